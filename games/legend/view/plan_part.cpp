// SPDX-License-Identifier: GPL-3.0-or-later
// The episodes that follow, to plan by; and the band that says what is asked now.
#include "view/nodes.h"
#include "view/parts.h"
#include "words/captions.h"
#include "words/things.h"

#include <algorithm>
#include <cmath>

namespace heorot::legend {

namespace {

constexpr int shownEpisodes = 5;

/// Cells of the coming episodes, by the longest word of each, so that all names find room, or none.
struct Cells {
    std::vector<QRectF> areas;
    bool isNamed = false;
};

double wordsTop(const Canvas& canvas) {
    return canvas.pick(60, 35);
}

QRectF wordsIn(const Canvas& canvas, const QRectF& slot) {
    return slot.adjusted(canvas.pick(5, 3), wordsTop(canvas), -canvas.pick(5, 3), -canvas.pick(2, 1));
}

/// Of the longest word, and of as many lines as there are, at the smallest size.
double widthOfName(const Canvas& canvas, const QString& name, double height) {
    double width = 0;
    for (const QString& word : name.split(u' ')) width = std::max(width, canvas.widthOf(word, Type::Caption));
    const double pixels = canvas.look().pixels(Type::Caption);
    width = std::ceil(width * std::min(1.0, canvas.look().floor() / pixels) * 1.02 + 1);
    constexpr double most = 200;
    while (width < most && !canvas.fitsWhole(name, QSizeF(width, height), Type::Caption)) width += 4;
    return width;
}

Cells cellsOf(const Canvas& canvas, const Stage& stage, const QRectF& area) {
    Cells cells;
    const double pad = 2 * canvas.pick(5, 3);
    const double height = wordsIn(canvas, area).height();
    std::vector<double> widths;
    double sum = 0;
    const int count = std::min(shownEpisodes, episodeCount - 1 - stage.now.episode);
    const double least = area.width() / shownEpisodes * .7;
    for (int i = 0; i < count; ++i) {
        const QString name = episodeName(stage.rules.episode(stage.now.episode + 1 + i));
        widths.push_back(std::max(least, widthOfName(canvas, name, height) + pad));
        sum += widths.back();
    }
    const double whole = area.width();
    double left = area.left();
    for (double& width : widths) {
        width = sum <= whole ? width + (whole - sum) / count : whole / count;
        cells.areas.emplace_back(left, area.top(), width, area.height());
        left += width;
    }
    cells.isNamed = sum <= whole;
    for (int i = 0; i < count && cells.isNamed; ++i)
        cells.isNamed =
            canvas.fitsWhole(episodeName(stage.rules.episode(stage.now.episode + 1 + i)),
                             wordsIn(canvas, cells.areas[static_cast<std::size_t>(i)]).size(), Type::Caption);
    return cells;
}

}

void drawComing(Canvas& canvas, const Stage& stage) {
    const QRectF area = stage.places.coming();
    if (stage.now.episode + 1 == episodeCount) return;
    drawPanel(canvas, area);
    const Cells cells = cellsOf(canvas, stage, area);
    const bool isNamed = cells.isNamed;
    const double node = canvas.pick(46, 30);
    for (int i = 0; i < static_cast<int>(cells.areas.size()); ++i) {
        const int place = stage.now.episode + 1 + i;
        const Episode& episode = stage.rules.episode(place);
        const QRectF slot = cells.areas[static_cast<std::size_t>(i)];
        if (i > 0) canvas.rect(QRectF(slot.left() - .5, slot.top() + 8, 1, slot.height() - 16), Tone::Line);
        const QRectF words = wordsIn(canvas, slot);
        const QPointF center(slot.center().x(), isNamed ? slot.top() + canvas.pick(32, 19) : slot.center().y());
        drawNode(canvas, episode, squareAround(center, isNamed ? node : node * 1.25));
        const QRectF number(slot.left() + canvas.pick(6, 3), slot.top() + canvas.pick(6, 3), canvas.pick(24, 19),
                            canvas.pick(20, 15));
        canvas.rect(number, Tone::Bar, 4);
        canvas.text(number, plainNumber(place + 1), Type::Caption, Tone::OnDark, Qt::AlignCenter).bold = true;
        if (isNamed) {
            Sprite& text =
                canvas.text(words, episodeName(episode), Type::Caption, Tone::Ink, Qt::AlignHCenter | Qt::AlignTop);
            text.wraps = true;
        }
        canvas
            .spot(QStringLiteral("coming/%1").arg(i), slot.adjusted(3, 3, -3, -3),
                  episodeTitle(place, episodeName(episode)), episodeRule(stage.rules, episode, stage.now))
            .isUnsure = !episodeOrigin(episode).isEmpty();
    }
}

namespace {

class BandPart {
  public:
    BandPart(Canvas& canvas, const Stage& stage)
        : canvas_(canvas), stage_(stage), area_(stage.places.band()), margin_(canvas.pick(16, 8)) {}

