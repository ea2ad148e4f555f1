// SPDX-License-Identifier: GPL-3.0-or-later
#include "heorot/notice_bar.h"

#include "heorot/breakable_text.h"

#include <QEvent>
#include <QHBoxLayout>

namespace heorot::app {

NoticeBar::NoticeBar(QWidget* parent) : QFrame(parent), icon_(new QLabel), text_(new QLabel), close_(new QToolButton) {
    setObjectName(QStringLiteral("notice"));
    text_->setObjectName(QStringLiteral("noticeText"));
    text_->setWordWrap(true);
    close_->setObjectName(QStringLiteral("closeNotice"));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(10, 5, 6, 5);
    row->addWidget(icon_);
    row->addWidget(text_, 1);
    row->addWidget(close_);
    connect(close_, &QToolButton::clicked, this, &NoticeBar::dismiss);
    retranslateUi();
    hide();
}

void NoticeBar::showMessage(Kind kind, const QString& sentence) {
    kind_ = kind;
    text_->setText(breakable(sentence));
    show();
    raise();
    setStyle(style_, beside_, across_);
    emit toggled();
}

void NoticeBar::dismiss() {
    hide();
    emit toggled();
}

void NoticeBar::clearHint() {
    if (kind_ == Kind::Hint) dismiss();
}

void NoticeBar::clearWarning() {
    if (kind_ == Kind::Warning) dismiss();
}

void NoticeBar::setStyle(const PageStyle& style, const QRect& beside, const QRect& across) {
    style_ = style;
    beside_ = beside;
    across_ = across;
    if (!style.art) return;
    setType(*text_, style, game::Type::Body);
    const QString icon = kind_ == Kind::Hint ? QStringLiteral("icons/hint") : QStringLiteral("icons/warning");
    icon_->setPixmap(style.picture(icon, {22, 22}, engine::nobody, game::Tone::Gold));
    close_->setIcon(style.icon(QStringLiteral("icons/close"), 18, game::Tone::OnDark));
    arrange();
}

void NoticeBar::arrange() {
    const int narrowest = static_cast<int>(230 * style_.textScale);
    const QRect& room = kind_ == Kind::Hint && beside_.width() >= narrowest ? beside_ : across_;
    const int wide = std::min(room.width(), static_cast<int>(720 * style_.textScale));
    const int tall = layout()->hasHeightForWidth() ? layout()->heightForWidth(wide) : sizeHint().height();
    setGeometry(room.left(), room.bottom() - tall, wide, tall);
}

void NoticeBar::changeEvent(QEvent* event) {
    QFrame::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) retranslateUi();
}

void NoticeBar::retranslateUi() {
    close_->setToolTip(tr("Close this notice."));
    close_->setAccessibleName(close_->toolTip());
}

}
