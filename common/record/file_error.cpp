// SPDX-License-Identifier: GPL-3.0-or-later
#include "record/file_error.h"

#include "record/plain_text.h"

namespace heorot::record {

namespace {

std::string placeOf(const std::string& file, int line, const std::string& path) {
    return onOneLine(file + (line > 0 ? ':' + std::to_string(line) : std::string()) +
                     (path.empty() ? std::string() : ": " + path));
}

}

FileError::FileError(const std::string& file, int line, const std::string& path, Fault fault)
    : FileError(line, placeOf(file, line, path), std::move(fault)) {}

FileError::FileError(int line, std::string place, Fault fault)
    : std::runtime_error(place + ": " + onOneLine(fault.english())), line_(line), place_(std::move(place)),
      fault_(std::move(fault)) {}

Fault placed(const FileError& error) {
    //: %1 a place in a file, %2 what is wrong there
    return Fault::tr("%1: %2").arg(error.place(), error.fault());
}

}
