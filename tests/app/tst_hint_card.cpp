// SPDX-License-Identifier: GPL-3.0-or-later
// The hint card: what it shows is the search's record, it covers nothing that is played with, and it goes with Escape
// or any move.
#include "heorot/breakable_text.h"
#include "hint_fixture.h"
#include "language/translations.h"
#include "suite/widget_suite.h"

#include <QSignalSpy>

using namespace heorot;
using namespace heorot::app;
using namespace heorot::test;

class TestHintCard final : public HintFixture {
    Q_OBJECT

  private slots:
    void hintShowsTheSearchsRecord();
    void nextChoicesHaveKeys();
    void pointingLightsAChoice();
    void playItForMe();
    void playingAHintConfirmsWhatItGivesUp();
    void enterPlaysItWhereverTheKeysAre();
    void enterPlaysItBesideAnOpenLog();
    void enterPlaysItAfterTheOthersMovesWereShownAgain();
    void enterIsTheHintsWhileItIsSearchedFor();
    void escapeAndMovesCloseIt();
    void everyCauseIsASentence_data();
    void everyCauseIsASentence();
    void hintIsNotThereWhileCovered();
    void hintIsNotThereDuringMoments();
    void answersAreAnnounced();
    void windowIsNotBlocked();

  private:
    QString text(const char* label) { return withoutBreaks(part<QLabel>(label)->text()); }
};

void TestHintCard::hintShowsTheSearchsRecord() {
    open({"human", "easy", "easy"});
    askHint();
    QVERIFY(hint().isVisible());
    const auto choices = session::choicesOf(session().game(), session().match(), *session().hint());
    QVERIFY(hint().choices().front().action == session().hint()->actions.front().action);
    QCOMPARE(text("hintAction").toLower(), choices[0].sentence.toLower());
    QCOMPARE(text("hintReasons"), choices[0].reasons.join(u'\n'));
    QCOMPARE(text("hintOutlook"), choices[0].outlook);
    QCOMPARE(text("hintWhen"), choices[0].when);
    for (int row = 0; row < 3 && !choices[0].changes.empty(); ++row) {
        const QString shown = text(qPrintable(QStringLiteral("hintChange%1").arg(row)));
        QCOMPARE(shown, session::pointsText(choices[0].changes[static_cast<std::size_t>(row)].points));
    }
}

void TestHintCard::nextChoicesHaveKeys() {
    open({"human", "easy"});
    askHint();
    const auto choices = hint().choices();
    QVERIFY(choices.size() > 1);
    QVERIFY(part<QWidget>("hintChoice2")->isVisible());
    QVERIFY(!part<QWidget>("hintChoice1")->isVisible());
    key(Qt::Key_2);
    QVERIFY(session().match().moves().empty()); // digits are the card's while it is open
    QCOMPARE(hint().shown(), std::size_t{1});
    QCOMPARE(text("hintAction").toLower(), choices[1].sentence.toLower());
    QCOMPARE(hinted(), path(choices[1].action));
    QVERIFY(part<QWidget>("hintChoice1")->isVisible());
    for (std::size_t i = 1; i < choices.size(); ++i) key(Qt::Key_H);
    QCOMPARE(hint().shown(), std::size_t{0});
}

void TestHintCard::pointingLightsAChoice() {
    open({"human", "easy"});
    askHint();
    const auto choices = hint().choices();
    auto* second = part<ChoiceButton>("hintChoice2");
    second->setFocus();
    QCOMPARE(hinted(), path(choices[1].action));
    QCOMPARE(hint().shown(), std::size_t{0});
    page_->board().setFocus();
    QCOMPARE(hinted(), path(choices[0].action));
    QVERIFY(second->accessibleName().contains(choices[1].sentence, Qt::CaseInsensitive));
    press("hintChoice2");
    QCOMPARE(hint().shown(), std::size_t{1});
}

void TestHintCard::playItForMe() {
    open({"human", "easy"});
    session().setPaused(true);
    askHint();
    const engine::Action best = hint().choices().front().action;
    press("hintPlay");
    QCOMPARE(session().match().moves().size(), std::size_t{1});
    QVERIFY(session().match().moves().front().action == best);
    QVERIFY(!hint().isVisible());
    QVERIFY(!session().isHintOpen());
}

