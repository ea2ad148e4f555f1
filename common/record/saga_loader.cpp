// SPDX-License-Identifier: GPL-3.0-or-later
// Loads a saga: replays its moves, or resumes from its stored last state.
#include "record/hidden_difference.h"
#include "record/piece_error.h"
#include "record/plain_text.h"
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
        map_.required("deal");
        readMoves("moves", moves_);
        readMoves("redo", redo_);
        const bool marked = map_.required("marked").flag();
        const Cursor snapshot = map_.required("snapshot");
        const auto earlier = map_.optional("earlier");
        map_.finish();

        const std::string others = otherwisePlayed();
        LoadedSaga saga{game_, {}, others.empty() ? std::string() : "This game was played with " + others + '.'};
        if (earlier) {
            saga.notice = "The game resumes from its last stored state. Earlier moves cannot be undone; the file lists "
                          "them under 'earlier'.";
            fromSnapshot(snapshot, linesOf(*earlier), saga);
            saga.losesMoves = !others.empty();
        } else {
            try {
                replayAll(saga);
                checkSnapshot(snapshot, *saga.match);
            } catch (const FileError& why) {
                if (saga.notice.empty()) throw;
                // Only the line: the sentence may quote a secret choice or hand.
                saga.notice +=
                    " Its moves cannot be replayed (line " + std::to_string(why.line()) +
                    " of the file fails), so it resumes from its last state; earlier moves are only in the file.";
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

    /// Which rules or data differ from this program's, such as "older rules"; empty if none do.
    std::string otherwisePlayed() const {
        std::vector<std::string> others;
        if (head_.rules > game_->rulesVersion()) others.emplace_back("newer rules than this Heorot has");
        if (head_.rules < game_->rulesVersion()) others.emplace_back("older rules");
        if (head_.data != game_->fingerprint()) others.emplace_back("other data (numbers of cards and tables)");
        if (others.empty()) return {};
        return others.front() + (others.size() > 1 ? " and " + others.back() : "");
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
        if (setup_.seats < game_->minSeats() || setup_.seats > game_->maxSeats())
            seats.fail("the game is for " + std::to_string(game_->minSeats()) + " to " +
                       std::to_string(game_->maxSeats()) + " seats");
        for (const Cursor& item : items) {
            const Cursor player = item.map().required("player");
            if (const auto wrong = refusePlayer_ ? refusePlayer_(*game_, player.text()) : std::string(); !wrong.empty())
                player.fail(wrong);
        }
    }

    void readMoves(const char* key, std::vector<StoredMove>& moves) {
        for (const Cursor& item : map_.required(key).items()) {
            MapCursor map = item.map();
            const Cursor seat = map.required("seat");
            if (std::find(names().begin(), names().end(), seat.text()) == names().end())
                seat.fail("no seat in this game is called " + inQuotes(seat.text()));
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
        if (mover == engine::nobody) move.at.fail("the game is over before this move");
        if (match.seating().names[mover] != move.seat) move.at.fail("it is not " + move.seat + "'s turn here");
        const auto action = match.parse(move.action.text());
        if (!action) move.action.fail(inQuotes(move.action.text()) + " is not an action of this game");
        return *action;
    }

    void replay(AnyMatch& match, const StoredMove& move, engine::Action action) const {
        try {
            if (const auto refused = match.playScripted(action, move.chance ? outcomesAt(*move.chance) : Outcomes{}))
                move.action.fail((match.mayBeSecret(action) ? "this secret choice" : inQuotes(move.action.text())) +
                                 " is not legal here (" + match.refusalName(refused) + ")");
        } catch (const engine::ChanceMismatch& mismatch) {
            move.at.fail(mismatch.what());
        }
    }

    void replayAll(LoadedSaga& saga) {
        const Cursor deal = map_.required("deal");
        try {
            saga.match = game_->newMatch(setup_, head_.seating, outcomesAt(deal));
        } catch (const engine::ChanceMismatch& mismatch) {
            deal.fail("this deal does not fit these " + std::to_string(setup_.seats) +
                      " seats and options: " + mismatch.what());
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
        if (!difference) snapshot.fail("the moves lead to a different state than the stored one");
        const std::string values =
            isKnownToAll(snapshot, match, state)
                ? inQuotes(difference.actual) + ", but " + inQuotes(difference.expected) + " is stored"
                : "a different value than the stored one";
        throw FileError(snapshot.file(), difference.line,
                        ending(difference.path, 100) + ": the moves lead to " + values);
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
        const std::string others = otherwisePlayed();
        try {
            saga.match->restore(snapshot);
        } catch (const PieceError& why) {
            throw FileError(snapshot.file(), why.line(),
                            snapshot.path() + ": the pieces here do not match the box" +
                                (others.empty() ? std::string() : "; this game was played with " + others));
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
