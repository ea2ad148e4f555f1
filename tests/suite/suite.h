// SPDX-License-Identifier: GPL-3.0-or-later
// One test program per folder: every suite registers itself under its file name without "tst_". The program runs the
// suite named by the first argument and passes the other arguments to Qt Test:
//
//     build/dev/tests/legend_tests legend_words "captions(dragon)"
//
// Without arguments, the program lists its suites.
#pragma once

#include <QCoreApplication>
#include <QTest>

namespace heorot::test {

using SuiteFunction = int (*)(int argc, char** argv);

/// Registers a suite. `file` is the path of its source, such as ".../tst_legend_words.cpp".
struct SuiteRegistration {
    SuiteRegistration(const char* file, SuiteFunction run);
};

/// Runs the test class T with an application of its own.
template <class T, class Application>
int runTestClass(int argc, char** argv) {
    const Application application(argc, argv);
    T suite;
    return QTest::qExec(&suite, argc, argv);
}

}

/// Makes this test class the suite, without a display.
#define HEOROT_SUITE(TestClass)                                                                                        \
    static const heorot::test::SuiteRegistration registration(                                                         \
        __FILE__, heorot::test::runTestClass<TestClass, QCoreApplication>);

/// Makes the following function body the suite; it has `argc` and `argv` and returns the exit status.
#define HEOROT_SUITE_FUNCTION                                                                                          \
    static int runSuiteOfFile(int argc, char** argv);                                                                  \
    static const heorot::test::SuiteRegistration registration(__FILE__, runSuiteOfFile);                               \
    static int runSuiteOfFile(int argc, char** argv)
