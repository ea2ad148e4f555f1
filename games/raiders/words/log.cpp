// SPDX-License-Identifier: GPL-3.0-or-later
// Sentences of the log, one per event, in the present tense.
#include "words/forms.h"
#include "words/piece_rules.h"
#include "words/say.h"
#include "words/words.h"

namespace heorot::raiders {

namespace {

/// One event with the name of its seat, as a sentence. Pieces laid out for a new round get no sentence: the table shows
/// them.
class LogEvent {
  public:
    LogEvent(const Rules& rules, const record::Seating& seating, const engine::Event& event)
        : rules_(rules), seating_(seating), event_(event), name_(named(event.seat)) {}

    QString sentence() const {
        for (const auto part : {&LogEvent::ofRounds, &LogEvent::ofGoods, &LogEvent::ofDice, &LogEvent::ofReavers,
                                &LogEvent::ofSpoils, &LogEvent::ofSea, &LogEvent::ofCombat, &LogEvent::ofTerritories})
            if (const QString sentence = (this->*part)(); !sentence.isEmpty()) return sentence;
        return {};
    }

  private:
    QString named(int seat) const {
        return seat == nobody ? QString() : QString::fromStdString(seating_.names.at(static_cast<std::size_t>(seat)));
    }
    int arg(std::size_t i) const { return event_.args[i]; }
    std::uint8_t id(std::size_t i) const { return static_cast<std::uint8_t>(event_.args[i]); }
    QString number(std::size_t i) const { return numberText(arg(i)); }
    QString location() const { return locationText(static_cast<Location>(id(0))); }
    bool blind(std::size_t i) const { return arg(i) == fromDeck; }

    QString ofRounds() const {
        switch (kindOf(event_)) {
        //: %1 a player, %2 the number of the round
        case Happening::RoundBegins: return Say::tr("Round %2 begins. %1 is the Start Player.").arg(name_, number(0));
        //: %1 a player, %2 a location
        case Happening::Chose: return Say::tr("%1 sends a longship to %2.").arg(name_, location());
        case Happening::TookMarker:
            //: %1 a player; in the last round, after which there is no Start Player
            if (arg(0) == 0) return Say::tr("%1 takes the Start Player marker.").arg(name_);
            //: %1 a player, %2 the number of the next round
            return Say::tr("%1 takes the Start Player marker and leads round %2.").arg(name_, number(0));
        //: %1 a player
        case Happening::HonorShip: return Say::tr("%1 takes the Honor Ship.").arg(name_);
        //: %1 a player
        case Happening::Rested: return Say::tr("%1 rests.").arg(name_);
        case Happening::Acted: return acts();
        //: %1 the number of the round
        case Happening::RoundEnds: return Say::tr("Round %1 ends.").arg(number(0));
        case Happening::GameOver: return Say::tr("The last round is over, and the glory is counted.");
        //: %1 cards, as "Sea Battles"
        case Happening::Reshuffled:
            return Say::tr("The discarded %1 become the new deck.").arg(deckText(static_cast<Deck>(id(0))));
        default: return {};
        }
    }

    /// At a location whose cost is paid.
    QString acts() const {
        switch (static_cast<Location>(id(0))) {
        //: %1 a player at the location "Recruit Reavers"
        case Location::Recruit: return Say::tr("%1 recruits Reavers.").arg(name_);
        //: %1 a player at the location "Trade with Villages"
        case Location::Trade: return Say::tr("%1 trades with villages.").arg(name_);
        //: %1 a player at the location "Battle at Sea"
        case Location::Sea: return Say::tr("%1 goes into battle at sea.").arg(name_);
        //: %1 a player at the location "Raid Villages"
        case Location::Villages: return Say::tr("%1 raids villages.").arg(name_);
        //: %1 a player at the location "Raid Keeps"
        case Location::Keeps: return Say::tr("%1 raids keeps.").arg(name_);
        //: %1 a player at the location "Subdue Territories"
        case Location::Subdue: return Say::tr("%1 sets out to subdue territories.").arg(name_);
        }
        return {};
    }

    /// A change with its total.
    QString change(const QString& amount) const {
        //: %1 a player, %2 an amount, as "3 food", %3 what the player now has
        if (arg(0) > 0) return Say::tr("%1 gains %2 and now has %3.").arg(name_, amount, number(1));
        //: %1 a player, %2 an amount that it pays, as "3 food", %3 what the player has left
        return Say::tr("%1 pays %2 and has %3 left.").arg(name_, amount, number(1));
    }

