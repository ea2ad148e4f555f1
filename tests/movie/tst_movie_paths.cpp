// SPDX-License-Identifier: GPL-3.0-or-later
// The Movie played by spots: the path of each kind of decision, and what an unavailable spot would mean.
#include "game/erased_view.h"
#include "games/scene_tools.h"
#include "movie_fixture.h"
#include "suite/widget_suite.h"
#include "view/view.h"

#include <QTest>

using namespace heorot;
using namespace heorot::movie;
using test::textOf;

class TestMoviePaths : public QObject {
    Q_OBJECT

  private slots:
    void everyActionHasItsPath_data();
    void everyActionHasItsPath();
    void unavailableSpotsStandForRefusedActions_data();
    void unavailableSpotsStandForRefusedActions();
    void takenSpacesAloneAreNoChoices();
    void panelsAreNotChoices();
    void choicesHaveLabels();

  private:
    /// A scenario's position after these actions.
    std::unique_ptr<test::Movie::Match> after(const QString& scenario, const QString& moves) const {
        auto match = game_.atScenario(scenario.toStdString());
        for (const QString& move : moves.split(u',', Qt::SkipEmptyParts))
            if (match->play(*match->parse(move.trimmed().toStdString()))) return nullptr;
        return match;
    }

    test::Movie game_;
    std::shared_ptr<const game::GameView> view_ = game::ErasedView<Game, View>::create();
};

void TestMoviePaths::everyActionHasItsPath_data() {
    QTest::addColumn<QString>("scenario");
    QTest::addColumn<QString>("moves");
    QTest::addColumn<QString>("action");
    QTest::addColumn<QString>("path");
    const auto row = [](const char* name, const char* scenario, const char* moves, const char* action,
                        const char* path) {
        QTest::newRow(name) << QString::fromLatin1(scenario) << QString::fromLatin1(moves)
                            << QString::fromLatin1(action) << QString::fromLatin1(path);
    };
    row("a figure", "positions/table-picture", "play I+5 d4", "place castle d5", "figure/castle space/d5");
    row("a draw", "positions/table-picture", "play I+5 d4", "draw", "choice/draw|pool");
    row("a tile", "positions/table-picture", "", "play I-2 e1", "hand/2 space/e1");
    row("Drunkenness on Mead", "abilities/drunkenness-replaces-mead", "", "replace I-4drunkenness c1",
        "hand/1 space/c1");
    row("Drunkenness on a space", "abilities/drunkenness-replaces-mead", "", "play I-4drunkenness b1",
        "hand/1 space/b1");
    row("a Treasure cashed", "abilities/treasure-cashed", "", "cash I+2treasure6", "hand/1 choice/cash");
    row("Good Counsel", "abilities/counsel-moves-a-figure", "", "counsel I+0counsel c3", "hand/1 space/c3");
    row("its step", "abilities/counsel-moves-a-figure", "counsel I+0counsel c3", "move d3", "space/d3");
    row("Temptation's removal", "abilities/temptation-declined", "play I-3temptation e4", "remove e5", "space/e5");
    row("no removal", "abilities/temptation-declined", "play I-3temptation e4", "decline",
        "choice/decline choice/confirm");
    row("the first of a swap", "abilities/statue-swaps-two-tiles", "play I+0statue a1", "swap b2", "space/b2");
    row("the second of a swap", "abilities/statue-swaps-two-tiles", "play I+0statue a1,swap b2", "with e4", "space/e4");
    row("a refill", "acts/refill-accepted", "cash I+2treasure6,play I+3 c3", "refill", "choice/refill|pool");
    row("no refill", "acts/refill-accepted", "cash I+2treasure6,play I+3 c3", "decline",
        "choice/decline choice/confirm");
}

void TestMoviePaths::everyActionHasItsPath() {
    QFETCH(QString, scenario);
    QFETCH(QString, moves);
    QFETCH(QString, action);
    QFETCH(QString, path);
    const auto match = after(scenario, moves);
    QVERIFY(match);
    const auto parsed = match->parse(action.toStdString());
    QVERIFY(parsed && !match->validate(*parsed));
    QCOMPARE(textOf(view_->path(*match, *parsed)), path);
}

