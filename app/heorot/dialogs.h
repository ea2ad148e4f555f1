// SPDX-License-Identifier: GPL-3.0-or-later
// What the window asks outside itself: for files and for attention. Tests answer in its place.
#pragma once

#include <QString>

class QWidget;

namespace heorot::app {

/// What becomes of a game that is not saved when something else is wanted in its place.
enum class Unsaved : std::uint8_t { SaveElsewhere, Leave, Stay };

class Dialogs {
  public:
    virtual ~Dialogs() = default;

    /// A saga to read, or an empty text if the person thought better of it.
    virtual QString fileToOpen(QWidget* parent, const QString& folder) = 0;
    /// A place for a saga, as it was typed, or an empty text. `proposed` is a whole path. What lies there is not asked
    /// about: the name may not be whole yet.
    virtual QString fileToSave(QWidget* parent, const QString& proposed) = 0;
    /// Whether the saga may take the place of the file that the sentence is about.
    virtual bool mayReplace(QWidget* parent, const QString& sentence) = 0;
    virtual Unsaved leaveUnsaved(QWidget* parent) = 0;
    /// Shows a sentence until it is taken note of.
    virtual void tell(QWidget* parent, const QString& sentence) = 0;
};

/// Those of Qt.
class PlainDialogs final : public Dialogs {
  public:
    QString fileToOpen(QWidget* parent, const QString& folder) override;
    QString fileToSave(QWidget* parent, const QString& proposed) override;
    bool mayReplace(QWidget* parent, const QString& sentence) override;
    Unsaved leaveUnsaved(QWidget* parent) override;
    void tell(QWidget* parent, const QString& sentence) override;
};

}
