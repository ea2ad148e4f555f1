// SPDX-License-Identifier: GPL-3.0-or-later
// What lies at Trade: dice, open Prophecies, the four rewards.
#include "view/grid.h"
#include "view/parts.h"
#include "words/captions.h"
#include "words/sureness.h"

#include <algorithm>
#include <cmath>

namespace heorot::raiders {

namespace {

class TradePart {
  public:
    TradePart(Canvas& canvas, const Board& board, const QRectF& area, bool used)
        : canvas_(canvas), table_(board), state_(board.now), area_(area), used_(used) {}

    void draw() {
        const std::vector<Die> dice = diceOf(state_.tradeDice);
        const double step = std::floor(area_.height() / 2);
        const double size = std::min(step - 2, canvas_.pick(44, 21));
        const int all = table_.rules.tradeDice.value * colors;
        const int columns = (all + 1) / 2;
        for (int i = 0; i < all; ++i) {
            const QRectF at(inGrid(area_.topLeft() + QPointF(0, (step - size) / 2), i, columns, size + 3, step),
                            QSizeF(size, size));
            if (i >= static_cast<int>(dice.size())) {
                drawArt(canvas_, at, QStringLiteral("die-socket"));
                continue;
            }
            const Die die = dice[static_cast<std::size_t>(i)];
            drawArt(canvas_, at, dieArt(die));
            veil(at);
            canvas_.spot(tradeSpot(i), at, dieName(dieText(die), true), dieRule(die));
        }
        const double from = area_.left() + columns * (size + 3) + canvas_.pick(6, 3);
        const double waresWidth = canvas_.pick(84, 62);
        const double room = area_.right() - waresWidth - canvas_.pick(8, 4) - from;
        openProphecies(QRectF(from, area_.top(), room, area_.height()));
        wares(QRectF(area_.right() - waresWidth, area_.top(), waresWidth, area_.height()));
    }

  private:
    void veil(const QRectF& area) {
        if (used_) drawUsed(canvas_, area);
    }

    void openProphecies(const QRectF& area) {
        const int count = table_.rules.prophecyCards[state_.seats];
        const double gap = canvas_.pick(4, 3);
        const double width = (area.width() - gap * (count - 1)) / count;
        for (int i = 0; i < count; ++i) {
            const QRectF at(area.left() + i * (width + gap), area.top(), width, area.height());
            const ProphecyId card = state_.prophecies[static_cast<std::size_t>(i)];
            if (card == none) {
                drawGap(canvas_, at);
                continue;
            }
            drawCard(canvas_, prophecyFace(card), at);
            veil(at);
            canvas_.spot(displayedProphecySpot(i + 1), at, prophecyText(card), prophecyRule(table_.rules, card))
                .isUnsure = !prophecyOrigin(table_.rules, card).isEmpty();
        }
    }

    /// The four rewards in two columns; favor and food are chosen here.
    void wares(const QRectF& area) {
        const TradeSpec& spec = table_.rules.trade;
        const std::array<std::pair<QString, int>, raiders::wares> items{
            {{QStringLiteral("favor"), spec.favor},
             {QStringLiteral("food"), spec.food},
             {QStringLiteral("die-any"), spec.dice},
             {QStringLiteral("card-prophecy"), spec.prophecies}}};
        for (std::size_t i = 0; i < items.size(); ++i) {
            const QSizeF cell = area.size() / 2;
            const QRectF at(inGrid(area.topLeft(), static_cast<int>(i), 2, cell.width(), cell.height()),
                            cell - QSizeF(2, 2));
            const auto ware = static_cast<Ware>(i);
            canvas_.rect(at, Tone::Field, 4);
            const double size = std::min(at.height() - 2, at.width() * .55);
            drawArt(canvas_, QRectF(at.left() + 2, at.center().y() - size / 2, size, size), items[i].first);
            canvas_
                .text(QRectF(at.left() + size + 3, at.top(), at.width() - size - 3, at.height()),
                      numberText(items[i].second), Type::Value)
                .bold = true;
            canvas_.spot(wareSpot(ware), at, wareName(table_.rules, ware),
                         locationRule(table_.rules, Location::Trade, state_.seats));
        }
    }

    Canvas& canvas_;
    const Board& table_;
    const State& state_;
    const QRectF area_;
    const bool used_;
};

}

void drawTrade(Canvas& canvas, const Board& board, const QRectF& area, bool used) {
    TradePart(canvas, board, area, used).draw();
}

}
