// SPDX-License-Identifier: GPL-3.0-or-later
// The program's command line as values.
#pragma once

#include <QSize>
#include <QString>
#include <QStringList>

#include <stdexcept>

namespace heorot::app {

/// The program cannot start with these arguments; the text is one sentence for the user.
class UsageError : public std::runtime_error {
  public:
    explicit UsageError(const QString& sentence) : std::runtime_error(sentence.toStdString()) {}
};

struct Arguments {
    /// What to do instead of opening the hall.
    enum class Task { Open, Gallery, Bench };
    Task task = Task::Open;
    /// A language code for this run; empty for that of the settings.
    QString language;
    /// A game whose table opens at once.
    QString game;
    /// A saga to resume.
    QString file;
    /// Folder of the catalogues; empty for the program's own.
    QString translations;
    /// Folder for the gallery's pictures.
    QString gallery;
    /// A dozen pictures instead of all.
    bool shortGallery = false;
    /// Of the windows in the pictures; invalid for the usual sizes.
    QSize pictureSize;
    /// Size of text in the pictures.
    int textPercent = 100;
};

/// `given` excludes the program's name and the options that need no window (--help, --version). Throws UsageError.
Arguments readArguments(const QStringList& given);

/// The text of `--help`.
QString usage();

}
