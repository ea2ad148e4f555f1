// SPDX-License-Identifier: GPL-3.0-or-later
#include "heorot/option_row.h"

#include <QFrame>
#include <QHBoxLayout>
#include <QVBoxLayout>

namespace heorot::app {

OptionRow::OptionRow(QWidget* control, Place place, QWidget* parent)
    : QWidget(parent), control_(control), title_(new QLabel), value_(new QLabel(this)), help_(new QLabel) {
    title_->setProperty("role", QStringLiteral("option"));
    value_->setProperty("role", QStringLiteral("caption"));
    help_->setProperty("role", QStringLiteral("caption"));
    help_->setProperty("second", true);
    title_->setWordWrap(true);
    help_->setWordWrap(true);
    title_->setBuddy(control);
    value_->hide();

    auto* texts = new QVBoxLayout;
    texts->setSpacing(3);
    texts->addWidget(title_);
    auto* whole = new QHBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->setSpacing(12);
    whole->addLayout(texts, 1);
    if (place == Place::Beside) {
        texts->addWidget(help_);
        whole->addWidget(control, 0, Qt::AlignTop);
    } else {
        auto* line = new QHBoxLayout;
        line->setSpacing(12);
        line->addWidget(control, 1);
        line->addWidget(value_);
        texts->addSpacing(4);
        texts->addLayout(line);
        texts->addWidget(help_);
    }
}

void OptionRow::setTexts(const QString& title, const QString& help) {
    title_->setText(title);
    help_->setText(help);
    help_->setVisible(!help.isEmpty());
    control_->setAccessibleName(title);
    control_->setAccessibleDescription(help);
    control_->setToolTip(help);
}

void OptionRow::setValue(const QString& value) {
    value_->setText(value);
    value_->setVisible(!value.isEmpty());
}

QWidget* newLine() {
    auto* line = new QFrame;
    line->setProperty("role", QStringLiteral("line"));
    line->setFixedHeight(2);
    return line;
}

}
