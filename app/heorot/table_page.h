// SPDX-License-Identifier: GPL-3.0-or-later
// The table page: the board and everything around it that all games share. It shows a session and forwards the person's
// commands; it contains no rules.
#pragma once

#include "heorot/chapter_page.h"
#include "heorot/end_screen.h"
#include "heorot/hand_over_card.h"
#include "heorot/handbook_view.h"
#include "heorot/hint_card.h"
#include "heorot/log_panel.h"
#include "heorot/log_rail.h"
#include "heorot/moment_layer.h"
#include "heorot/notice_bar.h"
#include "heorot/recap_line.h"
#include "heorot/seats_menu.h"
#include "heorot/settings.h"
#include "heorot/table_actions.h"
#include "heorot/table_sounds.h"
#include "heorot/thinking_mark.h"
#include "heorot/time_strip.h"
#include "heorot/top_bar.h"
#include "heorot/why_card.h"
#include "session/session.h"
#include "ui/game_board.h"

#include <QLabel>
#include <QPushButton>
#include <QTimer>
#include <QWidget>

#include <array>
#include <memory>

namespace heorot::app {

class TablePage final : public QWidget {
    Q_OBJECT

  public:
    /// The game must have a view. `art` must outlive the page. Nothing happens before begin().
    TablePage(std::unique_ptr<session::Session> session, const Settings& settings, ui::ArtCache& art,
              QWidget* parent = nullptr);
    /// The table of a lesson, whose session must outlive the page: it shows no commands that a lesson does not have.
    TablePage(session::Session& session, const Settings& settings, ui::ArtCache& art, QWidget* parent = nullptr);
    ~TablePage() override;

    /// Starts the session; call it once the page is shown.
    void begin();

    session::Session& session() { return *session_; }
    const TableActions& actions() const { return actions_; }
    ui::GameBoard& board() { return *board_; }
    const Settings& settings() const { return settings_; }
    /// What a lesson speaks of now (ui::Marks::taught), and whether it waits for an action of the person.
    void teach(std::vector<ui::Taught> taught, bool asks);
    /// Opens the handbook at this anchor, if it has one.
    void openSection(const QString& anchor);
    /// Applies theme, text size, pace, help and so on.
    void setSettings(const Settings& settings);

    /// An action of the window, in the menu of the table.
    void addToMenu(QAction& action);

  signals:
    void leave();
    void rematch(const heorot::session::NewGame& next);
    /// The game that is over is to be watched from its start.
    void watchAgain();
    /// See EndScreen::playOnWanted.
    void playOn(std::size_t move, bool sameChance);
    /// See CoachPage::reviewed.
    void reviewed(heorot::engine::Seat seat, double kept);
    void settingsRequested();
    void boxRequested();
    void saveAsRequested();
    void openRequested();
    void fullScreenRequested();
    /// In milliseconds, to be saved with the settings.
    void paceChosen(int milliseconds);
    /// Something at the table makes a sound.
    void sounded(heorot::game::Sound sound);

  protected:
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

  private:
    void connectActions();
    void connectSession();
    void connectParts();
    void retranslateUi();

    // Display
    void restyle();
    void arrange();
    QRect onPage(const QRectF& area) const;
    ui::Sitting sitting() const;
    void follow();
    void present();
    void keepCommandsFree();
    void updateActions();
    void announce(const QStringList& sentences);

    // Moves
    void remember(std::size_t from);
    void showMoments();
    ui::Transition transition();

    // Advice
    void connectAdvice();
    void light(const QStringList& spots = {});
    void showHint();
    void playHint(engine::Action action);
    void showWhy(std::size_t move, const std::optional<session::MoveRange>& row = {});
    /// The moves that the line above the prompt tells together, if this is one of them.
    std::optional<session::MoveRange> toldRow(std::size_t move) const;
    void openCard(SideCard& card);
    void closeCards();
    bool hasCard() const;
    SideCard::Room cardRoom() const;
    bool isNeeded(const QRectF& room) const;
    SideCard::Room leftRoom(const QRectF& under) const;
    SideCard::Room roomOverPanels() const;
    void arrangeCards();
    void arrangeTips();
    void followAdvice();

    // Commands
    void openLog(bool open);
    bool isDrawerOpen() const;
    void updateOverlay();
    /// Puts what covers the table over its cards and panels.
    void raiseCovers();
    /// Closes what was opened last.
    void closeOverlay();
    void closeLayer(const QWidget* layer);
    /// The layer is the one that Escape closes next.
    void opened(QWidget* layer);
    /// Hides a layer over the table; otherwise Qt would move the focus on as Tab does.
    static void uncover(QWidget& layer);
    /// Undoes one decision of a row alone, or says why that is impossible.
    void withdraw(std::size_t move);
    /// Undoes the viewer's last decision that is this action.
    void takeBack(engine::Action action, const QString& spot);
    void showKeys();
    // Handbook
    void connectHandbook();
    /// Opens it at what is pointed at; pressed again there, closes it.
    void openHandbook();
    void closeHandbook();
    /// Closes it once another person looks at the table, or nobody: what one read of its hidden pieces is not shown to
    /// the next.
    void followViewer();
    /// Outlines on the board what the handbook's page is about, if that is wanted.
    void showSection();
    void arrangeHandbook();
    HandbookTopic topicAt(const QString& spot) const;
    QRect handbookRoom() const;
    QRect handbookRoomAt(bool isLeft) const;
    bool coversOnlyAtRight(const QString& spot) const;
    void makeRoomFor(const QStringList& spots);

