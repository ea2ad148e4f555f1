// SPDX-License-Identifier: GPL-3.0-or-later
// What the table page shows of its session: the layout of its parts, the available actions, and messages.
#include "heorot/announce.h"
#include "heorot/table_commands.h"
#include "heorot/table_fit.h"
#include "heorot/table_page.h"

#include <algorithm>

namespace heorot::app {

namespace {

ui::Help helpOf(Assist assist) {
    switch (assist) {
    case Assist::None: return ui::Help::None;
    case Assist::Lit: return ui::Help::Lit;
    default: return ui::Help::Sums;
    }
}

}

void TablePage::setSettings(const Settings& settings) {
    settings_ = settings;
    style_.theme = ui::Theme(settings.theme);
    board_->setTheme(style_.theme);
    board_->setTextScale(settings.textScale);
    bar_->setPace(settings.paceMs);
    session_->setOptions(optionsOf(settings));
    restyle();
}

void TablePage::restyle() {
    style_.ratio = devicePixelRatioF();
    fitTable(style_, size(), settings_.textScale, session_->match().seating());
    setStyleSheet(style_.sheet());
    actions_.setStyle(style_, session_->isPaused());
    panel_->setStyle(style_);
    hint_->setStyle(style_);
    why_->setStyle(style_);
    handbook_->setStyle(style_);
    rail_->setStyle(style_);
    end_->setStyle(style_);
    chapter_->setStyle(style_);
    card_->setStyle(style_);
    styleStory();
    if (past_) return showPast({});
    if (session_->match().moves().empty() || !momentLayer_->isPlaying()) board_->setSitting(sitting());
    arrange();
}

/// A part of the frame in page coordinates; the whole table is scaled for large text and small windows.
QRect TablePage::onPage(const QRectF& area) const {
    return app::onTable(style_, area, size());
}

void TablePage::arrange() {
    const bool compact = style_.look.compact();
    const game::Frame frame = game::frameOf(style_.look, session_->match().setup().seats);
    for (QWidget* whole : std::initializer_list<QWidget*>{momentLayer_, end_}) whole->setGeometry(rect());
    bar_->setGeometry(0, 0, width(), onPage({0, 0, 1, frame.track.height() + 2}).bottom() + 1);
    bar_->setStyle(style_, onPage(frame.track));
    status_->setGeometry(0, 0, 1, 1);
    const QRect log = onPage(frame.log);
    const QRect prompt = onPage(frame.prompt);
    const int stageFoot = keepsStoryRoom() ? storyRoom().top() : prompt.top();
    rail_->setVisible(compact);
    rail_->setGeometry(log);
    panel_->setCloseShown(compact);
    if (compact) {
        const int wide = std::min(width() - 40, static_cast<int>(400 * style_.textScale));
        // Over the board, which keeps its size, and above the prompt, whose buttons stay free.
        panel_->setGeometry(log.left() - wide, log.top() + 4, wide, stageFoot - log.top() - 10);
        panel_->setVisible(actions_.log->isChecked());
    } else {
        QRect below = log;
        if (!handbook_->isHidden() && !isHandbookLeft_) below.setTop(handbookRoom().bottom() + 8);
        panel_->setGeometry(below);
        panel_->show();
    }
    updateOverlay();
    arrangeCards();
    arrangeHandbook();
    arrangeStory();
    // Over prompt and hand; the rest of the table stays visible.
    card_->setGeometry(prompt.united(onPage(frame.hand)));
    momentLayer_->setStyle(style_, prompt, commandsWidth_);
    notice_->setStyle(style_, onPage(frame.left),
                      QRect(prompt.left(), stageFoot - prompt.height() - 6, prompt.width(), prompt.height()));
    chapter_->setRooms(QRect(0, bar_->height(), width(), height() - bar_->height()),
                       prompt.translated(0, -prompt.height() - 6));
    arrangeTips();
}

/// Tips keep off what covers an end of the table.
void TablePage::arrangeTips() {
    const game::Frame frame = game::frameOf(style_.look, session_->match().setup().seats);
    const QRect prompt = onPage(frame.prompt);
    const int stageFoot = keepsStoryRoom() ? storyRoom().top() : prompt.top();
    const QRect table(0, bar_->height(), onPage(frame.log).left(), height() - bar_->height());
    QRect free = table;
    for (const QWidget* cover : std::initializer_list<const QWidget*>{handbook_, panel_, hint_, why_}) {
        if (cover->isHidden()) continue;
        if (cover->geometry().center().x() > table.center().x())
            free.setRight(std::min(free.right(), cover->geometry().left() - 1));
        else
            free.setLeft(std::max(free.left(), cover->geometry().right() + 1));
    }
    board_->board().setTipRoom(free, prompt.united(QRect(prompt.left(), stageFoot, prompt.width(), 1)));
}

bool TablePage::isDrawerOpen() const {
    return style_.look.compact() && !panel_->isHidden();
}

/// Escape closes what covers the table before it cancels a choice.
void TablePage::updateOverlay() {
    const bool hasNotice = !notice_->isHidden() && !covered_;
    closeOverlay_->setEnabled(past_ || isDrawerOpen() || !end_->isHidden() || hasNotice || hasCard() ||
                              !handbook_->isHidden());
    for (QAction* key : hintKeys_) key->setEnabled(!hint_->isHidden());
}

ui::Sitting TablePage::sitting() const {
    ui::Sitting sitting;
    const Settings& settings = settings_;
    sitting.viewer = session_->viewer();
    const record::AnyMatch& match = session_->match();
    if (session_->isOpenDemo() && !match.isOver()) sitting.viewer = match.toMove();
    sitting.decides = session_->mayDecide() && asks_;
    const bool isOpen = sitting.decides && sitting.viewer == engine::nobody;
    if (isOpen) sitting.decidesOpenly = session_->match().toMove();
    sitting.look = style_.look;
    sitting.help = helpOf(settings.assist);
    // A lesson has its own commands.
    if (session_->isGuided()) return sitting;
    const auto& chapters = session_->chapters();
    for (std::size_t place = 0; place + 1 < chapters.size(); ++place)
        sitting.pages << game::chapterSpot(chapters[place].chapter.number);
    if (isOpen && session_->match().holdsSecrets(sitting.decidesOpenly))
        //: Button of the prompt: shows the cards, tiles or tokens of the person to move, who decides without them so
        //: far
        sitting.commands.push_back({lookCommand, tr("My hand"), QStringLiteral("icons/hand-over"),
                                    tr("See what only you may see, once the others have looked away.")});
    if (sitting.decides && !isOpen && settings.assist == Assist::Hints)
        sitting.commands.push_back(
            {hintCommand, actions_.hint->text(), QStringLiteral("icons/hint"), actions_.hint->toolTip(), false, true});
    // Always there, so that no other button moves under the mouse.
    if (sitting.decides)
        sitting.commands.push_back({resetCommand, actions_.reset->text(), QStringLiteral("icons/reset-turn"),
                                    actions_.reset->toolTip(), !session_->canResetTurn(), true});
    if (session_->match().isOver()) {
        sitting.commands.push_back(
            {resultCommand, tr("Result"), QStringLiteral("icons/chart"), tr("Show the points of all players again.")});
        sitting.commands.push_back({rematchCommand, tr("Rematch"), QStringLiteral("icons/rematch"),
                                    tr("The same players again, each moved over by one seat.")});
    }
    return sitting;
}

void TablePage::teach(std::vector<ui::Taught> taught, bool asks) {
    board_->setTaught(std::move(taught));
    if (asks == asks_) return;
    asks_ = asks;
    if (momentLayer_->isPlaying()) return;
    board_->setSitting(sitting());
}

void TablePage::uncover(QWidget& layer) {
    if (QWidget* focus = layer.focusWidget()) focus->clearFocus();
    layer.hide();
}

/// The session has changed.
void TablePage::follow() {
    followChapters();
    log_.follow();
    present();
}

/// Shows the current session, after the moments that lead to it.
void TablePage::present() {
    updateActions();
    followViewer();
    if (!moments_.empty()) {
        showMoments();
        // Nothing may be asked or taken back meanwhile.
        updateActions();
    }
    if (momentLayer_->isPlaying()) {
        closeCards();
        followStory();
        thinking_->stop();
        return;
    }
    followAdvice();
    notice_->clearHint();
    // Nobody else looks at what one sees of an earlier position.
    if (past_ && (!mayShowPast() || story_.viewer != session_->viewer())) dropPast();
    // A partial choice stays if only the look changed.
    if (past_)
        showPast({});
    else if (board_->shows(session_->match()))
        board_->setSitting(sitting());
    else
        board_->showMatch(session_->match(), sitting(), transition());
    keepCommandsFree();
    if (!handbook_->isHidden()) showSection();
    followStory();
    bar_->setTitle(session_->game().words().title());
    // In a lesson one goes back as often as one likes.
    bar_->setMarked(session_->match().marked() && !session_->isGuided());

    const bool hasPage = showDueChapter();
    const engine::Seat next = session_->waitingFor();
    if (next != engine::nobody && !hasPage)
        card_->ask(next);
    else
        uncover(*card_);
    if (!session_->match().isOver()) uncover(*end_);
    if (std::exchange(endPending_, false)) {
        end_->showResult();
        sounds_->resultShown();
    }
    sounds_->positionShown();
    const bool covers = hasPage || next != engine::nobody || !end_->isHidden();
    if (std::exchange(covered_, covers) && !covers) board_->setFocus();
    arrange();
    // News already read to one person is not repeated for the next.
    QStringList news = std::exchange(news_, {});
    if (next != engine::nobody) news.clear();
    if (session_->mayDecide()) news << board_->prompt().head;
    if (next != engine::nobody || !news.isEmpty()) announce(news);
    releaseSession();
}

/// Next must never appear where Hint was just before.
void TablePage::keepCommandsFree() {
    const int right = onPage(game::frameOf(style_.look, session_->match().setup().seats).prompt).right();
    int width = 0;
    for (const game::Spot& spot : board_->board().scene().spots)
        if (spot.id.startsWith(ui::commandZone))
            width = std::max(width, right - static_cast<int>(board_->board().spotArea(spot.id).left()));
    if (width > 0) commandsWidth_ = width;
}

void TablePage::updateActions() {
    const bool paused = session_->isPaused();
    const bool hasPage = chapter_->isOpen() && !chapter_->isLooking();
    const bool covered = session_->waitingFor() != engine::nobody || momentLayer_->isPlaying() || hasPage || past_;
    actions_.undo->setEnabled(session_->canUndo() && !covered);
    actions_.redo->setEnabled(session_->canRedo() && !covered);
    actions_.reset->setEnabled(session_->canResetTurn() && !covered);
    actions_.setUndoTip(session_->canUndo()      ? QString()
                        : session_->hasDecided() ? tr("You can’t undo your last decision: something hidden has been "
                                                      "revealed since, or another player has acted.")
                                                 : tr("There is nothing to take back yet."));
    actions_.hint->setVisible(settings_.assist == Assist::Hints);
    actions_.hint->setEnabled(session_->mayAskHint() && !covered && actions_.hint->isVisible());
    actions_.why->setVisible(session_->hasComputers());
    actions_.why->setEnabled(!covered && lastComputerMove(*session_).has_value());
    for (QAction* action : {actions_.pause, actions_.step}) action->setVisible(session_->hasComputers());
    seatsMenu_->refresh();
    // Moments cover the table, and nobody moves meanwhile.
    const bool isPlaying = momentLayer_->isPlaying();
    actions_.pause->setEnabled(session_->hasComputers() && !session_->match().isOver() && !isPlaying);
    actions_.rules->setEnabled(!isPlaying);
    actions_.step->setEnabled(paused && !isPlaying && !session_->match().isOver() &&
                              !session_->isPerson(session_->match().toMove()));
    const bool isLesson = session_->isGuided();
    for (QAction* action : {actions_.undo, actions_.redo, actions_.reset, actions_.saveAs, actions_.open})
        action->setVisible(!isLesson);
    if (isLesson)
        for (QAction* action : {actions_.hint, actions_.why, actions_.pause, actions_.step}) action->setVisible(false);
    for (QAction* action : {actions_.earlier, actions_.later, actions_.before}) action->setVisible(!isLesson);
    bar_->setPaceShown(session_->hasComputers() && !isLesson);
    seatsMenu_->menuAction()->setVisible(!isLesson);
    for (QAction* action : {actions_.log, actions_.keys})
        action->setEnabled(session_->waitingFor() == engine::nobody && !hasPage && !isPlaying);
    if (actions_.pause->isChecked() != paused || actions_.pause->icon().isNull()) {
        actions_.pause->setChecked(paused);
        actions_.retranslate(paused);
        actions_.setStyle(style_, paused);
    }
}

void TablePage::announce(const QStringList& sentences) {
    app::announce(*status_, sentences);
}

}
