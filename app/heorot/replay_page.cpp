// SPDX-License-Identifier: GPL-3.0-or-later
#include "heorot/replay_page.h"

#include "heorot/announce.h"
#include "heorot/handbook_dialog.h"
#include "heorot/keys_dialog.h"
#include "heorot/user_settings.h"

#include <QEvent>

#include <algorithm>
#include <array>

namespace heorot::app {

namespace {

/// How much faster than at the first speed.
constexpr std::array speeds{1., 2., 6.};

QString speedKey() {
    return QStringLiteral("replay/speed");
}

}

ReplayPage::ReplayPage(std::unique_ptr<session::Session> session, const Settings& settings, ui::ArtCache& art,
                       QWidget* parent)
    : QWidget(parent), session_(std::move(session)), settings_(settings), actions_(*this), log_(*session_),
      board_(new ui::GameBoard(*session_->view(), session_->game().words(), art, this)), status_(new QLabel(this)),
      panel_(new LogPanel(*session_, log_, this)), rail_(new LogRail(log_, actions_.log, this)),
      bar_(new ReplayBar(actions_, *this)), controls_(new ReplayControls(actions_, this)), notice_(new NoticeBar(this)),
      momentLayer_(new MomentLayer(this)) {
    setObjectName(QStringLiteral("replayPage"));
    session_->watchAs(engine::nobody);
    log_.setEnd(0);
    style_.art = footStyle_.art = &art;
    line_ = TimeLine(*session_);
    status_->setObjectName(QStringLiteral("replayStatus"));
    status_->lower();
    // A click leaves the keys where they are; Tab leads to the table.
    board_->setFocusPolicy(Qt::NoFocus);
    board_->board().setFocusPolicy(Qt::TabFocus);
    board_->board().addAction(actions_.play);
    panel_->view().addAction(actions_.play);
    panel_->ledger().addAction(actions_.play);
    setFocusProxy(&controls_->line());
    clock_.setSingleShot(true);
    connectActions();
    connectParts();
    setSpeed(userSettings().value(speedKey(), 0).toInt());
    retranslateUi();
    setSettings(settings);
    if (!session_->notice().isEmpty()) notice_->showMessage(NoticeBar::Kind::Warning, session_->notice());
}

ReplayPage::~ReplayPage() {
    momentLayer_->disconnect(this);
    board_->forget();
}

void ReplayPage::connectActions() {
    const auto on = [this](QAction* action, auto what) { connect(action, &QAction::triggered, this, what); };
    on(actions_.play, [this] { setPlaying(!isPlaying_); });
    on(actions_.back, [this] { goTo(step_ > 0 ? step_ - 1 : 0); });
    on(actions_.forward, [this] {
        setPlaying(false);
        if (step_ < line_.steps()) showStep(step_ + 1, true);
    });
    on(actions_.turnBack, [this] { goTo(line_.previousTurn(step_)); });
    on(actions_.turnForward, [this] { goTo(line_.nextTurn(step_)); });
    on(actions_.markBack, [this] { goTo(line_.previousMark(step_)); });
    on(actions_.markForward, [this] { goTo(line_.nextMark(step_)); });
    on(actions_.start, [this] { goTo(0); });
    on(actions_.end, [this] { goTo(line_.steps()); });
    on(actions_.slower, [this] { setSpeed(speed_ - 1); });
    on(actions_.faster, [this] { setSpeed(speed_ + 1); });
    on(actions_.perspective, [this] { controls_->openPerspectives(); });
    on(actions_.playOn, [this] { controls_->openPlayOn(); });
    on(actions_.log, [this](bool open) { openLog(panel_->leaveLedger() || open); });
    on(actions_.rules, [this] { (new HandbookDialog(session_->game(), style_, this))->open(); });
    on(actions_.settings, [this] { emit settingsRequested(); });
    on(actions_.fullScreen, [this] { emit fullScreenRequested(); });
    on(actions_.keys, [this] { showKeys(); });
    on(actions_.leave, [this] { goBack(); });
}

void ReplayPage::connectParts() {
    connect(&controls_->line(), &QAbstractSlider::valueChanged, this, [this](int step) {
        if (step != static_cast<int>(step_)) goTo(static_cast<std::size_t>(step));
    });
    connect(&controls_->speed(), &SegmentedControl::chosen, this, &ReplayPage::setSpeed);
    connect(&controls_->perspectiveMenu(), &QMenu::aboutToShow, this, &ReplayPage::fillPerspectives);
    connect(&controls_->playOnMenu(), &QMenu::aboutToShow, this, &ReplayPage::fillPlayOn);
    connect(panel_, &LogPanel::lighted, board_, &ui::GameBoard::setLighted);
    connect(rail_, &LogRail::lighted, board_, &ui::GameBoard::setLighted);
    connect(panel_, &LogPanel::closed, this, [this] { openLog(false); });
    connect(panel_, &LogPanel::moveChosen, this, [this](std::size_t move) { goTo(line_.stepOf(move + 1)); });
    connect(panel_, &LogPanel::chapterChosen, this,
            [this](std::size_t place) { goTo(line_.stepOf(session_->chapters().at(place).firstMove)); });
    connect(board_, &ui::GameBoard::leaving, this, &ReplayPage::goBack);
    connect(board_, &ui::GameBoard::refused, this, [this](const QString& sentence) { announce(*status_, {sentence}); });
    connect(&clock_, &QTimer::timeout, this, &ReplayPage::playNext);
    connect(momentLayer_, &MomentLayer::shown, this, [this](const game::Moment& moment) {
        board_->showMoment(moment, {{}, settings_.animationSpeed});
        announce(*status_, {moment.sentence});
    });
    connect(momentLayer_, &MomentLayer::ended, this, [this] {
        controls_->line().setFocus();
        if (isPlaying_) playNext();
    });
}

// Playing

void ReplayPage::goTo(std::size_t step) {
    setPlaying(false);
    showStep(std::min(step, line_.steps()), false);
}

void ReplayPage::setPlaying(bool playing) {
    if (playing == isPlaying_) return;
    isPlaying_ = playing;
    hasShownMoments_ = false;
    clock_.stop();
    actions_.retranslate(playing);
    actions_.setStyle(footStyle_, playing);
    if (momentLayer_->isPlaying()) {
        momentLayer_->skipAll();
        showPosition({});
    }
    if (!playing) return;
    // At the end it begins anew.
    if (step_ == line_.steps()) showStep(0, false);
    playNext();
}

void ReplayPage::playNext() {
    if (!isPlaying_) return;
    if (step_ >= line_.steps()) return setPlaying(false);
    if (!std::exchange(hasShownMoments_, true) && showMoments()) return;
    hasShownMoments_ = false;
    showStep(step_ + 1, true);
    if (step_ >= line_.steps()) return setPlaying(false);
    clock_.start(stepTime());
}

/// What lies between this position and the next, such as the dice of a battle.
bool ReplayPage::showMoments() {
    std::vector<game::Moment> moments;
    for (std::size_t move = line_.movesAfter(step_); move < line_.movesAfter(step_ + 1); ++move)
        for (game::Moment& moment : session_->view()->moments(session_->match(), move, session_->viewer(), style_.look))
            moments.push_back(std::move(moment));
    if (moments.empty()) return false;
    momentLayer_->play(std::move(moments), stepTime());
    return true;
}

int ReplayPage::stepTime() const {
    return static_cast<int>(stepMs_ / speeds.at(static_cast<std::size_t>(speed_)));
}

void ReplayPage::setSpeed(int speed) {
    speed_ = std::clamp(speed, 0, static_cast<int>(speeds.size()) - 1);
    controls_->speed().setCurrent(speed_);
    userSettings().setValue(speedKey(), speed_);
    if (clock_.isActive()) clock_.start(stepTime());
}

/// `isPlayed`: what moved comes from where it was.
void ReplayPage::showStep(std::size_t step, bool isPlayed) {
    step_ = step;
    session_->watchAs(viewer());
    log_.setEnd(line_.movesAfter(step_));
    ui::Transition transition{
        {}, settings_.animationSpeed * (isPlaying_ ? speeds.at(static_cast<std::size_t>(speed_)) : 1)};
    if (isPlayed && step > 0)
        for (std::size_t move = line_.movesAfter(step - 1); move < line_.movesAfter(step); ++move) {
            const auto& movements = session_->report(move, session_->viewer()).movements;
            transition.movements.insert(transition.movements.end(), movements.begin(), movements.end());
        }
    showPosition(transition);
    controls_->line().setValue(static_cast<int>(step_));
    followPlace();
    announce(*status_, {spoken()});
}

// Commands

void ReplayPage::openLog(bool open) {
    actions_.log->setChecked(open);
    arrange();
    if (open) {
        panel_->raise();
        panel_->view().setFocus();
    } else {
        board_->setLighted({});
        controls_->line().setFocus();
    }
}

bool ReplayPage::isDrawerOpen() const {
    return style_.look.compact() && !panel_->isHidden();
}

void ReplayPage::goBack() {
    if (isDrawerOpen()) return openLog(false);
    if (!notice_->isHidden()) return notice_->dismiss();
    setPlaying(false);
    emit leave();
}

void ReplayPage::showKeys() {
    const auto lines = [this] {
        KeysDialog::Lines all;
        for (const QAction* action : actions_.all()) {
            QStringList keys;
            for (const QKeySequence& sequence : action->shortcuts())
                keys << sequence.toString(QKeySequence::NativeText);
            if (!keys.isEmpty()) all.emplace_back(keys.join(QStringLiteral(", ")), action->text());
        }
        return all;
    };
    auto* dialog = new KeysDialog(lines, style_, this);
    dialog->setStyleSheet(style_.sheet());
    connect(dialog, &QDialog::finished, this, [this] {
        activateWindow();
        setFocus();
    });
    dialog->open();
}

void ReplayPage::setPerspective(const Perspective& perspective) {
    const auto all = perspectives();
    if (std::find(all.begin(), all.end(), perspective) == all.end()) return;
    perspective_ = perspective;
    showStep(step_, false);
}

void ReplayPage::resizeEvent(QResizeEvent*) {
    restyle();
}

void ReplayPage::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() != QEvent::LanguageChange) return;
    session_->retranslate();
    line_ = TimeLine(*session_);
    log_.rebuild();
    retranslateUi();
    restyle();
}

}
