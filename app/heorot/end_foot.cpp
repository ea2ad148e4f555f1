// SPDX-License-Identifier: GPL-3.0-or-later
#include "heorot/end_foot.h"

#include "heorot/breakable_text.h"
#include "heorot/flow_layout.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeySequence>
#include <QPainter>

namespace heorot::app {

using game::Tone;
using game::Type;

namespace {

QString keyText(Qt::Key key) {
    return QKeySequence(key).toString(QKeySequence::NativeText);
}

}

KeyButton::KeyButton(Qt::Key key, QWidget* parent) : QPushButton(parent), key_(key) {}

void KeyButton::setStyle(const PageStyle& style, const EndMeasure& measure) {
    style_ = style;
    measure_ = measure;
    update();
}

QSize KeyButton::sizeHint() const {
    return QPushButton::sizeHint() + QSize(measure_.textPx(12), 0);
}

void KeyButton::paintEvent(QPaintEvent* event) {
    QPushButton::paintEvent(event);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(measure_.font(style_, Type::Caption, 11, true));
    const QSizeF size(painter.fontMetrics().horizontalAdvance(keyText(key_)) + 7, painter.fontMetrics().height());
    const QRectF chip(QPointF(width() - size.width() - 4, height() - size.height() - 4), size);
    painter.setPen(Qt::NoPen);
    painter.setBrush(style_.color(Tone::Night));
    painter.drawRoundedRect(chip, 3, 3);
    painter.setPen(style_.color(Tone::Bone));
    painter.drawText(chip, Qt::AlignCenter, keyText(key_));
}

EndFoot::EndFoot(QWidget* parent)
    : QWidget(parent), board_(new KeyButton(Qt::Key_B)), watch_(new KeyButton(Qt::Key_W)),
      better_(new KeyButton(Qt::Key_H)), save_(new QPushButton), leave_(new QPushButton), next_(new QLabel),
      rematch_(new QPushButton) {
    board_->setObjectName(QStringLiteral("endBoard"));
    watch_->setObjectName(QStringLiteral("endWatch"));
    better_->setObjectName(QStringLiteral("endBetter"));
    save_->setObjectName(QStringLiteral("endSave"));
    leave_->setObjectName(QStringLiteral("endLeave"));
    next_->setObjectName(QStringLiteral("endNext"));
    rematch_->setObjectName(QStringLiteral("endRematch"));
    auto* left = new QWidget;
    auto* buttons = new FlowLayout(8, 6);
    left->setLayout(buttons);
    for (QPushButton* button : std::initializer_list<QPushButton*>{board_, watch_, better_, save_, leave_})
        buttons->addWidget(button);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    left->setSizePolicy(policy);
    next_->setWordWrap(true);
    next_->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    rematch_->setDefault(true);
    auto* line = new QHBoxLayout(this);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(12);
    line->addWidget(left, 1, Qt::AlignVCenter);
    line->addWidget(next_);
    line->addWidget(rematch_, 0, Qt::AlignVCenter);
    connect(board_, &QPushButton::clicked, this, &EndFoot::boardWanted);
    connect(watch_, &QPushButton::clicked, this, &EndFoot::watchWanted);
    connect(better_, &QPushButton::clicked, this, &EndFoot::betterWanted);
    connect(save_, &QPushButton::clicked, this, &EndFoot::saveWanted);
    connect(leave_, &QPushButton::clicked, this, &EndFoot::leaveWanted);
    connect(rematch_, &QPushButton::clicked, this, &EndFoot::rematchWanted);
    retranslateUi();
}

void EndFoot::setGame(const QString& beginner, bool canReview) {
    beginner_ = beginner;
    better_->setVisible(canReview);
    retranslateUi();
}

void EndFoot::setWatchable(bool watchable) {
    isWatchable_ = watchable;
    watch_->setVisible(watchable);
}

bool EndFoot::press(int key) {
    if (key == Qt::Key_W && isWatchable_) {
        emit watchWanted();
        return true;
    }
    for (KeyButton* button : {board_, better_})
        if (button->key() == key && !button->isHidden()) {
            button->click();
            return true;
        }
    return false;
}

/// Large text leaves no room for who begins, which the button's tip says as well; nor do long words, so that the
/// buttons stay in one line. "Watch again" is a picture only unless there is much room, and only a key where there is
/// none.
void EndFoot::resizeEvent(QResizeEvent*) {
    constexpr int wide = 880, wider = 1250;
    watch_->setText(width() >= measure_.textPx(wider) ? watch_->accessibleName() : QString());
    watch_->setVisible(isWatchable_);
    const int gap = layout()->spacing();
    int needed = rematch_->sizeHint().width() + next_->maximumWidth() + 3 * gap;
    for (const QPushButton* button : std::initializer_list<QPushButton*>{board_, watch_, better_, save_, leave_})
        if (!button->isHidden()) needed += button->sizeHint().width() + gap;
    const QMargins margins = contentsMargins();
    const int room = width() - margins.left() - margins.right();
    if (needed - next_->maximumWidth() - gap > room) watch_->hide();
    next_->setVisible(width() >= measure_.textPx(wide) && needed <= room);
}

void EndFoot::setStyle(const PageStyle& style, const EndMeasure& measure) {
    measure_ = measure;
    const int icon = measure.textPx(20);
    const std::pair<QPushButton*, const char*> icons[] = {{better_, "icons/hint"},  {board_, "icons/zoom-fit"},
                                                          {watch_, "icons/watch"},  {rematch_, "icons/rematch"},
                                                          {save_, "icons/save-as"}, {leave_, "icons/home"}};
    for (const auto& [button, name] : icons) {
        const bool isGold = button == rematch_;
        const bool hasText = button != save_ && button != leave_;
        button->setFont(measure.font(style, Type::Title, isGold ? 19 : 15, true));
        button->setMinimumHeight(measure.px(isGold ? 52 : 42));
        const Tone tone = isGold ? Tone::Night : Tone::Ink;
        button->setIcon(hasText ? style.labelIcon(QLatin1String(name), icon, tone)
                                : style.icon(QLatin1String(name), icon, tone));
        button->setIconSize(hasText ? PageStyle::labelIconSize(icon) : QSize(icon, icon));
    }
    rematch_->setMinimumWidth(measure.px(190));
    next_->setFont(measure.font(style, Type::Caption, 12));
    next_->setFixedWidth(measure.textPx(172));
    for (KeyButton* button : {board_, watch_, better_}) button->setStyle(style, measure);
}

void EndFoot::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) retranslateUi();
}

