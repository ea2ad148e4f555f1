// SPDX-License-Identifier: GPL-3.0-or-later
// Names of episodes, symbols, cards, tokens and gains as the rulebooks call them.
#pragma once

#include "language/numbers.h"
#include "rules/queries.h"

#include <QString>

#include <span>

namespace heorot::legend {

/// By its place in episodeNames, which is Episode::name.
QString episodeName(int name);
inline QString episodeName(const Episode& episode) {
    return episodeName(int{episode.name});
}
/// "Major in turn", "Risk" ...
QString episodeKindName(EpisodeKind kind);

/// As a title, "Traveling", and within a sentence, "travelling".
QString symbolCaption(Symbol symbol);
QString symbolName(Symbol symbol);
/// What an episode asks for: "courage and fighting", "all symbols". Empty if it asks for none.
QString symbolsAsked(const Episode& episode);
/// The same one by one; Beowulf is not among them.
std::vector<Symbol> symbolsOf(const Episode& episode);

/// Within a sentence: "double fighting", "Hides of Land", "a card" for an unknown one.
/// "2nd place": of a contest, in whose order icons are taken.
QString placeName(int status);
QString cardName(Card card);
/// As a title: "Fighting", "Hides of Land".
QString cardCaption(Card card);
/// The parts of a long word of a title that a narrow card or column may show below each other; else the word itself.
QStringList partsOfWord(const QString& word);
/// Within a sentence: "5 fame", "an alliance (2 fame)", "a token" for one that lies face down.
QString tokenName(Token token);

/// Within a sentence: "5 fame", "two cards", "a scratch".
QString gainName(Gain gain, const Rules& rules);
/// Below its picture: "Fame", "Daring".
QString gainCaption(Gain gain);
QString threatName(GainKind threat);
QString healingName(Healing what);

using language::plainNumber, language::signedNumber;
/// `41%`; less than one is `< 1%`, and nothing but certainty is `100%`.
QString percent(double chance);
/// Of all outcomes: hundredths that add up to 100, what is cut off goes where most was lost.
std::vector<int> hundredths(std::span<const double> chances);
/// So many hundredths, which stand for `chance`; rounded as honestly as percent.
QString percentOf(int hundredths, double chance);
/// "a, b and c" in the language of the program.
QString listOf(const QStringList& parts);

}
