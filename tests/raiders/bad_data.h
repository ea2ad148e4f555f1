// SPDX-License-Identifier: GPL-3.0-or-later
// Rows of altered raiders.yaml files, each with the sentence that refuses it.
#pragma once

#include "../record/refusal.h"
#include "altered_data.h"

namespace heorot::test {

/// Adds rows: the first `from` in the shipped file becomes `to`; `expected` is the reader's refusal.
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

inline void badDataIsRefused() {
    QFETCH(QByteArray, from);
    QFETCH(QByteArray, to);
    QFETCH(QString, expected);
    AlteredData altered;
    altered.replace(from, to);
    record::DataSource data(raidersData, altered.folder());
    QCOMPARE(refusal([&] { raiders::loadRules(data); }), expected);
}

}
