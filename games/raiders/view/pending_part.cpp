// SPDX-License-Identifier: GPL-3.0-or-later
// What the seat to move has before it: the card at hand with its rule and cost, cards to be placed, kept or resolved, a
// combat with its chances, faces of a die to choose from.
#include "view/grid.h"
#include "view/parts.h"
#include "words/captions.h"
#include "words/sureness.h"

#include "rules/odds.h"
#include "rules/pay.h"
#include "ui/text_fit.h"

#include <algorithm>

namespace heorot::raiders {

namespace {

/// The card or tile that is decided about.
struct Subject {
    Face face;
    QString name;
    QString rule;
    bool isUnsure = false;
    const Cost* cost = nullptr;
    int defense = 0;
};

std::optional<Subject> subjectOf(const Board& board) {
    const State& state = board.now;
    const Rules& rules = board.rules;
    if (state.spoil != none && state.phase != Phase::Room) {
        const int defense = isKeep(state.spoil) ? rules.keeps[keepOf(state.spoil)].defense : 0;
        return Subject{spoilFace(state.spoil),
                       spoilText(state.spoil),
                       spoilRule(rules, state.spoil, state.runicTerror),
                       !spoilOrigin(rules, state.spoil).isEmpty(),
                       nullptr,
                       defense};
    }
    if (state.battle != none) {
        const BattleSpec& spec = rules.battles[state.battle];
        return Subject{battleFace(state.battle),
                       battleText(state.battle),
                       battleRule(rules, state.battle),
                       !battleOrigin(rules, state.battle).isEmpty(),
                       &spec.combination,
                       spec.defense};
    }
    if (state.journey != none) {
        const Cost& cost = rules.journeys[state.journey].pay;
        return Subject{journeyFace(state.journey),        journeyText(state.journey),
                       journeyRule(rules, state.journey), !journeyOrigin(rules, state.journey).isEmpty(),
                       isFree(cost) ? nullptr : &cost,    0};
    }
    if (state.territory != none)
        return Subject{{territoryArt(state.territory), {}},      territoryText(state.territory),
                       territoryRule(rules, state.territory),    !territoryOrigin(rules, state.territory).isEmpty(),
                       &rules.territories[state.territory].cost, rules.territories[state.territory].defense};
    if (state.ability != none)
        return Subject{reaverFace(rules.reavers[state.ability].clan, state.ability),
                       reaverText(state.ability),
                       abilityRule(rules, state.ability),
                       !reaverOrigin(rules, state.ability).isEmpty(),
                       nullptr,
                       0};
    return {};
}

class PendingPart {
  public:
    PendingPart(Canvas& canvas, const Board& board, const QRectF& room)
        : canvas_(canvas), table_(board), state_(board.now), room_(room) {}

    double draw() {
        const double mark = canvas_.pick(22, 14);
        if (state_.mover != table_.own()) {
            canvas_.mark(QRectF(room_.left(), room_.top(), mark, mark), state_.mover);
            room_.setLeft(room_.left() + mark + 4);
        }
        const double begin = room_.left();
        double most = room_.width() * .68;
        const std::vector<Die> faces = paletteOf(table_.rules, state_, table_.pointing.chosen);
        double x = begin;
        const std::vector<Pending> cards = pendingOf(state_);
        if (!faces.empty()) {
            x = palette(faces, QRectF(x, room_.top(), most, room_.height()));
        } else {
            const auto about = subjectOf(table_);
            if (about) {
                double share = state_.bout.active ? .34 : cards.empty() ? .8 : .5;
                // What is decided about is told whole before what waits, and before the Prophecies.
                while (!state_.bout.active && share < .8 && !isTold(*about, most * share)) share += .1;
                if (!state_.bout.active && !isTold(*about, most * share)) most = room_.width() * .86;
                x = subject(*about, QRectF(x, room_.top(), most * share, room_.height()));
            }
            if (state_.bout.active)
                x = drawCombat(canvas_, table_, QRectF(x, room_.top(), most - (x - begin), room_.height()));
            else if (!cards.empty())
                x = list(cards, QRectF(x, room_.top(), most - (x - begin), room_.height()));
        }
        return x - begin + (state_.mover != table_.own() ? mark + 4 : 0);
    }

