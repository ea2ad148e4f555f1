// SPDX-License-Identifier: GPL-3.0-or-later
#include "heorot/side_card.h"

#include "heorot/breakable_text.h"
#include "heorot/fresh_sizes.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QMouseEvent>

#include <algorithm>

namespace heorot::app {

using game::Tone;
using game::Type;

SideCard::SideCard(const QString& name, QWidget* parent)
    : QFrame(parent), icon_(new QLabel), title_(new QLabel), close_(new QToolButton), scroll_(new QScrollArea),
      content_(nullptr), foot_(new QVBoxLayout) {
    setObjectName(name);
    setProperty("role", QStringLiteral("panel"));
    setProperty("card", true);
    setAttribute(Qt::WA_NoMousePropagation);
    title_->setObjectName(name + QStringLiteral("Title"));
    title_->setWordWrap(true);
    close_->setObjectName(name + QStringLiteral("Close"));
    icon_->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    auto* head = new QHBoxLayout;
    head->setSpacing(6);
    head->addWidget(icon_, 0, Qt::AlignVCenter);
    head->addWidget(title_, 1);
    head->addWidget(close_, 0, Qt::AlignTop);
    auto* inside = new QWidget;
    content_ = new QVBoxLayout(inside);
    content_->setContentsMargins(0, 0, 2, 0);
    content_->setSpacing(4);
    scroll_->setWidget(inside);
    scroll_->setWidgetResizable(true);
    scroll_->setFrameShape(QFrame::NoFrame);
    scroll_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll_->setFocusPolicy(Qt::NoFocus);
    foot_->setSpacing(4);
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(8, 6, 6, 6);
    whole->setSpacing(4);
    whole->addLayout(head);
    whole->addWidget(scroll_, 1);
    whole->addLayout(foot_);
    connect(close_, &QToolButton::clicked, this, &SideCard::closed);
    nameClose();
    hide();
}

QLabel* SideCard::addText(const QString& name) {
    auto* label = new QLabel;
    label->setObjectName(name);
    label->setWordWrap(true);
    content_->addWidget(label);
    return label;
}

void SideCard::setTitle(const QString& icon, const QString& title) {
    iconName_ = icon;
    title_->setText(breakable(title));
    setAccessibleName(title);
    if (style_.art) icon_->setPixmap(style_.picture(icon, {20, 20}, engine::nobody, Tone::Ink));
}

void SideCard::setStyle(const PageStyle& style) {
    style_ = style;
    // A part of the table: its text grows with the table, which may have no room for more.
    style_.textScale = std::min(style.textScale, style.tableScale);
    if (!style.art) return;
    setType(*title_, style_, Type::Title, true);
    close_->setIcon(style.icon(QStringLiteral("icons/close"), 16, Tone::Ink));
    close_->setIconSize({16, 16});
    setTitle(iconName_, accessibleName());
    fit();
}

void SideCard::placeIn(Room room) {
    room_ = std::move(room);
    fit();
}

void SideCard::fit() {
    if (room_.usual.isEmpty()) return;
    setFixedWidth(room_.usual.width());
    refreshSizes(*this);
    const QMargins margins = layout()->contentsMargins();
    // The edge of the style sheet.
    const int edge = width() - contentsRect().width();
    const int wide = room_.usual.width() - margins.left() - margins.right() - edge;
    const auto heightOf = [&](QLayout* part) {
        return part->hasHeightForWidth() ? part->heightForWidth(wide) : part->sizeHint().height();
    };
    const int scrolled = content_->hasHeightForWidth() ? content_->heightForWidth(wide) : content_->sizeHint().height();
    const int head = heightOf(layout()->itemAt(0)->layout());
    const int foot = foot_->isEmpty() ? 0 : heightOf(foot_) + layout()->spacing();
    const int tall = margins.top() + margins.bottom() + head + layout()->spacing() + scrolled + foot + edge;
    const bool needsMore = tall > room_.usual.height() && !room_.whole.isEmpty();
    const QRect& room = needsMore ? room_.whole : room_.usual;
    // As needed, the bar would stay where it was needed once: beside it, texts are taller.
    scroll_->setVerticalScrollBarPolicy(tall <= room.height() ? Qt::ScrollBarAlwaysOff : Qt::ScrollBarAsNeeded);
    int end = room.top() + std::min(room.height(), tall);
    const auto allowed = std::find_if(room_.ends.begin(), room_.ends.end(), [end](int each) { return each >= end; });
    if (allowed != room_.ends.end()) end = *allowed;
    setGeometry(room.left(), room.top(), room.width(), end - room.top());
}

void SideCard::changeEvent(QEvent* event) {
    QFrame::changeEvent(event);
    if (event->type() != QEvent::LanguageChange) return;
    nameClose();
    retranslateUi();
}

void SideCard::nameClose() {
    close_->setToolTip(tr("Close this card."));
    close_->setAccessibleName(close_->toolTip());
}

/// Blocks input to what is under the card.
void SideCard::mousePressEvent(QMouseEvent* event) {
    event->accept();
}

}
