// SPDX-License-Identifier: GPL-3.0-or-later
// The opponents on the page before a game: chosen by mouse, keys and menu, at every size.
#include "game/characters.h"
#include "game/seating.h"
#include "heorot/room_check.h"
#include "language/translations.h"
#include "setup_fixture.h"
#include "suite/widget_suite.h"

#include <QMenu>
#include <QScopeGuard>
#include <QToolButton>

using namespace heorot;
using namespace heorot::app;
using namespace heorot::test;

class TestSetupOpponents final : public SetupFixture {
    Q_OBJECT

  private slots:
    void opponentsCanBeChosen();
    void cardsPutAnOpponentOnTheSeat();
    void digitsPutAnOpponentOnTheSeat();
    void seatBeingChosenIsMarked();
    void allIsSeenWithoutScrolling_data();
    void allIsSeenWithoutScrolling();
    void everySeatOfTheTableHasAnotherOpponent();
    void savedPlayersWithoutStyleGetOne();
    void noOpponentIsCalledLikeAThingOfAGame_data();
    void noOpponentIsCalledLikeAThingOfAGame();

  private:
    /// The opponent on whose card the mark of the choice is, or -1.
    int checkedCard() {
        int checked = -1;
        for (int card = 0; card < static_cast<int>(game::characters().size()); ++card)
            if (part<QPushButton>(QStringLiteral("opponentCard%1").arg(card)).isChecked()) checked = card;
        return checked;
    }
};

void TestSetupOpponents::opponentsCanBeChosen() {
    open();
    QVERIFY(!shown("opponent0") && !shown("character0") && !shown("strength0"));
    QVERIFY(shown("opponent1") && shown("character1") && shown("strength1"));
    const QMenu& menu = *part<QToolButton>(QStringLiteral("opponent1")).menu();
    QCOMPARE(menu.actions().size(), static_cast<qsizetype>(game::characters().size()));
    const auto take = [&](int seat, ai::Style style) {
        const auto& all = game::characters();
        const auto at = std::find_if(all.begin(), all.end(), [=](const auto& each) { return each.style == style; });
        part<QToolButton>(QStringLiteral("opponent%1").arg(seat)).menu()->actions()[at - all.begin()]->trigger();
    };
    const QString before = said("character1");
    take(1, ai::Style::Patient);
    const auto& seats = page_->choices().seats();
    QCOMPARE(seats[1].player, QStringLiteral("easy-patient"));
    QCOMPARE(seats[1].name, QStringLiteral("Hygd"));
    QVERIFY(said("character1") != before);
    QVERIFY(part(QStringLiteral("opponent1")).accessibleName().contains(QStringLiteral("Hygd")));
    // A level changes the strength only, and says what it means.
    const QString easy = said("strength1");
    choose("players1", 2);
    QCOMPARE(seats[1].player, QStringLiteral("medium-patient"));
    QVERIFY(said("strength1") != easy);
    // An opponent of another seat: the two swap, each with the level of its seat.
    press("addSeat");
    QCOMPARE(seats[2].player, QStringLiteral("easy-bold"));
    take(1, ai::Style::Bold);
    QCOMPARE(seats[1].player, QStringLiteral("medium-bold"));
    QCOMPARE(seats[1].name, QStringLiteral("Ylva"));
    QCOMPARE(seats[2].player, QStringLiteral("easy-patient"));
    QCOMPARE(seats[2].name, QStringLiteral("Hygd"));
    // A typed name stays.
    type("name1", QStringLiteral("Grandmother"));
    take(1, ai::Style::Grasping);
    QCOMPARE(seats[1].player, QStringLiteral("medium-grasping"));
    QCOMPARE(seats[1].name, QStringLiteral("Grandmother"));
    const session::NewGame game = start();
    for (std::size_t seat = 1; seat < 3; ++seat)
        QVERIFY(!game::refusePlayer(sample_.module(), game.seating.players[seat]));
}