    void showEnd();

    // Chapters
    void connectChapters();
    /// After the session has changed: moves were played, or undone.
    void followChapters();
    bool showsPageOf(std::size_t place) const;
    /// The page that is due, over a table that shows the position after it. Whether one is open.
    bool showDueChapter();
    /// Opens the page of a chapter that is over.
    void openChapter(std::size_t place);
    /// The same if the spot stands for one, and nothing covers the table.
    void reopenChapter(const QString& spot);
    void closeChapter();
    void replayChapter();
    /// Shows what a bar of the page stands for as it was counted; nullptr: the table as it stands.
    void showGain(const game::ChapterGain* gain);
    std::vector<game::Moment> momentsOf(std::size_t place) const;
    QImage nextBoard() const;
    /// Puts the focus on what lies on top: the page of a chapter, or the board.
    void focusTop();
    // What the others did
    void connectStory();
    engine::Seat storyReader() const;
    bool keepsStoryRoom() const;
    QRectF freeStage() const;
    QRect storyRoom() const;
    void arrangeStory();
    void styleStory();
    void leaveToPages(std::vector<session::RecapEntry>& entries) const;
    std::optional<std::size_t> addOutcomes(std::vector<session::RecapEntry>& entries,
                                           const session::MoveRange& since) const;
    void followStory();
    void showStory();
    void foldRecap(bool folded);
    void outline();
    void chooseEntry(std::size_t entry);
    void stepStory(int by);
    void pointAtEntry(const QString& spot);
    void playAgain();
    void playNext();
    void endReplay();

    // Earlier positions
    void connectPast();
    bool mayShowPast() const;
    TimeStrip::Offers offersAt(std::size_t move) const;
    bool mayPlayOn(std::size_t moves) const;
    ui::Outline outlineOf(std::size_t move) const;
    void showPast(const ui::Transition& transition);
    void showBefore(bool isBefore);
    void showLine(std::size_t move);
    void goToLine(std::optional<std::size_t> move);
    void stepLine(int by);
    void dropPast();
    void leavePast();
    void releaseSession();
    void offerLineMenu(std::size_t move, const QPoint& at);

    /// Empty in a lesson.
    std::unique_ptr<session::Session> owned_;
    session::Session* session_;
    /// Only a lesson lets the person just look.
    bool asks_ = true;
    Settings settings_;
    PageStyle style_;
    TableActions actions_;
    QAction* closeOverlay_;
    /// The keys of a hint's choices.
    std::array<QAction*, 3> hintKeys_;
    LogModel log_;
    ui::GameBoard* board_;
    TableSounds* sounds_;
    QLabel* status_;
    TopBar* bar_;
    LogPanel* panel_;
    LogRail* rail_;
    NoticeBar* notice_;
    HintCard* hint_;
    WhyCard* why_;
    HandbookView* handbook_;
    /// The spot the handbook was opened for last.
    QString handbookSpot_;
    /// The panel stands at the left end of the board, as it would cover what it explains.
    bool isHandbookLeft_ = false;
    /// The board stands beside the drawer, as a line of the log lit something under it.
    bool isBesideDrawer_ = false;
    /// How many chapters there were when it was opened without a spot.
    std::size_t handbookChapter_ = 0;
    /// Whose private information was shown last.
    engine::Seat viewer_ = engine::nobody;
    ThinkingMark* thinking_;
    SeatsMenu* seatsMenu_;
    RecapLine* recap_;
    TimeStrip* time_;
    /// Opens the folded line.
    QPushButton* unfold_;
    MomentLayer* momentLayer_;
    ChapterPage* chapter_;
    EndScreen* end_;
    HandOverCard* card_;

    std::vector<game::Movement> movements_;
    /// Of moves that were just played, not shown yet.
    std::vector<game::Moment> moments_;
    QStringList news_;
    bool endPending_ = false;
    /// The place of the current chapter, and of one that is over and whose page is due.
    std::size_t chapterNow_ = 0;
    std::optional<std::size_t> chapterDue_;
    /// The part of the prompt's width used by the page's own buttons.
    int commandsWidth_ = 0;
    /// What Escape closes, as it was opened.
    std::vector<QWidget*> layers_;
    /// Whether card, moments or end screen took the focus from the board.
    bool covered_ = false;

    /// What the line tells, to notice what is new.
    struct Story {
        bool isTold = false;
        engine::Seat viewer = engine::nobody;
        session::MoveRange since;
        /// The reader has moved since.
        bool hasActed = false;
        bool decides = false;
        /// After so many moves, the reader's own last one has brought about what concerns all.
        std::optional<std::size_t> outcome;
    };
    Story story_;
    bool isFolded_ = false;
    /// An earlier position that is shown.
    struct Past {
        std::size_t moves = 0;
        /// After a line of the log, otherwise before an entry of the line above the prompt.
        bool isLine = false;
        /// The move of the line; nothing before the first.
        std::optional<std::size_t> move;
    };
    std::optional<Past> past_;
    QTimer replay_;
    /// How far the moves were played once more.
    std::size_t replayed_ = 0;
    /// The entry that was chosen before.
    std::size_t replayedFor_ = 0;
};

}