  private:
    double palette(const std::vector<Die>& faces, const QRectF& area) {
        const double line = canvas_.lineOf(Type::Value);
        canvas_
            .text(QRectF(area.left(), area.top(), area.width(), line + 2), captionText(Caption::ChooseFace),
                  Type::Value, Tone::OnDark)
            .bold = true;
        const QRectF room = area.adjusted(0, line + 4, 0, 0);
        const int rows = faces.size() > 6 ? 2 : 1;
        const int columns = (static_cast<int>(faces.size()) + rows - 1) / rows;
        const double size =
            std::min({(room.height() - 4) / rows - 2, room.width() / columns - 4, canvas_.pick(52, 38)});
        for (std::size_t i = 0; i < faces.size(); ++i) {
            const QRectF at(inGrid(room.topLeft(), static_cast<int>(i), columns, size + 5, size + 3),
                            QSizeF(size, size));
            drawArt(canvas_, at, dieArt(faces[i]));
            canvas_.spot(faceSpot(faces[i]), at, dieText(faces[i]), dieRule(faces[i]));
        }
        return room.left() + columns * (size + 5);
    }

    /// Chances of a combat with all hammers at hand, before it is chosen.
    QString chances(int defense) const {
        const int dice = hammersAtHand(table_);
        const bool mayFight = state_.phase == Phase::Fight || state_.phase == Phase::Spoil;
        if (defense == 0 || dice == 0 || state_.bout.active || !mayFight) return {};
        const int favor = std::min<int>(state_.ships[state_.mover].favor, reckonedFavor);
        const QString all = chanceAtHand(dice, chanceOf(table_.rules, dice, defense));
        if (favor == 0) return all;
        return all + u'\n' + chanceWithFavor(chanceOf(table_.rules, dice, defense, favor), favor);
    }

    static double cardWidth(const QSizeF& room) { return std::min(room.height() * 120 / 168, room.width() * .4); }

    /// Whether the whole rule has room beside its card.
    bool isTold(const Subject& about, double width) const {
        const double line = canvas_.lineOf(Type::Value);
        const double words = width - cardWidth({width, room_.height()}) - 10;
        const double foot = footHeight(about, chances(about.defense));
        return smallest(about.rule, words) <= room_.height() - line - 3 - (foot > 0 ? foot + 2 : 0);
    }

    /// A card with its name and rule beside it, and its cost filling up below.
    double subject(const Subject& about, const QRectF& area) {
        const double width = cardWidth(area.size());
        const QRectF card(area.left(), area.top(), width, area.height());
        canvas_.setPiece(subjectPiece);
        if (about.face.picture.isEmpty())
            canvas_.art(fitted(card), artName(about.face.front, width));
        else
            drawCard(canvas_, about.face, card);
        canvas_.setPiece({});
        QRectF words(card.right() + 6, area.top(), area.right() - card.right() - 10, area.height());
        const double line = canvas_.lineOf(Type::Value);
        Sprite& name =
            canvas_.text(state_.bout.active ? words : QRectF(words.left(), words.top(), words.width(), line + 2),
                         about.name, Type::Value, Tone::OnDark);
        name.bold = true;
        name.wraps = true;
        const QString chance = chances(about.defense);
        if (!state_.bout.active) {
            words.setTop(words.top() + line + 3);
            foot(about, words, chance);
            paragraph(words, about.rule);
        }
        canvas_
            .spot(QStringLiteral("subject"), card, about.name,
                  chance.isEmpty() ? about.rule : about.rule + u'\n' + chance)
            .isUnsure = about.isUnsure;
        return area.right();
    }

    double costSize(const Subject& about) const {
        const bool pays = about.cost && (state_.phase == Phase::Journey || state_.phase == Phase::Fight ||
                                         state_.phase == Phase::Tribute);
        return pays ? canvas_.pick(34, 22) : 0;
    }
    double footHeight(const Subject& about, const QString& chance) const {
        const double lines = chance.isEmpty() ? 0 : canvas_.lineOf(Type::Caption) * (chance.contains(u'\n') ? 2 : 1);
        return std::max(lines, costSize(about));
    }

    /// The cost and the chances of a combat, side by side at the foot of `words`, which is made shorter by them.
    void foot(const Subject& about, QRectF& words, const QString& chance) {
        const double height = footHeight(about, chance);
        if (height == 0) return;
        const double size = costSize(about);
        double left = words.left();
        if (size > 0) {
            const auto parts = partsOf(table_.rules, *about.cost, state_.paid, &state_.ships[state_.mover]);
            const double wide = std::min(widthOfCost(canvas_, size, parts), words.width());
            drawCost(canvas_, QRectF(left, words.bottom() - (height + size) / 2, wide, size), parts, Tone::OnDark);
            left += wide + 8;
        }
        if (!chance.isEmpty()) {
            Sprite& text = canvas_.text(QRectF(left, words.bottom() - height, words.right() - left, height), chance,
                                        Type::Caption, Tone::OnDark);
            text.wraps = true;
        }
        words.setBottom(words.bottom() - height - 2);
    }

