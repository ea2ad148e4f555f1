// SPDX-License-Identifier: GPL-3.0-or-later
// The words of another game, to be changed in part by a test.
#pragma once

#include "game/words.h"

namespace heorot::test {

class OtherWords : public game::Words {
  public:
    explicit OtherWords(const game::Words& words) : words_(words) {}

    QString title() const override { return words_.title(); }
    QString summary() const override { return words_.summary(); }
    QString feel() const override { return words_.feel(); }
    QString victory(const QString& winners) const override { return words_.victory(winners); }
    QString option(int index) const override { return words_.option(index); }
    QString optionValue(int index, int value) const override { return words_.optionValue(index, value); }
    QString optionHelp(int index) const override { return words_.optionHelp(index); }
    QString scoreSource(int index) const override { return words_.scoreSource(index); }
    QString forgone(const record::AnyMatch& match, engine::Action action) const override {
        return words_.forgone(match, action);
    }
    game::EndChange endChange(const record::AnyMatch& match, int source, int before, int after) const override {
        return words_.endChange(match, source, before, after);
    }
    QString tieBreak() const override { return words_.tieBreak(); }
    QString term(int index) const override { return words_.term(index); }
    QString cause(const record::AnyMatch& match, std::size_t moves, engine::Seat viewer,
                  const game::Cause& cause) const override {
        return words_.cause(match, moves, viewer, cause);
    }
    game::Facts facts(const record::AnyMatch& match, engine::Action choice) const override {
        return words_.facts(match, choice);
    }
    QString sentence(const record::AnyMatch& match, const engine::Event& event) const override {
        return words_.sentence(match, event);
    }
    QString action(const record::AnyMatch& match, engine::Action action) const override {
        return words_.action(match, action);
    }
    QString refusal(const record::AnyMatch& match, const engine::Violation& violation) const override {
        return words_.refusal(match, violation);
    }
    QString prompt(const record::AnyMatch& match, engine::Seat viewer) const override {
        return words_.prompt(match, viewer);
    }
    QString table(const record::AnyMatch& match, engine::Seat viewer) const override {
        return words_.table(match, viewer);
    }
    QString detail(const record::AnyMatch& match, std::size_t move, std::size_t event,
                   engine::Seat viewer) const override {
        return words_.detail(match, move, event, viewer);
    }
    game::Chapter chapter(const record::AnyMatch& match, std::size_t moves) const override {
        return words_.chapter(match, moves);
    }
    int chapters(const record::AnyMatch& match) const override { return words_.chapters(match); }
    bool isLandmark(const engine::Event& event) const override { return words_.isLandmark(event); }
    bool beginsChapter(const engine::Event& event) const override { return words_.beginsChapter(event); }
    bool beginsCount(const engine::Event& event) const override { return words_.beginsCount(event); }
    game::ChapterNews chapterNews(const record::AnyMatch& match, std::size_t first, std::size_t end,
                                  engine::Seat viewer) const override {
        return words_.chapterNews(match, first, end, viewer);
    }
    std::vector<game::Deed> deeds(const record::AnyMatch& match, std::size_t first, std::size_t end,
                                  engine::Seat viewer) const override {
        return words_.deeds(match, first, end, viewer);
    }
    bool beginsDeed(const engine::Event& event) const override { return words_.beginsDeed(event); }
    QString groupTitle(const record::AnyMatch& match, const game::EventPlace& first, const game::EventPlace& last,
                       engine::Seat seat, engine::Seat viewer) const override {
        return words_.groupTitle(match, first, last, seat, viewer);
    }
    QString legend(const record::AnyMatch& match) const override { return words_.legend(match); }
    QString explanation(const record::AnyMatch& match, const QString& name) const override {
        return words_.explanation(match, name);
    }

  private:
    const game::Words& words_;
};

}
