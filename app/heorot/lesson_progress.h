// SPDX-License-Identifier: GPL-3.0-or-later
// Which lessons a person has finished, and where the last one was left; kept with the settings.
#pragma once

#include <QStringList>

#include <optional>
#include <vector>

namespace heorot::app {

/// A lesson that was left.
struct LessonPlace {
    /// The name of its file.
    QString lesson;
    int step = 0;

    bool operator==(const LessonPlace&) const = default;
};

struct LessonProgress {
    /// Names of finished lessons.
    QStringList done;
    std::optional<LessonPlace> place;

    static LessonProgress load(const QString& game);
    void save(const QString& game) const;

    /// The lesson to go on with: the first that is not done. None after the last one.
    std::optional<std::size_t> next(const QStringList& lessons) const;
};

/// What the hall shows of a lesson.
struct LessonEntry {
    /// Among all files of the game's lessons, from 0; one that cannot be read has its number too.
    int number = 0;
    QString name;
    /// In English, as the catalogues know it.
    QString title;
    int minutes = 0;
};

/// Lessons that can be read, in their order.
std::vector<LessonEntry> lessonsOf(const QString& game);

}
