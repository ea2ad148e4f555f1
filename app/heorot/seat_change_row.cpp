// SPDX-License-Identifier: GPL-3.0-or-later
#include "heorot/seat_change_row.h"

#include "heorot/breakable_text.h"

#include <QHBoxLayout>
#include <QStyle>

namespace heorot::app {

using game::Type;

SeatChangeRow::SeatChangeRow(const QString& change, QWidget* parent)
    : QWidget(parent), mark_(new QLabel), name_(new QLabel), change_(new QLabel) {
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(6);
    change_->setObjectName(change);
    change_->setMargin(3);
    row->addWidget(mark_);
    row->addWidget(name_);
    row->addWidget(change_);
}

void SeatChangeRow::fillWidth() {
    name_->setWordWrap(true);
    change_->setWordWrap(true);
    change_->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    static_cast<QHBoxLayout*>(layout())->setStretchFactor(name_, 1);
}

void SeatChangeRow::show(const session::SeatChange& change, const QString& name, bool isReaders) {
    seat_ = change.seat;
    name_->setText(name_->wordWrap() ? breakable(name) : name);
    change_->setText(session::pointsText(change.points));
    const QString sign = !isReaders || change.points == 0 ? QStringLiteral("none")
                         : change.points > 0              ? QStringLiteral("gain")
                                                          : QStringLiteral("loss");
    change_->setProperty("change", sign);
    change_->style()->unpolish(change_);
    change_->style()->polish(change_);
    showMark();
    updateGeometry();
}

void SeatChangeRow::setStyle(const PageStyle& style) {
    style_ = style;
    setType(*name_, style, Type::Value);
    setType(*change_, style, Type::Value, true);
    showMark();
}

void SeatChangeRow::showMark() {
    constexpr int size = 16;
    if (style_.art && seat_ != engine::nobody) mark_->setPixmap(style_.mark(seat_, size));
}

}
