// SPDX-License-Identifier: GPL-3.0-or-later
#include "heorot/lesson_progress.h"

#include "heorot/user_settings.h"
#include "record/file_error.h"
#include "session/lesson_run.h"

namespace heorot::app {

namespace {

QString groupOf(const QString& game) {
    return QStringLiteral("lessons/%1").arg(game);
}

}

LessonProgress LessonProgress::load(const QString& game) {
    QSettings file = userSettings();
    file.beginGroup(groupOf(game));
    LessonProgress progress;
    progress.done = file.value(QStringLiteral("done")).toStringList();
    const QString lesson = file.value(QStringLiteral("lesson")).toString();
    bool isNumber = false;
    const int step = file.value(QStringLiteral("step")).toInt(&isNumber);
    if (!lesson.isEmpty() && isNumber && step >= 0) progress.place = LessonPlace{lesson, step};
    return progress;
}

void LessonProgress::save(const QString& game) const {
    QSettings file = userSettings();
    file.beginGroup(groupOf(game));
    file.setValue(QStringLiteral("done"), done);
    if (place) {
        file.setValue(QStringLiteral("lesson"), place->lesson);
        file.setValue(QStringLiteral("step"), place->step);
    } else {
        file.remove(QStringLiteral("lesson"));
        file.remove(QStringLiteral("step"));
    }
}

std::optional<std::size_t> LessonProgress::next(const QStringList& lessons) const {
    for (qsizetype lesson = 0; lesson < lessons.size(); ++lesson)
        if (!done.contains(lessons[lesson])) return static_cast<std::size_t>(lesson);
    return {};
}

std::vector<LessonEntry> lessonsOf(const QString& game) {
    std::vector<LessonEntry> lessons;
    int number = -1;
    for (const auto& file : session::lessonFiles(session::lessonFolder(), game.toStdString())) {
        ++number;
        try {
            const record::LessonHead head = record::readLessonHead(file);
            lessons.push_back({number, QString::fromStdString(file.stem().string()), QString::fromStdString(head.title),
                               head.minutes});
        } catch (const record::FileError&) {
            // Opening it would say why.
            continue;
        }
    }
    return lessons;
}

}
