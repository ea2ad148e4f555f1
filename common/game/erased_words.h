// SPDX-License-Identifier: GPL-3.0-or-later
// A game's words behind Words: W's static functions. They get what a seat sees, never the state, so no text can contain
// what its reader may not know.
#pragma once

#include "game/position.h"
#include "game/words.h"

namespace heorot::game {

/// Functions without a position or seating match those of Words. `sentence` gets an event masked for its reader;
/// `action` and `refusal` get what the seat to move sees, `prompt` and `table` what the viewer sees; `detail` gets the
/// positions before and after the move as the viewer sees them and the index of the event; the others get what everyone
/// sees.
template <class W, class G>
concept WordsOf = requires(const Position<G>& position, const PlayedMove<G>& move, const typename G::Rules& rules,
                           const record::Seating& seating, const engine::Event& event, engine::Action action,
                           const engine::Violation& violation, const QString& name, int index, std::size_t number) {
    { W::title() } -> std::same_as<QString>;
    { W::summary() } -> std::same_as<QString>;
    { W::option(index) } -> std::same_as<QString>;
    { W::optionValue(index, index) } -> std::same_as<QString>;
    { W::optionHelp(index) } -> std::same_as<QString>;
    { W::scoreSource(index) } -> std::same_as<QString>;
    { W::sentence(rules, seating, event) } -> std::same_as<QString>;
    { W::action(position, action) } -> std::same_as<QString>;
    { W::refusal(position, violation) } -> std::same_as<QString>;
    { W::prompt(position) } -> std::same_as<QString>;
    { W::table(position) } -> std::same_as<QString>;
    { W::legend(position) } -> std::same_as<QString>;
    { W::explanation(position, name) } -> std::same_as<QString>;
};

template <class W, class G>
concept TellsDetails = requires(const Position<G>& position, const PlayedMove<G>& move, std::size_t event) {
    { W::detail(position, move, event) } -> std::same_as<QString>;
};

template <class W>
concept NamesTieBreak = requires {
    { W::tieBreak() } -> std::same_as<QString>;
};

template <class W, class G>
concept NamesEndChanges = requires(const typename G::Rules& rules, int number) {
    { W::endChange(rules, number, number, number) } -> std::same_as<EndChange>;
};

template <class W>
concept NamesTerms = requires(int index) {
    { W::term(index) } -> std::same_as<QString>;
};

/// `cause` gets what its reader sees.
template <class W, class G>
concept NamesCauses = requires(const Position<G>& position, const Cause& cause) {
    { W::cause(position, cause) } -> std::same_as<QString>;
};

/// `facts` gets what the seat to move sees.
template <class W, class G>
concept TellsFacts = requires(const Position<G>& position, engine::Action choice) {
    { W::facts(position, choice) } -> std::same_as<Facts>;
};

/// `forgone` gets what the seat to move sees.
template <class W, class G>
concept NamesForgone = requires(const Position<G>& position, engine::Action action) {
    { W::forgone(position, action) } -> std::same_as<QString>;
};

/// `chapter` gets what everyone sees.
template <class W, class G>
concept NamesChapters = requires(const Position<G>& position, const engine::Event& event) {
    { W::chapter(position) } -> std::same_as<Chapter>;
    { W::beginsChapter(event) } -> std::same_as<bool>;
};

template <class W>
concept NamesCounts = requires(const engine::Event& event) {
    { W::beginsCount(event) } -> std::same_as<bool>;
};

template <class W, class G>
concept CountsChapters = requires(const typename G::Rules& rules) {
    { W::chapters(rules) } -> std::same_as<int>;
};

template <class W>
concept HasLandmarks = requires(const engine::Event& event) {
    { W::isLandmark(event) } -> std::same_as<bool>;
};

/// `chapterNews` gets the position after the chapter, and the chapter as if it were one move.
template <class W, class G>
concept TellsChapters = requires(const Position<G>& position, const PlayedMove<G>& chapter) {
    { W::chapterNews(position, chapter) } -> std::same_as<ChapterNews>;
};

/// `deeds` gets the position after the moves, and the moves of one player in a row.
template <class W, class G>
concept TellsDeeds = requires(const Position<G>& position, const std::vector<PlayedMove<G>>& moves) {
    { W::deeds(position, moves) } -> std::same_as<std::vector<Deed>>;
};

template <class W, class G>
concept NamesGroups = requires(const Position<G>& position, const std::vector<PlayedMove<G>>& moves,
                               const engine::Event& event, engine::Seat seat) {
    { W::beginsDeed(event) } -> std::same_as<bool>;
    { W::groupTitle(position, moves, seat) } -> std::same_as<QString>;
};

template <class W>
concept SaysFeel = requires {
    { W::feel() } -> std::same_as<QString>;
};

template <class W>
concept NamesVictory = requires(const QString& winners) {
    { W::victory(winners) } -> std::same_as<QString>;
};

template <class G, class W>
requires WordsOf<W, G>
class ErasedWords final : public Words {
  public:
    QString title() const override { return W::title(); }
    QString summary() const override { return W::summary(); }
    QString feel() const override {
        if constexpr (SaysFeel<W>)
            return W::feel();
        else
            return W::summary();
    }
    QString victory(const QString& winners) const override {
        if constexpr (NamesVictory<W>)
            return W::victory(winners);
        else
            return {};
    }
    QString option(int index) const override { return W::option(index); }
    QString optionValue(int index, int value) const override { return W::optionValue(index, value); }
    QString optionHelp(int index) const override { return W::optionHelp(index); }
    QString scoreSource(int index) const override { return W::scoreSource(index); }
    EndChange endChange(const record::AnyMatch& match, int source, int before, int after) const override {
        if constexpr (NamesEndChanges<W, G>)
            return W::endChange(typed(match).rules(), source, before, after);
        else
            return {W::scoreSource(source), {}};
    }
    QString tieBreak() const override {
        if constexpr (NamesTieBreak<W>)
            return W::tieBreak();
        else
            return {};
    }

