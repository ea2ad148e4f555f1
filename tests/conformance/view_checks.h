// SPDX-License-Identifier: GPL-3.0-or-later
// What holds for the view of every game at one position, asked through the interface that the table uses. Each function
// gives back an empty text if it holds, else what is wrong.
#pragma once

#include "conformance/game_case.h"
#include "plugin/game_plugin.h"
#include "ui/compose.h"

#include <string>

namespace heorot::conformance {

/// A match as a view sees it. `seed` picks the samples: the same one picks the same.
struct ViewCase {
    const game::GameModule& module;
    const game::GameView& view;
    const record::AnyMatch& match;
    std::uint64_t seed;
    Comparisons& comparisons;

    /// To be called wherever a check compares something that could be wrong.
    void compared() const { comparisons.add(); }
};

/// Paths of legal actions are distinct and none begins another; the chooser reaches each by each of its twins, and its
/// last spot is the candidate of the action.
std::string pathsAreDistinct(const ViewCase& at);
/// Whatever may come next is on the table, or a button of the prompt with a label of its own.
std::string choicesAreOffered(const ViewCase& at);
/// What is decided without secrets can be chosen, and is called the same, while nobody's are in view: in every world
/// that a spectator thinks possible.
std::string publicDecisionsNeedNoViewer(const ViewCase& at);
/// In every size of table and text spots have names and places of their own inside the table, pieces stand in one
/// place.
std::string spotsHavePlaces(const ViewCase& at);
/// In every size of table and text no text reaches over its area.
std::string textsFit(const ViewCase& at);
/// A tip leaves its spot, the spots around of the same kind, what is chosen and the prompt uncovered; with large text
/// on the smallest table at least its spot.
std::string tipsCoverNoSpot(const ViewCase& at);
/// In every theme texts stand out from what is below them.
std::string textsHaveContrast(const ViewCase& at);
/// No dark spot stands for a legal action, and each that stands for an illegal one says why. Where some spots of a
/// zone may be chosen, some of its dark ones do so.
std::string unavailableSpotsExplainWhy(const ViewCase& at);
/// A piece that may be taken back was laid by the seat to move in its last row of decisions; the last one comes back.
std::string laidPiecesCanBeTakenBack(const ViewCase& at);
/// The same question has the same answer, and changes no match; a preview is one too.
std::string viewsArePure(const ViewCase& at);
/// A piece that is shown to one seat but not to all, as a card in its hand, is none that another seat is shown: it
/// would fly out of the hand of the person before.
std::string privatePiecesHaveOneViewer(const ViewCase& at);
/// Pictures exist and are among those rendered ahead.
std::string picturesExist(const ViewCase& at);
/// Looks of the last events and moments shown by themselves name what is on the table before or after them.
std::string eventLooksAreOnTheTable(const ViewCase& at);
/// The last events carry what they add to the points that each seat has now, as the reader knows them. What only the
/// end counts is no event's.
std::string eventsCarryPoints(const ViewCase& at);
/// In another language nothing but texts is another, no text stays behind, and the way back leads to the same scene.
std::string languageSwitchReachesEveryText(const ViewCase& at);

/// `other` looks the same to `viewer`: so does all that a view makes of it.
std::string equalWorldsLookEqual(const ViewCase& at, const record::AnyMatch& other, engine::Seat viewer);
/// The last moves of both look the same to `viewer`: so do their events and the moments shown. Empty, or what does not.
std::string equalMovesLookEqual(const ViewCase& at, const record::AnyMatch& other, engine::Seat viewer);

}
