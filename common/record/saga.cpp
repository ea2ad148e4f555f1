// SPDX-License-Identifier: GPL-3.0-or-later
#include "record/saga.h"

#include "record/plain_text.h"
#include "record/yaml.h"

#include <algorithm>

namespace heorot::record {

using engine::Move;
using engine::Outcomes;
using engine::Seat;

namespace {

constexpr const char* firstLine =
    "# A saga of Heorot. It holds every secret of this game: hands, decks and dice to come.\n";

Node seatsNode(const engine::Seating& seating) {
    Node list = Node::list();
    for (std::size_t i = 0; i < seating.names.size(); ++i) {
        Node seat = Node::map();
        seat.set("name", Node::ofText(seating.names[i])).setQuoted(true);
        seat.set("player", Node::ofText(seating.players[i]));
        list.add(std::move(seat));
    }
    return list;
}

Node coloursNode(const engine::Seating& seating) {
    Node list = Node::list();
    for (const std::uint8_t colour : seating.colours) list.add(Node::ofNumber(colour));
    return list;
}

Node outcomesNode(const AnyMatch& match, const Outcomes& outcomes) {
    Node list = Node::list();
    for (const auto& outcome : outcomes) list.add(match.describe(outcome));
    return list;
}

Node movesNode(const AnyMatch& match, const std::vector<Move>& moves) {
    Node list = Node::list();
    for (const Move& move : moves) {
        Node item = Node::map();
        item.set("seat", Node::ofText(match.seating().names[move.seat])).setQuoted(true);
        item.set("action", Node::ofText(match.format(move.action)));
        if (!move.outcomes.empty()) item.set("chance", outcomesNode(match, move.outcomes));
        list.add(std::move(item));
    }
    return list;
}

Node linesNode(const std::vector<std::string>& lines) {
    Node list = Node::list();
    for (const auto& line : lines) list.add(Node::ofText(line)).setQuoted(true);
    return list;
}

struct StoredMove {
    Cursor at;
    std::string seat;
    Cursor action;
    std::optional<Cursor> chance;
};

/// Reads the parts of a saga and tries the ways to a running match.
class Loader {
  public:
    Loader(const Cursor& root, const GameFinder& games) : map_(root.map()), games_(games) {}

    LoadedSaga load() {
        readHead();
        map_.required("deal");
        readMoves("moves", moves_);
        readMoves("redo", redo_);
        const bool marked = map_.required("marked").flag();
        const Cursor snapshot = map_.required("snapshot");
        const auto earlier = map_.optional("earlier");
        map_.finish();

        LoadedSaga saga{game_, {}, otherwisePlayed()};
        if (earlier) {
            saga.notice = "The game goes on from its last stored state. What came before cannot be taken back; its "
                          "lines stand in the file, under 'earlier'.";
            fromSnapshot(snapshot, linesOf(*earlier), saga);
        } else {
            try {
                replayAll(saga);
                checkSnapshot(snapshot, *saga.match);
            } catch (const FileError& why) {
                if (saga.notice.empty()) throw;
                // Only the line, not the sentence: that may quote a secret choice or hand.
                saga.notice +=
                    " It cannot be repeated from its beginning (it fails at line " + std::to_string(why.line()) +
                    " of the file) and goes on from its last state; what came before stands in the file alone.";
                fromSnapshot(snapshot, {}, saga);
            }
        }
        engine::MatchHistory::setMarked(*saga.match, marked);
        return saga;
    }

  private:
    /// A sentence if rules or data are not those of this program.
    std::string otherwisePlayed() const {
        std::vector<std::string> others;
        if (rules_ > game_->rulesVersion()) others.emplace_back("newer rules than this Heorot knows");
        if (rules_ < game_->rulesVersion()) others.emplace_back("older rules");
        if (!sameData_) others.emplace_back("other data (numbers of cards and tables)");
        if (others.empty()) return {};
        return "This game was played with " + others.front() + (others.size() > 1 ? " and " + others.back() : "") + '.';
    }

