// SPDX-License-Identifier: GPL-3.0-or-later
#include "words/names.h"

#include "words/say.h"

#include <QLocale>
#include <QStringList>

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

namespace heorot::legend {

namespace {

/// In the order of episodeNames. German and French names that no rulebook has are ours.
constexpr std::array<const char*, episodeCount> episodes{
    QT_TRANSLATE_NOOP("legend", "King Hygelac’s Court"), QT_TRANSLATE_NOOP("legend", "Sail to Denmark"),
    QT_TRANSLATE_NOOP("legend", "King Hrothgar’s Hall"), QT_TRANSLATE_NOOP("legend", "Final Preparations"),
    QT_TRANSLATE_NOOP("legend", "Grendel’s Attack"),     QT_TRANSLATE_NOOP("legend", "Great Rewards"),
    QT_TRANSLATE_NOOP("legend", "Rest at Heorot"),       QT_TRANSLATE_NOOP("legend", "Celebration"),
    QT_TRANSLATE_NOOP("legend", "Sea Hag Attacks"),      QT_TRANSLATE_NOOP("legend", "Hunt Practice"),
    QT_TRANSLATE_NOOP("legend", "Hunt for the Sea Hag"), QT_TRANSLATE_NOOP("legend", "Into the Mere"),
    QT_TRANSLATE_NOOP("legend", "Sea Hag Battle"),       QT_TRANSLATE_NOOP("legend", "Rest before the Voyage"),
    QT_TRANSLATE_NOOP("legend", "Sail to Geatland"),     QT_TRANSLATE_NOOP("legend", "King Hygelac"),
    QT_TRANSLATE_NOOP("legend", "Present Gifts"),        QT_TRANSLATE_NOOP("legend", "Gathering Strength"),
    QT_TRANSLATE_NOOP("legend", "Raiding Party"),        QT_TRANSLATE_NOOP("legend", "Raid on Friesland"),
    QT_TRANSLATE_NOOP("legend", "Swedish Treachery"),    QT_TRANSLATE_NOOP("legend", "Time of Mourning"),
    QT_TRANSLATE_NOOP("legend", "Beowulf Becomes King"), QT_TRANSLATE_NOOP("legend", "Strong Alliances"),
    QT_TRANSLATE_NOOP("legend", "Rise of Geatland"),     QT_TRANSLATE_NOOP("legend", "Peace Returns"),
    QT_TRANSLATE_NOOP("legend", "Many Friendships"),     QT_TRANSLATE_NOOP("legend", "Years of Plenty"),
    QT_TRANSLATE_NOOP("legend", "The Golden Cup"),       QT_TRANSLATE_NOOP("legend", "Smoke on the Horizon"),
    QT_TRANSLATE_NOOP("legend", "Dragon’s Wrath"),       QT_TRANSLATE_NOOP("legend", "All-Iron Shield"),
    QT_TRANSLATE_NOOP("legend", "Break Ranks?"),         QT_TRANSLATE_NOOP("legend", "Dragon Battle"),
    QT_TRANSLATE_NOOP("legend", "Recover Treasures"),    QT_TRANSLATE_NOOP("legend", "Death of Beowulf")};

/// A name within a sentence, with what it names where another thing has the same name.
struct Term {
    const char* text;
    const char* what = nullptr;
};

/// In the order of cardNames.
constexpr std::array<Term, cardKinds + 1> cards{{
    {QT_TRANSLATE_NOOP("legend", "traveling")},
    {QT_TRANSLATE_NOOP("legend", "double traveling")},
    {QT_TRANSLATE_NOOP("legend", "friendship")},
    {QT_TRANSLATE_NOOP("legend", "double friendship")},
    {QT_TRANSLATE_NOOP("legend", "wit")},
    {QT_TRANSLATE_NOOP("legend", "double wit")},
    {QT_TRANSLATE_NOOP("legend", "courage")},
    {QT_TRANSLATE_NOOP("legend", "double courage")},
    {QT_TRANSLATE_NOOP("legend", "fighting")},
    {QT_TRANSLATE_NOOP("legend", "double fighting")},
    {QT_TRANSLATE_NOOP("legend", "Beowulf")},
    {QT_TRANSLATE_NOOP("legend", "Hides of Land")},
    {QT_TRANSLATE_NOOP("legend", "Hrunting")},
    {QT_TRANSLATE_NOOP("legend", "Giants’ Sword")},
    {QT_TRANSLATE_NOOP("legend", "Golden Torque")},
    QT_TRANSLATE_NOOP3("legend", "All-Iron Shield", "a card"),
    {QT_TRANSLATE_NOOP("legend", "King Hrothgar’s Blessing")},
    {QT_TRANSLATE_NOOP("legend", "Queen Wealhtheow’s Inspiration")},
    {QT_TRANSLATE_NOOP("legend", "Beowulf’s Daring")},
    {QT_TRANSLATE_NOOP("legend", "Beowulf’s Resolve")},
    {QT_TRANSLATE_NOOP("legend", "The Warrior’s Rest")},
    {QT_TRANSLATE_NOOP("legend", "a card")},
}};

/// Titles of the symbols, and of the cards that show them.
constexpr std::array<const char*, symbols> symbolCaptions{
    QT_TRANSLATE_NOOP("legend", "Traveling"), QT_TRANSLATE_NOOP("legend", "Friendship"),
    QT_TRANSLATE_NOOP("legend", "Wit"),       QT_TRANSLATE_NOOP("legend", "Courage"),
    QT_TRANSLATE_NOOP("legend", "Fighting"),  QT_TRANSLATE_NOOP("legend", "Beowulf")};

QString said(const char* text, const char* what = nullptr) {
    return QCoreApplication::translate("legend", text, what);
}

}

QString episodeName(int name) {
    return said(episodes.at(static_cast<std::size_t>(name)));
}

QString episodeKindName(EpisodeKind kind) {
    switch (kind) {
    //: A kind of episode
    case EpisodeKind::Opportunity: return Say::tr("Opportunity");
    //: A kind of episode
    case EpisodeKind::Risk: return Say::tr("Risk");
    //: A kind of episode
    case EpisodeKind::Selection: return Say::tr("Selection");
    //: A kind of episode
    case EpisodeKind::Recovery: return Say::tr("Recovery");
    //: A kind of episode
    case EpisodeKind::Simultaneous: return Say::tr("Major, all at once");
    //: A kind of episode
    case EpisodeKind::InTurn: return Say::tr("Major, in turn");
    //: A kind of episode
    case EpisodeKind::Auction: return Say::tr("Treasure auction");
    //: A kind of episode
    case EpisodeKind::Ranking: return Say::tr("Treasure");
    //: A kind of episode: Death of Beowulf
    case EpisodeKind::Death: return Say::tr("Last major");
    }
    return {};
}

QString symbolCaption(Symbol symbol) {
    return said(symbolCaptions.at(static_cast<std::size_t>(symbol)));
}

QString symbolName(Symbol symbol) {
    return cardName(symbol == Symbol::Beowulf ? beowulfCard : activityCard(symbol, 1));
}

std::vector<Symbol> symbolsOf(const Episode& episode) {
    std::vector<Symbol> asked;
    for (int i = 0; i < plainSymbols; ++i)
        if (episode.asksFor(static_cast<Symbol>(i))) asked.push_back(static_cast<Symbol>(i));
    return asked;
}

QString symbolsAsked(const Episode& episode) {
    const std::vector<Symbol> asked = symbolsOf(episode);
    //: What Death of Beowulf asks for
    if (asked.size() == plainSymbols) return Say::tr("all symbols");
    QStringList names;
    for (const Symbol symbol : asked) names << symbolName(symbol);
    return listOf(names);
}

QString placeName(int status) {
    switch (status) {
    //: Of a contest, in whose order icons are taken; in sentences such as “Ben drops out and takes 2nd place.”
    case 1: return Say::tr("1st place");
    //: Of a contest, in whose order icons are taken; in sentences such as “Ben drops out and takes 2nd place.”
    case 2: return Say::tr("2nd place");
    //: Of a contest, in whose order icons are taken; in sentences such as “Ben drops out and takes 2nd place.”
    case 3: return Say::tr("3rd place");
    //: Of a contest, in whose order icons are taken; in sentences such as “Ben drops out and takes 2nd place.”
    case 4: return Say::tr("4th place");
    //: Of a contest, in whose order icons are taken; in sentences such as “Ben drops out and takes 2nd place.”
    default: return Say::tr("5th place");
    }
}

QString cardName(Card card) {
    const Term& name = cards.at(card);
    return said(name.text, name.what);
}

QString cardCaption(Card card) {
    return isActivity(card) ? symbolCaption(static_cast<Symbol>(card / 2)) : cardName(card);
}

QStringList partsOfWord(const QString& word) {
    //: The long words among the titles of cards and episodes (Friendship, Blessing ...) in your language, between
    //: spaces, with | at each place where a narrow card or column may break them
    const QStringList longWords =
        Say::tr("Trav|el|ing Friend|ship Fight|ing Hrunt|ing Bless|ing In|spi|ra|tion").split(u' ');
    for (const QString& each : longWords)
        if (QString(each).remove(u'|') == word) return each.split(u'|');
    return {word};
}

QString tokenName(Token token) {
    const QLocale locale;
    //: A token that lies face down
    if (token == unknownSquare) return Say::tr("a token");
    //: A token that lies face down
    if (token == unknownAlliance) return Say::tr("an alliance token");
    //: The token that costs two points
    if (token == misfortuneToken) return Say::tr("misfortune");
    if (const int fame = fameOf(token))
        return isAlliance(token)
                   //: A round token: %1 its fame
                   ? Say::tr("alliance (%1 fame)").arg(locale.toString(fame))
                   //: A token: %1 its value
                   : Say::tr("%1 fame").arg(locale.toString(fame));
    const QString treasure = locale.toString(treasureOf(token));
    return isAlliance(token)
               //: A round token: %1 its treasure
               ? Say::tr("alliance (%1 treasure)").arg(treasure)
               //: A token: %1 its value
               : Say::tr("%1 treasure").arg(treasure);
}

QString percent(double chance) {
    return percentOf(qRound(chance * 100), chance);
}

std::vector<int> hundredths(std::span<const double> chances) {
    std::vector<int> parts;
    std::vector<std::size_t> order(chances.size());
    for (const double chance : chances) parts.push_back(static_cast<int>(std::floor(chance * 100 + 1e-9)));
    std::iota(order.begin(), order.end(), std::size_t{0});
    const auto lost = [&](std::size_t i) { return chances[i] * 100 - parts[i]; };
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return lost(a) > lost(b); });
    int rest = 100 - std::accumulate(parts.begin(), parts.end(), 0);
    for (std::size_t i = 0; i < order.size() && rest > 0; ++i, --rest) ++parts[order[i]];
    return parts;
}

