// SPDX-License-Identifier: GPL-3.0-or-later
#include "heorot/hand_over_card.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPainter>
#include <QScrollBar>

#include <algorithm>

namespace heorot::app {

using ui::Tone;
using ui::Type;

HandOverCard::HandOverCard(const GameSession& session, QWidget* parent)
    : QWidget(parent), session_(session), card_(new QFrame(this)), mark_(new QLabel), heading_(new QLabel),
      advice_(new QLabel), recapTitle_(new QLabel), scroll_(new QScrollArea), undo_(new QPushButton),
      take_(new QPushButton) {
    setObjectName(QStringLiteral("handOverCard"));
    card_->setProperty("role", QStringLiteral("panel"));
    heading_->setObjectName(QStringLiteral("handOverHeading"));
    undo_->setObjectName(QStringLiteral("handOverUndo"));
    take_->setObjectName(QStringLiteral("takeTable"));
    take_->setDefault(true);
    for (QLabel* label : {heading_, advice_, recapTitle_}) label->setWordWrap(true);

    auto* content = new QWidget;
    content->setObjectName(QStringLiteral("recap"));
    lines_ = new QVBoxLayout(content);
    lines_->setContentsMargins(0, 0, 8, 0);
    scroll_->setWidget(content);
    scroll_->setWidgetResizable(true);
    scroll_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);

    auto* head = new QHBoxLayout;
    head->addWidget(mark_);
    head->addSpacing(8);
    head->addWidget(heading_, 1);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(undo_);
    buttons->addStretch();
    buttons->addWidget(take_);
    auto* whole = new QVBoxLayout(card_);
    whole->setContentsMargins(24, 20, 24, 20);
    whole->setSpacing(10);
    whole->addLayout(head);
    whole->addWidget(advice_);
    whole->addWidget(recapTitle_);
    whole->addWidget(scroll_, 1);
    whole->addLayout(buttons);
    setTabOrder(take_, undo_);
    connect(take_, &QPushButton::clicked, this, &HandOverCard::taken);
    connect(undo_, &QPushButton::clicked, this, &HandOverCard::undoWanted);
    hide();
}

void HandOverCard::ask(engine::Seat seat) {
    seat_ = seat;
    fillRecap();
    retranslateUi();
    setStyle(style_);
    show();
    raise();
    take_->setFocus();
}

void HandOverCard::fillRecap() {
    while (QLayoutItem* item = lines_->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    const auto& moves = session_.match().moves();
    for (std::size_t move = session_.sinceLastTurn(seat_); move < moves.size(); ++move)
        for (const LogLine& line : linesOf(session_, moves[move].events, seat_)) {
            auto* row = new QWidget;
            auto* layout = new QHBoxLayout(row);
            layout->setContentsMargins(0, 0, 0, 0);
            auto* mark = new QLabel;
            auto* text = new QLabel(line.sentence);
            text->setWordWrap(true);
            text->setObjectName(QStringLiteral("recapLine"));
            mark->setProperty("seat", int{line.seat});
            mark->setObjectName(QStringLiteral("recapMark"));
            layout->addWidget(mark, 0, Qt::AlignTop);
            layout->addWidget(text, 1);
            lines_->addWidget(row);
        }
    const bool empty = lines_->count() == 0;
    recapTitle_->setVisible(!empty);
    scroll_->setVisible(!empty);
    lines_->addStretch();
}

void HandOverCard::setStyle(const PageStyle& style) {
    style_ = style;
    if (!style_.art || seat_ == engine::nobody) return;
    const int size = style.look.compact() ? 36 : 56;
    mark_->setPixmap(style.mark(seat_, size));
    setType(*heading_, style, Type::Heading, true);
    setType(*advice_, style, Type::Body);
    setType(*recapTitle_, style, Type::Title);
    for (QPushButton* button : {take_, undo_}) button->setFont(style.font(Type::Body, button == take_));
    undo_->setIcon(style.labelIcon(QStringLiteral("icons/undo"), 20, Tone::Ink));
    take_->setIcon(style.labelIcon(QStringLiteral("icons/hand-over"), 20, Tone::Night));
    for (QPushButton* button : {take_, undo_}) button->setIconSize(PageStyle::labelIconSize(20));
    for (QLabel* line : findChildren<QLabel*>(QStringLiteral("recapLine"))) setType(*line, style, Type::Body);
    for (QLabel* mark : findChildren<QLabel*>(QStringLiteral("recapMark"))) {
        const auto seat = static_cast<engine::Seat>(mark->property("seat").toInt());
        mark->setFixedWidth(22);
        if (seat != engine::nobody) mark->setPixmap(style.mark(seat, 16));
    }
    arrange();
}

void HandOverCard::arrange() {
    const int wide = std::min(width() - 40, static_cast<int>(560 * style_.look.textScale));
    const int most = height() - 2 * std::max(24, height() / 8);
    const int recap = scroll_->widget()->sizeHint().height() + static_cast<int>(360 * style_.look.textScale);
    const int tall = scroll_->isHidden() ? card_->heightForWidth(wide) : std::min(most, recap);
    card_->setGeometry((width() - wide) / 2, (height() - tall) / 2, wide, tall);
}

void HandOverCard::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), style_.colour(Tone::TableDeep));
    if (!style_.art) return;
    const QSize size(height() * 2 / 3, height() * 2 / 3);
    painter.setOpacity(.12);
    const QPixmap knot = style_.picture(QStringLiteral("hall/knot-ring"), size);
    const QSizeF drawn = knot.deviceIndependentSize();
    painter.drawPixmap(QRectF(rect()).center() - QPointF(drawn.width() / 2, drawn.height() / 2), knot);
}

void HandOverCard::resizeEvent(QResizeEvent*) {
    arrange();
}

/// Nothing reaches the table under the card.
void HandOverCard::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) emit taken();
    event->accept();
}

void HandOverCard::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() != QEvent::LanguageChange || seat_ == engine::nobody) return;
    fillRecap();
    retranslateUi();
    setStyle(style_);
}

void HandOverCard::retranslateUi() {
    const QString name = QString::fromStdString(session_.match().seating().names.at(seat_));
    //: %1 the name of a person
    heading_->setText(tr("It is the turn of %1.").arg(name));
    //: %1 the name of a person
    advice_->setText(tr("The table is covered until %1 takes it.").arg(name));
    recapTitle_->setText(tr("What happened since your last turn"));
    //: Button of the person before, while the table is covered
    const QString before =
        session_.match().moves().empty()
            ? QString()
            : QString::fromStdString(session_.match().seating().names.at(session_.match().moves().back().seat));
    //: %1 the name of the person before
    undo_->setText(tr("%1 takes back the last decision").arg(before));
    undo_->setVisible(session_.canUndo());
    //: Button: the next person sits down
    take_->setText(tr("Take the table"));
    setAccessibleName(heading_->text());
}

}
