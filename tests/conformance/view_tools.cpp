// SPDX-License-Identifier: GPL-3.0-or-later
#include "conformance/view_tools.h"

#include "engine/random.h"

#include <algorithm>
#include <set>
#include <span>

namespace heorot::conformance {

std::vector<engine::Action> legalOf(const record::AnyMatch& match) {
    engine::ActionList list;
    if (!match.isOver()) match.legalActions(list);
    return {list.begin(), list.end()};
}

std::vector<engine::Seat> viewersOf(const record::AnyMatch& match) {
    std::vector<engine::Seat> viewers{engine::nobody};
    for (int seat = 0; seat < match.setup().seats; ++seat) viewers.push_back(static_cast<engine::Seat>(seat));
    return viewers;
}

std::string viewerText(engine::Seat viewer) {
    return viewer == engine::nobody ? "nobody" : "seat " + std::to_string(viewer);
}

std::vector<game::Look> looks() {
    std::vector<game::Look> all;
    for (const QSizeF room : {QSizeF(1024, 600), QSizeF(1280, 800), QSizeF(1366, 768), QSizeF(1920, 1080)})
        for (const double textScale : {1.0, 1.3, 1.5}) {
            game::Look look;
            look.size = game::tableSize(room, textScale);
            const auto same = [&](const game::Look& other) { return other.size == look.size; };
            if (std::none_of(all.begin(), all.end(), same)) all.push_back(look);
        }
    return all;
}

std::vector<game::Look> looksAt(const ViewCase& at) {
    std::vector<game::Look> some = looks();
    engine::Pcg generator(at.seed, 84);
    generator.shuffle(std::span(some));
    some.resize(3);
    return some;
}

ui::Sitting sittingOf(const record::AnyMatch& match) {
    ui::Sitting sitting;
    sitting.viewer = match.toMove();
    return sitting;
}

ui::Sitting sittingOf(const record::AnyMatch& match, engine::Seat viewer) {
    ui::Sitting sitting = sittingOf(match);
    sitting.viewer = viewer;
    if (viewer == engine::nobody && !match.isOver() && !match.usesSecrets()) sitting.decidesOpenly = match.toMove();
    return sitting;
}

std::vector<ui::Chooser> choosersOf(const ViewCase& at, std::size_t most) {
    ui::Chooser start;
    start.ask(at.match, at.view);
    std::vector<ui::Chooser> all{start};
    engine::Pcg generator(at.seed, 81);
    auto legal = legalOf(at.match);
    generator.shuffle(std::span(legal));
    std::set<QStringList> seen{{}};
    for (const engine::Action action : legal) {
        ui::Chooser chooser = start;
        const game::Path path = at.view.path(at.match, action);
        for (std::size_t step = 0; step + 1 < path.size(); ++step) {
            chooser.choose(path[step].front());
            if (all.size() < most && seen.insert(chooser.chosen()).second) all.push_back(chooser);
        }
        if (all.size() >= most) break;
    }
    return all;
}

std::vector<game::Pointing> pointingsOf(const ViewCase& at, std::size_t most) {
    std::vector<game::Pointing> all(1);
    engine::Pcg generator(at.seed, 82);
    auto legal = legalOf(at.match);
    generator.shuffle(std::span(legal));
    for (const engine::Action action : legal) {
        if (all.size() >= most) break;
        game::Pointing pointing;
        const game::Path path = at.view.path(at.match, action);
        for (const QStringList& step : path) pointing.chosen << step.front();
        pointing.spot = pointing.chosen.takeLast();
        pointing.action = action;
        all.push_back(pointing);
    }
    return all;
}

std::unique_ptr<record::AnyMatch> matchAfter(const ViewCase& at, std::size_t moves) {
    auto match = at.module.newMatch(at.match.setup(), at.match.seating(), {});
    for (std::size_t i = 0; i < moves; ++i)
        if (match->play(at.match.moves()[i].action)) return nullptr;
    return match;
}

std::string differenceOf(const game::Scene& one, const game::Scene& other) {
    if (one.spots.size() != other.spots.size()) return "there are more spots in one than in the other";
    for (std::size_t i = 0; i < one.spots.size(); ++i)
        if (!(one.spots[i] == other.spots[i]))
            return "the spot " + one.spots[i].id.toStdString() + " ('" + one.spots[i].name.toStdString() +
                   "') is another: '" + other.spots[i].name.toStdString() + '\'';
    if (one.sprites.size() != other.sprites.size()) return "there are more sprites in one than in the other";
    for (std::size_t i = 0; i < one.sprites.size(); ++i)
        if (!(one.sprites[i] == other.sprites[i])) {
            const game::Sprite& a = one.sprites[i];
            const game::Sprite& b = other.sprites[i];
            return "sprites differ: '" + (a.piece + a.art + a.text).toStdString() + "' and '" +
                   (b.piece + b.art + b.text).toStdString() + '\'';
        }
    return {};
}

}
