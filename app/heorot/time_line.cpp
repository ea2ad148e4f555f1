// SPDX-License-Identifier: GPL-3.0-or-later
#include "heorot/time_line.h"

#include "session/steps.h"

#include <algorithm>

namespace heorot::app {

using engine::Seat;

TimeLine::TimeLine(const session::Session& session) : moves_(session::stepsOf(session.match())) {
    const record::AnyMatch& match = session.match();
    for (std::size_t step = 1; step < moves_.size(); ++step) movers_.push_back(match.moves()[moves_[step] - 1].seat);
    addChapters(session);
    addLandmarks(session);
    std::stable_sort(marks_.begin(), marks_.end(),
                     [](const TimeMark& one, const TimeMark& other) { return one.step < other.step; });
    addPoints(match);
}

void TimeLine::addChapters(const session::Session& session) {
    for (const auto& [firstMove, chapter] : session.chapters())
        if (!chapter.title.isEmpty())
            marks_.push_back({stepOf(firstMove), chapter.title, chapter.mark, chapter.isMajor, true});
}

/// Named by what the log says of them.
void TimeLine::addLandmarks(const session::Session& session) {
    const game::Words& words = session.game().words();
    for (std::size_t step = 1; step < moves_.size(); ++step)
        for (std::size_t move = moves_[step - 1]; move < moves_[step]; ++move)
            for (const engine::Event& event : session.match().moves()[move].events)
                if (words.isLandmark(event))
                    addLandmark(step, words.sentence(session.match(), session.game().seen(event, engine::nobody)));
}

/// One for each step: what comes of a battle, after how it ended.
void TimeLine::addLandmark(std::size_t step, const QString& sentence) {
    const auto same = std::find_if(marks_.begin(), marks_.end(),
                                   [step](const TimeMark& mark) { return mark.step == step && !mark.isChapter; });
    if (same == marks_.end())
        marks_.push_back({step, sentence, {}, false, false});
    else
        same->title += u' ' + sentence;
}

void TimeLine::addPoints(const record::AnyMatch& match) {
    points_.resize(static_cast<std::size_t>(match.setup().seats));
    for (const std::size_t moves : moves_) {
        const engine::Scores scores =
            match.isOver() ? match.scoresAfter(moves) : match.seenScoresAfter(moves, engine::nobody);
        for (std::size_t seat = 0; seat < points_.size(); ++seat) points_[seat].push_back(scores.total[seat]);
    }
}

std::size_t TimeLine::stepOf(std::size_t moves) const {
    return static_cast<std::size_t>(std::upper_bound(moves_.begin(), moves_.end(), moves) - moves_.begin()) - 1;
}

const TimeMark* TimeLine::chapterAt(std::size_t step) const {
    const TimeMark* found = nullptr;
    for (const TimeMark& mark : marks_)
        if (mark.isChapter && mark.step <= step) found = &mark;
    return found;
}

/// Whether another seat makes the next step than made the last one.
bool TimeLine::beginsTurn(std::size_t step) const {
    return step == 0 || step >= steps() || movers_[step] != movers_[step + 1];
}

std::size_t TimeLine::nextTurn(std::size_t step) const {
    while (step < steps())
        if (beginsTurn(++step)) break;
    return step;
}

std::size_t TimeLine::previousTurn(std::size_t step) const {
    while (step > 0)
        if (beginsTurn(--step)) break;
    return step;
}

std::size_t TimeLine::nextMark(std::size_t step) const {
    const auto next =
        std::find_if(marks_.begin(), marks_.end(), [step](const TimeMark& mark) { return mark.step > step; });
    return next == marks_.end() ? steps() : next->step;
}

std::size_t TimeLine::previousMark(std::size_t step) const {
    std::size_t found = 0;
    for (const TimeMark& mark : marks_)
        if (mark.step < step) found = mark.step;
    return found;
}

}