    QString ofGoods() const {
        const int amount = arg(0) < 0 ? -arg(0) : arg(0);
        switch (kindOf(event_)) {
        case Happening::Food: return change(foodText(amount));
        case Happening::Favor: return change(favorText(amount));
        case Happening::Glory: return change(gloryText(amount));
        //: %1 a player, %2 an amount that it loses, as "2 food", %3 what the player has left
        case Happening::FoodLost:
            return Say::tr("%1 loses %2 and has %3 left.").arg(name_, foodText(amount), number(1));
        case Happening::Terror:
            if (arg(0) > 0) return change(terrorText(amount));
            //: %1 a player, %2 terror that it is rid of, as "1 terror", %3 what the player has left
            return Say::tr("%1 discards %2 and has %3 left.").arg(name_, terrorText(amount), number(1));
        //: %1 a player, %2 a pawn, as "a Farm pawn", %3 their number
        case Happening::PawnGained:
            return Say::tr("%1 gains %2 and now has %3 of them.")
                .arg(name_, aPawn(static_cast<Pawn>(id(0))), number(1));
        //: %1 a player, %2 a pawn, as "a Farm pawn"
        case Happening::NoPawn:
            return Say::tr("%1 would gain %2, but none is left.", "a pawn").arg(name_, aPawn(static_cast<Pawn>(id(0))));
        //: %1 a player, %2 an upgrade tile
        case Happening::UpgradeGained:
            return Say::tr("%1 gains %2.", "a tile").arg(name_, anUpgrade(static_cast<Upgrade>(id(0))));
        //: %1 a player, %2 an upgrade tile
        case Happening::UpgradeLost:
            return Say::tr("%1 loses %2.", "a tile").arg(name_, anUpgrade(static_cast<Upgrade>(id(0))));
        //: Runic Carvings: %1 a player, %2 another player, %3 terror, as "1 terror"
        case Happening::TerrorGiven: return Say::tr("%1 gives %2 %3.").arg(name_, named(arg(0)), terrorText(arg(1)));
        default: return {};
        }
    }

    QString ofDice() const {
        const auto die = [&] { return aDie(id(0)); };
        switch (kindOf(event_)) {
        //: %1 a player, %2 a die as it lies
        case Happening::DieGained: return Say::tr("%1 gains %2.", "a die").arg(name_, die());
        //: %1 a player, %2 a die as it lies
        case Happening::DieRolled: return Say::tr("%1 rolls a new die and gains %2.").arg(name_, die());
        //: %1 a player, %2 a die as it lies
        case Happening::DieTraded: return Say::tr("%1 trades for %2.").arg(name_, die());
        //: %1 a player, %2 a die as it lies
        case Happening::DieDiscarded: return Say::tr("%1 discards %2.", "a die").arg(name_, die());
        //: %1 a player, %2 a die before it is turned, %3 the sign it shows now
        case Happening::DieTurned:
            return Say::tr("%1 turns %2 to the %3 side.").arg(name_, die(), iconText(colorOf(id(1)), iconOf(id(1))));
        //: %1 a player, %2 a die as it lies, %3 an artifact
        case Happening::DieStored: return Say::tr("%1 stores %2 on %3.").arg(name_, die(), aSpoil(id(1)));
        //: %1 a player, %2 a die as it lies, %3 an artifact
        case Happening::DieReturned:
            return Say::tr("%1 takes back %2 from the artifact %3.").arg(name_, die(), artifactText(id(1)));
        case Happening::NoDie:
            //: %1 a player
            if (id(0) == anyColor) return Say::tr("%1 would gain a die, but none is left.").arg(name_);
            //: %1 a player, %2 a die, as "a red die"
            return Say::tr("%1 would gain %2, but none is left.", "a die").arg(name_, dieOfColor(id(0)));
        //: %1 a player, %2 a die or an upgrade
        case Happening::Paid: return Say::tr("%1 pays with %2.").arg(name_, aPayer(id(0)));
        default: return {};
        }
    }

    /// Why an ability brings nothing.
    QString idle() const {
        const QString ability = abilityOf(id(0));
        switch (static_cast<Lack>(id(1))) {
        //: %1 a player, %2 a Reaver
        case Lack::Dice: return Say::tr("%1 lacks the dice for %2.").arg(name_, ability);
        //: %1 a player, %2 a Reaver
        case Lack::Favor: return Say::tr("%1 lacks the favor for %2.").arg(name_, ability);
        //: %1 a player, %2 a Reaver
        case Lack::Pawns: return Say::tr("No pawn is left for %2, so %1 gains nothing.").arg(name_, ability);
        //: %1 a player, %2 a Reaver
        case Lack::Cards: return Say::tr("No card is left for %2, so %1 gains nothing.").arg(name_, ability);
        }
        return {};
    }

