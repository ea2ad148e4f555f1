// SPDX-License-Identifier: GPL-3.0-or-later
// Like suite.h, for suites that open widgets.
#pragma once

#include "suite/suite.h"

#include <QApplication>

/// Makes this test class the suite; it opens widgets.
#define HEOROT_WIDGET_SUITE(TestClass) HEOROT_SUITE_WITH(TestClass, QApplication)
