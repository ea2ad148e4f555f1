// SPDX-License-Identifier: GPL-3.0-or-later
#include "heorot/screen_texts.h"

#include "ui/board_widget.h"

#include <QAbstractItemView>
#include <QVariant>

#include <array>

namespace heorot::app {

namespace {

void add(QStringList& texts, const QString& text) {
    if (!text.trimmed().isEmpty() && !texts.contains(text)) texts << text;
}

void addOwn(QStringList& texts, const QWidget& widget) {
    constexpr std::array properties{"text",    "plainText", "title",          "placeholderText",      "windowTitle",
                                    "toolTip", "statusTip", "accessibleName", "accessibleDescription"};
    for (const char* property : properties) {
        if (property == std::string_view("windowTitle") && !widget.isWindow()) continue;
        add(texts, widget.property(property).toString());
    }
}

void addSpot(QStringList& texts, const game::Spot& spot) {
    for (const QString& text : {spot.name, spot.description}) add(texts, text);
}

void addRows(QStringList& texts, const QAbstractItemView& view) {
    const QAbstractItemModel* model = view.model();
    for (int row = 0; model && row < model->rowCount(view.rootIndex()); ++row)
        for (int column = 0; column < model->columnCount(view.rootIndex()); ++column) {
            const QModelIndex index = model->index(row, column, view.rootIndex());
            if (view.visualRect(index).intersects(view.viewport()->rect())) add(texts, index.data().toString());
        }
}

}

QStringList textsOf(const QWidget& widget) {
    QStringList texts;
    addOwn(texts, widget);
    if (const auto* view = qobject_cast<const QAbstractItemView*>(&widget)) addRows(texts, *view);
    if (const auto* board = qobject_cast<const ui::BoardWidget*>(&widget)) {
        for (const game::Sprite& sprite : board->scene().sprites) add(texts, sprite.text);
        for (const game::Spot& spot : board->scene().spots) addSpot(texts, spot);
    }
    return texts;
}

QStringList textsOn(const QWidget& window) {
    QStringList texts = textsOf(window);
    for (const QWidget* widget : window.findChildren<QWidget*>())
        if (widget->isVisibleTo(&window))
            for (const QString& text : textsOf(*widget)) add(texts, text);
    return texts;
}

QStringList textsAt(const QWidget& widget, const QPointF& position) {
    QStringList texts;
    if (const auto* board = qobject_cast<const ui::BoardWidget*>(&widget)) {
        for (const QString& text : board->textsAt(position)) add(texts, text);
        const QString spot = board->spotAt(position);
        for (const game::Spot& each : board->scene().spots) {
            if (each.id != spot) continue;
            addSpot(texts, each);
            for (const game::Sprite& sprite : board->scene().sprites)
                if (each.area.contains(sprite.area.center())) add(texts, sprite.text);
        }
        return texts;
    }
    if (const auto* view = qobject_cast<const QAbstractItemView*>(widget.parentWidget());
        view && view->viewport() == &widget)
        add(texts, view->indexAt(position.toPoint()).data().toString());
    addOwn(texts, widget);
    return texts;
}

}
