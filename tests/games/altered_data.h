// SPDX-License-Identifier: GPL-3.0-or-later
// Altered data files: a game's own file with changes, and rows of changes that are refused.
#pragma once

#include "games/tested_game.h"
#include "suite/refusal.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

namespace heorot::test {

/// A copy of the game's data file with changes, in a folder of its own, as an owner of the box would keep it.
template <class Tested>
class AlteredData {
  public:
    AlteredData() : text_(QByteArray::fromStdString(record::readFile(Tested::dataFile()))) {}

    /// Replaces the first `from` in the file; it must be there.
    void replace(const QByteArray& from, const QByteArray& to) {
        const auto at = text_.indexOf(from);
        if (at < 0) qFatal("the data file has no '%s'", from.constData());
        text_.replace(at, from.size(), to);
    }
    std::filesystem::path folder() const {
        const std::filesystem::path path = folder_.path().toStdU16String();
        QFile file(path / Tested::dataFile().filename());
        if (!file.open(QIODevice::WriteOnly) || file.write(text_) != text_.size()) qFatal("cannot write the data file");
        return path;
    }

  private:
    QTemporaryDir folder_;
    QByteArray text_;
};

/// Adds rows to a test: the first `from` in the data file becomes `to`, and `expected` is the sentence that refuses the
/// file, or "accepted".
class BadDataRows {
  public:
    BadDataRows() {
        QTest::addColumn<QByteArray>("from");
        QTest::addColumn<QByteArray>("to");
        QTest::addColumn<QString>("expected");
    }
    void operator()(const char* name, const QByteArray& from, const QByteArray& to, const char* expected) const {
        QTest::newRow(name) << from << to << QString::fromUtf8(expected);
    }
};

/// Reads the file of the current row.
template <class Tested>
void badDataIsRefused() {
    QFETCH(QByteArray, from);
    QFETCH(QByteArray, to);
    QFETCH(QString, expected);
    AlteredData<Tested> altered;
    altered.replace(from, to);
    QCOMPARE(refusal([&] { Tested::loadRules(altered.folder()); }), expected);
}

}
