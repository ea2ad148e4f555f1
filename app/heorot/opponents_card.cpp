// SPDX-License-Identifier: GPL-3.0-or-later
#include "heorot/opponents_card.h"

#include "game/characters.h"
#include "heorot/scroll_card.h"

#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>

#include <algorithm>

namespace heorot::app {

namespace {
constexpr int portraitPixels = 64;
constexpr int columns = 2;
}

OpponentButton::OpponentButton(QWidget* parent)
    : QPushButton(parent), portrait_(new QLabel), name_(new QLabel), seat_(new QLabel), line_(new QLabel) {
    setCheckable(true);
    setAutoDefault(false);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    name_->setProperty("role", QStringLiteral("option"));
    seat_->setProperty("role", QStringLiteral("caption"));
    line_->setProperty("role", QStringLiteral("body"));
    for (QLabel* label : {portrait_, name_, seat_, line_}) label->setAttribute(Qt::WA_TransparentForMouseEvents);
    for (QLabel* label : {seat_, line_}) label->setWordWrap(true);
    auto* titles = new QVBoxLayout;
    titles->setSpacing(0);
    titles->addStretch();
    titles->addWidget(name_);
    titles->addWidget(seat_);
    titles->addStretch();
    auto* head = new QHBoxLayout;
    head->setSpacing(10);
    head->addWidget(portrait_);
    head->addLayout(titles, 1);
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(12, 10, 12, 10);
    whole->setSpacing(6);
    whole->addLayout(head);
    whole->addWidget(line_, 1, Qt::AlignTop);
}

void OpponentButton::setStyle(const PageStyle& style, const QString& art) {
    if (style.art) portrait_->setPixmap(style.picture(art, {portraitPixels, portraitPixels}));
    portrait_->setFixedSize(portraitPixels, portraitPixels);
}

void OpponentButton::setTexts(const QString& name, const QString& seat, const QString& line) {
    name_->setText(name);
    seat_->setText(seat);
    line_->setText(line);
    setAccessibleName(QStringLiteral("%1, %2").arg(name, seat));
    setAccessibleDescription(line);
    setToolTip(line);
    updateGeometry();
}

QSize OpponentButton::minimumSizeHint() const {
    const QSize least = layout()->totalMinimumSize();
    return {least.width(), heightForWidth(std::max(width(), least.width()))};
}

int OpponentButton::heightForWidth(int width) const {
    return layout()->totalHeightForWidth(width);
}

OpponentsCard::OpponentsCard(SetupChoices& choices, QWidget* parent)
    : QFrame(parent), choices_(choices), heading_(new QLabel), help_(new QLabel) {
    setObjectName(QStringLiteral("opponentsCard"));
    heading_->setProperty("role", QStringLiteral("heading"));
    heading_->setWordWrap(true);
    help_->setProperty("role", QStringLiteral("caption"));
    help_->setProperty("second", true);
    help_->setWordWrap(true);
    auto* head = new QVBoxLayout;
    head->addWidget(heading_);
    head->addWidget(help_);
    QVBoxLayout* inside = nullptr;
    frameCard(*this, head, inside);
    auto* grid = new QGridLayout;
    grid->setSpacing(8);
    for (std::size_t i = 0; i < game::characters().size(); ++i) {
        auto* button = new OpponentButton;
        button->setObjectName(QStringLiteral("opponentCard%1").arg(i));
        connect(button, &QPushButton::clicked, this, [this, style = game::characters()[i].style] {
            choices_.setOpponent(seat(), style);
            fill();
            emit changed();
        });
        buttons_.push_back(button);
        const int at = static_cast<int>(i);
        grid->addWidget(button, at / columns, at % columns);
    }
    for (int column = 0; column < columns; ++column) grid->setColumnStretch(column, 1);
    inside->addLayout(grid);
    inside->addStretch();
    fill();
}

int OpponentsCard::seat() const {
    const auto& seats = choices_.seats();
    const auto isComputer = [&](int seat) {
        return seat >= 0 && seat < choices_.seatCount() && !seats[static_cast<std::size_t>(seat)].isPerson();
    };
    if (isComputer(seat_)) return seat_;
    for (int seat = 0; seat < choices_.seatCount(); ++seat)
        if (isComputer(seat)) return seat;
    return -1;
}

void OpponentsCard::setSeat(int seat) {
    if (seat < choices_.seatCount() && choices_.seats()[static_cast<std::size_t>(seat)].isPerson()) return;
    seat_ = seat;
    fill();
}

void OpponentsCard::setStyle(const PageStyle& style) {
    style_ = style;
    for (std::size_t i = 0; i < buttons_.size(); ++i) buttons_[i]->setStyle(style, game::characters()[i].art);
    fill();
}

void OpponentsCard::fill() {
    const int chosen = seat();
    const auto nameOf = [this](int seat) { return choices_.seats()[static_cast<std::size_t>(seat)].name.trimmed(); };
    heading_->setText(tr("Choose an opponent"));
    //: %1 the name of a seat
    help_->setText(chosen < 0 ? tr("Only people play. Give a seat to a computer player to choose one.")
                              : tr("For the seat of %1. You set the strength.").arg(nameOf(chosen)));
    for (std::size_t i = 0; i < buttons_.size(); ++i) {
        const game::Character& character = game::characters()[i];
        const int at = choices_.seatOf(character.style);
        //: An opponent who plays no seat yet; who plays the seat called %1
        const QString seat = at < 0 ? tr("free") : tr("plays as %1").arg(nameOf(at));
        buttons_[i]->setTexts(character.name, seat, game::characterLine(character.style));
        buttons_[i]->setChecked(chosen >= 0 && at == chosen);
        buttons_[i]->setEnabled(chosen >= 0);
    }
}

void OpponentsCard::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) fill();
    QFrame::changeEvent(event);
}

}
