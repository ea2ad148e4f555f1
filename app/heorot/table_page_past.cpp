// SPDX-License-Identifier: GPL-3.0-or-later
// The table page's earlier positions, to look at only: before a move of the others, or after a line of the log.
#include "heorot/table_page.h"

#include "game/position.h"
#include "language/phrase.h"
#include "session/play_on.h"

#include <QMenu>

#include <algorithm>
#include <iterator>

namespace heorot::app {

void TablePage::connectPast() {
    connect(time_, &StoryStrip::backWanted, this, [this] { stepLine(-1); });
    connect(time_, &StoryStrip::forwardWanted, this, [this] { stepLine(1); });
    connect(time_, &StoryStrip::closed, this, &TablePage::leavePast);
    const auto onMove = [this](auto what) {
        return [this, what] {
            if (past_ && past_->move) what(*past_->move);
        };
    };
    connect(time_, &TimeStrip::whyWanted, this, onMove([this](std::size_t move) { showWhy(move); }));
    connect(time_, &TimeStrip::goBackWanted, this, onMove([this](std::size_t move) { session_->goBackTo(move); }));
    connect(time_, &TimeStrip::withdrawWanted, this, onMove([this](std::size_t move) { withdraw(move); }));
    connect(time_, &TimeStrip::playOnWanted, this, [this] {
        if (past_) emit playOn(past_->moves, false);
    });
    connect(why_, &WhyCard::momentWanted, this, &TablePage::showLine);
    connect(panel_, &LogPanel::moveChosen, this, &TablePage::showLine);
    QListView& lines = panel_->view();
    lines.setContextMenuPolicy(Qt::CustomContextMenu);
    connect(&lines, &QWidget::customContextMenuRequested, this, [this, &lines](const QPoint& at) {
        const QVariant move = lines.indexAt(at).data(LogModel::MoveRole);
        if (move.isValid())
            offerLineMenu(static_cast<std::size_t>(move.toULongLong()), lines.viewport()->mapToGlobal(at));
    });
}

bool TablePage::mayShowPast() const {
    return !session_->isGuided() && session_->waitingFor() == engine::nobody && !momentLayer_->isPlaying() &&
           end_->isHidden();
}

TimeStrip::Offers TablePage::offersAt(std::size_t move) const {
    const auto& moves = session_->match().moves();
    TimeStrip::Offers offers;
    offers.why = !session_->isPerson(moves[move].seat);
    offers.goBack = session_->mayGoBackTo(move);
    // The pieces of a subset are decisions of one seat in an unbroken row.
    offers.withdraw = offers.goBack && move + 1 < moves.size() &&
                      std::all_of(moves.begin() + static_cast<std::ptrdiff_t>(move), moves.end(),
                                  [&](const engine::Move& later) { return later.seat == moves[move].seat; });
    offers.playOn = mayPlayOn(move + 1);
    return offers;
}

bool TablePage::mayPlayOn(std::size_t moves) const {
    const record::AnyMatch& match = session_->match();
    const bool isEnd = match.isOver() && moves >= match.moves().size();
    return mayShowPast() && !session_->isDemo() && !isEnd && session::canReplay(match);
}

ui::Outline TablePage::outlineOf(std::size_t move) const {
    const session::TurnReport& report = session_->report(move, session_->viewer());
    ui::Outline outline;
    outline.seat = session_->match().moves()[move].seat;
    for (const session::ReportLine& line : report.lines) outline.spots << line.spots;
    outline.movements = report.movements;
    outline.isChosen = true;
    return outline;
}

void TablePage::showPast(const ui::Transition& transition) {
    session_->closeHint();
    session_->setHeld(true);
    board_->showPast(session_->match(), past_->moves, sitting(),
                     //: In the place of the prompt, while an earlier position is shown
                     tr("An earlier position, for viewing only."), transition);
    updateActions();
    arrange();
}

/// The position before the chosen entry, or the present one again.
void TablePage::showBefore(bool isBefore) {
    endReplay();
    if (!isBefore || recap_->entries().empty() || !mayShowPast()) {
        leavePast();
        return showStory();
    }
    past_ = Past{recap_->entries()[recap_->chosen()].first, false, {}};
    showPast({{}, settings_.animationSpeed});
    showStory();
    //: For screen readers: %1 what another player did
    announce({tr("The table before this: %1").arg(recap_->entries()[recap_->chosen()].allSentences())});
}

/// The position after a line of the log.
void TablePage::showLine(std::size_t move) {
    if (!mayShowPast() || move >= session_->match().moves().size()) return;
    if (isDrawerOpen()) openLog(false);
    time_->follow();
    goToLine(move);
    time_->setFocus();
}

void TablePage::goToLine(std::optional<std::size_t> move) {
    endReplay();
    const std::size_t before = past_ ? past_->moves : session_->match().moves().size();
    past_ = Past{move ? *move + 1 : 0, true, move};
    TimeStrip::Offers offers;
    if (move)
        offers = offersAt(*move);
    else
        offers.playOn = mayPlayOn(0);
    time_->showMove(move, offers);
    ui::Transition transition{{}, settings_.animationSpeed};
    // What moved comes from where it was.
    if (move && before < past_->moves) transition.movements = session_->report(*move, session_->viewer()).movements;
    showPast(transition);
    showStory();
    announce({time_->spoken()});
}

void TablePage::stepLine(int by) {
    const auto& moves = time_->moves();
    const auto at = past_->move ? std::upper_bound(moves.begin(), moves.end(), *past_->move) : moves.begin();
    const auto to = (at - moves.begin()) + by;
    if (to < 0 || to > std::ssize(moves)) return;
    goToLine(to == 0 ? std::nullopt : std::optional(moves[static_cast<std::size_t>(to) - 1]));
}

/// The present position is shown next.
void TablePage::dropPast() {
    endReplay();
    past_.reset();
    recap_->setBefore(false);
}

void TablePage::leavePast() {
    if (!past_) return;
    const bool hadFocus = time_->isAncestorOf(focusWidget()) || time_ == focusWidget();
    dropPast();
    board_->showMatch(session_->match(), sitting(), {{}, settings_.animationSpeed});
    updateActions();
    showStory();
    arrange();
    if (hadFocus) board_->setFocus();
    releaseSession();
}

/// Computer players go on once the present position is shown.
void TablePage::releaseSession() {
    const bool isCovered = past_ || momentLayer_->isPlaying() || chapter_->isOpen();
    if (session_->isHeld() && !isCovered) session_->setHeld(false);
}

/// What can be done about a line of the log.
void TablePage::offerLineMenu(std::size_t move, const QPoint& at) {
    if (!mayShowPast()) return;
    const TimeStrip::Offers offers = offersAt(move);
    auto* menu = new QMenu(this);
    menu->setObjectName(QStringLiteral("lineMenu"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setFont(style_.font(game::Type::Body));
    const auto add = [&](const char* icon, const QString& text, auto what) {
        const QIcon picture = style_.icon(QLatin1String("icons/") + QLatin1String(icon), 20, game::Tone::OnDark);
        connect(menu->addAction(picture, text), &QAction::triggered, this, what);
    };
    add("time", tr("Show this moment"), [this, move] { showLine(move); });
    if (offers.why) {
        const QString name = game::nameOf(session_->match().seating(), session_->match().moves()[move].seat);
        //: A menu of a line of the log: %1 a computer player; a translation may have two spellings beside it
        add("seat", language::Phrase(tr("Why did %1 play that?")).arg(name), [this, move] { showWhy(move); });
    }
    if (offers.goBack) add("back-to-line", tr("Back to before this line"), [this, move] { session_->goBackTo(move); });
    if (offers.withdraw) add("undo", tr("Take back only this"), [this, move] { withdraw(move); });
    if (offers.playOn)
        add("play", tr("Play on from here, as a new game"), [this, move] { emit playOn(move + 1, false); });
    menu->popup(at);
}

}
