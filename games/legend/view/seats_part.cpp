// SPDX-License-Identifier: GPL-3.0-or-later
// A panel for each seat: cards, tokens, scratches, wounds, and what it does now; below them the piles.
#include "ui/surroundings.h"
#include "view/parts.h"
#include "words/captions.h"
#include "words/things.h"

#include <algorithm>
#include <vector>

namespace heorot::legend {

namespace {

constexpr Qt::Alignment rightMiddle = Qt::AlignRight | Qt::AlignVCenter;

QString times(int count) {
    return QStringLiteral("×") + plainNumber(count);
}

class SeatPanel {
  public:
    SeatPanel(Canvas& canvas, const Stage& stage, Seat seat, const QRectF& area)
        : canvas_(canvas), stage_(stage), now_(stage.now), seat_(seat), area_(area), margin_(canvas.pick(16, 10)),
          bar_(canvas.pick(10, 6)), line_(canvas.lineOf(Type::Value)) {}

    void draw() {
        ground();
        const double inner = area_.height() - 2 * canvas_.pick(8, 4);
        const double status = std::max(line_ + canvas_.pick(8, 1), inner * .19);
        const double rest = inner - status;
        const double header = rest * (canvas_.compact() ? .36 : .32);
        const double items = rest * (canvas_.compact() ? .32 : .27);
        double y = area_.top() + canvas_.pick(8, 4);
        this->header(y, header);
        y += header;
        this->items(y, items);
        y += items;
        hurts(y, rest - header - items);
        note(area_.bottom() - canvas_.pick(8, 4) - status, status);
        canvas_.spot(seatSpot(seat_), area_, spotName(), description());
    }

  private:
    bool isMover() const { return now_.mover == seat_ && !stage_.moment; }
    double left() const { return area_.left() + bar_ + margin_ * .8; }
    double right() const { return area_.right() - margin_ * .8; }

    void ground() {
        drawPanel(canvas_, area_);
        if (isMover()) {
            canvas_.framed(area_, Tone::PanelLit, Tone::Gold, canvas_.pick(5, 4), canvas_.pick(10, 7));
            const double inset = canvas_.pick(5, 4);
            canvas_.framed(area_.adjusted(inset, inset, -inset, -inset), Tone::None, Tone::Ink, canvas_.pick(2, 1.5),
                           canvas_.pick(6, 4));
        }
        const double inset = canvas_.pick(6, 5);
        canvas_
            .rect(QRectF(area_.left() + inset, area_.top() + canvas_.pick(10, 8), bar_,
                         area_.height() - canvas_.pick(20, 16)),
                  Tone::None)
            .hue = seat_;
    }

    void header(double y, double height) {
        const double mark = std::min(height - 4, canvas_.pick(30, 18));
        canvas_.mark(QRectF(left(), y + (height - mark) / 2, mark, mark), seat_);
        double end = right();
        if (seat_ == now_.first && now_.phase != Phase::Over) {
            const double size = std::min(height - 2, canvas_.pick(30, 20));
            drawSign(canvas_, QStringLiteral("mark-first-player"),
                     QRectF(end - size, y + (height - size) / 2, size, size));
            end -= size + canvas_.pick(6, 3);
        }
        const double from = left() + mark + canvas_.pick(10, 5);
        if (isMover()) end = pill(y, height, from, end);
        const QString name = stage_.name(seat_);
        const double width = std::min(canvas_.widthOf(name, Type::Title, true), end - from);
        canvas_.text(QRectF(from, y, width, height), name, Type::Title).bold = true;
        const QString words = ui::playerText(stage_.seating, seat_);
        const double x = from + width + canvas_.pick(10, 5);
        if (x + canvas_.widthOf(words, Type::Caption) <= end)
            canvas_.text(QRectF(x, y, end - x, height), words, Type::Caption, Tone::SecondInk);
        canvas_.rule(left(), y + height, right() - left());
    }

