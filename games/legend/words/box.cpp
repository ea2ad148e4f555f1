// SPDX-License-Identifier: GPL-3.0-or-later
// The open box: what stands for each entry of legend.yaml.
#include "record/data_path.h"
#include "words/captions.h"
#include "words/names.h"
#include "words/piece_rules.h"
#include "words/say.h"
#include "words/words.h"

#include <algorithm>
#include <numeric>

namespace heorot::legend {

namespace {

using game::DataEntry;
using game::PieceWords;

template <class Names>
int placeIn(const Names& names, const std::string& name) {
    return static_cast<int>(std::find(names.begin(), names.end(), name) - names.begin());
}
template <class Names>
bool isAmong(const Names& names, const std::string& name) {
    return std::find(names.begin(), names.end(), name) != names.end();
}

PieceWords activityCardPiece(const Rules& rules, const std::string& name) {
    const auto symbol = static_cast<Symbol>(placeIn(symbolNames, name));
    int copies = rules.cards[symbol == Symbol::Beowulf ? beowulfCard : activityCard(symbol, 1)].count;
    if (symbol != Symbol::Beowulf) copies += rules.cards[activityCard(symbol, 2)].count;
    //: A part of the open box
    return {Say::tr("Activity cards"), symbolCaption(symbol), symbolRule(symbol), copies, symbolName(symbol)};
}

PieceWords specialCardPiece(const Rules& rules, const std::string& name) {
    const auto card = static_cast<Card>(placeIn(cardNames, name));
    //: A part of the open box
    return {Say::tr("Special cards"), cardName(card), cardRule(rules, card), 1};
}

PieceWords tokenPiece(const Rules& rules, const std::string& name) {
    const auto sum = [&](Token first, int values) {
        return std::accumulate(rules.tokens.begin() + first, rules.tokens.begin() + first + values, 0,
                               [](int all, const TokenKind& kind) { return all + kind.count; });
    };
    //: A part of the open box
    const QString group = Say::tr("Tokens");
    const auto piece = [&](const QString& title, Token first, int values) {
        return PieceWords{group, title, tokenRule(rules, first, true), sum(first, values),
                          gainCaption({GainKind::Fame})};
    };
    if (name == "fame") return piece(gainCaption({GainKind::Fame}), fameToken(1), fameValues);
    if (name == "treasure") return piece(gainCaption({GainKind::Treasure}), treasureToken(1), treasureValues);
    if (name == "misfortune") return piece(gainCaption({GainKind::Misfortune}), misfortuneToken, 1);
    //: A piece in the open box: round tokens that show fame
    if (name == "alliance-fame") return piece(Say::tr("Alliances with fame"), firstAlliance, allianceValues);
    //: A piece in the open box: round tokens that show treasure
    return piece(Say::tr("Alliances with treasure"), firstAlliance + allianceValues, allianceValues);
}

PieceWords tilePiece(const Rules& rules, const std::string& name) {
    constexpr std::array kinds{GainKind::Scratch, GainKind::Wound, GainKind::DoubleWound};
    const auto index = static_cast<std::size_t>(placeIn(std::array{"scratch", "wound", "double-wound"}, name));
    //: A part of the open box
    return {Say::tr("Scratches and wounds"), gainCaption({kinds.at(index)}), gainRule(rules, {kinds.at(index)}),
            rules.tiles.at(index).count};
}

PieceWords stepPiece(const Rules& rules, const DataEntry& entry) {
    const int place = DataEntry::index(entry.key(1));
    const Episode& episode = rules.episode(place);
    State all{};
    all.seats = maxSeats;
    all.advanced = true;
    //: A part of the open box
    return {Say::tr("Episodes"), episodeTitle(place, episodeName(episode)),
            joined({episodeKindName(episode.kind) + u'.', episodeRule(rules, episode, all)}), 0, episodeName(episode)};
}

PieceWords selectionPiece(const Rules& rules, const DataEntry& entry) {
    const Gain gain = rules.selection.at(static_cast<std::size_t>(DataEntry::index(entry.key(1)))).gain;
    //: A part of the open box: the options of the episodes of this kind
    return {Say::tr("Selection", "options"), gainName(gain, rules), gainRule(rules, gain), 0,
            episodeKindName(EpisodeKind::Selection)};
}

/// Numbers that are printed in the rulebook.
PieceWords numbersPiece(const Rules& rules, const DataEntry& entry) {
    //: A part of the open box: numbers that the rulebook states
    const QString group = Say::tr("Numbers of the rules");
    const std::string& name = entry.steps.back();
    const auto gain = [&](GainKind kind) {
        //: Cards that are drawn together with a tile: %1 the tile, such as "Wound"
        return PieceWords{group, Say::tr("Cards with the tile: %1").arg(gainCaption({kind})), gainRule(rules, {kind}),
                          0, gainCaption({kind})};
    };
    if (name == "start")
        return {group, Say::tr("Cards at the start"),
                Say::tr("Every player begins with the cards named here and draws more."), 0};
    if (name == "risk")
        return {group, episodeKindName(EpisodeKind::Risk), episodeKindRule(rules, EpisodeKind::Risk, true), 0};
    if (name == "recovery")
        return {group, episodeKindName(EpisodeKind::Recovery), episodeKindRule(rules, EpisodeKind::Recovery, true), 0};
    if (name == "wound") return gain(GainKind::Wound);
    if (name == "double-wound") return gain(GainKind::DoubleWound);
    if (name == "scratches")
        return {group, Say::tr("Scratches that make a wound"), scratchRule(rules), 0, gainCaption({GainKind::Scratch})};
    if (name == "change")
        return {group, Say::tr("Change for fame"),
                Say::tr("From this episode on, players make up fame tokens that have run out with smaller ones."), 0,
                gainCaption({GainKind::Fame})};
    if (name == "misfortune")
        return {group, Say::tr("Points for a misfortune"), misfortuneRule(rules), 0,
                gainCaption({GainKind::Misfortune})};
    const bool hasNone = name == "no-wounds";
    PieceWords words{group, {}, woundRule(rules), 0, gainCaption({GainKind::Wound})};
    words.name = Say::tr("Points for many wounds");
    if (hasNone) words.name = Say::tr("Points for no wounds");
    return words;
}

}

game::PieceWords GameWords::boxPiece(const Rules& rules, const DataEntry& entry) {
    const std::string& table = entry.key(0);
    if (table == "cards") return activityCardPiece(rules, entry.key(1));
    if (table == "specials") return specialCardPiece(rules, entry.key(1));
    if (table == "tokens") return tokenPiece(rules, entry.key(1));
    if (table == "tiles") return tilePiece(rules, entry.key(1));
    if (table == "steps") return stepPiece(rules, entry);
    if (table == "selection") return selectionPiece(rules, entry);
    return numbersPiece(rules, entry);
}

namespace {

/// Of an episode or an option.
QString offerLabel(const std::vector<std::string>& steps) {
    const std::string& key = steps.front();
    //: Label in the open box: which episode stands at this place of the board
    if (key == "step") return Say::tr("Episode");
    //: Label in the open box: the kind of an episode
    if (key == "kind") return Say::tr("Kind");
    //: Label in the open box: the symbols that an episode asks for
    if (key == "symbols") return Say::tr("Symbols");
    //: Label in the open box: what an episode or an option gives
    if (key == "get" || key == "gain") return Say::tr("Gives");
    //: Label in the open box: what is won in an auction
    if (key == "prize") return Say::tr("Prize");
    if (key == "icons")
        //: Label in the open box: an icon of an episode; %1 its number, clockwise from the title
        return Say::tr("Icon %1").arg(plainNumber(DataEntry::index(steps.at(1)) + 1));
    const std::string& paid = steps.back();
    QString what = Say::tr("fame tokens");
    if (paid == "cards") what = Say::tr("cards");
    if (isAmong(symbolNames, paid)) what = symbolCaption(static_cast<Symbol>(placeIn(symbolNames, paid)));
    //: Label of a number in the open box: %1 what is given for something else, such as "cards"
    return Say::tr("Price: %1").arg(what);
}

QString ruleLabel(const std::string& table, const std::string& key) {
    if (table == "change") {
        //: Label in the open box: the value of the fame tokens that may run out
        if (key == "fame") return Say::tr("Value of the token");
        //: Label in the open box: an episode from which on something holds
        return Say::tr("From this episode on");
    }
    //: Label of a number in the open box
    if (key == "draw") return Say::tr("More cards from the deck");
    //: Label of a number in the open box: cards turned with the card Beowulf’s Daring
    if (key == "daring") return Say::tr("Cards with Daring");
    //: Label of a number in the open box: how often each player takes a card
    if (key == "picks") return Say::tr("Cards taken by each player");
    //: Label of a number in the open box
    if (key == "per-wound") return Say::tr("Scratches for each wound");
    //: Label of a number in the open box
    if (key == "points") return Say::tr("Points");
    //: Label of a number in the open box
    if (key == "from") return Say::tr("From this many wounds on");
    if (table == "recovery") return Say::tr("Open cards for each player");
    return gainCaption({GainKind::Cards});
}

}

QString GameWords::boxLabel(const DataEntry& entry, const std::string& inner) {
    const std::string& table = entry.key(0);
    const auto steps = record::stepsOf(inner);
    const std::string& key = steps.back();
    if (table == "steps" || table == "selection") return offerLabel(steps);
    //: Label of a number in the open box: how many of a piece there are
    if (key == "count") return Say::tr("Copies");
    if (key == "split") return Say::tr("Tokens of each value, from the lowest");
    //: Label of a number in the open box: the cards that show their symbol once
    if (key == "single") return Say::tr("Cards with one symbol");
    //: Label of a number in the open box: the cards that show their symbol twice
    if (key == "double") return Say::tr("Cards with two symbols");
    //: Label of a number in the open box: a card is used with at least so many players
    if (key == "number") return Say::tr("Circled number");
    if (key == "advanced-only") return Say::tr("Only in the advanced game");
    if (table == "specials")
        //: Label of a number in the open box: %1 a symbol that a card shows
        return Say::tr("Symbols: %1").arg(symbolCaption(static_cast<Symbol>(placeIn(symbolNames, key))));
    if (table == "start" && steps.size() > 1) return cardName(static_cast<Card>(placeIn(cardNames, key)));
    return ruleLabel(table, key);
}

QString GameWords::boxValue(const std::string& inner, const std::string& name) {
    static const Rules withoutNumbers;
    const std::string key = record::stepsOf(inner).back();
    if (isAmong(symbolNames, name)) return symbolCaption(static_cast<Symbol>(placeIn(symbolNames, name)));
    if (isAmong(episodeNames, name)) return episodeName(placeIn(episodeNames, name));
    if (key == "kind" && isAmong(episodeKindNames, name))
        return episodeKindName(static_cast<EpisodeKind>(placeIn(episodeKindNames, name)));
    if (const auto gain = findGain(name)) return gainName(*gain, withoutNumbers);
    return {};
}

}
