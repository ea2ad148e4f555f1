// SPDX-License-Identifier: GPL-3.0-or-later
#include "heorot/handbook_dialog.h"

#include <QEvent>
#include <QVBoxLayout>

namespace heorot::app {

HandbookDialog::HandbookDialog(const game::GameModule& game, const PageStyle& style, QWidget* parent)
    : QDialog(parent), game_(game), view_(new HandbookView(game)) {
    setObjectName(QStringLiteral("handbookDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    setStyleSheet(style.sheet());
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(8, 8, 8, 8);
    whole->addWidget(view_);
    connect(view_, &HandbookView::closed, this, &QDialog::reject);
    constexpr int wide = 860;
    constexpr int margin = 60;
    const QSize room = parent ? parent->window()->size() : QSize(1024, 600);
    resize(std::min(room.width() - margin, static_cast<int>(wide * style.textScale)), room.height() - margin);
    view_->setStyle(style);
    view_->showTopic({});
    retranslateUi();
}

void HandbookDialog::changeEvent(QEvent* event) {
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) retranslateUi();
}

void HandbookDialog::retranslateUi() {
    //: Title of the panel with the rules: %1 the title of a game
    setWindowTitle(HandbookView::tr("Handbook: %1").arg(game_.words().title()));
}

}