    void readHead() {
        const Cursor format = map_.required("saga");
        if (format.integer(1, 999) > sagaFormat)
            format.fail("this saga was written by a newer Heorot; this one reads format " + std::to_string(sagaFormat));
        const Cursor id = map_.required("game");
        game_ = &gameAt(id, games_);
        rules_ = map_.required("rules").integer(1, 9999);
        sameData_ = map_.required("data").text() == game_->fingerprint();
        readSeats(map_.required("seats"));
        if (const auto colours = map_.optional("colours")) readColours(*colours);
        std::vector<std::string> firsts = seating_.names;
        firsts.emplace_back("random");
        const int first = map_.required("first").oneOf(firsts);
        setup_.first = first == setup_.seats ? engine::nobody : static_cast<Seat>(first);
        setup_.options = readOptions(*game_, map_.required("options"));
        setup_.seed = map_.required("seed").natural();
    }

    void readSeats(const Cursor& seats) {
        const auto items = seats.items();
        setup_.seats = static_cast<int>(items.size());
        if (setup_.seats < game_->minSeats() || setup_.seats > game_->maxSeats())
            seats.fail("the game is for " + std::to_string(game_->minSeats()) + " to " +
                       std::to_string(game_->maxSeats()) + " seats");
        for (const Cursor& item : items) {
            MapCursor seat = item.map();
            const Cursor name = seat.required("name");
            if (const auto wrong = refuseSeatName(name.text(), seating_.names); !wrong.empty()) name.fail(wrong);
            const Cursor player = seat.required("player");
            if (const auto wrong = game_->refusePlayer(player.text()); !wrong.empty()) player.fail(wrong);
            seating_.players.push_back(player.text());
            if (seating_.players.back() == "human")
                seating_.persons = seating_.persons.with(static_cast<Seat>(seating_.names.size()));
            seating_.names.push_back(name.text());
            seat.finish();
        }
    }

    void readColours(const Cursor& colours) {
        const auto items = colours.items();
        if (items.size() != seating_.names.size()) colours.fail("there is to be one colour a seat");
        for (const Cursor& item : items) {
            const auto colour = static_cast<std::uint8_t>(item.integer(0, engine::maxSeats - 1));
            if (std::count(seating_.colours.begin(), seating_.colours.end(), colour))
                item.fail("another seat has the colour " + std::to_string(colour) + " already");
            seating_.colours.push_back(colour);
        }
    }

    void readMoves(const char* key, std::vector<StoredMove>& moves) {
        for (const Cursor& item : map_.required(key).items()) {
            MapCursor map = item.map();
            const Cursor seat = map.required("seat");
            const auto& names = seating_.names;
            if (std::find(names.begin(), names.end(), seat.text()) == names.end())
                seat.fail("nobody called " + inQuotes(seat.text()) + " has a seat in this game");
            StoredMove move{item, seat.text(), map.required("action"), map.optional("chance")};
            map.finish();
            moves.push_back(std::move(move));
        }
    }

    /// Not before they are needed: other data may not know them any more.
    Outcomes outcomesAt(const Cursor& at) const {
        Outcomes outcomes;
        for (const Cursor& item : at.items()) outcomes.push_back(game_->readOutcome(item));
        return outcomes;
    }

    void replay(AnyMatch& match, const StoredMove& move) const {
        const Seat mover = match.toMove();
        if (mover == engine::nobody) move.at.fail("the game is over before this move");
        if (match.seating().names[mover] != move.seat) move.at.fail("it is not " + move.seat + " who is to move here");
        const auto action = match.parse(move.action.text());
        if (!action) move.action.fail(inQuotes(move.action.text()) + " is no action of the game");
        try {
            if (const auto refused = match.playScripted(*action, move.chance ? outcomesAt(*move.chance) : Outcomes{}))
                move.action.fail(inQuotes(move.action.text()) + " is not legal here (" + match.refusalName(refused) +
                                 ")");
        } catch (const engine::ChanceMismatch& mismatch) {
            move.at.fail(mismatch.what());
        }
    }

