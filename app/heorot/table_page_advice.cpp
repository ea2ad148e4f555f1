// SPDX-License-Identifier: GPL-3.0-or-later
// The table page's hints and reasons: cards beside the board, and what they light on it.
#include "heorot/table_page.h"
#include "ui/opened_seat.h"

#include <QtMath>

#include <algorithm>

namespace heorot::app {

namespace {

/// Parts of a scene that lie under the whole table.
bool isGround(const game::Sprite& sprite, const QRectF& stage) {
    const bool isFill =
        sprite.fill == game::Tone::Table || sprite.fill == game::Tone::TableDeep || sprite.fill == game::Tone::Bar;
    return isFill || sprite.area.contains(stage) || !sprite.area.intersects(stage);
}

/// What is free at the left end of the room, below the things that reach less than half of it down.
QRectF underLeft(const std::vector<QRectF>& things, const QRectF& room) {
    double top = room.top();
    double right = room.right();
    for (const QRectF& thing : things) {
        const bool isLow = thing.bottom() < room.center().y();
        if (isLow && thing.left() < room.left() + room.width() / 4) top = std::max(top, thing.bottom());
    }
    for (const QRectF& thing : things)
        if (thing.bottom() > top && thing.right() > room.left()) right = std::min(right, thing.left());
    return {room.left(), top, std::max(0., right - room.left()), room.bottom() - top};
}

}

void TablePage::connectAdvice() {
    connect(session_, &session::Session::hintRefined, hint_, &HintCard::follow);
    connect(session_, &session::Session::hintClosed, this, [this] {
        hint_->begin();
        uncover(*hint_);
        light();
        updateOverlay();
    });
    connect(session_, &session::Session::thinkingLong, this, [this] {
        if (momentLayer_->isPlaying()) return;
        thinking_->start(settings_.animationSpeed);
        announce({board_->prompt().second});
    });
    connect(hint_, &HintCard::lighted, this, [this] {
        light();
        arrangeCards();
    });
    connect(hint_, &HintCard::turned, this, [this] { announce({hint_->sentence()}); });
    connect(hint_, &HintCard::playWanted, this, &TablePage::playHint);
    connect(&board_->board(), &ui::BoardWidget::hintTaken, this, [this] {
        if (const auto action = hint_->lit()) return playHint(*action);
        //: After Enter was pressed while the computer still searches for a hint
        const QString wait = tr("The hint isn’t there yet. Enter will play it once you can see it.");
        notice_->showMessage(NoticeBar::Kind::Hint, wait);
        announce({wait});
    });
    connect(board_, &ui::GameBoard::seatOpened, this, [this] {
        closeCards();
        if (isDrawerOpen()) openLog(false);
    });
    connect(hint_, &SideCard::closed, this, &TablePage::closeCards);
    connect(why_, &SideCard::closed, this, &TablePage::closeCards);
    for (std::size_t i = 0; i < hintKeys_.size(); ++i)
        connect(hintKeys_[i], &QAction::triggered, this, [this, i] { hint_->turnTo(i); });
}

/// Lights what a line of the log means, otherwise what an open card means; a hint is pointed out in any case.
void TablePage::light(const QStringList& spots) {
    board_->setHint(hint_->lit());
    board_->board().setAwaitsHint(!hint_->isHidden() && !hint_->lit());
    makeRoomFor(spots);
    board_->setLighted(!spots.isEmpty() ? spots : why_->spots());
}

void TablePage::showHint() {
    if (!hint_->isHidden()) return hint_->turnToNext();
    if (!session_->mayAskHint()) return;
    closeCards();
    hint_->begin();
    session_->askHint();
    openCard(*hint_);
    light();
    // Enter is the hint's now, not that of the log or of the line that tells what the others did.
    board_->setFocus();
}

void TablePage::showWhy(std::size_t move, const std::optional<session::MoveRange>& row) {
    closeCards();
    why_->ask(move, row);
    openCard(*why_);
    light();
    announce({why_->sentence()});
}

std::optional<session::MoveRange> TablePage::toldRow(std::size_t move) const {
    for (const session::RecapEntry& entry : recap_->entries())
        if (entry.first <= move && move < entry.end) return session::MoveRange{entry.first, entry.end};
    return {};
}

void TablePage::openCard(SideCard& card) {
    // Only one thing lies over the board.
    board_->openSeat(engine::nobody);
    card.placeIn(cardRoom());
    card.show();
    opened(&card);
    card.raise();
    raiseCovers();
    arrangeTips();
    updateOverlay();
    outline();
}

void TablePage::closeCards() {
    const bool hadFocus = hint_->isAncestorOf(focusWidget()) || why_->isAncestorOf(focusWidget());
    session_->closeHint();
    uncover(*why_);
    arrangeTips();
    light();
    outline();
    updateOverlay();
    if (hadFocus) board_->setFocus();
}

bool TablePage::hasCard() const {
    return !hint_->isHidden() || !why_->isHidden();
}

/// Pressed in the card, where the action is spelled out, it needs no further confirmation.
void TablePage::playHint(engine::Action action) {
    closeCards();
    session_->play(action);
}

/// Beside the board if the table leaves room there, otherwise under what stands at its left end or, if that is too
/// little, over it, over the log or, in a small window, over the panels of the seats: never over the board, the prompt
/// or the hand.
SideCard::Room TablePage::cardRoom() const {
    const game::Look& look = style_.look;
    const QRectF stage = freeStage();
    const QRectF room = onPage(stage);
    const ui::BoardWidget& board = board_->board();
    std::vector<QRectF> things;
    for (const game::Sprite& sprite : session_->view()->scene(session_->match(), session_->viewer(), look).sprites)
        if (!isGround(sprite, stage)) things.push_back(board.placed(sprite.area));
    double taken = room.left();
    for (const QRectF& thing : things) taken = std::max(taken, thing.right());
    constexpr double leastCompact = 165, leastLarge = 250, widest = 320;
    const double scale = room.width() / stage.width();
    const double gap = 4 * scale;
    const double free = room.right() - taken - 2 * gap;
    if (!isDrawerOpen() && free >= (look.compact() ? leastCompact : leastLarge) * scale) {
        double left = room.right() - std::min(free, widest * scale) - gap;
        // Wholly over what a game shows beside its board, such as the effect of the choice that is lit.
        for (const game::Sprite& sprite : board.scene().sprites)
            if (const double beside = board.placed(sprite.area).left(); beside > taken && beside < room.right())
                left = std::min(left, beside);
        return {QRectF(left, room.top() + gap, room.right() - gap - left, room.height() - 2 * gap).toAlignedRect()};
    }
    const QRectF under = underLeft(things, room);
    const bool isWide = under.width() >= ((look.compact() ? leastCompact : leastLarge) + 2) * scale;
    if (isWide && under.height() >= room.height() / 2) return leftRoom(under.adjusted(gap, gap, -gap, -gap));
    return roomOverPanels();
}

/// Whether something can be chosen there that has no button in the prompt.
bool TablePage::isNeeded(const QRectF& room) const {
    const ui::BoardWidget& board = board_->board();
    const auto isUnder = [&](const QString& spot) { return board.spotArea(spot).intersects(room); };
    if (!session_->mayDecide()) return false;
    engine::ActionList legal;
    session_->match().legalActions(legal);
    for (const engine::Action action : legal)
        for (const QStringList& equals : session_->view()->path(session_->match(), action)) {
            const auto isButton = [](const QString& spot) { return spot.startsWith(ui::choiceZone); };
            if (std::any_of(equals.begin(), equals.end(), isUnder) &&
                std::none_of(equals.begin(), equals.end(), isButton))
                return true;
        }
    return false;
}

/// At the left end of the stage: over what stands there too, unless it can be chosen. The effect of the choice that is
/// lit is covered whole or not at all.
SideCard::Room TablePage::leftRoom(const QRectF& under) const {
    const ui::BoardWidget& board = board_->board();
    const QRectF stage = freeStage();
    QRectF whole = under;
    whole.setTop(onPage(stage).top() + onPage(stage).bottom() - under.bottom());
    double end = under.top();
    for (const game::Sprite& sprite : board.scene().sprites)
        if (const QRectF area = board.placed(sprite.area); under.contains(area) && !isGround(sprite, stage))
            end = std::max(end, area.bottom());
    return {
        under.toAlignedRect(), isNeeded(whole) ? QRect() : whole.toAlignedRect(), {qCeil(end), qCeil(under.bottom())}};
}

/// Over the log, or over the panels of the seats, where the card ends with one of them.
SideCard::Room TablePage::roomOverPanels() const {
    const game::Look& look = style_.look;
    const int seats = session_->match().setup().seats;
    const game::Frame frame = game::frameOf(look, seats);
    if (!look.compact()) return {onPage(frame.log)};
    const QRectF first = frame.seats.front();
    SideCard::Room room{onPage({first.left(), first.top(), first.width(), look.size.height() - first.top() - 8})};
    // Games draw their panels with heights of their own.
    const game::Scene& scene = board_->board().scene();
    for (int seat = 0; seat < seats; ++seat)
        if (const game::Spot* panel = scene.find(ui::panelOf(static_cast<engine::Seat>(seat))))
            room.ends.push_back(onPage(panel->shown()).bottom() + 1);
    room.ends.push_back(room.usual.bottom() + 1);
    return room;
}

void TablePage::arrangeCards() {
    for (SideCard* card : std::initializer_list<SideCard*>{hint_, why_})
        if (!card->isHidden()) card->placeIn(cardRoom());
    const QRectF prompt = game::frameOf(style_.look, session_->match().setup().seats).prompt;
    const double side = prompt.height() - 4;
    // Around the mark of the seat in the prompt.
    thinking_->setGeometry(onPage({prompt.left() + 2, prompt.top() + 2, side * 1.1, side}));
    thinking_->setStyle(style_);
}

/// What the cards show after a change of the session.
void TablePage::followAdvice() {
    if (const auto move = why_->move(); move && *move >= session_->match().moves().size()) uncover(*why_);
    if (!session_->isThinkingLong()) thinking_->stop();
    light();
}

}
