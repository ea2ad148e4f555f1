// SPDX-License-Identifier: GPL-3.0-or-later
#include "words/choices.h"

#include "words/say.h"

namespace heorot::raiders {

QString cardPrompt(const game::Address& mover, const QString& card) {
    //: A prompt: %1 a seat, %2 a Reaver
    return mover.asked(Say::tr("%1, choose how to use the %2: Rally, a slot of the longship, or Leader."),
                       //: A prompt to the reader: %1 a Reaver
                       Say::tr("Choose how to use the %1: Rally, a slot of the longship, or Leader."), card);
}
QString artifactPrompt(const game::Address& mover, const QString& artifact, bool stores) {
    if (stores)
        //: A prompt: %1 a seat, %2 an artifact
        return mover.asked(Say::tr("%1, choose the die to store on the artifact %2."),
                           //: A prompt to the reader: %1 an artifact
                           Say::tr("Choose the die to store on the artifact %1."), artifact);
    //: A prompt: %1 a seat, %2 an artifact
    return mover.asked(Say::tr("%1, choose the Reaver for the artifact %2."),
                       //: A prompt to the reader: %1 an artifact
                       Say::tr("Choose the Reaver for the artifact %1."), artifact);
}
QString missingText(Missing what) {
    switch (what) {
    //: On a button "Roll" that cannot be pressed yet: dice with hammers are laid out first
    case Missing::Hammer: return Say::tr("first lay out a hammer");
    //: On a button "Roll again" that cannot be pressed yet: combat dice are marked by a click
    case Missing::Mark: return Say::tr("first mark dice");
    //: On a button "Rally" that cannot be pressed yet
    case Missing::Reaver: return Say::tr("first choose a Reaver");
    //: On the buttons "By force" and "Peacefully", which cannot be pressed yet
    case Missing::Tile: return Say::tr("first choose a territory");
    //: On the button "Fight", which cannot be pressed
    case Missing::Fighting: return Say::tr("no hammers");
    }
    return {};
}
QString lackText(const QString& lack) {
    //: On a button that cannot be pressed: %1 what is missing, as "1 favor"
    return Say::tr("you need %1").arg(lack);
}
QString fightLabel() {
    //: Label of a button that cannot be pressed, as there are no hammers
    return Say::tr("Fight");
}
QString stillToGiveText(const QString& left) {
    //: On a button "Pay" that cannot be pressed yet: %1 a part of the cost, as "1 chest"
    return left.isEmpty() ? QString() : Say::tr("still to give: %1").arg(left);
}
QString peaceLabel() {
    //: Label of a button: a territory is subdued for its price
    return Say::tr("Peacefully");
}
QString facePrompt(const game::Address& mover) {
    //: A prompt: %1 a seat
    return mover.asked(Say::tr("%1, choose the face of the die."),
                       //: A prompt to the reader
                       Say::tr("Choose the face of the die."));
}
QString restDieLabel() {
    //: Label of a button: a seat rests and takes a die on a face of its choice
    return Say::tr("Rest: a die");
}
QString restDieHelp() {
    return Say::tr("rest: a die of any color on any face");
}

}
