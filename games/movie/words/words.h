// SPDX-License-Identifier: GPL-3.0-or-later
// What The Movie says to a person.
#pragma once

#include "plugin/erased_match.h"
#include "plugin/words.h"
#include "rules/game.h"

namespace heorot::movie {

class GameWords final : public plugin::Words {
  public:
    QString title() const override;
    QString summary() const override;
    QString option(int index) const override;
    QString optionValue(int index, int value) const override;
    QString optionHelp(int index) const override;
    QString scoreSource(int index) const override;
    QString sentence(const record::AnyMatch& match, const engine::Event& event) const override;
    QString action(const record::AnyMatch& match, engine::Action action) const override;
    QString refusal(const record::AnyMatch& match, const engine::Violation& violation) const override;
    QString prompt(const record::AnyMatch& match, engine::Seat viewer) const override;
    QString table(const record::AnyMatch& match, engine::Seat viewer) const override;
    QString detail(const record::AnyMatch& match, std::size_t move, std::size_t event, Seat viewer) const override;
    QString rules(const record::AnyMatch& match) const override;
    QString legend(const record::AnyMatch& match) const override;
    QString explanation(const record::AnyMatch& match, const QString& name) const override;
    QString tieBreak() const override;
};

using Match = plugin::ErasedMatch<Game>;

/// The match as what it is: words are only ever given matches of their own game.
inline const Match& typed(const record::AnyMatch& match) {
    return static_cast<const Match&>(match);
}
/// The last board of a finished match in text, as it was scored; empty if the match was loaded without its last move.
QString finalBoard(const Match& match, Seat viewer);
inline QString seatName(const record::AnyMatch& match, Seat seat) {
    return QString::fromStdString(match.seating().names.at(seat));
}

}
