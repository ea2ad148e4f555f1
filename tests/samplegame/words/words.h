// SPDX-License-Identifier: GPL-3.0-or-later
// The texts of the sample game: plain English, enough for tests of the programs.
#pragma once

#include "game/box.h"
#include "game/cause.h"
#include "game/position.h"
#include "samplegame/rules/game.h"

namespace heorot::samplegame {

using Position = game::Position<Game>;

struct GameWords {
    static QString title();
    static QString summary();
    static QString option(int index);
    static QString optionValue(int index, int value);
    static QString optionHelp(int index);
    static QString scoreSource(int index);
    static QString sentence(const Rules& rules, const record::Seating& seating, const engine::Event& event);
    static QString action(const Position& at, engine::Action action);
    static QString refusal(const Position& at, const engine::Violation& violation);
    static QString prompt(const Position& at);
    static QString table(const Position& at);
    static QString legend(const Position& at);
    static QString explanation(const Position& at, const QString& name);
    static game::PieceWords boxPiece(const Rules& rules, const game::DataEntry& entry);
    static QString boxLabel(const game::DataEntry& entry, const std::string& inner);
    static QString boxValue(const std::string& inner, const std::string& name);
    static QString tieBreak();
    static QString term(int index);
    static QString cause(const Position& at, const game::Cause& cause);
};

}
