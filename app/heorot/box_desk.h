// SPDX-License-Identifier: GPL-3.0-or-later
// The open box with an owner's corrections: what its page shows, and what is done to it there. Beside a running game it
// is only looked at.
#pragma once

#include "plugin/catalog.h"
#include "session/correction_file.h"

#include <QObject>

#include <optional>

namespace heorot::app {

class BoxDesk final : public QObject {
    Q_OBJECT

  public:
    /// The box of new games, which can be corrected. The catalog must outlive the desk.
    BoxDesk(plugin::PluginCatalog& catalog, const QString& game, QObject* parent = nullptr);
    /// The box of a game that is played. It must outlive the desk.
    explicit BoxDesk(const game::GameModule& game, QObject* parent = nullptr);
    /// New games are played with the corrections from then on.
    ~BoxDesk() override;

    const game::GameModule& game() const { return *game_; }
    /// With all that the owner wants, even if it is not in effect yet.
    const game::Box& box() const { return box_; }
    bool mayCorrect() const { return file_.has_value(); }
    /// Why new games do not use the corrections yet: the sentence of the game's reader; else empty.
    QString fault() const;
    bool hasCorrections() const { return !state_.wanted.empty(); }

    static bool isUnsure(const game::BoxPiece& piece);
    /// Before all corrections.
    static bool wasUnsure(const game::BoxPiece& piece);
    static bool isChanged(const game::BoxPiece& piece);
    /// The least sure of its numbers.
    static data::Confidence confidenceOf(const game::BoxPiece& piece);

    /// Why this value would not fit, together with all others that are wanted; empty if it does.
    QString refusal(const game::BoxFigure& figure, const record::Node& value) const;
    void setValue(const game::BoxFigure& figure, const record::Node& value);
    /// All values are as on the owner's copy.
    void confirm(const game::BoxPiece& piece);
    /// Back to what the program brings.
    void takeBack(const game::BoxPiece& piece);
    void importFrom(const QString& path);
    void exportTo(const QString& path);
    /// After a change of the language.
    void reread();

  signals:
    void changed();
    /// Nothing was changed, for this reason.
    void failed(const QString& sentence);

  private:
    void apply(const std::vector<record::Correction>& edits);
    void take(session::CorrectionState state);
    void lay();
    template <class Do>
    bool attempt(const Do& what);

    plugin::PluginCatalog* catalog_ = nullptr;
    QString id_;
    const game::GameModule* game_;
    std::optional<session::CorrectionFile> file_;
    session::CorrectionState state_;
    game::Box box_;
};

}
