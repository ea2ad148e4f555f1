// SPDX-License-Identifier: GPL-3.0-or-later
// The texts of the settings' rows.
#include "heorot/settings_form.h"

#include <QLocale>

namespace heorot::app {

std::vector<Segment> SettingsForm::choices(Part part) const {
    std::vector<Segment> choices;
    const auto add = [&choices](const QString& text) { choices.push_back({text, {}, {}}); };
    switch (part) {
    case Part::Language:
        //: A choice of the language: the one the desktop is set to
        add(tr("Same as the desktop"));
        for (int i = 1; i < languages_.size(); ++i) add(nativeName(languages_[i]));
        break;
    case Part::Theme:
        //: A choice of the colors
        add(tr("Light"));
        //: A choice of the colors
        add(tr("Dark"));
        //: A choice of the colors
        add(tr("High contrast"));
        break;
    case Part::TextSize:
        for (const int percent : {100, 115, 130, 150})
            //: %1 a number of percent
            add(tr("%1%").arg(QLocale().toString(percent)));
        break;
    case Part::Animation:
        //: How fast pieces move: they do not
        add(tr("Off"));
        //: How fast pieces move
        add(tr("Slow"));
        //: How fast pieces move
        add(tr("Normal"));
        //: How fast pieces move
        add(tr("Quick"));
        //: How fast pieces move
        add(tr("Very quick"));
        break;
    case Part::ChapterPages:
        //: When a page shows what a part of the game has brought: after every part
        add(tr("Always"));
        //: When a page shows what a part of the game has brought: after acts, rounds and major episodes
        add(tr("Major parts only"));
        //: When a page shows what a part of the game has brought
        add(tr("Never"));
        break;
    case Part::Sounds:
        //: How loud the sounds are: there are none
        add(tr("Off", "sounds"));
        //: How loud the sounds are
        add(tr("Quiet"));
        //: How loud the sounds are
        add(tr("Medium", "volume"));
        //: How loud the sounds are
        add(tr("Loud"));
        break;
    default:
        //: How much the table helps: not at all
        add(tr("None"));
        //: How much the table helps: it shows what can be chosen
        add(tr("Choices"));
        //: How much the table helps: it also shows what a choice is worth
        add(tr("Points"));
        //: How much the table helps: it gives hints
        add(tr("Hints"));
        break;
    }
    return choices;
}

void SettingsForm::retranslate(const Row& row) {
    switch (row.part) {
    case Part::Language:
        return row.row->setTexts(tr("Language"), tr("All text changes at once, even in an open game."));
    case Part::Theme:
        return row.row->setTexts(tr("Colors"), tr("High contrast draws light on black, with thicker edges."));
    case Part::TextSize:
        return row.row->setTexts(tr("Text size"), tr("All text grows; whatever no longer fits can be scrolled."));
    case Part::Animation:
        return row.row->setTexts(
            tr("Movement"), tr("How fast pieces move. Off shows every change at once; Space skips one animation."));
    case Part::Sounds:
        return row.row->setTexts(tr("Sounds"),
                                 tr("For pieces, cards, and dice, when it is your turn, and at the end of a game."));
    case Part::CasualUndo:
        return row.row->setTexts(tr("Undo past a reveal"),
                                 tr("Only while all the others are computer players. The game is then marked."));
    case Part::PlayForced:
        return row.row->setTexts(tr("Play the only choice"),
                                 tr("When only one choice is legal, the table makes it without asking."));
    case Part::HandOverCard:
        return row.row->setTexts(
            tr("Hand-over card"),
            tr("Covers what is hidden when another player takes over, and shows what has happened since."));
    case Part::Assist: {
        const QString helps[] = {
            tr("None: nothing is lit, but a place you can’t choose still says why."),
            tr("Choices: what you can choose is lit."),
            tr("Points: the same, and pointing at a choice shows what every player would gain or lose."),
            tr("Hints: all of that, and you can ask for a hint."),
        };
        return row.row->setTexts(tr("Help at the table"), helps[static_cast<std::size_t>(settings_.assist)]);
    }
    case Part::ChapterPages:
        return row.row->setTexts(
            tr("Pages between parts of a game"),
            tr("A page shows what an act, round, or episode brought each player, and what is new now."));
    case Part::Pace:
        row.row->setTexts(tr("Pace of the computer players"),
                          tr("How long the table waits before it shows what a computer player does."));
        row.row->setValue(settings_.paceMs < 100 ? tr("at once")
                                                 : /*: %1 a number of seconds */ tr("%1 s a move")
                                                       .arg(QLocale().toString(settings_.paceMs / 1000., 'f', 1)));
    }
}

}
