// SPDX-License-Identifier: GPL-3.0-or-later
// Stored finished games of The Movie, one for each way to end, replay to their stored result. `write_movie_sagas`
// rewrites them.
#include "games/saga_suite.h"
#include "movie_fixture.h"
#include "suite/suite.h"

#include <QTest>

using namespace heorot;
using namespace heorot::test;

class TestMovieSagas final : public SagaSuite {
    Q_OBJECT

  public:
    explicit TestMovieSagas(const Movie& tested) : SagaSuite(Movie::sagas(), tested.game()) {}

  private slots:
    void everyKindOfEndingIsStored();
    void refusedStateNamesNoHiddenTile();
};

/// Seats, boards and options of the stored games, and how they ended.
void TestMovieSagas::everyKindOfEndingIsStored() {
    std::set<std::string> found;
    for (const auto& file : files()) {
        const auto saga = load(file);
        const engine::Scores scores = saga.match->scores();
        const auto& options = saga.match->setup().options;
        found.insert(std::to_string(scores.seats) + " seats");
        found.insert(options[0] ? "rectangle" : "diagonal");
        found.insert(options[1] ? "last power first" : "last power unused");
        auto totals = scores.total;
        std::sort(totals.begin(), totals.begin() + scores.seats, std::greater<>());
        const auto winners = std::count(scores.place.begin(), scores.place.begin() + scores.seats, 1);
        found.insert(winners > 1 ? "shared win" : totals[0] == totals[1] ? "tie broken" : "win");
        if (totals[static_cast<std::size_t>(scores.seats) - 1] < 0) found.insert("below zero");
        for (const auto& move : saga.match->moves())
            for (const auto& event : move.events)
                if (movie::kindOf(event) == movie::Happening::ActEnds && event.args[1] == 0)
                    found.insert("nobody can do anything");
    }
    const std::set<std::string> wanted{"2 seats",    "3 seats",          "4 seats",           "rectangle",
                                       "diagonal",   "last power first", "last power unused", "win",
                                       "tie broken", "shared win",       "below zero",        "nobody can do anything"};
    for (const auto& way : wanted) QVERIFY2(found.contains(way), way.c_str());
}

/// With an owner's data that lacks a tile held in a hand.
void TestMovieSagas::refusedStateNamesNoHiddenTile() {
    AlteredMovie altered;
    altered.replace("{value: 2, count: 2, confidence: reconstructed}",
                    "{value: 2, count: 1, confidence: reconstructed}");
    altered.replace("{value: -1, count: 2, confidence: inferred}", "{value: -1, count: 3, confidence: inferred}");
    const Movie shipped;
    const Movie own(altered.folder());
    const auto match = shipped.newMatch({"Anna", "Ben"});
    QString said;
    try {
        record::readSaga(record::writeSaga(shipped.game(), *match), "a.saga", own.finder());
    } catch (const record::FileError& error) {
        QVERIFY(error.line() > 0);
        said = QString::fromUtf8(error.what());
    }
    QVERIFY2(said.contains(QStringLiteral(": the pieces here do not match the box; ")), qPrintable(said));
    for (const auto& zone : match->zones())
        for (const std::string& piece : zone.pieces)
            QVERIFY2(!said.contains(QString::fromStdString(piece)), qPrintable(said));
}

HEOROT_SUITE_FUNCTION {
    const Movie tested;
    TestMovieSagas suite(tested);
    return QTest::qExec(&suite, argc, argv);
}

#include "tst_movie_sagas.moc"
