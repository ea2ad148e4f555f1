// SPDX-License-Identifier: GPL-3.0-or-later
#include "heorot/deal_form.h"

#include "heorot/scroll_card.h"
#include "heorot/seat_row.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLocale>
#include <QRandomGenerator>
#include <QVBoxLayout>

namespace heorot::app {

using engine::nobody;
using game::Tone;

namespace {
constexpr int iconPixels = 18;
/// Random seeds are short enough to read out to a friend.
constexpr int diceSides = 1'000'000;
}

DealForm::DealForm(SetupChoices& choices, QWidget* parent)
    : QWidget(parent), choices_(choices), beginsTitle_(new QLabel), beginsHelp_(new QLabel),
      begins_(new SegmentedControl), seedTitle_(new QLabel), seedHelp_(new QLabel), seed_(new QLineEdit),
      dice_(new QPushButton), seedFault_(new QLabel) {
    begins_->setObjectName(QStringLiteral("begins"));
    seed_->setObjectName(QStringLiteral("seed"));
    dice_->setObjectName(QStringLiteral("dice"));
    seedFault_->setObjectName(QStringLiteral("seedFault"));
    for (QLabel* title : {beginsTitle_, seedTitle_}) title->setProperty("role", QStringLiteral("option"));
    for (QLabel* help : {beginsHelp_, seedHelp_}) {
        help->setProperty("role", QStringLiteral("caption"));
        help->setProperty("second", true);
    }
    seedFault_->setProperty("refused", true);
    for (QLabel* text : {beginsHelp_, seedHelp_, seedFault_}) text->setWordWrap(true);
    auto* line = new QHBoxLayout;
    line->addWidget(seed_, 1);
    line->addWidget(dice_);
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->setSpacing(6);
    whole->addWidget(beginsTitle_);
    whole->addWidget(begins_);
    whole->addWidget(beginsHelp_);
    whole->addSpacing(8);
    whole->addWidget(seedTitle_);
    whole->addLayout(line);
    whole->addWidget(seedFault_);
    whole->addWidget(seedHelp_);
    connect(begins_, &SegmentedControl::chosen, this, [this](int index) {
        choices_.setFirst(index == 0 ? nobody : static_cast<engine::Seat>(index - 1));
        emitChanged();
    });
    connect(seed_, &QLineEdit::textEdited, this, [this](const QString& text) {
        choices_.setSeed(text);
        emitChanged();
    });
    connect(dice_, &QPushButton::clicked, this, [this] {
        choices_.setSeed(QString::number(QRandomGenerator::global()->bounded(1, diceSides)));
        seed_->setText(choices_.seed());
        emitChanged();
    });
    retranslateUi();
}

void DealForm::setStyle(const PageStyle& style) {
    style_ = style;
    dice_->setIcon(style.labelIcon(QStringLiteral("icons/random"), iconPixels, Tone::Ink));
    dice_->setIconSize(PageStyle::labelIconSize(iconPixels));
    fill();
}

void DealForm::focusSeed() {
    seed_->setFocus();
    seed_->selectAll();
}

void DealForm::fill() {
    seedFault_->setVisible(!choices_.seedIsGood());
    fillBeginners();
}

QString shownNameOf(const SetupChoices& choices, int seat) {
    const QString name = choices.seats()[static_cast<std::size_t>(seat)].name.trimmed();
    //: A seat without a name yet: %1 its number
    return name.isEmpty() ? DealForm::tr("Player %1").arg(QLocale().toString(seat + 1)) : name;
}

void DealForm::fillBeginners() {
    //: Who begins: chance decides
    std::vector<Segment> beginners{{tr("Chance"), {}, {}}};
    for (int seat = 0; seat < static_cast<int>(choices_.seats().size()); ++seat)
        beginners.push_back({shownNameOf(choices_, seat), {}, {}});
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

void DealForm::emitChanged() {
    fill();
    emit changed();
}

void DealForm::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslateUi();
    QWidget::changeEvent(event);
}

void DealForm::retranslateUi() {
    beginsTitle_->setText(tr("Who goes first"));
    beginsHelp_->setText(tr("Decided at random unless you choose a player."));
    begins_->setAccessibleName(tr("Who goes first"));
    //: Title: the number from which the cards and pieces of a game are dealt
    const QString number = tr("Deal number");
    seedTitle_->setText(number);
    seedHelp_->setText(tr("Friends who enter the same number get the same deal. Leave it empty for a new deal."));
    seed_->setAccessibleName(number);
    seed_->setPlaceholderText(tr("a new deal"));
    dice_->setText(tr("Draw a number"));
    seedFault_->setText(tr("Enter a whole number without a sign, or leave this empty."));
    fill();
}

}
