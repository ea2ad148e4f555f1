// SPDX-License-Identifier: GPL-3.0-or-later
// The track of the game in the top bar: three acts, and how full the board is.
#include "view/parts.h"
#include "words/things.h"

#include <algorithm>
#include <array>
#include <bit>

namespace heorot::movie {

namespace {

QString numeral(int act) {
    return QLatin1StringView(actNames.at(static_cast<std::size_t>(act)).data());
}

class Track {
  public:
    Track(Canvas& canvas, const Table& table)
        : canvas_(canvas), table_(table), track_(table.frame.track), height_(canvas.pick(30, 23)) {
        namesAll_ = !canvas.compact() && lengthOf(true) <= track_.width() - 170;
    }

    void draw() {
        double x = track_.left() + canvas_.pick(6, 24);
        for (int act = 0; act < acts; ++act) x = chevron(act, x);
        fill(x + canvas_.pick(24, 10));
    }

  private:
    double lengthOf(bool named) const {
        double length = 0;
        for (int act = 0; act < acts; ++act) length += widthOf(act, named || act == table_.now.act);
        return length;
    }
    double textFrom() const { return height_ * .5 + canvas_.widthOf(numeral(2), Type::Body, true) + 6; }
    /// Chevrons are pictures of some widths; the smallest that holds the name.
    int pictureOf(int act, bool named) const {
        if (!named) return 57;
        const double needed = textFrom() + canvas_.widthOf(actName(act), Type::Body) + height_ * .4;
        for (const int width : {160, 200, 240})
            if (width * height_ / 30 >= needed) return width;
        return 280;
    }
    double widthOf(int act, bool named) const { return pictureOf(act, named) * height_ / 30; }

    /// One act; returns where the next one begins.
    double chevron(int act, double x) {
        const bool isNow = act == table_.now.act;
        const bool isNamed = isNow || namesAll_;
        const double width = widthOf(act, isNamed);
        const double top = track_.center().y() - height_ / 2;
        canvas_.art(QRectF(x, top, width, height_),
                    (isNow ? QStringLiteral("movie/track-now-%1") : QStringLiteral("movie/track-other-%1"))
                        .arg(pictureOf(act, isNamed)));
        const Tone tone = isNow ? Tone::Night : Tone::SecondOnDark;
        const double from = isNamed ? textFrom() : width - height_ * .15;
        canvas_
            .text(QRectF(x + height_ * .3, top, from - height_ * .3, height_), numeral(act), Type::Body, tone,
                  Qt::AlignCenter)
            .bold = true;
        if (isNamed)
            canvas_.text(QRectF(x + from, top, width - from - height_ * .3, height_), actName(act), Type::Body, tone);
        return x + width - canvas_.pick(0, 1);
    }

    void fill(double x) {
        const int all = std::popcount(table_.board.open);
        const int filled = all - static_cast<int>(table_.now.openPlaces.size());
        const double end = track_.right();
        const double bar = canvas_.pick(152, 80);
        const auto wordsFit = [&](const QString& words, double from) {
            return from + canvas_.widthOf(words, Type::Caption) <= end;
        };
        QString words = filledSpaces(filled, all, canvas_.compact());
        if (!wordsFit(words, x + bar + 10)) words = filledSpaces(filled, all, true);
        if (wordsFit(words, x + bar + 10)) {
            const double height = canvas_.pick(12, 10);
            const QRectF area(x, track_.center().y() - height / 2, bar, height);
            canvas_.framed(area, Tone::Night, Tone::Line, 1.5, height / 2);
            const QRectF inner = area.adjusted(2, 2, -2, -2);
            if (filled > 0)
                canvas_.rect(QRectF(inner.left(), inner.top(), inner.width() * filled / all, inner.height()),
                             Tone::Gold, inner.height() / 2);
            x = area.right() + 10;
        }
        if (wordsFit(words, x))
            canvas_.text(QRectF(x, track_.top(), end - x, track_.height()), words, Type::Caption, Tone::OnDark);
    }

    Canvas& canvas_;
    const Table& table_;
    const QRectF track_;
    const double height_;
    bool namesAll_;
};

}

void drawTrack(Canvas& canvas, const Table& table) {
    Track(canvas, table).draw();
}

}
