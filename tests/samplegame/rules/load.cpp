// SPDX-License-Identifier: GPL-3.0-or-later
#include "samplegame/rules/rules.h"

#include "record/cursor.h"

namespace heorot::samplegame {

using record::Cursor;
using record::MapCursor;

namespace {

std::string readConfidence(MapCursor& map) {
    static const std::vector<std::string> words{"printed", "reported", "inferred", "reconstructed"};
    return words[static_cast<std::size_t>(map.required("confidence").oneOf(words))];
}

int readNumber(MapCursor& root, const char* key, const char* field, int least, int most) {
    MapCursor map = root.required(key).map();
    const int value = map.required(field).integer(least, most);
    readConfidence(map);
    map.finish();
    return value;
}

void readToken(Rules& rules, const Cursor& at) {
    MapCursor map = at.map();
    const Cursor id = map.required("id");
    if (rules.find(id.text()) || id.text() == "done") id.fail("'" + id.text() + "' is taken");
    const int value = map.required("value").integer(1, 99);
    const int copies = map.required("copies").integer(1, static_cast<int>(mostTokens));
    rules.tokens.push_back({id.text(), value, copies, readConfidence(map)});
    map.finish();
}

void readTokens(Rules& rules, const Cursor& at) {
    for (const Cursor& item : at.items()) readToken(rules, item);
    int all = 0;
    for (const TokenSpec& token : rules.tokens) all += token.copies;
    if (all < mostSeats * rules.hand) at.fail("there are too few tokens for all hands");
    if (all > static_cast<int>(mostTokens)) at.fail("there are at most " + std::to_string(mostTokens) + " tokens");
}

}

std::shared_ptr<const Rules> Game::load(record::DataSource& data) {
    static const std::string file = "sample.yaml";
    const record::Node tree = data.read(file);
    MapCursor root = Cursor(tree, file).map();
    auto rules = std::make_shared<Rules>();
    rules->hand = readNumber(root, "hand", "size", 1, static_cast<int>(largestHand));
    rules->rounds = readNumber(root, "rounds", "count", 1, mostRounds);
    rules->price = readNumber(root, "price", "value", 1, 99);
    rules->sides = readNumber(root, "die", "sides", 2, 20);
    readTokens(*rules, root.required("tokens"));
    root.finish();
    rules->dieNames = std::make_unique<record::NumberNames>(1, rules->sides);
    rules->seatNames = std::make_unique<record::NumberNames>(1, mostSeats);
    rules->sources = {{"deck", rules.get()}, {"die", rules->dieNames.get()}, {"first", rules->seatNames.get()}};
    return rules;
}

}
