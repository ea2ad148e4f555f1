// SPDX-License-Identifier: GPL-3.0-or-later
#include "heorot/table_page.h"

#include "game/equal_pieces.h"
#include "game/position.h"
#include "game/seating.h"
#include "heorot/keys_dialog.h"
#include "heorot/table_commands.h"

#include <QEvent>
#include <QKeyEvent>

#include <algorithm>
#include <iterator>

namespace heorot::app {

TablePage::TablePage(std::unique_ptr<session::Session> session, const Settings& settings, ui::ArtCache& art,
                     QWidget* parent)
    : TablePage(*session, settings, art, parent) {
    owned_ = std::move(session);
}

TablePage::TablePage(session::Session& session, const Settings& settings, ui::ArtCache& art, QWidget* parent)
    : QWidget(parent), session_(&session), settings_(settings), actions_(*this), closeOverlay_(new QAction(this)),
      log_(*session_), board_(new ui::GameBoard(*session_->view(), session_->game().words(), art, this)),
      sounds_(new TableSounds(*session_, this)), status_(new QLabel(this)), bar_(new TopBar(actions_, this)),
      panel_(new LogPanel(*session_, log_, this)), rail_(new LogRail(log_, actions_.log, this)),
      notice_(new NoticeBar(this)), hint_(new HintCard(*session_, this)), why_(new WhyCard(*session_, this)),
      handbook_(new HandbookView(session_->game(), this)), thinking_(new ThinkingMark(this)),
      seatsMenu_(new SeatsMenu(*session_, this)), recap_(new RecapLine(*session_, this)),
      time_(new TimeStrip(*session_, this)), unfold_(new QPushButton(this)), momentLayer_(new MomentLayer(this)),
      chapter_(new ChapterPage(*session_, this)), end_(new EndScreen(*session_, this)),
      card_(new HandOverCard(*session_, this)) {
    setObjectName(QStringLiteral("tablePage"));
    style_.art = &art;
    // Chapters that were over before have no page.
    chapterNow_ = session_->chapters().size() - 1;
    status_->setObjectName(QStringLiteral("status"));
    status_->lower();
    unfold_->setObjectName(QStringLiteral("unfold"));
    unfold_->setFocusPolicy(Qt::TabFocus);
    unfold_->hide();
    closeOverlay_->setShortcut(Qt::Key_Escape);
    closeOverlay_->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    addAction(closeOverlay_);
    constexpr std::array keys{Qt::Key_1, Qt::Key_2, Qt::Key_3};
    for (std::size_t i = 0; i < keys.size(); ++i) {
        hintKeys_[i] = new QAction(this);
        hintKeys_[i]->setShortcut(keys[i]);
        hintKeys_[i]->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        addAction(hintKeys_[i]);
    }
    bar_->addToMenu(seatsMenu_);
    setFocusProxy(board_);
    connectActions();
    connectSession();
    connectParts();
    connectAdvice();
    connectHandbook();
    connectChapters();
    connectStory();
    retranslateUi();
    setSettings(settings);
}

TablePage::~TablePage() {
    session_->disconnect(this);
    // Their buttons lose mouse and focus after the session has gone.
    hint_->disconnect(this);
    why_->disconnect(this);
    chapter_->disconnect(this);
    board_->forget();
    for (QWidget* strip : std::initializer_list<QWidget*>{recap_, time_}) strip->disconnect(this);
}

void TablePage::connectActions() {
    const auto on = [this](QAction* action, auto what) { connect(action, &QAction::triggered, this, what); };
    on(actions_.home, [this] { emit leave(); });
    on(actions_.undo, [this] { session_->undo(); });
    on(actions_.redo, [this] { session_->redo(); });
    on(actions_.reset, [this] { session_->resetTurn(); });
    on(actions_.hint, [this] { showHint(); });
    on(actions_.why, [this] {
        // What the line tells, where it tells something.
        if (!recap_->isHidden() && recap_->explain()) return;
        if (const auto move = lastComputerMove(*session_)) showWhy(*move, toldRow(*move));
    });
    on(actions_.pause, [this](bool paused) { session_->setPaused(paused); });
    on(actions_.step, [this] { session_->playOneComputerMove(); });
    on(actions_.rules, [this] { openHandbook(); });
    on(actions_.log, [this](bool open) { openLog(panel_->leaveLedger() || open); });
    on(actions_.fullScreen, [this] { emit fullScreenRequested(); });
    on(actions_.settings, [this] { emit settingsRequested(); });
    on(actions_.box, [this] { emit boxRequested(); });
    on(actions_.saveAs, [this] { emit saveAsRequested(); });
    on(actions_.open, [this] { emit openRequested(); });
    on(actions_.keys, [this] { showKeys(); });
    on(closeOverlay_, [this] { closeOverlay(); });
}

void TablePage::addToMenu(QAction& action) {
    bar_->addToMenu(&action);
}

void TablePage::connectSession() {
    connect(session_, &session::Session::aboutToChange, board_, &ui::GameBoard::forget);
    connect(session_, &session::Session::aboutToChange, this, [this](std::size_t kept) {
        movements_.clear();
        if (kept == session_->match().moves().size()) return;
        moments_.clear();
        momentLayer_->forget();
    });
    connect(session_, &session::Session::played, this, &TablePage::remember);
    connect(session_, &session::Session::changed, this, &TablePage::follow);
    connect(session_, &session::Session::finished, this, [this] {
        endPending_ = true;
        present();
    });
    connect(session_, &session::Session::saveFailed, this, [this](const QString& sentence) {
        //: %1 a sentence of the system or of the file's reader
        notice_->showMessage(NoticeBar::Kind::Warning, tr("The game continues, but it isn’t saved: %1").arg(sentence));
        announce({notice_->sentence()});
    });
    connect(session_, &session::Session::savedAgain, notice_, &NoticeBar::clearWarning);
    connect(session_, &session::Session::computerRefused, this, [this](engine::Seat seat) {
        const QString name = QString::fromStdString(session_->match().seating().names.at(seat));
        notice_->showMessage(NoticeBar::Kind::Warning, game::refusedComputer(name, session_->path()));
        announce({notice_->sentence()});
    });
    connect(session_, &session::Session::saveAsFailed, this, [this](const QString& sentence) {
        //: %1 a sentence of the system or of the file's reader
        notice_->showMessage(NoticeBar::Kind::Warning,
                             tr("The game is still saved in its previous file: %1").arg(sentence));
        announce({notice_->sentence()});
    });
}

void TablePage::connectParts() {
    connect(board_, &ui::GameBoard::decided, this,
            [this](engine::Action action, const engine::Picks& picks) { session_->play(action, picks); });
    connect(board_, &ui::GameBoard::takenBack, this, &TablePage::takeBack);
    connect(board_, &ui::GameBoard::refused, this, [this](const QString& sentence, ui::Tip::Kind kind) {
        announce({sentence});
        if (kind == ui::Tip::Kind::Refused) emit sounded(game::Sound::Error);
    });
    connect(sounds_, &TableSounds::sounded, this, &TablePage::sounded);
    connect(board_, &ui::GameBoard::command, this, [this](const QString& spot) {
        if (spot == hintCommand) actions_.hint->trigger();
        if (spot == lookCommand) session_->askForTable();
        if (spot == resetCommand) actions_.reset->trigger();
        if (spot == resultCommand) showEnd();
        if (spot == rematchCommand) emit rematch(session_->rematch());
        reopenChapter(spot);
    });
    connect(bar_, &TopBar::paceChosen, this, [this](int milliseconds) {
        settings_.paceMs = milliseconds;
        session_->setOptions(optionsOf(settings_));
        emit paceChosen(milliseconds);
    });
    connect(notice_, &NoticeBar::toggled, this, &TablePage::updateOverlay);
    connect(panel_, &LogPanel::lighted, this, &TablePage::light);
    connect(rail_, &LogRail::lighted, this, &TablePage::light);
    connect(panel_, &LogPanel::closed, this, [this] { openLog(false); });
    connect(momentLayer_, &MomentLayer::shown, this, [this](const game::Moment& moment) {
        board_->showMoment(moment, {{}, settings_.animationSpeed});
        announce({moment.sentence});
    });
    connect(momentLayer_, &MomentLayer::ended, this, [this] {
        present();
        releaseSession();
    });
    connect(card_, &HandOverCard::taken, this, [this] { session_->takeTable(); });
    connect(card_, &HandOverCard::computerWanted, this, [this](engine::Seat seat, const QPoint& at) {
        if (QMenu* levels = seatsMenu_->levelsOf(seat)) levels->popup(at);
    });
    connect(card_, &HandOverCard::undoWanted, this, [this] { session_->undo(); });
    connect(end_, &EndScreen::boardWanted, this, [this] { closeOverlay(); });
    connect(end_, &EndScreen::rematchWanted, this, [this] { emit rematch(session_->rematch()); });
    connect(end_, &EndScreen::watchWanted, this, &TablePage::watchAgain);
    connect(end_, &EndScreen::saveAsRequested, this, &TablePage::saveAsRequested);
    connect(end_, &EndScreen::playOnWanted, this, &TablePage::playOn);
    connect(end_, &EndScreen::reviewed, this, &TablePage::reviewed);
    connect(end_, &EndScreen::leaveWanted, this, &TablePage::leave);
    connect(end_, &EndScreen::momentWanted, this, [this](std::size_t moves) {
        closeOverlay();
        if (moves > 0) showLine(moves - 1);
    });
}

void TablePage::begin() {
    if (!session_->notice().isEmpty()) notice_->showMessage(NoticeBar::Kind::Warning, session_->notice());
    if (session_->isGuided())
        follow();
    else
        session_->start();
    if (card_->isHidden() && end_->isHidden()) board_->setFocus();
}

// Moves

void TablePage::remember(std::size_t from) {
    const record::AnyMatch& match = session_->match();
    for (std::size_t move = from; move < match.moves().size(); ++move) {
        const session::TurnReport& report = session_->report(move, session_->viewer());
        for (const session::ReportLine& line : report.lines) news_ << line.sentence;
        movements_.insert(movements_.end(), report.movements.begin(), report.movements.end());
        auto shown = session_->view()->moments(match, move, session_->momentViewer(), style_.look);
        std::move(shown.begin(), shown.end(), std::back_inserter(moments_));
    }
}

void TablePage::showMoments() {
    session_->setHeld(true);
    const double speed = settings_.animationSpeed;
    // Without animation a person steps through the moments; in a demo they advance by themselves.
    constexpr int momentMs = 2200;
    std::optional<int> stay;
    if (speed > 0) stay = static_cast<int>(momentMs / speed);
    if (speed <= 0 && session_->isDemo()) stay = std::max(1, settings_.paceMs);
    covered_ = true;
    momentLayer_->play(std::exchange(moments_, {}), stay);
}

ui::Transition TablePage::transition() {
    return {std::exchange(movements_, {}), settings_.animationSpeed};
}

// Commands

void TablePage::openLog(bool open) {
    actions_.log->setChecked(open);
    arrange();
    if (style_.look.compact() && !open) {
        light();
        board_->setFocus();
        return;
    }
    if (isDrawerOpen()) board_->openSeat(engine::nobody);
    opened(panel_);
    panel_->raise();
    raiseCovers();
    panel_->view().setFocus();
}

void TablePage::raiseCovers() {
    for (QWidget* above : std::initializer_list<QWidget*>{momentLayer_, chapter_, end_, card_}) above->raise();
}

void TablePage::showEnd() {
    end_->showResult();
    arrange();
}

void TablePage::opened(QWidget* layer) {
    layers_.erase(std::remove(layers_.begin(), layers_.end(), layer), layers_.end());
    layers_.push_back(layer);
}

void TablePage::closeOverlay() {
    if (past_) return leavePast();
    const auto isOpen = [this](const QWidget* layer) { return layer == panel_ ? isDrawerOpen() : !layer->isHidden(); };
    const auto last = std::find_if(layers_.rbegin(), layers_.rend(), isOpen);
    if (!end_->isHidden())
        uncover(*end_);
    else if (last != layers_.rend())
        closeLayer(*last);
    else
        notice_->dismiss();
    arrange();
    focusTop();
}

void TablePage::closeLayer(const QWidget* layer) {
    if (layer == panel_)
        openLog(false);
    else if (layer == handbook_)
        closeHandbook();
    else
        closeCards();
}

void TablePage::withdraw(std::size_t move) {
    if (!session_->withdraw(move)) notice_->showMessage(NoticeBar::Kind::Hint, tr("Later moves depend on it."));
}

void TablePage::takeBack(engine::Action action, const QString& spot) {
    if (const auto move = game::moveThatLaid(session_->match(), action, game::pickAt(spot))) withdraw(*move);
}

void TablePage::showKeys() {
    auto* dialog = new KeysDialog(actions_, style_, this);
    dialog->setStyleSheet(style_.sheet());
    // Not every window manager gives the keys back.
    connect(dialog, &QDialog::finished, this, [this] {
        activateWindow();
        focusTop();
    });
    dialog->open();
}

/// Digits choose whatever has the focus.
void TablePage::keyPressEvent(QKeyEvent* event) {
    const bool isPlain = (event->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
    if (!isPlain || covered_ || !board_->board().chooseDigit(event->key() - Qt::Key_0)) QWidget::keyPressEvent(event);
}

void TablePage::resizeEvent(QResizeEvent*) {
    board_->setGeometry(rect());
    restyle();
}

void TablePage::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() != QEvent::LanguageChange) return;
    retranslateUi();
    session_->retranslate();
    log_.rebuild();
    updateActions();
    if (card_->isHidden()) present();
}

void TablePage::retranslateUi() {
    actions_.retranslate(session_->isPaused());
    //: In the tip of a piece: %1 the key that opens its page of the handbook
    board_->setMore(tr("%1: more").arg(actions_.rules->shortcut().toString(QKeySequence::NativeText)));
    //: Button: opens the line that tells what the other players did
    unfold_->setText(tr("What the others did"));
    unfold_->setAccessibleName(unfold_->text());
    closeOverlay_->setText(tr("Close what covers the table"));
    bar_->setTitle(session_->game().words().title());
}

}
