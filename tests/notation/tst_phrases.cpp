// SPDX-License-Identifier: GPL-3.0-or-later
#include "notation/phrases.h"
#include "suite/suite.h"

#include <QTest>

using namespace heorot;
using engine::Action;
using engine::Event;

namespace {

/// Pieces whose names are in the rules.
struct Pieces {
    std::vector<std::string> names;
    std::string name(std::uint8_t piece) const { return names.at(piece); }
    std::optional<std::uint8_t> find(std::string_view name) const { return notation::indexOf(names, name); }
};
const Pieces& metals() {
    static const Pieces pieces{{"gold", "silver"}};
    return pieces;
}
struct Rules {
    Pieces tiles;
};

using Word = notation::Word<Rules>;
using Line = notation::Line<Rules>;

constexpr std::array<std::string_view, 2> figureNames{"thane", "castle"};
constexpr std::array<std::string_view, 2> daringNames{"", "daring"};
constexpr Word figure = Word::oneOf<figureNames>();
constexpr Word daring = Word::oneOf<daringNames>();
constexpr Word tile = Word::named<&Rules::tiles>();
constexpr Word metal = Word::named<metals>();
constexpr Word number = Word::number();
/// Written as that many strokes more than the previous number; stands for two numbers.
constexpr Word strokes{[](const Line& line) { return std::string(line.byte() + line.numbers[line.at - 1], '/'); },
                       [](Line& line, std::string_view text) -> std::optional<int> {
                           line.numbers[line.at + 1] = 9;
                           return static_cast<int>(text.size()) - line.numbers[line.at - 1];
                       }};

enum class Do : std::uint8_t { Place = 1, Bid, BidDone, Risk, Pay, Score, Draw };
constexpr std::array<notation::Phrase<Rules, Do>, 7> actions{{
    {Do::Draw, "draw"},
    {Do::Place, "place", {figure, tile}},
    {Do::Bid, "bid", {metal}},
    {Do::BidDone, "bid done"},
    {Do::Risk, "risk", {daring}},
    {Do::Pay, "pay", {tile, strokes}},
    {Do::Score, "score", {number}},
}};
enum class Happening : std::uint8_t { Turned = 1, Scored };
constexpr std::array<notation::Phrase<Rules, Happening>, 2> happenings{{
    {Happening::Turned, "turned", {figure, tile}},
    {Happening::Scored, "scored", {Word::seat(), number}},
}};

Action make(Do kind, int a = 0, int b = 0, int c = 0) {
    const auto byte = [](int value) { return static_cast<std::uint8_t>(value); };
    return {static_cast<std::uint8_t>(kind), byte(a), byte(b), byte(c)};
}

}

Q_DECLARE_METATYPE(Action)
Q_DECLARE_METATYPE(Event)

class TestPhrases : public QObject {
    Q_OBJECT
    const Rules rules_{{{"oak", "elm", "ash"}}};
    const std::vector<std::string> seats_{"Anna", "Ben"};

  private slots:
    void writesAndReadsAnAction_data() {
        QTest::addColumn<Action>("action");
        QTest::addColumn<QString>("line");
        QTest::newRow("a verb alone") << make(Do::Draw) << "draw";
        QTest::newRow("two words") << make(Do::Place, 1, 2) << "place castle ash";
        QTest::newRow("names outside the rules") << make(Do::Bid, 1) << "bid silver";
        QTest::newRow("a verb of two words") << make(Do::BidDone) << "bid done";
        QTest::newRow("a word left out") << make(Do::Risk) << "risk";
        QTest::newRow("the same word written") << make(Do::Risk, 1) << "risk daring";
        QTest::newRow("a word for two numbers, after another") << make(Do::Pay, 2, 1, 9) << "pay ash ///";
    }
    void writesAndReadsAnAction() {
        QFETCH(const Action, action);
        QFETCH(const QString, line);
        QCOMPARE(QString::fromStdString(notation::format(actions, rules_, action)), line);
        QVERIFY(notation::parse(actions, rules_, line.toStdString()) == action);
        const QString wide = QStringLiteral("  %1 ").arg(QString(line).replace(u' ', QStringLiteral("   ")));
        QVERIFY(notation::parse(actions, rules_, wide.toStdString()) == action);
    }

    void refusesOtherLines_data() {
        QTest::addColumn<QString>("line");
        for (const char* line : {"", " ", "drawn", "dra", "Draw", "draw oak", "place", "place castle",
                                 "place castle oak oak", "place oak castle", "place  castle fir", "bid", "bid oak",
                                 "bid done done", "done", "risk daring daring", "risk bold", "score 3"})
            QTest::newRow(line) << line;
    }
    void refusesOtherLines() {
        QFETCH(const QString, line);
        QVERIFY(!notation::parse(actions, rules_, line.toStdString()));
    }

    void actionsOfOtherKindsHaveNoLine() { QVERIFY(notation::format(actions, rules_, Action{99, 1, 2, 3}).empty()); }

    void writesAnEvent_data() {
        QTest::addColumn<Event>("event");
        QTest::addColumn<QString>("line");
        const auto kind = [](Happening happening) { return static_cast<std::uint8_t>(happening); };
        QTest::newRow("of nobody") << Event{kind(Happening::Turned), engine::nobody, {0, 1}} << "turned thane elm";
        QTest::newRow("of a seat") << Event{kind(Happening::Turned), 1, {1, 0}} << "turned Ben castle oak";
        QTest::newRow("another seat, and a loss")
            << Event{kind(Happening::Scored), 1, {0, -300}} << "scored Ben Anna -300";
        QTest::newRow("of no kind") << Event{99, 1, {}} << "";
    }
    void writesAnEvent() {
        QFETCH(const Event, event);
        QTEST(QString::fromStdString(notation::format(happenings, rules_, seats_, event)), "line");
    }
};

HEOROT_SUITE(TestPhrases)
#include "tst_phrases.moc"
