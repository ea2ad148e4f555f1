// SPDX-License-Identifier: GPL-3.0-or-later
// The Legend played by spots: the path of each kind of decision, and what an unavailable spot would mean.
#include "game/erased_view.h"
#include "games/scene_tools.h"
#include "legend_scenes.h"
#include "suite/widget_suite.h"
#include "view/view.h"
#include "words/words.h"

#include <QTest>

using namespace heorot;
using namespace heorot::legend;
using test::textOf;

class TestLegendPaths : public QObject {
    Q_OBJECT

  private slots:
    void everyActionHasItsPath_data();
    void everyActionHasItsPath();
    void unavailableSpotsStandForRefusedActions_data();
    void unavailableSpotsStandForRefusedActions();

  private:
    test::Legend game_;
    std::shared_ptr<const game::GameView> view_ = game::ErasedView<Game, View>::create();
};

void TestLegendPaths::everyActionHasItsPath_data() {
    QTest::addColumn<QString>("position");
    QTest::addColumn<QString>("action");
    QTest::addColumn<QString>("path");
    const auto row = [](const char* name, const char* position, const char* action, const char* path) {
        QTest::newRow(name) << QString::fromLatin1(position) << QString::fromLatin1(action)
                            << QString::fromLatin1(path);
    };
    const char* const exchange = "to_move: Martha\nseats: {Martha: {hand: [wit1, wit2]}}";
    row("decline", exchange, "pass", "choice/pass");
    row("a card is given", exchange, "pay wit1", "hand/wit1");
    const char* const risk = "step: sail-to-denmark\nphase: risk\nto_move: Martha\nseats: {Martha: {hand: [daring, "
                             "warriors-rest], scratches: 1}}";
    row("a risk", risk, "risk", "choice/risk");
    row("Daring", risk, "risk daring", "choice/daring|hand/daring");
    row("Rest", risk, "rest", "choice/rest|hand/warriors-rest");
    const char* const bid =
        "step: king-hrothgars-hall\nphase: bid\nto_move: Martha\nseats: {Martha: {hand: [friendship1]}}";
    row("a secret card", bid, "bid friendship1", "hand/friendship1");
    row("the end of the choice", bid, "done", "choice/done choice/confirm");
    row("an option", "step: final-preparations\nphase: select\nto_move: Martha", "take cards2", "option/3");
    row("an open card", "step: rest-at-heorot\nphase: recover\nto_move: Martha\ndisplay: [wit1, courage1]", "pick wit1",
        "open/wit1");
    const char* const turn =
        "step: grendels-attack\nphase: in-turn\nto_move: Martha\nseats: {Martha: {hand: [courage1]}}";
    row("a card in turn", turn, "play courage1", "hand/courage1");
    row("out", turn, "out", "choice/out choice/confirm");
    row("an icon",
        "step: grendels-attack\nphase: icons\nto_move: Martha\nseats: {Martha: {status: 1}, Mark: {status: 2}, Sandra: "
        "{status: 3}, Peter: {status: 4}}",
        "take wound", "icon/1");
    const char* const give =
        "step: break-ranks\nphase: give\nto_move: Martha\nseats: {Martha: {tokens: [fame1, fame2], "
        "wounds: 1}}";
    row("a fame token", give, "give fame2", "token/fame2");
    const char* const heal = "step: break-ranks\nphase: heal\nto_move: Martha\nseats: {Martha: {wounds: 1}}";
    row("healing", heal, "heal wound", "choice/heal-wound");
}

void TestLegendPaths::everyActionHasItsPath() {
    QFETCH(QString, position);
    QFETCH(QString, action);
    QFETCH(QString, path);
    const auto match = game_.at(four, position.toStdString());
    const auto parsed = match->parse(action.toStdString());
    QVERIFY(parsed);
    QVERIFY2(!match->validate(*parsed), qPrintable(action));
    QCOMPARE(textOf(view_->path(*match, *parsed)), path);
    for (const QString& way : path.split(u'|')) {
        QStringList chosen = way.split(u' ');
        const QString last = chosen.takeLast();
        QCOMPARE(view_->candidate(*match, chosen, last), parsed);
    }
}

void TestLegendPaths::unavailableSpotsStandForRefusedActions_data() {
    QTest::addColumn<QString>("spot");
    QTest::addColumn<QString>("refusal");
    QTest::newRow("a card without a symbol asked for")
        << "hand/wit1"
        << "You can’t use a wit card here: it shows none of the symbols needed.";
    QTest::newRow("an icon too early") << "icon/0"
                                       << "First play a card, run a risk, or drop out.";
}

void TestLegendPaths::unavailableSpotsStandForRefusedActions() {
    QFETCH(QString, spot);
    QFETCH(QString, refusal);
    const auto match = inTurn(game_);
    const auto action = view_->candidate(*match, {}, spot);
    QVERIFY(action);
    game::ErasedWords<legend::Game, legend::GameWords> words;
    QCOMPARE(words.refusal(*match, match->validate(*action)), refusal);
}

HEOROT_WIDGET_SUITE(TestLegendPaths)
#include "tst_legend_paths.moc"
