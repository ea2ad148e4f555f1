// SPDX-License-Identifier: GPL-3.0-or-later
// What a player did in a turn of The Movie: each figure or tile with the points it changes on the board, the player's
// own and those of the reader.
#include "rules/board_after.h"
#include "rules/changes.h"
#include "rules/score.h"
#include "words/names.h"
#include "words/say.h"
#include "words/words.h"

namespace heorot::movie {

namespace {

using game::Deed;
using Weight = Deed::Weight;

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
        const PerSeat<int> now = pointsOnBoard(at_.rules, after), then = pointsOnBoard(at_.rules, before);
        const int own = now[event.seat] - then[event.seat];
        const bool isOther = reader_ != nobody && reader_ != event.seat;
        const int ofReader = isOther ? now[reader_] - then[reader_] : 0;
        if (ofReader != 0)
            return add(game::withResults(sentence, {ofMover(event.seat, own), readers(ofReader, before, after)}),
                       Weight::OnReader);
        add(game::withResults(sentence, own == 0 ? QStringList() : QStringList{signedNumber(own)}), Weight::Plain);
    }
    QString ofMover(Seat seat, int change) const {
        //: In a list of what a move changes: %1 a seat, %2 the change of its points
        return Say::tr("%1 %2", "seat and change").arg(at_.name(seat), signedNumber(change));
    }
    /// With the spaces of the reader's figures that changed; without them if one of the figures left its space.
    QString readers(int change, const State& before, const State& after) const {
        const game::Address reader{at_.name(reader_), game::isOnlyPerson(at_.seating, reader_)};
        QStringList spaces, changes;
        int sum = 0;
        for (const Change& each : changesOf(at_.rules, before, after)) {
            if (each.after.seat != reader_) continue;
            sum += each.difference();
            spaces << spaceText(each.after.space);
            //: In a list of what another player’s move changes: %1 the space of a figure, %2 the change of its points
            changes << Say::tr("%1 %2", "space and change").arg(spaces.back(), signedNumber(each.difference()));
        }
        if (sum != change)
            return reader.asked(
                Say::tr("%1 %2", "seat and change"),
                //: In a list of what another player’s move changes: %1 the change of the reader’s points
                Say::tr("you %1", "change of points"), signedNumber(change));
        const QString figures = (spaces.size() == 1 ? spaces : changes).join(QStringLiteral(", "));
        //: In a list of what a move changes: %1 a seat, %2 the change of its points, %3 the spaces of its figures that
        //: changed, with their changes if they are several
        return reader.asked(Say::tr("%1 %2 (%3)", "seat, change and figures"),
                            //: In a list of what another player’s move changes: %1 the change of the reader’s points,
                            //: %2 the spaces of the reader’s figures that changed, with their changes if they are
                            //: several
                            Say::tr("you %1 (%2)", "change and figures"), signedNumber(change), figures);
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
        deeds_.push_back({game::withResults(ends, parts), Weight::Great, true, true});
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
