// SPDX-License-Identifier: GPL-3.0-or-later
// Games with chapters for tests of the window, played by a computer player to a given point.
#pragma once

#include "table_fixture.h"

#include <algorithm>

namespace heorot::test {

class ChapterFixture : public TableFixture {
  protected:
    static constexpr int seats = 3;

    game::GameModule const& gameOf(const QString& id) {
        return id == QStringLiteral("movie")    ? movie_.module()
               : id == QStringLiteral("legend") ? legend_.module()
                                                : raiders_.module();
    }
    static engine::Action chosen(const game::GameModule& game, const record::AnyMatch& match) {
        return game.think(match, ai::Level::V1, match.moves().size());
    }
    /// All seats are persons, or computer players but for `person`.
    std::unique_ptr<record::AnyMatch> played(const QString& id, std::size_t moves,
                                             engine::Seat person = engine::nobody) {
        const game::GameModule& game = gameOf(id);
        std::vector<std::string> players(seats, person == engine::nobody ? "human" : "easy");
        if (person != engine::nobody) players[person] = "human";
        const session::NewGame begun = newGame(id, players);
        auto match = game.newMatch(begun.setup, begun.seating, {});
        while (!match->isOver() && match->moves().size() < moves)
            if (match->play(chosen(game, *match))) qFatal("a computer player was refused");
        return match;
    }
    std::unique_ptr<session::Session> sessionOf(const QString& id, std::unique_ptr<record::AnyMatch> match,
                                                const app::Settings& settings = quickSettings()) {
        auto session =
            std::make_unique<session::Session>(gameOf(id), std::move(match), QString(), QString(), optionsOf(settings));
        session->setLeastPace(0);
        return session;
    }
    /// The first move of each chapter of the whole game.
    std::vector<std::size_t> starts(const QString& id) {
        const auto match = played(id, all);
        session::Chapters chapters(gameOf(id), *match);
        std::vector<std::size_t> starts;
        for (const session::ChapterStart& chapter : chapters.list()) starts.push_back(chapter.firstMove);
        return starts;
    }
    app::ChapterPage& page() { return *part<app::ChapterPage>("chapterPage"); }
    /// A table just before the last move of a chapter, which its person is to make.
    void openBefore(const QString& id, std::size_t place, const app::Settings& settings = quickSettings()) {
        const std::size_t last = starts(id)[place + 1] - 1;
        const engine::Seat mover = played(id, last)->toMove();
        show(sessionOf(id, played(id, last, mover), settings), settings);
    }
    void show(std::unique_ptr<session::Session> session, const app::Settings& settings = quickSettings()) {
        page_ = std::make_unique<app::TablePage>(std::move(session), settings, art_);
        part<app::HandOverCard>("handOverCard")->setDelay(0);
        page_->resize(1280, 800);
        page_->show();
        page_->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(page_.get()));
        page_->begin();
    }
    void playNext() {
        session::Session& session = page_->session();
        QVERIFY(!session.play(chosen(session.game(), session.match())));
        skipMoments();
    }
    void skipMoments() {
        auto* moments = part<app::MomentLayer>("momentLayer");
        if (moments->isPlaying()) QTest::keyClick(moments, Qt::Key_Escape);
    }
    static constexpr std::size_t all = 100'000;

    ShippedGame legend_{QStringLiteral("legend")};
    ShippedGame raiders_{QStringLiteral("raiders")};
};

}
