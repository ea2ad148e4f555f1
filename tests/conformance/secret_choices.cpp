// SPDX-License-Identifier: GPL-3.0-or-later
#include "conformance/secret_choices.h"

#include "conformance/view_tools.h"
#include "heorot/log_model.h"
#include "session/session.h"

#include <algorithm>

namespace heorot::conformance {

using engine::Seat;

namespace {

/// The same game with a finished choice of this many pieces, the first ones available; nullptr if there are too few.
std::unique_ptr<record::AnyMatch> withChoice(const ViewCase& at, int pieces) {
    record::Seating seating = at.match.seating();
    seating.players.assign(seating.names.size(), "human");
    auto match = at.module.newMatch(at.match.setup(), seating, {});
    for (const engine::Move& move : at.match.moves())
        if (match->play(move.action)) return nullptr;
    for (int piece = 0; piece <= pieces; ++piece) {
        const auto legal = legalOf(*match);
        const bool ends = piece == pieces;
        const auto next = std::find_if(legal.begin(), legal.end(), [&](engine::Action action) {
            return match->isSecret(action) != ends && (!ends || match->reveals(action).empty());
        });
        if (next == legal.end() || match->play(*next)) return nullptr;
    }
    return match;
}

/// All texts of a match for one seat.
QStringList textsFor(const ViewCase& at, const record::AnyMatch& match, Seat viewer) {
    const game::Words& words = at.module.words();
    QStringList texts{words.table(match, viewer), words.prompt(match, viewer)};
    for (std::size_t move = 0; move < match.moves().size(); ++move)
        for (std::size_t event = 0; event < match.moves()[move].events.size(); ++event) {
            const engine::Event seen = at.module.seen(match.moves()[move].events[event], viewer);
            texts << words.sentence(match, seen) << words.detail(match, move, event, viewer);
        }
    texts.removeAll(QString());
    return texts;
}

/// The same on a page after the hand-over: the rows of its log, and how far undo goes back.
QStringList handedOver(const ViewCase& at, std::unique_ptr<record::AnyMatch> match) {
    session::Session session(at.module, std::move(match), {}, {}, {});
    session.start();
    const app::LogModel log(session);
    QStringList told;
    for (int row = 0; row < log.rowCount(); ++row)
        told << log.index(row).data().toString() << log.index(row).data(app::LogModel::LedgerRole).toString();
    told << QStringLiteral("asked: %1, waits: %2").arg(session.match().toMove()).arg(session.waitingFor());
    while (session.canUndo()) {
        session.undo();
        told << QStringLiteral("undo to %1").arg(session.match().moves().size());
    }
    return told;
}

}

std::string secretChoicesLookTheSame(const ViewCase& at) {
    const auto legal = legalOf(at.match);
    if (std::none_of(legal.begin(), legal.end(), [&](engine::Action action) { return at.match.isSecret(action); }))
        return {};
    const auto none = withChoice(at, 0);
    if (!none) return {};
    for (int pieces = 1; pieces <= 4; ++pieces) {
        auto some = withChoice(at, pieces);
        if (!some) break;
        at.compared();
        const std::string which = "a secret choice of " + std::to_string(pieces) + " shows ";
        for (const Seat viewer : viewersOf(at.match)) {
            if (viewer == at.match.toMove()) continue;
            const std::string whom = " to " + viewerText(viewer);
            if (!(none->describeSeen(viewer) == some->describeSeen(viewer))) return which + "its size" + whom;
            if (textsFor(at, *none, viewer) != textsFor(at, *some, viewer)) return which + "its size in words" + whom;
            if (auto wrong = differenceOf(at.view.scene(*none, viewer, {}), at.view.scene(*some, viewer, {}));
                !wrong.empty())
                return which + "on the table" + whom + ": " + wrong;
        }
        auto again = withChoice(at, 0);
        if (handedOver(at, std::move(again)) != handedOver(at, std::move(some)))
            return which + "its size at the hand-over";
    }
    return {};
}

}
