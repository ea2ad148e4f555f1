// SPDX-License-Identifier: GPL-3.0-or-later
// The page before a game: seats, first player, options, seed. It opens with the last choices, so that its one large
// button is enough. Only invalid typed text can prevent the start, and the page then says why.
#pragma once

#include "heorot/opponents_card.h"
#include "heorot/options_card.h"
#include "heorot/picture_card.h"
#include "heorot/seats_card.h"
#include "heorot/settings.h"
#include "heorot/setup_footer.h"
#include "plugin/catalog.h"
#include "session/new_game.h"

#include <QHBoxLayout>
#include <QToolButton>
#include <QWidget>

namespace heorot::app {

class SetupPage final : public QWidget {
    Q_OBJECT

  public:
    /// `game` and `art` must outlive the page.
    SetupPage(const game::GameModule& game, const plugin::GameMeta& meta, ui::ArtCache& art, const Settings& settings,
              QWidget* parent = nullptr);

    const SetupChoices& choices() const { return choices_; }
    /// After a change elsewhere; emits no signal.
    void setSettings(const Settings& settings);

  signals:
    /// All choices have been saved by then.
    void start(const heorot::session::NewGame& game);
    /// At every change of the table's settings.
    void settingsChosen(const heorot::app::Settings& settings);
    void back();
    /// Opens the dialog of all settings.
    void settingsRequested();

  protected:
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

  private:
    QWidget* makeBar();
    void connectParts();
    void restyle();
    /// Each part where there is room for it.
    void arrange();
    void changed();
    void tryStart();
    void retranslateUi();

    const game::GameModule& game_;
    Settings settings_;
    SetupChoices choices_;
    PageStyle style_;
    QToolButton* home_;
    QLabel* title_;
    QToolButton* settingsTool_;
    PictureCard* picture_;
    SeatsCard* seats_;
    OpponentsCard* opponents_;
    OptionsPanel* panel_;
    OptionsCard* options_;
    SetupFooter* footer_;
    QHBoxLayout* cards_;
    QVBoxLayout* content_;
};

}
