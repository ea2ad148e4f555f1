// SPDX-License-Identifier: GPL-3.0-or-later
// Sentences of the log, one per event, in the present tense.
#include "language/plural.h"
#include "words/forms.h"
#include "words/say.h"
#include "words/words.h"

#include <QLocale>

namespace heorot::legend {

namespace {

/// An event with the name of its seat.
struct LogEvent {
    const Rules& rules;
    const engine::Event& event;
    QString name;

    int arg(std::size_t i) const { return event.args[i]; }
    Gain gain(std::size_t from) const {
        return {static_cast<GainKind>(arg(from)), static_cast<std::uint8_t>(arg(from + 1))};
    }
};

QString number(int value) {
    return QLocale().toString(value);
}
QString card(const LogEvent& entry) {
    return aCard(static_cast<Card>(entry.arg(0)));
}
QString token(const LogEvent& entry) {
    return aToken(static_cast<Token>(entry.arg(0)));
}

/// A place at the end, as a word.
QString ordinal(int place) {
    switch (place) {
    //: In: finishes in first place
    case 1: return Say::tr("first", "place");
    //: In: finishes in second place
    case 2: return Say::tr("second", "place");
    //: In: finishes in third place
    case 3: return Say::tr("third", "place");
    //: In: finishes in fourth place
    case 4: return Say::tr("fourth", "place");
    //: In: finishes in fifth place
    case 5: return Say::tr("fifth", "place");
    default: return number(place);
    }
}

/// What has run out: of a choice between fame and healing, the fame.
Gain missing(Gain gain) {
    return gain.kind == GainKind::FameOrHeal ? Gain{GainKind::Fame, gain.amount} : gain;
}

QString turned(const LogEvent& entry) {
    switch (static_cast<TurnedTo>(entry.arg(1))) {
    //: %1 a player, %2 a card
    case TurnedTo::Discards: return Say::tr("%1 turns up %2, which doesn’t match.").arg(entry.name, card(entry));
    //: %1 a player, %2 a card
    case TurnedTo::Hand: return Say::tr("%1 turns up %2 and keeps it.").arg(entry.name, card(entry));
    //: %1 a player, %2 a card
    case TurnedTo::Row: return Say::tr("%1 turns up %2, which is played at once.").arg(entry.name, card(entry));
    }
    return {};
}

QString changed(const LogEvent& entry) {
    const int value = entry.arg(1);
    switch (static_cast<Change>(entry.arg(0))) {
    //: %1 a player, %2 the value of the token that is missing; what is given and taken follows
    case Change::Made:
        return Say::tr("No fame token worth %2 is left, so change is made for %1.").arg(entry.name, number(value));
    case Change::Booked:
        //: %1 a player, %2 the value of the token that is missing, %n points
        return Say::tr("No fame token worth %2 is left and no change can be made, so %n point(s) are noted for %1.",
                       nullptr, value)
            .arg(entry.name, number(value));
    }
    return {};
}

/// Empty if the events that follow say the same.
QString tookIcon(const LogEvent& entry) {
    const Gain gain = entry.gain(1);
    switch (gain.kind) {
    case GainKind::Fame:
    case GainKind::Treasure:
    case GainKind::Special:
    case GainKind::Alliance: return {};
    //: %1 a player, %2 what an icon gives, as "a wound and two cards"
    default: return Say::tr("%1 takes the icon with %2.").arg(entry.name, aGain(gain, entry.rules));
    }
}

/// Episodes, dealing, the deck, points.
QString courseSentence(const LogEvent& entry) {
    const auto episode = [&] { return episodeName(entry.rules.episode(entry.arg(0))); };
    switch (kindOf(entry.event)) {
    case Happening::EpisodeBegins:
        // "Break Ranks?" ends the sentence itself.
        if (episode().endsWith(u'?'))
            //: %1 the number of a step, %2 its name, which ends with a question mark
            return Say::tr("Step %1: %2", "question").arg(number(entry.arg(0) + 1), episode());
        //: %1 the number of a step, %2 its name
        return Say::tr("Step %1: %2.").arg(number(entry.arg(0) + 1), episode());
    //: %1 the name of a step
    case Happening::EpisodeIdle:
        return Say::tr("“%1” is a gold episode, so nothing happens in the basic game.").arg(episode());
    //: %1 a player, %2 a card
    case Happening::Dealt: return Say::tr("%1 begins with %2.").arg(entry.name, card(entry));
    //: %1 a player, %2 a card
    case Happening::Drew: return Say::tr("%1 draws %2.", "card").arg(entry.name, card(entry));
    //: %n cards
    case Happening::Shuffled: return Say::tr("%n discarded card(s) become the new deck.", nullptr, entry.arg(0));
    //: %1 a player
    case Happening::FirstSeat: return Say::tr("%1 is now the first player.").arg(entry.name);
    case Happening::Scored:
        //: %1 a player, %2 points, which can be below 0 and choose the plural form, %3 a place, as "second"
        return Say::tr("%1 finishes in %3 place with %2 point(s).", nullptr, language::pluralOf(entry.arg(0)))
            .arg(entry.name, plainNumber(entry.arg(0)), ordinal(entry.arg(1)));
    case Happening::GameOver: return Say::tr("The saga is told.");
    default: return {};
    }
}

/// Risks, wounds, payments, gains.
QString gainSentence(const LogEvent& entry) {
    const QString& name = entry.name;
    switch (kindOf(entry.event)) {
    //: %1 a player
    case Happening::Passed: return Say::tr("%1 declines.").arg(name);
    case Happening::Risked:
        //: %1 a player, %n cards
        if (entry.arg(1) != 0)
            return Say::tr("%1 runs a risk with Beowulf’s Daring and turns up %n card(s).", nullptr, entry.arg(0))
                .arg(name);
        //: %1 a player
        return Say::tr("%1 runs a risk.").arg(name);
    case Happening::Turned: return turned(entry);
    case Happening::RiskFailed: return Say::tr("No card matches, so the risk has failed.");
    //: %1 a player
    case Happening::Resolved: return Say::tr("%1 undoes the failed risk with Beowulf’s Resolve.").arg(name);
    //: %1 a player, %n scratches
    case Happening::Rested:
        return Say::tr("%1 gives back %n scratch(es) with The Warrior’s Rest.", nullptr, entry.arg(0)).arg(name);
    //: %1 a player
    case Happening::Scratched: return Say::tr("%1 takes a scratch.").arg(name);
    //: %1 a player, %n scratches
    case Happening::ScratchesTurned:
        return Say::tr("%1 exchanges %n scratch(es) for a wound.", nullptr, entry.rules.scratchesPerWound).arg(name);
    case Happening::Wounded:
        //: %1 a player
        if (entry.arg(0) > 1) return Say::tr("%1 takes the double wound.").arg(name);
        //: %1 a player
        return Say::tr("%1 takes a wound.").arg(name);
    case Happening::Refused:
        //: %1 a player, %2 "a scratch" or the like
        return Say::tr("%1 refuses %2 with Queen Wealhtheow’s Inspiration.")
            .arg(name, aThreat(static_cast<GainKind>(entry.arg(0))));
    //: %1 a player, %2 what is healed
    case Happening::Healed: return Say::tr("%1 heals %2.").arg(name, healingName(static_cast<Healing>(entry.arg(0))));
    //: %1 a player, %2 a card
    case Happening::Paid: return Say::tr("%1 gives %2.", "card").arg(name, card(entry));
    //: %1 a player, %2 a token
    case Happening::Gave: return Say::tr("%1 gives %2.", "token").arg(name, token(entry));
    //: %1 a player
    case Happening::Exchanged: return Say::tr("%1 has paid the full price.").arg(name);
    //: %1 a player, %2 a token
    case Happening::Gained: return Say::tr("%1 takes %2.", "token").arg(name, token(entry));
    //: %1 a player, %2 a round token
    case Happening::DrewAlliance: return Say::tr("%1 draws %2.", "token").arg(name, token(entry));
    //: %1 a player, %2 a special card
    case Happening::GainedSpecial: return Say::tr("%1 takes %2.", "card").arg(name, card(entry));
    //: %1 a player, %2 what an icon gives, as "5 fame"
    case Happening::NoneLeft:
        return Say::tr("%1 would take %2, but none is left.").arg(name, aGain(missing(entry.gain(0)), entry.rules));
    case Happening::Changed: return changed(entry);
    //: At Recovery: %1 a card
    case Happening::Laid: return Say::tr("The deck turns up %1.").arg(card(entry));
    //: %1 a player, %2 a card
    case Happening::Picked: return Say::tr("%1 picks %2.").arg(name, card(entry));
    //: %n cards
    case Happening::LeftOver: return Say::tr("%n open card(s) are left over and discarded.", nullptr, entry.arg(0));
    default: return {};
    }
}

/// Choices, rows, auctions, icons.
QString contestSentence(const LogEvent& entry) {
    const QString& name = entry.name;
    switch (kindOf(entry.event)) {
    //: %1 a player, %2 a card
    case Happening::Chose: return Say::tr("%1 secretly chooses %2.").arg(name, card(entry));
    //: %1 a player
    case Happening::Ready: return Say::tr("%1 has chosen.").arg(name);
    case Happening::Revealed:
        //: %1 a player, %2 a card
        if (entry.arg(1) == 0) return Say::tr("%1 shows %2, which doesn’t count.").arg(name, card(entry));
        //: %1 a player, %2 a card
        return Say::tr("%1 shows %2.", "card").arg(name, card(entry));
    //: %1 a player, %2 a card
    case Happening::TookBack: return Say::tr("%1 takes %2 back.").arg(name, card(entry));
    case Happening::Ranked:
        //: %1 a player, %2 its total, %3 "2nd place"
        return Say::tr("%1 has a total of %2 and takes %3.").arg(name, number(entry.arg(1)), placeName(entry.arg(0)));
    //: %1 a player, %2 a card, %3 its total
    case Happening::Played:
        return Say::tr("%1 plays %2, for a total of %3.").arg(name, card(entry), number(entry.arg(1)));
    //: %1 a player, %2 its total after a risk
    case Happening::Reached: return Say::tr("%1 now has a total of %2.").arg(name, number(entry.arg(0)));
    //: %1 a player, %2 "2nd place"
    case Happening::DroppedOut: return Say::tr("%1 drops out and takes %2.").arg(name, placeName(entry.arg(0)));
    //: %1 a player, %2 "2nd place"
    case Happening::LastStanding:
        return Say::tr("%1 is the last one standing and takes %2.").arg(name, placeName(entry.arg(0)));
    //: %1 a player, %n cards
    case Happening::Discarded: return Say::tr("%1 discards %n card(s).", nullptr, entry.arg(0)).arg(name);
    case Happening::Blessed:
        //: %1 a player, %2 a card
        return Say::tr("%1 takes %2 back with King Hrothgar’s Blessing.").arg(name, card(entry));
    case Happening::TookIcon: return tookIcon(entry);
    //: %1 a player, %2 a token, %3 its total
    case Happening::Showed:
        return Say::tr("%1 shows %2, for a total of %3.").arg(name, token(entry), number(entry.arg(1)));
    //: %1 a player, %n tokens
    case Happening::TookTokensBack: return Say::tr("%1 takes back %n token(s).", nullptr, entry.arg(0)).arg(name);
    //: %1 a player, %2 treasure
    case Happening::WonAuction:
        return Say::tr("%1 wins the prize and pays %2 treasure.").arg(name, number(entry.arg(0)));
    //: %1 a player, %2 treasure
    case Happening::Treasures: return Say::tr("%1 shows %2 treasure and gives it up.").arg(name, number(entry.arg(0)));
    default: return {};
    }
}

}

QString GameWords::sentence(const Rules& rules, const record::Seating& seating, const engine::Event& event) {
    const LogEvent entry{rules, event, game::nameOf(seating, event.seat)};
    for (const auto sentence : {courseSentence, gainSentence, contestSentence})
        if (const QString text = sentence(entry); !text.isEmpty()) return text;
    return {};
}

}
