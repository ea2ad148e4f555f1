// SPDX-License-Identifier: GPL-3.0-or-later
#include "laws/law_suite.h"

#include <QCoreApplication>
#include <QTest>

namespace heorot::laws {

void LawSuite::holds_data() {
    QTest::addColumn<int>("row");
    for (std::size_t i = 0; i < rows_.size(); ++i) QTest::newRow(rows_[i].name.c_str()) << static_cast<int>(i);
}

void LawSuite::holds() {
    QFETCH(int, row);
    const std::string wrong = rows_[static_cast<std::size_t>(row)].run();
    if (!wrong.empty()) QFAIL(wrong.c_str()); // QVERIFY2 would cut the list of actions after 1,000 bytes
}

int runSuite(std::vector<LawRow> rows, int argc, char** argv) {
    const QCoreApplication app(argc, argv);
    LawSuite suite(std::move(rows));
    return QTest::qExec(&suite, argc, argv);
}

}
