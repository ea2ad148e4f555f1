// SPDX-License-Identifier: GPL-3.0-or-later
#include "language/numbers.h"

#include <QLocale>

#include <cmath>
#include <cstdlib>

namespace heorot::language {

QString plainNumber(int value) {
    const QString digits = QLocale().toString(std::abs(value));
    return value < 0 ? QChar(0x2212) + digits : digits;
}

QString signedNumber(int value) {
    return value > 0 ? u'+' + plainNumber(value) : plainNumber(value);
}

QString oneDecimal(double value) {
    const double tenths = std::round(value * 10);
    const QString digits = QLocale().toString(std::abs(tenths) / 10, 'f', 1);
    return tenths < 0 ? QChar(0x2212) + digits : digits;
}

}