void TestSetupOpponents::cardsPutAnOpponentOnTheSeat() {
    open({1920, 1080});
    press("addSeat");
    const auto& seats = page_->choices().seats();
    // The focus is in the row of the new seat.
    QVERIFY(part<QPushButton>(QStringLiteral("opponentCard1")).isChecked());
    press("opponentCard4");
    QCOMPARE(seats[2].player, QStringLiteral("easy-scheming"));
    QCOMPARE(part<QLineEdit>(QStringLiteral("name2")).text(), QStringLiteral("Wiglaf"));
    QVERIFY(part<QPushButton>(QStringLiteral("opponentCard4")).isChecked());
    QVERIFY(part(QStringLiteral("opponentCard0")).accessibleName().contains(QStringLiteral("Ylva")));
    press("name1");
    QVERIFY(part<QPushButton>(QStringLiteral("opponentCard0")).isChecked());
    part(QStringLiteral("opponentCard5")).setFocus();
    QTest::keyClick(&part(QStringLiteral("opponentCard5")), Qt::Key_Space);
    QCOMPARE(seats[1].player, QStringLiteral("easy-grasping"));
    // Without a computer player there is nobody to choose.
    choose("players1", 0);
    choose("players2", 0);
    QVERIFY(!part(QStringLiteral("opponentCard0")).isEnabled());
}

void TestSetupOpponents::digitsPutAnOpponentOnTheSeat() {
    open({1280, 800});
    press("addSeat");
    const auto& seats = page_->choices().seats();
    part(QStringLiteral("players1")).setFocus();
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_5);
    QCOMPARE(seats[1].player, QStringLiteral("easy-scheming"));
    QCOMPARE(checkedCard(), 4);
    // That of another seat: they swap.
    const QString other = seats[2].player;
    int taken = -1;
    for (std::size_t i = 0; i < game::characters().size(); ++i)
        if (page_->choices().seatOf(game::characters()[i].style) == 2) taken = static_cast<int>(i) + 1;
    QTest::keyClick(QApplication::focusWidget(), static_cast<Qt::Key>(Qt::Key_0 + taken), Qt::KeypadModifier);
    QCOMPARE(seats[1].player, other);
    QCOMPARE(seats[2].player, QStringLiteral("easy-scheming"));
    // A number that is typed stays where it is typed; there are only six opponents.
    const auto before = seats;
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_7);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_0);
    QVERIFY(seats == before);
    type("name1", QStringLiteral("R2"));
    QCOMPARE(seats[1].name, QStringLiteral("R2"));
    QCOMPARE(seats[1].player, before[1].player);
    // Each card shows its digit.
    for (int card = 0; card < static_cast<int>(game::characters().size()); ++card) {
        const auto labels = part(QStringLiteral("opponentCard%1").arg(card)).findChildren<QLabel*>();
        QVERIFY(std::any_of(labels.begin(), labels.end(), [=](const QLabel* label) {
            return label->isVisible() && label->text() == QString::number(card + 1);
        }));
    }
    choose("players1", 0);
    choose("players2", 0);
    part(QStringLiteral("start")).setFocus();
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_3);
    for (const auto& seat : seats) QVERIFY(seat.isPerson());
}

void TestSetupOpponents::seatBeingChosenIsMarked() {
    open({1280, 800});
    press("addSeat");
    const auto marked = [this] {
        QStringList rows;
        for (int seat = 0; seat < page_->choices().seatCount(); ++seat)
            if (const QString row = QStringLiteral("seat%1").arg(seat); part(row).property("current").toBool())
                rows << row;
        return rows;
    };
    QCOMPARE(marked(), QStringList{QStringLiteral("seat2")});
    press("name1");
    QCOMPARE(marked(), QStringList{QStringLiteral("seat1")});
    press("name0"); // a person's
    QCOMPARE(marked(), QStringList{QStringLiteral("seat1")});
    press("remove1");
    QCOMPARE(marked(), QStringList{QStringLiteral("seat1")});
}

void TestSetupOpponents::allIsSeenWithoutScrolling_data() {
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("seats");
    QTest::addColumn<QString>("language");
    const auto row = [](const QSize& size, int seats, const char* language) {
        QTest::addRow("%s %dx%d, %d seats", language, size.width(), size.height(), seats)
            << size << seats << QString::fromLatin1(language);
    };
    for (const char* language : {"en", "de", "fr"}) {
        for (const int seats : {2, 3, 4}) {
            row({1280, 800}, seats, language);
            row({1366, 768}, seats, language);
            row({1920, 1080}, seats, language);
        }
        row({1024, 600}, 2, language);
    }
}

