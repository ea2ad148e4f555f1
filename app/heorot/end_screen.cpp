// SPDX-License-Identifier: GPL-3.0-or-later
#include "heorot/end_screen.h"

#include "engine/used_sources.h"
#include "heorot/breakable_text.h"
#include "heorot/flow_layout.h"
#include "heorot/log_model.h"
#include "ui/compose.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLocale>
#include <QPainter>

#include <algorithm>
#include <numeric>

namespace heorot::app {

using engine::Seat;
using game::Tone;
using game::Type;

namespace {

std::vector<Seat> byPlace(const engine::Scores& scores) {
    std::vector<Seat> seats(static_cast<std::size_t>(scores.seats));
    std::iota(seats.begin(), seats.end(), Seat{0});
    std::stable_sort(seats.begin(), seats.end(), [&](Seat a, Seat b) { return scores.place[a] < scores.place[b]; });
    return seats;
}

}

EndScreen::EndScreen(const session::Session& session, QWidget* parent)
    : QWidget(parent), session_(session), card_(new QFrame(this)), heading_(new QLabel), tie_(new QLabel),
      marked_(new QLabel), scroll_(new QScrollArea), content_(new QWidget), table_(nullptr), chart_(new ScoreChart),
      coach_(new CoachPage(session, this)), persons_(new QMenu(this)), better_(new QPushButton),
      board_(new QPushButton), rematch_(new QPushButton), save_(new QPushButton), leave_(new QPushButton) {
    setObjectName(QStringLiteral("endScreen"));
    card_->setProperty("role", QStringLiteral("panel"));
    heading_->setObjectName(QStringLiteral("endHeading"));
    tie_->setObjectName(QStringLiteral("endTie"));
    marked_->setObjectName(QStringLiteral("endMarked"));
    better_->setObjectName(QStringLiteral("endBetter"));
    persons_->setObjectName(QStringLiteral("endPersons"));
    board_->setObjectName(QStringLiteral("endBoard"));
    rematch_->setObjectName(QStringLiteral("endRematch"));
    save_->setObjectName(QStringLiteral("endSave"));
    leave_->setObjectName(QStringLiteral("endLeave"));
    for (QLabel* label : {heading_, tie_, marked_}) label->setWordWrap(true);

    auto* inside = new QHBoxLayout(content_);
    inside->setContentsMargins(0, 0, 8, 0);
    inside->setSpacing(20);
    auto* grid = new QWidget;
    table_ = new QGridLayout(grid);
    table_->setContentsMargins(0, 0, 0, 0);
    table_->setHorizontalSpacing(14);
    table_->setVerticalSpacing(2);
    inside->addWidget(grid);
    auto* beside = new QVBoxLayout;
    beside->addWidget(tie_);
    beside->addWidget(marked_);
    beside->addWidget(chart_, 1);
    inside->addLayout(beside, 1);
    scroll_->setWidget(content_);
    scroll_->setWidgetResizable(true);

    auto* buttons = new FlowLayout(8, 6);
    for (QPushButton* button : {rematch_, better_, board_, save_, leave_}) buttons->addWidget(button);
    rematch_->setDefault(true);
    auto* whole = new QVBoxLayout(card_);
    whole->setContentsMargins(20, 14, 20, 14);
    whole->addWidget(heading_);
    whole->addWidget(scroll_, 1);
    whole->addLayout(buttons);
    connect(better_, &QPushButton::clicked, this, &EndScreen::askCoach);
    connect(coach_, &CoachPage::closed, this, &EndScreen::closeCoach);
    connect(coach_, &CoachPage::playOnWanted, this, &EndScreen::playOnWanted);
    connect(board_, &QPushButton::clicked, this, &EndScreen::boardWanted);
    connect(rematch_, &QPushButton::clicked, this, &EndScreen::rematchWanted);
    connect(save_, &QPushButton::clicked, this, &EndScreen::saveAsRequested);
    connect(leave_, &QPushButton::clicked, this, &EndScreen::leaveWanted);
    retranslateUi();
    hide();
}

void EndScreen::showResult() {
    fillChart();
    retranslateUi();
    show();
    raise();
    rematch_->setFocus();
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
    persons_->popup(better_->mapToGlobal(QPoint(0, better_->height())));
}

void EndScreen::review(Seat seat) {
    card_->hide();
    coach_->review(seat);
    arrange();
}

void EndScreen::closeCoach() {
    coach_->leave();
    card_->show();
    better_->setFocus();
}

void EndScreen::hideEvent(QHideEvent* event) {
    QWidget::hideEvent(event);
    coach_->leave();
    card_->show();
}

void EndScreen::fillChart() {
    const record::AnyMatch& match = session_.match();
    const auto seats = static_cast<std::size_t>(match.setup().seats);
    std::vector<std::vector<int>> points(seats);
    for (std::size_t moves = 0; moves <= match.moves().size(); ++moves) {
        const engine::Scores scores = match.scoresAfter(moves);
        for (std::size_t seat = 0; seat < seats; ++seat) points[seat].push_back(scores.total[seat]);
    }
    QStringList names;
    for (const std::string& name : match.seating().names) names << QString::fromStdString(name);
    chart_->setScores(names, std::move(points));
}

QLabel* EndScreen::cell(const QString& text, int row, int column, const QString& name) {
    auto* label = new QLabel(text);
    label->setObjectName(name);
    label->setFont(style_.font(Type::Value));
    table_->addWidget(label, row, column, (column == 0 ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    return label;
}

/// One column per player, the winner first; one row per source.
void EndScreen::fillTable() {
    while (QLayoutItem* item = table_->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    const record::AnyMatch& match = session_.match();
    const engine::Scores scores = match.scores();
    const std::vector<int> sources = engine::usedSources(scores);
    enum Row : int { Mark, Name, Place, FirstSource };
    const int total = FirstSource + static_cast<int>(sources.size());
    //: In front of the places of all players: first, second ... place
    cell(tr("Place"), Place, 0, {});
    //: In front of the sums of points
    cell(tr("Total"), total, 0, {})->setFont(style_.font(Type::Value, true));
    for (std::size_t i = 0; i < sources.size(); ++i)
        cell(session_.game().words().scoreSource(sources[i]), FirstSource + static_cast<int>(i), 0, {});
    int column = 1;
    for (const Seat seat : byPlace(scores)) {
        const auto name = [&](const QString& what) { return QStringLiteral("%1-%2").arg(what).arg(seat); };
        QLabel* mark = cell({}, Mark, column, {});
        if (style_.art) mark->setPixmap(style_.mark(seat, 24));
        QLabel* player = cell(breakable(QString::fromStdString(match.seating().names[seat])), Name, column,
                              name(QStringLiteral("name")));
        player->setFont(style_.font(Type::Value, scores.place[seat] == 1));
        // Wrapped where one line would be as wide as all other columns together.
        const int widest = qRound((style_.look.compact() ? 90 : 100) * style_.textScale);
        if (player->sizeHint().width() > widest) {
            player->setWordWrap(true);
            player->setAlignment(Qt::AlignRight);
            player->setFixedWidth(widest);
        }
        //: A place: "1st" may be written as "1." in other languages
        cell(tr("%1.").arg(QLocale().toString(scores.place[seat])), Place, column, name(QStringLiteral("place")));
        for (std::size_t i = 0; i < sources.size(); ++i)
            cell(plainNumber(scores.part[seat][static_cast<std::size_t>(sources[i])]),
                 FirstSource + static_cast<int>(i), column, name(QStringLiteral("part%1").arg(sources[i])));
        cell(plainNumber(scores.total[seat]), total, column, name(QStringLiteral("total")))
            ->setFont(style_.font(Type::Title, true));
        ++column;
    }
    table_->setRowStretch(total + 1, 1);
}

/// Seats with equal points but different places.
QString EndScreen::tieBreak() const {
    const engine::Scores scores = session_.match().scores();
    QStringList parts;
    for (const Seat seat : byPlace(scores))
        for (const Seat other : byPlace(scores))
            if (scores.total[seat] == scores.total[other] && scores.place[seat] != scores.place[other]) {
                //: In a list: %1 a player, %2 the number that is compared where points are equal
                parts << tr("%1 with %2")
                             .arg(QString::fromStdString(session_.match().seating().names[seat]),
                                  plainNumber(scores.tieBreak[seat]));
                break;
            }
    if (parts.isEmpty()) return {};
    //: %1 a list of players with their numbers
    return tr("Equal points are decided by the tie-break: %1.").arg(QLocale().createSeparatedList(parts));
}

void EndScreen::setStyle(const PageStyle& style) {
    style_ = style;
    setType(*heading_, style, Type::Heading, true);
    setType(*tie_, style, Type::Body);
    setType(*marked_, style, Type::Body);
    const std::pair<QPushButton*, const char*> icons[] = {{better_, "icons/hint"},
                                                          {board_, "icons/zoom-fit"},
                                                          {rematch_, "icons/rematch"},
                                                          {save_, "icons/save-as"},
                                                          {leave_, "icons/home"}};
    for (const auto& [button, icon] : icons) {
        button->setFont(style.font(Type::Body, button == rematch_));
        button->setIcon(style.labelIcon(QLatin1String(icon), 20, button == rematch_ ? Tone::Night : Tone::Ink));
        button->setIconSize(PageStyle::labelIconSize(20));
    }
    chart_->setStyle(style);
    coach_->setStyle(style);
    chart_->setMinimumSize(style.look.compact() ? QSize(260, 150) : QSize(420, 240));
    if (session_.match().isOver()) fillTable();
    arrange();
}

void EndScreen::arrange() {
    const int buttons = card_->layout()->minimumSize().width();
    const int points = content_->minimumSizeHint().width() + 72;
    const int wished = static_cast<int>(1160 * style_.textScale);
    const int wide = std::min(width() - 40, std::max({buttons, points, wished}));
    const int tall = std::min(height() - 32, static_cast<int>(720 * style_.textScale));
    for (QWidget* card : {static_cast<QWidget*>(card_), static_cast<QWidget*>(coach_)})
        card->setGeometry((width() - wide) / 2, (height() - tall) / 2, wide, tall);
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
    //: Button: opens a review of the person's decisions
    better_->setText(tr("What could I have done better?"));
    better_->setVisible(!session_.isDemo() && session::canReview(session_.game(), session_.match()));
    //: Button: closes the list of points
    board_->setText(tr("Look at the board"));
    //: Button: the same players again, each one seat further
    rematch_->setText(tr("Rematch"));
    rematch_->setToolTip(tr("The same players again, each moved on by one seat."));
    //: Button
    save_->setText(tr("Save the saga as …"));
    //: Button: leaves the table
    leave_->setText(tr("Back to the hall"));
    if (!session_.match().isOver()) return;
    heading_->setText(breakable(ui::winnersText(session_.match())));
    tie_->setText(breakable(tieBreak()));
    tie_->setVisible(!tie_->text().isEmpty());
    marked_->setText(tr("In this game, something was undone after it had been revealed."));
    marked_->setVisible(session_.match().marked());
    setAccessibleName(ui::winnersText(session_.match()));
    fillTable();
    arrange();
}

}
