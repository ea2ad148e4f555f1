// SPDX-License-Identifier: GPL-3.0-or-later
#include "heorot/time_strip.h"

#include "game/position.h"
#include "language/phrase.h"

#include <QHideEvent>
#include <QLocale>

#include <algorithm>

namespace heorot::app {

TimeStrip::TimeStrip(const session::Session& session, QWidget* parent)
    : StoryStrip(QStringLiteral("timeStrip"), parent), session_(session), why_(addButton("Why", "why")),
      withdraw_(addButton("Withdraw", "undo")), goBack_(addButton("GoBack", "back-to-line")),
      playOn_(addButton("PlayOn", "play")), now_(addButton("Now", "close")) {
    connect(why_, &QToolButton::clicked, this, &TimeStrip::whyWanted);
    connect(withdraw_, &QToolButton::clicked, this, &TimeStrip::withdrawWanted);
    connect(goBack_, &QToolButton::clicked, this, &TimeStrip::goBackWanted);
    connect(playOn_, &QToolButton::clicked, this, &TimeStrip::playOnWanted);
    connect(now_, &QToolButton::clicked, this, &StoryStrip::closed);
    retranslateUi();
}

void TimeStrip::follow() {
    moves_.clear();
    for (std::size_t move = 0; move < session_.match().moves().size(); ++move)
        if (!session_.report(move, session_.viewer()).lines.empty()) moves_.push_back(move);
}

void TimeStrip::showMove(std::optional<std::size_t> move, const Offers& offers) {
    move_ = move;
    why_->setVisible(offers.why);
    withdraw_->setVisible(offers.withdraw);
    goBack_->setVisible(offers.goBack);
    playOn_->setVisible(offers.playOn);
    retranslateUi();
    refresh();
}

std::size_t TimeStrip::number() const {
    if (!move_) return 0;
    return static_cast<std::size_t>(std::upper_bound(moves_.begin(), moves_.end(), *move_) - moves_.begin());
}

void TimeStrip::refresh() {
    setPlace(static_cast<int>(number()), static_cast<int>(moves_.size()));
    back()->setEnabled(move_.has_value());
    forward()->setEnabled(number() < moves_.size());
    Story story;
    if (move_ && *move_ < session_.match().moves().size()) {
        const auto& lines = session_.report(*move_, session_.viewer()).lines;
        story.seat = session_.match().moves()[*move_].seat;
        QStringList sentences;
        for (const session::ReportLine& line : lines) sentences << line.sentence;
        if (!lines.empty()) {
            story.art = lines.back().art;
            story.hue = lines.back().hue;
            story.texts = {sentences.join(u' '), sentences.constLast()};
        }
    } else {
        story.texts = {tr("Before the first move.")};
    }
    tell(story);
    setAccessibleName(spoken());
}

QString TimeStrip::spoken() const {
    QStringList sentences;
    if (move_ && *move_ < session_.match().moves().size())
        for (const session::ReportLine& line : session_.report(*move_, session_.viewer()).lines)
            sentences << line.sentence;
    else
        sentences << tr("Before the first move.");
    const QLocale locale;
    //: For screen readers, while an earlier position is shown: %1 the number of a move, %2 how many there are, %3 what
    //: happened
    return tr("The table after move %1 of %2: %3")
        .arg(locale.toString(qulonglong{number()}), locale.toString(qulonglong{moves_.size()}), sentences.join(u' '));
}

void TimeStrip::setStyle(const PageStyle& style) {
    StoryStrip::setStyle(style);
    if (style.art && !isHidden()) refresh();
}

void TimeStrip::hideEvent(QHideEvent* event) {
    StoryStrip::hideEvent(event);
    if (!event->spontaneous()) forget();
}

void TimeStrip::retranslateUi() {
    nameButton(back(), tr("The previous move."), QKeySequence(Qt::Key_Left));
    nameButton(forward(), tr("The next move."), QKeySequence(Qt::Key_Right));
    nameButton(withdraw_, tr("Take back only this"), {});
    nameButton(goBack_, tr("Back to before this line"), {});
    nameButton(playOn_, tr("Play on from here, as a new game."), {});
    nameButton(now_, tr("Back to now."), QKeySequence(Qt::Key_Escape));
    if (move_ && *move_ < session_.match().moves().size()) {
        const QString name = game::nameOf(session_.match().seating(), session_.match().moves()[*move_].seat);
        //: A button at a line of the log: %1 a computer player; a translation may have two spellings beside it
        nameButton(why_, language::Phrase(tr("Why did %1 play that?")).arg(name), {});
    }
    const bool isLarge = pageStyle().art && !pageStyle().look.compact();
    //: Button: a new game that begins with the position shown
    setLabel(playOn_, tr("Play on from here"), isLarge);
    //: Button: shows the table as it is
    setLabel(now_, tr("Back to now"), pageStyle().art && !isLow());
    if (!isHidden()) refresh();
}

}