    void draw() {
        canvas_.framed(area_, Tone::Bar, Tone::Gold, canvas_.pick(2, 1.5), canvas_.pick(8, 6));
        const auto number = needed();
        canvas_
            .spot(QStringLiteral("asked"), area_, number ? bandWords(stage_.episode, true) : words(),
                  number && !odds(*number).isEmpty() ? odds(*number)
                                                     : episodeRule(stage_.rules, stage_.episode, stage_.now))
            .isUnsure = !episodeOrigin(stage_.episode).isEmpty();
        if (number) return contest(*number);
        double x = area_.right() - margin_;
        const bool asksSymbols = stage_.isContest() || stage_.episode.kind == EpisodeKind::Risk;
        if (asksSymbols && !takesIcons()) x = symbols(x);
        text(area_.left() + margin_, x - 4, words(), Type::Value, Tone::OnDark);
    }

  private:
    std::optional<int> needed() const {
        if (stage_.now.phase != Phase::InTurn && stage_.now.phase != Phase::Auction) return {};
        return target(stage_.now);
    }

    QString words() const {
        if (takesIcons()) {
            const QSizeF room(area_.width() - 2 * margin_ - 4, area_.height() - 4);
            const bool hasTotals = stage_.episode.kind != EpisodeKind::InTurn;
            return hasTotals && canvas_.fitsWhole(iconsAndTies(), room, Type::Value) ? iconsAndTies() : iconsWords();
        }
        if (const QString exchange = exchangeRule(stage_.rules, stage_.episode); !exchange.isEmpty()) return exchange;
        if (stage_.episode.kind == EpisodeKind::Recovery) return roundWords(stage_.now.round + 1);
        return bandWords(stage_.episode, false);
    }

    /// Symbols have done their work then, and leave their room to the words.
    bool takesIcons() const {
        const bool isIcons = stage_.now.phase == Phase::Icons || stage_.now.phase == Phase::FameOrHeal;
        return isIcons && hasIcons(stage_.episode.kind);
    }

    /// From the right; returns where they begin.
    double symbols(double right) {
        std::vector<Symbol> all = symbolsOf(stage_.episode);
        if (all.empty()) return right;
        all.push_back(Symbol::Beowulf);
        const double radius = area_.height() * .38;
        double x = right;
        for (auto symbol = all.rbegin(); symbol != all.rend(); ++symbol) {
            drawSymbolDisc(canvas_, *symbol, QPointF(x - radius, area_.center().y()), radius);
            x -= 2 * radius + canvas_.pick(8, 4);
        }
        return x;
    }

    /// What is asked for in a race: the total, the symbols, and what a risk may bring.
    void contest(int number) {
        const QString head = bandWords(stage_.episode, true);
        const double count = static_cast<double>(symbolsOf(stage_.episode).size() + 1);
        const double disc = 2 * area_.height() * .38 + canvas_.pick(8, 4);
        const double width = std::min(canvas_.widthOf(head, Type::Value) + 2, area_.width() * .24);
        const double left = area_.left() + margin_;
        text(left, left + width, head, Type::Value, Tone::OnDark);
        const double size = area_.height() * .84;
        const double from = left + width + canvas_.pick(10, 5);
        drawNumber(canvas_, number, Disc::Best, QRectF(from, area_.center().y() - size / 2, size, size));
        double end = from + size + canvas_.pick(12, 6);
        if (!symbolsOf(stage_.episode).empty()) {
            end += disc * count;
            symbols(end - canvas_.pick(8, 4));
        }
        const QString odds = this->odds(number);
        end += canvas_.pick(6, 3);
        const double right = area_.right() - canvas_.pick(12, 5);
        // Where it has no room the tooltip says it.
        if (!odds.isEmpty() && canvas_.fitsWhole(odds, QSizeF(right - end, area_.height() - 4), Type::Caption))
            text(end, right, odds, Type::Caption, Tone::SecondOnDark);
    }

    /// What a risk of the viewer would bring, while it may run one.
    QString odds(int number) const {
        const State& now = stage_.now;
        if (now.phase != Phase::InTurn || stage_.viewer != now.mover || stage_.moment) return {};
        if (now.added > 0 || now.risked) return {};
        const RiskOdds odds = riskOdds(stage_.rules, stage_.seen, stage_.rules.riskCards);
        const int missing = std::max(1, number - now.totals[now.mover]);
        double enough = 0;
        for (auto shown = static_cast<std::size_t>(missing); shown < odds.symbols.size(); ++shown)
            enough += odds.symbols[shown];
        return contestOdds(odds, enough);
    }

    void text(double left, double right, const QString& words, Type type, Tone tone) {
        canvas_.text(QRectF(left, area_.top() + 2, right - left, area_.height() - 4), words, type, tone).wraps = true;
    }

    Canvas& canvas_;
    const Stage& stage_;
    const QRectF area_;
    const double margin_;
};

}

void drawBand(Canvas& canvas, const Stage& stage) {
    BandPart(canvas, stage).draw();
}

}
