// SPDX-License-Identifier: GPL-3.0-or-later
// As suite.h, for suites that open widgets.
#pragma once

#include "suite/suite.h"

#include <QApplication>

/// The suite is this test class, and it opens widgets.
#define HEOROT_WIDGET_SUITE(TestClass)                                                                                 \
    static const heorot::test::SuiteRegistration registration(__FILE__,                                                \
                                                              heorot::test::runTestClass<TestClass, QApplication>);
