// SPDX-License-Identifier: GPL-3.0-or-later
#include "heorot/chapter_seat.h"

#include "game/standing.h"
#include "language/numbers.h"
#include "language/plural.h"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace heorot::app {

using game::Tone;
using game::Type;
using language::plainNumber, language::signedNumber;

namespace {

bool hasNumber(const game::ChapterGain& gain) {
    return gain.points != 0 || gain.isCounted;
}

}

ChapterSeat::ChapterSeat(SeatResult result, bool isOwn, bool leads, GainRange range, QWidget* parent)
    : QWidget(parent), result_(std::move(result)), isOwn_(isOwn), leads_(leads), range_(range), gains_(result_.gains) {
    setObjectName(QStringLiteral("chapterSeat%1").arg(result_.seat));
    QStringList parts{result_.standing};
    for (const game::ChapterGain& gain : result_.gains)
        parts << (!hasNumber(gain) ? gain.label
                                   : /*: For a screen reader: %1 what brought points, %2 how many */ tr("%1: %2").arg(
                                         gain.label, plainNumber(gain.points)));
    const QString total = plainNumber(result_.compared()), change = signedNumber(result_.comparedChange());
    //: For a screen reader, at the end of an act or a round: %1 a player, %2 the points, %3 the change
    QString name =
        tr("%1: %2 point(s), %3", nullptr, language::pluralOf(result_.compared())).arg(result_.name, total, change);
    if (result_.isCovered)
        //: For a screen reader, at the end of an act or a round: %1 a player, %2 the points that are known, %3 “2
        //: hidden pieces”, %4 the change
        name = tr("%1: %2 point(s) and %3, %4", nullptr, language::pluralOf(result_.compared()))
                   .arg(result_.name, total, game::hiddenPieces(result_.hidden), change);
    if (const QString own = tags(); !own.isEmpty()) name += QStringLiteral(" (") + own + QLatin1Char(')');
    setAccessibleName(name);
    setAccessibleDescription(parts.join(QStringLiteral("; ")));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setMouseTracking(true);
}

QString ChapterSeat::broughtText() const {
    //: In a tip at the end of an act or a round, after the points: %1 the signed change of a player’s points in it, all
    //: sources together
    return tr("Brought in all: %1.").arg(signedNumber(result_.change));
}

QString ChapterSeat::tags() const {
    QStringList tags;
    //: Beside the player who has the most points
    if (leads_) tags << tr("leads");
    //: Beside the name of the person who looks
    if (isOwn_) tags << tr("you");
    return tags.join(QStringLiteral(", "));
}

void ChapterSeat::setLines(int most) {
    isClose_ = most >= 0;
    gains_ = result_.gains;
    const auto kept = static_cast<std::size_t>(std::max(1, most));
    if (isClose_ && gains_.size() > kept) {
        game::ChapterGain others;
        others.seat = result_.seat;
        QStringList details;
        for (std::size_t i = kept - 1; i < gains_.size(); ++i) {
            others.points += gains_[i].points;
            //: One of several things that brought points: %1 what, %2 how many
            details << tr("%1: %2", "gain").arg(gains_[i].label, plainNumber(gains_[i].points));
        }
        //: In the place of several things that brought points: %n of them
        others.label = tr("%n more", nullptr, static_cast<int>(gains_.size() - kept) + 1);
        others.detail = details.join(u'\n');
        gains_.resize(kept - 1);
        gains_.push_back(std::move(others));
    }
    setMaximumHeight(sizeHint().height() * 3 / 2);
    updateGeometry();
    update();
}

void ChapterSeat::setStyle(const PageStyle& style) {
    style_ = style;
    setMaximumHeight(sizeHint().height() * 3 / 2);
    updateGeometry();
    update();
}

int ChapterSeat::lineHeight() const {
    const int text = QFontMetrics(style_.font(Type::Value)).height();
    return isClose_ ? text + 1 : std::max(units(25), text + units(5));
}

int ChapterSeat::headWidth() const {
    return units(176);
}

QSize ChapterSeat::sizeHint() const {
    const int head = QFontMetrics(style_.font(Type::Title, true)).height() +
                     QFontMetrics(style_.font(Type::Caption)).height() +
                     QFontMetrics(style_.font(Type::Prompt, true)).height() +
                     (hasEnded() ? QFontMetrics(style_.font(Type::Caption)).height() : 0);
    const int gains = lines() * lineHeight();
    return {units(560), std::max(head + units(isClose_ ? 0 : 8), gains) + units(isClose_ ? 12 : 18)};
}

QSize ChapterSeat::minimumSizeHint() const {
    return {headWidth() + units(220), sizeHint().height()};
}

