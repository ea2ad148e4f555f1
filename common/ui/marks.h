// SPDX-License-Identifier: GPL-3.0-or-later
// What the kit draws over a scene: which spots may be chosen, are chosen, are pointed at. The scene does not know it.
#pragma once

#include "game/scene.h"

#include <vector>

namespace heorot::ui {

/// What a player did, as it is outlined on the table.
struct Outline {
    engine::Seat seat = engine::nobody;
    /// On the disc at each spot; 0 for no disc.
    int number = 0;
    /// What it was about.
    QStringList spots;
    /// What moved, each from a spot or piece to a piece: a path shows it while the outline is chosen.
    std::vector<game::Movement> movements = {};
    bool isChosen = false;

    bool operator==(const Outline&) const = default;
};

/// What a lesson speaks of: spots that mean the same, of which one is lit.
struct Taught {
    QStringList spots;
    /// The lesson's sentence names it by its number.
    bool hasPin = true;
    /// It keeps its pin, but lies in the dark beside what is pointed out.
    bool isFaded = false;

    bool operator==(const Taught&) const = default;
};

struct Marks {
    /// May be chosen next.
    QStringList lit;
    /// Chosen so far: raised on a gold mat, with a tick.
    QStringList chosen;
    /// Meant by something elsewhere, like a line of the log.
    QStringList lighted;
    /// May be chosen next, whether lit for the eye or not.
    QStringList next = {};
    /// What digits are for: what may be chosen next or instead of what is chosen; of spots that mean the same, those of
    /// one zone.
    QStringList keyed = {};
    /// What a hint points out: its steps in order, each with the spots that mean the same.
    std::vector<QStringList> hinted = {};
    /// What a lesson speaks of, in the order of its numbers: all else lies in the dark.
    std::vector<Taught> taught = {};
    /// What a page of the handbook is about: as above, but without pins.
    QStringList shown = {};
    /// What the other players did, in order.
    std::vector<Outline> outlines = {};
    /// The scene is an earlier position, to look at only.
    bool isPast = false;

    bool operator==(const Marks&) const = default;
};

/// "About": the mark of what is not read from print.
inline const QString unsureMark = QStringLiteral("\u2248");

/// What is told beside the spot under mouse or focus: what it is, what it does, then why it is dark.
struct Tip {
    enum class Kind : std::uint8_t {
        Told,
        Refused, ///< the spot wears the red "no"
    };
    /// Shown only while this spot is pointed at.
    QString spot;
    /// In bold; may be empty.
    QString title;
    /// A line or a few; may be empty.
    QString text;
    Kind kind = Kind::Told;
    /// Why it cannot be chosen, below the rest; only of Kind::Refused, may be empty.
    QString reason = {};
    /// Spot::isUnsure.
    bool isUnsure = false;
    /// How to read more about the thing: "F1: more"; may be empty.
    QString more = {};

    bool operator==(const Tip&) const = default;
};

/// How the pieces come from the scene before.
struct Transition {
    std::vector<game::Movement> movements;
    /// 1 as designed, up to 4; 0 moves nothing.
    double speed = 0;
};

}
