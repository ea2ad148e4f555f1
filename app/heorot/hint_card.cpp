// SPDX-License-Identifier: GPL-3.0-or-later
#include "heorot/hint_card.h"

#include "game/position.h"
#include "heorot/breakable_text.h"
#include "language/capitals.h"
#include "language/numbers.h"
#include "language/sentences.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeySequence>

#include <algorithm>
#include <cmath>

namespace heorot::app {

using engine::Seat;
using game::Type;
using session::ChoiceText;

ChoiceButton::ChoiceButton(QWidget* parent)
    : QPushButton(parent), key_(new QLabel), sentence_(new QLabel), changes_(new QLabel) {
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(6, 4, 6, 4);
    row->setSpacing(6);
    auto* texts = new QVBoxLayout;
    texts->setSpacing(0);
    for (QLabel* label : {sentence_, changes_}) {
        label->setWordWrap(true);
        texts->addWidget(label);
    }
    row->addLayout(texts, 1);
    row->addWidget(key_, 0, Qt::AlignTop);
    for (QLabel* label : {key_, sentence_, changes_}) label->setAttribute(Qt::WA_TransparentForMouseEvents);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void ChoiceButton::setTexts(const QString& key, const QString& sentence, const QString& changes) {
    key_->setText(key);
    sentence_->setText(breakable(sentence));
    changes_->setText(breakable(changes));
    changes_->setVisible(!changes.isEmpty());
    //: Read aloud of a choice of a hint: %1 what to do, %2 the changes of points it brings
    setAccessibleName(changes.isEmpty() ? sentence : tr("%1: %2").arg(sentence, changes));
    updateGeometry();
}

void ChoiceButton::setStyle(const PageStyle& style) {
    setType(*key_, style, Type::Value, true);
    setType(*sentence_, style, Type::Body);
    setType(*changes_, style, Type::Caption, true);
    updateGeometry();
}

QSize ChoiceButton::sizeHint() const {
    return layout()->sizeHint();
}

QSize ChoiceButton::minimumSizeHint() const {
    return layout()->minimumSize();
}

bool ChoiceButton::event(QEvent* event) {
    switch (event->type()) {
    case QEvent::Enter:
    case QEvent::FocusIn: emit pointed(true); break;
    case QEvent::Leave:
    case QEvent::FocusOut: emit pointed(false); break;
    default: break;
    }
    return QPushButton::event(event);
}

HintCard::HintCard(const session::Session& session, QWidget* parent)
    : SideCard(QStringLiteral("hintCard"), parent), session_(session), sentence_(addText(QStringLiteral("hintAction"))),
      reasons_(addText(QStringLiteral("hintReasons"))), when_(addText(QStringLiteral("hintWhen"))), outlook_(nullptr),
      play_(new QPushButton), others_(nullptr), keys_(new QLabel) {
    for (Seat seat = 0; seat < session.match().setup().seats; ++seat) {
        seats_.push_back(new SeatChangeRow(QStringLiteral("hintChange%1").arg(seat)));
        seats_.back()->fillWidth();
        content().addWidget(seats_.back());
    }
    outlook_ = addText(QStringLiteral("hintOutlook"));
    play_->setObjectName(QStringLiteral("hintPlay"));
    play_->setDefault(true);
    others_ = addText(QStringLiteral("hintOthers"));
    addOthers();
    content().addStretch();
    keys_->setObjectName(QStringLiteral("hintKeys"));
    keys_->setWordWrap(true);
    keys_->setAlignment(Qt::AlignHCenter);
    // Never scrolled out of sight.
    foot().addWidget(play_);
    foot().addWidget(keys_);
    connect(play_, &QPushButton::clicked, this, [this] {
        if (shown_ < choices_.size()) emit playWanted(choices_[shown_].action);
    });
    retranslateUi();
}

void HintCard::addOthers() {
    for (std::size_t choice = 0; choice < most; ++choice) {
        auto* button = new ChoiceButton;
        button->setObjectName(QStringLiteral("hintChoice%1").arg(choice + 1));
        content().addWidget(button);
        buttons_.push_back(button);
        connect(button, &QPushButton::clicked, this, [this, choice] { turnTo(choice); });
        connect(button, &ChoiceButton::pointed, this, [this, choice](bool on) {
            if (on) pointed_ = choice;
            if (!on && pointed_ == choice) pointed_.reset();
            emit lighted();
        });
    }
}

void HintCard::begin() {
    choices_.clear();
    shown_ = 0;
    pointed_.reset();
    retranslateUi();
}

void HintCard::follow() {
    const ai::Advice* advice = session_.hint();
    if (!advice) return begin();
    std::vector<ChoiceText> fresh = session::choicesOf(session_.game(), session_.match(), *advice);
    std::size_t next = 0;
    for (std::size_t i = 0; i < fresh.size() && shown_ > 0; ++i)
        if (fresh[i].action == choices_[shown_].action) next = i;
    const bool isOther = choices_.empty() || !(fresh[next].action == choices_[shown_].action);
    choices_ = std::move(fresh);
    shown_ = next;
    pointed_.reset();
    retranslateUi();
    emit lighted();
    if (isOther) emit turned();
}

void HintCard::turnTo(std::size_t choice) {
    if (choice >= choices_.size()) return;
    shown_ = choice;
    pointed_.reset();
    retranslateUi();
    emit lighted();
    emit turned();
}

void HintCard::turnToNext() {
    if (!choices_.empty()) turnTo((shown_ + 1) % choices_.size());
}

std::optional<engine::Action> HintCard::lit() const {
    const std::size_t lit = pointed_.value_or(shown_);
    if (isHidden() || lit >= choices_.size()) return {};
    return choices_[lit].action;
}

QString HintCard::sentence() const {
    if (choices_.empty()) return {};
    const ChoiceText& choice = choices_[shown_];
    //: %1 what to do, "Place a Thane on c3"
    return language::joined(QStringList{tr("Hint: %1").arg(choice.sentence)} + choice.reasons +
                            QStringList{session::effectText(session_.match(), choice), choice.outlook});
}

// Display

void HintCard::show(const ChoiceText& choice) {
    sentence_->setText(breakable(language::capitalized(choice.sentence)));
    reasons_->setText(breakable(choice.reasons.join(u'\n')));
    when_->setText(choice.when);
    outlook_->setText(choice.outlook);
    showSeats(choice);
}

void HintCard::showSeats(const ChoiceText& choice) {
    for (std::size_t i = 0; i < seats_.size(); ++i) {
        seats_[i]->setVisible(i < choice.changes.size());
        if (i >= choice.changes.size()) continue;
        const session::SeatChange& change = choice.changes[i];
        const bool isOwn = change.seat == session_.match().toMove();
        //: The reader, in a list of players
        seats_[i]->show(change, isOwn ? tr("You") : game::nameOf(session_.match().seating(), change.seat), isOwn);
    }
}

void HintCard::showOthers() {
    for (std::size_t i = 0; i < buttons_.size(); ++i) {
        const bool isThere = i < choices_.size() && i != shown_;
        buttons_[i]->setVisible(isThere);
        if (!isThere) continue;
        buttons_[i]->setTexts(QString::number(i + 1), language::capitalized(choices_[i].sentence),
                              session::effectsOf(session_.match(), choices_[i]).join(u'\n'));
    }
}

void HintCard::setStyle(const PageStyle& page) {
    SideCard::setStyle(page);
    if (!page.art) return;
    setType(*sentence_, pageStyle(), Type::Title, true);
    setType(*reasons_, pageStyle(), Type::Body);
    for (QLabel* label : {when_, outlook_, keys_}) setType(*label, pageStyle(), Type::Caption);
    setType(*others_, pageStyle(), Type::Caption, true);
    for (SeatChangeRow* row : seats_) row->setStyle(pageStyle());
    play_->setFont(pageStyle().font(Type::Value, true));
    for (ChoiceButton* button : buttons_) button->setStyle(pageStyle());
    retranslateUi();
}

void HintCard::retranslateUi() {
    //: Title of the card that points out a choice
    setTitle(QStringLiteral("icons/hint"), tr("Hint"));
    //: Button of a hint: the computer makes the move
    play_->setText(tr("Play it"));
    //: Above the next best choices of a hint
    others_->setText(tr("Next best"));
    //: At the foot of a hint; Enter, H and Esc are keys. %1 Enter
    const QString keys = tr("%1 plays it, H next, Esc closes");
    //: At the foot of a hint that has no other choices; Esc is a key. %1 Enter
    const QString keysOfOne = tr("%1 plays it, Esc closes");
    keys_->setText(
        (choices_.size() > 1 ? keys : keysOfOne).arg(QKeySequence(Qt::Key_Enter).toString(QKeySequence::NativeText)));
    if (choices_.empty()) {
        //: A hint while the computer searches for one
        const QString looking = tr("Looking ahead…");
        show({{}, looking});
    } else {
        // In the language of today.
        if (const ai::Advice* advice = session_.hint())
            for (const ChoiceText& fresh : session::choicesOf(session_.game(), session_.match(), *advice))
                for (ChoiceText& choice : choices_)
                    if (choice.action == fresh.action) choice = fresh;
        show(choices_[shown_]);
    }
    showOthers();
    for (QLabel* label : {reasons_, when_, outlook_}) label->setVisible(!label->text().isEmpty());
    play_->setVisible(!choices_.empty());
    others_->setVisible(choices_.size() > 1);
    keys_->setVisible(!choices_.empty());
    fit();
}

}
