// SPDX-License-Identifier: GPL-3.0-or-later
#include "heorot/end_screen.h"

#include "heorot/breakable_text.h"
#include "session/play_on.h"
#include "ui/compose.h"

#include <QEvent>
#include <QKeyEvent>
#include <QPainter>

#include <algorithm>

namespace heorot::app {

using engine::Seat;
using game::Tone;
using game::Type;

EndScreen::EndScreen(const session::Session& session, QWidget* parent)
    : QWidget(parent), session_(session), card_(new QFrame(this)), scroll_(new QScrollArea), hero_(new EndHero),
      body_(new QWidget), parts_(nullptr), tableHead_(new QLabel), table_(new EndTable), tie_(new QLabel),
      marked_(new QLabel), chartHead_(new QLabel), chart_(new ScoreChart), foot_(new EndFoot),
      coach_(new CoachPage(session, this)), persons_(new QMenu(this)) {
    setObjectName(QStringLiteral("endScreen"));
    card_->setProperty("role", QStringLiteral("panel"));
    tie_->setObjectName(QStringLiteral("endTie"));
    marked_->setObjectName(QStringLiteral("endMarked"));
    persons_->setObjectName(QStringLiteral("endPersons"));
    makeLayout();
    connect(coach_, &CoachPage::closed, this, &EndScreen::closeCoach);
    connect(coach_, &CoachPage::playOnWanted, this, &EndScreen::playOnWanted);
    connect(coach_, &CoachPage::reviewed, this, &EndScreen::reviewed);
    connect(chart_, &ScoreChart::momentWanted, this, &EndScreen::momentWanted);
    connect(foot_, &EndFoot::betterWanted, this, &EndScreen::askCoach);
    connect(foot_, &EndFoot::boardWanted, this, &EndScreen::boardWanted);
    connect(foot_, &EndFoot::watchWanted, this, &EndScreen::watchWanted);
    connect(foot_, &EndFoot::rematchWanted, this, &EndScreen::rematchWanted);
    connect(foot_, &EndFoot::saveWanted, this, &EndScreen::saveAsRequested);
    connect(foot_, &EndFoot::leaveWanted, this, &EndScreen::leaveWanted);
    retranslateUi();
    hide();
}

void EndScreen::makeLayout() {
    for (QLabel* label : {tie_, marked_}) label->setWordWrap(true);
    auto* left = new QVBoxLayout;
    left->addWidget(tableHead_);
    left->addWidget(table_, 100);
    left->addWidget(tie_);
    left->addWidget(marked_);
    left->addStretch(1);
    auto* right = new QVBoxLayout;
    right->addWidget(chartHead_);
    right->addWidget(chart_, 1);
    parts_ = new QBoxLayout(QBoxLayout::LeftToRight);
    parts_->addLayout(left);
    parts_->addLayout(right, 1);
    auto* content = new QWidget;
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(hero_);
    body_->setLayout(parts_);
    column->addWidget(body_, 1);
    scroll_->setWidget(content);
    scroll_->setWidgetResizable(true);
    scroll_->setFrameShape(QFrame::NoFrame);
    scroll_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll_->setFocusPolicy(Qt::NoFocus);
    auto* whole = new QVBoxLayout(card_);
    whole->setContentsMargins(2, 2, 2, 2);
    whole->setSpacing(0);
    whole->addWidget(scroll_, 1);
    whole->addWidget(foot_);
    setTabOrder(&foot_->rematch(), chart_);
}

void EndScreen::showResult() {
    readHistory();
    fill();
    show();
    raise();
    foot_->rematch().setFocus();
}

void EndScreen::readHistory() {
    const record::AnyMatch& match = session_.match();
    history_.clear();
    for (std::size_t moves = 0; moves <= match.moves().size(); ++moves) history_.push_back(match.scoresAfter(moves));
}

/// With several people it asks for whom.
void EndScreen::askCoach() {
    const record::AnyMatch& match = session_.match();
    std::vector<Seat> persons;
    for (Seat seat = 0; seat < match.setup().seats; ++seat)
        if (session_.isPerson(seat)) persons.push_back(seat);
    if (persons.size() == 1) return review(persons.front());
    persons_->clear();
    persons_->setFont(style_.font(Type::Body));
    for (const Seat seat : persons) {
        QString name = QString::fromStdString(match.seating().names[seat]);
        QAction* action = persons_->addAction(name.replace(u'&', QStringLiteral("&&")));
        if (style_.art) action->setIcon(QIcon(style_.mark(seat, 24)));
        connect(action, &QAction::triggered, this, [this, seat] { review(seat); });
    }
    persons_->popup(foot_->better().mapToGlobal(QPoint(0, foot_->better().height())));
}

void EndScreen::review(Seat seat) {
    card_->hide();
    coach_->review(seat);
    arrange();
}

void EndScreen::closeCoach() {
    coach_->leave();
    card_->show();
    foot_->better().setFocus();
}

void EndScreen::hideEvent(QHideEvent* event) {
    QWidget::hideEvent(event);
    coach_->leave();
    card_->show();
}

QStringList EndScreen::names() const {
    QStringList names;
    for (const std::string& name : session_.match().seating().names) names << QString::fromStdString(name);
    return names;
}

void EndScreen::fill() {
    if (history_.empty()) return;
    const record::AnyMatch& match = session_.match();
    const game::Words& words = session_.game().words();
    const engine::Scores& scores = history_.back();
    story_ = storyOf(session_, history_);
    hero_->setStory(story_, firstSeats(scores),
                    session_.view() ? session_.view()->endPicture(scores, byPlace(scores).front()) : QString());
    EndTableData table{.scores = scores, .names = names(), .sources = {}, .zeros = escapedPenalties(history_)};
    for (int source = 0; source < scores.sources; ++source) table.sources << words.scoreSource(source);
    for (Seat seat = 0; seat < match.setup().seats; ++seat)
        if (session_.isPerson(seat) && !session_.isShared()) table.you = seat;
    table_->setData(table);
    tie_->setText(breakable(tieBreakText(session_, scores)));
    tie_->setVisible(!tie_->text().isEmpty());
    marked_->setVisible(match.marked());
    fillChart();
    foot_->setGame(QString::fromStdString(session_.rematch().seating.names.front()),
                   !session_.isDemo() && session::canReview(session_.game(), match));
    foot_->setWatchable(session::canReplay(match));
    setAccessibleName(ui::winnersText(match));
    QStringList sentences{story_.line};
    for (const StorySentence& sentence : story_.sentences) sentences << sentence.text;
    setAccessibleDescription(sentences.join(u' '));
    arrange();
}

void EndScreen::fillChart() {
    ChartData chart;
    chart.names = names();
    chart.points.resize(chart.names.size());
    for (const engine::Scores& scores : history_)
        for (std::size_t seat = 0; seat < chart.points.size(); ++seat) chart.points[seat].push_back(scores.total[seat]);
    chart.order = byPlace(history_.back());
    for (const session::ChapterStart& start : session_.chapters())
        chart.chapters.push_back({start.firstMove, start.chapter.title, start.chapter.mark, start.chapter.isMajor});
    chart.decision = story_.decision;
    chart.decisionText = story_.decisionText;
    chart_->setData(std::move(chart));
}

void EndScreen::setStyle(const PageStyle& style) {
    style_ = style;
    coach_->setStyle(style);
    arrange();
}

void EndScreen::arrange() {
    if (!style_.art) return;
    const EndMeasure measure = EndMeasure::of(size(), style_);
    for (QLabel* label : {tableHead_, chartHead_}) label->setFont(measure.font(style_, Type::Title, 20, true));
    for (QLabel* label : {tie_, marked_}) label->setFont(measure.font(style_, Type::Caption, 12.5));
    hero_->setStyle(style_, measure);
    table_->setStyle(style_, measure);
    chart_->setStyle(style_, measure);
    foot_->setStyle(style_, measure);
    parts_->setContentsMargins(measure.px(22), measure.px(10), measure.px(18), measure.px(4));
    parts_->setSpacing(measure.px(24));
    foot_->setContentsMargins(measure.px(18), measure.px(6), measure.px(18), measure.px(10));
    const int side = measure.px(40);
    const int top = std::min(measure.px(39), height() / 20);
    const QRect whole(side, top, std::max(1, width() - 2 * side), std::max(1, height() - top - measure.px(9)));
    parts_->setDirection(QBoxLayout::LeftToRight);
    parts_->invalidate();
    const bool hasRoom =
        whole.width() >= measure.textPx(1000) && parts_->minimumSize().width() <= whole.width() - measure.px(16);
    if (!hasRoom) parts_->setDirection(QBoxLayout::TopToBottom);
    for (QWidget* card : {static_cast<QWidget*>(card_), static_cast<QWidget*>(coach_)}) card->setGeometry(whole);
}

bool EndScreen::event(QEvent* event) {
    // The keys of the buttons are shortcuts of the table as well.
    if (event->type() == QEvent::ShortcutOverride && coach_->isHidden()) {
        const auto* key = static_cast<QKeyEvent*>(event);
        const bool isOfFoot = key->key() == Qt::Key_B || key->key() == Qt::Key_W || key->key() == Qt::Key_H;
        if (key->modifiers() == Qt::NoModifier && isOfFoot) event->accept();
    }
    return QWidget::event(event);
}

void EndScreen::keyPressEvent(QKeyEvent* event) {
    const bool isPlain = event->modifiers() == Qt::NoModifier && coach_->isHidden();
    if (!isPlain || !foot_->press(event->key())) QWidget::keyPressEvent(event);
}

void EndScreen::paintEvent(QPaintEvent*) {
    QPainter(this).fillRect(rect(), style_.color(Tone::Veil));
}

void EndScreen::resizeEvent(QResizeEvent*) {
    arrange();
}

void EndScreen::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) retranslateUi();
}

void EndScreen::retranslateUi() {
    //: Heading of the points of all players by source
    tableHead_->setText(tr("Where the points came from"));
    //: Heading of the chart of points over a game
    chartHead_->setText(tr("Points over the game"));
    chartHead_->setToolTip(tr("The points of every moment, as if the game had ended there."));
    marked_->setText(tr("In this game, a move was undone after something had been revealed."));
    if (session_.match().isOver()) fill();
}

}
