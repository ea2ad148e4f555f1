// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/characters.h"

#include "game/seating.h"

#include <QCoreApplication>

#include <algorithm>

namespace heorot::game {

using ai::Style;

namespace {

struct Say {
    Q_DECLARE_TR_FUNCTIONS(kit)
};

}

const std::vector<Character>& characters() {
    static const std::vector<Character> all{
        {Style::Bold, QStringLiteral("Ylva"), QStringLiteral("hall/opponent-ylva")},
        {Style::Careful, QStringLiteral("Hrolf"), QStringLiteral("hall/opponent-hrolf")},
        {Style::Spiteful, QStringLiteral("Unferth"), QStringLiteral("hall/opponent-unferth")},
        {Style::Patient, QStringLiteral("Hygd"), QStringLiteral("hall/opponent-hygd")},
        {Style::Scheming, QStringLiteral("Wiglaf"), QStringLiteral("hall/opponent-wiglaf")},
        {Style::Grasping, QStringLiteral("Breca"), QStringLiteral("hall/opponent-breca")}};
    return all;
}

const Character* characterOf(Style style) {
    const auto& all = characters();
    const auto found = std::find_if(all.begin(), all.end(), [=](const Character& each) { return each.style == style; });
    return found == all.end() ? nullptr : &*found;
}

QString characterLine(Style style) {
    switch (style) {
    case Style::Plain: break;
    //: How the opponent Ylva, a woman, plays
    case Style::Bold: return Say::tr("Strikes first and asks later.");
    //: How the opponent Hrolf, a man, plays
    case Style::Careful: return Say::tr("Guards what he has and gives nothing away.");
    //: How the opponent Breca, a man, plays
    case Style::Grasping: return Say::tr("Races you for every treasure.");
    //: How the opponent Unferth, a man, plays
    case Style::Spiteful: return Say::tr("Has a blow ready for whoever leads.");
    //: How the opponent Hygd, a woman, plays
    case Style::Patient: return Say::tr("Waits, and has the last word.");
    //: How the opponent Wiglaf, a man, plays
    case Style::Scheming: return Say::tr("Smiles, and has a plan.");
    }
    return {};
}

QString levelText(ai::Level level) {
    switch (level) {
    //: The level of a computer player that chooses at random
    case ai::Level::Random: return Say::tr("random");
    //: The level of the computer player of the first version
    case ai::Level::V1: return Say::tr("v1");
    //: The level of a computer player
    case ai::Level::Easy: return Say::tr("easy");
    //: The level of a computer player
    case ai::Level::Medium: return Say::tr("medium");
    //: The level of a computer player
    case ai::Level::Hard: return Say::tr("hard");
    //: The level of a computer player
    case ai::Level::Master: return Say::tr("master");
    case ai::Level::Seer: break; // only in the league
    }
    return {};
}

QString styleText(Style style) {
    switch (style) {
    case Style::Plain: break;
    //: The style of a computer player
    case Style::Bold: return Say::tr("bold");
    //: The style of a computer player
    case Style::Careful: return Say::tr("careful");
    //: The style of a computer player
    case Style::Grasping: return Say::tr("grasping");
    //: The style of a computer player
    case Style::Spiteful: return Say::tr("spiteful");
    //: The style of a computer player
    case Style::Patient: return Say::tr("patient");
    //: The style of a computer player
    case Style::Scheming: return Say::tr("scheming");
    }
    return {};
}

QString nameFor(const std::optional<ai::Opponent>& opponent, const QStringList& taken) {
    const auto isFree = [&](const QString& name) {
        return std::none_of(taken.begin(), taken.end(), [&](const QString& other) { return isSameName(name, other); });
    };
    if (opponent)
        for (const Character& each : characters())
            if ((opponent->style == ai::Style::Plain || opponent->style == each.style) && isFree(each.name))
                return each.name;
    for (const QString& name : playerNames())
        if (isFree(name)) return name;
    return {};
}

}
