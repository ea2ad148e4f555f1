// SPDX-License-Identifier: GPL-3.0-or-later
#include "heorot/hand_over_card.h"

#include "heorot/breakable_text.h"
#include "session/recap.h"

#include <QEvent>
#include <QFontMetrics>
#include <QHBoxLayout>
#include <QKeyEvent>

#include <algorithm>

namespace heorot::app {

using game::Tone;
using game::Type;

namespace {
constexpr int waitParts = 5;
}

HandOverCard::HandOverCard(const session::Session& session, QWidget* parent)
    : QFrame(parent), session_(session), mark_(new QLabel), heading_(new QLabel), recapTitle_(new QLabel),
      scroll_(new QScrollArea), undo_(new QPushButton), computer_(new QPushButton), take_(new QPushButton) {
    setObjectName(QStringLiteral("handOverCard"));
    setProperty("role", QStringLiteral("panel"));
    setAttribute(Qt::WA_NoMousePropagation);
    setFocusPolicy(Qt::StrongFocus);
    heading_->setObjectName(QStringLiteral("handOverHeading"));
    undo_->setObjectName(QStringLiteral("handOverUndo"));
    computer_->setObjectName(QStringLiteral("handOverComputer"));
    take_->setObjectName(QStringLiteral("takeTable"));
    take_->setDefault(true);
    for (QLabel* label : {heading_, recapTitle_}) label->setWordWrap(true);
    for (QPushButton* button : {take_, undo_, computer_}) button->installEventFilter(this);

    auto* content = new QWidget;
    content->setObjectName(QStringLiteral("recap"));
    lines_ = new QVBoxLayout(content);
    lines_->setContentsMargins(0, 0, 8, 0);
    lines_->setSpacing(2);
    scroll_->setWidget(content);
    scroll_->setWidgetResizable(true);
    scroll_->setFrameShape(QFrame::NoFrame);
    scroll_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);

    auto* head = new QHBoxLayout;
    mark_->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    head->addWidget(mark_);
    head->addSpacing(6);
    head->addWidget(heading_, 1);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(take_);
    buttons->addWidget(undo_);
    buttons->addStretch();
    buttons->addWidget(computer_);
    auto* left = new QVBoxLayout;
    left->addLayout(head, 1);
    left->addLayout(buttons);
    auto* right = new QVBoxLayout;
    right->setSpacing(2);
    right->addWidget(recapTitle_);
    right->addWidget(scroll_, 1);
    auto* whole = new QHBoxLayout(this);
    whole->setContentsMargins(16, 10, 12, 10);
    whole->setSpacing(16);
    whole->addLayout(left, 1);
    whole->addLayout(right, 1);
    setTabOrder(take_, undo_);
    setTabOrder(undo_, computer_);
    connect(take_, &QPushButton::clicked, this, &HandOverCard::taken);
    connect(undo_, &QPushButton::clicked, this, &HandOverCard::undoWanted);
    connect(computer_, &QPushButton::clicked, this,
            [this] { emit computerWanted(seat_, computer_->mapToGlobal(QPoint(0, computer_->height()))); });
    connect(&clock_, &QTimer::timeout, this, &HandOverCard::waited);
    hide();
}

void HandOverCard::ask(engine::Seat seat) {
    const bool isUp = !isHidden() && seat == seat_;
    seat_ = seat;
    fillRecap();
    retranslateUi();
    setStyle(style_);
    if (isUp) return;
    setReady(false);
    show();
    raise();
    setFocus();
    wait();
}

// Only a fresh press

void HandOverCard::wait() {
    partsLeft_ = waitParts;
    if (delayMs_ > 0)
        clock_.start(std::max(1, delayMs_ / waitParts));
    else
        setReady(true);
}

void HandOverCard::waited() {
    if (--partsLeft_ <= 0) setReady(true);
}

void HandOverCard::setDelay(int milliseconds) {
    delayMs_ = milliseconds;
    if (delayMs_ == 0 && !isHidden()) setReady(true);
}

/// A disabled button ignores a press, even one that ends after the button is enabled.
void HandOverCard::setReady(bool ready) {
    clock_.stop();
    for (QPushButton* button : {take_, undo_, computer_}) button->setEnabled(ready);
    if (ready && hasFocus()) take_->setFocus();
}

void HandOverCard::hideEvent(QHideEvent*) {
    setReady(false);
}

/// A key held down since before repeats itself.
bool HandOverCard::eventFilter(QObject* watched, QEvent* event) {
    const bool isKey = event->type() == QEvent::KeyPress || event->type() == QEvent::KeyRelease;
    if (isKey && static_cast<QKeyEvent*>(event)->isAutoRepeat()) return true;
    return QFrame::eventFilter(watched, event);
}

/// Blocks input to what is under the card.
void HandOverCard::mousePressEvent(QMouseEvent* event) {
    event->accept();
}

