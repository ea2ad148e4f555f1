// SPDX-License-Identifier: GPL-3.0-or-later
#include "heorot/saga_delegate.h"

#include <QFileInfo>
#include <QLocale>
#include <QPainter>
#include <QRegularExpression>

#include <algorithm>

namespace heorot::app {

using game::Tone;
using game::Type;

namespace {

constexpr int margin = 8, gap = 12;

QString elided(const QFont& font, const QString& text, int width) {
    return QFontMetrics(font).elidedText(text, Qt::ElideRight, width);
}

/// The text, or its first sentences for which there is room.
QString sentencesFor(const QFont& font, const QString& text, int width) {
    static const QRegularExpression end(QStringLiteral("[.!?]\\]* "));
    const QFontMetrics metrics(font);
    QString shown = text;
    for (qsizetype at = shown.size(); metrics.horizontalAdvance(shown) > width; shown = shown.left(at)) {
        QRegularExpressionMatch match;
        const qsizetype from = shown.lastIndexOf(end, shown.size() - 2, &match);
        if (from < 0) return elided(font, text, width);
        at = from + match.capturedLength() - 1;
    }
    return shown;
}

}

SagaDelegate::SagaDelegate(const SagaFilter& filter, const SagaModel& model, QObject* parent)
    : QStyledItemDelegate(parent), filter_(filter), model_(model) {}

const ListedSaga& SagaDelegate::sagaAt(const QModelIndex& index) const {
    return model_.saga(filter_.mapToSource(index).row());
}

SagaDelegate::Lines SagaDelegate::lines() const {
    Lines lines;
    lines.title = style_.font(Type::Body, true);
    lines.seats = style_.font(Type::Value);
    lines.rest = style_.font(Type::Caption);
    lines.titleHeight = QFontMetrics(lines.title).height();
    lines.seatsHeight = QFontMetrics(lines.seats).height() + 6;
    lines.restHeight = QFontMetrics(lines.rest).height();
    return lines;
}

QSize SagaDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const {
    return {std::max(200, option.rect.width()), lines().height() + 6};
}

QColor SagaDelegate::ink(bool isSecond) const {
    return style_.color(isSecond ? Tone::SecondInk : Tone::Ink);
}

void SagaDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    if (!style_.art) return;
    const ListedSaga& saga = sagaAt(index);
    const Lines lines = this->lines();
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const QRect card = option.rect.adjusted(1, 3, -1, -3);
    const bool isCurrent = option.state.testFlag(QStyle::State_Selected);
    const bool hasFocus = isCurrent && option.state.testFlag(QStyle::State_HasFocus);
    painter->setPen(QPen(style_.color(isCurrent ? Tone::Gold : Tone::Line),
                         (isCurrent ? 3 : 1) * style_.theme.edgeScale(),
                         isCurrent && !hasFocus ? Qt::DashLine : Qt::SolidLine));
    painter->setBrush(style_.color(isCurrent ? Tone::Field : Tone::Panel));
    painter->drawRoundedRect(QRectF(card).adjusted(1, 1, -1, -1), 6, 6);

    const int pictureWidth = (card.height() - 2 * margin) * 432 / 280;
    paintPicture(*painter, {card.left() + margin, card.top() + margin, pictureWidth, card.height() - 2 * margin}, saga);
    const int left = card.left() + margin + pictureWidth + gap;
    const bool hasProgress = saga.problem.isEmpty() && !saga.title.isEmpty();
    // As wide as its bar, or as what is written below it.
    const int words = QFontMetrics(lines.rest).horizontalAdvance(progressText(saga)) + 2;
    const int sideWidth = std::min(card.width() / 3, std::max(barWidth(), words));
    const int right = card.right() - margin - (hasProgress ? sideWidth + gap : 0);
    QRect line(left, card.top() + 5, right - left, lines.titleHeight);
    const auto write = [&](const QFont& font, const QColor& color, const QString& text) {
        painter->setFont(font);
        painter->setPen(color);
        painter->drawText(line, Qt::AlignLeft | Qt::AlignVCenter, sentencesFor(font, text, line.width()));
    };
    const QString name = QFileInfo(saga.path).fileName();
    const QString when = saga.saved.isValid() ? savedText(saga.saved, QDateTime::currentDateTime()) : QString();
    if (!saga.problem.isEmpty()) {
        //: %1 a file
        write(lines.title, ink(), tr("%1 can’t be read.").arg(name));
        line.translate(0, lines.titleHeight);
        line.setHeight(lines.seatsHeight + lines.restHeight);
        painter->setFont(lines.rest);
        painter->setPen(style_.theme.textColor(Tone::Loss));
        painter->drawText(line, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap, saga.problem);
    } else {
        const QString title = saga.title.isEmpty() ? name : saga.title;
        write(style_.fitted(Type::Body, true, title, line.width()), ink(), title);
        line.translate(0, lines.titleHeight);
        line.setHeight(lines.seatsHeight);
        paintSeats(*painter, line, saga);
        line.translate(0, lines.seatsHeight);
        line.setHeight(lines.restHeight);
        const QString below = saga.over ? name : saga.position;
        write(style_.fitted(Type::Caption, false, below, line.width()), ink(true), below);
    }
    if (hasProgress) {
        const QRect side(card.right() - margin - sideWidth, card.top() + 5, sideWidth, card.height() - 10);
        painter->setFont(lines.rest);
        painter->setPen(ink(true));
        painter->drawText(QRect(side.left(), side.top(), side.width(), lines.titleHeight),
                          Qt::AlignRight | Qt::AlignVCenter, elided(lines.rest, when, side.width()));
        paintProgress(*painter, side.adjusted(0, lines.titleHeight + 2, 0, 0), saga);
    }
    painter->restore();
}

