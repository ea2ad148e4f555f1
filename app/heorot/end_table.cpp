// SPDX-License-Identifier: GPL-3.0-or-later
#include "heorot/end_table.h"

#include "engine/used_sources.h"
#include "game/standing.h"
#include "heorot/breakable_text.h"
#include "heorot/log_model.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLocale>
#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace heorot::app {

using engine::Seat;
using game::Tone;
using game::Type;

namespace {

enum Row : int { Names, FirstSource };
/// Columns of the grid: the sources, then three for each seat.
enum Part : int { Value, Bar, Gap, Parts };
/// With more sources the rows are lower.
constexpr int manySources = 9;

int columnOf(std::size_t place, Part part) {
    return 1 + static_cast<int>(place) * Parts + part;
}

}

PointBar::PointBar(int points, int most, Seat seat, int thickness, const PageStyle& style, QWidget* parent)
    : QWidget(parent), points_(points), most_(std::max(1, most)), seat_(seat), thickness_(thickness), style_(style) {}

void PointBar::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double high = std::min<double>(height() - 2, thickness_);
    const QRectF whole(1, (height() - high) / 2, width() - 2, high);
    QColor ground = style_.color(Tone::Line);
    ground.setAlphaF(.35F);
    painter.setPen(Qt::NoPen);
    painter.setBrush(ground);
    painter.drawRoundedRect(whole, 3, 3);
    if (points_ == 0) return;
    const double wide = std::max(4., whole.width() * std::min(1., std::abs(points_) / double(most_)));
    const QRectF bar(whole.topLeft(), QSizeF(wide, whole.height()));
    painter.setPen(QPen(style_.color(Tone::Ink), 1.6));
    painter.setBrush(points_ < 0 ? style_.color(Tone::Loss) : style_.hue(seat_));
    painter.drawRoundedRect(bar, 3, 3);
    if (points_ > 0) return;
    // Losses differ by more than their color.
    painter.setPen(QPen(style_.color(Tone::OnDark), 1.5));
    painter.setClipRect(bar.adjusted(1, 1, -1, -1));
    for (double x = bar.left() - bar.height(); x < bar.right(); x += 6)
        painter.drawLine(QPointF(x, bar.bottom()), QPointF(x + bar.height(), bar.top()));
}

EndTable::EndTable(QWidget* parent) : QWidget(parent), grid_(new QGridLayout(this)) {
    setObjectName(QStringLiteral("endTable"));
}

void EndTable::setData(const EndTableData& shown) {
    data_ = shown;
    fill();
}

void EndTable::setStyle(const PageStyle& style, const EndMeasure& measure) {
    style_ = style;
    measure_ = measure;
    fill();
}

void EndTable::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) fill();
}

QFont EndTable::font(bool bold) const {
    const bool many = lastRow_ - FirstSource > manySources;
    return measure_.font(style_, Type::Value, many ? 13 : 15, bold);
}

