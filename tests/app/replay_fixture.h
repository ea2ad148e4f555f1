// SPDX-License-Identifier: GPL-3.0-or-later
// Shared by tests of replays: a page that shows a finished game, or one that goes on.
#pragma once

#include "games.h"
#include "heorot/replay_page.h"
#include "session/saga_file.h"
#include "widget_tools.h"

#include <QTemporaryDir>

namespace heorot::test {

using namespace app;

class ReplayFixture : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase() { QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion"))); }
    void init() { own_ = std::make_unique<OwnSettings>(); }
    void cleanup() { page_.reset(); }

  protected:
    static void addGames() {
        QTest::addColumn<QString>("game");
        for (const char* game : {"movie", "legend", "raiders"}) QTest::newRow(game) << QString::fromLatin1(game);
    }
    const game::GameModule& moduleOf(const QString& game) {
        return game == u"movie" ? movie_.module() : game == u"legend" ? legend_.module() : raiders_.module();
    }
    static QString sagaOf(const QString& game) {
        const char* file = game == u"legend" ? "base-2-seats" : "win-2-seats";
        return QStringLiteral(HEOROT_SOURCE_DIR "/tests/sagas/%1/%2.saga").arg(game, QLatin1String(file));
    }
    ReplayPage& show(std::unique_ptr<session::Session> session, const QSize& size = {1024, 600},
                     const Settings& settings = quickSettings()) {
        page_.reset();
        useTheme(settings.theme, settings.textScale);
        page_ = std::make_unique<ReplayPage>(std::move(session), settings, art_);
        page_->resize(size);
        page_->show();
        page_->activateWindow();
        if (!QTest::qWaitForWindowActive(page_.get())) qFatal("the window does not become active");
        page_->setFocus();
        return *page_;
    }
    ReplayPage& open(const QString& game, const QSize& size = {1024, 600}, const Settings& settings = quickSettings()) {
        return show(std::make_unique<session::Session>(session::loadSaga(sagaOf(game), game::finderOf(moduleOf(game))),
                                                       QString(), session::Options()),
                    size, settings);
    }
    /// A game of two persons that goes on.
    ReplayPage& openRunning(const QString& game, std::size_t moves) {
        const game::GameModule& module = moduleOf(game);
        const session::NewGame begun = newGame(game, {"human", "human"});
        auto match = module.newMatch(begun.setup, begun.seating, {});
        while (match->moves().size() < moves && !match->isOver())
            match->play(module.think(*match, ai::Level::Random, match->moves().size()));
        return show(
            std::make_unique<session::Session>(module, std::move(match), QString(), QString(), session::Options()));
    }
    ReplayLine& line() { return page_->controls().line(); }
    void key(int key, Qt::KeyboardModifiers with = Qt::NoModifier) {
        QTest::keyClick(&line(), static_cast<Qt::Key>(key), with);
    }
    LogPanel& log() { return *page_->findChild<LogPanel*>(); }
    bool isShown(const game::Scene& scene) {
        const auto& shown = page_->board().board().scene().sprites;
        return std::all_of(scene.sprites.begin(), scene.sprites.end(), [&](const game::Sprite& sprite) {
            return std::find(shown.begin(), shown.end(), sprite) != shown.end();
        });
    }
    bool showsPosition(engine::Seat viewer) {
        const session::Session& session = page_->session();
        const std::size_t moves = page_->line().movesAfter(page_->step());
        const game::Look& look = page_->board().look();
        if (session.match().isOver() && moves == session.match().moves().size())
            return isShown(session.view()->scene(session.match(), viewer, look));
        return isShown(session.view()->sceneAfter(session.match(), moves, viewer, look));
    }

    ShippedGame movie_{QStringLiteral("movie")};
    ShippedGame legend_{QStringLiteral("legend")};
    ShippedGame raiders_{QStringLiteral("raiders")};
    ui::ArtCache art_;
    std::unique_ptr<OwnSettings> own_;
    std::unique_ptr<ReplayPage> page_;
};

}
