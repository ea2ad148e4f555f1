// SPDX-License-Identifier: GPL-3.0-or-later
// Notation of actions, lines of events, names of refusals: stable, language-neutral texts.
#include "rules/game.h"

#include "notation/phrases.h"

namespace heorot::legend {

namespace {

using Word = notation::Word<Rules>;
using Line = notation::Line<Rules>;

constexpr std::array<std::string_view, 2> daringNames{"", "daring"};
constexpr std::array<std::string_view, 3> turnedNames{"discards", "hand", "row"};
constexpr std::array<std::string_view, 2> changeNames{"made", "booked"};

constexpr Word number = Word::number();
constexpr Word daring = Word::oneOf<daringNames>();
constexpr Word card = Word::named < []() -> const auto& {
    return pieceNames().allCards;
}
> ();
constexpr Word token = Word::named < []() -> const auto& {
    return pieceNames().allTokens;
}
> ();
constexpr Word healing = Word::oneOf<healingNames>();
/// A gain is two numbers: its kind and its amount.
constexpr Word gain{
    [](const Line& line) {
        return gainName({static_cast<GainKind>(line.value()), static_cast<std::uint8_t>(line.numbers[line.at + 1])});
    },
    [](Line& line, std::string_view text) -> std::optional<int> {
        const auto found = findGain(text);
        if (!found) return std::nullopt;
        line.numbers[line.at + 1] = found->amount;
        return static_cast<int>(found->kind);
    }};
constexpr Word gainKind = Word::oneOf<gainNames>();
constexpr Word turnedTo = Word::oneOf<turnedNames>();
constexpr Word change = Word::oneOf<changeNames>();
constexpr Word episode{[](const Line& line) {
    const Episode& named = line.rules.episodes.at(static_cast<std::size_t>(line.value()));
    return std::string(episodeNames.at(named.name));
}};

constexpr std::array<notation::Phrase<Rules, Do>, kindsOfAction> actions{{
    {Do::Pass, "pass"},
    {Do::Out, "out"},
    {Do::Done, "done"},
    {Do::Accept, "accept"},
    {Do::Rest, "rest"},
    {Do::Resolve, "resolve"},
    {Do::Refuse, "refuse"},
    {Do::Risk, "risk", {daring}},
    {Do::Pay, "pay", {card}},
    {Do::Give, "give", {token}},
    {Do::Heal, "heal", {healing}},
    {Do::Take, "take", {gain}},
    {Do::Pick, "pick", {card}},
    {Do::Bid, "bid", {card}},
    {Do::Play, "play", {card}},
    {Do::Show, "show", {token}},
    {Do::Bless, "bless", {card}},
}};

constexpr std::array<notation::Phrase<Rules, Happening>, happenings + 1> events{{
    {Happening{}, "nothing"},
    {Happening::Hidden, "hidden"},
    {Happening::EpisodeBegins, "step-begins", {episode}},
    {Happening::EpisodeIdle, "step-idle", {episode}},
    {Happening::Dealt, "dealt", {card}},
    {Happening::Drew, "drew", {card}},
    {Happening::Shuffled, "shuffled", {number}},
    {Happening::Passed, "passed"},
    {Happening::Risked, "risked", {number, number}},
    {Happening::Turned, "turned", {card, turnedTo}},
    {Happening::RiskFailed, "risk-failed"},
    {Happening::Resolved, "resolved"},
    {Happening::Rested, "rested", {number}},
    {Happening::Scratched, "scratched", {number}},
    {Happening::ScratchesTurned, "scratches-turned"},
    {Happening::Wounded, "wounded", {number}},
    {Happening::Refused, "refused", {gainKind}},
    {Happening::Healed, "healed", {healing}},
    {Happening::Paid, "paid", {card}},
    {Happening::Gave, "gave", {token}},
    {Happening::Exchanged, "exchanged", {episode}},
    {Happening::Gained, "gained", {token}},
    {Happening::DrewAlliance, "drew-alliance", {token}},
    {Happening::GainedSpecial, "gained-special", {card}},
    {Happening::NoneLeft, "none-left", {gain}},
    {Happening::Changed, "changed", {change, number}},
    {Happening::Laid, "laid", {card}},
    {Happening::Picked, "picked", {card}},
    {Happening::LeftOver, "left-over", {number}},
    {Happening::Chose, "chose", {card}},
    {Happening::Ready, "ready"},
    {Happening::Revealed, "revealed", {card, number}},
    {Happening::TookBack, "took-back", {card}},
    {Happening::Ranked, "ranked", {number, number}},
    {Happening::Played, "played", {card, number}},
    {Happening::DroppedOut, "dropped-out", {number}},
    {Happening::LastStanding, "last-standing", {number}},
    {Happening::Discarded, "discarded", {number}},
    {Happening::Blessed, "blessed", {card}},
    {Happening::TookIcon, "took-icon", {number, gain}},
    {Happening::FirstSeat, "first-seat"},
    {Happening::Showed, "showed", {token, number}},
    {Happening::TookTokensBack, "took-tokens-back", {number}},
    {Happening::WonAuction, "won-auction", {number}},
    {Happening::Treasures, "treasures", {number}},
    {Happening::Scored, "scored", {number, number}},
    {Happening::GameOver, "game-over"},
    {Happening::Reached, "reached", {number}},
}};

constexpr std::array<notation::CodeName<Refusal>, refusals> refusalNames{{
    {Refusal{}, "allowed"},
    {Refusal::UnknownAction, "unknown-action"},
    {Refusal::GameOver, "game-over"},
    {Refusal::OtherDecision, "other-decision"},
    {Refusal::PaymentBegun, "payment-begun"},
    {Refusal::NotInHand, "not-in-hand"},
    {Refusal::TextCard, "text-card"},
    {Refusal::NoMatch, "no-match"},
    {Refusal::NotNeeded, "not-needed"},
    {Refusal::CannotComplete, "cannot-complete"},
    {Refusal::TooFewCards, "too-few-cards"},
    {Refusal::NoneLeft, "none-left"},
    {Refusal::NothingToHeal, "nothing-to-heal"},
    {Refusal::TooFewTokens, "too-few-tokens"},
    {Refusal::NoSuchToken, "no-such-token"},
    {Refusal::NotFame, "not-fame"},
    {Refusal::NotTreasure, "not-treasure"},
    {Refusal::IconTaken, "icon-taken"},
    {Refusal::IconCovered, "icon-covered"},
    {Refusal::NoSuchIcon, "no-such-icon"},
    {Refusal::NotLaid, "not-laid"},
    {Refusal::NothingToTurn, "nothing-to-turn"},
    {Refusal::RiskComesFirst, "risk-comes-first"},
    {Refusal::NoDaring, "no-daring"},
    {Refusal::NoResolve, "no-resolve"},
    {Refusal::NoRest, "no-rest"},
    {Refusal::NoScratches, "no-scratches"},
    {Refusal::NoInspiration, "no-inspiration"},
    {Refusal::NotAgainstRisk, "not-against-risk"},
    {Refusal::NotPlayed, "not-played"},
}};
static_assert(notation::isInOrder(refusalNames));

}

std::string format(const Rules& rules, Action action) {
    return notation::format(actions, rules, action);
}

std::optional<Action> parse(const Rules& rules, std::string_view line) {
    return notation::parse(actions, rules, line);
}

std::string format(const Rules& rules, const std::vector<std::string>& seats, const engine::Event& event) {
    return notation::format(events, rules, seats, event);
}

std::string_view refusalName(const Rules&, const engine::Violation& violation) {
    return refusalNames.at(violation.code).name;
}

std::span<const record::SourceSpec> chanceSources(const Rules& rules) {
    return rules.sources;
}

}