    QString ofReavers() const {
        const auto reaver = [&] { return aReaver(id(0)); };
        switch (kindOf(event_)) {
        //: %1 a player, %2 a Reaver
        case Happening::Fired: return Say::tr("%1 triggers %2.").arg(name_, abilityOf(id(0)));
        //: %1 a player, %2 a Reaver
        case Happening::Declined: return Say::tr("%1 doesn’t use %2.").arg(name_, abilityOf(id(0)));
        case Happening::Idle: return idle();
        case Happening::ReaverTaken:
            //: %1 a player, %2 a Reaver
            if (blind(1)) return Say::tr("%1 draws %2 from the deck.").arg(name_, reaver());
            //: %1 a player, %2 a Reaver
            return Say::tr("%1 takes %2.", "a Reaver").arg(name_, reaver());
        //: %1 a player, %2 a Reaver; its dice are rolled next
        case Happening::Recruited: return Say::tr("%1 recruits %2.").arg(name_, reaver());
        //: %1 a player, %2 a Reaver
        case Happening::Rallied: return Say::tr("%1 rallies %2.").arg(name_, reaver());
        //: %1 a player, %2 a Reaver, %3 a slot of the longship
        case Happening::Specialized:
            return Say::tr("%1 specializes %2 in the %3 slot.")
                .arg(name_, reaver(), slotText(static_cast<Slot>(id(1))));
        //: %1 a player, %2 a Reaver
        case Happening::Promoted: return Say::tr("%1 promotes %2 to Leader.").arg(name_, reaver());
        //: %1 a player, %2 a Reaver
        case Happening::LeaderLeft:
            return Say::tr("%1 puts the old Leader, %2, into the Glory pile.").arg(name_, reaver());
        //: %1 a player, %2 a Reaver
        case Happening::Dismissed: return Say::tr("%1 dismisses %2 to the Glory pile.").arg(name_, reaver());
        default: return {};
        }
    }

    QString ofSpoils() const {
        const auto spoil = [&] { return aSpoil(id(0)); };
        switch (kindOf(event_)) {
        case Happening::SpoilTaken:
            //: %1 a player, %2 a card
            if (blind(1)) return Say::tr("%1 draws %2.").arg(name_, spoil());
            //: %1 a player, %2 a card
            return Say::tr("%1 takes %2.").arg(name_, spoil());
        //: %1 a player, %2 a card
        case Happening::SpoilDrawn: return Say::tr("%1 draws %2.").arg(name_, spoil());
        //: %1 a player, %2 a card
        case Happening::SpoilKept: return Say::tr("%1 keeps %2.").arg(name_, spoil());
        //: %1 a player, %2 a card
        case Happening::SpoilDiscarded: return Say::tr("%1 discards %2.").arg(name_, spoil());
        //: %1 a player, %2 a card
        case Happening::SetGained: return Say::tr("%1 keeps %2 for the end.").arg(name_, aSpoil(spoilOfKeep(id(0))));
        //: %1 a player, %2 a card
        case Happening::Pillaged: return Say::tr("%1 pillages %2.").arg(name_, spoil());
        //: %1 a player, %2 a card
        case Happening::LeftAlone: return Say::tr("%1 doesn’t pillage %2.").arg(name_, spoil());
        //: %1 a player, %2 an artifact
        case Happening::ArtifactGained: return Say::tr("%1 gains the artifact %2.").arg(name_, artifactText(id(0)));
        //: %1 a player, %2 an artifact
        case Happening::ArtifactDropped: return Say::tr("%1 puts %2 into the Glory pile.").arg(name_, aSpoil(id(0)));
        //: %1 a player, %2 an artifact
        case Happening::ArtifactUsed: return Say::tr("%1 uses %2.").arg(name_, aSpoil(id(0)));
        //: %1 a player, %2 a Prophecy
        case Happening::ProphecyTaken: return Say::tr("%1 takes the Prophecy “%2”.").arg(name_, prophecyText(id(0)));
        case Happening::ProphecyDrawn:
            //: %1 a player
            if (id(0) == unknown) return Say::tr("%1 secretly draws a Prophecy.").arg(name_);
            //: %1 a player, %2 a Prophecy
            return Say::tr("%1 secretly draws the Prophecy “%2”.").arg(name_, prophecyText(id(0)));
        //: %1 a player, %2 a Prophecy
        case Happening::ProphecyRenounced:
            return Say::tr("%1 discards the Prophecy “%2”.").arg(name_, prophecyText(id(0)));
        default: return {};
        }
    }

