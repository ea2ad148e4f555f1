// SPDX-License-Identifier: GPL-3.0-or-later
// How the table of Raiders of Midgard is laid out: what lies beside each other is written alike, portraits stay, and
// the marks of what may be chosen leave pictures free.
#include "raiders_fixture.h"
#include "suite/widget_suite.h"

#include "games/scene_tools.h"

#include "language/translations.h"
#include "ui/compose.h"
#include "ui/marks_painter.h"
#include "ui/text_fit.h"
#include "view/spots.h"
#include "view/table.h"
#include "view/view.h"
#include "words/captions.h"
#include "words/piece_rules.h"

#include <QTest>

using namespace heorot;
using namespace heorot::raiders;
using test::lookOf;

namespace {

const QSizeF medium(1280, 800);

/// Long names, long abilities, and a free space.
constexpr const char* fullShip =
    "{phase: choose, stage: choose, to_move: Anna, recruits: [], "
    "displays: {reavers: {1: [chosen, freeman], 2: [scout, old-warrior], 3: [flamebearer, seeress], 4: [hunter, "
    "hiromenn]}, villages: {1: [bodn, farm], 2: [laevateinn, village-wall], 3: [bundle-of-swords, brisingamen], 4: "
    "[farm, runic-carvings]}, keeps: {1: [treasure, armor], 2: [art, tower-blue-yellow], 3: [tapestry-dearg, armor], "
    "4: [keep-wall, treasure]}, battles: {1: skiff}}, "
    "seats: {Anna: {food: 3, favor: 2, terror: 1, leader: [mercenary], crew: {villages: [axe-chieftain, pillager], "
    "keeps: [fanatic, spear-chieftain, royal-guard], sea: [sword-chieftain, saga-keeper], subdue: [hunter, "
    "freeman]}}}}";

QString plain(QString text) {
    return text.remove(ui::softHyphen);
}

QStringList textsIn(const game::Scene& scene, const QString& spot) {
    QStringList texts;
    const game::Spot* found = scene.find(spot);
    if (!found) return texts;
    for (const QString& text : test::textsIn(scene, found->area)) texts << plain(text);
    return texts;
}

}

class TestRaidersLayout : public QObject {
    Q_OBJECT

  private slots:
    void propheciesAndPileKeepTheirPlaces_data() { tables(); }
    void propheciesAndPileKeepTheirPlaces();
    void ruleOfATerritoryStaysWhole_data() { tables(); }
    void ruleOfATerritoryStaysWhole();
    void tipsOfCardsAreShort_data() { languages(); }
    void tipsOfCardsAreShort();
    void lightFallsOnWhatIsToBeRead();
    void coinsLieOnTheirProphecies_data() { tables(); }
    void coinsLieOnTheirProphecies();
    void propheciesHaveNamesAtTheEnd_data() { tables(); }
    void propheciesHaveNamesAtTheEnd();
    void chosenTilesLeaveTheBonusesFree_data() { tables(); }
    void chosenTilesLeaveTheBonusesFree();
    void crewIsWrittenAlikeAndKeepsItsPortraits_data() { tables(); }
    void crewIsWrittenAlikeAndKeepsItsPortraits();
    void cardsOfALocationAreWrittenAlike_data() { tables(); }
    void cardsOfALocationAreWrittenAlike();
    void smallTablesNameTheirCards_data() { languages(); }
    void smallTablesNameTheirCards();
    void spoilsAreWrittenAlike_data() { tables(); }
    void spoilsAreWrittenAlike();
    void wordsStandBehindTheGoods_data() { tables(); }
    void wordsStandBehindTheGoods();
    void pipsOfSeatsAreLargeEnough_data();
    void pipsOfSeatsAreLargeEnough();
    void marksLeaveLocationsFree_data();
    void marksLeaveLocationsFree();

