// SPDX-License-Identifier: GPL-3.0-or-later
// Creates, writes, damages and loads sagas of the sample game.
#pragma once

#include "engine/random.h"
#include "format_one.h"
#include "game/seating.h"
#include "record/saga.h"
#include "record/yaml.h"
#include "sample_fixture.h"
#include "suite/refusal.h"

namespace heorot::test {

inline const QString sagaFolder = QStringLiteral(HEOROT_SOURCE_DIR "/tests/sagas");

/// A game of Anna and Ben in its third round, with a roll, a re-roll, a payment and an undone move. Tests refer to its
/// line numbers.
inline std::string baseText() {
    return record::readFile(pathOf(sagaFolder + QStringLiteral("/format-1/sample-with-redo.saga")));
}

inline std::string replaced(std::string text, std::string_view from, std::string_view to) {
    const auto at = text.find(from);
    if (at == std::string::npos) qFatal("the saga does not hold '%s'", std::string(from).c_str());
    return text.replace(at, from.size(), to);
}

inline std::string withOtherRules(const std::string& text) {
    return replaced(text, "rules: 1\n", "rules: 2\n");
}

inline void play(record::AnyMatch& match, const char* action) {
    if (match.play(match.parse(action).value())) qFatal("'%s' is not legal", action);
}

inline void playAtRandom(record::AnyMatch& match, int moves, std::uint64_t seed) {
    engine::Pcg generator(seed);
    engine::ActionList legal;
    for (; moves > 0 && !match.isOver(); --moves) {
        match.legalActions(legal);
        match.play(legal[generator.below(static_cast<std::uint32_t>(legal.size()))]);
    }
}

class SampleSagas {
  public:
    const record::AnyGame& game() const { return sample_.game(); }
    record::LoadedSaga load(const std::string& text) const {
        return record::readSaga(text, "s.saga", sample_.finder(), game::refusePlayer);
    }
    QString refusalOf(const std::string& text) const {
        return refusal([&] { load(text); });
    }
    std::string write(const record::AnyMatch& match) const { return record::writeSaga(game(), match); }

    /// The first player is random for odd seeds; every third seed turns re-rolls off.
    std::unique_ptr<record::AnyMatch> newMatch(const std::vector<std::string>& names, std::uint64_t seed) const {
        engine::Setup setup;
        setup.seats = static_cast<int>(names.size());
        setup.first = seed % 2 ? engine::nobody : engine::Seat{1};
        setup.options[0] = seed % 3 ? 1 : 0;
        setup.seed = seed;
        record::Seating seating{names, std::vector<std::string>(names.size(), "easy")};
        seating.players[0] = "human";
        return game().newMatch(setup, seating);
    }

  private:
    Sample sample_;
};

}
