// SPDX-License-Identifier: GPL-3.0-or-later
// The strip in the same place in all games that says whose decision it is, what is asked, and offers what is no thing
// on the table as buttons: pass, draw, numbers, and what the page adds (hint, reset).
#pragma once

#include "game/look.h"
#include "game/scene.h"
#include "ui/ui_export.h"

namespace heorot::ui {

/// Spots of the strip that stand for no part of an action begin with this; the page says what they do.
inline const QString commandZone = QStringLiteral("command/");
/// Those of the other buttons, which stand for parts of actions.
inline const QString choiceZone = QStringLiteral("choice/");

/// What is free over the strip, in scene units: so far it grows for a second line of its text without a word to others.
inline constexpr double overStrip = 3;

struct PromptButton {
    /// `choice/pass`, `command/hint`
    QString spot;
    QString label;
    /// A picture before the label: `icons/hint`; may be empty.
    QString art = {};
    /// The tooltip; may be empty.
    QString description = {};
    /// Keeps its place though it does nothing now.
    bool isDark = false;
    /// Its picture says it where a compact strip has little room, so that it keeps its place from the first step on.
    bool isBrief = false;
    /// It gives something up, or confirms that: it never stands where something that goes on stood.
    bool givesUp = false;
    /// It comes to lie nowhere where a button was in the step before.
    bool shunsAll = false;
    /// Nor where the button of this spot was.
    QString shuns = {};
    /// What a dark button waits for, below its label: "1 chest is still to give".
    QString missing = {};

    bool operator==(const PromptButton&) const = default;
};

struct Prompt {
    /// Whose mark stands at the left; nobody for none.
    engine::Seat seat = engine::nobody;
    QString head;
    /// In smaller type below the head; left out where there is no room for two lines.
    QString second;
    /// From left to right.
    std::vector<PromptButton> buttons;

    bool operator==(const Prompt&) const = default;
};

struct ButtonPlace {
    QString spot;
    QRectF area;
    bool givesUp = false;
    /// Left of the text.
    bool isLeft = false;
    double pixels = 0;

    bool operator==(const ButtonPlace&) const = default;
};

/// How the buttons of a strip are drawn.
struct ButtonStyle {
    double pixels = 0;
    double height = 0;
    int rows = 0;
    /// Buttons of the page show their picture only.
    bool isBare = false;
    bool isCompact = false;
    /// New buttons are as wide as what they wait for.
    bool showsMissing = false;

    bool operator==(const ButtonStyle&) const = default;
};

/// Where buttons stand, for the next step of the same seat on the same table: what is still there keeps its place.
struct ButtonPlaces {
    ButtonStyle style;
    /// Of the whole strip.
    double height = 0;
    /// Those of this step.
    std::vector<ButtonPlace> last;
    /// Where each stood last in steps so far.
    std::vector<ButtonPlace> earlier;
    /// Those of the step before: a decision takes a step of its own, which nobody sees for long.
    std::vector<ButtonPlace> previous = {};
};

/// Adds the strip to a scene, usually in Frame::prompt, and says where its buttons stand; `before`: where they stood in
/// the step before. Labels are measured with the theme's fonts, so this needs a QGuiApplication; buttons that do not
/// stand in one row with the text are set in smaller type, those of the page without their labels, then in more rows,
/// for which the strip grows upwards.
HEOROT_UI_EXPORT ButtonPlaces drawPrompt(const Prompt& prompt, const QRectF& area, const game::Look& look,
                                         game::Scene& scene, const ButtonPlaces& before = {});

}
