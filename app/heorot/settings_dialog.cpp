// SPDX-License-Identifier: GPL-3.0-or-later
#include "heorot/settings_dialog.h"

#include "heorot/dialog_frame.h"

#include <QEvent>
#include <QLayout>

#include <algorithm>

namespace heorot::app {

namespace {
constexpr double readableWidth = 680;
}

SettingsDialog::SettingsDialog(const Settings& settings, const QStringList& languages, QWidget* parent, SoundRow sounds)
    : QDialog(parent) {
    using Part = SettingsForm::Part;
    setObjectName(QStringLiteral("settingsDialog"));
    std::vector<Part> parts{Part::Language, Part::Theme,        Part::TextSize,   Part::Animation,  Part::Pace,
                            Part::Assist,   Part::ChapterPages, Part::CasualUndo, Part::PlayForced, Part::HandOverCard};
    if (sounds == SoundRow::Shown) parts.insert(std::find(parts.begin(), parts.end(), Part::Animation), Part::Sounds);
    form_ = new SettingsForm(parts, settings, languages);
    const DialogFrame frame = frameDialog(*this, form_);
    heading_ = frame.heading;
    close_ = frame.close;
    connect(form_, &SettingsForm::changed, this, &SettingsDialog::changed);
    retranslateUi();
    fitDialog(*this, readableWidth * settings.textScale);
}

/// Keeps the page at a readable width, however large the dialog is.
void SettingsDialog::resizeEvent(QResizeEvent*) {
    QMargins margins = layout()->contentsMargins();
    const int side = static_cast<int>(width() - readableWidth * form_->settings().textScale) / 2;
    margins.setLeft(std::max(24, side));
    margins.setRight(std::max(12, side));
    layout()->setContentsMargins(margins);
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
