// SPDX-License-Identifier: GPL-3.0-or-later
// A .ts file as a list of messages, and the checks of a message.
#pragma once

#include <QString>
#include <QStringList>

#include <vector>

namespace heorot::test {

struct Message {
    QString context;
    QString source;
    /// One text, or one per plural form.
    QStringList forms;
    bool isPlural = false;
    bool isFinished = false;
    /// What tells messages of one source apart.
    QString comment;
};

struct Catalogue {
    QString language;
    std::vector<Message> messages;
    /// Empty, or why the file cannot be read.
    QString wrong;
};

Catalogue readCatalogue(const QString& path);

/// What is wrong with a message of a catalogue in this language; empty if it is correct.
QString fault(const Message& message, const QString& language);

}
