// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/chooser.h"

#include <algorithm>

namespace heorot::ui {

void Chooser::ask(const record::AnyMatch& match, const game::GameView& view) {
    close();
    if (match.isOver()) return;
    engine::ActionList legal;
    match.legalActions(legal);
    for (const engine::Action action : legal) options_.push_back({action, view.path(match, action)});
}

void Chooser::close() {
    options_.clear();
    chosen_.clear();
}

bool Chooser::fits(const Option& option) const {
    if (option.path.size() <= static_cast<std::size_t>(chosen_.size())) return false;
    for (qsizetype i = 0; i < chosen_.size(); ++i)
        if (!option.path[static_cast<std::size_t>(i)].contains(chosen_[i])) return false;
    return true;
}

QStringList Chooser::lit() const {
    QStringList spots;
    for (const Option& option : options_)
        if (fits(option))
            for (const QString& spot : option.path[static_cast<std::size_t>(chosen_.size())])
                if (!spots.contains(spot)) spots << spot;
    return spots;
}

bool Chooser::isLit(const QString& spot) const {
    const auto offers = [&](const Option& option) {
        return fits(option) && option.path[static_cast<std::size_t>(chosen_.size())].contains(spot);
    };
    return std::any_of(options_.begin(), options_.end(), offers);
}

bool Chooser::mayBegin(const QString& spot) const {
    return std::any_of(options_.begin(), options_.end(),
                       [&](const Option& option) { return option.path.front().contains(spot); });
}

QStringList Chooser::endings() const {
    constexpr qsizetype most = 2;
    const auto isButton = [](const QString& spot) { return spot.startsWith(u"choice/") && spot != game::confirmSpot; };
    QStringList spots;
    for (const Option& option : options_)
        for (std::size_t step = 1; step < option.path.size(); ++step)
            if (const QString& spot = option.path[step].front(); isButton(spot) && !spots.contains(spot)) spots << spot;
    return spots.size() > most ? QStringList() : spots;
}

QStringList Chooser::foremost() const {
    QStringList spots;
    const auto add = [&](const QStringList& step) {
        const QString zone = step.front().section(u'/', 0, 0);
        for (const QString& spot : step)
            if (spot.section(u'/', 0, 0) == zone && !spots.contains(spot)) spots << spot;
    };
    for (const Option& option : options_) {
        if (fits(option)) add(option.path[static_cast<std::size_t>(chosen_.size())]);
        if (!chosen_.isEmpty()) add(option.path.front());
    }
    return spots;
}

bool Chooser::givesUp(const QString& spot) const {
    const auto leads = [&](const Option& option) {
        if (!fits(option)) return false;
        return chosen_.contains(spot) || option.path[static_cast<std::size_t>(chosen_.size())].contains(spot);
    };
    const auto asksTwice = [&](const Option& option) { return option.path.back() == QStringList{game::confirmSpot}; };
    return std::any_of(options_.begin(), options_.end(), leads) &&
           std::all_of(options_.begin(), options_.end(),
                       [&](const Option& option) { return !leads(option) || asksTwice(option); });
}

std::optional<engine::Action> Chooser::completes(const QString& spot) const {
    const auto step = static_cast<std::size_t>(chosen_.size());
    for (const Option& option : options_)
        if (fits(option) && option.path.size() == step + 1 && option.path[step].contains(spot)) return option.action;
    return {};
}

bool Chooser::leadsTo(engine::Action action) const {
    return std::any_of(options_.begin(), options_.end(),
                       [&](const Option& option) { return option.action == action && fits(option); });
}

std::optional<engine::Action> Chooser::choose(const QString& spot) {
    if (const auto action = completes(spot)) {
        clear();
        return action;
    }
    if (isLit(spot)) {
        chosen_ << spot;
        return {};
    }
    if (!chosen_.isEmpty() && chosen_.back() == spot) {
        chosen_.removeLast();
        return {};
    }
    const QStringList before = std::exchange(chosen_, {});
    if (!before.isEmpty() && isLit(spot)) return choose(spot);
    chosen_ = before;
    return {};
}

bool Chooser::back() {
    if (chosen_.isEmpty()) return false;
    chosen_.removeLast();
    return true;
}

void Chooser::clear() {
    chosen_.clear();
}

}
