// SPDX-License-Identifier: GPL-3.0-or-later
#include "heorot/continue_strip.h"

#include "heorot/breakable_text.h"
#include "heorot/flow_layout.h"

#include <QEvent>
#include <QHBoxLayout>

namespace heorot::app {

using game::Tone;

ContinueStrip::ContinueStrip(QWidget* parent)
    : QFrame(parent), grid_(new QGridLayout(this)), cover_(new CoverBox), title_(new QLabel), position_(new QLabel),
      seats_(new QWidget), others_(new QPushButton), goOn_(new QPushButton) {
    setObjectName(QStringLiteral("continueStrip"));
    setProperty("role", QStringLiteral("lit"));
    title_->setObjectName(QStringLiteral("continueTitle"));
    position_->setObjectName(QStringLiteral("continuePosition"));
    seats_->setObjectName(QStringLiteral("continueSeats"));
    others_->setObjectName(QStringLiteral("otherSagas"));
    goOn_->setObjectName(QStringLiteral("continue"));
    goOn_->setProperty("primary", true);
    for (QLabel* label : {title_, position_}) label->setWordWrap(true);
    title_->setAlignment(Qt::AlignBottom);
    position_->setAlignment(Qt::AlignTop);
    cover_->setFixedSize(118, 78);
    connect(others_, &QPushButton::clicked, this, &ContinueStrip::othersWanted);
    connect(goOn_, &QPushButton::clicked, this, [this] { emit goOn(saga_.path); });
    arrange();
    retranslateUi();
}

/// On a small screen the seats go below the sentence.
void ContinueStrip::arrange() {
    const bool compact = style_.look.compact();
    for (QWidget* part : std::initializer_list<QWidget*>{cover_, title_, position_, seats_, others_, goOn_})
        grid_->removeWidget(part);
    cover_->setVisible(!compact);
    grid_->addWidget(cover_, 0, 0, 3, 1);
    grid_->addWidget(title_, 0, 1);
    grid_->addWidget(position_, 1, 1);
    if (compact)
        grid_->addWidget(seats_, 2, 1);
    else
        grid_->addWidget(seats_, 0, 2, 2, 1, Qt::AlignVCenter);
    grid_->addWidget(others_, 0, 3, 3, 1, Qt::AlignVCenter);
    grid_->addWidget(goOn_, 0, 4, 3, 1, Qt::AlignVCenter);
    grid_->setColumnStretch(1, 3);
    grid_->setColumnStretch(2, compact ? 0 : 2);
    grid_->setHorizontalSpacing(compact ? 10 : 22);
    grid_->setVerticalSpacing(2);
    grid_->setContentsMargins(compact ? 12 : 22, compact ? 6 : 12, compact ? 12 : 22, compact ? 6 : 12);
}

void ContinueStrip::setSaga(const ReadSaga& saga, plugin::PluginCatalog& catalog) {
    read_ = saga;
    retranslate(catalog);
    cover_->setPicture(QStringLiteral("%1/cover-%1").arg(saga_.game));
    show();
}

void ContinueStrip::retranslate(plugin::PluginCatalog& catalog) {
    saga_ = toListed(read_, catalog);
    retranslateUi();
}

void ContinueStrip::setStyle(const PageStyle& style) {
    style_ = style;
    const bool compact = style.look.compact();
    const double scale = style.textScale;
    const int icon = qRound(20 * style.tableScale);
    title_->setFont(style.theme.font(game::Type::Title, (compact ? 19 : 27) * scale));
    position_->setFont(style.theme.font(game::Type::Body, (compact ? 14 : 18) * scale));
    cover_->setStyle(style);
    for (QPushButton* button : {others_, goOn_}) {
        button->setIconSize(PageStyle::labelIconSize(icon));
        button->setMinimumHeight(qRound((compact ? 38 : 54) * style.tableScale));
    }
    goOn_->setMinimumWidth(qRound((compact ? 110 : 156) * style.tableScale));
    others_->setIcon(style.labelIcon(QStringLiteral("icons/saga"), icon, Tone::Ink));
    goOn_->setIcon(style.labelIcon(QStringLiteral("icons/play"), icon, Tone::Night));
    cover_->setFixedSize(QSize(118, 78) * style.tableScale);
    arrange();
    fillSeats();
}

void ContinueStrip::fillSeats() {
    if (!style_.art) return;
    delete seats_->layout();
    qDeleteAll(seats_->findChildren<QWidget*>(Qt::FindDirectChildrenOnly));
    auto* row = new FlowLayout(18, 4);
    seats_->setLayout(row);
    const bool compact = style_.look.compact();
    const int size = static_cast<int>((compact ? 18 : 26) * style_.textScale);
    const QFont font = style_.theme.font(game::Type::Value, (compact ? 12 : 16) * style_.textScale);
    auto* caption = new QLabel(tr("If the game ended now:"));
    caption->setFont(font);
    row->addWidget(caption);
    for (const ListedSaga::Seat& seat : saga_.seats) {
        auto* pair = new QWidget;
        auto* line = new QHBoxLayout(pair);
        line->setContentsMargins(0, 0, 0, 0);
        line->setSpacing(6);
        line->setSizeConstraint(QLayout::SetFixedSize);
        auto* mark = new QLabel;
        PageStyle own = style_;
        own.look.colors[0] = static_cast<std::uint8_t>(seat.color);
        mark->setPixmap(own.mark(0, size));
        auto* text = new QLabel(seatText(seat));
        if (seat.hasHidden) text->setToolTip(tr("Hidden pieces count, too, but aren’t included in these points."));
        text->setFont(font);
        line->addWidget(mark);
        line->addWidget(text);
        row->addWidget(pair);
    }
}

void ContinueStrip::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslateUi();
    QFrame::changeEvent(event);
}

void ContinueStrip::retranslateUi() {
    //: %1 the title of a game
    title_->setText(tr("Continue: %1").arg(saga_.title));
    //: Two whole sentences: %1 the position, %2 when it was saved
    position_->setText(
        //: %1 how far a game has come, %2 when it was saved
        breakable(tr("%1 %2").arg(saga_.position, savedText(saga_.saved, QDateTime::currentDateTime()))));
    others_->setText(tr("Other sagas"));
    others_->setToolTip(tr("List all sagas, the newest first."));
    //: Goes on with the saga that was played last
    goOn_->setText(tr("Continue"));
    fillSeats();
}

}