void SagaDelegate::paintPicture(QPainter& painter, const QRect& area, const ListedSaga& saga) const {
    const bool isKnown = saga.problem.isEmpty() && !saga.game.isEmpty();
    QString id = QStringLiteral("%1/cover-%1").arg(saga.game);
    QSize pixels = isKnown ? style_.art->fitted(id, QSizeF(area.size()) * style_.ratio) : QSize();
    if (pixels.isEmpty()) {
        id = isKnown ? QStringLiteral("hall/heorot") : QStringLiteral("icons/warning");
        const int side = std::min(area.height(), isKnown ? area.height() : qRound(32 * style_.textScale));
        pixels = style_.art->fitted(id, QSizeF(side, side) * style_.ratio);
    }
    const ui::Art art{id, pixels, {}, isKnown ? QColor() : style_.color(Tone::Ink)};
    QPixmap picture = style_.art->pixmap(art);
    if (picture.isNull()) picture = style_.art->standIn(art);
    const QSizeF shown = QSizeF(pixels) / style_.ratio;
    const QRectF place(QRectF(area).center() - QPointF(shown.width() / 2, shown.height() / 2), shown);
    if (!picture.isNull()) painter.drawPixmap(place, picture, QRectF(picture.rect()));
    if (!isKnown) return;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(style_.color(Tone::Ink), 1.5));
    painter.drawRoundedRect(place, 3, 3);
}

/// Each with its mark; long names share the room. Who has most points in the end is bold.
void SagaDelegate::paintSeats(QPainter& painter, const QRect& area, const ListedSaga& saga) const {
    if (saga.seats.empty()) return;
    int most = 0;
    for (const ListedSaga::Seat& seat : saga.seats) most = std::max(most, seat.points.value_or(0));
    PageStyle own = style_;
    constexpr int between = 14;
    const auto count = static_cast<int>(saga.seats.size());
    QString all;
    for (const ListedSaga::Seat& seat : saga.seats) all += seatText(seat);
    const int marks = count * (QFontMetrics(lines().seats).ascent() + 7 + between);
    const QFont plain = style_.fitted(Type::Value, true, all, area.width() - marks);
    const int mark = QFontMetrics(plain).ascent() + 2;
    std::vector<int> widths;
    int sum = 0;
    const auto fontOf = [&](const ListedSaga::Seat& seat) {
        QFont font = plain;
        font.setBold(saga.over && seat.points == most);
        return font;
    };
    for (const ListedSaga::Seat& seat : saga.seats) {
        widths.push_back(QFontMetrics(fontOf(seat)).horizontalAdvance(seatText(seat)) + 2);
        sum += widths.back() + mark + 5 + between;
    }
    const int share = (area.width() + between) / count - mark - 5 - between;
    int x = area.left();
    for (int i = 0; i < count; ++i) {
        const ListedSaga::Seat& seat = saga.seats[static_cast<std::size_t>(i)];
        own.look.colors[0] = static_cast<std::uint8_t>(seat.color);
        painter.drawPixmap(x, area.center().y() - mark / 2, own.mark(0, mark));
        x += mark + 5;
        const int wide = sum - between <= area.width() ? widths[static_cast<std::size_t>(i)]
                                                       : std::min(widths[static_cast<std::size_t>(i)], share);
        // Points stay whole where a name is cut.
        const QFont font = fontOf(seat);
        const QString whole = seatText(seat);
        const QString rest = whole.startsWith(seat.name) ? whole.mid(seat.name.size()) : QString();
        const int restWidth = QFontMetrics(font).horizontalAdvance(rest);
        const QString text = wide >= widths[static_cast<std::size_t>(i)]
                                 ? whole
                                 : elided(font, seat.name, std::max(8, wide - restWidth)) + rest;
        painter.setFont(font);
        painter.setPen(ink());
        painter.drawText(QRect(x, area.top(), wide + 2, area.height()), Qt::AlignLeft | Qt::AlignVCenter, text);
        x += wide + between;
    }
}

/// One part of the bar for each chapter of the game, if there are not too many.
void SagaDelegate::paintProgress(QPainter& painter, const QRect& area, const ListedSaga& saga) const {
    const QString text = progressText(saga);
    if (text.isEmpty()) return;
    const QFont font = lines().rest;
    const int textHeight = QFontMetrics(font).height();
    const double high = qRound(9 * style_.textScale);
    const int wide = std::min(area.width(), barWidth());
    const QRectF bar(area.right() + 1 - wide, area.top() + 3, wide, high);
    const int last = saga.over ? 1 : saga.progress->last;
    // The chapter that is played counts half.
    const double part = saga.over ? 1 : last > 0 ? (saga.progress->number - .5) / last : 0;
    if (saga.over || last > 0) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(style_.color(Tone::Line));
        painter.drawRoundedRect(bar, 3, 3);
        painter.setBrush(style_.color(saga.over ? Tone::Gain : Tone::Gold));
        painter.drawRoundedRect(QRectF(bar.topLeft(), QSizeF(bar.width() * std::clamp(part, 0., 1.), high)), 3, 3);
        constexpr int mostParts = 12;
        painter.setPen(QPen(style_.color(Tone::Ink), 1));
        for (int i = 1; i < last && last <= mostParts; ++i) {
            const double x = bar.left() + bar.width() * i / last;
            painter.drawLine(QPointF(x, bar.top()), QPointF(x, bar.bottom()));
        }
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(bar, 3, 3);
    }
    const QFont shown = style_.fitted(Type::Caption, false, text, area.width());
    painter.setFont(shown);
    painter.setPen(ink());
    painter.drawText(QRectF(area.left(), bar.bottom() + 2, area.width(), textHeight), Qt::AlignRight | Qt::AlignVCenter,
                     elided(shown, text, area.width()));
}

}
