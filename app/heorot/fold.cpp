// SPDX-License-Identifier: GPL-3.0-or-later
#include "heorot/fold.h"

#include "heorot/scroll_card.h"

#include <QEvent>
#include <QHBoxLayout>

#include <algorithm>

namespace heorot::app {

namespace {
constexpr int arrowPixels = 12;
}

FoldButton::FoldButton(QWidget* parent)
    : QPushButton(parent), arrow_(new QLabel), title_(new QLabel), summary_(new QLabel) {
    setAutoDefault(false);
    setProperty("role", QStringLiteral("fold"));
    title_->setProperty("role", QStringLiteral("option"));
    summary_->setWordWrap(true);
    summary_->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    setRole(summary_, "caption");
    for (QLabel* label : {arrow_, title_, summary_}) label->setAttribute(Qt::WA_TransparentForMouseEvents);
    auto* line = new QHBoxLayout(this);
    line->setContentsMargins(12, 7, 12, 7);
    line->setSpacing(8);
    line->addWidget(arrow_);
    line->addWidget(title_);
    line->addWidget(summary_, 1);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    dress();
}

void FoldButton::setStyle(const PageStyle& style) {
    style_ = style;
    dress();
}

void FoldButton::setTexts(const QString& title, const QString& summary, bool isChanged) {
    title_->setText(title);
    summary_->setText(summary);
    if (QFont font = summary_->font(); font.bold() != isChanged) {
        font.setBold(isChanged);
        summary_->setFont(font);
    }
    setToolTip(summary);
    dress();
    updateGeometry();
}

void FoldButton::setOpen(bool open) {
    isOpen_ = open;
    dress();
}

void FoldButton::dress() {
    const QString arrow = isOpen_ ? QStringLiteral("icons/down-triangle") : QStringLiteral("icons/play");
    const QSize size(arrowPixels, arrowPixels);
    if (style_.art) arrow_->setPixmap(style_.picture(arrow, size, engine::nobody, game::Tone::Ink));
    arrow_->setFixedSize(size);
    setAccessibleName(title_->text());
    //: Read aloud of a part of a page that a button shows and hides: %1 what is set there
    setAccessibleDescription(
        isOpen_ ? tr("Expanded. %1").arg(summary_->text())
                : /*: Read aloud of a part of a page that a button shows and hides: %1 what is set there */ tr(
                      "Collapsed. %1")
                      .arg(summary_->text()));
}

QSize FoldButton::minimumSizeHint() const {
    const QSize least = layout()->totalMinimumSize();
    return {least.width(), heightForWidth(std::max(width(), least.width()))};
}

int FoldButton::heightForWidth(int width) const {
    return layout()->totalHeightForWidth(width);
}

void FoldButton::changeEvent(QEvent* event) {
    QPushButton::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) dress();
}

Fold::Fold(const QString& name, QWidget* parent)
    : QWidget(parent), button_(new FoldButton), content_(new QWidget), inside_(new QVBoxLayout(content_)) {
    button_->setObjectName(name);
    inside_->setContentsMargins(2, 6, 2, 6);
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->setSpacing(0);
    whole->addWidget(button_);
    whole->addWidget(content_);
    content_->hide();
    connect(button_, &QPushButton::clicked, this, [this] { setOpen(!isOpen()); });
}

void Fold::setOpen(bool open) {
    content_->setVisible(open);
    button_->setOpen(open);
}

}