    /// "TO MOVE" where there is room beside the name; returns where it begins.
    double pill(double y, double height, double from, double end) {
        const double width = canvas_.widthOf(ui::toMoveText(), Type::Caption, true) + canvas_.pick(20, 10);
        const double name = canvas_.widthOf(stage_.name(seat_), Type::Value, true);
        if (end - width - name - 4 < from) return end;
        const double tall = std::min(height - 2, canvas_.lineOf(Type::Caption) + canvas_.pick(6, 3));
        const QRectF area(end - width, y + (height - tall) / 2, width, tall);
        canvas_.framed(area, Tone::Gold, Tone::Ink, canvas_.pick(2, 1.5), tall / 2);
        canvas_.text(area, ui::toMoveText(), Type::Caption, Tone::Night, Qt::AlignCenter).bold = true;
        return area.left() - canvas_.pick(6, 3);
    }

    struct Item {
        QString art;
        QString text;
        /// What the pointed action makes of it, alone; empty if nothing.
        QString then;
        bool isLoss = false;
        /// Where there is less room; empty if it is as short as can be.
        QString brief = {};
    };

    /// A number, and what the pointed action makes of it.
    Item item(const QString& art, int now, int then, bool counts) const {
        const auto text = [counts](int number) { return counts ? times(number) : plainNumber(number); };
        if (now == then) return {art, text(now), {}, false};
        return {art, plainNumber(now) + QStringLiteral("→") + plainNumber(then), text(then), then < now, text(then)};
    }

    std::vector<Item> itemsOf() const {
        const State& then = stage_.then ? *stage_.then : now_;
        const auto count = [](const State& state, Seat seat, bool round) {
            int sum = round ? state.tokens[seat][unknownAlliance] : state.tokens[seat][unknownSquare];
            for (Token token = 0; token < tokenKinds; ++token)
                if (isAlliance(token) == round) sum += state.tokens[seat][token];
            return sum;
        };
        const bool isOwn = seat_ == stage_.viewer;
        std::vector<Item> all{item(QStringLiteral("mark-cards"), handSize(now_, seat_),
                                   isOwn ? handSize(then, seat_) : handSize(now_, seat_), false)};
        if (now_.phase == Phase::Over) return addPoints(all), all;
        if (stage_.knowsTokensOf(seat_)) {
            all.push_back(item(QStringLiteral("token-fame"), fameOfSeat(now_, seat_), fameOfSeat(then, seat_), false));
            all.push_back(item(QStringLiteral("token-treasure"), treasureOfSeat(now_, seat_),
                               treasureOfSeat(then, seat_), false));
        } else {
            all.push_back(item(QString(), count(now_, seat_, false), count(then, seat_, false), true));
        }
        const int round = count(now_, seat_, true);
        all.push_back(item(QStringLiteral("token-alliance"), round, count(then, seat_, true), true));
        // What they are worth together, where fame and treasure both count.
        if (stage_.knowsTokensOf(seat_) && !now_.advanced && round > 0 && all.back().then.isEmpty()) {
            all.back().brief = all.back().text;
            all.back().text += QStringLiteral(" (%1)").arg(plainNumber(alliancesOfSeat(now_, seat_)));
        }
        return all;
    }

    /// At the end each kind of token is worth what the points are made of (ScoreSource).
    void addPoints(std::vector<Item>& all) const {
        const engine::Scores final = scores(stage_.rules, now_);
        const auto add = [&](const char* art, ScoreSource source, bool isAlways) {
            const int points = final.part[seat_][static_cast<std::size_t>(source)];
            if (isAlways || points != 0) all.push_back({QLatin1StringView(art), plainNumber(points), {}, false});
        };
        add("token-fame", ScoreSource::Fame, true);
        add("token-treasure", ScoreSource::Treasure, !now_.advanced);
        add("token-alliance", ScoreSource::Alliances, true);
        add("token-misfortune", ScoreSource::Misfortune, false);
    }

