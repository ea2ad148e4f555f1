// SPDX-License-Identifier: GPL-3.0-or-later
// A panel for each seat: cards, tokens, scratches, wounds, and what it does now; below them the piles.
#include "game/standing.h"
#include "language/sentences.h"
#include "rules/score.h"
#include "ui/panels.h"
#include "ui/player_tip.h"
#include "ui/surroundings.h"
#include "view/parts.h"
#include "words/captions.h"
#include "words/piece_rules.h"

#include <array>
#include <numeric>

namespace heorot::legend {

namespace {

/// Of a token and the like, in a panel.
constexpr double signSize = 28;

int countTokens(const State& state, Seat seat, bool isRound) {
    int sum = state.tokens[seat][isRound ? unknownAlliance : unknownSquare];
    for (Token token = 0; token < tokenKinds; ++token)
        if (isAlliance(token) == isRound) sum += state.tokens[seat][token];
    return sum;
}

/// What lies face down may be fame or treasure.
Box squareBacks() {
    return ui::drawn({signSize, signSize}, [](Canvas& canvas, const QRectF& area) {
        const double size = area.width() * .76;
        const QString back = QStringLiteral("legend/back-unknown");
        canvas.art(QRectF(area.right() - size, area.top(), size, size), back);
        canvas.art(QRectF(area.left(), area.bottom() - size, size, size), back);
    });
}

/// Where the words for scratches and wounds stand.
enum class Labels : std::uint8_t { Beside, Above, None };

/// For the numbers of a seat: with spaces in and between them, without, or only what they will be.
enum class Room : std::uint8_t { Ample, Scant, Least };

/// What all panels say alike.
struct Way {
    bool hasPlayerLine = false;
    Labels labels = Labels::None;
};
constexpr std::array panelWays{Way{true, Labels::Beside}, Way{true, Labels::Above}, Way{false, Labels::Beside},
                               Way{false, Labels::Above}, Way{}};

class SeatPanel {
  public:
    SeatPanel(const ShownTable& table, Seat seat)
        : table_(table), now_(table.now), then_(table.then ? *table.then : table.now), seat_(seat) {}

    Box box(const Way& way) const {
        const Box head = ui::column({header(), way.hasPlayerLine ? player() : Box()}, Gap::None)
                             .spot(seatSpot(seat_), name(), description());
        const Box rows = ui::spreadColumn({head, ui::rule(), items(), hurts(way.labels), status()}, Gap::Hair, 30)
                             .padded(Gap::None, Gap::Medium);
        return ui::seatPanel(seat_, isMover(), rows).wholeOf(seatSpot(seat_));
    }

  private:
    bool isMover() const { return now_.mover == seat_ && !table_.moment; }
    bool isOver() const { return now_.phase == Phase::Over; }

    Box header() const {
        Boxes signs;
        if (seat_ == now_.first && !isOver()) signs.push_back(sign(QStringLiteral("mark-first-player"), 30));
        return ui::seatHeader({.seating = table_.seating,
                               .seat = seat_,
                               .isMover = isMover(),
                               .signs = std::move(signs),
                               .saysPlayer = false});
    }
    Box player() const { return ui::row({ui::space(28), ui::playerCaption(table_.seating, seat_)}, Gap::Medium); }

