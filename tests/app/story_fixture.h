// SPDX-License-Identifier: GPL-3.0-or-later
// Shared by tests of what the table tells of the others' moves and of earlier positions.
#pragma once

#include "session/play_on.h"
#include "table_fixture.h"

namespace heorot::test {

class StoryFixture : public TableFixture {
    Q_OBJECT

  protected:
    app::RecapLine& line() { return *part<app::RecapLine>("storyLine"); }
    app::TimeStrip& strip() { return *part<app::TimeStrip>("timeStrip"); }
    session::Session& session() { return page_->session(); }
    ui::BoardWidget& board() { return page_->board().board(); }
    const ui::Marks& marks() { return board().marks(); }

    /// One person against two computer players, until these have moved and the person is to decide.
    void openTold(const QString& game, QSize size = {1920, 1080}, const app::Settings& settings = quickSettings()) {
        open({"human", "v1", "v1"}, settings, size, &moduleOf(game));
        while (!line().isVisible() || !session().mayDecide()) goOn();
        QVERIFY(line().isVisible());
    }
    const game::GameModule& moduleOf(const QString& game) {
        if (game == u"sample") return sample_.module();
        return game == u"movie" ? movie_.module() : game == u"legend" ? legend_.module() : raiders_.module();
    }
    /// The person decides, or the others do.
    void goOn() {
        auto* moments = part<app::MomentLayer>("momentLayer");
        while (moments->isPlaying()) moments->skip();
        if (session().waitingFor() != engine::nobody) session().takeTable();
        if (session().mayDecide()) {
            engine::ActionList legal;
            session().match().legalActions(legal);
            if (session().play(legal[0])) qFatal("a legal action is refused");
        }
        QCoreApplication::processEvents();
    }
    /// Whether the table shows what `viewer` saw after so many moves, apart from the prompt.
    bool showsPosition(std::size_t moves, engine::Seat viewer) {
        return isShown(session().view()->sceneAfter(session().match(), moves, viewer, page_->board().look()));
    }
    bool showsNow() {
        const game::Look& look = page_->board().look();
        return !marks().isPast && isShown(session().view()->scene(session().match(), session().viewer(), look));
    }
    bool isShown(const game::Scene& scene) {
        const auto& shown = board().scene().sprites;
        return std::all_of(scene.sprites.begin(), scene.sprites.end(), [&](const game::Sprite& sprite) {
            return std::find(shown.begin(), shown.end(), sprite) != shown.end();
        });
    }
    /// Chooses every spot of the table.
    void chooseAll() {
        QStringList spots;
        for (const game::Spot& spot : board().scene().spots) spots << spot.id;
        for (const QString& spot : spots) page_->board().choose(spot);
    }
    static void addGames() {
        QTest::addColumn<QString>("game");
        for (const char* game : {"sample", "movie", "legend", "raiders"})
            QTest::newRow(game) << QString::fromLatin1(game);
    }

    ShippedGame legend_{QStringLiteral("legend")};
    ShippedGame raiders_{QStringLiteral("raiders")};
};

}
