// SPDX-License-Identifier: GPL-3.0-or-later
#include "record/play_faults.h"

namespace heorot::record {

Fault wrongSeats(const AnyGame& game) {
    //: %1 and %2 numbers
    return Fault::tr("the game is for %1 to %2 players").arg(game.minSeats(), game.maxSeats());
}

Fault notAnAction(const std::string& line) {
    //: %1 what is written
    return Fault::tr("%1 is not an action of this game").arg(Fault::quoted(line));
}

Fault notLegal(const AnyMatch& match, engine::Action action, const std::string& line, const std::string& reason) {
    if (match.mayBeSecret(action))
        //: %1 the rules' name of a refusal, such as space-taken
        return Fault::tr("this secret choice is not legal here (%1)").arg(reason);
    //: %1 an action, %2 the rules' name of a refusal, such as space-taken
    return Fault::tr("%1 is not legal here (%2)").arg(Fault::quoted(line), reason);
}

Fault faultOf(const engine::ChanceMismatch& mismatch) {
    using enum engine::ChanceMismatch::Kind;
    switch (mismatch.kind()) {
    case OtherSource: return Fault::tr("the next outcome is for a different deck or die than the one needed here");
    case OtherPieces: return Fault::tr("the order given here does not list the same pieces as the deck");
    case NoSide: return Fault::tr("the roll given here is not a side of the die");
    case MoreDealt: return Fault::tr("the deal given here has more outcomes than the setup needs");
    case MoreWritten: break;
    }
    return Fault::tr("there are more outcomes here than the action needs");
}

}