    Box items() const { return ui::oneOf({items(Room::Ample), items(Room::Scant), items(Room::Least)}); }
    Box items(Room room) const {
        const int handThen = seat_ == table_.viewer ? handSize(then_, seat_) : handSize(now_, seat_);
        Boxes boxes{holding(amount(sign(QStringLiteral("mark-cards"), signSize), handSize(now_, seat_), handThen, room),
                            handHolding())};
        if (isOver()) {
            addPoints(boxes);
        } else {
            if (table_.knowsTokensOf(seat_)) {
                boxes.push_back(holding(amount(sign(QStringLiteral("token-fame"), signSize), fameOfSeat(now_, seat_),
                                               fameOfSeat(then_, seat_), room),
                                        fameHolding()));
                boxes.push_back(holding(amount(sign(QStringLiteral("token-treasure"), signSize),
                                               treasureOfSeat(now_, seat_), treasureOfSeat(then_, seat_), room),
                                        treasureHolding()));
            } else {
                boxes.push_back(holding(
                    times(squareBacks(), countTokens(now_, seat_, false), countTokens(then_, seat_, false), room),
                    faceDownHolding()));
            }
            boxes.push_back(holding(alliances(room), alliancesHolding()));
        }
        for (Box& each : boxes) each = each.stretchX();
        return ui::row(std::move(boxes), room == Room::Scant ? Gap::Small : Gap::Medium);
    }
    /// A picture with a number: what it is, how many, what it brings, and where the handbook explains it.
    struct Holding {
        const char* id;
        QString thing;
        int count = 0;
        QString rule;
        QString explainedAs = {};
    };
    Box holding(const Box& box, const Holding& what) const {
        game::Spot spot{seatSpot(seat_) + u'/' + QLatin1StringView(what.id),
                        {},
                        game::Shape::Rect,
                        stockWords(what.thing, what.count, table_.name(seat_)),
                        what.rule};
        spot.thing = what.explainedAs.isEmpty() ? what.thing : what.explainedAs;
        return box.spot(spot);
    }
    Holding handHolding() const {
        return {"cards", gainCaption({GainKind::Cards, 0}), handSize(now_, seat_), cardsText(), cardName(unknownCard)};
    }
    Holding fameHolding() const {
        return {"fame", gainCaption({GainKind::Fame, 0}), fameOfSeat(now_, seat_),
                joined({tokenRule(table_.rules, fameToken(1), now_.advanced),
                        tokensText([](Token token) { return !isAlliance(token) && fameOf(token) > 0; })})};
    }
    Holding treasureHolding() const {
        return {"treasure", gainCaption({GainKind::Treasure, 0}), treasureOfSeat(now_, seat_),
                joined({tokenRule(table_.rules, treasureToken(1), now_.advanced),
                        tokensText([](Token token) { return !isAlliance(token) && treasureOf(token) > 0; })})};
    }
    Holding faceDownHolding() const {
        return {"face-down", tokenName(unknownSquare), countTokens(now_, seat_, false), faceDownRule()};
    }
    Holding alliancesHolding() const {
        return {"alliances", gainCaption({GainKind::Alliance, 0}), countTokens(now_, seat_, true),
                joined({alliancesRule(now_.advanced),
                        tokensText([](Token token) { return token < tokenKinds && isAlliance(token); })})};
    }
    Holding scratchesHolding() const {
        return {"scratches", captionWords(Caption::Scratches), now_.scratches[seat_], scratchRule(table_.rules),
                gainCaption({GainKind::Scratch, 0})};
    }
    Holding woundsHolding() const {
        const auto parts = scores(table_.rules, now_).part[seat_];
        const int points = parts[static_cast<std::size_t>(ScoreSource::NoWounds)] +
                           parts[static_cast<std::size_t>(ScoreSource::Wounds)] +
                           parts[static_cast<std::size_t>(ScoreSource::Fallen)];
        return {"wounds", captionWords(Caption::Wounds), woundsOf(now_, seat_),
                joined({woundRule(table_.rules), woundsNow(points)}), gainCaption({GainKind::Wound, 0})};
    }
    /// Those tokens of the seat that the reader knows.
    template <class IsMeant>
    QString tokensText(IsMeant isMeant) const {
        QStringList tokens;
        for (Token token = 0; token < tokenKinds; ++token)
            if (now_.tokens[seat_][token] > 0 && isMeant(token))
                tokens << cardCount(tokenName(token), now_.tokens[seat_][token]);
        return tokens.isEmpty() ? QString() : tokensWords(listOf(tokens));
    }
    /// The cards of another seat that the reader knows.
    QString cardsText() const {
        QStringList cards;
        if (seat_ != table_.viewer)
            for (Card card = 0; card <= cardKinds; ++card)
                if (now_.hands[seat_][card] > 0) cards << cardCount(cardName(card), now_.hands[seat_][card]);
        return cards.isEmpty() ? QString() : cardsWords(listOf(cards));
    }
    static Box amount(const Box& picture, int now, int then, Room room) {
        if (room == Room::Least) return ui::amount(picture, now, then);
        if (now == then) return whole(picture, plainNumber(now), room);
        const QString arrow = room == Room::Scant ? QStringLiteral("→") : QStringLiteral(" → ");
        return whole(picture, plainNumber(now) + arrow + plainNumber(then), room, then > now ? Tone::Gain : Tone::Loss);
    }
    static Box times(const Box& picture, int now, int then, Room room) {
        if (now != then) return amount(picture, now, then, room);
        return room == Room::Least ? ui::amount(picture, timesText(now)) : whole(picture, timesText(now), room);
    }
    static Box whole(const Box& picture, const QString& words, Room room, Tone tone = Tone::Ink) {
        const double least = signSize * (room == Room::Scant ? .6 : .85);
        return ui::row({picture.width(least, signSize),
                        ui::text(words, {.type = Type::Value, .tone = tone, .bold = true, .whole = true})},
                       room == Room::Scant ? Gap::Hair : Gap::Small);
    }
    /// With what they are worth together, where fame and treasure both count.
    Box alliances(Room room) const {
        const int count = countTokens(now_, seat_, true);
        const int countThen = countTokens(then_, seat_, true);
        const Box picture = sign(QStringLiteral("token-alliance"), signSize);
        const bool hasWorth = table_.knowsTokensOf(seat_) && !now_.advanced && count > 0 && count == countThen;
        if (!hasWorth || room == Room::Least) return times(picture, count, countThen, room);
        const QString worth = QStringLiteral(" (%1)").arg(plainNumber(alliancesOfSeat(now_, seat_)));
        return whole(picture, timesText(count) + worth, room);
    }
    /// At the end each kind of token is worth what the points are made of (ScoreSource).
    void addPoints(Boxes& boxes) const {
        const engine::Scores final = scores(table_.rules, now_);
        const auto add = [&](const char* name, ScoreSource source, bool isAlways) {
            const int points = final.part[seat_][static_cast<std::size_t>(source)];
            if (isAlways || points != 0)
                boxes.push_back(ui::amount(sign(QLatin1StringView(name), signSize), points, points));
        };
        add("token-fame", ScoreSource::Fame, true);
        add("token-treasure", ScoreSource::Treasure, !now_.advanced);
        add("token-alliance", ScoreSource::Alliances, true);
        add("token-misfortune", ScoreSource::Misfortune, false);
    }

