// SPDX-License-Identifier: GPL-3.0-or-later
// What a loaded saga reports, in English.
#pragma once

#include "record/saga.h"

#include <string>

namespace heorot::test {

inline std::string noticeOf(const record::LoadedSaga& saga) {
    std::string text;
    for (const record::Fault& fault : saga.notice) text += (text.empty() ? "" : " ") + fault.english();
    return text;
}

}
