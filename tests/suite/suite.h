// SPDX-License-Identifier: GPL-3.0-or-later
// One test program per folder: every suite registers itself under the name of its file without "tst_", and the program
// runs the one its first argument names; the other arguments are those of Qt Test:
//
//     build/dev/tests/legend_tests legend_words "captions(dragon)"
//
// Without an argument the program lists its suites.
#pragma once

#include <QCoreApplication>
#include <QTest>

namespace heorot::test {

using SuiteFunction = int (*)(int argc, char** argv);

/// Adds a suite to the program. `file` is the path of its source, such as ".../tst_legend_words.cpp".
struct SuiteRegistration {
    SuiteRegistration(const char* file, SuiteFunction run);
};

/// Runs the test class T under an application of its own.
template <class T, class Application>
int runTestClass(int argc, char** argv) {
    const Application application(argc, argv);
    T suite;
    return QTest::qExec(&suite, argc, argv);
}

}

/// The suite is this test class, without a display.
#define HEOROT_SUITE(TestClass)                                                                                        \
    static const heorot::test::SuiteRegistration registration(                                                         \
        __FILE__, heorot::test::runTestClass<TestClass, QCoreApplication>);

/// The suite is the function body that follows, given `argc` and `argv`; it returns the exit status.
#define HEOROT_SUITE_FUNCTION                                                                                          \
    static int runSuiteOfFile(int argc, char** argv);                                                                  \
    static const heorot::test::SuiteRegistration registration(__FILE__, runSuiteOfFile);                               \
    static int runSuiteOfFile(int argc, char** argv)
