// SPDX-License-Identifier: GPL-3.0-or-later
// Where the buttons of the prompt strip stand: all at the right end, behind the text. What gives something up,
// discards, replaces or ends stands before what goes on, and never comes to lie where that was. A button that was there
// in the step before keeps its place.
#pragma once

#include "ui/prompt_strip.h"

namespace heorot::ui {

/// Between buttons, and from them to the rim of the strip.
inline constexpr double betweenButtons = 8;
inline constexpr double buttonRim = 3;
/// Width of the edge of the strip.
inline constexpr double stripEdge = 3;

/// The buttons of a prompt with their places, in its order.
struct Arrangement {
    ButtonStyle style;
    /// The strip itself, which grows upwards where its buttons need more rows, or the text more lines, than it has room
    /// for.
    QRectF strip;
    std::vector<QRectF> areas;
    std::vector<double> pixels;
    /// Whether each stands left of the text, as there is no room elsewhere.
    std::vector<bool> isLeft;
    /// What is left for the text.
    QRectF text;
};

/// The least height of a button.
double leastButton(const game::Look& look);
double buttonPadding(double pixels);
double buttonIcon(double pixels);
/// Without a label the picture says it, and the tooltip.
bool isBareButton(const PromptButton& button, const ButtonStyle& style);
/// Whether the text fits at `least` pixels.
bool fitsPrompt(const QString& head, const QSizeF& room, double least);

/// `left`: where the text begins if no button stands before it.
Arrangement arrangeButtons(const Prompt& prompt, const QRectF& area, double left, const game::Look& look,
                           const ButtonPlaces& before);

}
