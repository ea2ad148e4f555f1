// SPDX-License-Identifier: GPL-3.0-or-later
// Checks of a view at one position, through the interface the table page uses. Each function returns an empty text, or
// the failure.
#pragma once

#include "conformance/game_case.h"
#include "game/game_module.h"
#include "ui/compose.h"

#include <string>

namespace heorot::conformance {

/// A match as a view sees it. `seed` selects the samples.
struct ViewCase {
    const game::GameModule& module;
    const game::GameView& view;
    const record::AnyMatch& match;
    std::uint64_t seed;
    Comparisons& comparisons;

    /// Call it wherever a check compares something that could be wrong.
    void compared() const { comparisons.add(); }
};

/// The paths of legal actions are distinct and none is a prefix of another; the chooser reaches each through all
/// equivalent spots, and its last spot has the action as candidate.
std::string pathsAreDistinct(const ViewCase& at);
/// Every next choice is a spot on the table, or a button of the prompt with a label of its own.
std::string choicesAreOffered(const ViewCase& at);
/// The button that ends a choice of several spots is in the prompt from the first step on, and says what is missing.
std::string endingsStandFromTheStart(const ViewCase& at);
/// A public decision can be made, under the same names, without a viewer: in every world that a spectator considers
/// possible.
std::string publicDecisionsNeedNoViewer(const ViewCase& at);
/// At every size of table and text, spots have names and areas of their own inside the table, and the parts of a piece
/// are together.
std::string spotsHavePlaces(const ViewCase& at);
/// At every size of table and text, no text exceeds its area.
std::string textsFit(const ViewCase& at);
/// A tip leaves its spot, nearby spots of the same kind, chosen spots and the prompt uncovered; with large text on the
/// smallest table, at least its spot.
std::string tipsCoverNoSpot(const ViewCase& at);
/// In every theme, texts contrast with their background.
std::string textsHaveContrast(const ViewCase& at);
/// No unavailable spot stands for a legal action, and each that stands for an illegal one explains why. In a zone with
/// available spots, at least one unavailable spot does.
std::string unavailableSpotsExplainWhy(const ViewCase& at);
/// A piece that can be taken back was laid by the seat to move in its current row of decisions, and taking back the
/// last one works.
std::string laidPiecesCanBeTakenBack(const ViewCase& at);
/// Views, previews included, give the same result for the same input and do not change the match.
std::string viewsArePure(const ViewCase& at);
/// A piece shown to one seat but not to everyone, such as a card in hand, is not shown to any other seat: it would
/// otherwise fly out of the previous person's hand.
std::string privatePiecesHaveOneViewer(const ViewCase& at);
/// Pictures exist and are in the list for rendering in advance.
std::string picturesExist(const ViewCase& at);
/// The looks of the last events and the moments refer to things on the table before or after them.
std::string eventLooksAreOnTheTable(const ViewCase& at);
/// The last events carry the points they add to each seat, as their reader knows them, except for points counted only
/// at the end.
std::string eventsCarryPoints(const ViewCase& at);
/// Switching the language changes only texts, and all of them; switching back restores the scene.
std::string languageSwitchReachesEveryText(const ViewCase& at);

/// If `other` looks the same to `viewer`, so does everything a view makes of it.
std::string equalWorldsLookEqual(const ViewCase& at, const record::AnyMatch& other, engine::Seat viewer);
/// If the last moves of both look the same to `viewer`, so do their event looks and moments. Empty, or what differs.
std::string equalMovesLookEqual(const ViewCase& at, const record::AnyMatch& other, engine::Seat viewer);

}