    void items(double y, double height) {
        std::vector<Item> all = itemsOf();
        const double size = std::min(height - 2, canvas_.pick(28, 19));
        const double gap = canvas_.pick(4, 2);
        const double room = right() - left();
        const auto widthOfAll = [&] {
            double sum = 0;
            for (const Item& item : all) sum += size + gap + canvas_.widthOf(item.text, Type::Value, true);
            return sum;
        };
        // Numbers are apart from the next sign, or they seem to be its own.
        const double apart = canvas_.pick(4, 6) * static_cast<double>(all.size() - 1);
        for (auto item = all.rbegin(); item != all.rend() && widthOfAll() + apart > room; ++item)
            if (!item->brief.isEmpty()) item->text = item->brief;
        const double needed = widthOfAll();
        const double step = std::max(0.0, (room - needed) / static_cast<double>(all.size()));
        double x = left();
        for (const Item& item : all) {
            const QRectF icon(x, y + (height - size) / 2, size, size);
            if (item.art.isEmpty()) {
                // What lies face down may be either.
                const double part = size * .76;
                canvas_.art(QRectF(icon.right() - part, icon.top(), part, part),
                            QStringLiteral("legend/back-treasure"));
                canvas_.art(QRectF(icon.left(), icon.bottom() - part, part, part), QStringLiteral("legend/back-fame"));
            } else
                drawSign(canvas_, item.art, icon);
            const double width = canvas_.widthOf(item.text, Type::Value, true);
            x += size + gap;
            canvas_
                .text(QRectF(x, y, width, height), item.text, Type::Value,
                      item.then.isEmpty() ? Tone::Ink
                      : item.isLoss       ? Tone::Loss
                                          : Tone::Gain)
                .bold = true;
            x += width + step;
        }
    }

    /// Scratches small and round, wounds large and square; each below its word where there is room.
    void hurts(double y, double height) {
        const State& shown = stage_.then && seat_ == stage_.viewer ? *stage_.then : now_;
        const double word = canvas_.lineOf(Type::Caption);
        const bool hasWords = !canvas_.compact() && height >= word + canvas_.pick(26, 17);
        const double half = left() + (right() - left()) * .5;
        if (hasWords) {
            canvas_.text(QRectF(left(), y, half - left() - 4, word), captionWords(Caption::Scratches), Type::Caption,
                         Tone::SecondInk);
            canvas_.text(QRectF(half, y, right() - half, word), captionWords(Caption::Wounds), Type::Caption,
                         Tone::SecondInk);
            y += word;
            height -= word;
        }
        const double end = scratches(shown, y, height);
        wounds(shown, hasWords ? half : end + canvas_.pick(14, 8), y, height);
    }

    /// In the ink of the theme, which pictures do not follow.
    void freePlace(const QRectF& area, double radius) {
        const double inset = canvas_.pick(2, 1);
        canvas_.framed(area.adjusted(inset, inset, -inset, -inset), Tone::None, Tone::SecondInk, canvas_.pick(2, 1.5),
                       radius);
    }

    /// Returns where they end.
    double scratches(const State& shown, double y, double height) {
        const double size = std::min(height - 4, canvas_.pick(25, 17));
        const int sockets = std::max<int>(stage_.rules.scratchesPerWound - 1, shown.scratches[seat_]);
        double x = left();
        for (int i = 0; i < sockets; ++i) {
            const QRectF area(x, y + (height - size) / 2, size, size);
            if (i < shown.scratches[seat_])
                drawSign(canvas_, QStringLiteral("token-scratch"), area);
            else
                freePlace(area, size / 2);
            x += size + canvas_.pick(5, 3);
        }
        return x;
    }

