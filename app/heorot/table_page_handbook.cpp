// SPDX-License-Identifier: GPL-3.0-or-later
// The table page's handbook: a panel above the prompt. It lies over the board, which keeps its size, and moves aside
// only while a page is shown on the table.
#include "heorot/table_page.h"

#include <algorithm>

namespace heorot::app {

void TablePage::connectHandbook() {
    handbook_->hide();
    connect(handbook_, &HandbookView::closed, this, &TablePage::closeHandbook);
    connect(handbook_, &HandbookView::turned, this, [this](const QString& title) {
        announce({title});
        showSection();
    });
    connect(handbook_, &HandbookView::showOnTableWanted, this, &TablePage::showSection);
}

/// The thing of a spot by its names, with what the position and the rules say of it.
HandbookTopic TablePage::topicAt(const QString& id) const {
    const game::Spot* spot = board_->board().scene().find(id);
    if (!spot) return {};
    HandbookTopic topic;
    for (const QString& name : {spot->thing, spot->name})
        if (!name.isEmpty()) topic.names << name;
    topic.refusal = board_->refusalAt(id);
    if (!topic.names.isEmpty())
        topic.explanation = session_->game().words().explanation(session_->match(), topic.names.constFirst());
    return topic;
}

void TablePage::openHandbook() {
    const bool hasPage = chapter_->isOpen() && !chapter_->isLooking();
    const QString spot = hasPage ? QString() : board_->board().asked();
    const bool isOpen = !handbook_->isHidden();
    if (isOpen && (spot.isEmpty() || spot == handbookSpot_)) return closeHandbook();
    handbookSpot_ = spot;
    isHandbookLeft_ = coversOnlyAtRight(spot);
    handbook_->setGeometry(handbookRoom());
    handbook_->show();
    HandbookTopic topic = topicAt(spot);
    if (hasPage) topic.names = {chapter_->thing()};
    // Away from all pieces it opens at what is being played, but once; then where it was left.
    const std::size_t chapter = session_->chapters().size();
    if (spot.isEmpty() && !hasPage && chapter != std::exchange(handbookChapter_, chapter))
        topic.names = {session_->chapters().back().chapter.title};
    handbook_->showTopic(topic);
    arrange();
    opened(handbook_);
    handbook_->raise();
    raiseCovers();
    if (!isOpen) handbook_->takeFocus();
}

void TablePage::openSection(const QString& anchor) {
    const handbook::Handbook* book = handbook_->book();
    const handbook::Found section = book ? book->find(anchor) : handbook::Found();
    if (!section) return;
    if (handbook_->isHidden()) openHandbook();
    handbook_->showSection(*section);
}

void TablePage::closeHandbook() {
    handbookSpot_.clear();
    uncover(*handbook_);
    showSection();
    arrange();
    focusTop();
}

void TablePage::showSection() {
    QStringList spots;
    if (const auto shown = handbook_->shown(); shown && !handbook_->isHidden())
        for (const game::Spot& spot : board_->board().scene().spots) {
            if (spot.id.startsWith(ui::commandZone)) continue;
            QStringList names{spot.thing, spot.name};
            names.removeAll(QString());
            if (handbook_->sectionOf(names) == shown) spots << spot.id;
        }
    handbook_->setOnTable(!spots.isEmpty());
    board_->setShown(handbook_->showsOnTable() ? spots : QStringList());
    arrangeHandbook();
}

void TablePage::followViewer() {
    const engine::Seat before = std::exchange(viewer_, session_->viewer());
    if (before == engine::nobody || before == viewer_) return;
    handbookSpot_.clear();
    uncover(*handbook_);
    handbook_->forget();
    showSection();
    arrange();
}

QRect TablePage::handbookRoom() const {
    return handbookRoomAt(isHandbookLeft_);
}

/// Whether the panel would hide this spot at the right end of the board and leave it free at the left one.
bool TablePage::coversOnlyAtRight(const QString& spot) const {
    const QRectF area = board_->board().spotArea(spot);
    return !area.isEmpty() && area.intersects(handbookRoomAt(false)) && !area.intersects(handbookRoomAt(true));
}

/// Above the prompt: at the right end of the board, or over the log where that is beside the table; or at the left end
/// of the board.
QRect TablePage::handbookRoomAt(bool isLeft) const {
    const game::Frame frame = game::frameOf(style_.look, session_->match().setup().seats);
    const QRectF stage = freeStage();
    const bool compact = style_.look.compact();
    constexpr double widest = 560, gap = 4, part = .42;
    const double right = (compact ? stage.right() : frame.log.right()) - gap;
    const double wide = compact ? stage.width() * part : std::min(widest, stage.width() * part);
    return onPage({isLeft ? stage.left() + gap : right - wide, stage.top() + gap, wide, stage.height() - 2 * gap});
}

/// While the drawer is open, the board moves beside it once a line of the log means something under it.
void TablePage::makeRoomFor(const QStringList& spots) {
    const bool wasBeside = isBesideDrawer_;
    const auto isUnder = [this](const QString& spot) {
        return board_->board().spotArea(spot).intersects(panel_->geometry());
    };
    isBesideDrawer_ = isDrawerOpen() && (wasBeside || std::any_of(spots.begin(), spots.end(), isUnder));
    if (isBesideDrawer_ != wasBeside) arrangeHandbook();
}

void TablePage::arrangeHandbook() {
    QRectF stage = onPage(freeStage());
    bool isWhole = !keepsStoryRoom();
    const auto leaveTo = [&](const QRect& cover) {
        if (cover.center().x() > stage.center().x())
            stage.setRight(std::max(stage.left() + 1, std::min(stage.right(), cover.left() - 4.)));
        else
            stage.setLeft(std::min(stage.right() - 1, std::max(stage.left(), cover.right() + 4.)));
        isWhole = false;
    };
    if (isDrawerOpen() && isBesideDrawer_) leaveTo(panel_->geometry());
    if (!handbook_->isHidden()) {
        handbook_->setGeometry(handbookRoom());
        if (handbook_->showsOnTable()) leaveTo(handbook_->geometry());
    }
    board_->board().setStageRoom(isWhole ? QRectF() : stage);
}

}
