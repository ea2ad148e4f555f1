// SPDX-License-Identifier: GPL-3.0-or-later
// Stored finished games, one for each way to play and to end, replay to their stored result. A game adds its list of
// ways.
#pragma once

#include "game/game_module.h"
#include "record/saga.h"

#include <QObject>

#include <filesystem>
#include <vector>

namespace heorot::test {

class SagaSuite : public QObject {
    Q_OBJECT

  public:
    /// The game must outlive the suite.
    SagaSuite(std::filesystem::path folder, const game::GameModule& game) : folder_(std::move(folder)), game_(game) {}

  private slots:
    void sagaReplays_data();
    void sagaReplays();
    void sagaOfFormatOneOpens_data() { sagaReplays_data(); }
    void sagaOfFormatOneOpens();
    void computerPlayersPlayOn_data() { sagaReplays_data(); }
    void computerPlayersPlayOn();

  protected:
    std::vector<std::filesystem::path> files() const;
    record::LoadedSaga load(const std::filesystem::path& file) const;
    /// Like `load`, from a text.
    record::LoadedSaga read(const std::string& text, const std::string& name) const;
    const game::GameModule& game() const { return game_; }

  private:
    std::filesystem::path folder_;
    const game::GameModule& game_;
};

}