  private:
    static void languages() {
        QTest::addColumn<QString>("language");
        for (const char* language : {"en", "fr", "de"}) QTest::newRow(language) << QString::fromLatin1(language);
    }
    static void tables() {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QSizeF>("size");
        for (const char* language : {"en", "fr", "de"})
            for (const QSizeF& size : {test::small, medium, test::large})
                QTest::addRow("%s, %d", language, static_cast<int>(size.width()))
                    << QString::fromLatin1(language) << size;
    }
    game::Scene sceneOf(const char* position, const QSizeF& size) const {
        return view_->scene(*game_.at({"Anna", "Ben", "Cleo", "Dora"}, position), 0, lookOf(size), {});
    }

    /// Anna decides about a territory, or the game is over; she has these secret Prophecies.
    game::Scene withProphecies(const char* decided, const char* prophecies, const QSizeF& size) const {
        const QString position =
            QStringLiteral("{%1, seats: {Anna: {food: 1, dice: {red-chest: 3}, pile: {secrets: [%2], keeps: "
                           "{treasure: 2, art: 1, armor: 1}}}}}")
                .arg(QLatin1StringView(decided), QLatin1StringView(prophecies));
        return sceneOf(position.toUtf8().constData(), size);
    }

    test::Raiders game_;
    std::shared_ptr<const game::GameView> view_ = game::ErasedView<Game, View>::create();
    language::Translations translations_{QStringLiteral(HEOROT_BINARY_DIR "/share/heorot/translations")};
};

/// Whatever is decided about.
void TestRaidersLayout::propheciesAndPileKeepTheirPlaces() {
    QFETCH(QString, language);
    QFETCH(QSizeF, size);
    QVERIFY(translations_.use(language));
    const QString ship = QStringLiteral("seats: {Anna: {favor: 2, dice: {red-hammer: 3}, pile: {secrets: "
                                        "[champion-of-valhalla, plunderer, warrior-of-odin, refined-tastes], keeps: "
                                        "{treasure: 2}}}}}");
    QList<QRectF> before;
    for (const char* decided :
         {"{phase: choose, stage: choose, to_move: Anna, recruits: [], ",
          "{phase: place, stage: close, to_move: Anna, active: Anna, location: recruit, chosen: {recruit: Anna}, "
          "recruits: [hunter, scout], ",
          "{phase: resolve, stage: close, to_move: Anna, active: Ben, location: keeps, chosen: {keeps: Ben}, recruits: "
          "[], spoils: [treasure, keep-wall, art, tower-red-blue, armor], ",
          "{phase: spoil, stage: close, to_move: Anna, active: Anna, location: keeps, recruits: [], spoil: "
          "[keep-wall], chosen: {keeps: Anna}, "}) {
        const QByteArray position = decided + ship.toUtf8();
        const game::Scene scene = sceneOf(position.constData(), size);
        QList<QRectF> places;
        for (const game::Spot& spot : scene.spots)
            if (spot.id.startsWith(QStringLiteral("prophecy/"))) places << spot.area;
        QCOMPARE(places.size(), qsizetype{4});
        QVERIFY2(scene.find(QStringLiteral("pile/3")), decided);
        if (before.isEmpty()) before = places;
        QCOMPARE(places, before);
    }
}

namespace {

constexpr const char* tribute =
    "phase: tribute, stage: attempt, to_move: Anna, active: Anna, location: subdue, chosen: {subdue: Anna}, left: 1, "
    "recruits: [], territory: dice-2";
constexpr const char* over = "phase: over, round: 6, to_move: nobody, recruits: []";
constexpr const char* five = "champion-of-valhalla, plunderer, warrior-of-odin, refined-tastes, juggernaut";
constexpr const char* eight =
    "champion-of-valhalla, plunderer, warrior-of-odin, refined-tastes, juggernaut, juggernaut, "
    "vanquisher, killer-lord, sailors-reward";

}

/// Five Prophecies with their names leave room for it, in small letters.
void TestRaidersLayout::ruleOfATerritoryStaysWhole() {
    QFETCH(QString, language);
    QFETCH(QSizeF, size);
    if (size == test::small) QSKIP("there the first sentences have room");
    QVERIFY(translations_.use(language));
    const QString rule = territoryRule(game_.newMatch({"Anna", "Ben"})->rules(), 7);
    const game::Scene scene = withProphecies(tribute, five, size);
    QVERIFY2(test::textsIn(scene, QRectF({0, 0}, size)).contains(rule), qPrintable(rule));
}

