// SPDX-License-Identifier: GPL-3.0-or-later
// The strip below: what lies before the seat to move, Prophecies of who looks with their glory now, the Glory pile,
// pawns.
#include "view/parts.h"
#include "words/captions.h"
#include "words/sureness.h"

#include "rules/score.h"

#include <algorithm>

namespace heorot::raiders {

namespace {

/// Of a Prophecy: between its edge and its picture, and the picture's part of its height.
constexpr double cardInset = 5;
constexpr double pictureShare = .46;

class HandPart {
  public:
    HandPart(Canvas& canvas, const Board& board)
        : canvas_(canvas), table_(board), seat_(board.own()), ship_(board.now.ships[seat_]) {}

    void draw() {
        const QRectF& area = table_.frame.hand;
        canvas_.framed(area, Tone::Wood, Tone::Ink, canvas_.pick(3, 2), canvas_.pick(10, 8));
        const double inset = canvas_.pick(6, 4);
        canvas_.setOpacity(.7);
        canvas_.framed(area.adjusted(inset, inset, -inset, -inset), Tone::None, Tone::Gold, 1.5, 6);
        canvas_.setOpacity(1);
        const double pad = canvas_.pick(12, 8);
        QRectF room = area.adjusted(pad, pad, -pad, -pad);
        busy_ = hasPending(table_);
        if (busy_) {
            const double width = drawPending(canvas_, table_, room);
            room.setLeft(room.left() + width + canvas_.pick(16, 8));
            title(room);
            cards(room.adjusted(titleWidth_ + 4, 0, 0, 0));
            return;
        }
        const double pile = canvas_.pick(430, 240) * std::min(1.0, room.width() / canvas_.pick(1216, 752));
        title(room);
        cards(QRectF(room.left() + titleWidth_ + 4, room.top(), room.width() - titleWidth_ - pile - canvas_.pick(16, 8),
                     room.height()));
        drawPile(QRectF(room.right() - pile, room.top(), pile, room.height()));
    }

  private:
    int worth(ProphecyId card) const { return prophecyGlory(table_.rules, table_.now, seat_, card); }
    int worthOfAll() const {
        int sum = 0;
        for (const auto& [card, count] : propheciesOf(ship_)) sum += count * worth(card);
        return sum;
    }

    void title(const QRectF& room) {
        titleWidth_ =
            std::max({canvas_.pick(112, 80), canvas_.widthOf(captionText(Caption::Prophecies), Type::Value, true) + 8,
                      canvas_.widthOf(gloryText(worthOfAll()), Type::Value, true) + 8,
                      canvas_.widthOf(captionText(Caption::WorthNow), Type::Caption) + 8});
        const QRectF column(room.left(), room.top(), titleWidth_ - 4, room.height());
        const double line = canvas_.lineOf(Type::Value);
        canvas_
            .text(QRectF(column.left(), column.top(), column.width(), line + 3), captionText(Caption::Prophecies),
                  Type::Value, Tone::OnDark)
            .bold = true;
        const double bottom = column.bottom();
        canvas_
            .text(QRectF(column.left(), bottom - line - 2, column.width(), line + 2), gloryText(worthOfAll()),
                  Type::Value, Tone::OnDark)
            .bold = true;
        const double caption = canvas_.lineOf(Type::Caption);
        const double middle = bottom - line - 2 - column.top() - line - 3;
        if (middle >= caption)
            canvas_.text(QRectF(column.left(), bottom - line - 2 - caption, column.width(), caption),
                         captionText(Caption::WorthNow), Type::Caption, Tone::SecondOnDark);
    }

