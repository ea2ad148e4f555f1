// SPDX-License-Identifier: GPL-3.0-or-later
// Lines of events: stable, language-free texts.
#include "rules/game.h"

namespace heorot::legend {

namespace {

/// What an argument of an event is. A Gain is two arguments: its kind and its amount.
enum class Arg : std::uint8_t { None, Number, EpisodeName, CardKind, TokenKind, To, GainWord, Gains, Heals, Changes };
struct EventPhrase {
    std::string_view verb;
    std::array<Arg, 3> args;
};
constexpr std::array<std::string_view, 3> turnedNames{"discards", "hand", "row"};
constexpr std::array<std::string_view, 2> changeNames{"made", "booked"};

const EventPhrase& phraseOf(Happening kind) {
    using enum Arg;
    static constexpr std::array<EventPhrase, happenings + 1> table{{
        {"nothing", {}},
        {"hidden", {}},
        {"step-begins", {EpisodeName}},
        {"step-idle", {EpisodeName}},
        {"dealt", {CardKind}},
        {"drew", {CardKind}},
        {"shuffled", {Number}},
        {"passed", {}},
        {"risked", {Number, Number}},
        {"turned", {CardKind, To}},
        {"risk-failed", {}},
        {"resolved", {}},
        {"rested", {Number}},
        {"scratched", {Number}},
        {"scratches-turned", {}},
        {"wounded", {Number}},
        {"refused", {GainWord}},
        {"healed", {Heals}},
        {"paid", {CardKind}},
        {"gave", {TokenKind}},
        {"exchanged", {EpisodeName}},
        {"gained", {TokenKind}},
        {"drew-alliance", {TokenKind}},
        {"gained-special", {CardKind}},
        {"none-left", {Gains}},
        {"changed", {Changes, Number}},
        {"laid", {CardKind}},
        {"picked", {CardKind}},
        {"left-over", {Number}},
        {"chose", {CardKind}},
        {"ready", {}},
        {"revealed", {CardKind, Number}},
        {"took-back", {CardKind}},
        {"ranked", {Number, Number}},
        {"played", {CardKind, Number}},
        {"dropped-out", {Number}},
        {"last-standing", {Number}},
        {"discarded", {Number}},
        {"blessed", {CardKind}},
        {"took-icon", {Number, Gains}},
        {"first-seat", {}},
        {"showed", {TokenKind, Number}},
        {"took-tokens-back", {Number}},
        {"won-auction", {Number}},
        {"treasures", {Number}},
        {"scored", {Number, Number}},
        {"game-over", {}},
        {"reached", {Number}},
    }};
    return table.at(static_cast<std::size_t>(kind));
}

template <class Names>
std::string nameIn(const Names& names, int value) {
    return std::string(names.at(static_cast<std::size_t>(value)));
}

std::string write(const Rules& rules, Arg arg, int value, int next) {
    switch (arg) {
    case Arg::Number: return std::to_string(value);
    case Arg::EpisodeName: return nameIn(episodeNames, rules.episode(value).name);
    case Arg::CardKind: return nameIn(cardNames, value);
    case Arg::TokenKind: return nameIn(tokenNames, value);
    case Arg::To: return nameIn(turnedNames, value);
    case Arg::GainWord: return nameIn(gainNames, value);
    case Arg::Gains: return gainName({static_cast<GainKind>(value), static_cast<std::uint8_t>(next)});
    case Arg::Heals: return nameIn(healingNames, value);
    case Arg::Changes: return nameIn(changeNames, value);
    case Arg::None: break;
    }
    return {};
}

}

std::string format(const Rules& rules, const std::vector<std::string>& seats, const engine::Event& event) {
    const EventPhrase& phrase = phraseOf(kindOf(event));
    std::string line(phrase.verb);
    if (event.seat != nobody) line += ' ' + seats[event.seat];
    for (std::size_t i = 0; i < phrase.args.size(); ++i)
        if (phrase.args[i] != Arg::None) line += ' ' + write(rules, phrase.args[i], event.args[i], event.args[i + 1]);
    return line;
}

}
