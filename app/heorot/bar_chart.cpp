// SPDX-License-Identifier: GPL-3.0-or-later
#include "heorot/bar_chart.h"

#include <QPainter>

#include <algorithm>

namespace heorot::app {

using game::Tone;

namespace {

constexpr int gap = 8;

/// Light text on dark bars, dark text on light ones.
QColor inkOn(const QColor& ground, const PageStyle& style) {
    constexpr int middle = 140;
    return style.color(qGray(ground.rgb()) < middle ? Tone::Bone : Tone::Night);
}

}

BarChart::BarChart(Kind kind, QWidget* parent) : QWidget(parent), kind_(kind) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void BarChart::setData(std::vector<BarKind> kinds, std::vector<BarRow> rows) {
    kinds_ = std::move(kinds);
    rows_ = std::move(rows);
    least_ = 0;
    most_ = 0;
    QStringList sentences;
    for (const BarRow& row : rows_) {
        sentences << row.sentence;
        for (const Bar& bar : row.bars) {
            least_ = std::min(least_, bar.value);
            most_ = std::max(most_, bar.value);
        }
    }
    if (most_ <= least_) most_ = least_ + 1;
    setAccessibleDescription(sentences.join(u' '));
    updateGeometry();
    update();
}

void BarChart::setStyle(const PageStyle& style) {
    style_ = style;
    updateGeometry();
    update();
}

int BarChart::lineHeight() const {
    return QFontMetrics(font()).height();
}

/// Labels have a line of their own: they are as long as a language needs.
int BarChart::rowHeight() const {
    const auto bars = kind_ == Kind::Stacked ? 1 : static_cast<int>(kinds_.size());
    return lineHeight() + bars * (lineHeight() + 2) + gap;
}

bool BarChart::hasKey() const {
    return std::any_of(kinds_.begin(), kinds_.end(), [](const BarKind& kind) { return !kind.name.isEmpty(); });
}

int BarChart::keyHeight() const {
    if (!hasKey()) return 0;
    // As many lines as the key needs.
    int lines = 1;
    int x = 0;
    for (const BarKind& kind : kinds_) {
        const int wide = lineHeight() + gap + QFontMetrics(font()).horizontalAdvance(kind.name) + 2 * gap;
        if (x > 0 && x + wide > width()) {
            ++lines;
            x = 0;
        }
        x += wide;
    }
    return lines * (lineHeight() + 2) + gap;
}

int BarChart::numberWidth() const {
    int widest = 0;
    const QFontMetrics metrics(font(true));
    for (const BarRow& row : rows_)
        for (const Bar& bar : row.bars) widest = std::max(widest, metrics.horizontalAdvance(bar.text));
    return widest + gap;
}

QSize BarChart::minimumSizeHint() const {
    return {120, keyHeight() + static_cast<int>(rows_.size()) * rowHeight()};
}

QSize BarChart::sizeHint() const {
    return {280, minimumSizeHint().height()};
}

void BarChart::paintBar(QPainter& painter, const QRectF& bar, const BarKind& kind) const {
    painter.setPen(QPen(style_.color(Tone::Ink), 1.5));
    painter.setBrush(style_.color(kind.tone));
    painter.drawRoundedRect(bar, 3, 3);
    if (!kind.isHatched) return;
    painter.setPen(QPen(style_.color(Tone::Ink), 1));
    painter.setBrush(QBrush(style_.color(Tone::Ink), Qt::BDiagPattern));
    painter.drawRoundedRect(bar, 3, 3);
}

void BarChart::paintKey(QPainter& painter) const {
    double x = 0;
    double y = 0;
    painter.setFont(font());
    for (const BarKind& kind : kinds_) {
        const double box = lineHeight() - 4;
        const double wide = lineHeight() + gap + painter.fontMetrics().horizontalAdvance(kind.name) + 2 * gap;
        if (x > 0 && x + wide > width()) {
            x = 0;
            y += lineHeight() + 2;
        }
        paintBar(painter, {x + 1, y + 2, box, box}, kind);
        painter.setPen(style_.color(Tone::Ink));
        painter.drawText(QRectF(x + box + gap, y, wide, lineHeight()), Qt::AlignLeft | Qt::AlignVCenter, kind.name);
        x += wide;
    }
}

void BarChart::paintSideBySide(QPainter& painter, const BarRow& row, const QRectF& area) const {
    const double room = std::max(1., area.width() - numberWidth() - (least_ < 0 ? numberWidth() : 0));
    const double unit = room / (most_ - least_);
    const double zero = area.left() + (least_ < 0 ? numberWidth() : 0) - least_ * unit;
    for (std::size_t i = 0; i < row.bars.size() && i < kinds_.size(); ++i) {
        const Bar& bar = row.bars[i];
        const double top = area.top() + static_cast<double>(i) * (lineHeight() + 2);
        const double end = zero + bar.value * unit;
        const QRectF shape(std::min(zero, end), top + 3, std::max(2., std::abs(end - zero)), lineHeight() - 5);
        if (bar.value != 0) paintBar(painter, shape, kinds_[i]);
        painter.setFont(font(i == 0));
        painter.setPen(bar.value < 0 ? style_.theme.textColor(Tone::Loss) : style_.color(Tone::Ink));
        const bool isLeft = bar.value < 0;
        const QRectF place(isLeft ? shape.left() - numberWidth() : shape.right() + gap / 2., top,
                           numberWidth() - (isLeft ? gap / 2. : 0), lineHeight());
        painter.drawText(place, (isLeft ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter, bar.text);
    }
}

void BarChart::paintStacked(QPainter& painter, const BarRow& row, const QRectF& area) const {
    double sum = 0;
    for (const Bar& bar : row.bars) sum += bar.value;
    if (sum <= 0) return;
    double left = area.left() + 1;
    painter.setFont(font(true));
    for (std::size_t i = 0; i < row.bars.size() && i < kinds_.size(); ++i) {
        if (row.bars[i].value <= 0) continue;
        const QRectF part(left, area.top(), (area.width() - 2) * row.bars[i].value / sum, lineHeight());
        paintBar(painter, part, kinds_[i]);
        left = part.right();
        if (painter.fontMetrics().horizontalAdvance(row.bars[i].text) + 4 > part.width()) continue;
        // On a hatched part, a plain ground keeps the number readable.
        const QColor ground = style_.color(kinds_[i].tone);
        QRectF number = painter.fontMetrics().boundingRect(row.bars[i].text).toRectF().adjusted(-3, 0, 3, 0);
        number.moveCenter(part.center());
        if (kinds_[i].isHatched) painter.fillRect(number.intersected(part.adjusted(1, 1, -1, -1)), ground);
        painter.setPen(inkOn(ground, style_));
        painter.drawText(part, Qt::AlignCenter, row.bars[i].text);
    }
}

void BarChart::paintEvent(QPaintEvent*) {
    if (!style_.art) return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (hasKey()) paintKey(painter);
    double y = keyHeight();
    for (const BarRow& row : rows_) {
        painter.setFont(font());
        painter.setPen(style_.color(Tone::Ink));
        const QRectF line(0, y, width(), lineHeight());
        painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter,
                         painter.fontMetrics().elidedText(row.label, Qt::ElideRight, width()));
        const QRectF area(0, y + lineHeight(), width(), rowHeight() - lineHeight() - gap);
        if (kind_ == Kind::Stacked)
            paintStacked(painter, row, area);
        else
            paintSideBySide(painter, row, area);
        y += rowHeight();
    }
}

}
