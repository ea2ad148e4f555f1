// SPDX-License-Identifier: GPL-3.0-or-later
// The card of a new game with the game's options and the table's settings. It edits the given choices.
#pragma once

#include "game/game_module.h"
#include "heorot/page_style.h"
#include "heorot/settings_form.h"
#include "heorot/setup_choices.h"

#include <QFrame>

namespace heorot::app {

class OptionsCard final : public QFrame {
    Q_OBJECT

  public:
    /// `game` and `choices` must outlive the card.
    OptionsCard(const game::GameModule& game, SetupChoices& choices, const Settings& settings,
                QWidget* parent = nullptr);

    void setStyle(const PageStyle& style);
    void setSettings(const Settings& settings) { form_->setSettings(settings); }

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

    void addOption(int index, QLayout& inside);
    void retranslateUi();

    const game::GameModule& game_;
    SetupChoices& choices_;
    QLabel* heading_;
    QLabel* kept_;
    std::vector<Option> options_;
    SettingsForm* form_;
};

}
