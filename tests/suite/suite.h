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

// Names that end with a number, since several suites may be compiled in one go.
#define HEOROT_JOIN_NAMES(name, number) name##number
#define HEOROT_NUMBERED(name, number) HEOROT_JOIN_NAMES(name, number)

/// Makes this test class the suite, with an application of this class.
#define HEOROT_SUITE_WITH(TestClass, Application)                                                                      \
    static const heorot::test::SuiteRegistration HEOROT_NUMBERED(registration, __COUNTER__)(                           \
        __FILE__, heorot::test::runTestClass<TestClass, Application>);

/// Makes this test class the suite, without a display.
#define HEOROT_SUITE(TestClass) HEOROT_SUITE_WITH(TestClass, QCoreApplication)

/// Makes the following function body the suite; it has `argc` and `argv` and returns the exit status.
#define HEOROT_SUITE_FUNCTION HEOROT_SUITE_FUNCTION_OF(__COUNTER__)
#define HEOROT_SUITE_FUNCTION_OF(number)                                                                               \
    static int HEOROT_NUMBERED(runSuiteOfFile, number)(int argc, char** argv);                                         \
    static const heorot::test::SuiteRegistration HEOROT_NUMBERED(registration, number)(                                \
        __FILE__, HEOROT_NUMBERED(runSuiteOfFile, number));                                                            \
    static int HEOROT_NUMBERED(runSuiteOfFile, number)(int argc, char** argv)
