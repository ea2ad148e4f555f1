// SPDX-License-Identifier: GPL-3.0-or-later
// What a game says to people, in the program's language. Everything else in a game is language-neutral. A game writes
// typed functions (game/erased_words.h); the programs use this interface.
#pragma once

#include "engine/event.h"
#include "engine/violation.h"
#include "game/cause.h"
#include "game/chapter.h"
#include "game/deed.h"
#include "game/fact.h"
#include "record/any_game.h"

#include <QString>

namespace heorot::game {

/// An event of a match: the number of its move, and its own in the move.
struct EventPlace {
    std::size_t move = 0;
    std::size_t event = 0;
};

class Words {
  public:
    virtual ~Words() = default;

    virtual QString title() const = 0;
    /// One sentence on what players do.
    virtual QString summary() const = 0;
    /// What playing it feels like, in one sentence of at most two lines of a card in the hall.
    virtual QString feel() const = 0;
    /// The title of the result, with the names of the winners as a list. Empty to say plainly who won.
    virtual QString victory(const QString& winners) const = 0;
    /// The name of an option, the name of one of its values, and a sentence on what the option does.
    virtual QString option(int index) const = 0;
    virtual QString optionValue(int index, int value) const = 0;
    virtual QString optionHelp(int index) const = 0;
    virtual QString scoreSource(int index) const = 0;
    /// What has happened when the points of a source that is counted at the end change, and its rule.
    virtual EndChange endChange(const record::AnyMatch& match, int source, int before, int after) const = 0;
    /// What engine::Scores::tieBreak counts, shown next to its number. Empty if the game has none.
    virtual QString tieBreak() const = 0;
    /// What a part of the computer players' evaluation counts (GameModule::terms), as it stands before a number of
    /// points: "figures on the board".
    virtual QString term(int index) const = 0;
    /// What a change of such a part means, in a sentence without numbers of points that a beginner understands; `match`
    /// after its first `moves` moves is what the reader, `viewer` (or nobody), knew before the change. Empty for a
    /// game that has no such sentences.
    virtual QString cause(const record::AnyMatch& match, std::size_t moves, engine::Seat viewer,
                          const Cause& cause) const = 0;
    /// What speaks for a choice of the seat to move, or must be weighed with it: sentences that are true by the rules
    /// and by what that seat sees, the most telling first, each once. Chance and what others hold are told as
    /// possibilities. May be empty.
    virtual Facts facts(const record::AnyMatch& match, engine::Action choice) const = 0;

    /// One sentence in the present tense; `event` must be masked for its reader. Empty for an event that needs none.
    virtual QString sentence(const record::AnyMatch& match, const engine::Event& event) const = 0;
    /// What an action of the seat to move does, for a list of choices.
    virtual QString action(const record::AnyMatch& match, engine::Action action) const = 0;
    /// Why an action of the seat to move is refused, naming the rule.
    virtual QString refusal(const record::AnyMatch& match, const engine::Violation& violation) const = 0;
    /// Whose decision it is, and what to decide.
    virtual QString prompt(const record::AnyMatch& match, engine::Seat viewer) const = 0;
    /// The table as text, at most 100 columns wide.
    virtual QString table(const record::AnyMatch& match, engine::Seat viewer) const = 0;
    /// The lines below the sentence of event `event` of move `move`: the scored board, the reasons for a score. Only
    /// what `viewer` may know. Empty for most events.
    virtual QString detail(const record::AnyMatch& match, std::size_t move, std::size_t event,
                           engine::Seat viewer) const = 0;

    /// The part of the game that the position before move `moves` belongs to, or the position after all moves.
    virtual Chapter chapter(const record::AnyMatch& match, std::size_t moves) const = 0;
    /// Whether an event begins a chapter, so that it and what follows it in its move belong to the next one.
    virtual bool beginsChapter(const engine::Event& event) const = 0;
    /// Whether an event begins what is counted at the end of a chapter, for all players together.
    virtual bool beginsCount(const engine::Event& event) const = 0;
    /// What the end of the chapter of the moves [first, end) brought and what is new after it.
    virtual ChapterNews chapterNews(const record::AnyMatch& match, std::size_t first, std::size_t end,
                                    engine::Seat viewer) const = 0;

    /// How to read `table`, as paragraphs.
    virtual QString legend(const record::AnyMatch& match) const = 0;
    /// What a piece or an ability is and does in this position, and how sure its numbers are, looked up by a name as
    /// the game's texts show it. Empty if the name is unknown.
    virtual QString explanation(const record::AnyMatch& match, const QString& name) const = 0;

    /// How many chapters a whole game has; 0 for a game without chapters.
    virtual int chapters(const record::AnyMatch& match) const = 0;
    /// Whether an event is worth a mark on the time line of a game, beside the beginnings of chapters: the end of a
    /// battle. Everyone sees it.
    virtual bool isLandmark(const engine::Event& event) const = 0;

    /// What the player of the moves [first, end), a row of its own, did, in order and as `viewer` may know it. Empty
    /// for a game whose log is enough.
    virtual std::vector<Deed> deeds(const record::AnyMatch& match, std::size_t first, std::size_t end,
                                    engine::Seat viewer) const = 0;
    /// What a choice that gives something up (AnyMatch::forgoes) takes from the seat to move, by name, in a sentence.
    /// Empty for a game that does not say it.
    virtual QString forgone(const record::AnyMatch& match, engine::Action action) const = 0;
    /// Whether an event begins something new that a player does, so that it is not folded with what came before.
    virtual bool beginsDeed(const engine::Event& event) const = 0;
    /// What the player `seat` did in the events from `first` to `last`, in one sentence with all that came of it; for
    /// nobody, what was counted for all. Empty for a game whose deeds are enough.
    virtual QString groupTitle(const record::AnyMatch& match, const EventPlace& first, const EventPlace& last,
                               engine::Seat seat, engine::Seat viewer) const = 0;
};

}