    void replayAll(LoadedSaga& saga) {
        const Cursor deal = map_.required("deal");
        try {
            saga.match = game_->newMatch(setup_, seating_, outcomesAt(deal));
        } catch (const engine::ChanceMismatch& mismatch) {
            deal.fail("this deal is none for these " + std::to_string(setup_.seats) +
                      " seats and options: " + mismatch.what());
        }
        for (const StoredMove& move : moves_) replay(*saga.match, move);
        for (auto move = redo_.rbegin(); move != redo_.rend(); ++move) replay(*saga.match, *move);
        if (!redo_.empty()) saga.match->goBackTo(moves_.size());
    }

    static void checkSnapshot(const Cursor& snapshot, const AnyMatch& match) {
        const Node state = match.describeState();
        if (snapshot.node() == state) return;
        const Difference difference = compare(snapshot.node(), state, snapshot.path());
        if (difference)
            throw FileError(snapshot.file(), difference.line,
                            difference.path + ": the moves lead to '" + difference.actual + "', but '" +
                                difference.expected + "' is stored");
        snapshot.fail("the moves lead to another state than the one that is stored");
    }

    static std::vector<std::string> linesOf(const Cursor& at) {
        std::vector<std::string> lines;
        for (const Cursor& item : at.items()) lines.push_back(item.text());
        return lines;
    }

    void fromSnapshot(const Cursor& snapshot, std::vector<std::string> earlier, LoadedSaga& saga) {
        setup_.seed +=
            earlier.size() + moves_.size() + 1; // so that dice and shuffles to come do not repeat those before
        saga.match = game_->newMatch(setup_, seating_);
        saga.match->restore(snapshot);
        for (const StoredMove& move : moves_) earlier.push_back(move.seat + ": " + move.action.text());
        saga.match->setEarlierLines(std::move(earlier));
    }

    MapCursor map_;
    const GameFinder& games_;
    const AnyGame* game_ = nullptr;
    engine::Setup setup_;
    engine::Seating seating_;
    std::vector<StoredMove> moves_;
    std::vector<StoredMove> redo_;
    int rules_ = 0;
    bool sameData_ = false;
};

}

std::string writeSaga(const AnyGame& game, const AnyMatch& match) {
    const engine::Setup& setup = match.setup();
    Node saga = Node::map();
    saga.set("saga", Node::ofNumber(sagaFormat));
    saga.set("game", Node::ofText(game.id()));
    saga.set("rules", Node::ofNumber(game.rulesVersion()));
    saga.set("data", Node::ofText(game.fingerprint())).setQuoted(true);
    saga.set("seats", seatsNode(match.seating()));
    if (!match.seating().colours.empty()) saga.set("colours", coloursNode(match.seating()));
    saga.set("first", Node::ofText(setup.first == engine::nobody ? "random" : match.seating().names[setup.first]))
        .setQuoted(true);
    saga.set("options", describeOptions(game, setup));
    saga.set("seed", Node::ofText(std::to_string(setup.seed)));
    saga.set("deal", outcomesNode(match, match.deal()));
    if (match.beganFromState()) saga.set("earlier", linesNode(match.earlierLines()));
    saga.set("moves", movesNode(match, match.moves()));
    saga.set("redo", movesNode(match, match.undone()));
    saga.set("marked", Node::ofFlag(match.marked()));
    saga.set("snapshot", match.describeState());
    return firstLine + toYaml(saga);
}

LoadedSaga readSaga(std::string_view text, const std::string& name, const GameFinder& games) {
    const Node tree = parseYaml(text, name);
    return Loader(Cursor(tree, name), games).load();
}

}
