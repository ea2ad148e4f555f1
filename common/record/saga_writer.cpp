// SPDX-License-Identifier: GPL-3.0-or-later
// Writes a match as a saga.
#include "record/plain_text.h"
#include "record/saga.h"

namespace heorot::record {

using engine::Move;
using engine::Outcomes;
using engine::Seat;

namespace {

constexpr const char* firstLine =
    "# A saga of Heorot. It holds every secret of this game: hands, decks and dice to come.\n";

Node seatsNode(const Seating& seating) {
    Node list = Node::list();
    for (std::size_t i = 0; i < seating.names.size(); ++i) {
        Node seat = Node::map();
        seat.set("name", Node::ofText(seating.names[i])).setQuoted(true);
        seat.set("player", Node::ofText(seating.players[i]));
        if (seating.away.has(static_cast<Seat>(i))) seat.set("away", Node::ofFlag(true));
        list.add(std::move(seat));
    }
    return list;
}

template <class Numbers>
Node numbersNode(const Numbers& numbers) {
    Node list = Node::list();
    for (const auto number : numbers) list.add(Node::ofNumber(number));
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

/// Confidence changes no rule, so a saga does without it.
Corrections playedWith(const AnyGame& game) {
    return game.corrections().ofValues();
}

Node headNode(const AnyGame& game, const AnyMatch& match, const SagaPrompt& prompt) {
    const engine::Setup& setup = match.setup();
    const SagaHead::Now now = progressOf(match);
    Node head = Node::map();
    head.set("saga", Node::ofNumber(playedWith(game).empty() ? sagaFormat - 1 : sagaFormat));
    head.set("game", Node::ofText(game.id()));
    head.set("rules", Node::ofNumber(game.rulesVersion()));
    head.set("data", Node::ofText(game.fingerprint())).setQuoted(true);
    head.set("seats", seatsNode(match.seating()));
    if (!match.seating().colors.empty()) head.set("colours", numbersNode(match.seating().colors));
    head.set("first", Node::ofText(setup.first == engine::nobody ? "random" : match.seating().names[setup.first]))
        .setQuoted(true);
    head.set("options", describeOptions(game, setup));
    head.set("seed", Node::ofText(std::to_string(setup.seed)));
    head.set("over", Node::ofFlag(now.over));
    head.set("points", numbersNode(now.points));
    std::vector<std::string> unknown;
    for (Seat seat = 0; seat < setup.seats; ++seat)
        if (now.unknown.has(seat)) unknown.push_back(match.seating().names[seat]);
    if (!unknown.empty()) head.set("unknown", linesNode(unknown));
    if (!now.over && !prompt.text.empty()) {
        Node texts = Node::map();
        texts.set(prompt.language, Node::ofText(onOneLine(prompt.text))).setQuoted(true);
        head.set("prompt", std::move(texts));
    }
    return head;
}

Node bodyNode(const AnyGame& game, const AnyMatch& match) {
    Node body = Node::map();
    body.set("deal", outcomesNode(match, match.deal()));
    if (const Corrections corrections = playedWith(game); !corrections.empty())
        body.set("corrections", describe(corrections));
    if (match.beganFromState()) body.set("earlier", linesNode(match.earlierLines()));
    body.set("moves", movesNode(match, match.moves()));
    body.set("redo", movesNode(match, match.undone()));
    body.set("marked", Node::ofFlag(match.marked()));
    body.set("snapshot", match.describeState());
    return body;
}

}

SagaText sagaText(const AnyGame& game, const AnyMatch& match, const SagaPrompt& prompt) {
    return {firstLine + toYaml(headNode(game, match, prompt)), toYaml(bodyNode(game, match))};
}

std::string writeSaga(const AnyGame& game, const AnyMatch& match) {
    return sagaText(game, match).whole();
}

}
