// SPDX-License-Identifier: GPL-3.0-or-later
// Captures the sentence with which a reader refuses something, for comparison as a whole.
#pragma once

#include "record/file_error.h"

#include <QString>

#include <filesystem>

namespace heorot::test {

inline std::filesystem::path pathOf(const QString& file) {
    return file.toStdU16String();
}

/// Runs `reading`; returns the text of the FileError it throws, or "accepted". Does not catch other exceptions.
template <class Reading>
QString refusal(Reading&& reading) {
    try {
        reading();
    } catch (const record::FileError& error) {
        return QString::fromUtf8(error.what());
    }
    return QStringLiteral("accepted");
}

}
