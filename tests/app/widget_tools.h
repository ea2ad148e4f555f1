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
