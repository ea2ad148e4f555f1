// SPDX-License-Identifier: GPL-3.0-or-later
// The strip in the same place in all games that says whose decision it is, what is asked, and offers what is no thing
// on the table as buttons: pass, draw, numbers, and what the page adds (hint, reset).
#pragma once

#include "ui/look.h"
#include "ui/scene.h"
#include "ui/ui_export.h"

namespace heorot::ui {

/// Spots of the strip that stand for no part of an action begin with this; the page says what they do.
inline const QString commandZone = QStringLiteral("command/");

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

    bool operator==(const PromptButton&) const = default;
};

struct Prompt {
    /// Whose mark stands at the left; nobody for none.
    engine::Seat seat = engine::nobody;
    QString head;
    /// In smaller type below the head; left out where there is no room for two lines.
    QString second;
    /// From left to right, at the right end.
    std::vector<PromptButton> buttons;

    bool operator==(const Prompt&) const = default;
};

/// Adds the strip to a scene, usually in Frame::prompt. Labels are measured with the theme's fonts, so this needs a
/// QGuiApplication; buttons that do not stand in one row with the
/// text are set in smaller type, those of the page without their labels, then in more rows.
HEOROT_UI_EXPORT void drawPrompt(const Prompt& prompt, const QRectF& area, const Look& look, Scene& scene);

}