/// At most three lines, none of them long: the handbook has the rest.
void TestRaidersLayout::tipsOfCardsAreShort() {
    QFETCH(QString, language);
    QVERIFY(translations_.use(language));
    constexpr qsizetype mostLines = 3, mostLetters = 130;
    int tips = 0;
    for (const game::Spot& spot : sceneOf(fullShip, medium).spots) {
        static const QStringList cards{QStringLiteral("leader"), QStringLiteral("crew"), QStringLiteral("stack"),
                                       QStringLiteral("artifact"), QStringLiteral("battle")};
        const bool isFree = spot.id.startsWith(QStringLiteral("crew")) && spot.thing.isEmpty();
        if (!cards.contains(spot.id.section(u'/', 0, 0)) || isFree) continue;
        const QStringList lines = spot.description.split(u'\n');
        QVERIFY2(lines.size() <= mostLines, qPrintable(spot.description));
        for (const QString& line : lines) QVERIFY2(line.size() <= mostLetters, qPrintable(line));
        ++tips;
    }
    QVERIFY(tips > 15);
}

/// What a lesson lights is to be read: the card at hand with its text, a slot with its places.
void TestRaidersLayout::lightFallsOnWhatIsToBeRead() {
    const game::Scene scene = withProphecies(tribute, five, medium);
    const game::Spot* subject = scene.find(QStringLiteral("subject"));
    QVERIFY(subject);
    const QString rule = territoryRule(game_.newMatch({"Anna", "Ben"})->rules(), 7);
    QVERIFY(test::textsIn(scene, subject->shown()).contains(rule));
    const game::Spot* slot = scene.find(slotSpot(Slot::Keeps));
    const game::Spot* row = scene.find(crewSpot(Slot::Keeps, 2));
    QVERIFY(slot && row && slot->shown().contains(row->area) && !slot->area.contains(row->area));
}

void TestRaidersLayout::coinsLieOnTheirProphecies() {
    QFETCH(QString, language);
    QFETCH(QSizeF, size);
    QVERIFY(translations_.use(language));
    for (const char* prophecies : {five, eight})
        for (const char* decided : {tribute, over}) {
            const game::Scene scene = withProphecies(decided, prophecies, size);
            int coins = 0;
            for (const game::Spot& spot : scene.spots) {
                if (!spot.id.startsWith(QStringLiteral("prophecy/"))) continue;
                for (const game::Sprite& sprite : scene.sprites) {
                    if (!sprite.art.contains(QStringLiteral("worth")) || !sprite.area.intersects(spot.area)) continue;
                    QVERIFY2(spot.area.contains(sprite.area), qPrintable(spot.name));
                    ++coins;
                }
            }
            QVERIFY(coins >= 5);
        }
}

/// Nothing is decided anymore: there is room for them.
void TestRaidersLayout::propheciesHaveNamesAtTheEnd() {
    QFETCH(QString, language);
    QFETCH(QSizeF, size);
    if (size == test::small) QSKIP("there the tooltips have them");
    QVERIFY(translations_.use(language));
    const game::Scene scene = withProphecies(over, eight, size);
    int named = 0;
    for (const game::Spot& spot : scene.spots) {
        if (!spot.id.startsWith(QStringLiteral("prophecy/"))) continue;
        const QString shown = textsIn(scene, spot.id).join(u' ');
        QVERIFY2(shown.contains(spot.thing), qPrintable(spot.thing + u'|' + shown));
        ++named;
    }
    QCOMPARE(named, 8);
}

/// A chosen tile is raised on a mat, which stays below the line of bonuses.
void TestRaidersLayout::chosenTilesLeaveTheBonusesFree() {
    QFETCH(QString, language);
    QFETCH(QSizeF, size);
    QVERIFY(translations_.use(language));
    const game::Scene scene = sceneOf(fullShip, size);
    const game::Spot* tile = scene.find(territorySpot(0));
    const game::Spot* place = scene.find(QStringLiteral("place/subdue"));
    QVERIFY(tile && place);
    ui::ArtCache art;
    const ui::ScenePainter pen(art, lookOf(size));
    QVERIFY(tile->area.top() - ui::raise(pen, *tile) - pen.measure(6) >= place->area.bottom() - 1);
}

