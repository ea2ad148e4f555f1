// SPDX-License-Identifier: GPL-3.0-or-later
#include "narrator.h"

#include "engine/used_sources.h"
#include "game/standing.h"
#include "language/numbers.h"
#include "language/plural.h"
#include "say.h"
#include "session/advice_text.h"
#include "session/coach.h"
#include "session/why_text.h"

#include <QLocale>
#include <QStringList>

#include <algorithm>
#include <utility>

namespace heorot::cli {

using engine::nobody;
using engine::Seat;

Narrator::Narrator(const session::Session& session, Terminal& terminal)
    : session_(session), words_(session.game().words()), match_(session.match()), terminal_(terminal) {}

namespace {

QString sentences(const std::vector<session::ReportLine>& lines) {
    QString text;
    for (const session::ReportLine& line : lines) text += QStringLiteral("  ") + line.sentence + u'\n';
    return text;
}

}

/// A move's sentences with their details below.
QString Narrator::told(std::size_t move, Seat viewer) const {
    QString text;
    for (const session::ReportLine& line : session_.report(move, viewer).lines) {
        text += sentences({line});
        const QString detail = words_.detail(match_, move, line.event, viewer);
        for (const QString& part : detail.split(u'\n', Qt::SkipEmptyParts))
            text += wrapped(QStringLiteral("      ") + part) + u'\n';
    }
    return text;
}

void Narrator::news(Seat viewer) {
    if (!dealTold_[at(viewer)]) terminal_.print(sentences(session_.reportOfDeal(viewer)));
    dealTold_[at(viewer)] = true;
    std::size_t& count = told_[at(viewer)];
    for (count = std::min(count, match_.moves().size()); count < match_.moves().size(); ++count)
        terminal_.print(told(count, viewer));
}

void Narrator::newsForAll(engine::SeatSet readers) {
    std::size_t least = match_.moves().size();
    for (Seat seat = 0; seat < match_.setup().seats; ++seat)
        if (readers.has(seat)) least = std::min(least, told_[seat]);
    told_[at(nobody)] = least;
    dealTold_[at(nobody)] = true;
    news(nobody);
}

void Narrator::skipKnown() {
    for (std::size_t i = 0; i < match_.moves().size(); ++i) {
        const std::size_t seat = at(match_.moves()[i].seat);
        told_[seat] = i;
        // The deal alone would seem to come right before the last turn.
        dealTold_[seat] = true;
    }
}

void Narrator::forgetFrom(std::size_t moves) {
    for (std::size_t& count : told_) count = std::min(count, moves);
}

void Narrator::log(Seat viewer) {
    QString text = sentences(session_.reportOfDeal(viewer));
    QString told;
    for (std::size_t i = 0; i < match_.moves().size(); ++i) {
        const engine::Move& move = match_.moves()[i];
        told += sentences(session_.report(i, viewer).lines);
        // Only its own seat sees an incomplete secret choice.
        const bool isOpen = move.secret && (i + 1 < match_.moves().size() || move.seat != viewer);
        if (isOpen) continue;
        // What is laid out to pay is told with the payment.
        if (told.isEmpty() && !move.secret) continue;
        text += QStringLiteral("%1 %2\n").arg(session::stepOf(match_, i), 4).arg(nameOf(move.seat)) +
                std::exchange(told, {});
    }
    terminal_.print(text);
}

void Narrator::position(Seat viewer) {
    terminal_.print(u'\n' + words_.table(match_, viewer));
}

void Narrator::table(Seat viewer) {
    position(viewer);
    if (legendTold_) return;
    legendTold_ = true;
    if (const QString legend = words_.legend(match_); !legend.isEmpty())
        terminal_.print(u'\n' + wrapped(legend) + u'\n' +
                        //: "help" and "help rules" are to be typed and stay as they are
                        Say::tr("Type help rules for the handbook, or help for what else you can type.") + u'\n');
}

// Advice

void Narrator::hint() {
    constexpr int iterations = 1'000;
    ai::AdviceSpec spec;
    spec.seed = match_.setup().seed;
    spec.iterations = iterations;
    const ai::Advice advice = session_.game().adviser(match_, match_.moves().size(), spec)({});
    const auto choices = session::choicesOf(session_.game(), match_, advice);
    const session::ChoiceText& best = choices.front();
    QString text = best.sentence + u'\n';
    const auto add = [&text](const QString& line) {
        if (!line.isEmpty()) text += wrapped(QStringLiteral("  ") + line) + u'\n';
    };
    add(best.reasons.join(u' '));
    add(session::effectText(match_, best));
    add(best.outlook);
    if (choices.size() > 1)
        //: Above the next best choices of a hint
        text += Say::tr("Next best:") + u'\n';
    for (std::size_t i = 1; i < choices.size(); ++i) {
        add(choices[i].sentence);
        for (const QString& effect : session::effectsOf(match_, choices[i])) add(QStringLiteral("  ") + effect);
    }
    terminal_.print(text);
}

void Narrator::why(Seat viewer) {
    const auto& moves = match_.moves();
    std::size_t move = moves.size();
    const auto isTold = [&](std::size_t index) {
        return !session_.isPerson(moves[index].seat) && !session_.report(index, viewer).lines.empty();
    };
    while (move > 0 && !isTold(move - 1)) --move;
    if (move == 0) return terminal_.print(Say::tr("No computer player has moved yet.") + u'\n');
    const session::WhyText why = session::whyOf(session_.game(), match_, move - 1, viewer);
    QString text = why.question + u'\n' + sentences(session_.report(move - 1, viewer).lines);
    for (const QString& reason : why.reasons) text += wrapped(QStringLiteral("  ") + reason) + u'\n';
    terminal_.print(text + QStringLiteral("  ") + why.player + u'\n');
}

namespace {

/// Whether the tie-break decided among the seats with as many points as this one.
bool isDecidedByTieBreak(Seat seat, const engine::Scores& scores) {
    for (Seat other = 0; other < scores.seats; ++other)
        if (scores.total[other] == scores.total[seat] && scores.place[other] != scores.place[seat]) return true;
    return false;
}

}

QString Narrator::seatScores(Seat seat, const engine::Scores& scores) const {
    const auto row = [](const QString& source, int points) {
        return QStringLiteral("      %1 %2\n").arg(source, -32).arg(language::plainNumber(points), 6);
    };
    //: %1 a place such as "1st", %2 a seat, %3 its points, which can be below 0 and choose the plural form
    QString text =
        Say::tr("%1: %2, %3 point(s)", nullptr, language::pluralOf(scores.total[seat]))
            .arg(game::placeText(scores.place[seat]), nameOf(seat), language::plainNumber(scores.total[seat])) +
        u'\n';
    for (const int source : engine::usedSources(scores))
        text += row(words_.scoreSource(source), scores.part[seat][static_cast<std::size_t>(source)]);
    if (!isDecidedByTieBreak(seat, scores)) return text;
    const QString counted = words_.tieBreak();
    //: Beside the number that decides between seats with equal points, where the game does not say what it counts
    return text + row(counted.isEmpty() ? Say::tr("Tiebreaker") : counted, scores.tieBreak[seat]);
}

void Narrator::scores() {
    const engine::Scores scores = match_.scores();
    QString text = u'\n' + Say::tr("Final scores") + u'\n';
    QStringList winners;
    for (int place = 1; place <= scores.seats; ++place)
        for (Seat seat = 0; seat < scores.seats; ++seat) {
            if (scores.place[seat] != place) continue;
            if (place == 1) winners << nameOf(seat);
            text += seatScores(seat, scores);
        }
    //: %1 a list of seats
    text += u'\n' +
            (winners.size() > 1 ? Say::tr("%1 share first place.").arg(QLocale().createSeparatedList(winners))
                                : /*: %1 a seat */ Say::tr("%1 wins.").arg(winners.value(0))) +
            u'\n';
    terminal_.print(text);
}

}
