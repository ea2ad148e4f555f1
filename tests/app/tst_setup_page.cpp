// SPDX-License-Identifier: GPL-3.0-or-later
// The page before a game by mouse and keys: one press starts it, invalid input is explained and refused, everything is
// kept for the next game, and nothing is clipped on the smallest screen with the largest text.
#include "game/seating.h"
#include "setup_fixture.h"
#include "suite/widget_suite.h"

#include <QSignalSpy>

#include <QInputMethodEvent>
#include <QMenu>
#include <QToolButton>

using namespace heorot;
using namespace heorot::app;
using namespace heorot::test;
using engine::nobody;

/// A zero-width space.
constexpr QChar unseen(0x200b);

class TestSetupPage final : public SetupFixture {
    Q_OBJECT

  private slots:
    void defaultIsOnePersonAgainstEasy_data();
    void defaultIsOnePersonAgainstEasy();
    void everyStartDealsAnew();
    void startedGameCanBePlayed();
    void seatsAreAddedAndRemoved();
    void movedSeatKeepsItsChoices();
    void colorsAreDistinct();
    void menuOfARemovedSeatCloses();
    void playersCanBeChosen();
    void firstPlayerCanBeChosen();
    void seedCanBeTypedOrRolled();
    void optionsReachTheGame();
    void invalidInputIsRefused_data();
    void invalidInputIsRefused();
    void invalidSeedIsRefused();
    void foldedPartsSayWhatIsSet();
    void choicesAreSaved();
    void invalidSavedChoicesAreDefaults_data();
    void invalidSavedChoicesAreDefaults();
    void tableSettingsAreSignaled();
};

void TestSetupPage::defaultIsOnePersonAgainstEasy_data() {
    QTest::addColumn<bool>("shipped");
    QTest::newRow("sample") << false;
    QTest::newRow("movie") << true;
}

void TestSetupPage::defaultIsOnePersonAgainstEasy() {
    QFETCH(bool, shipped);
    open({1024, 600}, shipped);
    const session::NewGame game = start();
    QCOMPARE(game.game, shipped ? QStringLiteral("movie") : QStringLiteral("sample"));
    QCOMPARE(game.setup.seats, 2);
    QCOMPARE(game.setup.first, nobody);
    QVERIFY(game.seating.players == (std::vector<std::string>{"human", "easy-bold"}));
    QVERIFY(game.seating.names == (std::vector<std::string>{"Sandra", "Ylva"}));
    QVERIFY(game::personsOf(game.seating) == engine::SeatSet::of(0));
    QVERIFY(game.seating.colors[0] != game.seating.colors[1]);
    QVERIFY(game.setup.options == record::defaultOptions(shipped ? movie_.module() : sample_.module()));
}

void TestSetupPage::everyStartDealsAnew() {
    open();
    const auto first = start().setup.seed;
    QVERIFY(start().setup.seed != first);
}

void TestSetupPage::startedGameCanBePlayed() {
    open({1920, 1080}, true);
    press("addSeat");
    const session::NewGame game = start();
    const auto match = movie_.module().newMatch(game.setup, game.seating);
    QVERIFY(!match->isOver());
    QCOMPARE(match->setup().seats, 3);
}

void TestSetupPage::seatsAreAddedAndRemoved() {
    open();
    const int least = sample_.module().minSeats();
    const int most = sample_.module().maxSeats();
    while (page_->choices().seatCount() < most) press("addSeat");
    QVERIFY(!shown("addSeat"));
    QSet<QString> names;
    for (const auto& seat : page_->choices().seats()) names << seat.name;
    QCOMPARE(names.size(), qsizetype{most});
    QVERIFY(part<SegmentedControl>(QStringLiteral("begins")).count() == most + 1);
    const QString second = page_->choices().seats()[1].name;
    press("remove0");
    QCOMPARE(page_->choices().seats()[0].name, second);
    QCOMPARE(part<QLineEdit>(QStringLiteral("name0")).text(), second);
    QVERIFY(shown("addSeat"));
    while (page_->choices().seatCount() > least) press("remove0");
    QVERIFY(!part(QStringLiteral("remove0")).isEnabled());
    press("remove0");
    QCOMPARE(page_->choices().seatCount(), least);
}

