// SPDX-License-Identifier: GPL-3.0-or-later
// How a view is played: paths, choices, unavailable spots.
#include "conformance/view_checks.h"

#include "conformance/view_tools.h"

#include <algorithm>
#include <set>

namespace heorot::conformance {

using engine::Action;

namespace {

std::string quoted(const ViewCase& at, Action action) {
    return '\'' + at.match.format(action) + '\'';
}

/// Whether the same choice of spots could mean both.
bool clash(const game::Path& one, const game::Path& other) {
    for (std::size_t i = 0; i < std::min(one.size(), other.size()); ++i)
        if (std::none_of(one[i].begin(), one[i].end(), [&](const QString& spot) { return other[i].contains(spot); }))
            return false;
    return true;
}

std::string walk(const ViewCase& at, Action action, const game::Path& path, bool lastTwins) {
    ui::Chooser chooser;
    chooser.ask(at.match, at.view);
    for (std::size_t step = 0; step < path.size(); ++step) {
        const QString spot = lastTwins ? path[step].back() : path[step].front();
        const std::string where = " at " + spot.toStdString();
        if (!chooser.isLit(spot)) return "the path to " + quoted(at, action) + " is unavailable" + where;
        const bool last = step + 1 == path.size();
        if (last && at.view.candidate(at.match, chooser.chosen(), spot) != action)
            return quoted(at, action) + " is not the candidate of its last spot" + where;
        const auto completed = chooser.choose(spot);
        if (completed.has_value() != last) return quoted(at, action) + " is complete too early or too late" + where;
        if (last && completed != action) return "choosing " + quoted(at, action) + " means " + quoted(at, *completed);
    }
    return {};
}

}

std::string pathsAreDistinct(const ViewCase& at) {
    std::vector<game::Path> paths;
    const std::vector<Action> legal = legalOf(at.match);
    for (const Action action : legal) {
        at.compared();
        paths.push_back(at.view.path(at.match, action));
        const game::Path& path = paths.back();
        if (path.empty()) return quoted(at, action) + " has no path";
        for (const QStringList& step : path) {
            if (step.isEmpty() || step.contains(QString())) return "a step of " + quoted(at, action) + " is empty";
            if (QStringList unique = step; unique.removeDuplicates())
                return "a step of " + quoted(at, action) + " names a spot twice";
        }
    }
    for (std::size_t i = 0; i < paths.size(); ++i)
        for (std::size_t j = 0; j < i; ++j)
            if (clash(paths[i], paths[j]))
                return "the paths of " + quoted(at, legal[i]) + " and " + quoted(at, legal[j]) +
                       " have a common prefix";
    for (std::size_t i = 0; i < paths.size(); ++i)
        for (const bool lastTwins : {false, true})
            if (auto wrong = walk(at, legal[i], paths[i], lastTwins); !wrong.empty()) return wrong;
    return {};
}

std::string choicesAreOffered(const ViewCase& at) {
    const ui::Sitting sitting = sittingOf(at.match);
    const ui::Table table{at.match, at.view, at.module.words(), sitting};
    for (const ui::Chooser& chooser : choosersOf(at, 12)) {
        const std::string when = " after '" + chooser.chosen().join(u' ').toStdString() + '\'';
        const game::Scene scene = ui::compose(table, chooser);
        for (const QString& spot : chooser.lit()) {
            at.compared();
            if (!scene.find(spot)) return spot.toStdString() + " can be chosen but is not there" + when;
        }
        if (!chooser.chosen().isEmpty() && !scene.find(ui::backSpot)) return "there is no cancel button" + when;
        std::set<QString> labels;
        const ui::Prompt prompt = ui::promptOf(table, chooser);
        if (prompt.head.isEmpty()) return "there is no prompt" + when;
        for (const ui::PromptButton& button : prompt.buttons)
            if (button.label.isEmpty() || !labels.insert(button.label).second)
                return "the label of " + button.spot.toStdString() + " is empty or a duplicate" + when;
    }
    return {};
}

std::string endingsStandFromTheStart(const ViewCase& at) {
    // More of them are a list to choose from.
    constexpr std::size_t most = 2;
    std::set<QString> endings;
    for (const Action action : legalOf(at.match)) {
        game::Path path = at.view.path(at.match, action);
        if (path.back().contains(game::confirmSpot)) path.pop_back();
        if (path.size() > 1 && path.back().front().startsWith(ui::choiceZone)) endings.insert(path.back().front());
    }
    if (endings.empty() || endings.size() > most) return {};
    const ui::Sitting sitting = sittingOf(at.match);
    const ui::Table table{at.match, at.view, at.module.words(), sitting};
    ui::Chooser chooser;
    ui::askIfDue(table, chooser);
    const std::vector<ui::PromptButton> buttons = ui::promptOf(table, chooser).buttons;
    for (const QString& spot : endings) {
        at.compared();
        const auto button = std::find_if(buttons.begin(), buttons.end(), [&](const auto& b) { return b.spot == spot; });
        if (button == buttons.end()) return spot.toStdString() + " comes only after the first step";
        if (!button->isDark || button->missing.isEmpty()) return spot.toStdString() + " does not say what is missing";
    }
    return {};
}

std::string publicDecisionsNeedNoViewer(const ViewCase& at) {
    if (at.match.isOver() || at.match.usesSecrets()) return {};
    const ui::Sitting sitting = sittingOf(at.match, engine::nobody);
    const ui::Table table{at.match, at.view, at.module.words(), sitting};
    if (!table.asks()) return "there is no prompt for a public decision";
    for (const ui::Chooser& chooser : choosersOf(at, 12)) {
        const std::string when = " after '" + chooser.chosen().join(u' ').toStdString() + '\'';
        const game::Scene scene = ui::compose(table, chooser);
        if (ui::promptOf(table, chooser).head.isEmpty()) return "there is no prompt without a viewer" + when;
        for (const Action action : legalOf(at.match)) {
            const game::Path path = at.view.path(at.match, action);
            const auto step = static_cast<std::size_t>(chooser.chosen().size());
            const auto fits = [&](qsizetype i) {
                return path[static_cast<std::size_t>(i)].contains(chooser.chosen()[i]);
            };
            bool isNext = step < path.size();
            if (isNext) at.compared();
            for (qsizetype i = 0; isNext && i < chooser.chosen().size(); ++i) isNext = fits(i);
            if (isNext && std::none_of(path[step].begin(), path[step].end(),
                                       [&](const QString& spot) { return scene.find(spot); }))
                return quoted(at, action) + " is public, but cannot be chosen without a viewer" + when;
        }
    }
    return {};
}

namespace {

/// "board" of "board/c3"
std::string zoneOf(const QString& spot) {
    return spot.left(spot.indexOf(u'/')).toStdString();
}

}

std::string unavailableSpotsExplainWhy(const ViewCase& at) {
    const ui::Sitting sitting = sittingOf(at.match);
    const ui::Table table{at.match, at.view, at.module.words(), sitting};
    for (const ui::Chooser& chooser : choosersOf(at, 6)) {
        const std::string when = " after '" + chooser.chosen().join(u' ').toStdString() + '\'';
        std::set<std::string> lit;
        for (const QString& spot : chooser.lit()) lit.insert(zoneOf(spot));
        const std::vector<ui::PromptButton> buttons = ui::promptOf(table, chooser).buttons;
        for (const game::Spot& spot : ui::compose(table, chooser).spots) {
            if (chooser.isLit(spot.id) || chooser.mayBegin(spot.id) || spot.id == ui::backSpot) continue;
            const auto action = at.view.candidate(at.match, chooser.chosen(), spot.id);
            const std::string zone = zoneOf(spot.id);
            const auto says = [&](const ui::PromptButton& button) {
                return button.spot == spot.id && !button.missing.isEmpty();
            };
            const bool saysMissing = !action && std::any_of(buttons.begin(), buttons.end(), says);
            if (saysMissing) at.comparisons.add(zone);
            if (!action && lit.contains(zone)) at.comparisons.expect(zone);
            if (!action) continue;
            at.comparisons.add(zone);
            const std::string what = spot.id.toStdString() + when + " is unavailable and means " + quoted(at, *action);
            if (!at.match.validate(*action)) return what + ", which is legal";
            if (ui::whyNot(table, chooser, spot.id).isEmpty()) return what + ", but gives no reason";
        }
    }
    return {};
}

std::string laidPiecesCanBeTakenBack(const ViewCase& at) {
    const ui::Sitting sitting = sittingOf(at.match);
    const ui::Table table{at.match, at.view, at.module.words(), sitting};
    ui::Chooser chooser;
    ui::askIfDue(table, chooser);
    const auto& moves = at.match.moves();
    for (const game::Spot& spot : ui::compose(table, chooser).spots) {
        const auto laid = ui::laidAt(table, chooser, spot.id);
        if (!laid) continue;
        at.compared();
        const auto isLaid = [&](const engine::Move& move) { return move.action == *laid; };
        const auto other = [&](const engine::Move& move) { return move.seat != at.match.toMove(); };
        const auto row = std::find_if(moves.rbegin(), moves.rend(), other);
        const std::string what = spot.id.toStdString() + " takes back " + quoted(at, *laid);
        if (std::none_of(moves.rbegin(), row, isLaid)) return what + ", which was not played";
        if (!isLaid(moves.back())) continue;
        const auto match = matchAfter(at, moves.size());
        if (match && !match->withdraw(moves.size() - 1)) return what + ", which cannot be taken back";
    }
    return {};
}

std::string viewsArePure(const ViewCase& at) {
    const record::Node before = at.match.describeState();
    for (const engine::Seat viewer : viewersOf(at.match)) {
        const ui::Sitting sitting = sittingOf(at.match, viewer);
        const ui::Table table{at.match, at.view, at.module.words(), sitting};
        for (const game::Pointing& pointing : pointingsOf(at, 4)) {
            at.compared();
            const game::Scene scene = at.view.scene(at.match, viewer, sitting.look, pointing);
            if (!(scene == at.view.scene(at.match, viewer, sitting.look, pointing)))
                return "the scene differs when requested twice";
        }
        for (const ui::Chooser& chooser : choosersOf(at, 3))
            if (!(ui::compose(table, chooser) == ui::compose(table, chooser)))
                return "the table differs when composed twice";
    }
    return before == at.match.describeState() ? "" : "looking at the match changed it";
}

}