    /// Scratches small and round, wounds large and square.
    Box hurts(Labels labels) const {
        const State& shown = seat_ == table_.viewer ? then_ : now_;
        Boxes scratches(shown.scratches[seat_], sign(QStringLiteral("token-scratch"), 26));
        while (static_cast<int>(scratches.size()) < table_.rules.scratchesPerWound - 1)
            scratches.push_back(ui::socket({26, 26}, 13));
        const auto labeled = [labels](Caption caption, const Box& box) {
            if (labels == Labels::None) return box;
            const Box words = ui::caption(captionWords(caption));
            return labels == Labels::Beside ? ui::row({words, box}, Gap::Medium)
                                            : ui::column({words, box.firmY().align(Qt::AlignLeft)}, Gap::None);
        };
        return ui::row({holding(labeled(Caption::Scratches, ui::row(std::move(scratches)).firmX()), scratchesHolding()),
                        labels == Labels::None ? Box() : ui::spring(),
                        holding(labeled(Caption::Wounds, wounds(shown).firmX()), woundsHolding())},
                       Gap::Large);
    }
    Box wounds(const State& shown) const {
        constexpr double size = 36;
        const int singles = shown.wounds[seat_];
        const bool isDouble = shown.doubleWound == seat_;
        if (singles == 0 && !isDouble) return ui::socket({size, size}, 5);
        Boxes boxes;
        if (singles > 0) boxes.push_back(sign(QStringLiteral("token-wound"), size));
        if (singles > 1) boxes.push_back(ui::text(timesText(singles), {.type = Type::Value, .bold = true}));
        // One tile that counts two: its number stands on it.
        if (isDouble)
            boxes.push_back(ui::stack({sign(QStringLiteral("token-double-wound"), size),
                                       tag(plainNumber(2)).align(Qt::AlignRight | Qt::AlignBottom)}));
        return ui::row(std::move(boxes));
    }