void TestHintCard::playingAHintConfirmsWhatItGivesUp() {
    open({"human", "human"});
    session().setOptions([&] {
        session::Options options = session().options();
        options.handOver = session::HandOver::Never;
        return options;
    }());
    auto* moments = part<MomentLayer>("momentLayer");
    // The winner of the bid names what any roll reaches; then passing gives the prize up.
    for (const char* line : {"bid done", "bid done", "name 1", "roll"}) {
        QVERIFY2(play(session(), line), line);
        while (moments->isPlaying()) moments->skip();
    }
    const engine::Action pass = *session().match().parse("pass");
    QVERIFY(session().match().forgoes(pass));
    const std::size_t moves = session().match().moves().size();
    key(Qt::Key_H);
    emit hint().playWanted(pass);
    QCOMPARE(session().match().moves().size(), moves + 1);
    QVERIFY(session().match().moves().back().action == pass);
}

void TestHintCard::enterPlaysItWhereverTheKeysAre() {
    open({"human", "human"});
    session::Options options = session().options();
    options.handOver = session::HandOver::Never;
    session().setOptions(options);
    askHint();
    key(Qt::Key_2);
    const engine::Action shown = hint().choices().at(1).action;
    QVERIFY(text("hintKeys").contains(QKeySequence(Qt::Key_Enter).toString(QKeySequence::NativeText)));
    // The keys are on another choice.
    const QStringList way = path(shown);
    const QStringList lit = page_->board().chooser().lit();
    const auto other = std::find_if(lit.begin(), lit.end(), [&](const QString& spot) { return !way.contains(spot); });
    QVERIFY(other != lit.end());
    page_->board().board().focusSpot(*other);
    key(Qt::Key_Return);
    QCOMPARE(session().match().moves().size(), std::size_t{1});
    QVERIFY(session().match().moves().front().action == shown);
    QVERIFY(!hint().isVisible());
}

void TestHintCard::enterPlaysItBesideAnOpenLog() {
    open({"human", "human"}, quickSettings(), {1280, 800});
    session::Options options = session().options();
    options.handOver = session::HandOver::Never;
    session().setOptions(options);
    decide();
    page_->actions().log->trigger();
    auto* log = QApplication::focusWidget();
    QVERIFY(log && log->inherits("QAbstractItemView"));
    QTest::keyClick(log, Qt::Key_Home);
    const std::size_t before = session().match().moves().size();
    QTest::keyClick(log, Qt::Key_H);
    QTRY_VERIFY(session().hint() && !session().isHintRefining());
    const engine::Action shown = hint().choices().front().action;
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QCOMPARE(session().match().moves().size(), before + 1);
    QVERIFY(session().match().moves().back().action == shown);
}

void TestHintCard::enterPlaysItAfterTheOthersMovesWereShownAgain() {
    open({"human", "easy"}, quickSettings(), {1280, 800}, &movie_.module());
    decide();
    auto* line = part<RecapLine>("storyLine");
    QTRY_VERIFY(session().mayDecide() && line->isVisible());
    line->setFocus();
    QTest::keyClick(line, Qt::Key_Space);
    QVERIFY(session().isHeld());
    QTRY_VERIFY(!session().isHeld());
    QVERIFY(line->hasFocus());
    QTest::keyClick(line, Qt::Key_H);
    QTRY_VERIFY(session().hint() && !session().isHintRefining());
    const engine::Action shown = *hint().lit();
    const std::size_t before = session().match().moves().size();
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QVERIFY(session().match().moves().size() > before);
    QVERIFY(session().match().moves()[before].action == shown);
}

/// Enter right after H must not choose what the keys are on.
void TestHintCard::enterIsTheHintsWhileItIsSearchedFor() {
    open({"human", "easy"}, quickSettings(), {1280, 800}, &movie_.module());
    session().setPaused(true);
    ui::BoardWidget& board = page_->board().board();
    board.setFocus();
    board.focusSpot(QStringLiteral("choice/draw"));
    key(Qt::Key_H);
    QVERIFY(!hint().lit());
    key(Qt::Key_Return);
    key(Qt::Key_1);
    QVERIFY(session().match().moves().empty());
    QVERIFY(page_->board().chooser().chosen().isEmpty());
    QVERIFY(part<QWidget>("notice")->isVisible());
    QTRY_VERIFY(hint().lit());
    const engine::Action shown = *hint().lit();
    key(Qt::Key_Return);
    QCOMPARE(session().match().moves().size(), std::size_t{1});
    QVERIFY(session().match().moves().front().action == shown);
}

/// In act III a row of each player's points and several reasons leave little room.
void TestHintCard::everyCauseIsASentence_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("language");
    for (const char* game : {"legend", "movie", "raiders"})
        for (const char* language : {"en", "de", "fr"})
            QTest::addRow("%s %s", game, language) << QString::fromLatin1(game) << QString::fromLatin1(language);
}

