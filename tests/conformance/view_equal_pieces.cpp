// SPDX-License-Identifier: GPL-3.0-or-later
#include "conformance/view_equal_pieces.h"

#include "conformance/view_tools.h"
#include "game/equal_pieces.h"

#include <algorithm>
#include <map>

namespace heorot::conformance {

namespace {

QString zoneOf(const QString& spot) {
    return spot.left(spot.indexOf(u'/'));
}

/// The spots of a step that are pieces of one kind on the table.
QStringList equalsOf(const QStringList& step) {
    QStringList equals;
    for (const QString& spot : step)
        if (!spot.startsWith(QStringLiteral("choice/")) && (equals.isEmpty() || zoneOf(equals.back()) == zoneOf(spot)))
            equals << spot;
    return equals.size() > 1 ? equals : QStringList();
}

const game::Spot* spotIn(const game::Scene& scene, const QRectF& area) {
    const auto found = std::find_if(scene.spots.begin(), scene.spots.end(), [&](const game::Spot& spot) {
        return area.contains(spot.area.center()) && spot.area.contains(area.center());
    });
    return found == scene.spots.end() ? nullptr : &*found;
}

class Equals {
  public:
    Equals(const ViewCase& at, engine::Action action, const QStringList& spots)
        : at_(at), action_(action), spots_(spots), look_(sittingOf(at.match).look),
          before_(at.view.scene(at.match, at.match.toMove(), look_)) {}

    /// For the first of several choices.
    std::string chosenComesBack() const {
        for (const QString& spot : spots_) {
            ui::Chooser chooser;
            chooser.ask(at_.match, at_.view);
            chooser.choose(spot);
            if (chooser.chosen() != QStringList{spot}) return spot.toStdString() + " is not the chosen one";
            chooser.choose(spot);
            if (!chooser.chosen().isEmpty()) return spot.toStdString() + " is not cancelled when chosen again";
        }
        return {};
    }

    /// For a choice that completes an action.
    std::string decidedIsTaken() {
        for (const QString& spot : spots_)
            if (auto wrong = decide(spot); !wrong.empty()) return wrong;
        return comparesAlike();
    }

  private:
    std::string what(const QString& spot) const {
        return '\'' + at_.match.format(action_) + "' by " + spot.toStdString();
    }

    std::string decide(const QString& spot) {
        const auto match = matchAfter(at_, at_.match.moves().size());
        if (!match || match->play(action_)) return {};
        match->setPicks(game::picksOf({spot}));
        const engine::Seat seat = at_.match.toMove();
        after_[spot] = at_.view.scene(*match, seat, look_);
        if (match->isOver() || match->toMove() != seat) return {};
        bool liesThere = false;
        const game::Spot* clicked = nullptr;
        for (const QString& equal : spots_) {
            const game::Spot* there = spotIn(after_[spot], before_.find(equal)->area);
            if (!there || at_.view.takesBack(*match, there->id) != action_) continue;
            liesThere = true;
            if (equal == spot) clicked = there;
        }
        if (!liesThere) return {};
        if (!clicked) return "a piece other than the chosen one is laid out after " + what(spot);
        const auto move = game::moveThatLaid(*match, action_, game::pickAt(clicked->id));
        if (move != match->moves().size() - 1) return "a different piece is taken back after " + what(spot);
        if (!match->withdraw(*move)) return "the piece cannot be taken back after " + what(spot);
        return at_.view.scene(*match, seat, look_) == before_ ? "" : "it does not come back whole after " + what(spot);
    }

    /// Whether all places are unchanged, so that only their contents differ.
    bool keepsPlaces(const game::Scene& after) const {
        const auto isKept = [&](const game::Spot& spot) {
            if (zoneOf(spot.id) != zoneOf(spots_.front())) return true;
            const game::Spot* now = after.find(spot.id);
            return now && now->area == spot.area;
        };
        return std::all_of(before_.spots.begin(), before_.spots.end(), isKept);
    }

    /// If pieces stay on the table, the taken one differs from its equals in the same way whichever it is.
    std::string comparesAlike() const {
        const QString& one = spots_.front();
        const QString& other = spots_.back();
        if (after_.size() < 2 || !keepsPlaces(after_.at(one)) || !keepsPlaces(after_.at(other))) return {};
        const auto name = [&](const QString& taken, const QString& spot) { return after_.at(taken).find(spot)->name; };
        if (name(one, one) != name(other, other) || name(one, other) != name(other, one))
            return "the table differs from the one where " + what(other) + " took it";
        return {};
    }

    const ViewCase& at_;
    const engine::Action action_;
    const QStringList spots_;
    const game::Look look_;
    const game::Scene before_;
    std::map<QString, game::Scene> after_;
};

}

std::string chosenPieceIsTaken(const ViewCase& at) {
    if (at.match.isOver()) return {};
    int tried = 0;
    std::map<std::uint8_t, int> ofKind;
    for (const engine::Action action : legalOf(at.match)) {
        const game::Path path = at.view.path(at.match, action);
        const QStringList spots = equalsOf(path.front());
        if (spots.isEmpty() || ++ofKind[action.kind] > 3) continue;
        at.compared();
        Equals equals(at, action, spots);
        if (path.size() > 1) {
            if (auto wrong = equals.chosenComesBack(); !wrong.empty()) return wrong;
        } else if (++tried <= 3) {
            if (auto wrong = equals.decidedIsTaken(); !wrong.empty()) return wrong;
        }
    }
    return {};
}

}
