// SPDX-License-Identifier: GPL-3.0-or-later
// All preferences, each with a sentence. Every choice applies at once, so its effect is visible behind the dialog.
#pragma once

#include "heorot/settings_form.h"

#include <QDialog>
#include <QLabel>
#include <QPushButton>

namespace heorot::app {

/// Whether sounds can be played, and so be set.
enum class SoundRow : std::uint8_t { None, Shown };

class SettingsDialog final : public QDialog {
    Q_OBJECT

  public:
    SettingsDialog(const Settings& settings, const QStringList& languages, QWidget* parent = nullptr,
                   SoundRow sounds = SoundRow::None);

    const Settings& settings() const { return form_->settings(); }
    void setSettings(const Settings& settings) { form_->setSettings(settings); }

  signals:
    void changed(const heorot::app::Settings& settings);

  protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    void retranslateUi();

    SettingsForm* form_;
    QLabel* heading_;
    QPushButton* close_;
};

}