void TestMoviePaths::unavailableSpotsStandForRefusedActions_data() {
    QTest::addColumn<QString>("scenario");
    QTest::addColumn<QString>("moves");
    QTest::addColumn<QString>("chosen");
    QTest::addColumn<QString>("spot");
    QTest::addColumn<QString>("refusal");
    const auto row = [](const char* name, const char* scenario, const char* moves, const char* chosen, const char* spot,
                        const char* refusal) {
        QTest::newRow(name) << QString::fromLatin1(scenario) << QString::fromLatin1(moves)
                            << QString::fromLatin1(chosen) << QString::fromLatin1(spot) << QString::fromLatin1(refusal);
    };
    const char* picture = "positions/table-picture";
    row("a figure after a draw", picture, "", "", "figure/thane", "tile-must-be-played");
    row("a second draw", picture, "", "", "pool", "tile-must-be-played");
    row("a tile on a tile", picture, "", "hand/2", "space/c2", "space-taken");
    row("an open space alone", picture, "", "", "space/d4", "choose-first");
    row("a tile before a draw", picture, "play I+5 d4", "", "hand/0", "draw-first");
    row("a figure on a figure", picture, "play I+5 d4", "figure/thane", "space/e5", "space-taken");
    row("cashing what is no Treasure", "abilities/treasure-cashed", "", "hand/0", "choice/cash", "not-treasure");
    row("a figure that ran out", "turns/figures-run-out", "", "", "figure/beowulf", "no-such-figure");
    row("Drunkenness on a figure", "abilities/drunkenness-replaces-mead", "", "hand/1", "space/a1", "space-taken");
    row("Drunkenness on another boon", "abilities/drunkenness-on-another-boon", "", "hand/1", "space/a1",
        "no-mead-there");
    row("Good Counsel on a rival", "abilities/counsel-moves-a-figure", "", "hand/1", "space/b3", "not-own-figure");
    row("a diagonal step", "abilities/counsel-moves-a-figure", "counsel I+0counsel c3", "", "space/d4", "not-adjacent");
    row("a tile before the step", "abilities/counsel-moves-a-figure", "counsel I+0counsel c3", "", "hand/0",
        "move-figure");
    row("removing no Valor", "abilities/temptation-declined", "play I-3temptation e4", "", "space/a1",
        "no-valor-there");
    row("swapping a figure", "abilities/statue-swaps-two-tiles", "play I+0statue a1", "", "space/d3", "figures-stay");
    row("swapping the statue", "abilities/statue-swaps-two-tiles", "play I+0statue a1", "", "space/a1", "statue-stays");
    row("swapping a tile with itself", "abilities/statue-swaps-two-tiles", "play I+0statue a1,swap b2", "", "space/b2",
        "same-tile");
    row("a figure before the refill", "acts/refill-accepted", "cash I+2treasure6,play I+3 c3", "", "figure/longship",
        "refill-first");
}

void TestMoviePaths::unavailableSpotsStandForRefusedActions() {
    QFETCH(QString, scenario);
    QFETCH(QString, moves);
    QFETCH(QString, chosen);
    QFETCH(QString, spot);
    QFETCH(QString, refusal);
    const auto match = after(scenario, moves);
    QVERIFY(match);
    const auto action = view_->candidate(*match, chosen.split(u' ', Qt::SkipEmptyParts), spot);
    QVERIFY(action);
    const engine::Violation violation = match->validate(*action);
    QVERIFY2(violation, match->format(*action).c_str());
    QCOMPARE(QString::fromStdString(match->refusalName(violation)), refusal);
}

/// Their tips say what lies there; there is nothing to choose first.
void TestMoviePaths::takenSpacesAloneAreNoChoices() {
    QVERIFY(!view_->candidate(*after(QStringLiteral("positions/table-picture"), {}), {}, QStringLiteral("space/c2")));
    const auto gorges = after(QStringLiteral("abilities/counsel-hemmed-in-by-printed-gorges"), {});
    QVERIFY(!view_->candidate(*gorges, {}, QStringLiteral("space/b2")));
}

void TestMoviePaths::panelsAreNotChoices() {
    const auto match = game_.atScenario("positions/table-picture");
    QVERIFY(!view_->candidate(*match, {}, QStringLiteral("seat/1")));
}

void TestMoviePaths::choicesHaveLabels() {
    const auto match = game_.atScenario("abilities/treasure-cashed");
    for (const char* choice : {"choice/draw", "choice/cash", "choice/refill", "choice/decline"})
        QVERIFY(!view_->choiceLabel(*match, QLatin1String(choice)).isEmpty());
    QCOMPARE(view_->chosenPrompt(*match, {QStringLiteral("hand/0")}),
             QStringLiteral("Sandra, choose a space for %1.").arg(QStringLiteral("a +6 boon")));
    QVERIFY(view_->chosenPrompt(*match, {}).isEmpty());
}

HEOROT_WIDGET_SUITE(TestMoviePaths)
#include "tst_movie_paths.moc"
