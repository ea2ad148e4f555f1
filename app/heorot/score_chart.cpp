// SPDX-License-Identifier: GPL-3.0-or-later
#include "heorot/score_chart.h"

#include "heorot/log_model.h"
#include "language/plural.h"

#include <QEvent>
#include <QKeyEvent>
#include <QMouseEvent>

#include <algorithm>
#include <cmath>

namespace heorot::app {

using engine::Seat;

ScoreChart::ScoreChart(QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("scoreChart"));
    setFocusPolicy(Qt::TabFocus);
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    retranslateUi();
}

void ScoreChart::setData(ChartData chart) {
    data_ = std::move(chart);
    least_ = 0;
    most_ = 1;
    for (const auto& seat : data_.points)
        for (const int value : seat) {
            least_ = std::min(least_, value);
            most_ = std::max(most_, value);
        }
    shown_.reset();
    findSpans();
    retranslateUi();
    update();
}

void ScoreChart::setStyle(const PageStyle& style, const EndMeasure& measure) {
    style_ = style;
    measure_ = measure;
    updateGeometry();
    update();
}

void ScoreChart::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) retranslateUi();
}

void ScoreChart::retranslateUi() {
    setAccessibleName(tr("Points of every player after each move, as if the game had ended there"));
    QStringList lines;
    for (std::size_t seat = 0; seat < data_.points.size(); ++seat) {
        const auto& points = data_.points[seat];
        if (!points.empty())
            //: %1 a player, %2 points at the start, %3 the highest and %4 the last, which chooses the plural form
            lines << tr("%1 goes from %2 through %3 to %4 point(s).", nullptr, language::pluralOf(points.back()))
                         .arg(data_.names.value(static_cast<qsizetype>(seat)), plainNumber(points.front()),
                              plainNumber(*std::max_element(points.begin(), points.end())), plainNumber(points.back()));
    }
    if (data_.decision) lines << QString(data_.decisionText).replace(u'\n', QStringLiteral(", ")) + u'.';
    if (shown_) lines.prepend(momentText(*shown_));
    setAccessibleDescription(lines.join(QLatin1Char(' ')));
}

void ScoreChart::findSpans() {
    spans_.clear();
    for (std::size_t i = 0; i < data_.chapters.size(); ++i) {
        const std::size_t first = data_.chapters[i].firstMove;
        const std::size_t end = i + 1 < data_.chapters.size() ? data_.chapters[i + 1].firstMove : moves();
        if (first < end) spans_.push_back({first, end});
    }
    if (spans_.empty()) spans_.push_back({0, moves()});
}

double ScoreChart::placeOf(std::size_t moves) const {
    std::size_t at = 0;
    while (at + 1 < spans_.size() && moves > spans_[at].end) ++at;
    const Span& span = spans_[at];
    const double within = span.end > span.first ? static_cast<double>(moves - std::min(moves, span.first)) /
                                                      static_cast<double>(span.end - span.first)
                                                : 1;
    const double part = at + 1 == spans_.size() ? 1 - restPart() : 1;
    return (static_cast<double>(at) + part * std::min(1., within)) / static_cast<double>(spans_.size());
}

/// What of the last chapter's width shows the result, behind the last move: wide enough to be pointed at.
double ScoreChart::restPart() const {
    const double moved = static_cast<double>(spans_.back().end - spans_.back().first);
    const double pointable = measure_.px(9) * static_cast<double>(spans_.size()) / std::max(1., area().width());
    return std::clamp(pointable, 1 / (moved + 1), .5);
}

double ScoreChart::xOf(std::size_t moves) const {
    return area().left() + area().width() * placeOf(moves);
}

std::size_t ScoreChart::momentAt(double x) const {
    std::size_t low = 0;
    std::size_t high = moves();
    while (low < high) {
        const std::size_t middle = (low + high) / 2;
        if (xOf(middle) < x)
            low = middle + 1;
        else
            high = middle;
    }
    return low > 0 && x - xOf(low - 1) < xOf(low) - x ? low - 1 : low;
}

/// The title of the chapter whose move led to this position; the last position is the result.
QString ScoreChart::chapterOf(std::size_t moves) const {
    //: On the chart of points, over those of the result
    if (moves > 0 && moves == this->moves()) return tr("At the end");
    QString title;
    for (const ChartChapter& chapter : data_.chapters)
        if (title.isEmpty() || chapter.firstMove < moves) title = chapter.title;
    return title;
}

QString ScoreChart::momentText(std::size_t moves) const {
    QStringList parts;
    for (const Seat seat : data_.order)
        //: %1 the name of a player, %2 its points
        parts << tr("%1 %2").arg(data_.names.value(seat), plainNumber(data_.points[seat].at(moves)));
    const QString points = QLocale().createSeparatedList(parts);
    const QString chapter = chapterOf(moves);
    //: Read aloud of a moment on the chart: %1 a number of the log, %2 players with their points
    if (chapter.isEmpty()) return tr("Move %1: %2.").arg(plainNumber(static_cast<int>(moves)), points);
    //: Read aloud of a moment on the chart: %1 a part of the game, %2 a number of the log, %3 players with their points
    return tr("%1, move %2: %3.").arg(chapter, plainNumber(static_cast<int>(moves)), points);
}

void ScoreChart::show(std::optional<std::size_t> moves) {
    if (moves == shown_) return;
    shown_ = moves;
    retranslateUi();
    update();
}

void ScoreChart::mouseMoveEvent(QMouseEvent* event) {
    const QRectF field = area().adjusted(-6, -6, 6, measure_.px(30));
    if (data_.points.empty() || !field.contains(event->position()))
        show({});
    else
        show(momentAt(event->position().x()));
}

void ScoreChart::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton && shown_) emit momentWanted(*shown_);
}

void ScoreChart::leaveEvent(QEvent*) {
    if (!hasFocus()) show({});
}

void ScoreChart::focusOutEvent(QFocusEvent* event) {
    QWidget::focusOutEvent(event);
    show({});
}

/// Left and right go from move to move, with Ctrl from chapter to chapter.
void ScoreChart::keyPressEvent(QKeyEvent* event) {
    if (data_.points.empty()) return QWidget::keyPressEvent(event);
    const bool isFar = event->modifiers().testFlag(Qt::ControlModifier);
    const std::size_t at = shown_.value_or(moves());
    switch (event->key()) {
    case Qt::Key_Left: {
        std::size_t target = at > 0 ? at - 1 : 0;
        if (isFar) {
            target = 0;
            for (const Span& span : spans_)
                if (span.first < at) target = span.first;
        }
        return show(target);
    }
    case Qt::Key_Right: {
        std::size_t target = std::min(at + 1, moves());
        if (isFar) {
            target = moves();
            const auto next =
                std::find_if(spans_.begin(), spans_.end(), [at](const Span& span) { return span.end > at; });
            if (next != spans_.end()) target = next->end;
        }
        return show(target);
    }
    case Qt::Key_Home: return show(0);
    case Qt::Key_End: return show(moves());
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (shown_) return emit momentWanted(*shown_);
        break;
    default: break;
    }
    QWidget::keyPressEvent(event);
}

}