void HandOverCard::keyPressEvent(QKeyEvent* event) {
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (isEnter && isReady() && !event->isAutoRepeat()) emit taken();
    event->accept();
}

// Content

void HandOverCard::fillRecap() {
    while (QLayoutItem* item = lines_->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    const session::MoveRange since{session_.sinceLastTurn(seat_), session_.match().moves().size()};
    for (const session::RecapEntry& entry : session::recapOf(session_, since, engine::nobody))
        for (const session::ReportLine& line : entry.lines) {
            auto* row = new QWidget;
            auto* layout = new QHBoxLayout(row);
            layout->setContentsMargins(0, 0, 0, 0);
            auto* mark = new QLabel;
            auto* text = new QLabel(breakable(line.sentence));
            text->setWordWrap(true);
            text->setObjectName(QStringLiteral("recapLine"));
            mark->setProperty("seat", int{line.seat});
            mark->setObjectName(QStringLiteral("recapMark"));
            layout->addWidget(mark, 0, Qt::AlignTop);
            layout->addWidget(text, 1);
            lines_->addWidget(row);
        }
    const bool empty = lines_->count() == 0;
    recapTitle_->setVisible(!empty);
    scroll_->setVisible(!empty);
    lines_->addStretch();
}

void HandOverCard::setStyle(const PageStyle& style) {
    style_ = style;
    if (!style_.art || seat_ == engine::nobody) return;
    mark_->setPixmap(style.mark(seat_, style.look.compact() ? 24 : 40));
    setType(*recapTitle_, style, Type::Caption, true);
    const Type body = style.look.compact() ? Type::Value : Type::Body;
    for (QPushButton* button : {take_, undo_}) button->setFont(style.font(body, button == take_));
    undo_->setIcon(style.labelIcon(QStringLiteral("icons/undo"), 20, Tone::Ink));
    take_->setIcon(style.labelIcon(QStringLiteral("icons/hand-over"), 20, Tone::Night));
    for (QPushButton* button : {take_, undo_}) button->setIconSize(PageStyle::labelIconSize(20));
    computer_->setIcon(style.icon(QStringLiteral("hall/computer"), 20, Tone::Ink));
    computer_->setIconSize({20, 20});
    for (QLabel* line : findChildren<QLabel*>(QStringLiteral("recapLine"))) setType(*line, style, body);
    for (QLabel* mark : findChildren<QLabel*>(QStringLiteral("recapMark"))) {
        const auto seat = static_cast<engine::Seat>(mark->property("seat").toInt());
        mark->setFixedWidth(22);
        if (seat != engine::nobody) mark->setPixmap(style.mark(seat, 16));
    }
    fitHeading();
}

/// Shrinks the text for a long name.
void HandOverCard::fitHeading() {
    if (!style_.art) return;
    layout()->activate();
    const QStringList words = unbreakableParts(heading_->text());
    for (const Type type : {Type::Heading, Type::Title, Type::Body, Type::Value, Type::Caption}) {
        setType(*heading_, style_, type, true);
        const QFontMetrics metrics(heading_->font());
        const auto fits = [&](const QString& word) { return metrics.horizontalAdvance(word) <= heading_->width(); };
        const bool isWhole = std::all_of(words.begin(), words.end(), fits);
        if (isWhole && heading_->heightForWidth(heading_->width()) <= heading_->height()) return;
    }
}

void HandOverCard::resizeEvent(QResizeEvent*) {
    fitHeading();
}

void HandOverCard::changeEvent(QEvent* event) {
    QFrame::changeEvent(event);
    if (event->type() != QEvent::LanguageChange || seat_ == engine::nobody) return;
    fillRecap();
    retranslateUi();
    setStyle(style_);
}

void HandOverCard::retranslateUi() {
    const auto& match = session_.match();
    const auto nameOf = [&](engine::Seat seat) { return QString::fromStdString(match.seating().names.at(seat)); };
    //: %1 the name of a person
    const QString heading = tr("It’s %1’s turn.").arg(nameOf(seat_));
    heading_->setText(breakable(heading));
    recapTitle_->setText(tr("What happened since your last turn"));
    //: Button while the table is handed over: goes back to the start of the turn of the person before
    undo_->setText(tr("Take back the last turn"));
    undo_->setVisible(session_.canUndo());
    if (const auto last = session_.lastPerson(); last != engine::nobody)
        //: %1 the name of the person before
        undo_->setToolTip(tr("The table goes back to %1, to the start of the turn.").arg(nameOf(last)));
    //: Button while the table is handed over: %1 the name of the person who is to play next
    computer_->setAccessibleName(tr("Let the computer play for %1").arg(nameOf(seat_)));
    //: Tip of a button: %1 what it does, %2 the name of a person
    computer_->setToolTip(
        tr("%1. Later, “Players” in the menu lets %2 play again.").arg(computer_->accessibleName(), nameOf(seat_)));
    //: Button: the next person sits down
    take_->setText(tr("I’m ready"));
    setAccessibleName(heading);
}

}
