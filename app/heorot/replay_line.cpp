// SPDX-License-Identifier: GPL-3.0-or-later
#include "heorot/replay_line.h"

#include "language/numbers.h"

#include <QEvent>
#include <QHelpEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace heorot::app {

ReplayLine::ReplayLine(QWidget* parent) : QAbstractSlider(parent) {
    setObjectName(QStringLiteral("replayLine"));
    setOrientation(Qt::Horizontal);
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(this, &QAbstractSlider::valueChanged, this, qOverload<>(&QWidget::update));
}

void ReplayLine::setLine(const TimeLine& line, const QStringList& names) {
    line_ = line;
    names_ = names;
    pointed_.reset();
    setRange(0, static_cast<int>(line.steps()));
    update();
}

void ReplayLine::setStyle(const PageStyle& style) {
    style_ = style;
    updateGeometry();
    update();
}

QSize ReplayLine::sizeHint() const {
    const int names = QFontMetrics(nameFont(true)).height();
    return {400, names + static_cast<int>(px(style_.look.compact() ? 30 : 44))};
}

QFont ReplayLine::nameFont(bool bold) const {
    return style_.font(game::Type::Caption, bold);
}

double ReplayLine::xOf(std::size_t step) const {
    const QRectF room = bar();
    if (line_.steps() == 0) return room.left();
    return room.left() + room.width() * static_cast<double>(step) / static_cast<double>(line_.steps());
}

std::size_t ReplayLine::stepAt(double x) const {
    const QRectF room = bar();
    if (line_.steps() == 0 || room.width() <= 0) return 0;
    const double part = std::clamp((x - room.left()) / room.width(), 0., 1.);
    return static_cast<std::size_t>(std::lround(part * static_cast<double>(line_.steps())));
}

QString ReplayLine::momentText(std::size_t step) const {
    QStringList lines;
    if (const TimeMark* chapter = line_.chapterAt(step)) lines << chapter->title;
    const QLocale locale;
    //: A place on the time line of a game: %1 the number of a step, %2 how many there are
    lines << tr("Step %1 of %2").arg(locale.toString(qulonglong{step}), locale.toString(qulonglong{line_.steps()}));
    for (const TimeMark& mark : line_.marks())
        if (!mark.isChapter && mark.step == step) lines << mark.title;
    QStringList points;
    for (std::size_t seat = 0; seat < line_.points().size(); ++seat)
        //: %1 a player, %2 its points
        points << tr("%1 %2").arg(names_.value(static_cast<qsizetype>(seat)),
                                  language::plainNumber(line_.points()[seat].at(step)));
    //: A place on the time line of a game: %1 players with their points
    lines << tr("If the game had ended there: %1").arg(locale.createSeparatedList(points));
    return lines.join(u'\n');
}

bool ReplayLine::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip) return QAbstractSlider::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    QToolTip::showText(help->globalPos(), momentText(stepAt(help->pos().x())), this);
    return true;
}

void ReplayLine::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton) return event->ignore();
    isDragged_ = true;
    setSliderDown(true);
    setValue(static_cast<int>(stepAt(event->position().x())));
}

void ReplayLine::mouseMoveEvent(QMouseEvent* event) {
    pointed_ = stepAt(event->position().x());
    if (isDragged_)
        setValue(static_cast<int>(*pointed_));
    else if (QToolTip::isVisible())
        QToolTip::showText(event->globalPosition().toPoint(), momentText(*pointed_), this);
    update();
}

void ReplayLine::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton) return;
    isDragged_ = false;
    setSliderDown(false);
}

void ReplayLine::leaveEvent(QEvent*) {
    pointed_.reset();
    update();
}

void ReplayLine::wheelEvent(QWheelEvent* event) {
    if (event->angleDelta().y() != 0) setValue(value() + (event->angleDelta().y() < 0 ? 1 : -1));
    event->accept();
}

}
