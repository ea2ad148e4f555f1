// SPDX-License-Identifier: GPL-3.0-or-later
#include "notation/words.h"

namespace heorot::notation {

std::vector<std::string_view> split(std::string_view line) {
    std::vector<std::string_view> words;
    for (std::size_t at = 0; at < line.size();) {
        const std::size_t end = std::min(line.find(' ', at), line.size());
        if (end > at) words.push_back(line.substr(at, end - at));
        at = end + 1;
    }
    return words;
}

}
