// SPDX-License-Identifier: GPL-3.0-or-later
// What The Legend says to a person.
#pragma once

#include "game/box.h"
#include "game/cause.h"
#include "game/chapter.h"
#include "game/deed.h"
#include "game/fact.h"
#include "game/position.h"
#include "rules/queries.h"

namespace heorot::legend {

using Position = game::Position<Game>;
using game::drawback;
using game::Fact;
using game::Facts;

struct GameWords {
    static QString title();
    static QString summary();
    static QString feel();
    static QString victory(const QString& winners);
    static QString option(int index);
    static QString optionValue(int index, int value);
    static QString optionHelp(int index);
    static QString scoreSource(int index);
    static game::EndChange endChange(const Rules& rules, int source, int before, int after);
    static QString term(int index);
    static QString cause(const Position& at, const game::Cause& cause);
    static game::Facts facts(const Position& at, Action choice);
    static QString forgone(const Position& at, Action action);
    static QString sentence(const Rules& rules, const record::Seating& seating, const engine::Event& event);
    static QString action(const Position& at, engine::Action action);
    static QString refusal(const Position& at, const engine::Violation& violation);
    static QString prompt(const Position& at);
    static QString table(const Position& at);
    static game::Chapter chapter(const Position& at);
    static int chapters(const Rules& rules);
    static bool beginsChapter(const engine::Event& event);
    static game::ChapterNews chapterNews(const Position& at, const game::PlayedMove<Game>& chapter);
    static std::vector<game::Deed> deeds(const Position& at, const std::vector<game::PlayedMove<Game>>& moves);
    static QString legend(const Position& at);
    static QString explanation(const Position& at, const QString& name);
    static game::PieceWords boxPiece(const Rules& rules, const game::DataEntry& entry);
    static QString boxLabel(const game::DataEntry& entry, const std::string& inner);
    static QString boxValue(const std::string& inner, const std::string& name);
};

}
