// SPDX-License-Identifier: GPL-3.0-or-later
#include "heorot/table_sounds.h"

#include <algorithm>

namespace heorot::app {

TableSounds::TableSounds(const session::Session& session, QObject* parent) : QObject(parent), session_(session) {
    connect(&session, &session::Session::aboutToChange, this, [this] {
        isTurnDue_ = false;
        isResultDue_ = false;
    });
    connect(&session, &session::Session::played, this, &TableSounds::movesPlayed);
}

void TableSounds::movesPlayed(std::size_t from) {
    const record::AnyMatch& match = session_.match();
    const auto& moves = match.moves();
    game::Sound sound = game::Sound::None;
    for (std::size_t move = from; move < moves.size(); ++move) sound = std::max(sound, soundOf(move));
    if (sound != game::Sound::None) emit sounded(sound);
    isResultDue_ = match.isOver();
    isTurnDue_ = !match.isOver() && !session_.isGuided() && !session_.isForced() && session_.isPerson(match.toMove()) &&
                 !moves.empty() && moves.back().seat != match.toMove();
}

/// Everybody in the room hears it: of what is hidden from one of several people there is no sound.
game::Sound TableSounds::soundOf(std::size_t move) const {
    const record::AnyMatch& match = session_.match();
    game::Sound sound = game::Sound::None;
    for (const engine::Event& event : match.moves()[move].events) {
        const engine::Event heard = session_.game().seen(event, session_.momentViewer());
        sound = std::max(sound, session_.view()->eventLook(match, heard).sound);
    }
    return sound;
}

void TableSounds::positionShown() {
    const bool isAsked = session_.mayDecide() || session_.waitingFor() != engine::nobody;
    if (isAsked && std::exchange(isTurnDue_, false)) emit sounded(game::Sound::Turn);
}

void TableSounds::resultShown() {
    if (std::exchange(isResultDue_, false)) emit sounded(game::Sound::Win);
}

}
