// SPDX-License-Identifier: GPL-3.0-or-later
// The table page's pages between chapters: when one is due, and what it does to the table.
#include "heorot/table_page.h"

#include "ui/scene_picture.h"

#include <algorithm>

namespace heorot::app {

void TablePage::connectChapters() {
    connect(chapter_, &ChapterPage::continued, this, &TablePage::closeChapter);
    connect(chapter_, &ChapterPage::looked, this, &TablePage::updateActions);
    connect(chapter_, &ChapterPage::replayWanted, this, &TablePage::replayChapter);
    connect(chapter_, &ChapterPage::gainPointed, this, &TablePage::showGain);
    connect(chapter_, &ChapterPage::ruleWanted, this, [this] { openHandbook(); });
    connect(panel_, &LogPanel::chapterChosen, this, [this](std::size_t place) {
        if (place + 1 < session_->chapters().size() && !session_->isGuided()) openChapter(place);
    });
}

bool TablePage::showsPageOf(std::size_t place) const {
    const bool isWatched = !session_->isDemo() || session_->isPaused();
    if (session_->isGuided() || !isWatched || settings_.chapterPages == ChapterPages::Never) return false;
    return settings_.chapterPages == ChapterPages::Always || session_->chapters().at(place).chapter.isMajor;
}

void TablePage::followChapters() {
    const std::size_t now = session_->chapters().size() - 1;
    const std::size_t before = std::exchange(chapterNow_, now);
    if (chapterDue_ && *chapterDue_ >= now) chapterDue_.reset();
    // The last one, if several small ones have ended at once.
    for (std::size_t place = before; place < now; ++place)
        if (showsPageOf(place)) chapterDue_ = place;
    // Whoever looks at the table may have gone on, or back.
    if (!chapter_->isOpen()) return;
    const bool isUndone = chapter_->chapter() >= now;
    if (isUndone || chapter_->isLooking()) {
        uncover(*chapter_);
        releaseSession();
    }
}

bool TablePage::showDueChapter() {
    if (chapterDue_ && !session_->match().isOver()) {
        openChapter(*std::exchange(chapterDue_, {}));
        announce({chapter_->sentence()});
    }
    return chapter_->isOpen() && !chapter_->isLooking();
}

void TablePage::openChapter(std::size_t place) {
    session_->setHeld(true);
    covered_ = true;
    closeCards();
    chapter_->showChapter(place, !momentsOf(place).empty());
    chapter_->setPicture(nextBoard());
    arrange();
    updateActions();
}

void TablePage::reopenChapter(const QString& spot) {
    const auto& chapters = session_->chapters();
    for (std::size_t place = 0; place + 1 < chapters.size() && !covered_; ++place)
        if (game::chapterSpot(chapters[place].chapter.number) == spot) {
            openChapter(place);
            announce({chapter_->sentence()});
        }
}

void TablePage::closeChapter() {
    uncover(*chapter_);
    present();
    releaseSession();
}

void TablePage::replayChapter() {
    moments_ = momentsOf(chapter_->chapter());
    chapterDue_ = chapter_->chapter();
    uncover(*chapter_);
    present();
}

void TablePage::showGain(const game::ChapterGain* gain) {
    if (!gain) {
        light();
        if (past_) return showPast({});
        return board_->showMatch(session_->match(), sitting());
    }
    const std::vector<game::Moment> moments = momentsOf(chapter_->chapter());
    if (*gain->moment >= moments.size()) return;
    board_->setLighted(gain->spots);
    board_->showMoment(moments[*gain->moment]);
}

/// Of its last move, which ended it.
std::vector<game::Moment> TablePage::momentsOf(std::size_t place) const {
    const auto [first, end] = movesOf(*session_, place);
    if (end == first) return {};
    return session_->view()->moments(session_->match(), end - 1, session_->momentViewer(), style_.look);
}

/// A picture of what the next chapter is played on, as long as nothing was played in it.
QImage TablePage::nextBoard() const {
    const game::ChapterNews& news = chapter_->news();
    const auto& chapters = session_->chapters();
    const std::size_t next = chapter_->chapter() + 1;
    if (news.spots.isEmpty() || next + 1 != chapters.size() ||
        chapters[next].firstMove != session_->match().moves().size())
        return {};
    const game::Scene& scene = board_->board().scene();
    QStringList spots;
    std::copy_if(news.spots.begin(), news.spots.end(), std::back_inserter(spots),
                 [&](const QString& spot) { return scene.find(spot) != nullptr; });
    if (spots.isEmpty()) return {};
    const QRectF part = ui::partAround(scene, board_->look(), spots);
    const ui::ScenePainter painter(*style_.art, board_->look(), style_.theme, ui::ArtMode::Now);
    const double side = (style_.look.compact() ? 170 : 250) * style_.textScale;
    QImage picture = ui::pictureOf(scene, part, {side * 1.3, side}, style_.ratio, painter);
    if (picture.isNull()) return picture;
    QPainter on(&picture);
    on.setRenderHint(QPainter::Antialiasing);
    on.setPen(QPen(style_.color(game::Tone::Gold), 3));
    const double scale = picture.width() / style_.ratio / part.width();
    for (const QString& id : news.newSpots)
        if (const game::Spot* spot = scene.find(id))
            on.drawRoundedRect(QRectF((spot->area.topLeft() - part.topLeft()) * scale, spot->area.size() * scale), 4,
                               4);
    return picture;
}

void TablePage::focusTop() {
    if (chapter_->isOpen())
        chapter_->takeFocus();
    else
        board_->setFocus();
}

}
