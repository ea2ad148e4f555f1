// SPDX-License-Identifier: GPL-3.0-or-later
#include "heorot/why_card.h"

#include "heorot/breakable_text.h"
#include "session/recap.h"
#include "session/why_text.h"

namespace heorot::app {

using game::Type;

WhyCard::WhyCard(const session::Session& session, QWidget* parent)
    : SideCard(QStringLiteral("whyCard"), parent), session_(session), action_(addText(QStringLiteral("whyAction"))),
      reasons_(addText(QStringLiteral("whyReasons"))), player_(addText(QStringLiteral("whyPlayer"))),
      note_(addText(QStringLiteral("whyNote"))), moment_(new QPushButton) {
    content().addStretch();
    moment_->setObjectName(QStringLiteral("whyMoment"));
    foot().addWidget(moment_);
    connect(moment_, &QPushButton::clicked, this, [this] {
        if (move_) emit momentWanted(*move_);
    });
    retranslateUi();
}

void WhyCard::ask(std::size_t move, const std::optional<session::MoveRange>& row) {
    move_ = move;
    row_ = row;
    retranslateUi();
}

QStringList WhyCard::sentences() const {
    QStringList sentences;
    if (row_)
        for (const session::RecapEntry& told : session::recapOf(session_, *row_, session_.momentViewer()))
            sentences << told.sentences();
    else
        for (const session::ReportLine& line : session_.report(*move_, session_.momentViewer()).lines)
            sentences << line.sentence;
    return sentences;
}

session::WhyText WhyCard::why() const {
    const session::MoveRange asked = row_.value_or(session::MoveRange{*move_, *move_ + 1});
    return session::whyOf(session_.game(), session_.match(), *move_, session_.momentViewer(), asked);
}

QStringList WhyCard::spots() const {
    QStringList spots;
    if (!isHidden() && move_ && *move_ < session_.match().moves().size())
        for (const session::ReportLine& line : session_.report(*move_, session_.momentViewer()).lines)
            spots << line.spots;
    return spots;
}

QString WhyCard::sentence() const {
    if (!move_) return {};
    const session::WhyText why = this->why();
    return (QStringList{why.question} + sentences() + why.reasons + QStringList{why.player}).join(u' ');
}

void WhyCard::setStyle(const PageStyle& page) {
    SideCard::setStyle(page);
    if (!page.art) return;
    setType(*action_, pageStyle(), Type::Body, true);
    setType(*reasons_, pageStyle(), Type::Body);
    for (QLabel* label : {player_, note_}) setType(*label, pageStyle(), Type::Caption);
    moment_->setFont(pageStyle().font(Type::Value));
    moment_->setIcon(pageStyle().labelIcon(QStringLiteral("icons/time"), 16, game::Tone::Ink));
    moment_->setIconSize(PageStyle::labelIconSize(16));
    fit();
}

void WhyCard::retranslateUi() {
    //: Button of the reason for a move: shows the table after it
    moment_->setText(tr("Show it"));
    if (!move_ || *move_ >= session_.match().moves().size()) return;
    const session::WhyText why = this->why();
    setTitle(QStringLiteral("icons/why"), why.question);
    action_->setText(breakable(sentences().join(u' ')));
    QStringList reasons;
    for (const QString& reason : why.reasons) reasons << QStringLiteral("◆ ") + reason;
    reasons_->setText(breakable(reasons.join(u'\n')));
    player_->setText(why.player);
    note_->setText(tr("Based on open information only."));
    for (QLabel* label : {action_, player_}) label->setVisible(!label->text().isEmpty());
    fit();
}

std::optional<std::size_t> lastComputerMove(const session::Session& session) {
    const auto& moves = session.match().moves();
    for (std::size_t move = moves.size(); move-- > 0;)
        if (!session.isPerson(moves[move].seat) && !session.report(move, session.momentViewer()).lines.empty())
            return move;
    return {};
}

}
