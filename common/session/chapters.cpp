// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/chapters.h"

#include <algorithm>

namespace heorot::session {

const std::vector<ChapterStart>& Chapters::list() {
    const std::size_t positions = match_.moves().size() + 1;
    for (; asked_ < positions; ++asked_) {
        game::Chapter chapter = game_.words().chapter(match_, asked_);
        if (chapters_.empty() || chapters_.back().chapter.number != chapter.number)
            chapters_.push_back({asked_, std::move(chapter)});
    }
    return chapters_;
}

std::size_t Chapters::placeOf(std::size_t move) {
    const auto& known = list();
    const auto later = std::upper_bound(known.begin(), known.end(), move, [](std::size_t number, const auto& chapter) {
        return number < chapter.firstMove;
    });
    return static_cast<std::size_t>(later - known.begin()) - 1;
}

void Chapters::forgetFrom(std::size_t moves) {
    asked_ = std::min(asked_, moves);
    std::erase_if(chapters_, [this](const ChapterStart& chapter) { return chapter.firstMove >= asked_; });
}

}
