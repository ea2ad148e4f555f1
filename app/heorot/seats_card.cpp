// SPDX-License-Identifier: GPL-3.0-or-later
#include "heorot/seats_card.h"

#include "heorot/scroll_card.h"

#include <QApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QLocale>
#include <QPainter>
#include <QVBoxLayout>

namespace heorot::app {

using game::Tone;

namespace {
constexpr int iconPixels = 18;
/// The height of a page on which rows show all they have: of everything else, and of a row.
constexpr int restHeight = 390;
constexpr int rowHeight = 133;

void asCaption(QLabel* label) {
    label->setProperty("role", QStringLiteral("caption"));
    label->setProperty("second", true);
    label->setWordWrap(true);
}
}

SeatsCard::SeatsCard(SetupChoices& choices, int leastSeats, int mostSeats, QWidget* parent)
    : QFrame(parent), choices_(choices), least_(leastSeats), most_(mostSeats), heading_(new QLabel),
      bounds_(new QLabel), add_(new QPushButton), free_(new QLabel), freeMarks_(new QLabel) {
    setObjectName(QStringLiteral("seatsCard"));
    for (QLabel* caption : {bounds_, free_}) asCaption(caption);
    scroll_ = frameCard(*this, makeHead(), inside_);
    inside_->setSpacing(6);
    for (int seat = 0; seat < most_; ++seat) {
        rows_.push_back(makeRow(seat));
        inside_->addWidget(rows_.back());
    }
    inside_->addLayout(makeAdd());
    inside_->addStretch();
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget*, QWidget* now) {
        for (std::size_t seat = 0; seat < rows_.size(); ++seat)
            if (now && rows_[seat]->isAncestorOf(now)) emit entered(static_cast<int>(seat));
    });
    retranslateUi();
}

void SeatsCard::hold(OptionsPanel& panel) {
    if (inside_->indexOf(&panel) < 0) inside_->insertWidget(inside_->count() - 1, &panel);
}

void SeatsCard::setCurrent(int seat) {
    for (int row = 0; row < most_; ++row) rows_[static_cast<std::size_t>(row)]->setCurrent(row == seat);
}

SeatRow* SeatsCard::makeRow(int seat) {
    auto* row = new SeatRow(seat, choices_.players());
    connect(row, &SeatRow::nameTyped, this, [this, seat](const QString& name) {
        choices_.setName(seat, name);
        emitChanged();
    });
    connect(row, &SeatRow::playerChosen, this, [this, seat](const QString& player) {
        choices_.setPlayer(seat, player);
        emitChanged();
    });
    connect(row, &SeatRow::opponentChosen, this, [this, seat](ai::Style style) {
        choices_.setOpponent(seat, style);
        emitChanged();
    });
    connect(row, &SeatRow::colorChosen, this, [this, seat](int color) {
        choices_.setColor(seat, color);
        emitChanged();
    });
    connect(row, &SeatRow::removeWanted, this, [this, seat] {
        for (SeatRow* other : rows_) other->closeMenus();
        choices_.remove(seat);
        emitChanged();
        rows_[static_cast<std::size_t>(std::min(seat, choices_.seatCount() - 1))]->focusName();
    });
    connect(row, &SeatRow::moveRequested, this, [this, seat](int step) { moveSeat(seat, step); });
    return row;
}

void SeatsCard::moveSeat(int seat, int step) {
    for (SeatRow* row : rows_) row->closeMenus();
    choices_.swap(seat, seat + step);
    emitChanged();
    // The focus follows the seat, so that it can be moved further.
    SeatRow* row = rows_[static_cast<std::size_t>(std::clamp(seat + step, 0, choices_.seatCount() - 1))];
    const QString name = QStringLiteral("%1%2").arg(step < 0 ? QStringLiteral("up") : QStringLiteral("down"));
    auto* same = row->findChild<QToolButton*>(name.arg(seat + step));
    if (same && same->isEnabled())
        same->setFocus();
    else
        row->focusName();
}

QLayout* SeatsCard::makeHead() {
    heading_->setProperty("role", QStringLiteral("heading"));
    auto* head = new QHBoxLayout;
    head->addWidget(heading_);
    head->addWidget(bounds_, 1);
    bounds_->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    return head;
}

QLayout* SeatsCard::makeAdd() {
    add_->setObjectName(QStringLiteral("addSeat"));
    free_->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    auto* line = new QHBoxLayout;
    line->addWidget(add_);
    line->addWidget(free_, 1);
    line->addWidget(freeMarks_);
    connect(add_, &QPushButton::clicked, this, [this] {
        choices_.add();
        emitChanged();
        rows_[static_cast<std::size_t>(choices_.seatCount() - 1)]->focusName();
    });
    return line;
}

void SeatsCard::setStyle(const PageStyle& style) {
    style_ = style;
    setRole(heading_, style.look.compact() ? "title" : "heading");
    for (SeatRow* row : rows_) row->setStyle(style);
    add_->setIcon(style.labelIcon(QStringLiteral("icons/plus"), iconPixels, Tone::Ink));
    add_->setIconSize(PageStyle::labelIconSize(iconPixels));
    fill();
}

bool SeatsCard::focusFault() {
    for (int seat = 0; seat < choices_.seatCount(); ++seat)
        if (choices_.fault(seat) != NameFault::None) {
            SeatRow* row = rows_[static_cast<std::size_t>(seat)];
            scroll_->ensureWidgetVisible(row);
            row->focusName();
            return true;
        }
    return false;
}

void SeatsCard::fill() {
    const double wanted = (restHeight + rowHeight * choices_.seatCount()) * style_.textScale;
    for (int seat = 0; seat < most_; ++seat) {
        SeatRow* row = rows_[static_cast<std::size_t>(seat)];
        row->setTight(style_.look.size.height() < wanted);
        if (seat < choices_.seatCount()) row->fill(choices_);
        row->setVisible(seat < choices_.seatCount());
    }
    const auto free = choices_.freeColors();
    for (QWidget* part : std::initializer_list<QWidget*>{add_, free_, freeMarks_}) part->setVisible(choices_.canAdd());
    constexpr int step = 26;
    if (style_.art && choices_.canAdd()) {
        QPixmap marks(QSize(step * static_cast<int>(free.size()), iconPixels + 4) * style_.ratio);
        marks.setDevicePixelRatio(style_.ratio);
        marks.fill(Qt::transparent);
        QPainter painter(&marks);
        for (std::size_t i = 0; i < free.size(); ++i)
            painter.drawPixmap(QPointF(step * static_cast<double>(i) + 4, 2),
                               style_.mark(static_cast<engine::Seat>(free[i]), iconPixels));
        freeMarks_->setPixmap(marks);
    }
}

void SeatsCard::emitChanged() {
    fill();
    emit changed();
}

void SeatsCard::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslateUi();
    QFrame::changeEvent(event);
}

void SeatsCard::retranslateUi() {
    const QLocale locale;
    heading_->setText(tr("Players"));
    bounds_->setText(least_ == most_
                         //: %1 a number of players
                         ? tr("%1 players, in order of play").arg(locale.toString(least_))
                         : /*: %1 and %2 numbers of players */ tr("%1 to %2 players, in order of play")
                               .arg(locale.toString(least_), locale.toString(most_)));
    add_->setText(tr("Add a player"));
    free_->setText(tr("free colors"));
    fill();
}

}
