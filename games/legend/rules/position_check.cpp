// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/position_check.h"

#include "rules/steps/steps.h"

#include <algorithm>

namespace heorot::legend {

namespace {

const Wrong fine;

/// Whether this is an in-turn major or an auction with the mover still in.
bool isRace(const Episode& episode, const State& state) {
    return (episode.kind == EpisodeKind::InTurn || episode.kind == EpisodeKind::Auction) &&
           state.status[state.mover] == 0;
}
/// Whether the seats have their status numbers and are taking icons, or are about to.
bool isRanked(const Episode& episode, const State& state) {
    return hasIcons(episode.kind) && state.phase != Phase::Bid && state.status[state.mover] != 0;
}
bool takesIcons(const Episode& episode, const State& state) {
    return isRanked(episode, state) && state.phase != Phase::Bless;
}

/// Whether the totals of the episode are those of the pieces in front of the seats.
void countTotals(const Episode& episode, State& state) {
    for (Seat seat = 0; seat < state.seats; ++seat) {
        int total = 0;
        for (Card card = 0; card < symbolKinds; ++card) total += episode.worth[card] * state.rows[seat][card];
        for (std::size_t place = 0; place < treasureKinds; ++place)
            total += treasureOf(treasureKind(place)) * state.shown[seat][place];
        state.totals[seat] = static_cast<std::uint8_t>(total);
    }
}

/// Status numbers: none before they are given; in a race the seats that dropped out have the highest ones; afterwards
/// each seat has one.
Wrong wrongStatus(const Episode& episode, const State& state) {
    const auto times = [&](int number) {
        return std::count(state.status.begin(), state.status.begin() + state.seats, number);
    };
    for (Seat seat = 0; seat < state.seats; ++seat)
        if (state.status[seat] > state.seats)
            return {"status", Fault::tr("there must be as many numbers as players"), seat};
    int least = 1;
    if (isRace(episode, state))
        least = seatsStillIn(state) + 1;
    else if (!isRanked(episode, state))
        least = state.seats + 1;
    for (int number = 1; number <= state.seats; ++number) {
        if (times(number) == (number >= least ? 1 : 0)) continue;
        const auto at = std::find(state.status.begin(), state.status.begin() + state.seats, number);
        const Seat seat = times(number) > 0 ? static_cast<Seat>(at - state.status.begin()) : Seat{0};
        if (least == 1)
            return {"status",
                    Fault::tr("each number from 1 to the number of players must belong to exactly one player"), seat};
        if (isRace(episode, state))
            return {"status", Fault::tr("players who dropped out must have the highest numbers, one each"), seat};
        return {"status", Fault::tr("numbers are assigned in majors and auctions, not here"), seat};
    }
    if (isRace(episode, state) && seatsStillIn(state) < 2 && state.phase != Phase::Bless)
        return {"status", Fault::tr("at least two players must still be in"), state.mover};
    const bool mustBeIn = state.phase == Phase::InTurn || state.phase == Phase::Auction || state.phase == Phase::Failed;
    if (mustBeIn && state.status[state.mover] != 0)
        return {"status", Fault::tr("the player to move must still be in"), state.mover};
    return fine;
}

/// Each seat before the mover has taken one icon, and the mover too if it decides about the icon it has just taken.
Wrong wrongTakers(const Episode& episode, const State& state) {
    const bool areTaken = takesIcons(episode, state);
    const bool withMover = state.phase == Phase::React || state.phase == Phase::FameOrHeal;
    for (std::size_t slot = 0; slot < iconSlots; ++slot)
        if (state.takers[slot] != nobody && (!areTaken || slot >= state.seats))
            return {"takers." + std::to_string(slot + 1),
                    areTaken ? Fault::tr("this icon is closed") : Fault::tr("no icon has been taken yet")};
    if (!areTaken) return fine;
    for (Seat seat = 0; seat < state.seats; ++seat) {
        const auto taken = std::count(state.takers.begin(), state.takers.begin() + state.seats, seat);
        const bool had = state.status[seat] < state.status[state.mover] || (withMover && seat == state.mover);
        if (taken != (had ? 1 : 0))
            return {"takers",
                    Fault::tr("players with lower numbers must have taken one icon each, and all others none")};
    }
    return fine;
}

/// The threat must be that of the icon just taken, or the scratch of a failed risk.
Wrong wrongThreat(const Rules& rules, const Episode& episode, const State& state) {
    const auto threat = state.threat;
    if (state.phase != Phase::React)
        return threat == GainKind::Scratch
                   ? fine
                   : Wrong{"threat", Fault::tr("this must be “scratch” if nothing is about to happen")};
    if (!takesIcons(episode, state) && rulesOf(episode).risk.fail == nullptr)
        return {"phase", Fault::tr("this can’t come from an icon or a failed risk")};
    if (!takesIcons(episode, state))
        return threat == GainKind::Scratch ? fine : Wrong{"threat", Fault::tr("a failed risk brings a scratch")};
    const bool isBad = threat == GainKind::Scratch || threat == GainKind::Wound || threat == GainKind::DoubleWound ||
                       threat == GainKind::Misfortune;
    if (!isBad || takenIcon(rules, state, state.mover).kind != threat)
        return {"threat", Fault::tr("the icon of the player to move does not bring this")};
    return fine;
}

int cardsIn(const SymbolCards& cards) {
    int count = 0;
    for (const std::uint8_t number : cards) count += number;
    return count;
}
int tokensIn(const TreasureTokens& tokens) {
    int count = 0;
    for (const std::uint8_t number : tokens) count += number;
    return count;
}

/// Open pieces in phases in which none are played, shown, laid out or given.
Wrong wrongTable(const Episode& episode, const State& state) {
    const bool race = isRace(episode, state);
    for (Seat seat = 0; seat < state.seats; ++seat) {
        const bool hasRow = episode.kind == EpisodeKind::Death || (race && state.status[seat] == 0);
        if (!hasRow && cardsIn(state.rows[seat]) > 0) return {"row", Fault::tr("no cards are played here"), seat};
        if (!race && tokensIn(state.shown[seat]) > 0) return {"shown", Fault::tr("no treasure is shown here"), seat};
        if (race && state.status[seat] != 0 && tokensIn(state.shown[seat]) > 0)
            return {"shown", Fault::tr("a player who has dropped out has taken back all tokens shown"), seat};
        if (episode.kind != EpisodeKind::Simultaneous && cardsIn(state.bids[seat]) > 0)
            return {"chosen", Fault::tr("no cards are chosen in secret here"), seat};
    }
    if (state.phase != Phase::Recover && state.display != ActivityCards{})
        return {"display", Fault::tr("cards lie open only in Recovery")};
    const bool pays =
        state.phase == Phase::Pay || (state.phase == Phase::Bless && episode.kind == EpisodeKind::Opportunity);
    if (!pays && cardsIn(state.paid) > 0) return {"paid", Fault::tr("nothing is paid here")};
    return fine;
}

/// Checks the mover's turn in a race.
Wrong wrongTurn(const Episode& episode, const State& state) {
    const bool race = isRace(episode, state);
    const int lying = cardsIn(state.rows[state.mover]) + tokensIn(state.shown[state.mover]);
    if (state.added > (race ? lying : 0))
        //: %1 a number of cards or tokens
        return {"added", Fault::tr("the player to move has laid out %1").arg(race ? lying : 0)};
    if (state.risked && (!race || episode.kind != EpisodeKind::InTurn || state.added == 0))
        return {"risked", Fault::tr("after a risk this turn, a card from it must be in the row")};
    if ((state.phase == Phase::InTurn || state.phase == Phase::Auction) && state.added > 0 &&
        state.totals[state.mover] >= target(state))
        return {"added", Fault::tr("this turn is over: the total is reached")};
    return fine;
}

/// The most points that can have been noted for one seat: those of one icon or prize for each episode so far.
int mostBooked(const Rules& rules, const State& state) {
    const auto fameOf = [](const Offer& offer) {
        return offer.gain.kind == GainKind::Fame || offer.gain.kind == GainKind::FameOrHeal ? int{offer.gain.amount}
                                                                                            : 0;
    };
    int most = 0;
    for (int i = 0; i <= state.episode; ++i) {
        const Episode& episode = rules.episode(i);
        int fame = episode.kind == EpisodeKind::Auction ? fameOf(episode.offer) : 0;
        if (hasIcons(episode.kind))
            for (const Offer& icon : episode.icons) fame = std::max(fame, fameOf(icon));
        most += fame;
    }
    return most;
}

/// Numbers that no game can reach.
Wrong wrongNumber(const Rules& rules, const State& state) {
    for (Seat seat = 0; seat < state.seats; ++seat) {
        if (state.scratches[seat] >= rules.scratchesPerWound)
            //: %1 a number of scratches
            return {"scratches", Fault::tr("%1 scratches make a wound").arg(rules.scratchesPerWound), seat};
        if (const int most = mostBooked(rules, state); state.booked[seat] > most)
            //: %1 a number of points
            return {"booked", Fault::tr("no more than %1 can have been noted by now").arg(most), seat};
    }
    if (state.round >= rules.recoveryPicks)
        //: %1 a number of rounds
        return {"round", Fault::tr("Recovery has %1 rounds, counted from 0").arg(rules.recoveryPicks)};
    if (state.round > 0 && state.phase != Phase::Recover)
        return {"round", Fault::tr("rounds are counted only in Recovery")};
    return fine;
}

/// Checks the tokens given at Break Ranks?.
Wrong wrongGift(const Rules& rules, const State& state) {
    const int asked = episodeOf(rules, state).price.fameTokens;
    if (state.phase == Phase::Give ? state.given >= asked : state.given > 0)
        return {"given", Fault::tr("that many tokens can’t be given at once")};
    if (state.given == 0)
        return state.lastGiven == 0 ? fine
                                    : Wrong{"last-given", Fault::tr("this must be “fame1” if no token was given")};
    if (fameOf(state.lastGiven) == 0) return {"last-given", Fault::tr("only tokens that show fame can be given")};
    if (fameTokensOf(state, state.mover) + state.given < asked)
        return {"given", Fault::tr("the player to move can’t give the rest")};
    return fine;
}

}

Wrong wrongTally(const Rules& rules, const State& state) {
    for (Card card = 0; card < symbolKinds; ++card) {
        const int inBox = rules.cards[card].count;
        //: %1 a card, as it is written in the file, %2 a number
        const Fault why = Fault::tr("the box has %2 of %1").arg(Fault::quoted(cardNames[card]), inBox);
        int chosen = 0;
        for (Seat seat = 0; seat < state.seats; ++seat) {
            chosen += state.bids[seat][card];
            if (isActivity(card) && state.known[seat][card] > inBox) return {"known", why, seat};
            if (chosen > inBox) return {"chosen", why, seat};
        }
    }
    return fine;
}

Wrong completePosition(const Rules& rules, State& state) {
    const Episode& episode = episodeOf(rules, state);
    if ((state.phase == Phase::Over) != (state.mover == nobody))
        return {"to_move", Fault::tr("this must be nobody if the game is over, and a player otherwise")};
    if (state.first >= state.seats) return {"first", Fault::tr("this must be a player")};
    if (state.mover != nobody && state.mover >= state.seats) return {"to_move", Fault::tr("this must be a player")};
    if (isTreasureEpisode(episode.kind) && !state.advanced)
        return {"step", Fault::tr("this step is idle in the basic game")};
    if (!rulesOf(state.phase).belongsTo(episode))
        return {"phase", Fault::tr("this phase does not belong to this step")};
    if (const auto wrong = wrongNumber(rules, state)) return wrong;
    if (state.phase == Phase::Over) return fine;
    if (const auto wrong = wrongStatus(episode, state)) return wrong;
    if (isRace(episode, state)) countTotals(episode, state);
    if (const auto wrong = wrongTakers(episode, state)) return wrong;
    if (const auto wrong = wrongThreat(rules, episode, state)) return wrong;
    if (const auto wrong = wrongTable(episode, state)) return wrong;
    if (const auto wrong = wrongTurn(episode, state)) return wrong;
    if (const auto wrong = wrongGift(rules, state)) return wrong;
    if (const auto positionError = rulesOf(state.phase).positionError)
        if (const auto wrong = positionError(rules, state)) return wrong;
    engine::ActionList list;
    legalActions(rules, state, list);
    return list.empty() ? Wrong{"phase", Fault::tr("the player to move would have no decision")} : fine;
}

}
