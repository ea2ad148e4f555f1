// SPDX-License-Identifier: GPL-3.0-or-later
// What is asked: whose decision it is, about what, and who follows.
#include "words/choices.h"
#include "words/say.h"

#include "rules/odds.h"

namespace heorot::raiders {

QList<Seat> stillToAct(const State& state) {
    QList<Seat> seats;
    if (state.mover == nobody || state.stage < Stage::Decide) return seats;
    for (int step = 1; step < state.seats; ++step) {
        const auto seat = static_cast<Seat>((state.mover + step) % state.seats);
        if (seat == state.active) break;
        seats << seat;
    }
    return seats;
}

QString subjectText(const Spoken& at) {
    const State& state = at.state;
    if (state.spoil != none) return spoilText(state.spoil);
    if (state.battle != none) return battleText(state.battle);
    if (state.journey != none) return journeyText(state.journey);
    if (state.territory != none) return territoryText(state.territory);
    return {};
}

namespace {

QString followers(const Spoken& at) {
    QStringList names;
    for (const Seat seat : stillToAct(at.state)) names << at.name(seat);
    if (names.isEmpty()) return {};
    //: Behind a prompt: %1 seats that decide afterwards, in their order
    return Say::tr("Then: %1.").arg(names.join(QStringLiteral(", ")));
}

QString decidePrompt(const Spoken& at, const QString& name) {
    const Location location = at.state.location;
    const QString place = locationText(location);
    const bool leads = at.state.mover == at.state.active;
    switch (location) {
    //: A prompt: %1 a seat, %2 a location
    case Location::Recruit: return Say::tr("%2: %1 takes two Reavers, or rests.").arg(name, place);
    case Location::Trade: {
        const auto distance = static_cast<std::size_t>(distanceOf(at.state, at.state.mover));
        //: A prompt: %1 a seat, %2 a location, %n rewards
        return Say::tr("%2: %1 chooses %n reward(s), or rests.", nullptr, at.rules.at(location).bonus[distance])
            .arg(name, place);
    }
    case Location::Subdue: {
        const auto distance = static_cast<std::size_t>(distanceOf(at.state, at.state.mover));
        //: A prompt: %1 a seat, %2 a location, %n tiles that may be attempted
        return Say::tr("%2: %1 attempts up to %n tile(s), or rests.", nullptr, at.rules.at(location).bonus[distance])
            .arg(name, place);
    }
    default:
        //: A prompt: %1 a seat, %2 a location
        if (leads) return Say::tr("%2: %1 pays and acts, or rests.").arg(name, place);
        //: A prompt: %1 a seat, %2 a location, %3 the seat that chose it
        return Say::tr("%2: %1 pays and follows %3, or rests.").arg(name, place, at.name(at.state.active));
    }
}

QString combatPrompt(const Spoken& at, const QString& name) {
    const QString subject = subjectText(at);
    const QString defense = numberText(at.state.bout.defense);
    if (at.state.phase == Phase::Arms)
        //: A prompt before a combat: %1 a seat, %2 a card or tile, %3 its defense
        return Say::tr("%2, defense %3: %1 lays out dice with hammers.").arg(name, subject, defense);
    //: A prompt after a roll: %1 a seat, %2 a card or tile, %3 successes, %4 the defense
    return Say::tr("%2: %1 has %3 of %4 successes; marked dice roll again for a favor.")
        .arg(name, subject, numberText(successes(at.state.bout)), defense);
}

QString shipPrompt(const Spoken& at, const QString& name) {
    const State& state = at.state;
    switch (state.phase) {
    case Phase::Place:
        //: A prompt: %1 a seat, %n Reavers to be placed
        return Say::tr("%1 decides the use of %n Reaver(s).", nullptr, static_cast<int>(state.recruits.size()))
            .arg(name);
    //: A prompt: %1 a seat, %2 a Reaver, %3 its ability
    case Phase::Ability:
        return Say::tr("%2: %1 decides on the ability. %3")
            .arg(name, reaverText(state.ability), abilityRule(at.rules, state.ability));
    //: A prompt: %1 a seat
    case Phase::Keep: return Say::tr("%1 keeps one of the cards drawn.").arg(name);
    //: A prompt: %1 a seat
    case Phase::Overflow: return Say::tr("%1 has no room for all dice and discards one.").arg(name);
    //: A prompt: %1 a seat
    case Phase::Gain:
        if (state.grants[0].rolled) return Say::tr("%1 chooses the color of a die to roll.").arg(name);
        //: A prompt: %1 a seat
        return Say::tr("%1 gains a die and chooses its face.").arg(name);
    //: A prompt: %1 a seat
    case Phase::Turn: return Say::tr("%1 turns one die to another face.").arg(name);
    //: A prompt: %1 a seat
    case Phase::Renounce: return Say::tr("%1 discards one Prophecy.").arg(name);
    //: A prompt: %1 a seat
    case Phase::Bonus: return Say::tr("%1 draws a village or a keep spoils card for the new Leader.").arg(name);
    //: A prompt: %1 a seat
    case Phase::Resolve: return Say::tr("%1 chooses the card to resolve next.").arg(name);
    //: A prompt: %1 a seat, %2 a card
    case Phase::Spoil: return Say::tr("%2: %1 decides.").arg(name, subjectText(at));
    //: A prompt: %1 a seat
    case Phase::Room: return Say::tr("%1 has no room for a fifth artifact: one goes to the Glory pile.").arg(name);
    default: return {};
    }
}

QString placePrompt(const Spoken& at, const QString& name) {
    const State& state = at.state;
    switch (state.phase) {
    //: A prompt: %1 a seat
    case Phase::Choose: return Say::tr("%1 sends a longship to a location.").arg(name);
    case Phase::Decide: return decidePrompt(at, name);
    //: A prompt: %1 a seat
    case Phase::Take: return Say::tr("%1 takes the cards of a stack, or two from the deck.").arg(name);
    case Phase::Trade:
        //: A prompt: %1 a seat
        if (state.secondDie) return Say::tr("%1 takes the second die of the reward.").arg(name);
        //: A prompt: %1 a seat, %n rewards
        return Say::tr("%1 chooses %n more reward(s).", nullptr, int{state.left}).arg(name);
    //: A prompt: %1 a seat, %2 a Sea Journey, %3 its rule
    case Phase::Journey:
        return Say::tr("%2: %1 pays or suffers. %3")
            .arg(name, journeyText(state.journey), journeyRule(at.rules, state.journey));
    //: A prompt: %1 a seat
    case Phase::Loss: return Say::tr("%1 chooses what is lost.").arg(name);
    //: A prompt: %1 a seat
    case Phase::Battle: return Say::tr("%1 chooses a Sea Battle, or draws one from the deck.").arg(name);
    //: A prompt: %1 a seat, %2 a Sea Battle
    case Phase::Fight: return Say::tr("%2: %1 pays its dice, fights, or gives up.").arg(name, battleText(state.battle));
    //: A prompt: %1 a seat, %2 a territory, %3 its price
    case Phase::Tribute:
        return Say::tr("%2: %1 pays %3.")
            .arg(name, territoryText(state.territory), costText(at.rules.territories[state.territory].cost));
    //: A prompt: %1 a seat, %n tiles that may be attempted
    case Phase::Attempt: return Say::tr("%1 may attempt %n more tile(s).", nullptr, int{state.left}).arg(name);
    //: A prompt: %1 a seat, %2 an artifact
    case Phase::Claim: return Say::tr("%2: %1 may take a tile of level 3 instead.").arg(name, artifactText(12));
    //: A prompt: %1 a seat
    case Phase::Reward: return Say::tr("%1 chooses the tile whose reward comes next.").arg(name);
    //: A prompt: %1 a seat
    case Phase::Close: return Say::tr("%1 may still use artifacts, or ends.").arg(name);
    default: return {};
    }
}

}

QString promptText(const Spoken& at) {
    const State& state = at.state;
    if (state.mover == nobody) return Say::tr("The game is over.");
    const QString name = at.name(state.mover);
    if (state.phase == Phase::Arms || state.phase == Phase::Combat) return combatPrompt(at, name);
    const QString asked =
        state.phase < Phase::Arms && state.phase != Phase::Choose ? shipPrompt(at, name) : placePrompt(at, name);
    return state.phase == Phase::Decide ? sentences({asked, followers(at)}) : asked;
}

}
