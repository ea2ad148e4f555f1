// SPDX-License-Identifier: GPL-3.0-or-later
// Notation of actions, lines of events, names of refusals: stable, language-neutral texts.
#include "rules/game.h"

#include "notation/phrases.h"

namespace heorot::raiders {

namespace {

using notation::joined;
using Word = notation::Word<Rules>;
using Line = notation::Line<Rules>;
using Read = std::optional<int>;

constexpr auto placeNames = joined("deck", "1", "2", "3", "4");
constexpr auto prophecyPlaceNames = joined("deck", "1", "2", "3");
constexpr auto shipPlaceNames = joined(slotNames, "leader");
constexpr auto colorOrAnyNames = joined(colorNames, "any");
constexpr auto noneOrReaverNames = joined("", reaverNames);
constexpr auto seatNumbers = joined("1", "2", "3", "4");
constexpr auto combatNumbers = joined("0", "1", "2");
constexpr auto trackNames = joined("sea", "villages", "keeps", "territories", "reavers");

constexpr Word number = Word::number();
constexpr Word location = Word::oneOf<locationNames>();
constexpr Word payer = Word::named < [](const Rules& rules) -> const auto& {
    return rules.names.payers;
}
> ();
constexpr Word place = Word::oneOf<placeNames>();
constexpr Word territory = Word::oneOf<territoryNames>();
constexpr Word reaver = Word::oneOf<reaverNames>();
constexpr Word shipPlace = Word::oneOf<shipPlaceNames>();
constexpr Word slot = Word::oneOf<slotNames>();
constexpr Word die = Word::named < [](const Rules& rules) -> const auto& {
    return rules.names.dice;
}
> ();
constexpr Word spoil = Word::named < [](const Rules& rules) -> const auto& {
    return rules.names.spoils;
}
> ();
constexpr Word artifact = Word::oneOf<artifactNames>();
constexpr Word upgrade = Word::oneOf<upgradeNames>();
constexpr Word tile = Word::named < [](const Rules& rules) -> const auto& {
    return rules.names.tiles;
}
> ();
constexpr Word prophecy = Word::named < [](const Rules& rules) -> const auto& {
    return rules.names.of(Deck::Prophecies);
}
> ();
constexpr Word pawn = Word::oneOf<pawnNames>();
constexpr Word journey = Word::oneOf<journeyNames>();
constexpr Word battle = Word::oneOf<battleNames>();
constexpr Word deck = Word::oneOf<deckNames>();
/// Of the deck that the line names first.
constexpr Word card{
    [](const Line& line) { return line.rules.names.of(static_cast<Deck>(line.numbers[0])).name(line.byte()); }};
/// Of the die before.
constexpr Word icon{[](const Line& line) {
                        return std::string(iconName(colorOf(static_cast<Die>(line.numbers[line.at - 1])),
                                                    static_cast<Icon>(line.value())));
                    },
                    [](Line& line, std::string_view text) -> Read {
                        const Color color = colorOf(static_cast<Die>(line.numbers[line.at - 1]));
                        for (int sign = 0; sign < icons; ++sign)
                            if (iconName(color, static_cast<Icon>(sign)) == text) return sign;
                        return std::nullopt;
                    }};
/// `food`, or a die.
constexpr Word rest{
    [](const Line& line) { return line.value() == restFood ? "food" : dieName(static_cast<Die>(line.value() - 1)); },
    [](Line&, std::string_view text) -> Read {
        if (text == "food") return restFood;
        const Die named = dieNamed(text);
        return named == none ? std::nullopt : Read(1 + named);
    }};
/// What is traded beside the ware: the die, where the prophecy lies, or nothing.
constexpr Word wareDetail{[](const Line& line) {
                              switch (static_cast<Ware>(line.numbers[0])) {
                              case Ware::Dice: return die.write(line);
                              case Ware::Prophecy: return place.write(line);
                              default: return std::string();
                              }
                          },
                          [](Line& line, std::string_view text) -> Read {
                              switch (static_cast<Ware>(line.numbers[0])) {
                              case Ware::Dice: return die.read(line, text);
                              case Ware::Prophecy: return notation::indexOf(prophecyPlaceNames, text);
                              default: return text.empty() ? Read(0) : std::nullopt;
                              }
                          }};

constexpr std::array<notation::Phrase<Rules, Do>, kindsOfAction> actions{{
    {Do::Choose, "choose", {location}},
    {Do::Pay, "pay", {payer}},
    {Do::Done, "done"},
    {Do::Take, "take", {place}},
    {Do::Trade, "trade", {Word::oneOf<wareNames>(), wareDetail}},
    {Do::Force, "force", {territory}},
    {Do::Peace, "peace", {territory}},
    {Do::Rest, "rest", {rest}},
    {Do::Rally, "rally", {reaver}},
    {Do::Specialize, "specialize", {reaver, slot}},
    {Do::Promote, "promote", {reaver}},
    {Do::Pick, "pick", {Word::oneOf<optionNames>()}},
    {Do::Give, "give", {Word::oneOf<seatNumbers>()}},
    {Do::Accept, "accept"},
    {Do::Decline, "decline"},
    {Do::Fight, "fight"},
    {Do::Suffer, "suffer"},
    {Do::Yield, "yield"},
    {Do::Discard, "discard", {die}},
    {Do::Turn, "turn", {die, icon}},
    {Do::Gain, "gain", {die}},
    {Do::Roll, "roll", {Word::oneOf<colorNames>()}},
    {Do::Keep, "keep", {spoil}},
    {Do::Resolve, "resolve", {spoil}},
    {Do::Recruit, "recruit", {reaver}},
    {Do::Drop, "drop", {artifact}},
    {Do::Lose, "lose", {upgrade}},
    {Do::Dismiss, "dismiss", {reaver, shipPlace}},
    {Do::Again, "again", {Word::oneOf<combatNumbers>()}},
    {Do::Reroll, "reroll"},
    {Do::Claim, "claim", {territory}},
    {Do::Reward, "reward", {tile}},
    {Do::Renounce, "renounce", {prophecy}},
    {Do::Store, "store", {die, artifact}},
    {Do::Use, "use", {artifact, Word::oneOf<noneOrReaverNames>()}},
    {Do::End, "end"},
}};

constexpr std::array<notation::Phrase<Rules, Happening>, happenings + 1> events{{
    {Happening{}, "nothing"},
    {Happening::RoundBegins, "round-begins", {number}},
    {Happening::Chose, "chose", {location}},
    {Happening::TookMarker, "took-marker", {number}},
    {Happening::HonorShip, "honor-ship"},
    {Happening::Fired, "fired", {reaver, location}},
    {Happening::Idle, "idle", {reaver, Word::oneOf<lackNames>()}},
    {Happening::Declined, "declined", {reaver}},
    {Happening::Rested, "rested"},
    {Happening::Acted, "acted", {location}},
    {Happening::Food, "food", {number, number}},
    {Happening::FoodLost, "food-lost", {number, number}},
    {Happening::Favor, "favor", {number, number}},
    {Happening::Glory, "glory", {number, number, Word::oneOf<trackNames>()}},
    {Happening::Terror, "terror", {number, number}},
    {Happening::DieGained, "die-gained", {die}},
    {Happening::DieRolled, "die-rolled", {die}},
    {Happening::DieTraded, "die-traded", {die}},
    {Happening::DieDiscarded, "die-discarded", {die}},
    {Happening::DieTurned, "die-turned", {die, die}},
    {Happening::DieStored, "die-stored", {die, artifact}},
    {Happening::DieReturned, "die-returned", {die, artifact}},
    {Happening::NoDie, "no-die", {Word::oneOf<colorOrAnyNames>()}},
    {Happening::Paid, "paid", {payer}},
    {Happening::PawnGained, "pawn-gained", {pawn, number}},
    {Happening::NoPawn, "no-pawn", {pawn}},
    {Happening::ReaverTaken, "reaver-taken", {reaver, place}},
    {Happening::Recruited, "recruited", {reaver}},
    {Happening::Rallied, "rallied", {reaver}},
    {Happening::Specialized, "specialized", {reaver, slot}},
    {Happening::Promoted, "promoted", {reaver}},
    {Happening::LeaderLeft, "leader-left", {reaver}},
    {Happening::Dismissed, "dismissed", {reaver, shipPlace}},
    {Happening::SpoilTaken, "spoil-taken", {spoil, place}},
    {Happening::SpoilDrawn, "spoil-drawn", {spoil}},
    {Happening::SpoilKept, "spoil-kept", {spoil}},
    {Happening::SpoilDiscarded, "spoil-discarded", {spoil}},
    {Happening::SetGained, "set-gained", {Word::oneOf<keepNames>()}},
    {Happening::Pillaged, "pillaged", {spoil}},
    {Happening::LeftAlone, "left-alone", {spoil}},
    {Happening::ArtifactGained, "artifact-gained", {artifact}},
    {Happening::ArtifactDropped, "artifact-dropped", {artifact}},
    {Happening::ArtifactUsed, "artifact-used", {artifact, die}},
    {Happening::UpgradeGained, "upgrade-gained", {upgrade}},
    {Happening::UpgradeLost, "upgrade-lost", {upgrade}},
    {Happening::TerrorGiven, "terror-given", {Word::seat(), number}},
    {Happening::ProphecyTaken, "prophecy-taken", {prophecy, place}},
    {Happening::ProphecyDrawn, "prophecy-drawn", {prophecy}},
    {Happening::ProphecyRenounced, "prophecy-renounced", {prophecy}},
    {Happening::JourneyRevealed, "journey-revealed", {journey}},
    {Happening::JourneyPaid, "journey-paid", {journey}},
    {Happening::JourneySuffered, "journey-suffered", {journey}},
    {Happening::JourneyPassed, "journey-passed", {journey}},
    {Happening::BattleChosen, "battle-chosen", {battle, place}},
    {Happening::BattleWon, "battle-won", {battle}},
    {Happening::BattleLost, "battle-lost", {battle}},
    {Happening::CombatRolled, "combat-rolled", {number, number, number, number, number}},
    {Happening::CombatRerolled, "combat-rerolled", {number, number, number, number, number}},
    {Happening::CombatEnded, "combat-ended", {number, number, number}},
    {Happening::Attempted, "attempted", {territory, number}},
    {Happening::Subdued, "subdued", {territory}},
    {Happening::NotSubdued, "not-subdued", {territory}},
    {Happening::TileTurned, "tile-turned", {tile}},
    {Happening::TerritoryGlory, "territory-glory", {number}},
    {Happening::TradeDie, "trade-die", {die}},
    {Happening::Displayed, "displayed", {deck, place, card}},
    {Happening::Reshuffled, "reshuffled", {deck}},
    {Happening::RoundEnds, "round-ends", {number}},
    {Happening::GameOver, "game-over"},
}};

constexpr std::array<notation::CodeName<Refusal>, refusals> refusalNames{{
    {Refusal{}, "allowed"},
    {Refusal::UnknownAction, "unknown-action"},
    {Refusal::GameOver, "game-over"},
    {Refusal::NotNow, "not-now"},
    {Refusal::LocationUsed, "location-used"},
    {Refusal::NotDue, "not-due"},
    {Refusal::NoSuchDie, "no-such-die"},
    {Refusal::UpgradeDown, "upgrade-down"},
    {Refusal::CostUnpaid, "cost-unpaid"},
    {Refusal::CostTooHigh, "cost-too-high"},
    {Refusal::NotEnoughFood, "not-enough-food"},
    {Refusal::NotEnoughFavor, "not-enough-favor"},
    {Refusal::FinishPaying, "finish-paying"},
    {Refusal::StackTaken, "stack-taken"},
    {Refusal::NoSuchPlace, "no-such-place"},
    {Refusal::DeckEmpty, "deck-empty"},
    {Refusal::NoTradeDie, "no-trade-die"},
    {Refusal::SecondDieFirst, "second-die-first"},
    {Refusal::DiceOut, "dice-out"},
    {Refusal::NoSuchFace, "no-such-face"},
    {Refusal::NotRecruited, "not-recruited"},
    {Refusal::PlaceFirst, "place-first"},
    {Refusal::SlotFull, "slot-full"},
    {Refusal::NotOffered, "not-offered"},
    {Refusal::NoUpgradeLeft, "no-upgrade-left"},
    {Refusal::NoUpgradeSpace, "no-upgrade-space"},
    {Refusal::NoTerror, "no-terror"},
    {Refusal::NotAnotherSeat, "not-another-seat"},
    {Refusal::MayNotDecline, "may-not-decline"},
    {Refusal::WrongColor, "wrong-colour"},
    {Refusal::SameFace, "same-face"},
    {Refusal::NotDrawn, "not-drawn"},
    {Refusal::NotToResolve, "not-to-resolve"},
    {Refusal::NoSuchArtifact, "no-such-artifact"},
    {Refusal::NoSuchUpgrade, "no-such-upgrade"},
    {Refusal::NotOnBoard, "not-on-board"},
    {Refusal::NoHammer, "no-hammer"},
    {Refusal::NoCombatDice, "no-combat-dice"},
    {Refusal::NoSuchCombatDie, "no-such-combat-die"},
    {Refusal::NothingMarked, "nothing-marked"},
    {Refusal::RollMarked, "roll-marked"},
    {Refusal::NoTileLeft, "no-tile-left"},
    {Refusal::NotLevelThree, "not-level-three"},
    {Refusal::NoSuchTile, "no-such-tile"},
    {Refusal::NoSuchProphecy, "no-such-prophecy"},
    {Refusal::CannotStore, "cannot-store"},
    {Refusal::StorageFull, "storage-full"},
    {Refusal::NothingStored, "nothing-stored"},
    {Refusal::UsedAlready, "used-already"},
    {Refusal::OtherLocation, "other-location"},
    {Refusal::NoEffectNow, "no-effect-now"},
    {Refusal::NotRecruitedNow, "not-recruited-now"},
    {Refusal::AttemptFirst, "attempt-first"},
    {Refusal::NotYourPart, "not-your-part"},
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