void TestRaidersLayout::crewIsWrittenAlikeAndKeepsItsPortraits() {
    QFETCH(QString, language);
    QFETCH(QSizeF, size);
    QVERIFY(translations_.use(language));
    const game::Scene scene = sceneOf(fullShip, size);
    const auto match = game_.at({"Anna", "Ben", "Cleo", "Dora"}, fullShip);
    QSet<bool> hasAbility;
    QSet<int> portraits;
    for (const char* row :
         {"villages-0", "villages-1", "keeps-0", "keeps-1", "keeps-2", "sea-0", "sea-1", "subdue-0"}) {
        const QString id = QLatin1StringView("crew/") + QLatin1StringView(row);
        const game::Spot* spot = scene.find(id);
        QVERIFY2(spot, row);
        const QStringList texts = textsIn(scene, id);
        QVERIFY2(!texts.isEmpty() && spot->name.startsWith(texts.front()), qPrintable(texts.join(u'|')));
        // In words, or in signs besides portrait and clan.
        hasAbility << (texts.size() > 1 || test::drawn(scene, QStringLiteral("raiders/"), spot->area) -
                                                   test::drawn(scene, QStringLiteral("raiders/hull"), spot->area) >
                                               2);
        for (const game::Sprite& sprite : scene.sprites)
            if (sprite.art.startsWith(QStringLiteral("raiders/reaver-")) && spot->area.contains(sprite.area.center()))
                portraits << static_cast<int>(std::round(sprite.area.width()));
        QVERIFY2(test::drawn(scene, QStringLiteral("raiders/reaver-"), spot->area) == 1, row);
    }
    QCOMPARE(hasAbility.size(), qsizetype{1});
    if (size.width() > 1024) QVERIFY(hasAbility.contains(true));
    // Those of low rows may be a pixel smaller.
    QVERIFY(*std::max_element(portraits.begin(), portraits.end()) <=
            *std::min_element(portraits.begin(), portraits.end()) + 1);
}

void TestRaidersLayout::cardsOfALocationAreWrittenAlike() {
    QFETCH(QString, language);
    QFETCH(QSizeF, size);
    QVERIFY(translations_.use(language));
    const game::Scene scene = sceneOf(fullShip, size);
    for (const char* location : {"recruit", "villages", "keeps"}) {
        QSet<qsizetype> counts;
        for (int stack = 1; stack <= 4; ++stack)
            counts << textsIn(scene, QStringLiteral("stack/%1-%2").arg(QLatin1StringView(location)).arg(stack)).size();
        QVERIFY2(counts == QSet<qsizetype>{0} || counts == QSet<qsizetype>{2}, location);
    }
}

void TestRaidersLayout::smallTablesNameTheirCards() {
    QFETCH(QString, language);
    QVERIFY(translations_.use(language));
    const game::Scene scene = sceneOf(fullShip, medium);
    QCOMPARE(textsIn(scene, QStringLiteral("stack/villages-1")),
             QStringList({artifactText(2), spoilText(static_cast<SpoilId>(VillageCard::Farm))}));
}

void TestRaidersLayout::spoilsAreWrittenAlike() {
    QFETCH(QString, language);
    QFETCH(QSizeF, size);
    QVERIFY(translations_.use(language));
    const game::Scene scene =
        sceneOf("{phase: resolve, stage: close, to_move: Anna, active: Ben, location: keeps, chosen: {keeps: Ben}, "
                "recruits: [], spoils: [treasure, keep-wall, art, tower-red-blue, armor], seats: {Anna: {pile: "
                "{secrets: [champion-of-valhalla, plunderer, warrior-of-odin, refined-tastes]}}}}",
                size);
    QSet<bool> hasGain;
    for (int i = 0; i < 5; ++i) {
        const QStringList texts = textsIn(scene, pendingSpot(i));
        QVERIFY(!texts.isEmpty());
        hasGain << (texts.size() > 1);
    }
    QCOMPARE(hasGain.size(), qsizetype{1});
    // Their names at least, and what they bring from 1280x800 on, in words or numbers and signs.
    if (size.width() > 1024) QVERIFY(hasGain.contains(true));
}

