// SPDX-License-Identifier: GPL-3.0-or-later
// Title, options, sources of points.
#include "words/words.h"

#include "rules/score.h"
#include "words/piece_rules.h"
#include "words/say.h"

#include <QLocale>

namespace heorot::legend {

QString GameWords::title() {
    return Say::tr("Beowulf: The Legend");
}

QString GameWords::summary() {
    //: What the game is about: %1 a number
    return Say::
        tr("Stand by Beowulf through %1 episodes, bid cards for fame and treasure, run risks, and bear your wounds.")
            .arg(QLocale().toString(episodeCount));
}

QString GameWords::feel() {
    return Say::tr("A test of nerve: which cards are worth it, and when is it wiser to step back?");
}

QString GameWords::victory(const QString& winners) {
    //: The title of the result: %1 the names of one or several winners
    return Say::tr("The Geats crown %1").arg(winners);
}

QString GameWords::option(int index) {
    //: An option: treasure is spent in auctions
    if (static_cast<GameOption>(index) == GameOption::Advanced) return Say::tr("Advanced game");
    //: An option: many wounds leave no points
    return Say::tr("Hard variant");
}

QString GameWords::optionValue(int, int value) {
    //: A value of an option
    if (value == 0) return Say::tr("no");
    //: A value of an option
    return Say::tr("yes");
}

QString GameWords::optionHelp(int index) {
    if (static_cast<GameOption>(index) == GameOption::Advanced)
        return Say::tr(
            "The gold episodes count: treasure is spent in five auctions and shown once more at Recover Treasures. It "
            "is worth nothing at the end.");
    return Say::tr("A player with three or more wounds after Death of Beowulf has fallen and ends with no points.");
}

QString GameWords::scoreSource(int index) {
    switch (static_cast<ScoreSource>(index)) {
    //: A source of points
    case ScoreSource::Fame: return Say::tr("Fame", "points");
    //: A source of points
    case ScoreSource::Treasure: return Say::tr("Treasure", "points");
    //: A source of points
    case ScoreSource::Alliances: return Say::tr("Alliances");
    //: A source of points below zero
    case ScoreSource::Misfortune: return Say::tr("Misfortune", "points");
    //: A source of points
    case ScoreSource::NoWounds: return Say::tr("No wounds");
    //: A source of points below zero
    case ScoreSource::Wounds: return Say::tr("Wounds", "points");
    //: A source of points below zero: the hard variant takes all points of who has three wounds or more
    case ScoreSource::Fallen: return Say::tr("Lost by falling in combat");
    }
    return {};
}

game::EndChange GameWords::endChange(const Rules& rules, int source, int before, int after) {
    const QString name = [&]() -> QString {
        switch (static_cast<ScoreSource>(source)) {
        case ScoreSource::NoWounds:
            return after < before
                       ? /*: What a wound has changed, in front of the points lost */ Say::tr("No-wound bonus lost")
                       : /*: What healing has changed, in front of the points regained */ Say::tr(
                             "No-wound bonus regained");
        case ScoreSource::Wounds:
            return after < before
                       ? /*: What a wound has changed, in front of the points lost */ Say::tr("Points lost for wounds")
                       : /*: What healing has changed, in front of the points regained */ Say::tr(
                             "Fewer points lost for wounds");
        case ScoreSource::Fallen:
            return after < 0 ? /*: Hard variant, in front of the points lost */ Say::tr("All points lost to wounds")
                             : /*: Hard variant, in front of the points regained */ Say::tr("Points count again");
        default: return scoreSource(source);
        }
    }();
    return {name, static_cast<ScoreSource>(source) == ScoreSource::Fallen
                      ? optionHelp(static_cast<int>(GameOption::Hard))
                      : woundRule(rules)};
}

/// In the order of the terms in players/players.h.
QString GameWords::term(int index) {
    switch (index) {
    //: What points of a hint are for: "+5 points from fame"
    case 0: return Say::tr("fame", "term");
    //: What points of a hint are for: "+3 points from treasure"
    case 1: return Say::tr("treasure", "term");
    //: What points of a hint are for: "-2 points from misfortune"
    case 2: return Say::tr("misfortune", "term");
    //: What points of a hint are for: "-4 points from wounds and scratches"
    case 3: return Say::tr("wounds and scratches", "term");
    //: What points of a hint are for: "-2 points from cards for later"
    case 4: return Say::tr("cards for later", "term");
    //: What points of a hint are for: "+1 points from turn order"
    default: return Say::tr("turn order", "term");
    }
}

}
