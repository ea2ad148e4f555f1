// SPDX-License-Identifier: GPL-3.0-or-later
// Loads a saga: replays its moves, or resumes from its stored last state.
#include "record/hidden_difference.h"
#include "record/piece_error.h"
#include "record/plain_text.h"
#include "record/play_faults.h"
#include "record/saga.h"
#include "record/yaml.h"

#include <algorithm>

namespace heorot::record {

using engine::Outcomes;
using engine::Seat;

namespace {

struct StoredMove {
    Cursor at;
    std::string seat;
    Cursor action;
    std::optional<Cursor> chance;
};

/// Reads the parts of a saga and tries the ways to resume it as a match.
class Loader {
  public:
    Loader(const Cursor& root, const GameFinder& games, const PlayerCheck& refusePlayer)
        : map_(root.map()), games_(games), refusePlayer_(refusePlayer) {}

    LoadedSaga load() {
        readHead();
        chooseData();
        map_.required("deal");
        readMoves("moves", moves_);
        readMoves("redo", redo_);
        const bool marked = map_.required("marked").flag();
        const Cursor snapshot = map_.required("snapshot");
        const auto earlier = map_.optional("earlier");
        map_.finish();

        const Fault others = otherwisePlayed();
        LoadedSaga saga{game_, {}, {}};
        if (others) saga.notice.push_back(others);
        if (earlier) {
            saga.notice = {
                Fault::tr("The game resumes from its last stored state. Earlier moves can’t be undone; the file "
                          "lists them under “earlier”.")};
            fromSnapshot(snapshot, linesOf(*earlier), saga);
            saga.losesMoves = static_cast<bool>(others);
        } else {
            try {
                replayAll(saga);
                checkSnapshot(snapshot, *saga.match);
            } catch (const FileError& why) {
                if (saga.notice.empty()) throw;
                // Only the line: the sentence may quote a secret choice or hand.
                //: %1 a number; follows the sentence that the game was played with older rules
                saga.notice.push_back(
                    Fault::tr("Its moves can’t be replayed (the one on line %1 of the file fails), so it resumes from "
                              "its last state; earlier moves are only in the file.")
                        .arg(why.line()));
                fromSnapshot(snapshot, {}, saga);
                saga.losesMoves = true;
            }
        }
        engine::MatchHistory::setMarked(*saga.match, marked);
        return saga;
    }

  private:
    /// Moves in playing order.
    using Row = std::vector<const StoredMove*>;

    const std::vector<std::string>& names() const { return head_.seating.names; }

    /// A sentence on the rules or data that differ from this program's; nothing if none do.
    Fault otherwisePlayed() const {
        const bool otherData = head_.data != game_->fingerprint();
        if (head_.rules > game_->rulesVersion())
            return otherData ? Fault::tr("This game was played with newer rules than this version of Heorot has, and "
                                         "with different data (numbers on cards and in tables).")
                             : Fault::tr("This game was played with newer rules than this version of Heorot has.");
        if (head_.rules < game_->rulesVersion())
            return otherData ? Fault::tr("This game was played with older rules and different data (numbers on cards "
                                         "and in tables).")
                             : Fault::tr("This game was played with older rules.");
        if (!otherData) return {};
        return Fault::tr("This game was played with different data (numbers on cards and in tables).");
    }

    /// The game with the corrections it was played with, or none. Where they do not fit the data of this program, the
    /// game as it is here.
    void chooseData() {
        const auto block = map_.optional("corrections");
        const Corrections corrections = block ? correctionsAt(*block) : Corrections();
        if (head_.data == game_->fingerprint()) return;
        try {
            game_ = &game_->with(corrections);
        } catch (const FileError&) {
            // `otherwisePlayed` says that the data differs.
        }
    }

    void readHead() {
        head_ = takeHead(map_);
        game_ = &gameAt(map_.required("game"), games_);
        checkSeats(map_.required("seats"));
        std::vector<std::string> firsts = names();
        firsts.emplace_back("random");
        const int first = map_.required("first").oneOf(firsts);
        setup_.first = first == setup_.seats ? engine::nobody : static_cast<Seat>(first);
        setup_.options = readOptions(*game_, map_.required("options"));
        setup_.seed = map_.required("seed").natural();
    }

