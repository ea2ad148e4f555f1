// SPDX-License-Identifier: GPL-3.0-or-later
// Lessons of a guided first game, written as files: a position, and steps that explain, ask for an action, or play the
// others' moves. Texts are in English, as the catalogues know them.
#pragma once

#include "record/game_finder.h"

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

namespace heorot::record {

/// The person is the first seat.
inline constexpr engine::Seat learner = 0;

/// What is said to actions whose notation begins so.
struct LessonAnswer {
    std::string beginning;
    std::string text;
};

/// A step that asks for an action.
struct LessonTask {
    /// Alternatives; at least one. The first is legal if all steps before were done by their first ones.
    std::vector<engine::Action> wanted;
    /// Of the first one.
    engine::Outcomes outcomes;
    /// Why they are good.
    std::string good;
    /// Other actions are answered, and taken back.
    std::vector<LessonAnswer> answers;
    std::string other;
};

/// A move with the outcomes of its chance.
struct LessonMove {
    engine::Action action;
    engine::Outcomes outcomes;
};

struct LessonStep {
    int line = 0;
    std::string idea;
    std::string text;
    /// Ids of the spots that are lit, in the order of their pins.
    std::vector<std::string> lit;
    /// The section of the handbook that says more; may be empty.
    std::string section;
    /// Moves of others, played before the step is shown.
    std::vector<LessonMove> moves;
    std::optional<LessonTask> task;
};

struct Lesson {
    /// The game, and the name of the file without its ending.
    std::string game;
    std::string name;
    std::string title;
    std::string goal;
    int minutes = 0;
    /// A picture of who teaches.
    std::string teacher;
    std::vector<LessonStep> steps;
};

/// The numbers of pins that a sentence names, in order: "(2)", "(1, 2)", "(3 to 6)", "(1) to (4)".
HEOROT_RECORD_EXPORT std::vector<int> numbersIn(const std::string& text);

/// What a list of lessons shows.
struct LessonHead {
    std::string title;
    int minutes = 0;
};

/// Only the head of a lesson. Throws FileError.
HEOROT_RECORD_EXPORT LessonHead readLessonHead(const std::filesystem::path& file);

/// Reads a lesson and plays it through with the first of the wanted actions, so that each of its actions is known to be
/// legal. Throws FileError.
HEOROT_RECORD_EXPORT Lesson readLesson(const std::filesystem::path& file, const GameFinder& games);

/// The match at the beginning of a lesson. Throws FileError.
HEOROT_RECORD_EXPORT std::unique_ptr<AnyMatch> beginLesson(const std::filesystem::path& file, const GameFinder& games);

/// The answer to an action that is not wanted: that of the longest beginning, or the step's own.
HEOROT_RECORD_EXPORT const std::string& answerTo(const LessonTask& task, const std::string& notation);

/// All texts of a lesson in their order: title, goal, ideas, texts and answers.
HEOROT_RECORD_EXPORT std::vector<std::string> textsOf(const Lesson& lesson);

}
