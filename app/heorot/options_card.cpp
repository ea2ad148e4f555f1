// SPDX-License-Identifier: GPL-3.0-or-later
#include "heorot/options_card.h"

#include "heorot/scroll_card.h"

#include <QEvent>
#include <QHBoxLayout>

namespace heorot::app {

OptionsCard::OptionsCard(QWidget* parent) : QFrame(parent), heading_(new QLabel), kept_(new QLabel) {
    setObjectName(QStringLiteral("optionsCard"));
    heading_->setProperty("role", QStringLiteral("heading"));
    kept_->setProperty("role", QStringLiteral("caption"));
    kept_->setProperty("second", true);
    kept_->setWordWrap(true);
    kept_->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    auto* head = new QHBoxLayout;
    head->addWidget(heading_);
    head->addWidget(kept_, 1);
    frameCard(*this, head, inside_);
    inside_->addStretch();
    retranslateUi();
}

void OptionsCard::hold(OptionsPanel& panel) {
    if (inside_->indexOf(&panel) < 0) inside_->insertWidget(0, &panel);
}

void OptionsCard::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslateUi();
    QFrame::changeEvent(event);
}

void OptionsCard::retranslateUi() {
    heading_->setText(tr("Options"));
    //: Beside the heading "Options"
    kept_->setText(tr("kept for your next game"));
}

}
