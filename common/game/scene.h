// SPDX-License-Identifier: GPL-3.0-or-later
// A table as a value: sprites to draw and spots to point at. A game's view builds it from what a seat knows; common/ui
// paints and animates it and serves mouse, keyboard and screen readers from it.
#pragma once

#include "engine/seat.h"
#include "game/sound.h"

#include <QRectF>
#include <QString>
#include <QStringList>

#include <vector>

namespace heorot::game {

/// Colors by purpose; a theme gives each its color. In a dark theme Ink is light and panels are dark. Text on Gold and
/// on pictures uses Night or Bone, which are the same in every theme; text on Gain and Loss uses OnDark.
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

/// Text by purpose; the look gives the size (look.h).
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

/// One thing to draw; empty parts are omitted. Drawing order: fill, art, text, edge.
struct Sprite {
    /// The piece it belongs to, by zone and ordinal: `tile/c4`. Sprites of one piece move together, and a piece of the
    /// same name in the next scene is the same piece. Empty: it never moves.
    QString piece;
    /// In scene units, which are logical pixels at zoom 1.
    QRectF area;

    Shape shape = Shape::Rect;
    Tone fill = Tone::None;
    /// A seat's hue for fill or edge, instead of a tone.
    engine::Seat hue = engine::nobody;
    Tone edge = Tone::None;
    double edgeWidth = 2;
    /// A dashed edge (bone on night), for something that is not there yet.
    bool ghost = false;
    double radius = 0;

    /// A picture below `:/art`, without `.svg`: `movie/figure-thane`. Its seat-colored parts take `hue`; one-color
    /// icons take `tone`. Drawn to fit `area`, sharp and undistorted.
    QString art;

    /// Fitted into `area`: shrunk to the smallest size of the look, then broken into lines if `wraps`.
    QString text;
    Type type = Type::Body;
    /// Of text and of one-color icons.
    Tone tone = Tone::Ink;
    Qt::Alignment alignment = Qt::AlignLeft | Qt::AlignVCenter;
    bool bold = false;
    bool wraps = false;

    double opacity = 1;

    bool operator==(const Sprite&) const = default;
};

/// Something that can be pointed at, chosen, focused and read aloud.
struct Spot {
    /// Zone and ordinal, language-neutral: `space/c4`, `hand/0`, `choice/draw`.
    QString id;
    QRectF area;
    Shape shape = Shape::Rect;
    /// A few words for a screen reader: what and where. Never empty.
    QString name;
    /// The tooltip: the rule of the thing in one sentence, and what it counts now.
    QString description;
    /// It can be chosen but rarely should be, so it is not highlighted.
    bool isQuiet = false;
    /// One of its numbers could not be read from print. The tip marks it; the explanation of the thing
    /// (game::Words::explanation) says how the number was derived.
    bool isUnsure = false;
    /// The name under which the thing is explained; empty for `name`.
    QString thing = {};
    /// Arrow keys prefer spots of the same zone; empty for spots with the same id prefix.
    QString zone = {};
    /// The part of the table that it stands for where that is more than can be pointed at, such as a row whose pieces
    /// have spots of their own; null for `area`.
    QRectF whole = {};

    QRectF shown() const { return whole.isNull() ? area : whole; }
    bool operator==(const Spot&) const = default;
};

/// As a sprite's `art`: the mark of the seat in `hue`.
inline const QString seatMark = QStringLiteral("mark");

struct Scene {
    /// In drawing order.
    std::vector<Sprite> sprites;
    /// In Tab order. Ids are distinct; areas do not overlap.
    std::vector<Spot> spots;
    /// Tips keep off them, such as the sums of what is pointed at.
    std::vector<QRectF> kept = {};
    /// The strip of the prompt. Where it rises over the stage, it does not move with it.
    QRectF strip = {};

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

/// A piece that moves from the place of a spot or piece to its own place in the new scene.
struct Movement {
    QString from;
    /// A piece of the new scene.
    QString piece;

    bool operator==(const Movement&) const = default;
};

/// How an event looks and sounds.
struct EventLook {
    /// The picture of its line in the log; empty if the seat's mark is enough.
    QString art;
    engine::Seat hue = engine::nobody;
    /// Spots to highlight while the line is hovered.
    QStringList spots;
    std::vector<Movement> movements;
    /// The points the event adds to its seat now, if it says so; the ledger shows them next to its line.
    int points = 0;
    /// Piece, Card or Die; most events are silent.
    Sound sound = Sound::None;
};

/// A moment shown by itself before play continues: one figure scored, one duel won.
struct Moment {
    Scene scene;
    QString sentence;
};

}