void TestSetupPage::movedSeatKeepsItsChoices() {
    open();
    press("addSeat");
    choose("begins", 1);
    const auto before = page_->choices().seats();
    QVERIFY(!part(QStringLiteral("up0")).isEnabled());
    QVERIFY(!part(QStringLiteral("down2")).isEnabled());
    press("down0");
    const auto& after = page_->choices().seats();
    QVERIFY(after[0] == before[1] && after[1] == before[0] && after[2] == before[2]);
    QCOMPARE(page_->choices().first(), engine::Seat{1});
    // The focus went with the seat, so that the same key moves it further.
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
    QVERIFY(page_->choices().seats()[2] == before[0]);
    press("up2");
    QVERIFY(page_->choices().seats()[1] == before[0]);
    const session::NewGame game = start();
    QVERIFY(game::personsOf(game.seating) == engine::SeatSet::of(1));
    QCOMPARE(game.setup.first, engine::Seat{1});
}

void TestSetupPage::menuOfARemovedSeatCloses() {
    open();
    press("addSeat");
    auto& button = part<QToolButton>(QStringLiteral("color2"));
    QMenu* menu = button.menu();
    menu->popup(button.mapToGlobal(QPoint()));
    QVERIFY(menu->isVisible());
    part<QToolButton>(QStringLiteral("remove2")).click();
    QVERIFY(!menu->isVisible());
    QCOMPARE(page_->choices().seatCount(), 2);
    const SetupChoices before = page_->choices();
    menu->actions()[4]->trigger();
    QVERIFY(page_->choices() == before);
    // The moved seat's place is now another seat's.
    press("addSeat");
    menu->popup(button.mapToGlobal(QPoint()));
    part<QToolButton>(QStringLiteral("up2")).click();
    QVERIFY(!menu->isVisible());
}

void TestSetupPage::colorsAreDistinct() {
    open();
    press("addSeat");
    auto& button = part<QToolButton>(QStringLiteral("color0"));
    QCOMPARE(button.menu()->actions().size(), qsizetype{ui::seatColors});
    const auto colors = [this] {
        std::vector<int> shown;
        for (const auto& seat : page_->choices().seats()) shown.push_back(seat.color);
        return shown;
    };
    QVERIFY(colors() == (std::vector<int>{0, 1, 2}));
    button.menu()->actions()[4]->trigger(); // a free one
    QVERIFY(colors() == (std::vector<int>{4, 1, 2}));
    QVERIFY(button.accessibleName().contains(colorName(4)));
    button.menu()->actions()[1]->trigger(); // that of seat 1, which gets this seat's
    QVERIFY(colors() == (std::vector<int>{1, 4, 2}));
    QVERIFY(page_->choices().freeColors() == (std::vector<int>{0, 3}));
    const session::NewGame game = start();
    QVERIFY(game.seating.colors == (std::vector<std::uint8_t>{1, 4, 2}));
}

void TestSetupPage::playersCanBeChosen() {
    open();
    auto& players = part<SegmentedControl>(QStringLiteral("players0"));
    // A person and the game's levels; random play is only for tests.
    const auto& choices = page_->choices().players();
    QCOMPARE(choices, (QStringList{QStringLiteral("human"), QStringLiteral("easy"), QStringLiteral("medium")}));
    QCOMPARE(players.count(), static_cast<int>(choices.size()));
    choose("players0", 1);
    choose("players1", 0);
    const session::NewGame game = start();
    QVERIFY(game.seating.players == (std::vector<std::string>{"easy-careful", "human"}));
    QVERIFY(game.seating.names == (std::vector<std::string>{"Hrolf", "Sandra"}));
    QVERIFY(game::personsOf(game.seating) == engine::SeatSet::of(1));
}

void TestSetupPage::firstPlayerCanBeChosen() {
    open();
    choose("begins", 2);
    QCOMPARE(start().setup.first, engine::Seat{1});
    type("name1", QStringLiteral("Unferth"));
    QCOMPARE(part<SegmentedControl>(QStringLiteral("begins")).button(2).text(), QStringLiteral("Unferth"));
    choose("begins", 0);
    QCOMPARE(start().setup.first, nobody);
}

void TestSetupPage::seedCanBeTypedOrRolled() {
    open();
    type("seed", QStringLiteral("731204"));
    QCOMPARE(start().setup.seed, std::uint64_t{731204});
    type("seed", QStringLiteral("18446744073709551615"));
    QCOMPARE(start().setup.seed, ~std::uint64_t{0});
    press("dice");
    const QString rolled = part<QLineEdit>(QStringLiteral("seed")).text();
    QVERIFY(rolled != QStringLiteral("18446744073709551615"));
    QCOMPARE(start().setup.seed, rolled.toULongLong());
}