void ChapterSeat::paintEvent(QPaintEvent*) {
    if (!style_.art) return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF frame = QRectF(rect()).adjusted(1.5, 1.5, -1.5, -1.5);
    painter.setBrush(style_.color(isOwn_ ? Tone::Field : Tone::Panel));
    painter.setPen(QPen(style_.color(isOwn_ ? Tone::Ink : Tone::Line), 2));
    painter.drawRoundedRect(frame, 7, 7);
    painter.setPen(Qt::NoPen);
    painter.setBrush(style_.hue(result_.seat));
    painter.drawRoundedRect(QRectF(frame.left(), frame.top(), units(9), frame.height()), 4, 4);
    paintHead(painter);
    painter.setPen(QPen(style_.color(Tone::Line), 1));
    painter.drawLine(headWidth() + units(8), units(10), headWidth() + units(8), height() - units(10));
    for (int gain = 0; gain < lines(); ++gain) paintGain(painter, gain);
    if (pointed_ < 0) return;
    painter.setPen(QPen(style_.color(Tone::Ink), 2));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(QRectF(gainArea(pointed_)).adjusted(-units(6), 1, units(6), -1), 5, 5);
}

QRect ChapterSeat::gainArea(int gain) const {
    const int count = std::max(1, lines());
    const int room = std::min((height() - units(isClose_ ? 10 : 18)) / count, lineHeight() * 3 / 2);
    return {headWidth() + units(18), (height() - count * room) / 2 + gain * room, width() - headWidth() - units(32),
            room};
}

int ChapterSeat::gainAt(const QPoint& position) const {
    for (int gain = 0; gain < lines(); ++gain)
        if (gainArea(gain).contains(position)) return gain;
    return -1;
}

void ChapterSeat::setPointed(int gain) {
    if (gain == pointed_) return;
    pointed_ = gain;
    update();
}

bool ChapterSeat::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip) return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const int gain = gainAt(help->pos());
    const QRect head(0, 0, headWidth(), height());
    if (gain >= 0)
        QToolTip::showText(help->globalPos(), gains_[static_cast<std::size_t>(gain)].detail, this, gainArea(gain));
    else if (head.contains(help->pos()))
        QToolTip::showText(help->globalPos(), result_.standing + u' ' + broughtText(), this, head);
    else
        QToolTip::hideText();
    return true;
}

void ChapterSeat::mouseMoveEvent(QMouseEvent* event) {
    emit pointed(gainAt(event->pos()));
}

void ChapterSeat::leaveEvent(QEvent*) {
    emit pointed(-1);
}

void ChapterSeat::paintHead(QPainter& painter) const {
    const int left = units(18);
    const int mark = units(26);
    const QFont nameFont = style_.font(Type::Title, true);
    const QFontMetrics names(nameFont);
    const int nameHeight = std::max(mark, names.height());
    painter.drawPixmap(left, units(9) + (nameHeight - mark) / 2, style_.mark(result_.seat, mark));
    painter.setFont(nameFont);
    painter.setPen(style_.color(Tone::Ink));
    const QRect name(left + mark + units(7), units(9), headWidth() - left - mark - units(7), nameHeight);
    painter.drawText(name, Qt::AlignLeft | Qt::AlignVCenter,
                     names.elidedText(result_.name, Qt::ElideRight, name.width()));
    painter.setFont(style_.font(Type::Caption));
    painter.setPen(style_.color(Tone::SecondInk));
    const int captionHeight = painter.fontMetrics().height();
    painter.drawText(QRect(name.left(), name.bottom() + 1, name.width(), captionHeight),
                     Qt::AlignLeft | Qt::AlignVCenter, tags());

    painter.setFont(style_.font(Type::Prompt, true));
    const QFontMetrics totals = painter.fontMetrics();
    const QString more = result_.hidden > 0 ? QStringLiteral(" + ?") : QString();
    const QString total = plainNumber(result_.compared()) + (result_.isCovered ? more : QString());
    int bottom = height() - units(isClose_ ? 5 : 8);
    if (hasEnded()) {
        const bool isEnded = !result_.comparesEnded;
        const QString other = plainNumber(isEnded ? result_.ended : result_.total) + more + QStringLiteral(" (") +
                              signedNumber(isEnded ? result_.endedChange : result_.change) + u')';
        const QString text = isEnded ? game::pointsIfEnded(other) : game::pointsNow(other);
        painter.setFont(style_.fitted(Type::Caption, false, text, headWidth() - left - units(6)));
        painter.setPen(style_.color(Tone::SecondInk));
        painter.drawText(QRect(left, bottom - captionHeight, headWidth() - left, captionHeight),
                         Qt::AlignLeft | Qt::AlignVCenter, text);
        painter.setFont(style_.font(Type::Prompt, true));
        bottom -= captionHeight;
    }
    painter.setPen(style_.color(Tone::Ink));
    painter.drawText(QRect(left, bottom - totals.height(), headWidth() - left, totals.height()),
                     Qt::AlignLeft | Qt::AlignVCenter, total);
    const QString change = signedNumber(result_.comparedChange());
    painter.setFont(style_.font(Type::Value, true));
    const QFontMetrics values = painter.fontMetrics();
    const QRectF pill(left + totals.horizontalAdvance(total) + units(9),
                      bottom - totals.height() / 2. - values.height() / 2. - 1,
                      values.horizontalAdvance(change) + units(16), values.height() + 2);
    painter.setPen(Qt::NoPen);
    painter.setBrush(style_.color(result_.comparedChange() < 0 ? Tone::Loss : Tone::Gain));
    painter.drawRoundedRect(pill, pill.height() / 2, pill.height() / 2);
    painter.setPen(style_.color(Tone::OnDark));
    painter.drawText(pill, Qt::AlignCenter, change);
}

