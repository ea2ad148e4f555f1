// SPDX-License-Identifier: GPL-3.0-or-later
// Shared by tests of plain pages: separate settings files, a marking translator, and a search for clipped texts.
#pragma once

#include "heorot/user_settings.h"
#include "ui/theme.h"

#include <QAbstractButton>
#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QRegularExpression>
#include <QScrollArea>
#include <QStyleFactory>
#include <QTemporaryDir>
#include <QTest>
#include <QTranslator>

namespace heorot::test {

/// Redirects settings to a fresh folder.
class OwnSettings {
  public:
    OwnSettings() {
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, folder_.path());
        app::userSettings().clear();
    }

  private:
    QTemporaryDir folder_;
};

/// Puts marks around every text, so that one without marks was not translated, or not updated.
class MarkingTranslator final : public QTranslator {
  public:
    bool isEmpty() const override { return false; }
    QString translate(const char* context, const char* source, const char*, int) const override {
        // Ignores Qt's own classes and those of the test.
        if (QByteArrayView(context).startsWith('Q')) return {};
        return QStringLiteral("«%1»").arg(QString::fromUtf8(source));
    }
};

/// All texts of labels and buttons, including accessible names and tooltips.
inline QStringList textsOf(const QWidget& page) {
    QStringList texts{page.windowTitle()};
    for (const QWidget* widget : page.findChildren<QWidget*>()) {
        texts << widget->accessibleName() << widget->accessibleDescription() << widget->toolTip();
        if (const auto* label = qobject_cast<const QLabel*>(widget)) texts << label->text();
        if (const auto* button = qobject_cast<const QAbstractButton*>(widget)) texts << button->text();
        if (const auto* edit = qobject_cast<const QLineEdit*>(widget)) texts << edit->placeholderText();
        for (const QAction* action : widget->actions()) texts << action->text();
    }
    texts.removeDuplicates();
    texts.removeAll(QString());
    return texts;
}

/// The innermost widget that needs the most width, with its width in pixels.
inline QString widestIn(const QWidget& content) {
    QString widest;
    int width = 0;
    for (const QWidget* widget : content.findChildren<QWidget*>()) {
        if (!widget->isVisibleTo(&content) || widget->minimumSizeHint().width() < width) continue;
        width = widget->minimumSizeHint().width();
        widest = QStringLiteral("%1 '%2' of %3").arg(widget->objectName(), widget->accessibleName()).arg(width);
    }
    return widest;
}

/// Sentences on everything with less room than it needs: labels, buttons, fields, and content wider than its scroll
/// area.
inline QStringList cutIn(const QWidget& page) {
    QStringList cut;
    const auto note = [&cut](const QWidget& widget, const QString& text) {
        cut << QStringLiteral("%1 '%2' has %3x%4")
                   .arg(widget.objectName(), text)
                   .arg(widget.width())
                   .arg(widget.height());
    };
    for (const QWidget* widget : page.findChildren<QWidget*>()) {
        if (!widget->isVisibleTo(&page)) continue;
        if (const auto* label = qobject_cast<const QLabel*>(widget)) {
            int longest = 0;
            for (const QString& word : label->text().split(QRegularExpression(QStringLiteral("[\\s\u200B]"))))
                longest = std::max(longest, label->fontMetrics().horizontalAdvance(word));
            const bool fits = label->wordWrap() ? label->heightForWidth(label->width()) <= label->height()
                                                : label->sizeHint().width() <= label->width() &&
                                                      label->sizeHint().height() <= label->height();
            if (!fits || longest > label->width()) note(*label, label->text());
        } else if (const auto* button = qobject_cast<const QAbstractButton*>(widget)) {
            if (button->width() < button->sizeHint().width() || button->height() < button->sizeHint().height())
                note(*button, button->text());
        } else if (const auto* edit = qobject_cast<const QLineEdit*>(widget)) {
            if (edit->height() < edit->sizeHint().height()) note(*edit, edit->text());
        } else if (const auto* area = qobject_cast<const QScrollArea*>(widget)) {
            if (area->widget()->width() > area->viewport()->width() ||
                (area->widget()->height() > area->viewport()->height() && area->viewport()->height() < 50))
                note(*area, QStringLiteral("scroll area of %1x%2, with %3")
                                .arg(area->widget()->width())
                                .arg(area->widget()->height())
                                .arg(widestIn(*area->widget())));
        }
    }
    return cut;
}

/// Whether the widget is in the page, or in something that scrolls to it.
inline bool canBeSeen(QWidget& widget, QWidget& page) {
    for (QWidget* at = widget.parentWidget(); at && at != &page; at = at->parentWidget())
        if (auto* area = qobject_cast<QScrollArea*>(at)) area->ensureWidgetVisible(&widget, 0, 0);
    return !widget.visibleRegion().isEmpty() &&
           page.rect().intersects(QRect(widget.mapTo(&page, QPoint()), widget.size()));
}

inline void useTheme(ui::ThemeId theme, double textScale) {
    ui::Theme(theme).applyTo(*qApp, textScale);
}

}