    QString term(int index) const override {
        if constexpr (NamesTerms<W>)
            return W::term(index);
        else
            return {};
    }

    QString cause(const record::AnyMatch& match, std::size_t moves, engine::Seat viewer,
                  const Cause& cause) const override {
        if constexpr (NamesCauses<W, G>) {
            const auto seen = typed(match).seenAfter(moves, viewer);
            return W::cause(positionOf(typed(match), seen), cause);
        } else {
            return {};
        }
    }

    Facts facts(const record::AnyMatch& match, engine::Action choice) const override {
        if constexpr (TellsFacts<W, G>) {
            const auto seen = typed(match).seen(match.toMove());
            return cleared(W::facts(positionOf(typed(match), seen), choice));
        } else {
            return {};
        }
    }
    QString forgone(const record::AnyMatch& match, engine::Action action) const override {
        if constexpr (NamesForgone<W, G>) {
            const auto seen = typed(match).seen(match.toMove());
            return W::forgone(positionOf(typed(match), seen), action);
        } else {
            return {};
        }
    }

    QString sentence(const record::AnyMatch& match, const engine::Event& event) const override {
        return W::sentence(typed(match).rules(), match.seating(), event);
    }
    QString action(const record::AnyMatch& match, engine::Action action) const override {
        return at(match, match.toMove(), [&](const auto& position) { return W::action(position, action); });
    }
    QString refusal(const record::AnyMatch& match, const engine::Violation& violation) const override {
        return at(match, match.toMove(), [&](const auto& position) { return W::refusal(position, violation); });
    }
    QString prompt(const record::AnyMatch& match, engine::Seat viewer) const override {
        return at(match, viewer, [&](Position<G> position) {
            position.latest = latestEvents(typed(match), match.moves().size(), viewer);
            return W::prompt(position);
        });
    }
    QString table(const record::AnyMatch& match, engine::Seat viewer) const override {
        const auto last = lastMove(typed(match), viewer);
        return at(match, viewer, [&](Position<G> position) {
            position.last = last ? &*last : nullptr;
            return W::table(position);
        });
    }
    QString detail(const record::AnyMatch& match, std::size_t move, std::size_t event,
                   engine::Seat viewer) const override {
        if constexpr (TellsDetails<W, G>) {
            const PlayedMove<G> played{typed(match).seenAfter(move, viewer), seenEvents(typed(match), move, viewer)};
            const auto after = typed(match).seenAfter(move + 1, viewer);
            return W::detail(positionOf(typed(match), after), played, event);
        } else {
            return {};
        }
    }