    /// As many of the sentences as there is room for; the tooltip has them all.
    void paragraph(const QRectF& area, const QString& rule) {
        QStringList parts = rule.split(QStringLiteral(". "));
        while (!parts.isEmpty()) {
            QString text = parts.join(QStringLiteral(". "));
            if (!text.endsWith(u'.')) text += u'.';
            if (smallest(text, area.width()) <= area.height()) {
                Sprite& sprite = canvas_.text(area, text, Type::Body, Tone::OnDark, Qt::AlignLeft | Qt::AlignTop);
                sprite.wraps = true;
                return;
            }
            parts.removeLast();
        }
    }

    /// Height of a text at the smallest size.
    double smallest(const QString& text, double width) const {
        const ui::TextWish wish{
            text, QSizeF(width, 10000), Type::Body, false, true, canvas_.look().floor(), canvas_.look().floor()};
        return ui::fitText(wish, ui::Theme()).height;
    }

    static QRectF fitted(const QRectF& area) {
        const double width = std::min(area.width(), area.height() * 120 / 168);
        return {area.center().x() - width / 2, area.center().y() - width * 168 / 240, width, width * 168 / 120};
    }
    static QString artName(const QString& name, double width) {
        return QStringLiteral("raiders/") + name + (width < 100 ? QStringLiteral("-small") : QString());
    }

    struct Shown {
        Face face;
        QString name;
        QString brief;
        QString rule;
        bool isUnsure = false;
    };
    Shown shown(const Pending& pending) const {
        const Rules& rules = table_.rules;
        switch (pending.kind) {
        case Pending::Kind::Recruit:
        case Pending::Kind::Taken:
            return {reaverFace(rules.reavers[pending.card].clan, pending.card), reaverText(pending.card),
                    abilityBrief(rules, pending.card), reaverRule(rules, pending.card),
                    !reaverOrigin(rules, pending.card).isEmpty()};
        case Pending::Kind::Tile: {
            const Territory territory = territoryOf(pending.card);
            return {{territoryArt(territory), {}},
                    territoryText(territory),
                    rewardText(rules, pending.card),
                    rewardText(rules, pending.card),
                    !territoryOrigin(rules, territory).isEmpty()};
        }
        default:
            return {spoilFace(pending.card), spoilText(pending.card),
                    spoilBrief(rules, pending.card, state_.runicTerror),
                    spoilRule(rules, pending.card, state_.runicTerror), !spoilOrigin(rules, pending.card).isEmpty()};
        }
    }

    double list(const std::vector<Pending>& cards, const QRectF& area) {
        const auto count = static_cast<double>(cards.size());
        const double gap = canvas_.pick(6, 4);
        const double width = std::min(canvas_.pick(250, 164), (area.width() - gap * (count - 1)) / count);
        double x = area.left();
        std::vector<Shown> all;
        for (const Pending& pending : cards) all.push_back(shown(pending));
        const QSizeF inner(width - 8, area.height() - 8);
        const bool isOver = !std::all_of(all.begin(), all.end(), [&](const Shown& what) {
            return readsBeside(what, inner);
        }) && std::all_of(all.begin(), all.end(), [&](const Shown& what) { return readsBelow(what, inner); });
        for (std::size_t i = 0; i < cards.size(); ++i) {
            const auto twin =
                std::count_if(cards.begin(), cards.begin() + static_cast<std::ptrdiff_t>(i), [&](const auto& each) {
                    return each.kind == cards[i].kind && each.card == cards[i].card;
                });
            canvas_.setPiece(pendingPiece(cards[i].kind, cards[i].card, static_cast<int>(twin)));
            card(static_cast<int>(i), all[i], QRectF(x, area.top(), width, area.height()), isOver);
            canvas_.setPiece({});
            x += width + gap;
        }
        return x - gap;
    }

    /// Whether name and words stand beside the picture in two lines each: more would be columns of one word each.
    bool readsBeside(const Shown& what, const QSizeF& inner) const {
        const double width = inner.width() - inner.height() * .62 - 4;
        const double lines = std::min(inner.height() / 2, 2 * canvas_.lineOf(Type::Body));
        return canvas_.heightOf(what.name, Type::Body, width, true) <= lines &&
               canvas_.heightOf(what.brief, Type::Body, width) <= lines &&
               canvas_.fitsWhole(what.name, QSizeF(width, lines), Type::Body, true) &&
               canvas_.fitsWhole(what.brief, QSizeF(width, lines), Type::Body);
    }

    /// More lines beside a picture would be of one word each.
    double mostLines() const { return 3.2 * canvas_.lineOf(Type::Body); }

    double nameBelow(const Shown& what, double width) const {
        return std::min(canvas_.heightOf(what.name, Type::Body, width, true), 2 * canvas_.lineOf(Type::Body));
    }
    double wordsBelow(const Shown& what, double width) const {
        return std::min(canvas_.heightOf(what.brief, Type::Body, width), 2 * canvas_.lineOf(Type::Body));
    }