QString percentOf(int hundredths, double chance) {
    const QLocale locale;
    const bool isRare = chance > 0 && chance < .01;
    const bool isSure = chance > .995;
    const QString number = isRare ? u'<' + QString(QChar(0x2009)) + locale.toString(1)
                                  : locale.toString(isSure && chance < 1 - 1e-9 ? 99 : hundredths);
    //: A chance: %1 a number of hundredths
    // Not to be broken before its sign.
    return Say::tr("%1%", "chance").arg(number).replace(u' ', QChar(0xA0));
}

QString listOf(const QStringList& parts) {
    return QLocale().createSeparatedList(parts);
}

QString gainName(Gain gain, const Rules& rules) {
    const QString amount = QLocale().toString(gain.amount);
    switch (gain.kind) {
    case GainKind::Fame: return tokenName(fameToken(gain.amount));
    case GainKind::Treasure: return tokenName(treasureToken(gain.amount));
    //: What an icon gives: %n round tokens, drawn unseen
    case GainKind::Alliance: return Say::tr("%n alliance(s)", nullptr, gain.amount);
    //: What an icon gives
    case GainKind::Cards: return Say::tr("%n card(s)", nullptr, gain.amount);
    case GainKind::Special: return cardName(gain.amount);
    case GainKind::Wound:
        //: What an icon gives: a wound, and %n cards for it
        if (rules.woundCards > 0) return Say::tr("a wound and %n card(s)", nullptr, rules.woundCards);
        return threatName(gain.kind);
    case GainKind::Scratch:
    case GainKind::DoubleWound:
    case GainKind::Misfortune: return threatName(gain.kind);
    //: What an icon of Death of Beowulf gives: %1 a value of fame
    case GainKind::FameOrHeal: return Say::tr("%1 fame or a healed wound").arg(amount);
    //: What an option of Selection gives
    case GainKind::Healing: return Say::tr("healing of all scratches");
    }
    return {};
}