void TestSetupPage::optionsReachTheGame() {
    open({1024, 600}, true);
    unfold("foldVariants");
    const auto options = movie_.module().options();
    for (int option = 0; option < static_cast<int>(options.size()); ++option) {
        const auto& spec = options[static_cast<std::size_t>(option)];
        const QString name = QStringLiteral("option%1").arg(option);
        QCOMPARE(part<SegmentedControl>(name).count(), static_cast<int>(spec.values.size()));
        QCOMPARE(part<SegmentedControl>(name).current(), spec.byDefault);
        choose(qPrintable(name), static_cast<int>(spec.values.size()) - 1);
    }
    const session::NewGame game = start();
    for (std::size_t option = 0; option < options.size(); ++option)
        QCOMPARE(std::size_t{game.setup.options[option]}, options[option].values.size() - 1);
}

void TestSetupPage::invalidInputIsRefused_data() {
    QTest::addColumn<QString>("name");
    QTest::newRow("empty") << QString();
    QTest::newRow("spaces") << QStringLiteral("   ");
    QTest::newRow("twin") << QStringLiteral("Sandra");
    QTest::newRow("twin but for spaces") << QStringLiteral(" Sandra ");
    QTest::newRow("reserved") << QStringLiteral("nobody");
    QTest::newRow("reserved too") << QStringLiteral("random");
    QTest::newRow("twin but for case") << QStringLiteral("sandrA");
    QTest::newRow("unseen") << QStringLiteral("Ann") + unseen;
}

void TestSetupPage::invalidInputIsRefused() {
    QFETCH(QString, name);
    open();
    QVERIFY(!shown("fault1"));
    type("name1", QString());
    QInputMethodEvent input;
    input.setCommitString(name);
    QApplication::sendEvent(&part<QLineEdit>(QStringLiteral("name1")), &input);
    QVERIFY(shown("fault1"));
    QVERIFY2(said("fault1").endsWith(u'.'), qPrintable(said("fault1")));
    QCOMPARE(said("fault1").contains(QStringLiteral("invisible character")), name.contains(unseen));
    QVERIFY(said("sentence").contains(QStringLiteral("Start")));
    press("seed");
    press("start");
    QCOMPARE(started_->count(), 0);
    // Start focuses the first invalid field.
    QVERIFY(QApplication::focusWidget()->objectName() ==
            (shown("fault0") ? QStringLiteral("name0") : QStringLiteral("name1")));
    type("name1", QStringLiteral(" Wiglaf "));
    QVERIFY(!shown("fault0") && !shown("fault1"));
    QCOMPARE(start().seating.names[1], std::string("Wiglaf"));
}

void TestSetupPage::invalidSeedIsRefused() {
    open({1024, 600});
    unfold("foldTable");
    for (const char* wrong : {"-1", "+1", "1.5", "saga", "18446744073709551616"}) {
        type("seed", QLatin1String(wrong));
        QVERIFY2(shown("seedFault"), wrong);
        press("start");
        QVERIFY2(started_->isEmpty(), wrong);
        QCOMPARE(QApplication::focusWidget()->objectName(), QStringLiteral("seed"));
    }
    type("seed", QString());
    QVERIFY(!shown("seedFault"));
    start();
}

void TestSetupPage::foldedPartsSayWhatIsSet() {
    open({1280, 800}, true);
    const auto summary = [this](const char* fold) {
        return part<FoldButton>(QLatin1String(fold)).accessibleDescription();
    };
    QVERIFY(!shown("option0") && !shown("begins") && !shown("seed"));
    QCOMPARE(summary("foldVariants"), QStringLiteral("Collapsed. as in the rulebook"));
    QCOMPARE(summary("foldTable"), QStringLiteral("Collapsed. choices, points, and hints, random start"));
    unfold("foldVariants");
    QVERIFY(shown("option0"));
    choose("option0", 1);
    const game::Words& words = movie_.module().words();
    const QString change = words.option(0) + QStringLiteral(": ") + words.optionValue(0, 1);
    QCOMPARE(summary("foldVariants"), QStringLiteral("Expanded. ") + change);
    press("foldVariants");
    QVERIFY(!shown("option0"));
    part(QStringLiteral("foldTable")).setFocus();
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QCoreApplication::sendPostedEvents();
    QCOMPARE(started_->count(), 0);
    choose("begins", 1);
    type("seed", QStringLiteral("7"));
    QCOMPARE(summary("foldTable"), QStringLiteral("Expanded. choices, points, and hints, Sandra goes first, deal 7"));
    type("seed", QStringLiteral("x"));
    press("foldTable");
    QVERIFY(!shown("seed"));
    // What is wrong is unfolded.
    press("start");
    QCOMPARE(started_->count(), 0);
    QTRY_VERIFY(shown("seed") && !part(QStringLiteral("seed")).visibleRegion().isEmpty());
    QCOMPARE(QApplication::focusWidget()->objectName(), QStringLiteral("seed"));
    // In a wide window both are a card of their own, and open.
    page_->resize(1920, 1080);
    QVERIFY(shown("optionsCard") && shown("option0") && shown("begins"));
    page_->resize(1280, 800);
    QTRY_COMPARE(page_->size(), QSize(1280, 800));
    QVERIFY(!shown("optionsCard") && !shown("option0") && shown("foldTable"));
}