    void cards(const QRectF& room) {
        const auto kinds = propheciesOf(ship_);
        const int hidden = hiddenProphecies(ship_);
        const std::size_t count = kinds.size() + (hidden > 0 ? 1 : 0);
        if (count == 0) return;
        const double gap = canvas_.pick(8, 4);
        const double most = canvas_.pick(136, 100);
        const double width =
            std::min(most, (room.width() - gap * static_cast<double>(count - 1)) / static_cast<double>(count));
        // Slivers say nothing; while one is to be renounced, each is a choice.
        if (width < canvas_.pick(56, 38) && table_.now.phase != Phase::Renounce) return;
        double x = room.left();
        for (const auto& kind : kinds) {
            card(kind.first, kind.second, QRectF(x, room.top(), width, room.height()));
            x += width + gap;
        }
        if (hidden == 0) return;
        const QRectF back(x, room.top(), width, room.height());
        const double height = back.height();
        const double wide = std::min(width, height * 120 / 168);
        canvas_.art(QRectF(back.center().x() - wide / 2, back.center().y() - wide * 168 / 240, wide, wide * 168 / 120),
                    QStringLiteral("raiders/back-prophecy") + (wide < 60 ? QStringLiteral("-small") : QString()));
        const double medal = canvas_.pick(34, 22);
        drawMedal(canvas_, QRectF(back.right() - medal, back.top(), medal, medal), QStringLiteral("worth"), hidden,
                  Tone::Night);
        canvas_.spot(QStringLiteral("prophecy/hidden"), back, hiddenText(hidden), captionText(Caption::Secret));
    }

    /// Picture, glory now, name and what it counts; the words only where they have room.
    void card(ProphecyId card, int count, const QRectF& area) {
        canvas_.framed(area, Tone::Panel, Tone::Ink, canvas_.pick(2, 1.5), canvas_.pick(6, 5));
        canvas_.framed(area.adjusted(3, 3, -3, -3), Tone::None, Tone::Gold, canvas_.pick(2, 1), canvas_.pick(4, 3));
        const double medal = std::min(canvas_.pick(36, 24), area.width() * .5);
        const QRectF inner = area.adjusted(cardInset, cardInset, -cardInset, -cardInset);
        const QSizeF below(inner.width(), inner.height() * (1 - pictureShare) - 1);
        const bool named = canvas_.fitsWhole(prophecyText(card), below, Type::Body, true);
        const double picture = named ? inner.height() * pictureShare : inner.height();
        const QRectF field(inner.left(), inner.top(), inner.width(), picture);
        canvas_.rect(field, Tone::Gain, 3);
        drawArt(canvas_, field.adjusted(2, 2, -2, -2), prophecyArt(card));
        drawMedal(canvas_, QRectF(area.right() - medal, area.top(), medal, medal), QStringLiteral("worth"),
                  worth(card) * count, Tone::Night);
        if (count > 1) {
            const double size = canvas_.lineOf(Type::Caption);
            const QRectF times(inner.left(), field.bottom() - size,
                               canvas_.widthOf(timesText(count), Type::Caption, true) + 4, size);
            canvas_.rect(times, Tone::Field, 3);
            canvas_.text(times, timesText(count), Type::Caption, Tone::Ink, Qt::AlignCenter).bold = true;
        }
        if (named) {
            const QRectF words(inner.left(), field.bottom() + 1, inner.width(), inner.bottom() - field.bottom() - 1);
            const QString per = prophecyBrief(table_.rules, card);
            const double line = canvas_.lineOf(Type::Caption);
            const bool both = canvas_.widthOf(per, Type::Caption) <= words.width() && words.height() >= 3.2 * line;
            Sprite& name = canvas_.text(both ? words.adjusted(0, 0, 0, -line) : words, prophecyText(card), Type::Body,
                                        Tone::Ink, Qt::AlignCenter);
            name.wraps = true;
            name.bold = true;
            if (both)
                canvas_.text(QRectF(words.left(), words.bottom() - line, words.width(), line), per, Type::Caption,
                             Tone::SecondInk, Qt::AlignCenter);
        }
        canvas_
            .spot(prophecySpot(card), area, prophecyName(prophecyText(card), count, worth(card)),
                  prophecyRule(table_.rules, card))
            .isUnsure = !prophecyOrigin(table_.rules, card).isEmpty();
    }

    struct Group {
        QString art;
        QString name;
        int count;
        int glory;
        QString rule;
        bool isPawn = false;
        bool isUnsure = false;
    };

