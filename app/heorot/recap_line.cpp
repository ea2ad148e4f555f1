// SPDX-License-Identifier: GPL-3.0-or-later
#include "heorot/recap_line.h"

#include "game/position.h"
#include "language/numbers.h"

#include <QKeyEvent>
#include <QLocale>
#include <QStyle>

#include <algorithm>

namespace heorot::app {

using game::Tone;
using game::Type;

namespace {

/// With more entries, only the number of the chosen one is shown.
constexpr std::size_t mostMarks = 6;

}

RecapLine::RecapLine(const session::Session& session, QWidget* parent)
    : StoryStrip(QStringLiteral("storyLine"), parent), session_(session), change_(addLabel("Change", middle())),
      points_(addLabel("Points", middle())), title_(addLabel("Title", middle())), why_(addButton("Why", "why")),
      before_(addButton("Before", "time")), again_(addButton("Again", "play")), close_(addButton("Close", "close")) {
    for (std::size_t i = 0; i < mostMarks; ++i) {
        auto* mark = new QToolButton;
        mark->setObjectName(QStringLiteral("storyLineEntry%1").arg(i + 1));
        mark->setCheckable(true);
        mark->setFocusPolicy(Qt::TabFocus);
        marks_.push_back(mark);
        buttons().insertWidget(static_cast<int>(i) + 1, mark);
        connect(mark, &QToolButton::clicked, this, [this, i] { emit entryWanted(i); });
    }
    change_->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    before_->setCheckable(true);
    connect(why_, &QToolButton::clicked, this, &RecapLine::explain);
    connect(before_, &QToolButton::clicked, this, &RecapLine::beforeWanted);
    connect(again_, &QToolButton::clicked, this, &RecapLine::againWanted);
    connect(close_, &QToolButton::clicked, this, &StoryStrip::closed);
    retranslateUi();
}

void RecapLine::setEntries(std::vector<session::RecapEntry> entries) {
    entries_ = std::move(entries);
    choose(chosen_);
}

void RecapLine::choose(std::size_t entry) {
    chosen_ = entries_.empty() ? 0 : std::min(entry, entries_.size() - 1);
    refresh();
}

void RecapLine::setBefore(bool isBefore) {
    before_->setChecked(isBefore);
}

void RecapLine::tellStep(const session::RecapEntry& step) {
    const session::ReportLine& line = step.mainLine();
    tell({step.seat, line.art, line.hue, step.texts(), step.sentences()});
}

QString RecapLine::spoken() const {
    if (entries_.empty()) return {};
    const session::RecapEntry& entry = entries_[chosen_];
    if (entry.seat == session_.viewer()) return entry.allSentences();
    const QLocale locale;
    if (session_.isDemo())
        //: For screen readers, where only computer players play: %1 a number, %2 how many there are, %3 what a player
        //: did and why
        return tr("Move %1 of the last %2: %3")
            .arg(locale.toString(qulonglong{chosen_ + 1}), locale.toString(qulonglong{entries_.size()}),
                 entry.allSentences());
    //: For screen readers: %1 a number, %2 how many there are, %3 what another player did
    return tr("Since your turn, %1 of %2: %3")
        .arg(locale.toString(qulonglong{chosen_ + 1}), locale.toString(qulonglong{entries_.size()}),
             entry.allSentences());
}

// Display

void RecapLine::refresh() {
    if (entries_.empty()) {
        forget();
        for (QToolButton* mark : marks_) {
            mark->setToolTip({});
            mark->setAccessibleName({});
        }
        return;
    }
    const session::RecapEntry& entry = entries_[chosen_];
    setPlace(static_cast<int>(chosen_) + 1, static_cast<int>(entries_.size()));
    back()->setEnabled(chosen_ > 0);
    forward()->setEnabled(chosen_ + 1 < entries_.size());
    // A single entry leaves their room to its sentence.
    for (QWidget* part : std::initializer_list<QWidget*>{back(), forward(), place()})
        part->setVisible(entries_.size() > 1);
    why_->setVisible(explainable().has_value());
    showPoints(entry);
    showMarks();
    setAccessibleName(spoken());
    const session::ReportLine& line = entry.mainLine();
    tell({entry.seat, line.art, line.hue, entry.texts(), entry.sentences()});
}

bool RecapLine::explain() {
    const auto move = explainable();
    if (move) emit whyWanted(*move);
    return move.has_value();
}

/// The last move of the chosen entry that says something, if a computer player made it and the line gives no reason.
std::optional<std::size_t> RecapLine::explainable() const {
    if (entries_.empty() || session_.isGuided()) return {};
    const session::RecapEntry& entry = entries_[chosen_];
    if (session_.isPerson(entry.seat) || !entry.reason.isEmpty()) return {};
    for (std::size_t move = entry.end; move-- > entry.first;)
        if (!session_.report(move, session_.viewer()).lines.empty()) return move;
    return {};
}

/// Deeds have their points in the sentences. No totals: others may have changed them since.
void RecapLine::showPoints(const session::RecapEntry& entry) {
    const auto& changes = entry.changes;
    const bool isTold = !entry.deeds.empty();
    const bool isOwn = !isTold && !changes.empty() && changes.front().seat == entry.seat;
    change_->setVisible(isOwn);
    QString points;
    for (const session::ReportLine::Change& each : changes)
        if (!isTold && each.seat != entry.seat && each.seat == session_.viewer())
            //: How the move of another player changed the points of the reader
            points = tr("You: %1").arg(language::signedNumber(each.change));
    points_->setText(points);
    // What the reader has lost or won is told wherever there is room for anything.
    points_->setVisible(!points.isEmpty());
    if (!isOwn) return;
    const int change = changes.front().change;
    change_->setText(language::signedNumber(change));
    change_->setProperty("change", change > 0 ? QStringLiteral("gain") : QStringLiteral("loss"));
    change_->style()->unpolish(change_);
    change_->style()->polish(change_);
}

void RecapLine::showMarks() {
    // Many marks need its room.
    const bool hasRoom = !pageStyle().look.compact() && entries_.size() <= mostMarks / 2;
    const bool isOwn = !entries_.empty() && entries_[chosen_].seat == session_.viewer();
    title_->setVisible(pageStyle().art && hasRoom && !session_.isDemo() && !isOwn);
    const int size = measure(isLow() ? 14 : 18);
    for (std::size_t i = 0; i < marks_.size(); ++i) {
        QToolButton* mark = marks_[i];
        mark->setVisible(entries_.size() > 1 && i < entries_.size() && entries_.size() <= mostMarks);
        if (mark->isHidden()) continue;
        mark->setChecked(i == chosen_);
        mark->setToolTip(entries_[i].allSentences());
        mark->setAccessibleName(mark->toolTip());
        if (!pageStyle().art) continue;
        mark->setIcon(pageStyle().mark(entries_[i].seat, size, i == chosen_ ? Tone::Night : Tone::Bone));
        mark->setIconSize({size, size});
    }
}

void RecapLine::setStyle(const PageStyle& style) {
    StoryStrip::setStyle(style);
    if (!style.art) return;
    setType(*change_, pageStyle(), Type::Value, true);
    setType(*points_, pageStyle(), Type::Value);
    setType(*title_, pageStyle(), Type::Value);
    change_->setMargin(measure(3));
    for (QToolButton* mark : marks_) mark->setMinimumSize(measure(isLow() ? 22 : 28), measure(isLow() ? 22 : 26));
    refresh();
}

void RecapLine::retranslateUi() {
    //: Before what the other players did
    title_->setText(tr("Since your turn"));
    const QKeySequence left(Qt::ALT | Qt::Key_Left), right(Qt::ALT | Qt::Key_Right), down(Qt::ALT | Qt::Key_Down);
    nameButton(back(), tr("The previous move."), left);
    nameButton(forward(), tr("The next move."), right);
    nameButton(why_, tr("Show why this move was made."), QKeySequence(Qt::Key_W));
    nameButton(before_, tr("Show the table as it was before this move."), down);
    nameButton(again_, tr("Show again what the others did."), QKeySequence(Qt::Key_Space));
    nameButton(close_, tr("Close this line."), QKeySequence(Qt::Key_Escape));
    const bool isLarge = pageStyle().art && !pageStyle().look.compact();
    //: Button: explains the move of a computer player
    setLabel(why_, tr("Why?"), pageStyle().art && !isLow());
    //: Button: shows the table before a move
    setLabel(before_, tr("As it was"), isLarge);
    //: Button: plays the moves of the others once more
    setLabel(again_, tr("Show it again"), pageStyle().art && !isLow());
    if (!entries_.empty()) refresh();
}

void RecapLine::keyPressEvent(QKeyEvent* event) {
    const bool isPlain = (event->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
    if (isPlain && event->key() == Qt::Key_Space) return emit againWanted();
    if (isPlain && event->key() == Qt::Key_Down) return emit beforeWanted(!before_->isChecked());
    StoryStrip::keyPressEvent(event);
}

}
