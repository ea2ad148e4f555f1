// SPDX-License-Identifier: GPL-3.0-or-later
// Notation as tables of phrases: a game lists each kind of action and event once; lines are written and parsed from
// that list.
#pragma once

#include "engine/action.h"
#include "notation/words.h"

namespace heorot::notation {

/// How a kind of action or event is written: its verb, then one word for each of its numbers.
template <class Rules, class Kind>
struct Phrase {
    Kind kind{};
    std::string_view verb;
    std::array<Word<Rules>, 5> words{};
};

/// Appends the words of a phrase to a line.
template <class Rules, class Kind>
void addWords(std::string& text, const Phrase<Rules, Kind>& phrase, Line<Rules> line) {
    for (; line.at < phrase.words.size() && phrase.words[line.at].write; ++line.at)
        if (const std::string word = phrase.words[line.at].write(line); !word.empty()) text += ' ' + word;
}

/// Parses a line as this phrase; returns its numbers.
template <class Rules, class Kind>
std::optional<Numbers> numbersOf(const Phrase<Rules, Kind>& phrase, const Rules& rules,
                                 std::span<const std::string_view> texts) {
    const auto verb = split(phrase.verb);
    if (texts.size() < verb.size() || !std::equal(verb.begin(), verb.end(), texts.begin())) return std::nullopt;
    texts = texts.subspan(verb.size());
    Line<Rules> line{rules, {}};
    for (; line.at < phrase.words.size() && phrase.words[line.at].write; ++line.at) {
        const auto read = phrase.words[line.at].read;
        const auto value = read ? read(line, texts.empty() ? std::string_view{} : texts.front()) : std::nullopt;
        if (!value) return std::nullopt;
        line.numbers[line.at] = static_cast<std::int16_t>(*value);
        if (!texts.empty()) texts = texts.subspan(1);
    }
    return texts.empty() ? std::optional(line.numbers) : std::nullopt;
}

template <class Phrases, class Kind>
const auto* phraseOf(const Phrases& phrases, Kind kind) {
    const auto at = std::find_if(phrases.begin(), phrases.end(),
                                 [kind](const auto& phrase) { return static_cast<Kind>(phrase.kind) == kind; });
    return at == phrases.end() ? nullptr : &*at;
}

/// The line of an action; empty for a kind without one.
template <class Phrases, class Rules>
std::string format(const Phrases& phrases, const Rules& rules, engine::Action action) {
    const auto* phrase = phraseOf(phrases, action.kind);
    if (!phrase) return {};
    std::string text(phrase->verb);
    addWords(text, *phrase, {rules, {}, {action.a, action.b, action.c}});
    return text;
}

/// Parses the line of an action, ignoring extra blanks; nothing if it matches no phrase.
template <class Phrases, class Rules>
std::optional<engine::Action> parse(const Phrases& phrases, const Rules& rules, std::string_view line) {
    const auto texts = split(line);
    for (const auto& phrase : phrases)
        if (const auto numbers = numbersOf(phrase, rules, std::span<const std::string_view>(texts))) {
            const auto byte = [&](std::size_t i) { return static_cast<std::uint8_t>((*numbers)[i]); };
            return engine::Action{static_cast<std::uint8_t>(phrase.kind), byte(0), byte(1), byte(2)};
        }
    return std::nullopt;
}

/// The line of an event: verb, seat, words.
template <class Phrases, class Rules>
std::string format(const Phrases& phrases, const Rules& rules, std::span<const std::string> seats,
                   const engine::Event& event) {
    const auto* phrase = phraseOf(phrases, event.kind);
    if (!phrase) return {};
    std::string text(phrase->verb);
    if (event.seat != engine::nobody) text += ' ' + seats[event.seat];
    addWords(text, *phrase, {rules, seats, event.args});
    return text;
}

}
