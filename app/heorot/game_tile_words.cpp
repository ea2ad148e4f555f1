// SPDX-License-Identifier: GPL-3.0-or-later
// The texts of a game's tile in the hall.
#include "heorot/game_tile.h"

#include <QLocale>

namespace heorot::app {

void GameTile::retranslateUi() {
    const QLocale locale;
    digit_->setText(locale.toString(key_));
    title_->setText(module_ ? module_->words().title() : meta_.title);
    feel_->setText(module_ ? module_->words().feel() : QString());
    const QString least = locale.toString(meta_.minSeats), most = locale.toString(meta_.maxSeats);
    //: %1 and %2 numbers of seats, short
    seats_->setText(least == most ? least : tr("%1 to %2").arg(least, most));
    //: %1 and %2 minutes, short
    minutes_->setText(tr("%1–%2 min").arg(locale.toString(meta_.leastMinutes), locale.toString(meta_.mostMinutes)));
    switch (meta_.weight) {
    //: How much there is to keep in mind in a game
    case plugin::Weight::Light: weight_->setText(tr("Light", "complexity")); break;
    //: How much there is to keep in mind in a game
    case plugin::Weight::Medium: weight_->setText(tr("Medium")); break;
    //: How much there is to keep in mind in a game
    case plugin::Weight::Rich: weight_->setText(tr("Complex")); break;
    }
    newGame_->setText(tr("New game"));
    //: %1 the title of a game, %2 a digit key
    newGame_->setToolTip(tr("Choose players and options for %1 (%2).").arg(title_->text(), locale.toString(key_)));
    //: %1 the title of a game
    newGame_->setAccessibleName(tr("New game: %1").arg(title_->text()));
    demo_->setToolTip(tr("Watch computer players at this table."));
    //: %1 the title of a game
    demo_->setAccessibleName(tr("Demo: %1").arg(title_->text()));
    nameLessons();
    box_->setToolTip(tr("Open the box: every card, tile and number, and how sure each is."));
    //: %1 the title of a game
    box_->setAccessibleName(tr("Open box: %1").arg(title_->text()));
    rules_->setToolTip(tr("Read the handbook of this game."));
    //: %1 the title of a game
    rules_->setAccessibleName(tr("Handbook: %1").arg(title_->text()));
}

}
