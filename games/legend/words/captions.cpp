// SPDX-License-Identifier: GPL-3.0-or-later
#include "words/captions.h"

#include "language/plural.h"
#include "words/names.h"
#include "words/say.h"

#include <QLocale>

namespace heorot::legend {

namespace {

QString number(int value) {
    return QLocale().toString(value);
}

}

QString episodeOfAll(int place) {
    //: How far the game is: %1 the number of a step, %2 of the last one
    return Say::tr("Step %1 of %2").arg(number(place + 1), number(episodeCount));
}

QString episodeTitle(int place, const QString& name) {
    //: %1 the number of a step, %2 its name
    return Say::tr("Step %1: %2").arg(number(place + 1), name);
}

QString kindOfEpisode(const Episode& episode) {
    const QString asked = symbolsAsked(episode);
    if (asked.isEmpty() || episode.kind == EpisodeKind::Opportunity) return episodeKindName(episode.kind);
    //: Below the name of an episode: %1 its kind, %2 the symbols it asks for
    return Say::tr("%1: %2", "episode").arg(episodeKindName(episode.kind), asked);
}

QString iconsWords() {
    return Say::tr("The players take icons in the order of their places.");
}

QString iconsAndTies() {
    return Say::tr("The players take icons in the order of their places; ties go clockwise from the first player.");
}

QString bandWords(const Episode& episode, bool isContest) {
    if (isContest)
        return episode.kind == EpisodeKind::Auction
                   //: In front of a number: the treasure that a seat needs
                   ? Say::tr("Treasure needed")
                   //: In front of a number: the symbols that a seat needs
                   : Say::tr("Total needed");
    switch (episode.kind) {
    //: In front of symbols: cards with them are kept
    case EpisodeKind::Risk: return Say::tr("These match");
    case EpisodeKind::Selection: return Say::tr("Each player takes one, or declines.");
    //: In front of an auction's prize
    case EpisodeKind::Auction: return Say::tr("The most treasure wins the prize.");
    case EpisodeKind::Ranking: return Say::tr("The most treasure takes an icon first.");
    //: In front of symbols: each of them counts one
    default: return Say::tr("These count");
    }
}

QString roundWords(int round) {
    //: At Recovery: %1 its number
    return Say::tr("Round %1: each player takes one open card.").arg(number(round));
}

QString closedIcon(const QString& gain) {
    //: An icon for a screen reader: %1 what it gives
    return Say::tr("%1, closed", "icon").arg(gain);
}

QString takenIconWords(const QString& gain, const QString& seat) {
    //: An icon for a screen reader: %1 what it gives, %2 a seat
    return Say::tr("%1, taken by %2", "icon").arg(gain, seat);
}

QString captionWords(Caption caption) {
    switch (caption) {
    //: Caption of the small bad things of a seat
    case Caption::Scratches: return Say::tr("Scratches");
    //: Caption of the large bad things of a seat
    case Caption::Wounds: return Say::tr("Wounds", "caption");
    //: Title of a list of piles
    case Caption::Piles: return Say::tr("Piles");
    //: Caption of a number
    case Caption::DrawPile: return Say::tr("Draw pile");
    //: Caption of a number
    case Caption::Discards: return Say::tr("Discards");
    //: Caption of a number
    case Caption::SpecialsLeft: return Say::tr("Special cards left");
    //: Caption of a number
    case Caption::AlliancesLeft: return Say::tr("Alliances left");
    //: Title of the cards of who looks
    case Caption::YourHand: return Say::tr("Your hand");
    //: Title of the tokens of who looks
    case Caption::YourTokens: return Say::tr("Your tokens");
    //: Above the tokens of a seat
    case Caption::SeatTokens: return Say::tr("Tokens");
    //: In the row of who chooses cards in secret
    case Caption::SecretChoice: return Say::tr("Your choice so far");
    //: In the row of another seat that chooses cards in secret
    case Caption::ShownLater: return Say::tr("Revealed when all have chosen");
    //: Title of a list of chances
    case Caption::OddsTitle: return Say::tr("Odds of a risk");
    //: Title of the open cards of Recovery
    case Caption::OpenCards: return Say::tr("Open cards");
    //: Title of the cards of a payment
    case Caption::Given: return Say::tr("Given so far");
    //: Title of the cards of a payment while none has been given
    case Caption::Price: return Say::tr("The price");
    }
    return {};
}

QString handOf(const QString& seat) {
    //: Title of a hand that is not open: %1 a seat
    return Say::tr("%1’s hand").arg(seat);
}

QString handWords(int cards, int matching) {
    //: %n cards in a hand
    const QString count = Say::tr("%n card(s)", "hand", cards);
    if (matching < 0) return count;
    //: %1 "7 cards", %n of them count here
    return Say::tr("%1, %n match(es)", nullptr, matching).arg(count);
}

QString partWords(Part part) {
    switch (part) {
    //: In the row of the seat to move
    case Part::Moves: return Say::tr("to move");
    //: In the row of a seat
    case Part::Next: return Say::tr("plays next");
    //: In the row of a seat
    case Part::First: return Say::tr("first player", "row");
    //: In the row of a seat that dropped out
    case Part::Out: return Say::tr("out");
    //: In the row of a seat whose turn is yet to come
    case Part::Waits: return Say::tr("waits");
    //: In the row of a seat that has had its turn
    case Part::Decided: return Say::tr("has decided");
    //: In the row of a seat whose choice is secret
    case Part::Secret: return Say::tr("secret");
    //: In the row of who looks
    case Part::Own: return Say::tr("your choice");
    case Part::None: break;
    }
    return {};
}

QString droppedWords(int status) {
    //: In the row of a seat: %1 "2nd place"
    return Say::tr("Dropped out: %1").arg(placeName(status));
}

QString reachedWords(int total, int needed) {
    //: In the panel of a seat: %1 its total, %2 the total it needs
    return Say::tr("%1 of %2", "total").arg(number(total), number(needed));
}

QString numberWords(int status) {
    return placeName(status);
}

QString pointsWords(int points, int place) {
    //: In the panel of a seat at the end: %1 points, which can be below 0 and choose the plural form, %2 its place
    return Say::tr("%1 point(s), place %2", nullptr, language::pluralOf(points))
        .arg(plainNumber(points), number(place));
}

QString moreSymbols(int count) {
    //: Below what was given of a price: %n symbols are missing
    return Say::tr("%n more symbol(s) of these", nullptr, count);
}

QString plusCards(int cards) {
    //: On the icon of a wound: so many cards are drawn for it
    return Say::tr("+%n card(s)", nullptr, cards);
}

QString withIt(int total) {
    //: Beside a card that is pointed at: %1 the total with it
    return Say::tr("with it %1").arg(number(total));
}

QString matchesWords(int matches, Threatens threatens) {
    //: Beside its chance: a risk that fails; with the scratches before, it becomes a wound; at most 28 letters
    if (matches == 0 && threatens == Threatens::Wound) return Say::tr("No card matches: a wound");
    //: Beside its chance: a risk that fails
    if (matches == 0) return Say::tr("No card matches: a scratch");
    //: Beside its chance: %n of the cards that are turned match
    return Say::tr("%n card(s) match", "odds", matches);
}

QString riskColumn(int cards) {
    //: Head of a column of chances: %n cards are turned
    return Say::tr("%n card(s)", "odds", cards);
}

QString daringColumn(int cards) {
    //: Head of a column of chances: with Beowulf's Daring; %1 cards are turned
    return Say::tr("Daring (%1)").arg(number(cards));
}

QString meanSymbols(double mean) {
    //: Below the chances of a risk, which count cards: %1 a number of symbols
    return Say::tr("Symbols on average: %1 (a double counts two)").arg(QLocale().toString(mean, 'f', 1));
}

QStringList chancesOfMatches(const RiskOdds& odds) {
    const auto count = static_cast<std::size_t>(odds.cards) + 1;
    const std::vector<int> parts = hundredths(std::span(odds.matches).first(count));
    QStringList chances;
    for (std::size_t matches = 0; matches < count; ++matches)
        chances << percentOf(parts[matches], odds.matches[matches]);
    return chances;
}

QString chanceOfMatch(const RiskOdds& odds) {
    const auto count = static_cast<std::size_t>(odds.cards) + 1;
    return percentOf(100 - hundredths(std::span(odds.matches).first(count)).front(), 1 - odds.matches[0]);
}

QString contestOdds(const RiskOdds& odds, double reaches) {
    //: Chances of a risk in an in-turn major, in two short lines: %1 that no card matches, %2 that the total is reached
    return Say::tr("Risk: no match %1, enough %2").arg(chancesOfMatches(odds).front(), percent(reaches));
}

QString turnedWords(const QString& seat, int matches) {
    //: %1 a seat
    if (matches == 0) return Say::tr("%1 runs a risk: no card matches.").arg(seat);
    //: %1 a seat, %n cards
    return Say::tr("%1 runs a risk: %n card(s) match.", nullptr, matches).arg(seat);
}

QString choicesShown(bool hasTies) {
    if (hasTies) return Say::tr("The choices are revealed. Ties go clockwise from the first player.");
    return Say::tr("Everyone has chosen; the choices are revealed.");
}

QString buttonText(Do kind) {
    switch (kind) {
    //: Label of a button: declines what is offered
    case Do::Pass: return Say::tr("Decline");
    //: Label of a button: ends the secret choice
    case Do::Done: return Say::tr("Done");
    //: Label of a button: plays The Warrior's Rest
    case Do::Rest: return Say::tr("The Warrior’s Rest");
    //: Label of a button: plays Beowulf's Resolve
    case Do::Resolve: return Say::tr("Undo the risk");
    //: Label of a button: plays Queen Wealhtheow's Inspiration
    case Do::Refuse: return Say::tr("Refuse it");
    default: return {};
    }
}

QString missingForRisk(bool isLate) {
    //: On a button "Risk" that cannot be pressed any more: a risk comes before all cards of a turn, and only once
    if (isLate) return Say::tr("only as your first step");
    //: On a button "Risk" that cannot be pressed: the deck is used up
    return Say::tr("no card is left");
}

QString riskChoice(const RiskOdds& odds, bool withDaring) {
    //: Label of a button: %1 the chance that at least one card matches
    if (withDaring) return Say::tr("Daring: match %1").arg(chanceOfMatch(odds));
    //: Label of a button: %1 the chance that at least one card matches
    return Say::tr("Risk: match %1").arg(chanceOfMatch(odds));
}

QString dropChoice(int status) {
    //: Label of a button: %1 "2nd place"
    return Say::tr("Drop out: %1").arg(placeName(status));
}

QString healChoice(Healing what) {
    //: Label of a button: %1 "one wound" or the like
    return Say::tr("Heal %1").arg(healingName(what));
}

QString fameChoice(int value) {
    //: Label of a button: %1 the value of a token
    return Say::tr("Take %1 fame").arg(number(value));
}

QString usedNow() {
    //: On a card of the hand that is discarded if the choice is made
    return Say::tr("the price");
}

QString acceptChoice(Phase phase) {
    switch (phase) {
    //: Label of a button: the failed risk is not undone
    case Phase::Failed: return Say::tr("Let it fail");
    //: Label of a button: the scratch or wound is taken
    case Phase::React: return Say::tr("Take it");
    //: Label of a button: King Hrothgar's Blessing is not used
    default: return Say::tr("Take nothing back");
    }
}

QString panelWords(const QString& seat, int cards, int scratches, int wounds, bool hasDoubleWound) {
    if (hasDoubleWound)
        //: For a screen reader: %1 a seat, %2 cards, %3 scratches, %4 tiles with one wound
        return Say::tr("%1, cards %2, scratches %3, wounds %4 and the double wound")
            .arg(seat, number(cards), number(scratches), number(wounds));
    //: For a screen reader: %1 a seat, %2 cards, %3 scratches, %4 wounds
    return Say::tr("%1, cards %2, scratches %3, wounds %4").arg(seat, number(cards), number(scratches), number(wounds));
}

QString stockWords(const QString& thing, int count, const QString& seat) {
    //: Tip of a picture in a panel: %1 a thing, "Fame", %2 how much of it, %3 the player who has it
    return Say::tr("%1: %2 (%3)", "stock").arg(thing, number(count), seat);
}

QString alliancesRule(bool isAdvanced) {
    if (isAdvanced)
        return Say::tr("Each alliance token shows some fame, which counts at the end, or treasure to spend.");
    return Say::tr("Each alliance token shows 1 to 3 fame or treasure, which count as points at the end.");
}

QString faceDownRule() {
    return Say::tr("Fame, treasure, and misfortunes that lie face down. Everybody saw them being taken, so the points "
                   "beside “Now” contain them.");
}

QString woundsNow(int points) {
    if (points == 0) return {};
    //: Of the wounds of a player: %1 a signed number, whose plural it has
    return Say::tr("If the game ended now, they would mean %1 point(s).", nullptr, language::pluralOf(points))
        .arg(signedNumber(points));
}

QString tokensWords(const QString& tokens) {
    //: %1 a list of tokens
    return Say::tr("Tokens: %1.").arg(tokens);
}

QString cardsWords(const QString& cards) {
    //: %1 a list of cards, those that are not known among them
    return Say::tr("Cards: %1.").arg(cards);
}

QString rowWords(const QString& seat, int total) {
    //: For a screen reader: %1 a seat, %2 its total in this episode
    return Say::tr("%1, total %2").arg(seat, number(total));
}

QString rowNumberWords(const QString& seat, int status) {
    //: For a screen reader: %1 a seat, %2 "2nd place"
    return Say::tr("%1, %2", "row").arg(seat, placeName(status));
}

QString cardCount(const QString& card, int count) {
    if (count == 1) return card;
    //: Twins in a hand: %1 a card, %2 how many
    return Say::tr("%1 ×%2").arg(card, number(count));
}

QString pileWords(int deck, int discards) {
    //: For a screen reader: %1 cards in the draw pile, %2 discards
    return Say::tr("Draw pile %1, discards %2", "spot").arg(number(deck), number(discards));
}

QString pileLine(const QString& caption, int count) {
    //: A sentence: %1 the caption of a pile, %2 how much lies there
    return Say::tr("%1: %2.", "pile").arg(caption, number(count));
}

QString pileName(Caption pile, int count) {
    //: For a screen reader: %1 the caption of a pile, %2 how much lies there
    return Say::tr("%1: %2", "pile spot").arg(captionWords(pile), number(count));
}

QString pileRule(Caption pile) {
    switch (pile) {
    case Caption::Discards:
        return Say::tr("Cards that were played, paid, or turned up lie here until the draw pile runs out.");
    case Caption::SpecialsLeft: return Say::tr("Special cards that no one has won yet. Some icons give one.");
    case Caption::AlliancesLeft:
        return Say::tr("Alliances that no one has drawn yet. They lie face down and show fame or treasure.");
    default:
        return Say::tr("Cards are turned up and drawn from here. When it runs out, the discards become the new deck.");
    }
}

}