    QString ofSea() const {
        const QString journey = journeyText(id(0));
        const QString battle = battleText(id(0));
        switch (kindOf(event_)) {
        case Happening::JourneyRevealed:
            //: %1 a player, %2 a Sea Journey
            if (rules_.journeys[id(0)].isCalm())
                return Say::tr("%1 reveals “%2” as the Sea Journey.").arg(name_, journey);
            //: %1 a player, %2 a Sea Journey, %3 what it asks for, as "1 longship", %4 what is lost else, as "the
            //: Leader"
            return Say::tr("%1 reveals the Sea Journey “%2” and must pay %3 or lose %4.")
                .arg(name_, journey, journeyPrice(rules_, id(0)), journeyLosses(rules_, id(0)));
        //: %1 a player, %2 a Sea Journey
        case Happening::JourneyPaid: return Say::tr("%1 pays for “%2” and sails on.").arg(name_, journey);
        //: %1 a player, %2 a Sea Journey
        case Happening::JourneySuffered: return Say::tr("%1 suffers “%2” on the journey.").arg(name_, journey);
        //: %1 a player, %2 a Sea Journey
        case Happening::JourneyPassed: return Say::tr("“%2” does %1 no harm.").arg(name_, journey);
        case Happening::BattleChosen:
            //: %1 a player, %2 a Sea Battle
            if (blind(1)) return Say::tr("%1 draws the Sea Battle “%2”.").arg(name_, battle);
            //: %1 a player, %2 a Sea Battle
            return Say::tr("%1 chooses the Sea Battle “%2”.").arg(name_, battle);
        //: %1 a player, %2 a Sea Battle
        case Happening::BattleWon: return Say::tr("%1 wins the Sea Battle “%2”.").arg(name_, battle);
        //: %1 a player, %2 a Sea Battle
        case Happening::BattleLost: return Say::tr("%1 doesn’t win the Sea Battle “%2”.").arg(name_, battle);
        default: return {};
        }
    }

    QString ofCombat() const {
        switch (kindOf(event_)) {
        //: %1 a player, %n successes, %2 the defense
        case Happening::CombatRolled:
            return Say::tr("%1 rolls %n success(es) against a defense of %2.", nullptr, arg(3)).arg(name_, number(4));
        //: %1 a player, %n successes, %2 the defense
        case Happening::CombatRerolled:
            return Say::tr("%1 rolls again and has %n success(es) against a defense of %2.", nullptr, arg(3))
                .arg(name_, number(4));
        case Happening::CombatEnded:
            //: %1 a player, %n successes, %2 the defense
            if (arg(2) != 0)
                return Say::tr("%1 wins the combat with %n success(es) against a defense of %2.", nullptr, arg(0))
                    .arg(name_, number(1));
            //: %1 a player, %n successes, %2 the defense
            return Say::tr("%1 loses the combat with %n success(es) against a defense of %2.", nullptr, arg(0))
                .arg(name_, number(1));
        default: return {};
        }
    }

    QString ofTerritories() const {
        const QString territory = territoryText(id(0));
        switch (kindOf(event_)) {
        case Happening::Attempted:
            //: %1 a player, %2 a territory
            if (arg(1) != 0) return Say::tr("%1 attacks %2.").arg(name_, territory);
            //: %1 a player, %2 a territory
            return Say::tr("%1 tries to subdue %2 peacefully.").arg(name_, territory);
        //: %1 a player, %2 a territory
        case Happening::Subdued: return Say::tr("%1 subdues %2.").arg(name_, territory);
        //: %1 a player, %2 a territory
        case Happening::NotSubdued: return Say::tr("%1 doesn’t subdue %2.").arg(name_, territory);
        case Happening::TileTurned:
            //: %1 a player, %2 a territory
            if (isUnknownTile(id(0))) return Say::tr("%1 turns over %2.").arg(name_, territoryText(territoryOf(id(0))));
            //: %1 a player, %2 a territory, %3 its reward
            return Say::tr("%1 turns over %2 and gains %3.")
                .arg(name_, territoryText(territoryOf(id(0))), rewardText(rules_, id(0)));
        //: %1 a player, %n territories
        case Happening::TerritoryGlory:
            return Say::tr("%1’s %n territory(ies) bring glory.", nullptr, arg(0)).arg(name_);
        default: return {};
        }
    }

    const Rules& rules_;
    const record::Seating& seating_;
    const engine::Event& event_;
    const QString name_;
};

}

QString GameWords::sentence(const Rules& rules, const record::Seating& seating, const engine::Event& event) {
    return LogEvent(rules, seating, event).sentence();
}

}
