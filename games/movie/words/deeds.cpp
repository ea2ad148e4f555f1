// SPDX-License-Identifier: GPL-3.0-or-later
// What a player did in a turn of The Movie: each figure or tile with the points it changes on the board, the player's
// own and those of the reader.
#include "rules/board_after.h"
#include "rules/score.h"
#include "words/names.h"
#include "words/say.h"
#include "words/words.h"

#include <algorithm>

namespace heorot::movie {

namespace {

using game::Deed;
using Weight = Deed::Weight;

/// With more figures, only the sum of their changes is told.
constexpr std::size_t mostFigures = 2;

class DeedTeller {
  public:
    explicit DeedTeller(const Position& at) : at_(at), reader_(at.seen.viewer()) {}

    void tell(const game::PlayedMove<Game>& move) {
        State board = *move.before;
        bool isOver = false;
        PerSeat<int> scored{};
        for (const engine::Event& event : move.events) {
            const State next = boardAfter(at_.rules, board, event);
            const Happening kind = kindOf(event);
            if (kind == Happening::ActEnds) isOver = true;
            if (kind == Happening::Scored) scored[event.seat] += event.args[4];
            if (!isOver) tell(event, board, next);
            board = next;
        }
        if (isOver) tellEnd(move.before->act, scored);
    }

    std::vector<Deed> deeds() {
        // A drawn tile says nothing once another is played.
        if (deeds_.empty() && !drawn_.isEmpty()) add(drawn_, Weight::Small);
        return std::move(deeds_);
    }

  private:
    void add(const QString& sentence, Weight weight) { deeds_.push_back({sentence, weight}); }

    void tell(const engine::Event& event, const State& before, const State& after) {
        const QString sentence = GameWords::sentence(at_.rules, at_.seating, event);
        switch (kindOf(event)) {
        case Happening::Drew: drawn_ = sentence; return;
        case Happening::Declined:
        case Happening::Kept:
        case Happening::Skipped: return add(sentence, Weight::Small);
        case Happening::Cashed: {
            const QString tile = aTile(at_.rules, static_cast<Tile>(event.args[0]), actOf(event));
            //: What a player did, and the points for it follow: %1 a player, %2 a Treasure tile
            const QString cashed = Say::tr("%1 returns %2.").arg(at_.name(event.seat), tile);
            return add(game::withResults(cashed, {signedNumber(event.args[1])}), Weight::Great);
        }
        case Happening::Placed:
        case Happening::Played:
        case Happening::Replaced:
        case Happening::Counselled:
        case Happening::Removed:
        case Happening::Swapped: break;
        default: return;
        }
        const int change = pointsOnBoard(at_.rules, after)[event.seat] - pointsOnBoard(at_.rules, before)[event.seat];
        const QStringList points = change == 0 ? QStringList() : QStringList{signedNumber(change)};
        add(game::withResults(sentence, points), Weight::Plain);
        if (reader_ != nobody && reader_ != event.seat) tellReader(before, after);
    }

    /// What becomes of the reader's figures.
    void tellReader(const State& before, const State& after) {
        const Board& board = boardOf(at_.rules, before);
        QStringList sentences;
        int sum = 0;
        eachSpace(before.figureSpaces[reader_] & after.figureSpaces[reader_], [&](std::uint8_t number) {
            const Space space = board.place[number];
            const int change =
                explainFigure(at_.rules, after, space).points() - explainFigure(at_.rules, before, space).points();
            if (change == 0) return;
            sum += change;
            sentences << ofReader(figureOf(before.cells[number]), space, change);
        });
        if (sentences.size() > static_cast<qsizetype>(mostFigures)) {
            const game::Address reader{at_.name(reader_), game::isOnlyPerson(at_.seating, reader_)};
            //: What another player's move changes: %1 a player, %2 the change of points
            sentences = {reader.asked(Say::tr("%1’s figures: %2."),
                                      //: What another player's move changes: %1 the change of the reader's points
                                      Say::tr("Your figures: %1."), signedNumber(sum))};
        }
        for (const QString& sentence : sentences) add(sentence, Weight::OnReader);
    }
    QString ofReader(Figure figure, Space space, int change) const {
        const game::Address reader{at_.name(reader_), game::isOnlyPerson(at_.seating, reader_)};
        //: What another player's move changes: %1 a player, %2 a figure of it, %3 its space, %4 the change of points
        return reader.asked(Say::tr("%1’s %2 on %3: %4."),
                            //: What another player's move changes: %1 a figure of the reader, %2 its space, %3 the
                            //: change of points
                            Say::tr("Your %1 on %2: %3."), figureOfOwner(figure), spaceText(space),
                            signedNumber(change));
    }

    /// The points of all figures of an act.
    void tellEnd(int act, const PerSeat<int>& scored) {
        QStringList parts;
        for (Seat seat = 0; seat < at_.setup.seats; ++seat)
            //: In a list: %1 a seat, %2 its points
            parts << Say::tr("%1 %2", "seat and points").arg(at_.name(seat), signedNumber(scored[seat]));
        //: The figures of an act are counted, and the points of each player follow: %1 an act as a numeral
        const QString ends =
            Say::tr("Act %1 ends.").arg(QLatin1StringView(actNames.at(static_cast<std::size_t>(act)).data()));
        add(game::withResults(ends, parts), Weight::Great);
    }

    const Position& at_;
    const Seat reader_;
    QString drawn_;
    std::vector<Deed> deeds_;
};

}

std::vector<game::Deed> GameWords::deeds(const Position& at, const std::vector<game::PlayedMove<Game>>& moves) {
    DeedTeller teller(at);
    for (const auto& move : moves) teller.tell(move);
    return teller.deeds();
}

}