    void checkSeats(const Cursor& seats) {
        const auto items = seats.items();
        setup_.seats = static_cast<int>(items.size());
        if (setup_.seats < game_->minSeats() || setup_.seats > game_->maxSeats()) seats.fail(wrongSeats(*game_));
        for (const Cursor& item : items) {
            const Cursor player = item.map().required("player");
            if (const auto wrong = refusePlayer_ ? refusePlayer_(*game_, player.text()) : Fault()) player.fail(wrong);
        }
    }

    void readMoves(const char* key, std::vector<StoredMove>& moves) {
        for (const Cursor& item : map_.required(key).items()) {
            MapCursor map = item.map();
            const Cursor seat = map.required("seat");
            if (std::find(names().begin(), names().end(), seat.text()) == names().end())
                //: %1 a name
                seat.fail(Fault::tr("no player in this game is called %1").arg(Fault::quoted(seat.text())));
            StoredMove move{item, seat.text(), map.required("action"), map.optional("chance")};
            map.finish();
            moves.push_back(std::move(move));
        }
    }

    /// Read only when needed: other data may no longer contain them.
    Outcomes outcomesAt(const Cursor& at) const {
        Outcomes outcomes;
        for (const Cursor& item : at.items()) outcomes.push_back(game_->readOutcome(item));
        return outcomes;
    }

    /// How many of the moves after `move`, which is legal now, belong to the same step: one press settles all pending
    /// effects of a person, and they are undone together.
    static std::size_t countAlong(const AnyMatch& match, engine::Action action, const Row& row, std::size_t move) {
        if (!match.persons().has(match.toMove())) return 0;
        const auto settled = match.settledWith(action);
        if (settled.size() > row.size() - move) return 0;
        for (std::size_t i = 1; i < settled.size(); ++i)
            if (row[move + i]->seat != row[move]->seat || row[move + i]->action.text() != match.format(settled[i]))
                return 0;
        return settled.size() - 1;
    }

    /// Whether the only person merely declined, right after a decision of its own, because nothing else was legal.
    static bool declinesAlone(const AnyMatch& match, engine::Action action) {
        const auto& moves = match.moves();
        return match.persons() == engine::SeatSet::of(match.toMove()) && !moves.empty() &&
               moves.back().seat == match.toMove() && match.mereRefusal() == action;
    }

    void replay(AnyMatch& match, const Row& row) const {
        std::size_t along = 0;
        for (std::size_t move = 0; move < row.size(); ++move) {
            const engine::Action action = actionOf(match, *row[move]);
            const bool joinsPrevious = along > 0 || declinesAlone(match, action);
            if (along > 0)
                --along;
            else if (!match.validate(action))
                along = countAlong(match, action, row, move);
            replay(match, *row[move], action);
            if (joinsPrevious) match.joinToPrevious();
        }
    }

    engine::Action actionOf(const AnyMatch& match, const StoredMove& move) const {
        const Seat mover = match.toMove();
        if (mover == engine::nobody) move.at.fail(Fault::tr("the game is over before this move"));
        //: %1 a player
        if (match.seating().names[mover] != move.seat)
            move.at.fail(Fault::tr("it is not %1’s turn here").arg(move.seat));
        const auto action = match.parse(move.action.text());
        if (!action) move.action.fail(notAnAction(move.action.text()));
        return *action;
    }

    void replay(AnyMatch& match, const StoredMove& move, engine::Action action) const {
        try {
            if (const auto refused = match.playScripted(action, move.chance ? outcomesAt(*move.chance) : Outcomes{}))
                move.action.fail(notLegal(match, action, move.action.text(), match.refusalName(refused)));
        } catch (const engine::ChanceMismatch& mismatch) {
            move.at.fail(faultOf(mismatch));
        }
    }

