// SPDX-License-Identifier: GPL-3.0-or-later
#include "heorot/box_dialog.h"

#include <QEvent>
#include <QVBoxLayout>

namespace heorot::app {

BoxDialog::BoxDialog(BoxPage& page, QWidget* parent) : QDialog(parent) {
    setObjectName(QStringLiteral("boxDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->addWidget(&page);
    connect(&page, &BoxPage::back, this, &QDialog::reject);
    const QSize room = parent ? parent->window()->size() : QSize(1024, 600);
    constexpr int margin = 40;
    resize(room - QSize(margin, margin));
    retranslateUi();
}

void BoxDialog::changeEvent(QEvent* event) {
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) retranslateUi();
}

void BoxDialog::retranslateUi() {
    //: Title of a window: everything in the box of a game
    setWindowTitle(tr("Open box"));
}

}
