// SPDX-License-Identifier: GPL-3.0-or-later
#include "conformance/conformance_suite.h"

#include <QCoreApplication>
#include <QTest>

namespace heorot::conformance {

void ConformanceSuite::holds_data() {
    QVERIFY2(!rows_.empty(), "there are no checks");
    QTest::addColumn<int>("row");
    for (std::size_t i = 0; i < rows_.size(); ++i) QTest::newRow(rows_[i].name.c_str()) << static_cast<int>(i);
}

void ConformanceSuite::holds() {
    QFETCH(int, row);
    const CheckResult verdict = rows_[static_cast<std::size_t>(row)].run();
    if (!verdict.note().empty()) qInfo("%s", verdict.note().c_str());
    if (!verdict.failure().empty())
        QFAIL(verdict.failure().c_str()); // QVERIFY2 would cut the list of actions after 1,000 bytes
}

int runSuite(std::vector<CheckRow> rows, int argc, char** argv) {
    const QCoreApplication app(argc, argv);
    ConformanceSuite suite(std::move(rows));
    return QTest::qExec(&suite, argc, argv);
}

}