void TestSetupOpponents::allIsSeenWithoutScrolling() {
    QFETCH(QSize, size);
    QFETCH(int, seats);
    QFETCH(QString, language);
    language::Translations translations(QStringLiteral(HEOROT_BINARY_DIR "/share/heorot/translations"));
    translations.use(language);
    const auto english = qScopeGuard([&] { translations.use(QStringLiteral("en")); });
    open(size, true);
    while (page_->choices().seatCount() < seats) press("addSeat");
    QCoreApplication::sendPostedEvents();
    const bool isWide = shown("optionsCard");
    for (int card = 0; card < static_cast<int>(game::characters().size()); ++card)
        QVERIFY(shown(qPrintable(QStringLiteral("opponentCard%1").arg(card))));
    QVERIFY(isWide || (shown("foldVariants") && shown("foldTable")));
    QTRY_VERIFY2(cutTexts(*page_).isEmpty(), qPrintable(cutTexts(*page_).join(u'\n')));
    for (const QScrollArea* area : page_->findChildren<QScrollArea*>()) {
        const bool isOptions = part(QStringLiteral("optionsCard")).isAncestorOf(area);
        if (area->isVisible() && !isOptions)
            QVERIFY2(area->widget()->height() <= area->viewport()->height(),
                     qPrintable(QStringLiteral("%1 has %2 of %3 pixels")
                                    .arg(area->parentWidget()->objectName())
                                    .arg(area->viewport()->height())
                                    .arg(area->widget()->height())));
    }
    QCOMPARE(page_->size(), size);
}

void TestSetupOpponents::everySeatOfTheTableHasAnotherOpponent() {
    open();
    choose("players0", 1);
    while (page_->choices().canAdd()) press("addSeat");
    QSet<QString> players;
    QSet<QString> names;
    for (const auto& seat : page_->choices().seats()) {
        players << seat.player;
        names << seat.name;
    }
    QCOMPARE(players.size(), qsizetype{page_->choices().seatCount()});
    QCOMPARE(names.size(), players.size());
    QVERIFY(page_->choices().canStart());
}

void TestSetupOpponents::savedPlayersWithoutStyleGetOne() {
    const SetupChoices plain(movie_.module());
    plain.save();
    QSettings file = userSettings();
    file.setValue(QStringLiteral("new-game/movie/seats/2/player"), QStringLiteral("easy"));
    file.setValue(QStringLiteral("new-game/movie/seats/2/name"), QStringLiteral("Torben"));
    file.sync();
    const SetupChoices loaded = SetupChoices::load(movie_.module());
    QCOMPARE(loaded.seats()[1].player, QStringLiteral("easy-bold"));
    QCOMPARE(loaded.seats()[1].name, QStringLiteral("Torben"));
}

void TestSetupOpponents::noOpponentIsCalledLikeAThingOfAGame_data() {
    QTest::addColumn<QString>("game");
    for (const char* game : {"legend", "movie", "raiders"}) QTest::newRow(game) << QString::fromLatin1(game);
}

/// A card called Wiglaf and a player called Wiglaf would confuse the log. All words of a game stand in its catalogue.
void TestSetupOpponents::noOpponentIsCalledLikeAThingOfAGame() {
    QFETCH(QString, game);
    for (const char* language : {"de", "fr"}) {
        QFile file(QStringLiteral(HEOROT_SOURCE_DIR "/translations/%1_%2.ts").arg(game, QLatin1String(language)));
        QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(file.fileName()));
        const QString words = QString::fromUtf8(file.readAll());
        QVERIFY(words.contains(QStringLiteral("<source>")));
        for (const game::Character& each : game::characters())
            QVERIFY2(!words.contains(QRegularExpression(QStringLiteral("\\b%1\\b").arg(each.name))),
                     qPrintable(each.name + u' ' + game));
    }
}

HEOROT_WIDGET_SUITE(TestSetupOpponents)
#include "tst_setup_opponents.moc"