QString threatName(GainKind threat) {
    switch (threat) {
    //: The small bad thing: three of them become a wound
    case GainKind::Scratch: return Say::tr("a scratch");
    //: The large bad thing
    case GainKind::Wound: return Say::tr("a wound");
    //: The tile with two wounds
    case GainKind::DoubleWound: return Say::tr("the double wound");
    //: The token that costs two points
    case GainKind::Misfortune: return Say::tr("a misfortune");
    default: return {};
    }
}

namespace {

/// Without the name of its owner.
QString shortSpecial(Card card) {
    switch (card) {
    //: King Hrothgar's Blessing, short
    case blessing: return Say::tr("Blessing");
    //: Queen Wealhtheow's Inspiration, short
    case inspiration: return Say::tr("Inspiration");
    //: Beowulf's Daring, short
    case daring: return Say::tr("Daring");
    //: Beowulf's Resolve, short
    case resolve: return Say::tr("Resolve");
    //: The Warrior's Rest, short
    case warriorsRest: return Say::tr("Rest", "card");
    default: return cardName(card);
    }
}

}

QString gainCaption(Gain gain) {
    switch (gain.kind) {
    //: Below the picture of an icon
    case GainKind::Fame: return Say::tr("Fame");
    //: Below the picture of an icon
    case GainKind::Treasure: return Say::tr("Treasure", "icon");
    //: Below the picture of an icon
    case GainKind::Alliance: return Say::tr("Alliance");
    //: Below the picture of an icon
    case GainKind::Cards: return Say::tr("Cards");
    case GainKind::Special: return shortSpecial(gain.amount);
    //: Below the picture of an icon: the small bad thing
    case GainKind::Scratch: return Say::tr("Scratch");
    //: Below the picture of an icon: the large bad thing
    case GainKind::Wound: return Say::tr("Wound");
    //: Below the picture of an icon
    case GainKind::DoubleWound: return Say::tr("Double wound");
    //: Below the picture of an icon
    case GainKind::Misfortune: return Say::tr("Misfortune");
    //: Below the picture of an icon: fame, or a wound is healed
    case GainKind::FameOrHeal: return Say::tr("Fame or healing");
    //: Below the picture of an option
    case GainKind::Healing: return Say::tr("Healing");
    }
    return {};
}

QString healingName(Healing what) {
    switch (what) {
    //: What is healed
    case Healing::Wound: return Say::tr("one wound");
    //: What is healed
    case Healing::DoubleWound: return Say::tr("the double wound");
    //: What is healed
    case Healing::Scratches: return Say::tr("all scratches");
    }
    return {};
}

}
