// SPDX-License-Identifier: GPL-3.0-or-later
#include "record/name_list.h"

#include "notation/words.h"

namespace heorot::record {

NameList NameList::where(const std::function<bool(std::uint8_t)>& isFound) const {
    NameList list = *this;
    for (std::size_t piece = 0; piece < names_.size(); ++piece)
        if (!isFound(static_cast<std::uint8_t>(piece))) list.found_.reset(piece);
    return list;
}

std::string NameList::name(std::uint8_t piece) const {
    return piece >= firstUnknown_ ? unknown_.at(piece - firstUnknown_) : names_.at(piece);
}

std::optional<std::uint8_t> NameList::find(std::string_view name) const {
    const auto piece = notation::indexOf(names_, name);
    return piece && found_[*piece] ? piece : std::nullopt;
}

}