    /// Free below the words: a card that may be chosen has its diamond there.
    double diamondRoom() const { return canvas_.pick(9, 5); }

    /// Whether they stand below it across the card, with enough of the picture left.
    bool readsBelow(const Shown& what, const QSizeF& inner) const {
        const double name = nameBelow(what, inner.width());
        const double words = wordsBelow(what, inner.width());
        return inner.height() - name - words - 4 - diamondRoom() >= inner.height() * .2 &&
               canvas_.fitsWhole(what.name, QSizeF(inner.width(), name), Type::Body, true) &&
               canvas_.fitsWhole(what.brief, QSizeF(inner.width(), words), Type::Body);
    }

    /// Picture with name and a few words, with the name alone, or alone, as there is room; the tooltip has it all.
    void card(int i, const Shown& what, const QRectF& area, bool isOver) {
        canvas_.framed(area, Tone::Field, Tone::Ink, canvas_.pick(2, 1.5), canvas_.pick(6, 5));
        const QRectF inner = area.adjusted(4, 4, -4, -4);
        const QRectF beside(inner.left() + inner.height() * .62 + 4, inner.top(),
                            inner.width() - inner.height() * .62 - 4, inner.height() - diamondRoom());
        const QRectF below = inner.adjusted(0, inner.height() * .56 + 1, 0, -diamondRoom());
        if (isOver) {
            cardOver(what, inner);
        } else if (canvas_.fitsWhole(what.name, beside.size(), Type::Body, true) &&
                   canvas_.heightOf(what.name, Type::Body, beside.width(), true) <= mostLines()) {
            cardPicture(what.face, QRectF(inner.left(), inner.top(), inner.height() * .62, inner.height()));
            cardWords(what, beside);
        } else if (canvas_.fitsWhole(what.name, below.size(), Type::Body, true)) {
            cardPicture(what.face, QRectF(inner.left(), inner.top(), inner.width(), inner.height() * .56));
            cardName(what.name, below, Qt::AlignCenter);
        } else {
            cardPicture(what.face, inner);
        }
        canvas_.spot(pendingSpot(i), area, what.name, what.rule).isUnsure = what.isUnsure;
    }

    void cardOver(const Shown& what, const QRectF& area) {
        const double name = nameBelow(what, area.width());
        const double words = wordsBelow(what, area.width());
        const double picture = area.height() - name - words - 4 - diamondRoom();
        cardPicture(what.face, QRectF(area.left(), area.top(), area.width(), picture));
        const double top = area.top() + picture + 2;
        cardName(what.name, QRectF(area.left(), top, area.width(), name), Qt::AlignCenter);
        const QRectF rest(area.left(), top + name + 2, area.width(), words);
        canvas_.text(rest, what.brief, Type::Body, Tone::SecondInk, Qt::AlignCenter).wraps = true;
    }

    void cardPicture(const Face& face, const QRectF& area) {
        if (face.picture.isEmpty())
            canvas_.art(fitted(area), artName(face.front, fitted(area).width()));
        else if (area.height() > area.width())
            drawCard(canvas_, face, area);
        else
            drawSign(canvas_, area, face.picture);
    }

    void cardName(const QString& text, const QRectF& area, Qt::Alignment alignment) {
        Sprite& name = canvas_.text(area, text, Type::Body, Tone::Ink, alignment);
        name.wraps = true;
        name.bold = true;
    }

    /// The name above, as high as it needs, and the few words below it where both have room.
    void cardWords(const Shown& what, const QRectF& area) {
        const double head = std::min(canvas_.heightOf(what.name, Type::Body, area.width(), true), area.height());
        const QRectF rest = area.adjusted(0, head + 2, 0, 0);
        if (!canvas_.fitsWhole(what.brief, rest.size(), Type::Body) ||
            canvas_.heightOf(what.brief, Type::Body, area.width()) > mostLines())
            return cardName(what.name, area, Qt::AlignLeft | Qt::AlignVCenter);
        cardName(what.name, QRectF(area.left(), area.top(), area.width(), head), Qt::AlignLeft | Qt::AlignVCenter);
        Sprite& brief = canvas_.text(rest, what.brief, Type::Body, Tone::SecondInk, Qt::AlignLeft | Qt::AlignTop);
        brief.wraps = true;
    }

    Canvas& canvas_;
    const Board& table_;
    const State& state_;
    QRectF room_;
};

}

bool hasPending(const Board& board) {
    const State& state = board.now;
    if (state.mover == nobody) return false;
    return state.bout.active || subjectOf(board) || !pendingOf(state).empty() ||
           !paletteOf(board.rules, state, board.pointing.chosen).empty();
}

double drawPending(Canvas& canvas, const Board& board, const QRectF& room) {
    return PendingPart(canvas, board, room).draw();
}

}