    void wounds(const State& shown, double x, double y, double height) {
        const double size = std::min(height - 1, canvas_.pick(38, 24));
        const bool isDouble = shown.doubleWound == seat_;
        const int singles = shown.wounds[seat_];
        QRectF tile(x, y + (height - size) / 2, size, size);
        if (singles == 0 && !isDouble) return freePlace(tile, canvas_.pick(5, 3));
        if (singles > 0) {
            drawSign(canvas_, QStringLiteral("token-wound"), tile);
            tile.translate(size + canvas_.pick(4, 2), 0);
        }
        if (singles > 1) {
            const double width = canvas_.widthOf(times(singles), Type::Value, true);
            canvas_.text(QRectF(tile.left(), y, width, height), times(singles), Type::Value).bold = true;
            tile.translate(width + canvas_.pick(6, 3), 0);
        }
        if (!isDouble) return;
        // One tile that counts two: its number stands on it.
        drawSign(canvas_, QStringLiteral("token-double-wound"), tile);
        drawTag(canvas_, plainNumber(2), QPointF(tile.right() + canvas_.pick(9, 7), tile.center().y()));
    }

    void note(double y, double height) {
        QString words = noteWords();
        QString points = ownPoints();
        if (words.isEmpty() && points.isEmpty()) return;
        const QRectF area(left() - 2, y, right() - left() + 4, height);
        canvas_.rect(area, isMover() ? Tone::Gold : Tone::Field, canvas_.pick(5, 4));
        QRectF room = area.adjusted(canvas_.pick(8, 5), 0, -4, 0);
        const auto line = [&](const QRectF& place, const QString& text) {
            canvas_.text(place, text, Type::Caption, isMover() ? Tone::Night : Tone::Ink).bold = isMover();
        };
        const double share = canvas_.widthOf(points, Type::Caption, true) + 2;
        const double gap = canvas_.pick(12, 6);
        if (!words.isEmpty() && !points.isEmpty()) {
            if (canvas_.widthOf(words, Type::Caption, true) + gap + share <= room.width()) {
                line(QRectF(room.right() - share, room.top(), share, room.height()), points);
                room.setRight(room.right() - share - gap);
            } else {
                // The row beside the board tells the rest.
                words.clear();
            }
        }
        line(room, words.isEmpty() ? points : words);
    }

    /// Of who looks, and so knows its tokens: what the game would give it if it ended now.
    QString ownPoints() const {
        if (seat_ != stage_.viewer || now_.phase == Phase::Over || now_.tokens[seat_][unknownSquare] > 0) return {};
        const auto points = [&](const State& state) { return scores(stage_.rules, state).total[seat_]; };
        return pointsSoFar(points(now_), points(stage_.then ? *stage_.then : now_));
    }

    QString noteWords() const {
        if (now_.phase == Phase::Over) {
            const engine::Scores final = scores(stage_.rules, now_);
            return pointsWords(final.total[seat_], final.place[seat_]);
        }
        const bool isRace = stage_.episode.kind == EpisodeKind::InTurn || stage_.episode.kind == EpisodeKind::Auction;
        if (now_.status[seat_] > 0) {
            const QString dropped = droppedWords(now_.status[seat_]);
            const bool isShort = canvas_.widthOf(dropped, Type::Caption) <= right() - left() - canvas_.pick(16, 8);
            return stage_.isOut(seat_) && isShort ? dropped : numberWords(now_.status[seat_]);
        }
        if (isRace && isMover() && target(now_) > 0) return reachedWords(now_.totals[seat_], target(now_));
        return isMover() ? partWords(Part::Moves) : QString();
    }

    QString spotName() const {
        return panelWords(stage_.name(seat_), handSize(now_, seat_), now_.scratches[seat_], now_.wounds[seat_],
                          now_.doubleWound == seat_);
    }
    /// Tokens one by one where they are known, then the rules of scratches and wounds.
    QString description() const {
        QStringList tokens;
        for (Token token = 0; token < tokenKinds + 2; ++token)
            if (now_.tokens[seat_][token] > 0) tokens << cardCount(tokenName(token), now_.tokens[seat_][token]);
        QStringList cards;
        if (seat_ != stage_.viewer)
            for (Card card = 0; card <= cardKinds; ++card)
                if (now_.hands[seat_][card] > 0) cards << cardCount(cardName(card), now_.hands[seat_][card]);
        return joined({ownPoints().isEmpty() ? QString() : pointsAtEnd(scores(stage_.rules, now_).total[seat_]),
                       cards.isEmpty() ? QString() : cardsWords(listOf(cards)),
                       tokens.isEmpty() ? QString() : tokensWords(listOf(tokens)), scratchRule(stage_.rules),
                       woundRule(stage_.rules)});
    }

