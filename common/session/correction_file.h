// SPDX-License-Identifier: GPL-3.0-or-later
// An owner's corrections on disk, beside the own data of a game. New games use `corrections.yaml`; corrections that
// only fit together with others still to come wait in `corrections-draft.yaml`.
#pragma once

#include "game/game_module.h"

#include <QString>

#include "session/session_export.h"

#include <string>
#include <vector>

namespace heorot::session {

inline const QString correctionDraft = QStringLiteral("corrections-draft.yaml");

/// What an owner wants, and what is in effect of it.
struct CorrectionState {
    record::Corrections wanted;
    record::Corrections inEffect;
    /// What the game's reader says, if what is wanted does not fit yet; else both are equal.
    record::Fault fault;
};

/// Functions throw record::FileError with the reason and then leave the files as they were.
class HEOROT_SESSION_EXPORT CorrectionFile {
  public:
    /// `folder`: of the player's own data of this game, existing or not. `game` must outlive this object.
    CorrectionFile(const QString& folder, const game::GameModule& game);

    CorrectionState read() const;
    /// Adds these to what is on disk now, so that two programs do not lose each other's. A correction to the value
    /// that it replaces takes it back.
    CorrectionState change(const std::vector<record::Correction>& edits) const;
    /// Adds those of a file that `exportTo` has written.
    CorrectionState importFrom(const QString& path) const;
    /// Writes what is wanted, replacing any file there.
    void exportTo(const QString& path) const;

  private:
    record::Corrections readFile(const QString& path) const;
    /// None if there is no such file.
    record::Corrections ownFile(const QString& path) const;
    record::Corrections wanted() const;
    CorrectionState stateOf(record::Corrections wanted) const;
    void write(const QString& path, const record::Corrections& corrections) const;
    std::string textOf(const record::Corrections& corrections) const;

    QString path_;
    QString draft_;
    const game::GameModule& game_;
};

}
