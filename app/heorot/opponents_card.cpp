// SPDX-License-Identifier: GPL-3.0-or-later
#include "heorot/opponents_card.h"

#include "game/characters.h"
#include "heorot/deal_form.h"
#include "heorot/scroll_card.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLocale>

#include <algorithm>

namespace heorot::app {

namespace {
constexpr int portraitPixels = 72;
constexpr int middlePortrait = 56;
constexpr int smallPortrait = 44;
}

OpponentButton::OpponentButton(QWidget* parent)
    : QPushButton(parent), whole_(new QVBoxLayout(this)), key_(new QLabel), portrait_(new QLabel), name_(new QLabel),
      seat_(new QLabel), line_(new QLabel) {
    setCheckable(true);
    setAutoDefault(false);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    name_->setProperty("role", QStringLiteral("option"));
    seat_->setProperty("role", QStringLiteral("caption"));
    line_->setProperty("role", QStringLiteral("body"));
    key_->setProperty("role", QStringLiteral("key"));
    for (QLabel* label : {key_, portrait_, name_, seat_, line_}) label->setAttribute(Qt::WA_TransparentForMouseEvents);
    for (QLabel* label : {seat_, line_}) label->setWordWrap(true);
    auto* titles = new QVBoxLayout;
    titles->setSpacing(0);
    titles->addStretch();
    titles->addWidget(name_);
    titles->addWidget(seat_);
    titles->addStretch();
    auto* head = new QHBoxLayout;
    head->setSpacing(6);
    head->addWidget(portrait_);
    head->addLayout(titles, 1);
    head->addWidget(key_, 0, Qt::AlignTop);
    whole_->addLayout(head);
    whole_->addWidget(line_, 1, Qt::AlignTop);
}

void OpponentButton::setStyle(const PageStyle& style, const QString& art) {
    const bool isLow = style.isLow();
    const int side = isLow ? smallPortrait : style.look.compact() ? middlePortrait : portraitPixels;
    const int margin = style.look.compact() ? 8 : 12;
    if (style.art) portrait_->setPixmap(style.picture(art, {side, side}));
    portrait_->setFixedSize(side, side);
    whole_->setContentsMargins(margin, isLow ? 4 : margin, margin, isLow ? 4 : margin);
    whole_->setSpacing(isLow ? 2 : 6);
    setRole(line_, isLow ? "caption" : "body");
}

void OpponentButton::setTexts(const QString& key, const QString& name, const QString& seat, const QString& line) {
    key_->setText(key);
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
    : QFrame(parent), choices_(choices), heading_(new QLabel), help_(new QLabel), grid_(new QGridLayout) {
    setObjectName(QStringLiteral("opponentsCard"));
    heading_->setProperty("role", QStringLiteral("heading"));
    heading_->setWordWrap(true);
    help_->setProperty("role", QStringLiteral("caption"));
    help_->setProperty("second", true);
    help_->setWordWrap(true);
    auto* head = new QVBoxLayout;
    head->addWidget(heading_);
    head->addWidget(help_);
    frameCard(*this, head, inside_);
    grid_->setSpacing(8);
    for (std::size_t i = 0; i < game::characters().size(); ++i) {
        auto* button = new OpponentButton;
        button->setObjectName(QStringLiteral("opponentCard%1").arg(i));
        const int at = static_cast<int>(i);
        connect(button, &QPushButton::clicked, this, [this, at] { choose(at + 1); });
        buttons_.push_back(button);
    }
    inside_->addLayout(grid_);
    inside_->addStretch();
    fill();
}

bool OpponentsCard::choose(int number) {
    if (seat() < 0 || number < 1 || number > static_cast<int>(buttons_.size())) return false;
    choices_.setOpponent(seat(), game::characters()[static_cast<std::size_t>(number - 1)].style);
    fill();
    emit changed();
    return true;
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
    setRole(heading_, style.look.compact() ? "title" : "heading");
    const int columns = style.look.compact() && style.hasLargeText() ? 1 : 2;
    for (int i = 0; i < static_cast<int>(buttons_.size()); ++i)
        grid_->addWidget(buttons_[static_cast<std::size_t>(i)], i / columns, i % columns);
    for (int column = 0; column < 2; ++column) grid_->setColumnStretch(column, column < columns ? 1 : 0);
    // A small card is filled.
    inside_->setStretchFactor(grid_, style.look.compact() ? 1 : 0);
    inside_->setStretch(1, style.look.compact() ? 0 : 1);
    for (std::size_t i = 0; i < buttons_.size(); ++i) buttons_[i]->setStyle(style, game::characters()[i].art);
    fill();
}

void OpponentsCard::fill() {
    const int chosen = seat();
    heading_->setText(tr("Choose an opponent"));
    help_->setText(chosen < 0 ? tr("All players are people. Make one of them a computer player first.")
                              : /*: %1 the player of the seat */ tr("Who sits in %1’s seat? You choose the level.")
                                    .arg(shownNameOf(choices_, chosen)));
    for (std::size_t i = 0; i < buttons_.size(); ++i) {
        const game::Character& character = game::characters()[i];
        const int at = choices_.seatOf(character.style);
        //: An opponent who plays no seat yet; who plays the seat with this number
        const QString seat =
            at < 0 ? tr("free") : /*: %1 the number of a seat */ tr("as player %1").arg(QLocale().toString(at + 1));
        buttons_[i]->setTexts(QLocale().toString(static_cast<int>(i) + 1), character.name, seat,
                              game::characterLine(character.style));
        buttons_[i]->setChecked(chosen >= 0 && at == chosen);
        buttons_[i]->setEnabled(chosen >= 0);
    }
}

void OpponentsCard::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) fill();
    QFrame::changeEvent(event);
}

}