void TestRaidersLayout::wordsStandBehindTheGoods() {
    QFETCH(QString, language);
    QFETCH(QSizeF, size);
    QVERIFY(translations_.use(language));
    const game::Scene scene = sceneOf(fullShip, size);
    QStringList texts;
    for (const game::Sprite& sprite : scene.sprites) texts << sprite.text;
    for (const Caption caption : {Caption::Food, Caption::Favor, Caption::Terror, Caption::Glory})
        QVERIFY2(texts.contains(captionText(caption)), qPrintable(captionText(caption)));
}

void TestRaidersLayout::pipsOfSeatsAreLargeEnough_data() {
    QTest::addColumn<QSizeF>("size");
    QTest::addColumn<double>("least");
    QTest::newRow("small") << test::small << 6.0;
    QTest::newRow("medium") << medium << 8.0;
    QTest::newRow("large") << test::large << 9.0;
}

/// Those of Reavers and of free spaces, in the panels of four seats.
void TestRaidersLayout::pipsOfSeatsAreLargeEnough() {
    QFETCH(QSizeF, size);
    QFETCH(double, least);
    const game::Scene scene = sceneOf(fullShip, size);
    int pips = 0;
    for (int seat = 0; seat < 4; ++seat) {
        const QRectF panel = scene.find(seatSpot(static_cast<Seat>(seat)))->area;
        for (const game::Sprite& sprite : scene.sprites) {
            if (!sprite.art.startsWith(QStringLiteral("raiders/pip-")) || !panel.contains(sprite.area)) continue;
            ++pips;
            QVERIFY2(sprite.area.width() >= least, qPrintable(QString::number(sprite.area.width())));
        }
    }
    QCOMPARE(pips, 4 * slotKinds * game_.newMatch({"Anna", "Ben"})->rules().reaversPerSlot.value);
}

void TestRaidersLayout::marksLeaveLocationsFree_data() {
    QTest::addColumn<QSizeF>("size");
    for (const QSizeF& size : {test::small, medium, test::large})
        QTest::addRow("%d", static_cast<int>(size.width())) << size;
}

/// Neither on the heads of the six locations nor on those of the slots, while a Reaver gets its place.
void TestRaidersLayout::marksLeaveLocationsFree() {
    QFETCH(QSizeF, size);
    const char* recruiting =
        "{phase: place, stage: close, to_move: Anna, active: Anna, location: recruit, chosen: {recruit: Anna}, "
        "recruits: [hunter], seats: {Anna: {dice: {}}}}";
    const std::vector<std::pair<const char*, QStringList>> choices{{fullShip, {}},
                                                                   {recruiting, {QStringLiteral("hand/0")}}};
    ui::ArtCache art;
    const ui::ScenePainter pen(art, lookOf(size));
    for (const auto& [position, chosen] : choices) {
        const auto match = game_.at({"Anna", "Ben", "Cleo", "Dora"}, position);
        ui::Chooser chooser;
        chooser.ask(*match, *view_);
        for (const QString& spot : chosen) chooser.choose(spot);
        const game::Scene scene = view_->scene(*match, 0, lookOf(size), {chosen, {}, {}});
        int lit = 0;
        for (const game::Spot& spot : scene.spots) {
            if (!chooser.isLit(spot.id) ||
                !(spot.id.startsWith(QStringLiteral("place/")) || spot.id.startsWith(QStringLiteral("slot/"))))
                continue;
            ++lit;
            const QRectF diamond = ui::diamondOf(pen, scene, spot);
            for (const game::Sprite& sprite : scene.sprites)
                QVERIFY2(!sprite.art.startsWith(QStringLiteral("raiders/location-")) ||
                             !sprite.area.intersects(diamond),
                         qPrintable(spot.id));
        }
        QVERIFY(lit > 0);
    }
}

HEOROT_WIDGET_SUITE(TestRaidersLayout)
#include "tst_raiders_layout.moc"