    std::vector<Group> groups() const {
        const Rules& rules = table_.rules;
        std::vector<Group> list;
        for (const KeepCard kind : {KeepCard::Treasure, KeepCard::Art, KeepCard::Armor}) {
            const auto card = static_cast<KeepId>(kind);
            list.push_back({spoilArt(spoilOfKeep(card)), keepText(card), ship_.keeps[card],
                            setGlory(rules, card, ship_.keeps[card]),
                            spoilRule(rules, spoilOfKeep(card), table_.now.runicTerror), false,
                            !spoilOrigin(rules, spoilOfKeep(card)).isEmpty()});
        }
        const auto tapestry = static_cast<KeepId>(KeepCard::TapestryDearg);
        const int dearg = ship_.keeps[tapestry];
        const int buigh = ship_.keeps[tapestry + std::size_t{1}];
        const int gorm = ship_.keeps[tapestry + std::size_t{2}];
        list.push_back({spoilArt(spoilOfKeep(tapestry)), captionText(Caption::Tapestries), dearg + buigh + gorm,
                        tapestryGlory(rules, dearg, buigh, gorm),
                        spoilRule(rules, spoilOfKeep(tapestry), table_.now.runicTerror), false,
                        !spoilOrigin(rules, spoilOfKeep(tapestry)).isEmpty()});
        int battles = 0;
        for (const int count : ship_.battles) battles += count;
        list.push_back({QStringLiteral("location-sea"), captionText(Caption::SeaWins), battles, 0, battlesRule(ship_)});
        int tiles = 0;
        for (const int count : ship_.tiles) tiles += count;
        list.push_back(
            {QStringLiteral("location-subdue"), captionText(Caption::Territories), tiles, 0, territoriesRule(ship_)});
        int reavers = 0;
        for (const int count : ship_.reavers) reavers += count;
        list.push_back({QStringLiteral("card-reaver"), deckText(Deck::Reavers), reavers, 0, reaversRule(ship_)});
        for (int i = 0; i < pawnKinds; ++i) {
            const auto pawn = static_cast<Pawn>(i);
            const int count = ship_.pawns[static_cast<std::size_t>(i)];
            const int most = hasMost(table_.now, seat_, pawn) ? rules.pawns[static_cast<std::size_t>(i)].most : 0;
            list.push_back({pawnArt(pawn), pawnText(pawn), count, pawnGlory(rules, pawn, count) + most,
                            pawnRule(rules, pawn), true});
        }
        return list;
    }

    void drawPile(const QRectF& area) {
        const double line = canvas_.lineOf(Type::Value);
        canvas_
            .text(QRectF(area.left(), area.top(), area.width(), line + 3), captionText(Caption::GloryPile), Type::Value,
                  Tone::OnDark)
            .bold = true;
        const QRectF room(area.left(), area.top() + line + 5, area.width(), area.height() - line - 5);
        std::vector<Group> list = groups();
        // What there is none of is left out, but pawns, whose majorities count.
        list.erase(std::remove_if(list.begin(), list.end(),
                                  [](const Group& group) { return group.count == 0 && !group.isPawn; }),
                   list.end());
        const double gap = canvas_.pick(4, 2);
        const double wanted = canvas_.pick(64, 42);
        const double width = std::min(wanted, (room.width() - gap * static_cast<double>(list.size() - 1)) /
                                                  static_cast<double>(list.size()));
        double x = room.left();
        for (std::size_t i = 0; i < list.size(); ++i) {
            const Group& group = list[i];
            const QRectF at(x, room.top(), width, room.height());
            x += width + gap;
            canvas_.framed(at, Tone::Field, Tone::Ink, 1, 3);
            const double text = canvas_.lineOf(Type::Caption);
            const double picture = std::min(at.height() - 2 * text - 2, at.width() - 2);
            drawSign(canvas_, QRectF(at.left(), at.top() + 1, at.width(), picture), group.art);
            canvas_
                .text(QRectF(at.left(), at.bottom() - 2 * text, at.width(), text), timesText(group.count),
                      Type::Caption, Tone::Ink, Qt::AlignCenter)
                .bold = true;
            if (group.glory != 0)
                canvas_.text(QRectF(at.left(), at.bottom() - text - 1, at.width(), text), signedText(group.glory),
                             Type::Caption, Tone::Gain, Qt::AlignCenter);
            const QString name = pileName(group.name, group.count, group.glory);
            canvas_.spot(QStringLiteral("pile/%1").arg(i), at, name, group.rule).isUnsure = group.isUnsure;
        }
    }

    Canvas& canvas_;
    const Board& table_;
    const Seat seat_;
    const Ship& ship_;
    double titleWidth_ = 0;
    bool busy_ = false;
};

}

void drawHand(Canvas& canvas, const Board& board) {
    HandPart(canvas, board).draw();
}

}
