// SPDX-License-Identifier: GPL-3.0-or-later
// The short texts of the table: panels, rows, bands, buttons, and what a screen reader says of them.
#pragma once

#include "rules/game.h"
#include "rules/queries.h"
#include "words/names.h"

#include <QString>
#include <QStringList>

#include <string>

namespace heorot::legend {

/// The track and the road: "Step 5 of 36", "Step 5: Grendel's Attack".
QString episodeOfAll(int place);
QString episodeTitle(int place, const QString& name);
/// Below a title: "Major, in turn: courage and fighting".
QString kindOfEpisode(const Episode& episode);

/// The band over the rows. `isContest`: a total has to be reached now.
QString bandWords(const Episode& episode, bool isContest);
/// The same while icons are taken, and how ties are broken.
QString iconsWords();
QString iconsAndTies();
/// "Round 1 of 2: ..."
QString roundWords(int round);

/// Names of icons for a screen reader.
QString closedIcon(const QString& gain);
QString takenIconWords(const QString& gain, const QString& seat);

enum class Caption : std::uint8_t {
    Scratches,
    Wounds,
    Piles,
    DrawPile,
    Discards,
    SpecialsLeft,
    AlliancesLeft,
    YourHand,
    YourTokens,
    SeatTokens,
    SecretChoice,
    ShownLater,
    OddsTitle,
    OpenCards,
    Given,
    Price,
};
QString captionWords(Caption caption);
QString handOf(const QString& seat);
/// "7 cards", "7 cards, 3 match".
QString handWords(int cards, int matching);

/// What a seat does or has done in this episode, short: "to move", "out", "plays next". Empty for nothing to say.
enum class Part : std::uint8_t { None, Moves, Next, First, Out, Waits, Decided, Secret, Own };
QString partWords(Part part);
/// Of a seat that dropped out: its number.
QString droppedWords(int number);
/// A line of a seat's panel: what it has reached.
QString reachedWords(int total, int needed);
QString numberWords(int number);
QString pointsWords(int points, int place);
/// Below the sockets of a payment.
QString moreSymbols(int count);
/// On the icon of a wound: "+2 cards".
QString plusCards(int cards);
/// "with it 3"
QString withIt(int total);

/// What a failed risk costs: a scratch, or the last one before a wound.
enum class Threatens : std::uint8_t { Scratch, Wound };
inline Threatens threatensOf(const Rules& rules, const State& state, Seat seat) {
    return isLastScratch(rules, state, seat) ? Threatens::Wound : Threatens::Scratch;
}
/// Rows of the odds: so many matches of the cards turned.
QString matchesWords(int matches, Threatens threatens);
/// The heads of its columns.
QString riskColumn(int cards);
QString daringColumn(int cards);
QString meanSymbols(double mean);
/// Chances of 0, 1, 2 ... matching cards, as they stand in a table; together they are 100 %.
QStringList chancesOfMatches(const RiskOdds& odds);
/// The chance of at least one, 100 % less the first of them.
QString chanceOfMatch(const RiskOdds& odds);
/// In the band of an in-turn major: "Risk: no match 29 %, enough 24 %".
QString contestOdds(const RiskOdds& odds, double reaches);

/// Sentences of moments: cards turned for a risk, choices shown.
QString turnedWords(const QString& seat, int matches);
/// `hasTies`: two totals are equal.
QString choicesShown(bool hasTies);

/// Labels of buttons.
QString buttonText(Do kind);
/// Why a risk cannot be run now: it came already, or something was added; else no card is left to be turned.
QString missingForRisk(bool isLate);
QString riskChoice(const RiskOdds& odds, bool withDaring);
QString dropChoice(int number);
QString healChoice(Healing what);
QString fameChoice(int value);
QString acceptChoice(Phase phase);
/// On the card that a choice discards.
QString usedNow();

/// What a screen reader says of a panel, a row, a card of the hand.
/// `wounds`: tiles with one wound; the double wound is named.
QString panelWords(const QString& seat, int cards, int scratches, int wounds, bool hasDoubleWound);
/// "Fame: 12 (Sandra)": what a seat has of a thing.
QString stockWords(const QString& thing, int count, const QString& seat);
/// What alliance tokens, and square tokens that lie face down, are worth to the reader.
QString alliancesRule(bool isAdvanced);
QString faceDownRule();
/// What the wounds of a seat would do if the game ended now; empty for 0 points.
QString woundsNow(int points);
QString tokensWords(const QString& tokens);
QString cardsWords(const QString& cards);
QString rowWords(const QString& seat, int total);
/// The same of a seat whose number alone counts: it dropped out, or icons are taken.
QString rowNumberWords(const QString& seat, int number);
QString cardCount(const QString& card, int count);
QString pileWords(int deck, int discards);
/// A sentence of a tooltip: "Alliances left: 31."
QString pileLine(const QString& caption, int count);
/// A pile with what lies there, for a screen reader; and what it is for.
QString pileName(Caption pile, int count);
QString pileRule(Caption pile);

}