QRectF ChapterSeat::barGround(const QRect& line) const {
    const QFontMetrics metrics(style_.font(Type::Value));
    const int number = units(44);
    int longest = 0;
    for (const game::ChapterGain& gain : gains_)
        if (hasNumber(gain)) longest = std::max(longest, metrics.horizontalAdvance(gain.label));
    // A long label leaves less room to the bars.
    const int room = line.width() - number - units(8) - lineHeight() - units(3);
    const int width = std::clamp(room - longest, units(24), std::max(units(24), std::min(units(200), room / 2)));
    const double height = units(15);
    return {double(line.right() - number - width), line.top() + (line.height() - height) / 2, double(width), height};
}

double ChapterSeat::zeroIn(const QRectF& ground) const {
    return ground.left() - range_.low * ground.width() / std::max(1, range_.high - range_.low);
}

QRectF ChapterSeat::barArea(int gain) const {
    const QRectF ground = barGround(gainArea(gain));
    const int points = gains_[static_cast<std::size_t>(gain)].points;
    const double zero = zeroIn(ground);
    const double end = zero + points * ground.width() / std::max(1, range_.high - range_.low);
    // A short bar is still seen; the sum of several may be longer than any.
    constexpr double shortest = 4;
    const double left = std::max(ground.left(), std::min(end, zero - (points < 0 ? shortest : 0)));
    const double right = std::min(ground.right(), std::max(end, zero + (points < 0 ? 0 : shortest)));
    return points < 0 ? QRectF(left, ground.top(), zero - left, ground.height())
                      : QRectF(zero, ground.top(), right - zero, ground.height());
}

void ChapterSeat::paintGain(QPainter& painter, int place) const {
    const game::ChapterGain& gain = gains_[static_cast<std::size_t>(place)];
    const QRect line = gainArea(place);
    const int picture = lineHeight() - units(3);
    if (!gain.art.isEmpty()) {
        const QPixmap art = style_.picture(gain.art, {picture, picture}, gain.seat);
        const QSizeF size = art.deviceIndependentSize();
        painter.drawPixmap(
            QPointF(line.left() + (picture - size.width()) / 2, line.top() + (line.height() - size.height()) / 2), art);
    }
    const int textLeft = line.left() + (gain.art.isEmpty() ? 0 : picture + units(6));
    const QRectF ground = barGround(line);
    // Without a number there is no bar.
    const int textWidth = (!hasNumber(gain) ? line.right() : static_cast<int>(ground.left()) - units(8)) - textLeft;
    painter.setFont(style_.fitted(Type::Value, false, gain.label, textWidth));
    painter.setPen(style_.color(Tone::Ink));
    painter.drawText(QRect(textLeft, line.top(), textWidth, line.height()), Qt::AlignLeft | Qt::AlignVCenter,
                     painter.fontMetrics().elidedText(gain.label, Qt::ElideRight, textWidth));
    if (!hasNumber(gain)) return;
    painter.setFont(style_.font(Type::Value, true));
    painter.drawText(QRectF(ground.right(), line.top(), line.right() - ground.right(), line.height()),
                     Qt::AlignRight | Qt::AlignVCenter, plainNumber(gain.points));
    painter.setPen(Qt::NoPen);
    painter.setBrush(style_.color(Tone::Line));
    painter.setOpacity(.35);
    painter.drawRoundedRect(ground, 3, 3);
    painter.setOpacity(1);
    if (gain.points == 0) return;
    painter.setPen(QPen(style_.color(Tone::Ink), 1.6));
    painter.setBrush(gain.points < 0 ? style_.color(Tone::Loss) : style_.hue(gain.seat));
    painter.drawRoundedRect(barArea(place), 3, 3);
    if (range_.low == 0) return;
    painter.setPen(QPen(style_.color(Tone::Ink), 2));
    const double zero = zeroIn(ground);
    painter.drawLine(QPointF(zero, ground.top() - units(3)), QPointF(zero, ground.bottom() + units(3)));
}

}
