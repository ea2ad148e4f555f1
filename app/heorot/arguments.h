// SPDX-License-Identifier: GPL-3.0-or-later
// What the program is told when it is started, as values.
#pragma once

#include <QString>
#include <QStringList>

#include <stdexcept>

namespace heorot::app {

/// The program cannot start so; the text is one sentence for the person who started it.
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
    /// A game whose table is opened at once.
    QString game;
    /// A saga to go on with.
    QString file;
    /// Folder of the catalogues; empty for that of the program.
    QString translations;
    /// Where the pictures of the gallery go.
    QString gallery;
    /// A dozen pictures of it instead of all.
    bool shortGallery = false;
};

/// `given` without the program's name and those words that need no window (--help, --version). Throws UsageError.
Arguments readArguments(const QStringList& given);

/// What `--help` prints.
QString usage();

}