    void replayAll(LoadedSaga& saga) {
        const Cursor deal = map_.required("deal");
        try {
            saga.match = game_->newMatch(setup_, head_.seating, outcomesAt(deal));
        } catch (const engine::ChanceMismatch& mismatch) {
            //: %1 a number, %2 why
            deal.fail(Fault::tr("this deal does not fit these %1 players and options: %2")
                          .arg(setup_.seats, faultOf(mismatch)));
        }
        Row row;
        for (const StoredMove& move : moves_) row.push_back(&move);
        replay(*saga.match, row);
        row.clear();
        for (auto move = redo_.rbegin(); move != redo_.rend(); ++move) row.push_back(&*move);
        replay(*saga.match, row);
        if (!redo_.empty()) saga.match->goBackTo(moves_.size());
    }

    void checkSnapshot(const Cursor& snapshot, const AnyMatch& match) const {
        const Node state = match.describeState();
        if (snapshot.node() == state) return;
        const Difference difference = compare(snapshot.node(), state, snapshot.path());
        if (!difference) snapshot.fail(Fault::tr("the moves lead to a different state than the stored one"));
        //: %1 and %2 values of a field of the game
        const Fault why = isKnownToAll(snapshot, match, state)
                              ? Fault::tr("the moves lead to %1, but %2 is stored")
                                    .arg(Fault::quoted(difference.actual), Fault::quoted(difference.expected))
                              : Fault::tr("the moves lead to a different value than the stored one");
        throw FileError(snapshot.file(), difference.line, ending(difference.path, 100), why);
    }

    /// Whether every seat may read both values of the first difference, in the stored state and in the replayed one.
    /// False if the stored state cannot be restored: then it is unknown what it hides.
    bool isKnownToAll(const Cursor& snapshot, const AnyMatch& match, const Node& state) const {
        const auto stored = game_->newMatch(setup_, head_.seating);
        try {
            stored->restore(snapshot);
        } catch (const FileError&) {
            return false;
        }
        std::vector<Node> views;
        for (int seat = -1; seat < setup_.seats; ++seat)
            for (const AnyMatch* shown : {&match, static_cast<const AnyMatch*>(stored.get())})
                views.push_back(shown->describeSeen(seat < 0 ? engine::nobody : static_cast<Seat>(seat)));
        Sights sights;
        for (std::size_t i = 0; i < views.size(); ++i)
            sights.push_back({i % 2 == 0 ? &state : &snapshot.node(), &views[i]});
        return !isDifferenceHidden(snapshot.node(), state, sights);
    }

    static std::vector<std::string> linesOf(const Cursor& at) {
        std::vector<std::string> lines;
        for (const Cursor& item : at.items()) lines.push_back(item.text());
        return lines;
    }

    void fromSnapshot(const Cursor& snapshot, std::vector<std::string> earlier, LoadedSaga& saga) {
        setup_.seed +=
            earlier.size() + moves_.size() + 1; // so that future dice and shuffles do not repeat earlier ones
        saga.match = game_->newMatch(setup_, head_.seating);
        try {
            saga.match->restore(snapshot);
        } catch (const PieceError& why) {
            const Fault pieces =
                otherwisePlayed()
                    ? Fault::tr("the pieces here do not match the box; this game was played with other rules or data")
                    : Fault::tr("the pieces here do not match the box");
            throw FileError(snapshot.file(), why.line(), snapshot.path(), pieces);
        }
        for (const StoredMove& move : moves_) earlier.push_back(move.seat + ": " + move.action.text());
        saga.match->setEarlierLines(std::move(earlier));
    }

    MapCursor map_;
    const GameFinder& games_;
    const PlayerCheck& refusePlayer_;
    SagaHead head_;
    const AnyGame* game_ = nullptr;
    engine::Setup setup_;
    std::vector<StoredMove> moves_;
    std::vector<StoredMove> redo_;
};

}

LoadedSaga readSaga(std::string_view text, const std::string& name, const GameFinder& games,
                    const PlayerCheck& refusePlayer) {
    const Node tree = parseYaml(text, name);
    return Loader(Cursor(tree, name), games, refusePlayer).load();
}

}
