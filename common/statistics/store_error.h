// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "statistics/statistics_export.h"

#include <stdexcept>

namespace heorot::statistics {

/// Statistics cannot be read or written; the text is one sentence for a person.
class HEOROT_STATISTICS_EXPORT StoreError : public std::runtime_error {
  public:
    explicit StoreError(const QString& sentence) : std::runtime_error(sentence.toStdString()) {}
};

}
