// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/game_board.h"

#include "game/equal_pieces.h"
#include "ui/marks.h"
#include "ui/opened_seat.h"
#include "ui/say.h"

#include <QEvent>
#include <QVBoxLayout>

#include <algorithm>

namespace heorot::ui {

GameBoard::GameBoard(const game::GameView& view, const game::Words& words, ArtCache& art, QWidget* parent)
    : QWidget(parent), view_(view), words_(words), board_(new BoardWidget(art, this)) {
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->addWidget(board_);
    setFocusProxy(board_);
    connect(board_, &BoardWidget::chosen, this, &GameBoard::choose);
    connect(board_, &BoardWidget::pointed, this, &GameBoard::point);
    connect(board_, &BoardWidget::lifted, this, &GameBoard::lift);
    connect(board_, &BoardWidget::dropped, this, &GameBoard::drop);
    connect(board_, &BoardWidget::back, this, [this] {
        if (opened_ != engine::nobody)
            openSeat(engine::nobody);
        else if (!back())
            emit leaving();
    });
    connect(board_, &BoardWidget::sceneSizeWanted, this, [this] { setSitting(sitting_); });
}

GameBoard::~GameBoard() {
    // The board outlives the chooser by a moment and loses the focus in it.
    disconnect(board_, nullptr, this, nullptr);
}

void GameBoard::takeSitting(const Sitting& sitting) {
    const game::Look before = sitting_.look;
    // Another person looks at something else.
    if (sitting.viewer != sitting_.viewer && sitting.decides) opened_ = engine::nobody;
    sitting_ = sitting;
    sitting_.opened = opened_;
    sitting_.look.size = board_->wantedSize();
    if (before != sitting_.look) places_ = {};
    board_->setLook(sitting_.look);
}

void GameBoard::showMatch(const record::AnyMatch& match, const Sitting& sitting, const Transition& transition) {
    letGo();
    match_ = &match;
    past_.reset();
    isPast_ = false;
    takeSitting(sitting);
    askIfDue({match, view_, words_, sitting_}, chooser_);
    if (const Turn turn = turnOf(match); turn != std::exchange(turn_, turn)) board_->beginTurn();
    Transition whole = transition;
    if (transition.speed > 0 && !left_.ways.empty()) {
        const game::Scene after = compose({match, view_, words_, sitting_}, chooser_);
        for (const auto& [equals, clicked] : left_.ways)
            for (const game::Movement& movement : game::closingUp(left_.scene, after, equals, clicked))
                whole.movements.push_back(movement);
    }
    refresh(whole);
    if (chooser_.isOpen()) board_->focusNext();
}

GameBoard::Turn GameBoard::turnOf(const record::AnyMatch& match) {
    const auto& moves = match.moves();
    std::size_t first = moves.size();
    while (first > 0 && moves[first - 1].seat == match.toMove()) --first;
    return {match.toMove(), first};
}

void GameBoard::showMoment(const game::Moment& showing, const Transition& transition) {
    forget();
    isPast_ = false;
    board_->setScene(showing.scene, transition);
    setLighted(lighted_);
}

void GameBoard::showPast(const record::AnyMatch& match, std::size_t moves, const Sitting& sitting, const QString& head,
                         const Transition& transition) {
    forget();
    isPast_ = true;
    past_ = Past{&match, moves, head};
    takeSitting(sitting);
    refreshPast(transition);
}

void GameBoard::refreshPast(const Transition& transition) {
    const Table table{*past_->match, view_, words_, sitting_};
    board_->setScene(composePast(table, past_->moves, past_->head), transition);
    setLighted(lighted_);
    board_->setTip(tipOf(pointed_));
}

void GameBoard::forget() {
    letGo();
    match_ = nullptr;
    past_.reset();
    hint_.reset();
    chooser_.close();
    setLighted(lighted_);
    board_->setTip({});
}

void GameBoard::setSitting(const Sitting& sitting) {
    const bool asked = chooser_.isOpen();
    takeSitting(sitting);
    if (past_) return refreshPast();
    if (!match_) return;
    const Table table{*match_, view_, words_, sitting_};
    if (table.asks() != asked) {
        letGo();
        askIfDue(table, chooser_);
    }
    refresh();
}

void GameBoard::setTheme(const Theme& theme) {
    board_->setTheme(theme);
}

void GameBoard::setTextScale(double scale) {
    board_->setTextScale(scale);
}

void GameBoard::setLighted(const QStringList& spots) {
    lighted_ = spots;
    const QStringList next = chooser_.lit();
    Marks marks{sitting_.help == Help::None ? QStringList() : next, chooser_.chosen(), lighted_, next,
                chooser_.foremost()};
    if (match_ && hint_) marks.hinted = view_.path(*match_, *hint_);
    if (match_) marks.taught = taught_;
    if (match_) marks.shown = shown_;
    if ((match_ || isPast_) && opened_ == engine::nobody) marks.outlines = outlines_;
    marks.isPast = isPast_;
    board_->setMarks(marks);
}

void GameBoard::setHint(const std::optional<engine::Action>& action) {
    if (action == hint_ || !match_) return;
    hint_ = action;
    refresh();
}

void GameBoard::setTaught(std::vector<Taught> taught) {
    if (taught == taught_) return;
    taught_ = std::move(taught);
    setLighted(lighted_);
}

void GameBoard::setShown(const QStringList& spots) {
    if (spots == shown_) return;
    shown_ = spots;
    setLighted(lighted_);
}

void GameBoard::setOutlines(std::vector<Outline> outlines) {
    if (outlines == outlines_) return;
    outlines_ = std::move(outlines);
    setLighted(lighted_);
}

void GameBoard::choose(const QString& spot) {
    const auto isDark = [&](const PromptButton& button) { return button.spot == spot && button.isDark; };
    const auto& commands = sitting_.commands;
    if (!match_ || std::any_of(commands.begin(), commands.end(), isDark)) return tellWhat(spot);
    if (spot.startsWith(commandZone) || sitting_.pages.contains(spot)) return emit command(spot);
    if (spot == backSpot) {
        back();
        return;
    }
    if (spot == closeSpot) {
        openSeat(engine::nobody);
        return;
    }
    const Table table{*match_, view_, words_, sitting_};
    if (const auto laid = laidAt(table, chooser_, spot)) return emit takenBack(*laid, spot);
    const bool isLast = !chooser_.chosen().isEmpty() && chooser_.chosen().back() == spot;
    // Pressed twice, a button still asks: the question must not vanish unseen.
    if (isLast && spot.startsWith(choiceZone) && chooser_.completes(game::confirmSpot))
        return board_->focusNext(game::confirmSpot);
    if (!chooser_.isLit(spot) && !chooser_.mayBegin(spot) && !isLast) {
        const auto seat = seatOfPanel(table, panelAround(spot));
        if (seat && whyNot(table, chooser_, spot).isEmpty() && openSeat(*seat == opened_ ? engine::nobody : *seat))
            return;
        return tellWhat(spot);
    }
    // What begins anew leaves what was chosen before.
    const QStringList way = chooser_.isLit(spot) ? chooser_.chosen() + QStringList{spot} : QStringList{spot};
    const auto action = chooser_.choose(spot);
    refresh();
    if (!action) return board_->focusNext(chooser_.completes(game::confirmSpot) ? game::confirmSpot : QString());
    const game::Path path = view_.path(*match_, *action);
    left_ = {board_->scene(), {}};
    for (std::size_t i = 0; i < path.size() && static_cast<qsizetype>(i) < way.size(); ++i)
        if (path[i].size() > 1) left_.ways.emplace_back(path[i], way[static_cast<qsizetype>(i)]);
    emit decided(*action, game::picksOf(way));
    left_ = {};
}

/// A piece is carried if it begins a choice that ends at a place on the table. One that is a whole choice by itself is
/// carried from beside the stage onto it: a card out of the hand.
void GameBoard::lift(const QString& spot) {
    if (!match_ || !chooser_.isOpen() || spot.startsWith(choiceZone)) return;
    Chooser lifting = chooser_;
    const bool isChosen = !lifting.chosen().isEmpty() && lifting.chosen().back() == spot;
    if (!isChosen && lifting.completes(spot)) {
        const game::Spot* what = board_->scene().find(spot);
        if (!what || game::stageOf(sitting_.look).intersects(what->area)) return;
        beforeLift_ = chooser_;
        return board_->carry(spot);
    }
    if (!isChosen && (lifting.choose(spot) || lifting.chosen().isEmpty() || lifting.chosen().back() != spot)) return;
    const QStringList next = lifting.lit();
    if (std::all_of(next.begin(), next.end(), [](const QString& to) { return to.startsWith(choiceZone); })) return;
    beforeLift_ = std::exchange(chooser_, lifting);
    board_->carry(spot);
    refresh();
}

void GameBoard::drop(const QString& piece, const QString& spot, bool isOnStage) {
    if (!beforeLift_) return;
    const Chooser before = *std::exchange(beforeLift_, std::nullopt);
    const bool isWhole = before.completes(piece).has_value();
    // Released where it lay, as by a click.
    if (spot == piece) {
        if (isWhole)
            choose(piece);
        else if (before.chosen() == chooser_.chosen())
            back();
        return;
    }
    if (isWhole && isOnStage && !seatOfPanel({*match_, view_, words_, sitting_}, spot)) return choose(piece);
    if (!isWhole && chooser_.isLit(spot)) return choose(spot);
    const game::Spot* where = match_ ? board_->scene().find(spot) : nullptr;
    Tip refused;
    if (where && isOnStage)
        refused = {
            spot, where->name, {}, Tip::Kind::Refused, whyNot({*match_, view_, words_, sitting_}, chooser_, spot)};
    chooser_ = before;
    refresh();
    if (!refused.reason.isEmpty()) tell(refused);
}

void GameBoard::letGo() {
    beforeLift_.reset();
    board_->putDown();
}

bool GameBoard::openSeat(engine::Seat seat) {
    if (!match_) return false;
    if (seat == opened_) return true;
    const Table table{*match_, view_, words_, sitting_};
    if (seat != engine::nobody && !canOpen(table, seat)) return false;
    const engine::Seat before = std::exchange(opened_, seat);
    sitting_.opened = seat;
    refresh();
    board_->focusNext(seat == engine::nobody ? panelOf(before) : closeSpot);
    if (seat != engine::nobody) emit seatOpened();
    return true;
}

bool GameBoard::back() {
    const QStringList before = chooser_.chosen();
    if (!chooser_.back()) return false;
    refresh();
    board_->focusNext(before.last());
    return true;
}

void GameBoard::point(const QString& spot) {
    if (spot == pointed_) return;
    pointed_ = spot;
    if (match_ && pointingOf({*match_, view_, words_, sitting_}, chooser_, spot, hint_) != pointing_)
        refresh();
    else
        board_->setTip(tipOf(spot));
    emit pointed(spot);
}

void GameBoard::refresh(const Transition& transition) {
    if (!match_) return;
    const Table table{*match_, view_, words_, sitting_};
    Prompt asked = promptOf(table, chooser_);
    takeStep();
    pointing_ = pointingOf(table, chooser_, pointed_, hint_);
    // The spot under the mouse may be gone with the new scene; the board says so at once, and this is called again.
    board_->setScene(compose(table, chooser_, pointed_, &places_, hint_), transition);
    setLighted(lighted_);
    board_->setTip(tipOf(pointed_));
    const double height = game::frameOf(sitting_.look, match_->setup().seats).prompt.height();
    const double rise = std::max(0., places_.now.height - height - overStrip);
    const double before = std::exchange(promptRise_, rise);
    std::swap(asked, prompt_);
    if (before != rise) emit promptRose();
    if (asked.head != prompt_.head || asked.second != prompt_.second) emit promptChanged(prompt_.head, prompt_.second);
}

/// Buttons keep their places from step to step while the same seat decides.
void GameBoard::takeStep() {
    const Step step{match_->toMove(), match_->moves().size(), chooser_.chosen()};
    if (step == step_) return;
    if (step.mover == step_.mover)
        places_.before = places_.now;
    else
        places_ = {};
    step_ = step;
}

Tip GameBoard::tipOf(const QString& spot) const {
    const game::Spot* what = board_->scene().find(spot);
    if (!what) return {};
    // The sign stands beside numbers.
    const auto isDigit = [](QChar letter) { return letter.isDigit(); };
    const QString words = what->name + what->description;
    const bool isUnsure = what->isUnsure && std::any_of(words.begin(), words.end(), isDigit);
    Tip tip{what->id, what->name, what->description, Tip::Kind::Told, {}, isUnsure};
    if (match_) {
        const Table table{*match_, view_, words_, sitting_};
        const auto seat = seatOfPanel(table, spot);
        QString opens;
        if (seat && seat != opened_ && !chooser_.isLit(spot) && canOpen(table, *seat))
            opens = Say::tr("Click or press Enter to see everything large.");
        if (sitting_.pages.contains(spot)) opens = Say::tr("Click or press Enter to see what it brought each player.");
        if (!tip.text.isEmpty() && !opens.isEmpty()) tip.text += u'\n';
        tip.text += opens;
    }
    if (isUnsure)
        tip.text += (tip.text.isEmpty() ? QString() : QStringLiteral("\n")) + unsureMark + u' ' +
                    Say::tr("Not all of its numbers are printed.");
    tip.more = what->id.startsWith(commandZone) ? QString() : more_;
    // What a button of the prompt waits for is no refusal.
    const auto waits = [&](const PromptButton& button) { return button.spot == spot && !button.missing.isEmpty(); };
    if (std::any_of(prompt_.buttons.begin(), prompt_.buttons.end(), waits)) return tip;
    if (match_) tip.reason = whyNot({*match_, view_, words_, sitting_}, chooser_, spot);
    if (!tip.reason.isEmpty()) tip.kind = Tip::Kind::Refused;
    // What the choice would bring is shown already; the name alone would only cover it.
    const bool isName = tip.text.isEmpty() && tip.reason.isEmpty();
    if (isName && pointing_.action && spot == pointed_ && chooser_.completes(spot)) return {};
    return tip;
}

QString GameBoard::refusalAt(const QString& spot) const {
    if (!match_) return {};
    const engine::Violation violation = ui::refusalAt({*match_, view_, words_, sitting_}, chooser_, spot);
    return violation ? QString::fromStdString(match_->refusalName(violation)) : QString();
}

/// Nothing that is pressed stays silent: what is no choice says what it is, and why not.
void GameBoard::tellWhat(const QString& spot) {
    tell(tipOf(spot));
}

void GameBoard::tell(const Tip& tip) {
    board_->setTip(tip);
    board_->showTip();
    emit refused(!tip.reason.isEmpty() ? tip.reason : tip.text.isEmpty() ? tip.title : tip.text, tip.kind);
}

void GameBoard::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() != QEvent::LanguageChange) return;
    places_ = {};
    refresh();
}

}
