// SPDX-License-Identifier: GPL-3.0-or-later
// The text table, the rules and the explanations of Raiders of Midgard.
#include "raiders_fixture.h"
#include "suite/suite.h"

#include "language/translations.h"
#include "words/panel.h"
#include "words/piece_rules.h"

#include <QTest>

#include <algorithm>

using namespace heorot;
using namespace heorot::raiders;

class TestRaidersHelp : public QObject {
    Q_OBJECT

  private slots:
    void textTableNamesCostAndRewardOfABattle();
    void textTableShowsTakenPiecesAsDashes();
    void textTableListsTheGloryPile();
    void textTableNamesHoldersOfMarkers();
    void textTableShowsTheHonorShipAtTheStart();
    void secretPropheciesAreNotNamed();
    void thingsAreFoundByTheirNames_data();
    void thingsAreFoundByTheirNames();
    void thingsOfOneWordAreFoundTogether_data();
    void thingsOfOneWordAreFoundTogether();
    void rewardsAreListedByTheLanguage();
    void runicCarvingsStateTheirTerror();

  private:
    test::Raiders game_;
    game::ErasedWords<raiders::Game, raiders::GameWords> words_;
};

void TestRaidersHelp::textTableNamesCostAndRewardOfABattle() {
    const auto match = game_.at({"Anna", "Ben"}, "{phase: choose, displays: {battles: {1: knarr}}}");
    QVERIFY2(words_.table(*match, 0).contains(
                 QStringLiteral("1 Knarr (defense 3, or 1 shield(s), 1 chest(s), 1 longship(s): 11 glory, 1 keep "
                                "spoils card(s))")),
             qPrintable(words_.table(*match, 0)));
}

/// A taken piece leaves a dash, not a gap.
void TestRaidersHelp::textTableShowsTakenPiecesAsDashes() {
    const auto match = game_.at(
        {"Anna", "Ben"}, "{phase: choose, displays: {battles: {}, prophecies: {}, dice: {}}, chosen: {sea: Ben}}");
    const QString table = words_.table(*match, 0);
    QVERIFY2(table.contains(QStringLiteral("\nTrade with Villages: -\n")), qPrintable(table));
    QVERIFY2(table.contains(QStringLiteral("\nBattle at Sea [Ben]: -\n")), qPrintable(table));
}

void TestRaidersHelp::textTableListsTheGloryPile() {
    const auto match = game_.at({"Anna", "Ben"}, "{seats: {Anna: {pile: {reavers: {hunter: 2, scout: 1}}}}}");
    const QString pile = QStringLiteral("Hunter ×2, Scout");
    QVERIFY2(words_.table(*match, 1).contains(QStringLiteral("Glory pile: ") + pile),
             qPrintable(words_.table(*match, 1)));
    QVERIFY(panelRule({match->rules(), match->state(), match->seating()}, 0).contains(pile));
}

void TestRaidersHelp::textTableNamesHoldersOfMarkers() {
    const auto told = [&](const char* position) {
        const auto match = game_.at({"Anna", "Ben", "Cleo"}, position);
        const QString table = words_.table(*match, 0);
        return table.left(table.indexOf(QStringLiteral("\n\n")));
    };
    QCOMPARE(told("{phase: choose, round: 2, starter: Anna, next-starter: Ben, honor: Cleo}"),
             QStringLiteral("Round 2 of 6\nStart Player: Anna. Next round: Ben.\nHonor Ship: Cleo."));
    QCOMPARE(told("{phase: choose, round: 6, starter: Anna, next-starter: Ben, honor: Cleo}"),
             QStringLiteral("Round 6 of 6\nStart Player: Anna.\nHonor Ship: Cleo."));
    const auto match =
        game_.at({"Anna", "Ben", "Cleo"}, "{phase: choose, round: 2, starter: Anna, next-starter: Ben, honor: Ben}");
    const QString panel = panelRule({match->rules(), match->state(), match->seating()}, 1);
    QVERIFY2(panel.startsWith(QStringLiteral(
                 "Ship at home.\nThe pale horn: took the Start Player marker and leads the next round.\nThe "
                 "small ship: holds the Honor Ship, which sails fourth.")),
             qPrintable(panel));
}

void TestRaidersHelp::textTableShowsTheHonorShipAtTheStart() {
    const auto taken = [&](const std::vector<std::string>& names) {
        const auto match = game_.newMatch(names);
        const engine::Events& deal = match->dealEvents();
        return std::count_if(deal.begin(), deal.end(),
                             [](const engine::Event& event) { return kindOf(event) == Happening::HonorShip; });
    };
    QCOMPARE(taken({"Anna", "Ben", "Cleo"}), 1);
    QCOMPARE(taken({"Anna", "Ben"}), 0);
}

void TestRaidersHelp::secretPropheciesAreNotNamed() {
    const auto match = game_.at({"Anna", "Ben"}, "{seats: {Anna: {pile: {secrets: [juggernaut]}}}}");
    const QString name = prophecyText(10);
    QVERIFY(words_.table(*match, 0).contains(name));
    QVERIFY(!words_.table(*match, 1).contains(name));
    QVERIFY(!words_.table(*match, nobody).contains(name));
    const engine::Event drawn = raiders::event(Happening::ProphecyDrawn, 0, 10);
    QVERIFY(words_.sentence(*match, see(match->rules(), drawn, 0)).contains(name));
    QVERIFY(!words_.sentence(*match, see(match->rules(), drawn, 1)).contains(name));
}

