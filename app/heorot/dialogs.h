// SPDX-License-Identifier: GPL-3.0-or-later
// What the window asks outside itself: for files and for attention. Tests answer in its place.
#pragma once

#include <QString>

class QWidget;

namespace heorot::app {

class Dialogs {
  public:
    virtual ~Dialogs() = default;

    /// A saga to read, or an empty text if the person thought better of it.
    virtual QString fileToOpen(QWidget* parent, const QString& folder) = 0;
    /// A place for a saga, or an empty text. `proposed` is a whole path.
    virtual QString fileToSave(QWidget* parent, const QString& proposed) = 0;
    /// Shows a sentence until it is taken note of.
    virtual void tell(QWidget* parent, const QString& sentence) = 0;
};

/// Those of Qt.
class PlainDialogs final : public Dialogs {
  public:
    QString fileToOpen(QWidget* parent, const QString& folder) override;
    QString fileToSave(QWidget* parent, const QString& proposed) override;
    void tell(QWidget* parent, const QString& sentence) override;
};

}
