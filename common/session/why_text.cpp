// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/why_text.h"

#include "game/characters.h"
#include "game/position.h"
#include "game/seating.h"
#include "language/numbers.h"
#include "language/phrase.h"
#include "language/plural.h"
#include "session/save_words.h"

#include <QtGlobal>

#include <algorithm>
#include <array>

namespace heorot::session {

using engine::Seat;

namespace {

constexpr std::size_t mostOwnReasons = 2;
/// What a move must cost another seat, in points, to be made for that alone.
constexpr int leastHarm = 4;

/// A part of a seat's evaluation that changed.
struct TermChange {
    Seat seat;
    int term;
    int points;
};

/// All changes that do not round to 0, the largest first.
std::vector<TermChange> changesOf(const game::GameModule& game, const record::AnyMatch& match, const ai::Terms& terms) {
    std::vector<TermChange> changes;
    for (Seat seat = 0; seat < match.setup().seats; ++seat)
        for (int term = 0; term < game.terms(); ++term)
            if (const int points = qRound(terms[seat][static_cast<std::size_t>(term)]); points != 0)
                changes.push_back({seat, term, points});
    std::stable_sort(changes.begin(), changes.end(), [](const TermChange& one, const TermChange& other) {
        return std::abs(one.points) > std::abs(other.points);
    });
    return changes;
}

/// The largest gains of a seat, then the largest loss of another: what it pays for them, such as cards, is no reason. A
/// small loss of another alone is none either: most moves cost somebody something.
std::vector<TermChange> mainChanges(const std::vector<TermChange>& changes, Seat mover, Seat hurt) {
    std::vector<TermChange> gains;
    const TermChange* loss = nullptr;
    for (const TermChange& change : changes) {
        if (change.seat == mover && change.points > 0 && gains.size() < mostOwnReasons) gains.push_back(change);
        if (change.seat == hurt && change.points < 0 && !loss) loss = &change;
    }
    if (loss && (!gains.empty() || loss->points <= -leastHarm)) gains.push_back(*loss);
    return gains;
}

/// The other seat that lost most, or nobody.
Seat mostHurt(const record::AnyMatch& match, const ai::Terms& changes, Seat mover) {
    Seat hurt = engine::nobody;
    double least = 0;
    for (Seat seat = 0; seat < match.setup().seats; ++seat) {
        const double sum = ai::sumOf(changes, seat);
        if (seat == mover || qRound(sum) >= 0 || sum >= least) continue;
        hurt = seat;
        least = sum;
    }
    return hurt;
}

/// Who reads a reason, and what it knows: the position before the change.
struct Reader {
    Seat seat;
    std::size_t moves;
    /// Whether there is room for how much it is about.
    bool wantsPoints;
};

/// "Ylva can expect more fame. (About +3 points.)"
QString withPoints(const QString& cause, int points) {
    //: A reason with how much it is about: %1 a sentence, %2 a signed number of points, whose plural it has
    return Say::tr("%1 (About %2 point(s).)", nullptr, language::pluralOf(points))
        .arg(cause, language::signedNumber(points));
}

/// A part of the evaluation and how it changes: "+29 points from figures on the board".
QString partText(const game::GameModule& game, int term, int points) {
    //: A part of a player's points that changes: %1 a signed number, whose plural it has, %2 what counts: "+22 points
    //: from figures on the board". "+2 points from scratches" means that scratches cost 2 points less.
    return Say::tr("%1 point(s) from %2", nullptr, language::pluralOf(points))
        .arg(language::signedNumber(points), game.words().term(term));
}

/// In the words of the game; empty if it has none for the change.
QString reasonText(const game::GameModule& game, const record::AnyMatch& match, const TermChange& change,
                   const Reader& reader) {
    const bool isOwn = change.seat == reader.seat && game::personsOf(match.seating()).has(change.seat);
    const game::Cause asked{change.term, change.seat, change.points > 0, isOwn};
    const QString cause = game.words().cause(match, reader.moves, reader.seat, asked);
    if (!cause.isEmpty()) return reader.wantsPoints ? withPoints(cause, change.points) : cause;
    //: A reason: %1 a player, %2 what changes and by how much, "−12 points from figures on the board"
    return Say::tr("%1: %2").arg(game::nameOf(match.seating(), change.seat),
                                 partText(game, change.term, change.points));
}

QStringList reasonTexts(const game::GameModule& game, const record::AnyMatch& match, const ai::Terms& terms, Seat mover,
                        const Reader& reader) {
    QStringList reasons;
    const Seat hurt = mostHurt(match, terms, mover);
    for (const TermChange& change : mainChanges(changesOf(game, match, terms), mover, hurt))
        reasons << reasonText(game, match, change, reader);
    return reasons;
}

/// The first move of the unbroken row of a seat's moves around one, and the first after it.
std::pair<std::size_t, std::size_t> rowAround(const record::AnyMatch& match, std::size_t move) {
    const auto& moves = match.moves();
    std::size_t from = move;
    std::size_t to = move + 1;
    while (from > 0 && moves[from - 1].seat == moves[move].seat) --from;
    while (to < moves.size() && moves[to].seat == moves[move].seat) ++to;
    return {from, to};
}

/// From what the move itself changes; if that is no reason, from the rest of the mover's row of moves too, and then
/// from the whole row: what a card paid for comes later, and what a card drawn is for came before.
QStringList visibleReasons(const game::GameModule& game, const record::AnyMatch& match, std::size_t move, Seat viewer,
                           const std::optional<MoveRange>& asked = {}) {
    const auto [first, last] = rowAround(match, move);
    const MoveRange told = asked.value_or(MoveRange{move, move + 1});
    const bool wantsPoints = asked.has_value();
    const Seat mover = match.moves().at(move).seat;
    const std::array<std::pair<std::size_t, std::size_t>, 3> spans{
        {{told.first, told.end}, {move, last}, {first, last}}};
    for (const auto& [from, to] : spans) {
        const ai::Terms terms = game.changes(match, from, to, viewer);
        if (const QStringList reasons = reasonTexts(game, match, terms, mover, {viewer, from, wantsPoints});
            !reasons.isEmpty())
            return reasons;
    }
    const ai::Terms terms = game.changes(match, move, last, viewer);
    for (const TermChange& change : changesOf(game, match, terms))
        if (change.seat == mover)
            //: Why a player made a move whose reason the reader cannot see: %1 a sentence, "Ylva has fewer good cards
            //: left for what is to come."
            return {Say::tr("All you can see is what it costs: %1")
                        .arg(reasonText(game, match, change, {viewer, move, wantsPoints}))};
    return {};
}

QString unseenReason() {
    return Say::tr("Nothing you can see explains this move: its reason is hidden, or will show only later.");
}

QString playerOf(const record::AnyMatch& match, Seat seat) {
    const auto opponent = ai::opponentOf(match.seating().players.at(seat));
    if (!opponent) return {};
    //: %1 how well a computer player plays: "hard"
    QString text = Say::tr("Level: %1.").arg(game::levelText(opponent->level));
    if (opponent->style != ai::Style::Plain)
        //: %1 how a computer player likes to play: "bold"
        text += u' ' + Say::tr("Style: %1.").arg(game::styleText(opponent->style));
    return text;
}

WhyText whyWith(const record::AnyMatch& match, std::size_t move, const QStringList& reasons) {
    const Seat mover = match.moves().at(move).seat;
    WhyText why;
    //: %1 a computer player; a translation may have two spellings beside it
    why.question = language::Phrase(Say::tr("Why did %1 play that?")).arg(game::nameOf(match.seating(), mover));
    why.player = playerOf(match, mover);
    why.reasons = reasons.empty() ? QStringList{unseenReason()} : reasons;
    return why;
}

}

WhyText whyOf(const game::GameModule& game, const record::AnyMatch& match, std::size_t move, Seat viewer) {
    return whyWith(match, move, visibleReasons(game, match, move, viewer));
}

WhyText whyOf(const game::GameModule& game, const record::AnyMatch& match, std::size_t move, Seat viewer,
              const MoveRange& asked) {
    return whyWith(match, move, visibleReasons(game, match, move, viewer, asked));
}

QString briefWhy(const game::GameModule& game, const record::AnyMatch& match, std::size_t move, Seat viewer) {
    const QStringList reasons = visibleReasons(game, match, move, viewer);
    if (reasons.empty()) return unseenReason();
    return reasons.join(u' ');
}

}
