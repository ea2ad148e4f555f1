// SPDX-License-Identifier: GPL-3.0-or-later
// Dialogs that ask for files and confirmation. Tests replace them with prepared answers.
#pragma once

#include <QString>

class QWidget;

namespace heorot::app {

/// What to do with an unsaved game before opening something else.
enum class Unsaved : std::uint8_t { SaveElsewhere, Leave, Stay };

class Dialogs {
  public:
    virtual ~Dialogs() = default;

    /// A saga to read, or an empty text if the person cancels.
    virtual QString fileToOpen(QWidget* parent, const QString& folder) = 0;
    /// A path for a saga as typed, or an empty text. `proposed` is a complete path. Does not ask whether to replace a
    /// file, since the name may still be incomplete.
    virtual QString fileToSave(QWidget* parent, const QString& proposed) = 0;
    /// A file of corrections to read, and a path for one, which may replace a file that the person has agreed to
    /// replace. Empty if the person cancels.
    virtual QString correctionsToOpen(QWidget* parent) = 0;
    virtual QString correctionsToSave(QWidget* parent, const QString& proposed) = 0;
    /// Whether the saga may replace the file that the sentence describes.
    virtual bool mayReplace(QWidget* parent, const QString& sentence) = 0;
    /// A path for another file, with this ending, or an empty text. `kinds` are Qt's file filters. Asks whether to
    /// replace a file.
    virtual QString fileToWrite(QWidget* parent, const QString& proposed, const QString& kinds,
                                const QString& ending) = 0;
    /// Whether to remove what the sentence describes.
    virtual bool mayRemove(QWidget* parent, const QString& sentence) = 0;
    virtual Unsaved leaveUnsaved(QWidget* parent) = 0;
    /// Shows a sentence until the person dismisses it.
    virtual void showMessage(QWidget* parent, const QString& sentence) = 0;
};

/// The dialogs of Qt.
class PlainDialogs final : public Dialogs {
  public:
    QString fileToOpen(QWidget* parent, const QString& folder) override;
    QString fileToSave(QWidget* parent, const QString& proposed) override;
    QString correctionsToOpen(QWidget* parent) override;
    QString correctionsToSave(QWidget* parent, const QString& proposed) override;
    bool mayReplace(QWidget* parent, const QString& sentence) override;
    QString fileToWrite(QWidget* parent, const QString& proposed, const QString& kinds, const QString& ending) override;
    bool mayRemove(QWidget* parent, const QString& sentence) override;
    Unsaved leaveUnsaved(QWidget* parent) override;
    void showMessage(QWidget* parent, const QString& sentence) override;
};

}
