// SPDX-License-Identifier: GPL-3.0-or-later
#include "heorot/seats_card.h"

#include "heorot/option_row.h"
#include "heorot/scroll_card.h"

#include <QApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QLocale>
#include <QPainter>
#include <QRandomGenerator>
#include <QVBoxLayout>

namespace heorot::app {

using engine::nobody;
using game::Tone;

namespace {
constexpr int iconPixels = 18;
/// Random seeds are short enough to read out to a friend.
constexpr int diceSides = 1'000'000;

void asCaption(QLabel* label) {
    label->setProperty("role", QStringLiteral("caption"));
    label->setProperty("second", true);
    label->setWordWrap(true);
}
}

SeatsCard::SeatsCard(SetupChoices& choices, int leastSeats, int mostSeats, QWidget* parent)
    : QFrame(parent), choices_(choices), least_(leastSeats), most_(mostSeats), heading_(new QLabel),
      bounds_(new QLabel), add_(new QPushButton), free_(new QLabel), freeMarks_(new QLabel), beginsTitle_(new QLabel),
      beginsHelp_(new QLabel), begins_(new SegmentedControl), seedTitle_(new QLabel), seedHelp_(new QLabel),
      seed_(new QLineEdit), dice_(new QPushButton), seedFault_(new QLabel) {
    setObjectName(QStringLiteral("seatsCard"));
    for (QLabel* caption : {bounds_, free_, beginsHelp_, seedHelp_}) asCaption(caption);
    for (QLabel* title : {beginsTitle_, seedTitle_}) title->setProperty("role", QStringLiteral("title"));

    QVBoxLayout* inside = nullptr;
    scroll_ = frameCard(*this, makeHead(), inside);
    for (int seat = 0; seat < most_; ++seat) {
        rows_.push_back(makeRow(seat));
        inside->addWidget(rows_.back());
    }
    inside->addLayout(makeAdd());
    inside->addWidget(newLine());
    inside->addWidget(beginsTitle_);
    inside->addWidget(beginsHelp_);
    inside->addWidget(begins_);
    inside->addSpacing(6);
    inside->addLayout(makeSeed());
    inside->addStretch();
    begins_->setObjectName(QStringLiteral("begins"));
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget*, QWidget* now) {
        for (std::size_t seat = 0; seat < rows_.size(); ++seat)
            if (now && rows_[seat]->isAncestorOf(now)) emit entered(static_cast<int>(seat));
    });
    connect(begins_, &SegmentedControl::chosen, this, [this](int index) {
        choices_.setFirst(index == 0 ? nobody : static_cast<engine::Seat>(index - 1));
        emitChanged();
    });
    retranslateUi();
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

QLayout* SeatsCard::makeSeed() {
    seed_->setObjectName(QStringLiteral("seed"));
    dice_->setObjectName(QStringLiteral("dice"));
    seedFault_->setObjectName(QStringLiteral("seedFault"));
    seedFault_->setProperty("refused", true);
    seedFault_->setWordWrap(true);
    auto* line = new QHBoxLayout;
    line->addWidget(seed_, 1);
    line->addWidget(dice_);
    auto* whole = new QVBoxLayout;
    whole->setSpacing(6);
    whole->addWidget(seedTitle_);
    whole->addWidget(seedHelp_);
    whole->addLayout(line);
    whole->addWidget(seedFault_);
    connect(seed_, &QLineEdit::textEdited, this, [this](const QString& text) {
        choices_.setSeed(text);
        emitChanged();
    });
    connect(dice_, &QPushButton::clicked, this, [this] {
        choices_.setSeed(QString::number(QRandomGenerator::global()->bounded(1, diceSides)));
        seed_->setText(choices_.seed());
        emitChanged();
    });
    return whole;
}

void SeatsCard::setStyle(const PageStyle& style) {
    style_ = style;
    setRole(heading_, style.look.compact() ? "title" : "heading");
    for (QLabel* title : {beginsTitle_, seedTitle_}) setRole(title, style.look.compact() ? "option" : "title");
    for (SeatRow* row : rows_) row->setStyle(style);
    add_->setIcon(style.labelIcon(QStringLiteral("icons/plus"), iconPixels, Tone::Ink));
    dice_->setIcon(style.labelIcon(QStringLiteral("icons/random"), iconPixels, Tone::Ink));
    for (QPushButton* button : {add_, dice_}) button->setIconSize(PageStyle::labelIconSize(iconPixels));
    fill();
}

void SeatsCard::focusFault() {
    for (int seat = 0; seat < choices_.seatCount(); ++seat)
        if (choices_.fault(seat) != NameFault::None) {
            SeatRow* row = rows_[static_cast<std::size_t>(seat)];
            scroll_->ensureWidgetVisible(row);
            return row->focusName();
        }
    if (choices_.seedIsGood()) return;
    scroll_->ensureWidgetVisible(seedFault_);
    seed_->setFocus();
    seed_->selectAll();
}

void SeatsCard::fill() {
    for (int seat = 0; seat < most_; ++seat) {
        SeatRow* row = rows_[static_cast<std::size_t>(seat)];
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
    seedFault_->setVisible(!choices_.seedIsGood());
    fillBeginners();
}

void SeatsCard::fillBeginners() {
    //: Who begins: chance decides
    std::vector<Segment> beginners{{tr("Chance"), {}, {}}};
    for (const SetupChoices::Seat& seat : choices_.seats()) {
        const QString number = QLocale().toString(static_cast<int>(beginners.size()));
        const QString name = seat.name.trimmed();
        //: A seat without a name yet: %1 its number
        beginners.push_back({name.isEmpty() ? tr("Seat %1").arg(number) : name, {}, {}});
    }
    if (style_.art) {
        const QSize size(iconPixels, iconPixels);
        beginners[0].icon = choiceIcon(style_, style_.picture(QStringLiteral("icons/random"), size), iconPixels);
        for (std::size_t i = 1; i < beginners.size(); ++i) {
            const auto color = static_cast<engine::Seat>(choices_.seats()[i - 1].color);
            // The mark identifies the seat, chosen or not.
            beginners[i].icon = QIcon(roomyPicture(style_, style_.mark(color, iconPixels), iconPixels));
        }
    }
    begins_->setChoices(beginners, PageStyle::labelIconSize(iconPixels));
    begins_->setCurrent(choices_.first() == nobody ? 0 : choices_.first() + 1);
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
    heading_->setText(tr("Seats"));
    bounds_->setText(
        least_ == most_
            ? tr("%1 players, in order of play").arg(locale.toString(least_))
            : tr("%1 to %2 players, in order of play").arg(locale.toString(least_), locale.toString(most_)));
    add_->setText(tr("Add a seat"));
    free_->setText(tr("free colors"));
    beginsTitle_->setText(tr("Who begins"));
    beginsHelp_->setText(tr("Chance draws a seat, or you choose one."));
    begins_->setAccessibleName(tr("Who begins"));
    seedTitle_->setText(tr("Seed"));
    seedHelp_->setText(tr("The same seed gives the same deal. Empty means a new deal."));
    seed_->setAccessibleName(tr("Seed"));
    seed_->setPlaceholderText(tr("a new deal"));
    dice_->setText(tr("New seed"));
    seedFault_->setText(tr("A seed is a whole number without a sign, or empty."));
    fill();
}

}
