// SPDX-License-Identifier: GPL-3.0-or-later
// The parts of a game as its players name them: acts, rounds, steps of a road.
#pragma once

#include "engine/seat.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace heorot::game {

/// The part of the game that a position belongs to, in the program's language, from what everyone sees. Games without
/// chapters have one without a title.
struct Chapter {
    /// Increases during play.
    int number = 0;
    /// "Act II: Grendel’s Mother", "Round 3", "12. Sea Hag Attacks".
    QString title;
    /// For the axis of a chart: "II", "3", "12".
    QString mark;
    /// May be empty.
    QString art;
    /// Whether its end is worth a page: acts, rounds, major episodes.
    bool isMajor = false;
    /// Whether it is played on another board, where the spots of earlier moves mean nothing.
    bool hasNewBoard = false;

    bool operator==(const Chapter&) const = default;
};

/// The spot of a view that stands for a chapter, by its number, if the view shows its chapters.
inline QString chapterSpot(int number) {
    return QStringLiteral("chapter/%1").arg(number);
}

/// Something that brought a seat points during a chapter.
struct ChapterGain {
    engine::Seat seat = engine::nobody;
    QString label;
    QString art;
    int points = 0;
    /// Whether it was counted, so that 0 points are a result, too.
    bool isCounted = false;
    /// How the points were counted; may be empty.
    QString detail = {};
    /// The spots of the table it stands at, and which of the moments of the chapter's last move (GameView::moments)
    /// shows them; nothing if it stands nowhere.
    QStringList spots = {};
    std::optional<std::size_t> moment = {};
};

/// What has changed of the points counted at the end: "No-wound bonus lost", and the rule of it in a sentence or two;
/// the rule may be empty.
struct EndChange {
    QString name;
    QString rule;
};

/// What the page at the end of a chapter says beyond the points, for one viewer.
struct ChapterNews {
    struct Line {
        /// Empty for the mark of `seat`.
        QString art;
        QString text;
        engine::Seat seat = engine::nobody;
    };
    /// The result: "Act I is over".
    QString title;
    /// Why it came so, a sentence each: a tie and how it was broken, what was lost.
    QStringList reasons;
    /// What is new from now on: its heading, a picture, the spots of the table to show, at most four lines.
    QString next;
    QString art;
    QStringList spots;
    /// Those of the spots that are new, to be outlined.
    QStringList newSpots;
    std::vector<Line> lines;
    /// What brought the points. Empty if the sources of points tell it.
    std::vector<ChapterGain> gains;
    /// What the handbook calls the rule of such an end.
    QString thing;
};

}
