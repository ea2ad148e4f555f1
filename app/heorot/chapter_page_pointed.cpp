// SPDX-License-Identifier: GPL-3.0-or-later
// The page of a chapter while one of its bars is pointed at: it gives way to the table, which shows what brought the
// points, but for a strip that names the bar.
#include "heorot/breakable_text.h"
#include "heorot/chapter_page.h"
#include "language/numbers.h"

#include <QAccessible>
#include <QGraphicsOpacityEffect>

#include <algorithm>
#include <utility>

namespace heorot::app {

const game::ChapterGain* ChapterPage::gainAt(const GainPlace& place) const {
    if (place.gain < 0 || place.seat >= shownSeats_.size()) return nullptr;
    return &shownSeats_[place.seat]->gains().at(static_cast<std::size_t>(place.gain));
}

void ChapterPage::point(const GainPlace& place) {
    if (place == pointed_) return;
    pointed_ = place;
    for (std::size_t seat = 0; seat < shownSeats_.size(); ++seat)
        shownSeats_[seat]->setPointed(seat == place.seat ? place.gain : -1);
    if (isPeeking_ || place.gain < 0)
        showPointed();
    else
        pointing_.start();
}

/// The page gives way only to what stands on the table. It is not hidden: the mouse is on its bar.
void ChapterPage::showPointed() {
    pointing_.stop();
    const game::ChapterGain* gain = gainAt(pointed_);
    const bool isShown = gain && gain->moment;
    if (!isShown && !isPeeking_) return;
    if (isShown != std::exchange(isPeeking_, isShown)) {
        auto* effect = isPeeking_ ? new QGraphicsOpacityEffect(card_) : nullptr;
        if (effect) effect->setOpacity(0);
        card_->setGraphicsEffect(effect);
        update();
    }
    peek_->setVisible(isShown);
    if (isShown) namePeek(*gain);
    emit gainPointed(isShown ? gain : nullptr);
}

/// What is pointed at, over the prompt.
void ChapterPage::namePeek(const game::ChapterGain& gain) {
    //: A bar at the end of an act: %1 a player, %2 what brought points, %3 the points
    peek_->setText(
        breakable(tr("%1, %2: %3").arg(results_[pointed_.seat].name, gain.label, language::plainNumber(gain.points))));
    setType(*peek_, style_, game::Type::Title, true);
    const QRect room = stripRoom_.translated(-pos());
    const int wide = std::min(room.width(), peek_->sizeHint().width() + 24);
    peek_->setGeometry(room.center().x() - wide / 2, room.top(), wide, room.height());
    peek_->raise();
}

/// To the next bar or the one before, over all players.
void ChapterPage::step(int by) {
    std::vector<GainPlace> places;
    for (std::size_t seat = 0; seat < shownSeats_.size(); ++seat)
        for (int gain = 0; gain < static_cast<int>(shownSeats_[seat]->gains().size()); ++gain)
            places.push_back({seat, gain});
    if (places.empty()) return;
    const auto now = std::find(places.begin(), places.end(), pointed_);
    const auto last = static_cast<int>(places.size()) - 1;
    const int to =
        now == places.end() ? (by > 0 ? 0 : last) : std::clamp(static_cast<int>(now - places.begin()) + by, 0, last);
    point(places[static_cast<std::size_t>(to)]);
    showPointed();
    scroll_->ensureWidgetVisible(shownSeats_[pointed_.seat]);
    const game::ChapterGain& gain = *gainAt(pointed_);
    //: For a screen reader, of a bar at the end of an act: %1 a player, %2 what brought points, %3 the points, %4 how
    //: they were counted
    setAccessibleDescription(
        tr("%1, %2: %3. %4")
            .arg(results_[pointed_.seat].name, gain.label, language::plainNumber(gain.points), gain.detail));
    QAccessibleEvent described(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&described);
}

}
