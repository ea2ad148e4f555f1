// SPDX-License-Identifier: GPL-3.0-or-later
#include "heorot/moment_layer.h"

#include "heorot/breakable_text.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>

namespace heorot::app {

MomentLayer::MomentLayer(QWidget* parent)
    : QWidget(parent), strip_(new QFrame(this)), sentence_(new QLabel), one_(new QPushButton), all_(new QPushButton) {
    setObjectName(QStringLiteral("momentLayer"));
    setFocusPolicy(Qt::StrongFocus);
    strip_->setProperty("role", QStringLiteral("panel"));
    sentence_->setObjectName(QStringLiteral("momentSentence"));
    sentence_->setWordWrap(true);
    one_->setObjectName(QStringLiteral("momentSkip"));
    all_->setObjectName(QStringLiteral("momentSkipAll"));
    for (QPushButton* button : {one_, all_}) button->setFocusPolicy(Qt::NoFocus);
    auto* row = new QHBoxLayout(strip_);
    row->setContentsMargins(12, 2, 6, 2);
    row->addWidget(sentence_, 1);
    row->addWidget(one_);
    row->addWidget(all_);
    clock_.setSingleShot(true);
    connect(&clock_, &QTimer::timeout, this, &MomentLayer::skip);
    connect(one_, &QPushButton::clicked, this, &MomentLayer::skip);
    connect(all_, &QPushButton::clicked, this, &MomentLayer::skipAll);
    retranslateUi();
    hide();
}

void MomentLayer::play(std::vector<game::Moment> moments, std::optional<int> milliseconds) {
    if (moments.empty()) return;
    // Appends to the moments already playing.
    std::move(moments.begin(), moments.end(), std::back_inserter(moments_));
    milliseconds_ = milliseconds;
    if (isPlaying()) return;
    show();
    raise();
    setFocus();
    skip();
}

void MomentLayer::skip() {
    clock_.stop();
    if (next_ == moments_.size()) return end();
    const game::Moment moment = moments_[next_++];
    sentence_->setText(breakable(moment.sentence));
    fitSentence();
    if (milliseconds_) clock_.start(*milliseconds_);
    emit shown(moment);
}

void MomentLayer::skipAll() {
    end();
}

void MomentLayer::end() {
    forget();
    emit ended();
}

void MomentLayer::forget() {
    clock_.stop();
    moments_.clear();
    next_ = 0;
    // Otherwise Qt moves the focus on as Tab would.
    clearFocus();
    hide();
}

void MomentLayer::setStyle(const PageStyle& style, const QRect& strip, int kept) {
    style_ = style;
    one_->setIcon(style.labelIcon(QStringLiteral("icons/step"), 18, game::Tone::Ink));
    all_->setIcon(style.labelIcon(QStringLiteral("icons/close"), 18, game::Tone::Ink));
    strip_->setStyleSheet(QStringLiteral("QPushButton { padding: 1px 8px; }"));
    for (QPushButton* button : {one_, all_}) {
        button->setFont(style.font(game::Type::Value));
        button->setIconSize(PageStyle::labelIconSize(18));
    }
    strip_->setGeometry(strip);
    strip_->layout()->setContentsMargins(12, 2, 6 + kept, 2);
    fitSentence();
}

/// Shrinks a sentence that is too long for the strip, then takes the words from the buttons.
void MomentLayer::fitSentence() {
    const QMargins margins = strip_->layout()->contentsMargins();
    const int room = strip_->height() - margins.top() - margins.bottom();
    for (const bool hasWords : {true, false}) {
        for (QPushButton* button : {one_, all_}) button->setText(hasWords ? button->accessibleName() : QString());
        strip_->layout()->activate();
        for (const game::Type type : {game::Type::Prompt, game::Type::Body, game::Type::Value, game::Type::Caption}) {
            setType(*sentence_, style_, type, true);
            if (sentence_->heightForWidth(sentence_->width()) <= room) return;
        }
    }
}

void MomentLayer::mousePressEvent(QMouseEvent*) {
    if (isPlaying()) skip();
}

void MomentLayer::keyPressEvent(QKeyEvent* event) {
    event->accept();
    if (!isPlaying()) return;
    if (event->key() == Qt::Key_Escape)
        skipAll();
    else if (event->key() == Qt::Key_Space || event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        skip();
}

void MomentLayer::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) retranslateUi();
}

void MomentLayer::retranslateUi() {
    //: Button while moments are shown one by one
    one_->setAccessibleName(tr("Next"));
    //: %1 a key
    one_->setToolTip(
        tr("Show the next moment (%1).").arg(QKeySequence(Qt::Key_Space).toString(QKeySequence::NativeText)));
    //: Button while moments are shown one by one
    all_->setAccessibleName(tr("Skip all"));
    //: %1 a key
    all_->setToolTip(
        tr("Show no more moments (%1).").arg(QKeySequence(Qt::Key_Escape).toString(QKeySequence::NativeText)));
    for (QPushButton* button : {one_, all_}) button->setText(button->accessibleName());
    if (isPlaying()) fitSentence();
}

}
