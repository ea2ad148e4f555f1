// SPDX-License-Identifier: GPL-3.0-or-later
// What else can be set before a game, in two folds: the game's variants, and the table: who begins, the seed, help and
// pace. It edits the given choices.
#pragma once

#include "game/game_module.h"
#include "heorot/deal_form.h"
#include "heorot/fold.h"
#include "heorot/settings_form.h"

#include <vector>

namespace heorot::app {

class OptionsPanel final : public QWidget {
    Q_OBJECT

  public:
    /// `game` and `choices` must outlive the panel.
    OptionsPanel(const game::GameModule& game, SetupChoices& choices, const Settings& settings,
                 QWidget* parent = nullptr);

    void setStyle(const PageStyle& style);
    void setSettings(const Settings& settings);
    /// Call it after the choices have changed elsewhere.
    void fill();
    /// Opens or closes both folds.
    void setOpen(bool open);
    /// Opens the fold with the seed and focuses it.
    void focusSeed();

  signals:
    void changed();
    void settingsChosen(const heorot::app::Settings& settings);

  protected:
    void changeEvent(QEvent* event) override;

  private:
    struct Option {
        OptionRow* row;
        SegmentedControl* segments;
    };

    void addOption(int index);
    void retranslateUi();
    void summarize();
    QString tableSummary() const;

    const game::GameModule& game_;
    SetupChoices& choices_;
    Fold* variants_;
    Fold* table_;
    DealForm* deal_;
    SettingsForm* form_;
    std::vector<Option> options_;
};

}