QLabel* EndTable::cell(const QString& text, int row, int column, const QString& name) {
    auto* label = new QLabel(text);
    label->setObjectName(name);
    label->setFont(font());
    grid_->addWidget(label, row, column, (column == 0 ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    return label;
}

void EndTable::fill() {
    while (QLayoutItem* item = grid_->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    if (data_.scores.seats == 0 || !style_.art) return;
    std::vector<int> sources = engine::usedSources(data_.scores);
    sources.insert(sources.end(), data_.zeros.begin(), data_.zeros.end());
    std::sort(sources.begin(), sources.end());
    lastRow_ = FirstSource + static_cast<int>(sources.size());
    const bool many = lastRow_ - FirstSource > manySources;
    grid_->setContentsMargins(0, measure_.px(4), 0, measure_.px(6));
    grid_->setHorizontalSpacing(measure_.px(4));
    grid_->setVerticalSpacing(measure_.px(many ? 0 : 5));
    for (std::size_t i = 0; i < sources.size(); ++i) {
        QLabel* source = cell(data_.sources.value(sources[i]), FirstSource + static_cast<int>(i), 0, {});
        source->setWordWrap(true);
        source->setAlignment(Qt::AlignLeft | Qt::AlignVCenter);
        source->setMinimumWidth(measure_.textPx(118));
        grid_->setRowStretch(FirstSource + static_cast<int>(i), 1);
    }
    //: In front of the sums of points
    cell(tr("Total"), lastRow_, 0, {})->setFont(font(true));
    const std::vector<Seat> order = byPlace(data_.scores);
    for (std::size_t place = 0; place < order.size(); ++place) {
        const Seat seat = order[place];
        fillColumn(seat, static_cast<int>(place), sources);
        grid_->setColumnStretch(columnOf(place, Bar), 1);
        grid_->setColumnMinimumWidth(columnOf(place, Gap), measure_.px(6));
    }
    // All columns are as wide as the widest name needs.
    int widest = 0;
    for (const QWidget* head : findChildren<QWidget*>(QStringLiteral("head")))
        widest = std::max(widest, head->sizeHint().width());
    for (std::size_t place = 0; place < order.size(); ++place)
        grid_->setColumnMinimumWidth(columnOf(place, Bar), std::max(0, widest - measure_.textPx(34)));
    grid_->setRowMinimumHeight(lastRow_, measure_.textPx(40));
    grid_->invalidate();
    // Few rows do not fill a tall page.
    constexpr int tallest = 58;
    int head = 0;
    for (const QWidget* one : findChildren<QWidget*>(QStringLiteral("head")))
        head = std::max(head, one->sizeHint().height());
    setMaximumHeight(head + measure_.textPx(56) + (lastRow_ - FirstSource) * measure_.textPx(tallest));
    update();
}

void EndTable::addName(Seat seat, int place) {
    auto* head = new QWidget;
    head->setObjectName(QStringLiteral("head"));
    auto* line = new QHBoxLayout(head);
    line->setContentsMargins(measure_.px(4), measure_.px(9), 0, measure_.px(2));
    line->setSpacing(measure_.px(5));
    auto* mark = new QLabel;
    const int side = measure_.textPx(19);
    mark->setFixedSize(side, side);
    mark->setPixmap(style_.mark(seat, side));
    auto* name = new QLabel(breakable(data_.names.value(seat)));
    name->setObjectName(QStringLiteral("name-%1").arg(seat));
    // Wrapped where one line would be wider than the numbers and bars below it, and smaller where a part of it would
    // be.
    const int room = measure_.textPx(data_.scores.seats > 3 ? 68 : 84);
    int widest = room;
    for (const int size : {16, 14, 12}) {
        name->setFont(measure_.font(style_, Type::Title, size, true));
        widest = room;
        for (const QString& part : unbreakableParts(name->text()))
            widest = std::max(widest, name->fontMetrics().horizontalAdvance(part) + 2);
        if (widest == room) break;
    }
    if (name->sizeHint().width() > widest) {
        name->setWordWrap(true);
        name->setFixedWidth(widest);
    }
    auto* names = new QVBoxLayout;
    names->setSpacing(0);
    names->addWidget(name);
    line->addWidget(mark, 0, Qt::AlignTop);
    line->addLayout(names);
    if (seat == data_.you) {
        //: Beside the name of the only person at the table
        auto* you = new QLabel(tr("you"));
        you->setObjectName(QStringLiteral("endYou"));
        you->setFont(measure_.font(style_, Type::Caption, 11, true));
        you->setStyleSheet(QStringLiteral("background: %1; color: %2; border-radius: %3px; padding: 0 5px;")
                               .arg(style_.color(Tone::Gold).name(), style_.color(Tone::Night).name())
                               .arg(measure_.textPx(5)));
        names->addWidget(you, 0, Qt::AlignLeft);
    }
    names->addStretch(1);
    line->addStretch(1);
    grid_->addWidget(head, Names, columnOf(static_cast<std::size_t>(place), Value), 1, 2, Qt::AlignTop);
}

void EndTable::fillColumn(Seat seat, int place, const std::vector<int>& sources) {
    const engine::Scores& scores = data_.scores;
    const int column = columnOf(static_cast<std::size_t>(place), Value);
    addName(seat, place);
    const bool many = lastRow_ - FirstSource > manySources;
    int longest = 1;
    for (Seat any = 0; any < static_cast<Seat>(scores.seats); ++any)
        for (const int source : sources)
            longest = std::max(longest, std::abs(scores.part[any][static_cast<std::size_t>(source)]));
    for (std::size_t i = 0; i < sources.size(); ++i) {
        const auto part = static_cast<std::size_t>(sources[i]);
        const int row = FirstSource + static_cast<int>(i);
        const int points = scores.part[seat][part];
        int best = points;
        for (Seat any = 0; any < static_cast<Seat>(scores.seats); ++any) best = std::max(best, scores.part[any][part]);
        QLabel* value = cell(plainNumber(points), row, column, QStringLiteral("part%1-%2").arg(sources[i]).arg(seat));
        value->setFont(font(points == best && points > 0));
        value->setMinimumWidth(measure_.textPx(34));
        value->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
        value->setAccessibleName(
            //: Read aloud: %1 a player, %2 a source of points, %3 the points
            tr("%1, %2: %3").arg(data_.names.value(seat), data_.sources.value(sources[i]), plainNumber(points)));
        if (points < 0)
            value->setStyleSheet(QStringLiteral("color: %1;").arg(style_.theme.textColor(Tone::Loss).name()));
        auto* bar = new PointBar(points, longest, seat, measure_.textPx(many ? 14 : 20), style_);
        bar->setMinimumSize(measure_.px(24), measure_.textPx(10));
        bar->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
        grid_->addWidget(bar, row, column + Bar);
    }
    QLabel* total = cell(plainNumber(scores.total[seat]), lastRow_, column, QStringLiteral("total-%1").arg(seat));
    total->setFont(measure_.font(style_, Type::Title, 24, true));
    total->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    QLabel* rank =
        cell(game::placeText(scores.place[seat]), lastRow_, column + Bar, QStringLiteral("place-%1").arg(seat));
    rank->setFont(measure_.font(style_, Type::Value, 13, true));
    rank->setAlignment(Qt::AlignCenter);
    // With the border of two pixels on each side.
    const int disc = std::max(measure_.textPx(26), rank->sizeHint().width() + measure_.textPx(4) + 4);
    rank->setFixedSize(disc, disc);
    const bool isFirst = scores.place[seat] == 1;
    rank->setStyleSheet(QStringLiteral("background: %1; color: %2; border: 2px solid %3; border-radius: %4px;")
                            .arg(style_.color(isFirst ? Tone::Gold : Tone::PanelLit).name(),
                                 style_.color(isFirst ? Tone::Night : Tone::Ink).name(), style_.color(Tone::Ink).name())
                            .arg(disc / 2));
}

/// A card per player, the winner's on a lighter ground with a golden edge, and lines between the rows.
void EndTable::paintEvent(QPaintEvent*) {
    if (data_.scores.seats == 0 || !style_.art) return;
    // The grid has no places before it is laid out.
    grid_->activate();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const std::vector<Seat> order = byPlace(data_.scores);
    for (std::size_t place = 0; place < order.size(); ++place) {
        const QRectF first = grid_->cellRect(Names, columnOf(place, Value));
        const QRectF last = grid_->cellRect(lastRow_, columnOf(place, Bar));
        const QRectF card = first.united(last).adjusted(-2, -measure_.px(2), measure_.px(4), measure_.px(4));
        const bool isFirst = data_.scores.place[order[place]] == 1;
        painter.setPen(QPen(style_.color(isFirst ? Tone::Gold : Tone::Line), (isFirst ? 3 : 1.5) * measure_.scale));
        painter.setBrush(style_.color(isFirst ? Tone::Field : Tone::Panel));
        painter.drawRoundedRect(card, 7, 7);
        painter.setPen(Qt::NoPen);
        painter.setBrush(style_.hue(order[place]));
        painter.drawRoundedRect(QRectF(card.left() + 2, card.top() + 2, card.width() - 4, measure_.px(6)), 3, 3);
    }
    for (int row = FirstSource; row <= lastRow_; ++row) {
        const double y = grid_->cellRect(row, 0).top() - grid_->verticalSpacing() / 2.;
        const bool isTotal = row == lastRow_;
        painter.setPen(QPen(style_.color(isTotal ? Tone::Ink : Tone::Line), isTotal ? 2 : 1));
        painter.drawLine(QPointF(0, y), QPointF(width(), y));
    }
}

}
