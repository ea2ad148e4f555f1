// SPDX-License-Identifier: GPL-3.0-or-later
#include "heorot/setup_footer.h"

#include "heorot/picture_card.h"
#include "heorot/scroll_card.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLocale>
#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>

namespace heorot::app {

using game::Tone;

SetupFooter::SetupFooter(const SetupChoices& choices, const plugin::GameMeta& meta, QWidget* parent)
    : QFrame(parent), choices_(choices), meta_(meta), marks_(new QLabel), sentence_(new QLabel), minutes_(new QLabel),
      back_(new QPushButton), start_(new QPushButton) {
    setObjectName(QStringLiteral("setupFoot"));
    setProperty("role", QStringLiteral("lit"));
    sentence_->setObjectName(QStringLiteral("sentence"));
    minutes_->setObjectName(QStringLiteral("minutes"));
    back_->setObjectName(QStringLiteral("back"));
    start_->setObjectName(QStringLiteral("start"));
    start_->setProperty("primary", true);
    sentence_->setProperty("role", QStringLiteral("prompt"));
    minutes_->setProperty("role", QStringLiteral("caption"));
    minutes_->setProperty("second", true);
    for (QLabel* label : {sentence_, minutes_}) label->setWordWrap(true);

    auto* texts = new QVBoxLayout;
    texts->setSpacing(2);
    texts->addStretch();
    texts->addWidget(sentence_);
    texts->addWidget(minutes_);
    texts->addStretch();
    auto* whole = new QHBoxLayout(this);
    whole->setContentsMargins(20, 8, 20, 8);
    whole->setSpacing(16);
    whole->addWidget(marks_);
    whole->addLayout(texts, 1);
    whole->addWidget(back_);
    whole->addWidget(start_);
    connect(back_, &QPushButton::clicked, this, &SetupFooter::back);
    connect(start_, &QPushButton::clicked, this, &SetupFooter::start);
    retranslateUi();
}

void SetupFooter::setStyle(const PageStyle& style) {
    style_ = style;
    const bool isTight = style.look.compact() && style.hasLargeText();
    setRole(sentence_, isTight ? "body" : style.look.compact() ? "option" : "prompt");
    back_->setIcon(style.labelIcon(QStringLiteral("icons/back"), 18, Tone::Ink));
    start_->setIcon(style.labelIcon(QStringLiteral("icons/play"), 18, Tone::Night));
    setMinimumHeight(style.look.compact() ? 0 : 96);
    for (QPushButton* button : {back_, start_}) {
        button->setIconSize(PageStyle::labelIconSize(18));
        button->setMinimumHeight(style.look.compact() ? 40 : 54);
    }
    fill();
}

void SetupFooter::fill() {
    const bool good = choices_.canStart();
    //: %1 and %2 two sentences: who plays, and who begins
    sentence_->setText(good ? tr("%1 %2", "two whole sentences").arg(company(), beginner())
                            : tr("Something above isn’t right yet; Start takes you there."));
    const int seats = choices_.seatCount();
    // With large text on a small screen there is no room for marks, which the seats show anyway.
    marks_->setVisible(style_.art && !(style_.look.compact() && style_.textScale > 1.2));
    if (!style_.art) return;
    const int size = style_.look.compact() ? 20 : 30;
    QPixmap row(QSize((size + 8) * seats, size) * style_.ratio);
    row.setDevicePixelRatio(style_.ratio);
    row.fill(Qt::transparent);
    QPainter painter(&row);
    for (int seat = 0; seat < seats; ++seat) {
        const int color = choices_.seats()[static_cast<std::size_t>(seat)].color;
        painter.drawPixmap((size + 8) * seat, 0, style_.mark(static_cast<engine::Seat>(color), size));
    }
    marks_->setPixmap(row);
}

QString SetupFooter::company() const {
    const auto& seats = choices_.seats();
    const auto persons = std::count_if(seats.begin(), seats.end(), [](const auto& seat) { return seat.isPerson(); });
    const auto computers = static_cast<std::ptrdiff_t>(seats.size()) - persons;
    const QString people = QLocale().toString(qlonglong{persons});
    const QString machines = QLocale().toString(qlonglong{computers});
    if (persons == 0 && computers == 1) return tr("A computer player plays alone, and you watch.");
    //: %1 a number
    if (persons == 0) return tr("%1 computer players, and you watch.").arg(machines);
    if (persons == 1 && computers == 0) return tr("One player alone.");
    //: %1 a number
    if (computers == 0) return tr("%1 people against each other.").arg(people);
    if (persons == 1 && computers == 1) return tr("One player against a computer player.");
    //: %1 a number
    if (persons == 1) return tr("One player against %1 computer players.").arg(machines);
    //: %1 a number
    if (computers == 1) return tr("%1 people and a computer player.").arg(people);
    //: %1 and %2 numbers
    return tr("%1 people and %2 computer players.").arg(people, machines);
}

QString SetupFooter::beginner() const {
    if (choices_.first() == engine::nobody) return tr("A random player goes first.");
    //: %1 a player
    return tr("%1 goes first.").arg(choices_.seats()[choices_.first()].name.trimmed());
}

void SetupFooter::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslateUi();
    QFrame::changeEvent(event);
}

void SetupFooter::retranslateUi() {
    minutes_->setText(
        //: %1 how long a game takes, such as "About 45 minutes"
        tr("%1. Your choices are kept for your next game. Enter starts.").arg(minutesText(meta_)));
    back_->setText(tr("Back"));
    start_->setText(tr("Start the game"));
    fill();
}

}