void TestSetupPage::choicesAreSaved() {
    open({1920, 1080}, true);
    press("addSeat");
    type("name0", QStringLiteral("Åse & Øyvind"));
    choose("players1", 0);
    choose("players2", 1);
    part<QToolButton>(QStringLiteral("opponent2")).menu()->actions()[3]->trigger();
    part<QToolButton>(QStringLiteral("color2")).menu()->actions()[3]->trigger();
    choose("begins", 3);
    choose("option1", 1);
    type("seed", QStringLiteral("5"));
    session::NewGame before = start();
    open({1920, 1080}, true);
    const session::NewGame after = start();
    QVERIFY(after.seating.names == before.seating.names);
    QVERIFY(after.seating.players == before.seating.players);
    QVERIFY(after.seating.colors == before.seating.colors);
    QVERIFY(after.setup.options == before.setup.options);
    QCOMPARE(after.setup.first, before.setup.first);
    QVERIFY(after.setup.seed != 5); // otherwise the same deal would silently come again
    open();                         // another game has its own
    QCOMPARE(page_->choices().seatCount(), 2);
}

void TestSetupPage::invalidSavedChoicesAreDefaults_data() {
    QTest::addColumn<QString>("key");
    QTest::addColumn<QVariant>("value");
    QTest::newRow("too many seats") << QStringLiteral("seats/size") << QVariant(99);
    QTest::newRow("no color") << QStringLiteral("seats/1/colour") << QVariant(5);
    QTest::newRow("same color") << QStringLiteral("seats/1/colour") << QVariant(0);
    QTest::newRow("same name") << QStringLiteral("seats/1/name") << QVariant(QStringLiteral("Sandra"));
    QTest::newRow("no player") << QStringLiteral("seats/1/player") << QVariant(QStringLiteral("random"));
    QTest::newRow("no seat begins") << QStringLiteral("first") << QVariant(7);
    QTest::newRow("no value") << QStringLiteral("option-act-3-board") << QVariant(QStringLiteral("round"));
}

void TestSetupPage::invalidSavedChoicesAreDefaults() {
    QFETCH(QString, key);
    QFETCH(QVariant, value);
    const SetupChoices plain(movie_.module());
    plain.save();
    QSettings file = userSettings();
    const QString whole = QStringLiteral("new-game/movie/") + key;
    QVERIFY2(file.contains(whole), qPrintable(file.allKeys().join(u' ')));
    file.setValue(whole, value);
    file.sync();
    QVERIFY(SetupChoices::load(movie_.module()) == plain);
}

void TestSetupPage::tableSettingsAreSignaled() {
    open();
    QSignalSpy told(page_.get(), &SetupPage::settingsChosen);
    using Part = SettingsForm::Part;
    const auto name = [](const char* kind, Part part) {
        return QStringLiteral("%1%2").arg(QLatin1String(kind)).arg(static_cast<int>(part));
    };
    press(part(name("switch", Part::CasualUndo)));
    press(part(name("switch", Part::HandOverCard)));
    press(part<SegmentedControl>(name("segments", Part::Assist)).button(3));
    QTest::keyClick(&part(QStringLiteral("pace")), Qt::Key_End);
    QCOMPARE(told.count(), 4);
    const auto settings = told.last().first().value<Settings>();
    QVERIFY(settings.casualUndo && !settings.handOverCard);
    QVERIFY(settings.assist == Assist::Hints);
    QCOMPARE(settings.paceMs, 3000);
}

HEOROT_WIDGET_SUITE(TestSetupPage)
#include "tst_setup_page.moc"