/// Of every part of the evaluation, for the reader and for others, gained and lost: all different.
void TestHintCard::everyCauseIsASentence() {
    QFETCH(QString, game);
    QFETCH(QString, language);
    language::Translations translations(QStringLiteral(HEOROT_BINARY_DIR "/share/heorot/translations"));
    QVERIFY(translations.use(language));
    ShippedGame shipped(game);
    const session::NewGame begun = newGame(game, {"human", "easy"});
    const auto match = shipped.module().newMatch(begun.setup, begun.seating, {});
    QStringList causes;
    for (int term = 0; term < shipped.module().terms(); ++term)
        for (const bool isGain : {true, false})
            for (const bool isOwn : {true, false}) {
                const engine::Seat seat = isOwn ? 0 : 1;
                const QString cause = shipped.module().words().cause(*match, 0, 0, {term, seat, isGain, isOwn});
                QVERIFY2(cause.endsWith(u'.') && cause.size() > 10, qPrintable(cause));
                QVERIFY2(!cause.contains(QRegularExpression(QStringLiteral("[%{}]"))), qPrintable(cause));
                QVERIFY2(!causes.contains(cause), qPrintable(cause));
                QCOMPARE(cause.contains(u'B'), !isOwn);
                causes << cause;
            }
    QVERIFY(!causes.isEmpty());
    translations.use(QStringLiteral("en"));
}

void TestHintCard::escapeAndMovesCloseIt() {
    open({"human", "easy"});
    askHint();
    key(Qt::Key_Escape);
    QVERIFY(!hint().isVisible());
    QVERIFY(!session().isHintOpen());
    QVERIFY(hinted().isEmpty());
    askHint();
    press("hintCardClose");
    QVERIFY(!hint().isVisible());
    askHint();
    decide();
    QVERIFY(!hint().isVisible());
    QVERIFY(!session().isHintOpen());
}

void TestHintCard::hintIsNotThereWhileCovered() {
    open({"human", "human"});
    QVERIFY(!page_->actions().hint->isEnabled());
    key(Qt::Key_H);
    QVERIFY(!hint().isVisible());
    press("takeTable");
    askHint();
    QVERIFY(hint().isVisible());
    QVERIFY(play(session(), "bid done"));
    QVERIFY(!hint().isVisible());
    QVERIFY(text("hintAction") != QString()); // "Looking ahead", nothing of the last hint
    QVERIFY(hint().choices().empty());
    QVERIFY(part<QLabel>("hintReasons")->text().isEmpty());
}

void TestHintCard::hintIsNotThereDuringMoments() {
    open({"human", "human"});
    session::Options options = session().options();
    options.handOver = session::HandOver::Never;
    session().setOptions(options);
    auto* moments = part<MomentLayer>("momentLayer");
    for (int i = 0; i < 40 && !moments->isPlaying(); ++i) decide();
    QVERIFY(moments->isPlaying());
    QVERIFY(!page_->actions().hint->isEnabled() && !page_->actions().undo->isEnabled());
    QTest::keyClick(moments, Qt::Key_H);
    QVERIFY(!hint().isVisible());
    while (moments->isPlaying()) moments->skip();
    QVERIFY(page_->actions().hint->isEnabled());
}

/// Texts of the card that are not whole.
/// Over the panels of the seats, however high a game draws them.
/// Whichever choice it shows, where there is room.
void TestHintCard::answersAreAnnounced() {
    open({"human", "easy"});
    askHint();
    QVERIFY(part<QLabel>("status")->text().contains(hint().choices()[0].sentence));
    QVERIFY(hint().sentence().contains(hint().choices()[0].outlook));
    key(Qt::Key_2);
    QCOMPARE(part<QLabel>("status")->text(), hint().sentence());
    QVERIFY(hint().sentence().contains(hint().choices()[1].sentence));
}

/// The card opens at once, and the table stays playable while the search runs.
void TestHintCard::windowIsNotBlocked() {
    TirelessGame game(sample_.module());
    open({"human", "easy"}, quickSettings(), {1280, 800}, &game);
    key(Qt::Key_H);
    QVERIFY(hint().isVisible());
    QVERIFY(hint().choices().empty());
    QTRY_COMPARE(game.asked(), 1);
    QCOMPARE(game.done(), 0);
    decide();
    QVERIFY(!hint().isVisible());
    page_.reset();
    QVERIFY(game.iterationsDone() < TirelessGame::iterations);
}

HEOROT_WIDGET_SUITE(TestHintCard)
#include "tst_hint_card.moc"
