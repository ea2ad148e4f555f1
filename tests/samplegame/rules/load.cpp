// SPDX-License-Identifier: GPL-3.0-or-later
#include "samplegame/rules/game.h"

#include "data/entry.h"

namespace heorot::samplegame {

using data::Cursor;
using data::Entry;
using data::Fault;

namespace {

int readNumber(Entry& root, const char* key, const char* field, int least, int most) {
    int value = 0;
    data::readEntry(root.required(key), [&](Entry& entry) {
        entry.read(field, value, least, most);
        entry.readConfidence();
    });
    return value;
}

void readToken(Rules& rules, Entry& entry) {
    const Cursor id = entry.required("id");
    if (rules.find(id.text()) || id.text() == "done") id.fail(Fault::tr("%1 is taken").arg(Fault::quoted(id.text())));
    TokenSpec& token = rules.tokens.emplace_back();
    token.id = id.text();
    entry.read("value", token.value, 1, 99);
    entry.read("copies", token.copies, 1, static_cast<int>(mostTokens));
    token.confidence = entry.readConfidence();
}

void readTokens(Rules& rules, const Cursor& at) {
    for (const Cursor& item : at.items()) data::readEntry(item, [&](Entry& entry) { readToken(rules, entry); });
    int all = 0;
    for (const TokenSpec& token : rules.tokens) all += token.copies;
    if (all < mostSeats * rules.hand) at.fail(Fault::tr("there are too few tokens for all hands"));
    if (all > static_cast<int>(mostTokens)) at.fail(Fault::tr("there are at most %1 tokens").arg(mostTokens));
}

}

std::shared_ptr<const Rules> Game::load(record::DataSource& source) {
    auto rules = std::make_shared<Rules>();
    data::readFile(source, "sample.yaml", [&](Entry& root) {
        rules->hand = readNumber(root, "hand", "size", 1, static_cast<int>(largestHand));
        rules->rounds = readNumber(root, "rounds", "count", 1, mostRounds);
        rules->price = readNumber(root, "price", "value", 1, 99);
        rules->sides = readNumber(root, "die", "sides", 2, 20);
        readTokens(*rules, root.required("tokens"));
    });
    rules->dieNames = std::make_unique<record::NumberNames>(1, rules->sides);
    rules->seatNames = std::make_unique<record::NumberNames>(1, mostSeats);
    rules->sources = {{"deck", rules.get()}, {"die", rules->dieNames.get()}, {"first", rules->seatNames.get()}};
    return rules;
}

}
