// SPDX-License-Identifier: GPL-3.0-or-later
// Notation of actions, lines of events, names of refusals: stable, language-free texts.
#include "rules/game.h"

#include "rules/table.h"

#include <algorithm>

namespace heorot::legend {

namespace {

/// What stands behind the verb of an action.
enum class Word : std::uint8_t { None, Daring, CardKind, TokenKind, Heals, Gains };
struct Phrase {
    Do kind;
    std::string_view verb;
    Word word;
};
constexpr std::array<Phrase, kindsOfAction> phrases{{
    {Do::Pass, "pass", Word::None},
    {Do::Out, "out", Word::None},
    {Do::Done, "done", Word::None},
    {Do::Accept, "accept", Word::None},
    {Do::Rest, "rest", Word::None},
    {Do::Resolve, "resolve", Word::None},
    {Do::Refuse, "refuse", Word::None},
    {Do::Risk, "risk", Word::Daring},
    {Do::Pay, "pay", Word::CardKind},
    {Do::Give, "give", Word::TokenKind},
    {Do::Heal, "heal", Word::Heals},
    {Do::Take, "take", Word::Gains},
    {Do::Pick, "pick", Word::CardKind},
    {Do::Bid, "bid", Word::CardKind},
    {Do::Play, "play", Word::CardKind},
    {Do::Show, "show", Word::TokenKind},
    {Do::Bless, "bless", Word::CardKind},
}};
constexpr std::string_view daringWord = "daring";

std::string write(Word word, Action action) {
    switch (word) {
    case Word::Daring: return action.a != 0 ? std::string(daringWord) : std::string();
    case Word::CardKind: return std::string(cardNames.at(action.a));
    case Word::TokenKind: return std::string(tokenNames.at(action.a));
    case Word::Heals: return std::string(healingNames.at(action.a));
    case Word::Gains: return gainName(gainOf(action));
    case Word::None: break;
    }
    return {};
}

std::optional<Action> read(Do kind, Word word, std::string_view text) {
    const auto made = [kind](std::optional<std::uint8_t> value) {
        return value ? std::optional(make(kind, *value)) : std::nullopt;
    };
    switch (word) {
    case Word::None: return text.empty() ? std::optional(make(kind)) : std::nullopt;
    case Word::Daring:
        if (!text.empty() && text != daringWord) return std::nullopt;
        return risk(!text.empty());
    case Word::CardKind: return made(allCards().find(text));
    case Word::TokenKind: return made(allTokens().find(text));
    case Word::Heals: {
        const auto at = std::find(healingNames.begin(), healingNames.end(), text);
        if (at == healingNames.end()) return std::nullopt;
        return make(kind, static_cast<int>(at - healingNames.begin()));
    }
    case Word::Gains: {
        const auto gain = findGain(text);
        return gain ? std::optional(take(*gain)) : std::nullopt;
    }
    }
    return std::nullopt;
}

std::vector<std::string_view> split(std::string_view line) {
    std::vector<std::string_view> words;
    for (std::size_t at = 0; at < line.size();) {
        const std::size_t end = std::min(line.find(' ', at), line.size());
        if (end > at) words.push_back(line.substr(at, end - at));
        at = end + 1;
    }
    return words;
}

}

std::string format(const Rules&, Action action) {
    for (const Phrase& phrase : phrases) {
        if (phrase.kind != kindOf(action)) continue;
        const std::string word = write(phrase.word, action);
        return word.empty() ? std::string(phrase.verb) : std::string(phrase.verb) + ' ' + word;
    }
    return {};
}

std::optional<Action> parse(const Rules&, std::string_view line) {
    const auto words = split(line);
    if (words.empty() || words.size() > 2) return std::nullopt;
    for (const Phrase& phrase : phrases)
        if (words[0] == phrase.verb)
            return read(phrase.kind, phrase.word, words.size() == 2 ? words[1] : std::string_view{});
    return std::nullopt;
}

std::string_view refusalName(const Rules&, const engine::Violation& violation) {
    static constexpr std::array<std::string_view, refusals> names{
        "allowed",         "unknown-action", "game-over",     "other-decision",  "payment-begun",    "not-in-hand",
        "text-card",       "no-match",       "not-needed",    "cannot-complete", "too-few-cards",    "none-left",
        "nothing-to-heal", "too-few-tokens", "no-such-token", "not-fame",        "not-treasure",     "icon-taken",
        "icon-covered",    "no-such-icon",   "not-laid",      "nothing-to-turn", "risk-comes-first", "no-daring",
        "no-resolve",      "no-rest",        "no-scratches",  "no-inspiration",  "not-against-risk", "not-played"};
    return names.at(violation.code);
}

std::span<const record::SourceSpec> chanceSources(const Rules& rules) {
    return rules.sources;
}

}