    /// What it does, and its points; the row beside the board says the former, too.
    Box status() const {
        const Boxes points = knownPoints();
        QStringList all = statusWords();
        all.removeAll(QString());
        if (!points.empty()) all << QString();
        Boxes ways;
        for (const QString& words : all) ways.push_back(ui::statusLine(words, isMover(), ui::row(points, Gap::Large)));
        // Those of others have hidden parts, and their points now take less room.
        const bool isOwn = seat_ == table_.viewer;
        if (!points.empty()) ways.push_back(ui::statusLine({}, isMover(), isOwn ? points.back() : points.front()));
        return ways.empty() ? Box() : ui::oneOf(std::move(ways));
    }
    /// Those of now and, for who looks and so knows all its tokens, what the game would give it if it ended now.
    Boxes knownPoints() const {
        if (isOver()) return {};
        const engine::Scores now = scores(table_.rules, now_);
        const engine::Scores then = scores(table_.rules, then_);
        const auto text = [&](const QString& words) {
            return ui::text(words,
                            {.type = Type::Caption, .tone = isMover() ? Tone::Night : Tone::Ink, .bold = isMover()});
        };
        if (seat_ != table_.viewer)
            return {text(game::pointsNow(game::pointsAndHidden(now.now[seat_], now.hidden[seat_]))),
                    text(game::pointsIfEnded(game::pointsAndHidden(now.total[seat_], now.hidden[seat_])))};
        return {text(game::pointsNow(change(now.now[seat_], then.now[seat_]))),
                text(game::pointsIfEnded(change(now.total[seat_], then.total[seat_])))};
    }
    static QString change(int now, int then) {
        return now == then ? plainNumber(now) : plainNumber(now) + QStringLiteral(" → ") + plainNumber(then);
    }
    /// The longest first.
    QStringList statusWords() const {
        if (isOver()) {
            const engine::Scores final = scores(table_.rules, now_);
            return {pointsWords(final.total[seat_], final.place[seat_])};
        }
        if (const int number = now_.status[seat_]; number > 0)
            return {table_.isOut(seat_) ? droppedWords(number) : QString(), numberWords(number)};
        const bool isRace = table_.episode.kind == EpisodeKind::InTurn || table_.episode.kind == EpisodeKind::Auction;
        if (isRace && isMover() && target(now_) > 0) return {reachedWords(now_.totals[seat_], target(now_))};
        return {partWords(table_.partOf(seat_))};
    }

    QString name() const {
        return panelWords(table_.name(seat_), handSize(now_, seat_), now_.scratches[seat_], now_.wounds[seat_],
                          now_.doubleWound == seat_);
    }
    /// Tokens one by one where they are known, then the rules of scratches and wounds.
    QString description() const {
        QStringList tokens;
        for (Token token = 0; token < tokenKinds + 2; ++token)
            if (now_.tokens[seat_][token] > 0) tokens << cardCount(tokenName(token), now_.tokens[seat_][token]);
        return joined({cardsText(), tokens.isEmpty() ? QString() : tokensWords(listOf(tokens)),
                       scratchRule(table_.rules), woundRule(table_.rules), ui::playerTip(table_.seating, seat_)});
    }

    const ShownTable& table_;
    const State& now_;
    const State& then_;
    const Seat seat_;
};

Box pile(const QString& spot, Caption caption, const QString& picture, int count) {
    game::Spot pointed{spot, {}, game::Shape::Rect, pileName(caption, count), pileRule(caption)};
    pointed.thing = captionWords(caption);
    return ui::row(
               {sign(picture, 26),
                ui::text(captionWords(caption), {.type = Type::Value, .tone = Tone::OnDark, .wraps = true}).stretchX(),
                ui::text(plainNumber(count), {.type = Type::Value, .tone = Tone::OnDark, .bold = true})},
               Gap::Medium)
        .padded(Gap::Large, Gap::None)
        .spot(pointed);
}

}

void drawSeats(Canvas& canvas, const ShownTable& table) {
    ui::drawAlike(canvas, table.places.seats(), static_cast<int>(panelWays.size()), [&](int way) {
        Boxes panels;
        for (const Seat seat : table.order())
            panels.push_back(SeatPanel(table, seat).box(panelWays.at(static_cast<std::size_t>(way))));
        return panels;
    });
}

void drawPiles(Canvas& canvas, const ShownTable& table) {
    const State& now = table.now;
    const auto sum = [](const auto& counts) { return std::accumulate(counts.begin(), counts.end(), 0); };
    ui::column(
        {ui::text(captionWords(Caption::Piles), {.type = Type::Title, .tone = Tone::OnDark, .bold = true})
             .padded(Gap::Large, Gap::None)
             .optional(),
         pile(QString(deckSpot), Caption::DrawPile, QStringLiteral("mark-card-back"), static_cast<int>(now.deck.size()))
             .stretchY(),
         pile(QStringLiteral("pile/discards"), Caption::Discards, QStringLiteral("mark-cards"), sum(now.discards))
             .stretchY(),
         pile(QStringLiteral("pile/specials"), Caption::SpecialsLeft, QStringLiteral("reward-special"),
              sum(now.offered))
             .stretchY(),
         pile(QStringLiteral("pile/alliances"), Caption::AlliancesLeft, QStringLiteral("token-alliance"),
              static_cast<int>(now.alliances.size()))
             .stretchY()},
        Gap::None)
        .padded(Gap::None, Gap::Small)
        .on({Tone::TableDeep, Tone::Wood, 2, 10})
        .draw(canvas, table.places.piles());
}

}