    Chapter chapter(const record::AnyMatch& match, std::size_t moves) const override {
        if constexpr (NamesChapters<W, G>) {
            const auto seen = typed(match).seenAfter(moves, engine::nobody);
            return W::chapter(positionOf(typed(match), seen));
        } else {
            return {};
        }
    }
    int chapters(const record::AnyMatch& match) const override {
        if constexpr (CountsChapters<W, G>)
            return W::chapters(typed(match).rules());
        else
            return 0;
    }
    bool isLandmark(const engine::Event& event) const override {
        if constexpr (HasLandmarks<W>)
            return W::isLandmark(event);
        else
            return false;
    }
    bool beginsChapter(const engine::Event& event) const override {
        if constexpr (NamesChapters<W, G>)
            return W::beginsChapter(event);
        else
            return false;
    }
    bool beginsCount(const engine::Event& event) const override {
        if constexpr (NamesCounts<W>)
            return W::beginsCount(event);
        else
            return false;
    }
    ChapterNews chapterNews(const record::AnyMatch& match, std::size_t first, std::size_t end,
                            engine::Seat viewer) const override {
        if constexpr (TellsChapters<W, G>) {
            const PlayedMove<G> chapter{typed(match).seenAfter(first, viewer),
                                        eventsOfChapter(typed(match), first, end, viewer)};
            const auto after = typed(match).seenAfter(end, viewer);
            return W::chapterNews(positionOf(typed(match), after), chapter);
        } else {
            return {};
        }
    }

    std::vector<Deed> deeds(const record::AnyMatch& match, std::size_t first, std::size_t end,
                            engine::Seat viewer) const override {
        if constexpr (TellsDeeds<W, G>) {
            std::vector<PlayedMove<G>> moves;
            for (std::size_t move = first; move < end; ++move)
                moves.push_back({typed(match).seenAfter(move, viewer), seenEvents(typed(match), move, viewer)});
            const auto after = typed(match).seenAfter(end, viewer);
            return W::deeds(positionOf(typed(match), after), moves);
        } else {
            return {};
        }
    }

    bool beginsDeed(const engine::Event& event) const override {
        if constexpr (NamesGroups<W, G>)
            return W::beginsDeed(event);
        else
            return false;
    }
    QString groupTitle(const record::AnyMatch& match, const EventPlace& first, const EventPlace& last,
                       engine::Seat seat, engine::Seat viewer) const override {
        if constexpr (NamesGroups<W, G>) {
            std::vector<PlayedMove<G>> moves;
            for (std::size_t move = first.move; move <= last.move; ++move) {
                engine::Events events = seenEvents(typed(match), move, viewer);
                if (move == last.move) events.resize(std::min(events.size(), last.event + 1));
                if (move == first.move)
                    events.erase(events.begin(),
                                 events.begin() + static_cast<std::ptrdiff_t>(std::min(events.size(), first.event)));
                moves.push_back({typed(match).seenAfter(move, viewer), std::move(events)});
            }
            const auto after = typed(match).seenAfter(last.move + 1, viewer);
            return W::groupTitle(positionOf(typed(match), after), moves, seat);
        } else {
            return {};
        }
    }

    QString legend(const record::AnyMatch& match) const override {
        return at(match, engine::nobody, [](const auto& position) { return W::legend(position); });
    }
    QString explanation(const record::AnyMatch& match, const QString& name) const override {
        return at(match, engine::nobody, [&](const auto& position) { return W::explanation(position, name); });
    }

  private:
    static const ErasedMatch<G>& typed(const record::AnyMatch& match) {
        return static_cast<const ErasedMatch<G>&>(match);
    }
    /// Those after the event that begins the chapter, up to the one that begins the next: a move that ends a chapter
    /// may go far into the next one.
    static engine::Events eventsOfChapter(const ErasedMatch<G>& match, std::size_t first, std::size_t end,
                                          engine::Seat viewer) {
        engine::Events events;
        for (std::size_t move = first == 0 ? 0 : first - 1; move < end; ++move) {
            const bool isBefore = move < first;
            bool isIn = !isBefore;
            for (const engine::Event& event : seenEvents(match, move, viewer)) {
                const bool begins = W::beginsChapter(event);
                if (begins && !isBefore) return events;
                if (begins) events.clear();
                isIn = isIn || begins;
                if (isIn && !begins) events.push_back(event);
            }
        }
        return events;
    }
    template <class Ask>
    static QString at(const record::AnyMatch& match, engine::Seat viewer, const Ask& ask) {
        const auto seen = typed(match).seen(viewer);
        return ask(positionOf(typed(match), seen));
    }
};

}
