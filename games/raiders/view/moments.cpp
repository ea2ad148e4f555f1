// SPDX-License-Identifier: GPL-3.0-or-later
// What a move decides at once is shown before the table goes on: a journey that does no harm, the end of a
// combat with its roll, tiles turned. Each lies before the seat as it would if the game waited there.
#include "view/parts.h"
#include "view/view.h"
#include "words/words.h"

#include <algorithm>

namespace heorot::raiders {

namespace {

/// The moments of one move, event by event, on the table as it was before.
class Moments {
  public:
    Moments(const Position& before, const engine::Events& events, const game::Look& look)
        : before_(before), events_(events), look_(look) {}

    std::vector<game::Moment> all() {
        for (const engine::Event& event : events_) take(event);
        if (!turned_.isEmpty()) show(tiles_, turned_.join(u' '));
        return std::move(shown_);
    }

  private:
    void take(const engine::Event& event) {
        const auto id = static_cast<std::uint8_t>(event.args[0]);
        switch (kindOf(event)) {
        case Happening::JourneyRevealed: met_ = told(event); break;
        case Happening::JourneyPassed:
            // One that Skidbladnir passes lay on the table before.
            if (!met_.isEmpty()) show(withJourney(event, id), met_ + u' ' + told(event));
            break;
        case Happening::CombatRolled:
        case Happening::CombatRerolled: roll_ = event; break;
        case Happening::CombatEnded:
            // Without a roll in this move, the last one is let stand.
            if (roll_)
                show(withRoll(*roll_), told(*roll_) + u' ' + told(event));
            else
                show(*before_.seen, told(event));
            break;
        case Happening::TileTurned:
            if (turned_.isEmpty()) tiles_ = emptied(event.seat);
            tiles_.rewards.push(id);
            turned_ << told(event);
            break;
        default: break;
        }
    }

    QString told(const engine::Event& event) const {
        return GameWords::sentence(before_.rules, before_.seating, event);
    }

    /// The table before the move with nothing before `seat`.
    State emptied(Seat seat) const {
        State state = *before_.seen;
        state.mover = seat;
        state.phase = Phase::Close;
        state.bout = {};
        state.journey = none;
        state.battle = none;
        state.territory = none;
        state.spoil = none;
        state.ability = none;
        state.offer.clear();
        state.taken.clear();
        state.recruits.clear();
        state.spoils.clear();
        state.rewards.clear();
        return state;
    }

    State withJourney(const engine::Event& event, JourneyId journey) const {
        State state = emptied(event.seat);
        state.journey = journey;
        return state;
    }

    State withRoll(const engine::Event& event) const {
        State state = *before_.seen;
        Bout& bout = state.bout;
        bout.active = bout.rolled = true;
        bout.again = {};
        for (std::size_t value = 0; value < bout.dice.size(); ++value)
            bout.dice[value] = static_cast<std::uint8_t>(event.args[value]);
        return state;
    }

    void show(const State& state, const QString& sentence) {
        const game::Pointing nothing;
        shown_.push_back({sceneOf(ShownTable(before_, state, look_, nothing)), sentence});
    }

    const Position& before_;
    const engine::Events& events_;
    const game::Look& look_;
    QString met_;
    std::optional<engine::Event> roll_;
    State tiles_;
    QStringList turned_;
    std::vector<game::Moment> shown_;
};

}

std::vector<game::Moment> View::moments(const Position& before, const Position&, const engine::Events& events,
                                        const game::Look& look) {
    return Moments(before, events, look).all();
}

}
