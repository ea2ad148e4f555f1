// SPDX-License-Identifier: GPL-3.0-or-later
// The page of a chapter while one of its bars is pointed at: it turns faint, and the table shows what brought the
// points.
#include "heorot/chapter_page.h"
#include "language/numbers.h"

#include <QAccessible>
#include <QGraphicsOpacityEffect>

#include <algorithm>
#include <utility>

namespace heorot::app {

namespace {

/// How much of the page stays while the table shows what is pointed at.
constexpr double faint = .2;

}

const game::ChapterGain* ChapterPage::gainAt(const GainPlace& place) const {
    if (place.gain < 0 || place.seat >= shownSeats_.size()) return nullptr;
    return &shownSeats_[place.seat]->gains().at(static_cast<std::size_t>(place.gain));
}

void ChapterPage::point(const GainPlace& place) {
    if (place == pointed_) return;
    pointed_ = place;
    for (std::size_t seat = 0; seat < shownSeats_.size(); ++seat)
        shownSeats_[seat]->setPointed(seat == place.seat ? place.gain : -1);
    if (isFaint_ || place.gain < 0)
        showPointed();
    else
        pointing_.start();
}

/// The page turns faint only for what stands on the table.
void ChapterPage::showPointed() {
    pointing_.stop();
    const game::ChapterGain* gain = gainAt(pointed_);
    const bool isShown = gain && gain->moment;
    if (!isShown && !isFaint_) return;
    if (isShown != std::exchange(isFaint_, isShown)) {
        auto* effect = isFaint_ ? new QGraphicsOpacityEffect(card_) : nullptr;
        if (effect) effect->setOpacity(faint);
        card_->setGraphicsEffect(effect);
        update();
    }
    emit gainPointed(isShown ? gain : nullptr);
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