void TestRaidersHelp::thingsAreFoundByTheirNames_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("begin");
    QTest::newRow("reaver") << "old warrior"
                            << "Old Warrior: Clan of Odin.";
    QTest::newRow("notation") << "old-warrior"
                              << "Old Warrior: ";
    QTest::newRow("artifact") << "Bodn"
                              << "Bodn: any location";
    QTest::newRow("die") << "red-chest"
                         << "red chest: It pays";
    QTest::newRow("battle") << "spawn of jormungandr"
                            << "Spawn of Jormungandr: Defense 5";
    QTest::newRow("territory") << "food-3"
                               << "Food territory III: ";
    QTest::newRow("as a spot is called") << "Die: blue double hammer"
                                         << "blue double hammer: It pays";
    QTest::newRow("on board alone") << "sailors-reward"
                                    << "Sailor’s Reward: At the end: 2 glory per ship upgrade on the longship, turned";
    QTest::newRow("counts itself")
        << "world-shaman"
        << "World Shaman: At the end: 1 glory per Prophecy in the Glory pile, including this one.";
    QTest::newRow("part of a word") << "artful"
                                    << "";
    QTest::newRow("nothing") << "dinner"
                             << "";
}

void TestRaidersHelp::thingsAreFoundByTheirNames() {
    QFETCH(QString, name);
    QFETCH(QString, begin);
    const auto match = game_.newMatch({"Anna", "Ben"});
    const QString text = words_.explanation(*match, name);
    QVERIFY2(begin.isEmpty() ? text.isEmpty() : text.startsWith(begin), qPrintable(text));
}

void TestRaidersHelp::thingsOfOneWordAreFoundTogether_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("word");
    QTest::addColumn<QString>("names");
    const auto row = [](const char* language, const char* word, const char* names) {
        QTest::addRow("%s %s", language, word)
            << QString::fromLatin1(language) << QString::fromUtf8(word) << QString::fromUtf8(names);
    };
    row("en", "tower", "Tower: blue and yellow|Tower: red and blue|Tower: red and yellow");
    row("en", "shield", "Ship Upgrade: shield|shield upgrade|red shield|blue shield|yellow shield");
    row("de", "Turm", "Turm (blau und gelb)|Turm (rot und blau)|Turm (rot und gelb)");
    row("fr", "Bastion", "Bastion (bleu et jaune)|Bastion (rouge et bleu)|Bastion (rouge et jaune)|pion de Bastion");
    row("fr", "Bouclier", "Amélioration (Bouclier)|Amélioration Bouclier|Bouclier rouge|Bouclier bleu|Bouclier jaune");
}

/// The table shows "Tower" and "shield" alone; each thing with the word is explained on a line of its own.
void TestRaidersHelp::thingsOfOneWordAreFoundTogether() {
    QFETCH(QString, language);
    QFETCH(QString, word);
    QFETCH(QString, names);
    language::Translations translations(QStringLiteral(HEOROT_BINARY_DIR "/share/heorot/translations"));
    QVERIFY(translations.use(language));
    const QString text = words_.explanation(*game_.newMatch({"Anna", "Ben"}), word);
    const QStringList lines = text.split(u'\n');
    const QStringList wanted = names.split(u'|');
    QVERIFY2(lines.size() == wanted.size(), qPrintable(text));
    for (qsizetype i = 0; i < wanted.size(); ++i) QVERIFY2(lines[i].startsWith(wanted[i]), qPrintable(lines[i]));
}

void TestRaidersHelp::rewardsAreListedByTheLanguage() {
    const auto match = game_.newMatch({"Anna", "Ben"});
    const auto told = [&] { return words_.explanation(*match, QStringLiteral("food-3")); };
    const qsizetype separators = told().count(QStringLiteral("; "));
    QVERIFY2(separators > 0, qPrintable(told()));
    language::Translations translations(QStringLiteral(HEOROT_BINARY_DIR "/share/heorot/translations"));
    QVERIFY(translations.use(QStringLiteral("fr")));
    QVERIFY2(told().count(QStringLiteral("\u202f; ")) == separators, qPrintable(told()));
}

/// Both ways to play them.
void TestRaidersHelp::runicCarvingsStateTheirTerror() {
    const auto told = [&](std::uint8_t option) {
        engine::Setup setup;
        setup.options[static_cast<std::size_t>(GameOption::RunicTerror)] = option;
        return words_.explanation(*game_.newMatch({"Anna", "Ben"}, setup), QStringLiteral("runic-carvings"));
    };
    QVERIFY2(told(0).contains(QStringLiteral("another player, who gains 1 terror;")), qPrintable(told(0)));
    QVERIFY2(told(1).contains(QStringLiteral("another player, who gains 2 terror;")), qPrintable(told(1)));
}

HEOROT_SUITE(TestRaidersHelp)
#include "tst_raiders_help.moc"