void EndFoot::retranslateUi() {
    //: Button: opens a review of the person's decisions
    better_->setText(tr("What could I have done better?"));
    //: Button: closes the result
    board_->setText(tr("Look at the table"));
    //: Button: shows the game that has just ended once more, from its start
    watch_->setAccessibleName(tr("Watch again"));
    if (!watch_->text().isEmpty()) watch_->setText(watch_->accessibleName());
    for (KeyButton* button : {board_, better_}) button->setToolTip(keyText(button->key()));
    watch_->setToolTip(watch_->accessibleName() + u'\n' + keyText(watch_->key()));
    //: Button: the same players again, each one seat further
    rematch_->setText(tr("Rematch"));
    //: Beside the button "Rematch": %1 the player who sits first in it
    const QString next = tr("Same players and options; %1 goes first this time.").arg(beginner_);
    next_->setText(breakable(next));
    rematch_->setToolTip(next);
    rematch_->setAccessibleDescription(next);
    const std::pair<QPushButton*, QString> icons[] = {//: Button
                                                      {save_, tr("Save the saga as…")},
                                                      //: Button: leaves the table
                                                      {leave_, tr("Back to the hall")}};
    for (const auto& [button, text] : icons) {
        button->setToolTip(text);
        button->setAccessibleName(text);
    }
}

}
