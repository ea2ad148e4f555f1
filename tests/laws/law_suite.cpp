// SPDX-License-Identifier: GPL-3.0-or-later
#include "laws/law_suite.h"

#include <QCoreApplication>
#include <QTest>

namespace heorot::laws {

void LawSuite::holds_data() {
    QVERIFY2(!rows_.empty(), "there are no laws");
    QTest::addColumn<int>("row");
    for (std::size_t i = 0; i < rows_.size(); ++i) QTest::newRow(rows_[i].name.c_str()) << static_cast<int>(i);
}

void LawSuite::holds() {
    QFETCH(int, row);
    const Verdict verdict = rows_[static_cast<std::size_t>(row)].run();
    if (!verdict.note().empty()) qInfo("%s", verdict.note().c_str());
    if (!verdict.wrong().empty())
        QFAIL(verdict.wrong().c_str()); // QVERIFY2 would cut the list of actions after 1,000 bytes
}

int runSuite(std::vector<LawRow> rows, int argc, char** argv) {
    const QCoreApplication app(argc, argv);
    LawSuite suite(std::move(rows));
    return QTest::qExec(&suite, argc, argv);
}

}
