// SPDX-License-Identifier: GPL-3.0-or-later
// What is on the table as a value: sprites to draw and spots to point at. A game's view makes it from what a seat
// knows; the kit paints it, moves it and serves mouse, keys and screen readers from it.
#pragma once

#include "engine/seat.h"

#include <QRectF>
#include <QString>
#include <QStringList>

#include <vector>

namespace heorot::game {

/// Colors by what they are for; a theme gives each its color. In a dark theme Ink is light and panels are dark: on
/// Gold and on pictures stands Night or Bone, which every theme keeps, on Gain and Loss stands OnDark.
enum class Tone : std::uint8_t {
    None,
    Table,
    TableDeep,
    Bar,
    Wood,
    Panel,
    PanelLit,
    Field,
    Line,
    Ink,
    SecondInk,
    OnDark,
    SecondOnDark,
    Gold,
    Bone,
    Night,
    Sea,
    Gain,
    Loss,
    /// Night at half strength, over what is closed.
    Veil,
    /// Gold at a third of its strength, for bands.
    Glow,
};
inline constexpr int tones = 21;

/// Text by what it is; the size is the look's (look.h).
enum class Type : std::uint8_t {
    Title,   ///< serif, names of cards and panels
    Heading, ///< serif, of the page
    Prompt,  ///< serif, bold
    Body,    ///< serif, sentences
    Value,   ///< sans, numbers of panels
    Caption, ///< sans, small
    Number,  ///< serif, bold, as large as its area allows
};

enum class Shape : std::uint8_t { Rect, Ellipse };

/// One thing drawn; empty parts are left out. Drawn in this order: fill, art, text, edge.
struct Sprite {
    /// The piece it is part of, by zone and ordinal: `tile/c4`. Sprites of one piece move together, and a piece of the
    /// same name in the next scene is the same piece. Empty: it never moves.
    QString piece;
    /// In scene units, which are logical pixels at zoom 1.
    QRectF area;

    Shape shape = Shape::Rect;
    Tone fill = Tone::None;
    /// Fill or edge in a seat's hue instead of a tone.
    engine::Seat hue = engine::nobody;
    Tone edge = Tone::None;
    double edgeWidth = 2;
    /// A dashed edge: bone dashes over night, for what is not there yet.
    bool ghost = false;
    double radius = 0;

    /// A picture below `:/art`, without `.svg`: `movie/figure-thane`. Its seat parts take `hue`; one-color icons take
    /// `tone`. Drawn as large as `area`, sharp, never stretched out of shape.
    QString art;

    /// Fitted into `area`: made smaller down to the floor of the look, then broken into lines if `wraps`.
    QString text;
    Type type = Type::Body;
    /// Of text, and of one-color icons.
    Tone tone = Tone::Ink;
    Qt::Alignment alignment = Qt::AlignLeft | Qt::AlignVCenter;
    bool bold = false;
    bool wraps = false;

    double opacity = 1;

    bool operator==(const Sprite&) const = default;
};

/// What can be pointed at, chosen, focused and read aloud.
struct Spot {
    /// Zone and ordinal, language-free: `space/c4`, `hand/0`, `choice/draw`.
    QString id;
    QRectF area;
    Shape shape = Shape::Rect;
    /// A few words for a screen reader: what and where. Never empty.
    QString name;
    /// The rule of the thing in a sentence, and what it counts now: the tooltip.
    QString description;
    /// It may be chosen, but rarely should be: it is not lit for the eye.
    bool isQuiet = false;
    /// A number of it could not be read from print. The tip shows a small mark for it; the sentence that says how the
    /// number was found stands in the explanation of the thing (game::Words::explanation).
    bool isUnsure = false;
    /// What the explanation of the thing is asked by; empty: its name.
    QString thing = {};
    /// Arrow keys stay among the spots of a zone; empty: those whose ids begin alike.
    QString zone = {};

    bool operator==(const Spot&) const = default;
};

/// As a sprite's `art`: the mark of the seat in `hue`.
inline const QString seatMark = QStringLiteral("mark");

struct Scene {
    /// In the order of drawing.
    std::vector<Sprite> sprites;
    /// In the order of Tab. Ids are distinct; areas do not overlap.
    std::vector<Spot> spots;

    bool operator==(const Scene&) const = default;

    /// -1 if there is none.
    int indexOf(const QString& id) const {
        for (std::size_t i = 0; i < spots.size(); ++i)
            if (spots[i].id == id) return static_cast<int>(i);
        return -1;
    }
    const Spot* find(const QString& id) const {
        const int index = indexOf(id);
        return index < 0 ? nullptr : &spots[static_cast<std::size_t>(index)];
    }
};

/// A piece that goes from the place of a spot or piece to where it lies in the new scene.
struct Movement {
    QString from;
    /// A piece of the new scene.
    QString piece;

    bool operator==(const Movement&) const = default;
};

/// What an event is to the eye.
struct EventLook {
    /// The picture of its line in the log; empty if the seat's mark is enough.
    QString art;
    engine::Seat hue = engine::nobody;
    /// Spots to light while the line is pointed at.
    QStringList spots;
    std::vector<Movement> movements;
    /// What the event adds to the points that its seat has now, where the event says so; the ledger shows it beside its
    /// line.
    int points = 0;
};

/// A moment that is shown by itself before the table goes on: one figure scored, one duel won.
struct Moment {
    Scene scene;
    QString sentence;
};

}
