// SPDX-License-Identifier: GPL-3.0-or-later
#include "heorot/settings_dialog.h"

#include "heorot/dialog_frame.h"

#include <QEvent>

namespace heorot::app {

SettingsDialog::SettingsDialog(const Settings& settings, const QStringList& languages, QWidget* parent)
    : QDialog(parent) {
    using Part = SettingsForm::Part;
    setObjectName(QStringLiteral("settingsDialog"));
    form_ = new SettingsForm({Part::Language, Part::Theme, Part::TextSize, Part::Animation, Part::Pace, Part::Assist,
                              Part::CasualUndo, Part::PlayForced, Part::HandOverCard},
                             settings, languages);
    const DialogFrame frame = frameDialog(*this, form_);
    heading_ = frame.heading;
    close_ = frame.close;
    connect(form_, &SettingsForm::changed, this, &SettingsDialog::changed);
    retranslateUi();
    fitDialog(*this, 680 * settings.textScale);
}

void SettingsDialog::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslateUi();
    QDialog::changeEvent(event);
}

void SettingsDialog::retranslateUi() {
    setWindowTitle(tr("Settings"));
    heading_->setText(tr("Settings"));
    close_->setText(tr("Close"));
}

}
