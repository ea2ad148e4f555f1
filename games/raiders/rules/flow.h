// SPDX-License-Identifier: GPL-3.0-or-later
// Carrying decisions out, and finding the next one: one Flow for one action on one state. What a decision sets going
// (dice, cards, combats) lies in the state as pending; `next` asks for it in a fixed order, innermost first.
#pragma once

#include "rules/game.h"

namespace heorot::raiders {

/// Numbers of the decks and dice of chance: decks, territory stacks, crew dice, combat dice, the first seat.
inline constexpr engine::Source territorySource = decks;
inline constexpr engine::Source crewDieSource = territorySource + territoryKinds;
inline constexpr engine::Source combatDieSource = crewDieSource + colours;
inline constexpr engine::Source firstSeatSource = combatDieSource + 1;

class Flow {
  public:
    Flow(const Rules& rules, State& state, engine::Chance& chance, engine::Events* events)
        : rules_(rules), state_(state), chance_(chance), events_(events) {}

    /// Shuffles, and asks the first seat for the use of its first Reavers.
    void begin();
    /// Carries out a legal action.
    void perform(Action action);
    /// Seats that learned something by what was done so far.
    engine::SeatSet shown() const { return shown_; }

  private:
    // flow.cpp: what comes next
    void next();
    bool askPending();
    bool advance();
    void ask(Phase phase) { state_.phase = phase; }
    bool advanceAct();
    void endPart();
    void decline();
    void finishPaying();
    void accept();
    void pickOption(Option option);
    void discardChosen(Die die);
    void takeFrom(int place);

    // rounds.cpp
    void deal();
    void beginSetup();
    void beginRound();
    void chooseLocation(Location location);
    void beginFire();
    bool fireNext();
    void nextAction();
    void cleanUp();
    void layDisplays();
    void clearDisplays();
    void rollTradeDice();
    void openProphecies();
    void finish();

    // goods.cpp
    Ship& ship() { return state_.ships[state_.mover]; }
    void food(int change);
    void loseFood(int most);
    void favor(int change);
    void glory(int gained, Track track);
    void terror(Seat seat, int change);
    void gain(const Bundle& bundle, Track track);
    bool takeDie(std::uint8_t colour);
    /// `from` is the artifact of a die that returns.
    void gainDie(Die die, Happening how, int from = 0);
    void rollDie(std::uint8_t colour);
    void rollTaken(std::uint8_t colour);
    void dropDie(Die die);
    void spend(Payer payer);
    void spendLaidOut();
    void gainPawn(std::uint8_t pawn);
    void grant(std::uint8_t colour, bool rolled);
    bool grantIsVoid(const Grant& grant);
    void gainGranted(std::uint8_t colour, Die die);
    bool askGrant();
    void rollGathered();
    template <std::size_t N, std::size_t K>
    std::uint8_t draw(Deck deck, engine::FixedList<std::uint8_t, N>& cards, Counts<K>& discards);
    std::uint8_t drawFrom(Deck deck);
    void drawProphecy();
    void takeProphecy(ProphecyId prophecy, int place);
    void showAll() { shown_ = engine::SeatSet::all(state_.seats); }

    // recruit.cpp
    void takeReaver(ReaverId reaver, int place);
    void recruit(ReaverId reaver);
    void takeReavers(int place);
    void place(Action action);
    void leaveShip(ReaverId reaver) { ++ship().reavers[reaver]; }
    void promoteBonus(ReaverId reaver);
    void drawBonus(Option option);
    void fire(ReaverId reaver);
    void drawOffer(ReaverId reaver);
    void loseAbility();
    void useAbility();
    void payAbility(Die die);
    void turnDie(Die die, Icon icon);
    void keepOne(SpoilId spoil);

    // spoils.cpp
    void takeSpoils(int place);
    void receive(SpoilId spoil, int place);
    void receiveFromDeck(Deck deck, int count);
    void beginSpoil(SpoilId spoil);
    void endSpoil();
    void discardSpoil(SpoilId spoil);
    void gainArtifact(ArtifactId artifact);
    void dropArtifact(ArtifactId artifact);
    void pillage();
    void leaveAlone();
    void giveTerror(Seat seat);
    Track spoilTrack(SpoilId spoil) const;

    // artifacts_use.cpp
    void storeDie(Die die, ArtifactId artifact);
    void useArtifact(ArtifactId artifact, ReaverId reaver);
    void renounceProphecy(ProphecyId prophecy);

    // acts.cpp: trade, sea, subdue
    void act();
    void restFor(int what);
    void trade(Ware ware, int what);
    void revealJourney();
    void endJourney(Happening how);
    void payJourney();
    void sufferJourney();
    void dismissReaver(ReaverId reaver, int place);
    void loseUpgrade(Upgrade upgrade);
    void chooseBattle(int place);
    void winBattle();
    void loseBattle();
    void attempt(Territory territory, bool byForce);
    void subdue();
    void failAttempt();
    void claimTile(Territory territory);
    void keepTile();
    void turnTiles();
    void takeReward(TileId tile);

    // combat.cpp
    void beginBout(int defense);
    void rollBout();
    bool isBoutDecided() const;
    void rerollBout();
    void settleBout();
    void endBout(bool won);

    void say(Happening kind, int a = 0, int b = 0, int c = 0, int d = 0, int e = 0) {
        if (events_) events_->push_back(event(kind, state_.mover, a, b, c, d, e));
    }
    void say(const engine::Event& happened) { engine::tell(events_, happened); }

    const Rules& rules_;
    State& state_;
    engine::Chance& chance_;
    engine::Events* events_;
    engine::SeatSet shown_;
};

}
