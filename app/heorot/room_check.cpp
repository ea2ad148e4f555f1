// SPDX-License-Identifier: GPL-3.0-or-later
#include "heorot/room_check.h"

#include "heorot/breakable_text.h"
#include "heorot/text_recorder.h"
#include "ui/board_widget.h"
#include "ui/painter.h"

#include <QAbstractButton>
#include <QLabel>
#include <QLineEdit>
#include <QScrollArea>
#include <QToolButton>

#include <algorithm>

namespace heorot::app {

namespace {

QString nameOf(const QWidget& widget) {
    const QString name = widget.objectName();
    return name.isEmpty() ? QString::fromLatin1(widget.metaObject()->className()) : name;
}

QString told(const QWidget& widget, const QString& text, const QSize& needed) {
    return QStringLiteral("%1 '%2' has %3x%4 and needs %5x%6")
        .arg(nameOf(widget), text)
        .arg(widget.width())
        .arg(widget.height())
        .arg(needed.width())
        .arg(needed.height());
}

/// Texts for screen readers only have no area.
bool isSeen(const QWidget& widget, const QWidget& page) {
    return widget.isVisibleTo(&page) && widget.width() > 1 && widget.height() > 1;
}

/// The innermost widget that needs the most width, with its width in pixels.
QString widestIn(const QWidget& content) {
    const QWidget* widest = nullptr;
    for (const QWidget* widget : content.findChildren<QWidget*>())
        if (widget->isVisibleTo(&content) &&
            (!widest || widget->minimumSizeHint().width() >= widest->minimumSizeHint().width()))
            widest = widget;
    if (!widest) return {};
    return QStringLiteral("%1 '%2' of %3")
        .arg(nameOf(*widest), widest->accessibleName())
        .arg(widest->minimumSizeHint().width());
}

/// The size that the label's text needs at its width.
QSize neededBy(const QLabel& label) {
    if (!label.wordWrap()) return label.sizeHint();
    int longest = 0;
    for (const QString& word : unbreakableParts(label.text()))
        longest = std::max(longest, label.fontMetrics().horizontalAdvance(word));
    return {longest, label.heightForWidth(label.width())};
}

/// Buttons with a picture only may be as small as it.
QSize neededBy(const QAbstractButton& button) {
    const auto* tool = qobject_cast<const QToolButton*>(&button);
    const bool hasText = !button.text().isEmpty() && !(tool && tool->toolButtonStyle() == Qt::ToolButtonIconOnly);
    return hasText ? button.sizeHint() : button.iconSize();
}

/// Content may be higher than its area as long as some lines of it are seen.
QSize neededBy(const QScrollArea& area) {
    constexpr int someLines = 50;
    const QSize around = area.size() - area.viewport()->size();
    return QSize(area.widget()->width(), std::min(area.widget()->height(), someLines)) + around;
}

/// Zero for widgets without texts of their own.
QSize neededBy(const QWidget& widget) {
    if (const auto* label = qobject_cast<const QLabel*>(&widget)) return neededBy(*label);
    if (const auto* button = qobject_cast<const QAbstractButton*>(&widget)) return neededBy(*button);
    if (const auto* edit = qobject_cast<const QLineEdit*>(&widget)) return {0, edit->sizeHint().height()};
    if (const auto* area = qobject_cast<const QScrollArea*>(&widget)) return neededBy(*area);
    return {};
}

QString textOf(const QWidget& widget) {
    if (const auto* label = qobject_cast<const QLabel*>(&widget)) return label->text();
    if (const auto* button = qobject_cast<const QAbstractButton*>(&widget)) return button->text();
    if (const auto* edit = qobject_cast<const QLineEdit*>(&widget)) return edit->text();
    if (const auto* area = qobject_cast<const QScrollArea*>(&widget))
        return QStringLiteral("with %1").arg(widestIn(*area->widget()));
    return {};
}

/// A line that is higher than its area by a hair is still whole, as the board cuts nothing off there, and a pixel less
/// than the least size can still be read.
bool isCut(const game::Sprite& sprite, const ui::ScenePainter& pen) {
    constexpr double hair = 2;
    const ui::FittedText text = pen.fitted(sprite);
    if (sprite.text.isEmpty() || text.fits) return false;
    const QSizeF words = pen.wordsOf(sprite).size();
    return text.font.pixelSize() < pen.look().floor() - 1 || words.height() > sprite.area.height() + hair ||
           words.width() > sprite.area.width();
}

QStringList cutOn(const ui::BoardWidget& board) {
    QStringList cut;
    ui::ArtCache none;
    const ui::ScenePainter pen(none, board.look(), board.theme());
    for (const game::Sprite& sprite : board.scene().sprites)
        if (isCut(sprite, pen))
            cut << QStringLiteral("board: '%1' in %2x%3")
                       .arg(sprite.text)
                       .arg(qRound(sprite.area.width()))
                       .arg(qRound(sprite.area.height()));
    return cut;
}

}

QStringList cutTexts(const QWidget& page) {
    QStringList cut;
    for (const QWidget* widget : page.findChildren<QWidget*>()) {
        if (!isSeen(*widget, page)) continue;
        if (const auto* board = qobject_cast<const ui::BoardWidget*>(widget)) cut << cutOn(*board);
        const QSize needed = neededBy(*widget);
        if (needed.width() > widget->width() || needed.height() > widget->height())
            cut << told(*widget, textOf(*widget), needed);
    }
    return cut;
}

/// Texts that end with an ellipsis themselves are those of the widget, like "Save as…".
QStringList elidedTexts(QWidget& page) {
    QStringList elided;
    for (QWidget* widget : page.findChildren<QWidget*>()) {
        if (!isSeen(*widget, page) || textOf(*widget).endsWith(u'…')) continue;
        for (const TextRecorder::Text& painted : TextRecorder::textsOf(*widget))
            if (painted.text.endsWith(u'…')) elided << QStringLiteral("%1: '%2'").arg(nameOf(*widget), painted.text);
    }
    return elided;
}

}
