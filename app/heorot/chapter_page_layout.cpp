// SPDX-License-Identifier: GPL-3.0-or-later
// The sizes of the chapter page's parts.
#include "heorot/chapter_page.h"
#include "heorot/fresh_sizes.h"

#include <algorithm>

namespace heorot::app {

using game::Type;

void ChapterPage::setRooms(const QRect& page, const QRect& strip) {
    pageRoom_ = page;
    stripRoom_ = strip;
    arrange();
}

void ChapterPage::arrange() {
    setGeometry(isLooking_ ? stripRoom_ : pageRoom_);
    card_->setVisible(!isLooking_);
    strip_->setVisible(isLooking_);
    strip_->setGeometry(QRect(QPoint(), stripRoom_.size()));
    const int wide = std::min(pageRoom_.width() - 24, qRound(1080 * style_.textScale));
    const bool isNarrow = wide < 760 * style_.textScale;
    columns_->setDirection(isNarrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    // As tall as its content; what has little to say stays small.
    const QMargins margins = card_->layout()->contentsMargins();
    const int inside = wide - margins.left() - margins.right();
    fitButtons(inside);
    const int beside = inside - emblem_->sizeHint().width() - 14;
    const int reasons = news_.reasons.isEmpty() ? 0 : reasons_->heightForWidth(beside) + 2;
    const int head = std::max(emblem_->sizeHint().height(),
                              title_->heightForWidth(beside) + sentence_->heightForWidth(beside) + reasons + 2);
    const int buttons = continue_->sizeHint().height();
    const int chrome = head + buttons + 2 * card_->layout()->spacing() + margins.top() + margins.bottom() + 8;
    if (!isNarrow) fitSeats(pageRoom_.height() - 16 - chrome);
    refreshSizes(*scroll_->widget());
    const int content = columns_->heightForWidth(inside - 12);
    const bool isLong =
        std::any_of(results_.begin(), results_.end(), [](const SeatResult& result) { return result.gains.size() > 2; });
    const int roomy = isLong ? seats_->sizeHint().height() * 13 / 10 : 0;
    const int tall = std::min(pageRoom_.height() - 16, chrome + std::max(content, isNarrow ? 0 : roomy));
    card_->setGeometry((pageRoom_.width() - wide) / 2, (pageRoom_.height() - tall) / 2, wide, tall);
}

/// All totals are seen at once: lines stand closer where there are many, then the smallest gains become one line.
void ChapterPage::fitSeats(int room) {
    constexpr int most = 12, least = 2;
    const auto height = [this] {
        int sum = std::max(0, static_cast<int>(shownSeats_.size()) - 1) * seats_->spacing();
        for (const ChapterSeat* seat : shownSeats_) sum += seat->sizeHint().height();
        return sum;
    };
    for (int lines = most + 1; lines >= least; --lines) {
        for (ChapterSeat* seat : shownSeats_) seat->setLines(lines > most ? -1 : lines);
        if (height() <= room) return;
    }
}

/// The font of the buttons: long words shrink, rather than be cut.
void ChapterPage::fitButtons(int room) {
    constexpr std::pair<Type, Type> sizes[] = {
        {Type::Body, Type::Title}, {Type::Value, Type::Body}, {Type::Caption, Type::Value}};
    for (const auto& [plain, main] : sizes) {
        int needed = 0;
        for (QPushButton* button : {board_, again_, rule_, continue_}) {
            button->setFont(style_.font(button == continue_ ? main : plain, button == continue_));
            if (!button->isHidden()) needed += button->sizeHint().width() + 8;
        }
        if (needed <= room) return;
    }
}

}
