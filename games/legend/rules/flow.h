// SPDX-License-Identifier: GPL-3.0-or-later
// How steps, parts and the game follow one another: the part of `apply` after a decision is carried out. Each function
// leaves a position in which a seat decides, or the game is over.
#pragma once

#include "rules/table.h"

namespace heorot::legend {

// steps.cpp: the board.
/// Beowulf stands on a step: asks the first seat, or lays out what the step begins with. Gold steps of the base game
/// lead to the next one.
void beginStep(Table& table);
/// Leaves the step: to the next one, or to the end of the game.
void endStep(Table& table);
/// The mover's part of a minor episode is over: the next seat, the next round of Recovery, or the next step.
void endPart(Table& table);

// risk.cpp: risks of their own step and of in-turn majors.
void runRisk(Table& table, bool withDaring);
/// The failed risk takes its course: a scratch, and the end of the part or of the contest for the mover.
void failRisk(Table& table);
void undoRisk(Table& table);

// opportunity.cpp
void payCard(Table& table, Card card);
void finishPayment(Table& table);
void giveToken(Table& table, Token token);
/// The seat's part of Break Ranks? ends if The Warrior's Rest has left nothing to heal.
void endHealing(Table& table);
/// Asks `seat`, or the next one that has something to heal; ends the step after the last one.
void askForTokens(Table& table, Seat seat);

// contest_secret.cpp: simultaneous majors.
void choose(Table& table, Card card);
void endChoice(Table& table);
/// Matching cards to the discards, but the one that Blessing saves for the mover; then icons.
void settleChoices(Table& table, std::optional<Card> saved);

// contest_in_turn.cpp: in-turn majors.
void playCard(Table& table, Card card);
/// The mover's turn is over if it has added something and reached the target; else it goes on.
void endTurnIfReached(Table& table);
/// Drops out; Blessing is asked first.
void dropOut(Table& table);
/// The row about to be discarded goes: of a seat that drops out, or of the last one standing.
void clearRow(Table& table);

// icons.cpp: taking icons in the order of status numbers.
/// Gives status numbers by totals, the first seat and then clockwise where equal.
void rankByTotals(Table& table);
void beginIcons(Table& table);
void takeIcon(Table& table, Gain gain);
/// Something bad is coming to the mover: asks whether a text card is used, or lets it happen.
void threaten(Table& table, GainKind threat);
/// It happens, or was refused: the game goes on behind it.
void endThreat(Table& table);
void endIcon(Table& table);

// treasure.cpp: treasure episodes; death.cpp: the end.
void showToken(Table& table, Token token);
void leaveAuction(Table& table);
void rankTreasures(Table& table);
void showHands(Table& table);
void endGame(Table& table);

}
