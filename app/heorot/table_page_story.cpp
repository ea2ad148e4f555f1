// SPDX-License-Identifier: GPL-3.0-or-later
// The table page's account of what the other players did: a line above the prompt, and outlines on the table.
#include "heorot/table_page.h"

#include <algorithm>

namespace heorot::app {

namespace {

/// More outlines than these would hide the table: then only the chosen one is drawn.
constexpr std::size_t mostOutlines = 6;
/// Between the strip and the prompt, in scene units.
constexpr double underStrip = ui::overStrip + 1;

/// The last row of moves of each seat.
session::MoveRange lastRows(const record::AnyMatch& match) {
    const auto& moves = match.moves();
    session::MoveRange range{moves.size(), moves.size()};
    for (int row = 0; row < match.setup().seats && range.first > 0; ++row) {
        const engine::Seat seat = moves[range.first - 1].seat;
        while (range.first > 0 && moves[range.first - 1].seat == seat) --range.first;
    }
    return range;
}

}

void TablePage::connectStory() {
    connect(session_, &session::Session::aboutToChange, this, &TablePage::dropPast);
    connect(recap_, &RecapLine::backWanted, this, [this] { stepStory(-1); });
    connect(recap_, &RecapLine::forwardWanted, this, [this] { stepStory(1); });
    connect(recap_, &RecapLine::entryWanted, this, &TablePage::chooseEntry);
    connect(recap_, &RecapLine::beforeWanted, this, &TablePage::showBefore);
    connect(recap_, &RecapLine::againWanted, this, &TablePage::playAgain);
    connect(recap_, &RecapLine::whyWanted, this, [this](std::size_t move) { showWhy(move, toldRow(move)); });
    connect(recap_, &StoryStrip::closed, this, [this] { foldRecap(true); });
    connect(unfold_, &QPushButton::clicked, this, [this] { foldRecap(false); });
    connect(actions_.earlier, &QAction::triggered, this, [this] { stepStory(-1); });
    connect(actions_.later, &QAction::triggered, this, [this] { stepStory(1); });
    connect(actions_.before, &QAction::triggered, this, [this] {
        const bool isBefore = past_ && !past_->isLine;
        if (isBefore || !recap_->isHidden()) showBefore(!isBefore);
    });
    // Not in the handbook, where the same keys turn its pages.
    for (QAction* action : {actions_.earlier, actions_.later, actions_.before}) {
        removeAction(action);
        for (QWidget* part : std::initializer_list<QWidget*>{board_, recap_, time_, unfold_, panel_, rail_})
            part->addAction(action);
    }
    connect(&replay_, &QTimer::timeout, this, &TablePage::playNext);
    connect(board_, &ui::GameBoard::pointed, this, &TablePage::pointAtEntry);
    connect(
        board_, &ui::GameBoard::promptRose, this,
        [this] {
            arrange();
            showStory();
        },
        Qt::QueuedConnection);
    connect(board_, &ui::GameBoard::leaving, this, [this] {
        if (!recap_->isHidden()) foldRecap(true);
    });
    connectPast();
}

/// For whom the moves of others are told; nobody in a demo.
engine::Seat TablePage::storyReader() const {
    if (session_->isDemo()) return engine::nobody;
    if (session_->viewer() != engine::nobody) return session_->viewer();
    const engine::Seat next = session_->match().toMove();
    return session_->isPerson(next) ? next : session_->lastPerson();
}

/// From the start, so that the table never jumps once there is something to tell.
bool TablePage::keepsStoryRoom() const {
    if (session_->isGuided()) return false;
    return past_ || !session_->match().isOver();
}

/// The stage without the room of the strip, in scene units.
QRectF TablePage::freeStage() const {
    QRectF stage = game::stageOf(style_.look);
    double taken = keepsStoryRoom() ? StoryStrip::heightFor(style_.look) + underStrip : 0;
    if (!past_) taken = std::max(taken, board_->promptRise());
    stage.setBottom(stage.bottom() - taken);
    return stage;
}

QRect TablePage::storyRoom() const {
    const QRectF stage = freeStage();
    return onPage({stage.left(), stage.bottom(), stage.width(), StoryStrip::heightFor(style_.look)});
}

void TablePage::arrangeStory() {
    const QRect room = storyRoom();
    recap_->setGeometry(room);
    time_->setGeometry(room);
    const QSize wanted = unfold_->sizeHint();
    const int tall = std::min(room.height(), wanted.height());
    unfold_->setGeometry(room.right() - wanted.width(), room.center().y() - tall / 2, wanted.width(), tall);
}

void TablePage::styleStory() {
    recap_->setStyle(style_);
    time_->setStyle(style_);
    PageStyle style = style_;
    style.textScale = std::min(style.textScale, style.tableScale);
    unfold_->setFont(style.font(game::Type::Value, true));
    unfold_->setIcon(style.labelIcon(QStringLiteral("icons/time"), 16, game::Tone::OnDark));
    unfold_->setIconSize(PageStyle::labelIconSize(16));
}

/// What a chapter brought is told here only if no page tells it.
void TablePage::leaveToPages(std::vector<session::RecapEntry>& entries) const {
    for (session::RecapEntry& entry : entries)
        if (showsPageOf(session_->chapterOf(entry.end - 1)))
            std::erase_if(entry.deeds, [](const game::Deed& deed) { return deed.isCount; });
}

/// What the reader's own moves brought about for all stands before and behind what the others did. Returns the number
/// of moves after which the latest did.
std::optional<std::size_t> TablePage::addOutcomes(std::vector<session::RecapEntry>& entries,
                                                  const session::MoveRange& since) const {
    const record::AnyMatch& match = session_->match();
    const engine::Seat reader = storyReader();
    const auto outcomes = [&](const session::MoveRange& own) {
        auto told = session::outcomeOf(*session_, own, session_->viewer());
        leaveToPages(told);
        std::erase_if(told, [](const session::RecapEntry& entry) { return entry.deeds.empty(); });
        return told;
    };
    const auto earlier = outcomes(session::ownBefore(match, since.first, reader));
    if (since.end > since.first) entries.insert(entries.begin(), earlier.begin(), earlier.end());
    const session::MoveRange own{since.end, match.moves().size()};
    const auto latest = outcomes(own);
    entries.insert(entries.end(), latest.begin(), latest.end());
    return latest.empty() ? std::nullopt : std::optional(own.end);
}

/// The session has changed.
void TablePage::followStory() {
    const record::AnyMatch& match = session_->match();
    const bool isTold =
        keepsStoryRoom() && session_->waitingFor() == engine::nobody && !momentLayer_->isPlaying() && !match.isOver();
    Story now;
    now.isTold = isTold;
    now.viewer = session_->viewer();
    now.since = session_->isDemo() ? lastRows(match) : session::othersSince(match, storyReader());
    now.hasActed = now.since.end != match.moves().size();
    now.decides = session_->mayDecide();
    auto entries = isTold ? session::recapOf(*session_, now.since, now.viewer) : std::vector<session::RecapEntry>();
    leaveToPages(entries);
    if (session_->isDemo())
        session::addReasons(*session_, entries, now.viewer);
    else if (isTold)
        now.outcome = addOutcomes(entries, now.since);
    const Story before = std::exchange(story_, now);
    const bool isNew = !before.isTold || before.viewer != now.viewer || before.since.first != now.since.first;
    const bool isOther = before.hasActed != now.hasActed || before.outcome != now.outcome;
    if (isNew || isOther) isFolded_ = now.hasActed && !now.outcome;
    recap_->setEntries(std::move(entries));
    // While the others play, the last move; then from the first one on.
    if (past_)
        recap_->choose(recap_->chosen());
    else if (!now.decides || (isOther && now.outcome))
        recap_->choose(recap_->entries().size());
    else if (isNew || !before.decides)
        recap_->choose(session::firstOfOthers(recap_->entries(), storyReader()));
    showStory();
}

void TablePage::showStory() {
    const bool isLine = past_ && past_->isLine;
    // A prompt with rows of buttons needs the room.
    const bool hasRoom = past_ || board_->promptRise() <= 0;
    const bool isTold = !recap_->entries().empty() && !isLine && hasRoom;
    const bool hadFocus = recap_->isAncestorOf(focusWidget()) || recap_ == focusWidget();
    time_->setVisible(isLine);
    unfold_->setVisible(isTold && isFolded_);
    if (isTold && !isFolded_)
        recap_->show();
    else
        uncover(*recap_);
    if (hadFocus && recap_->isHidden()) board_->setFocus();
    recap_->setBefore(past_ && !isLine && !replay_.isActive());
    outline();
}

void TablePage::foldRecap(bool folded) {
    isFolded_ = folded;
    if (folded) leavePast();
    showStory();
    if (!folded) {
        recap_->setFocus();
        announce({recap_->spoken()});
    }
}

void TablePage::outline() {
    std::vector<ui::Outline> outlines;
    if (past_ && past_->isLine) {
        if (past_->move) outlines.push_back(outlineOf(*past_->move));
    } else if (!recap_->isHidden() && !hasCard()) {
        const auto& entries = recap_->entries();
        const session::ChapterStart& now = session_->chapters().back();
        const std::size_t first = now.chapter.hasNewBoard && !past_ ? now.firstMove : 0;
        for (std::size_t i = 0; i < entries.size(); ++i) {
            if (entries[i].first < first) continue;
            const bool isChosen = i == recap_->chosen();
            if (!isChosen && (past_ || entries.size() > mostOutlines)) continue;
            // A single one needs no number.
            const int number = entries.size() > 1 ? static_cast<int>(i) + 1 : 0;
            outlines.push_back({entries[i].seat, number, entries[i].spots, entries[i].movements, isChosen});
        }
    }
    board_->setOutlines(std::move(outlines));
}

void TablePage::chooseEntry(std::size_t entry) {
    endReplay();
    isFolded_ = false;
    recap_->choose(entry);
    if (past_ && !past_->isLine) {
        past_->moves = recap_->entries().at(recap_->chosen()).first;
        showPast({});
    }
    showStory();
    announce({recap_->spoken()});
}

void TablePage::stepStory(int by) {
    if (past_ && past_->isLine) return stepLine(by);
    const std::size_t count = recap_->entries().size();
    if (count == 0) return;
    // The first step only opens the line.
    const int to = static_cast<int>(recap_->chosen()) + (recap_->isHidden() ? 0 : by);
    chooseEntry(static_cast<std::size_t>(std::clamp(to, 0, static_cast<int>(count) - 1)));
}

void TablePage::pointAtEntry(const QString& spot) {
    if (spot.isEmpty() || recap_->isHidden() || past_) return;
    const auto& entries = recap_->entries();
    if (entries.empty() || entries[recap_->chosen()].spots.contains(spot)) return;
    const auto found = std::find_if(entries.begin(), entries.end(),
                                    [&](const session::RecapEntry& entry) { return entry.spots.contains(spot); });
    if (found == entries.end()) return;
    recap_->choose(static_cast<std::size_t>(found - entries.begin()));
    outline();
}

// Once more

void TablePage::playAgain() {
    if (replay_.isActive()) return leavePast();
    if (recap_->entries().empty()) return;
    replayedFor_ = recap_->chosen();
    recap_->choose(0);
    past_ = Past{recap_->entries().front().first, false, {}};
    replayed_ = past_->moves;
    replay_.start(std::max(session::leastPaceMs, settings_.paceMs));
    showPast({});
    showStory();
}

/// The next move; one without a sentence is shown for a shorter time.
void TablePage::playNext() {
    const auto& entries = recap_->entries();
    const std::size_t end = entries.empty() ? 0 : entries.back().end;
    if (!past_ || replayed_ >= end) return leavePast();
    const session::TurnReport& report = session_->report(replayed_++, session_->viewer());
    const bool isTold = !report.lines.empty();
    const int pace = std::max(session::leastPaceMs, settings_.paceMs);
    replay_.setInterval(isTold ? pace : std::max(session::leastPaceMs, pace / 3));
    past_->moves = replayed_;
    QStringList sentences;
    if (isTold) {
        const auto entry = std::find_if(entries.begin(), entries.end(),
                                        [&](const session::RecapEntry& each) { return replayed_ <= each.end; });
        recap_->choose(static_cast<std::size_t>(entry - entries.begin()));
        session::RecapEntry step = session::recapOf(*session_, {replayed_ - 1, replayed_}, session_->viewer()).front();
        // The table shows this moment, so that the log's own sentences are right.
        step.deeds.clear();
        recap_->tellStep(step);
        sentences << step.allSentences();
    }
    showPast({report.movements, settings_.animationSpeed});
    outline();
    if (isTold) announce(sentences);
}

/// The line tells again what it told before the moves were played once more.
void TablePage::endReplay() {
    if (!replay_.isActive()) return;
    replay_.stop();
    recap_->choose(replayedFor_);
}

}
