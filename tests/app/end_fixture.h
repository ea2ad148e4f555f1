// SPDX-License-Identifier: GPL-3.0-or-later
// Finished games and the page at their end, for tests of the window.
#pragma once

#include "heorot/end_screen.h"
#include "table_fixture.h"
#include "widget_tools.h"

namespace heorot::test {

class EndFixture : public TableFixture {
  protected:
    static void games_data() {
        QTest::addColumn<QString>("game");
        for (const char* game : {"movie", "legend", "raiders"}) QTest::newRow(game) << QString::fromLatin1(game);
    }
    const game::GameModule& module(const QString& game) {
        auto& loaded = loaded_[game];
        if (!loaded) loaded = std::make_unique<ShippedGame>(game);
        return loaded->module();
    }
    std::unique_ptr<record::AnyMatch> finished(const QString& game, std::uint64_t seed, int seats = 4) {
        std::vector<std::string> players(static_cast<std::size_t>(seats), "easy");
        players.front() = "human";
        session::NewGame begun = newGame(game, players, seed);
        const std::vector<std::string> names{"Sandra", "Martha", "Mark", "Peter", "Anna"};
        begun.seating.names.assign(names.begin(), names.begin() + seats);
        auto match = module(game).newMatch(begun.setup, begun.seating, {});
        while (!match->isOver())
            match->play(module(game).think(*match, ai::Level::Random, seed + match->moves().size()));
        return match;
    }
    app::EndScreen& show(const QString& game, std::unique_ptr<record::AnyMatch> match, QSize size = {1280, 800},
                         double textScale = 1) {
        app::Settings settings = quickSettings();
        settings.textScale = textScale;
        useTheme(settings.theme, textScale);
        page_ = std::make_unique<app::TablePage>(std::make_unique<session::Session>(module(game), std::move(match),
                                                                                    QString(), QString(),
                                                                                    optionsOf(settings)),
                                                 settings, art_);
        page_->resize(size);
        page_->show();
        page_->activateWindow();
        if (!QTest::qWaitForWindowActive(page_.get())) qFatal("the window does not become active");
        page_->begin();
        auto* moments = part<app::MomentLayer>("momentLayer");
        auto* end = part<app::EndScreen>("endScreen");
        if (!QTest::qWaitFor([&] {
                if (moments->isPlaying()) moments->skipAll();
                return end->isVisible();
            }))
            qFatal("the result is not shown");
        QCoreApplication::processEvents();
        return *end;
    }
    static app::ScoreHistory historyOf(const record::AnyMatch& match) {
        app::ScoreHistory history;
        for (std::size_t moves = 0; moves <= match.moves().size(); ++moves) history.push_back(match.scoresAfter(moves));
        return history;
    }

    std::map<QString, std::unique_ptr<ShippedGame>> loaded_;
};

}