    Canvas& canvas_;
    const Stage& stage_;
    const State& now_;
    const Seat seat_;
    const QRectF area_;
    const double margin_;
    const double bar_;
    const double line_;
};

}

void drawSeats(Canvas& canvas, const Stage& stage) {
    const std::vector<Seat> order = stage.order();
    for (std::size_t i = 0; i < order.size(); ++i)
        SeatPanel(canvas, stage, order[i], stage.places.seats().at(i)).draw();
}

void drawPiles(Canvas& canvas, const Stage& stage) {
    const QRectF area = stage.places.piles();
    if (area.isEmpty()) return;
    const State& now = stage.now;
    int discards = 0;
    for (const std::uint8_t count : now.discards) discards += count;
    int specials = 0;
    for (const std::uint8_t count : now.offered) specials += count;
    struct Pile {
        QString spot;
        Caption caption;
        QString art;
        int count;
    };
    const std::vector<Pile> piles{
        {QString(deckSpot), Caption::DrawPile, QStringLiteral("mark-card-back"), static_cast<int>(now.deck.size())},
        {QStringLiteral("pile/discards"), Caption::Discards, QStringLiteral("mark-cards"), discards},
        {QStringLiteral("pile/specials"), Caption::SpecialsLeft, QStringLiteral("reward-special"), specials},
        {QStringLiteral("pile/alliances"), Caption::AlliancesLeft, QStringLiteral("token-alliance"),
         static_cast<int>(now.alliances.size())}};
    canvas.framed(area, Tone::TableDeep, Tone::Wood, canvas.pick(2, 1.5), canvas.pick(10, 7));
    const double margin = canvas.pick(16, 9);
    double top = area.top() + canvas.pick(10, 4);
    const double title = canvas.lineOf(Type::Title) + canvas.pick(6, 2);
    const double rest = area.bottom() - canvas.pick(8, 4) - top - title;
    if (rest >= canvas.lineOf(Type::Value) * static_cast<double>(piles.size())) {
        canvas
            .text(QRectF(area.left() + margin, top, area.width() - 2 * margin, title - canvas.pick(6, 2)),
                  captionWords(Caption::Piles), Type::Title, Tone::OnDark)
            .bold = true;
        top += title;
    }
    const double line = (area.bottom() - canvas.pick(8, 4) - top) / static_cast<double>(piles.size());
    double y = top;
    for (const Pile& pile : piles) {
        const double icon = std::min(line - 2, canvas.pick(26, 17));
        canvas.art(QRectF(area.left() + margin, y + (line - icon) / 2, icon, icon), signArt(pile.art, icon));
        const QString number = plainNumber(pile.count);
        const double width = std::min(canvas.widthOf(number, Type::Value, true), area.width() * .16);
        const double from = area.left() + margin + icon + canvas.pick(10, 6);
        const double end = area.right() - margin - width - 4;
        canvas.text(QRectF(from, y, end - from, line), captionWords(pile.caption), Type::Value, Tone::OnDark).wraps =
            true;
        canvas.text(QRectF(end, y, width + 4, line), number, Type::Value, Tone::OnDark, rightMiddle).bold = true;
        canvas
            .spot(pile.spot, QRectF(area.left(), y, area.width(), line - 1), pileName(pile.caption, pile.count),
                  pileRule(pile.caption))
            .thing = captionWords(pile.caption);
        y += line;
    }
}

}
