// SPDX-License-Identifier: GPL-3.0-or-later
// What the seat to move has before it: the card at hand with its rule and cost, cards to be placed, kept or resolved, a
// combat with its chances, faces of a die to choose from.
#include "view/parts.h"
#include "words/captions.h"

#include "rules/odds.h"
#include "rules/pay.h"
#include "ui/text_fit.h"

#include <algorithm>

namespace heorot::raiders {

namespace {

/// Re-rolls that are reckoned with; more change little and take long.
constexpr int reckonedFavor = 3;

/// The card or tile that is decided about.
struct Subject {
    Face face;
    QString name;
    QString rule;
    const Cost* cost = nullptr;
    int defense = 0;
};

std::optional<Subject> subjectOf(const Table& table) {
    const State& state = table.now;
    const Rules& rules = table.rules;
    if (state.spoil != none && state.phase != Phase::Room) {
        const int defense = isKeep(state.spoil) ? rules.keeps[keepOf(state.spoil)].defense : 0;
        return Subject{spoilFace(state.spoil), spoilText(state.spoil), spoilEffect(rules, state.spoil), nullptr,
                       defense};
    }
    if (state.battle != none) {
        const BattleSpec& spec = rules.battles[state.battle];
        return Subject{battleFace(state.battle), battleText(state.battle), battleEffect(rules, state.battle),
                       &spec.combination, spec.defense};
    }
    if (state.journey != none) {
        const Cost& cost = rules.journeys[state.journey].pay;
        return Subject{journeyFace(state.journey), journeyText(state.journey), journeyRule(rules, state.journey),
                       isFree(cost) ? nullptr : &cost, 0};
    }
    if (state.territory != none)
        return Subject{{territoryArt(state.territory), {}},
                       territoryText(state.territory),
                       territoryEffect(rules, state.territory),
                       &rules.territories[state.territory].cost,
                       rules.territories[state.territory].defense};
    if (state.ability != none)
        return Subject{reaverFace(rules.reavers[state.ability].clan, state.ability), reaverText(state.ability),
                       abilityRule(rules, state.ability), nullptr, 0};
    return {};
}

/// Hammers of the mover's ship, those laid out included.
int hammersAtHand(const Table& table) {
    const Ship& ship = table.now.ships[table.now.mover];
    int hammers = diceLaidOut(table.rules, table.now);
    for (Payer payer = 0; payer < payerKinds; ++payer)
        hammers += heldOf(ship, payer) * hammersOf(table.rules, ship, payer);
    return hammers;
}

class PendingPart {
  public:
    PendingPart(Canvas& canvas, const Table& table, const QRectF& room)
        : canvas_(canvas), table_(table), state_(table.now), room_(room) {}

    double draw() {
        const double mark = canvas_.pick(22, 14);
        if (state_.mover != table_.own()) {
            canvas_.mark(QRectF(room_.left(), room_.top(), mark, mark), state_.mover);
            room_.setLeft(room_.left() + mark + 4);
        }
        const double begin = room_.left();
        const double most = room_.width() * .68;
        const std::vector<Die> faces = paletteOf(table_.rules, state_, table_.pointing.chosen);
        double x = begin;
        const std::vector<Pending> cards = pendingOf(state_);
        if (!faces.empty()) {
            x = palette(faces, QRectF(x, room_.top(), most, room_.height()));
        } else {
            const auto about = subjectOf(table_);
            if (about) {
                const double share = state_.bout.active ? .34 : cards.empty() ? .8 : .5;
                x = subject(*about, QRectF(x, room_.top(), most * share, room_.height()));
            }
            if (state_.bout.active)
                x = combat(QRectF(x, room_.top(), most - (x - begin), room_.height()));
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
            const QRectF at(room.left() + static_cast<double>(static_cast<int>(i) % columns) * (size + 5),
                            room.top() + static_cast<double>(static_cast<int>(i) / columns) * (size + 3), size, size);
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

    /// A card with its name and rule beside it, and its cost filling up below.
    double subject(const Subject& about, const QRectF& area) {
        const double width = std::min(area.height() * 120 / 168, area.width() * .4);
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
        canvas_.spot(QStringLiteral("subject"), card, about.name,
                     chance.isEmpty() ? about.rule : about.rule + u'\n' + chance);
        return area.right();
    }

    /// The cost and the chances of a combat, side by side at the foot of `words`, which is made shorter by them.
    void foot(const Subject& about, QRectF& words, const QString& chance) {
        const bool pays = about.cost && (state_.phase == Phase::Journey || state_.phase == Phase::Fight ||
                                         state_.phase == Phase::Tribute);
        const double lines = chance.isEmpty() ? 0 : canvas_.lineOf(Type::Caption) * (chance.contains(u'\n') ? 2 : 1);
        const double size = pays ? canvas_.pick(34, 22) : 0;
        const double height = std::max(lines, size);
        if (height == 0) return;
        double left = words.left();
        if (pays) {
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

    /// Successes as boxes up to the defense, dice below, chances beside.
    double combat(const QRectF& area) {
        const Bout& bout = state_.bout;
        const double right = area.width() * .52;
        const QRectF left(area.left(), area.top(), area.width() - right - 6, area.height());
        boxes(QRectF(left.left(), left.top(), left.width(), canvas_.pick(34, 22)));
        const QRectF below = left.adjusted(0, canvas_.pick(42, 26), 0, 0);
        if (bout.rolled)
            rolled(below);
        else
            laidOut(below);
        chanceLines(QRectF(area.right() - right, area.top(), right, area.height()));
        return area.right();
    }

    void boxes(const QRectF& area) {
        const int defense = state_.bout.defense;
        const int have = state_.bout.rolled ? successes(state_.bout) : 0;
        drawMedal(canvas_, QRectF(area.left(), area.top(), area.height(), area.height()), QStringLiteral("defense"),
                  defense, Tone::Bone);
        const int shown = std::max(defense, have);
        const double size = std::min(area.height() - 2, (area.width() - area.height() - 6) / shown - 2);
        for (int i = 0; i < shown; ++i)
            drawArt(canvas_,
                    QRectF(area.left() + area.height() + 6 + i * (size + 2), area.center().y() - size / 2, size, size),
                    i < have ? QStringLiteral("success") : QStringLiteral("success-needed"));
    }

    /// Dice in one line, or two where they are many.
    static QRectF dieAt(const QRectF& area, int i, int count, double most) {
        const int rows = count > 7 ? 2 : 1;
        const int columns = (count + rows - 1) / rows;
        const double size = std::min({area.width() / columns - 3, area.height() / rows - 2, most});
        return {area.left() + i % columns * (size + 3), area.top() + i / columns * (size + 2), size, size};
    }

    void rolled(const QRectF& area) {
        const Bout& bout = state_.bout;
        int count = 0;
        for (const int each : bout.dice) count += each;
        int i = 0;
        for (int value = 0; value < 3; ++value)
            for (int n = 0; n < bout.dice[static_cast<std::size_t>(value)]; ++n, ++i) {
                const QRectF at = dieAt(area, i, count, canvas_.pick(46, 32));
                drawArt(canvas_, at, QStringLiteral("die-combat-%1").arg(value));
                const bool marked = n < bout.again[static_cast<std::size_t>(value)];
                if (marked) canvas_.framed(at, Tone::None, Tone::Gold, 3, 5);
                canvas_.spot(combatSpot(i), at, combatDieName(value), combatRule());
            }
    }

    void laidOut(const QRectF& area) {
        std::vector<QString> arts;
        for (Payer payer = 0; payer < payerKinds; ++payer)
            for (int i = 0; i < state_.paid[payer]; ++i) arts.push_back(payerArt(payer));
        for (int i = 0; i < state_.bout.extra; ++i) arts.push_back(QStringLiteral("die-combat"));
        const int count = std::max(1, static_cast<int>(arts.size()));
        for (std::size_t i = 0; i < arts.size(); ++i)
            drawArt(canvas_, dieAt(area, static_cast<int>(i), count, canvas_.pick(46, 32)), arts[i]);
    }

    void chanceLines(const QRectF& area) {
        const Bout& bout = state_.bout;
        const Rules& rules = table_.rules;
        const int favor = std::min<int>(state_.ships[state_.mover].favor, reckonedFavor);
        QStringList lines;
        if (!bout.rolled) {
            const int dice = diceLaidOut(rules, state_);
            const int all = hammersAtHand(table_);
            if (dice > 0) {
                lines << chanceOfRoll(dice, chanceOf(rules, dice, bout.defense));
                if (favor > 0) lines << chanceWithFavor(chanceOf(rules, dice, bout.defense, favor), favor);
            }
            if (all > dice) lines << chanceAtHand(all, chanceOf(rules, all, bout.defense));
        } else {
            lines << successText(successes(bout), bout.defense);
            int marked = 0;
            Counts<3> kept = bout.dice;
            for (std::size_t value = 0; value < 3; ++value) {
                marked += bout.again[value];
                kept[value] = static_cast<std::uint8_t>(kept[value] - bout.again[value]);
            }
            if (marked > 0)
                lines << chanceOfMarked(marked, chanceOfReroll(rules, kept, marked, bout.defense));
            else if (favor > 0 && successes(bout) < bout.defense)
                lines << chanceWithFavor(chanceFrom(rules, bout.dice, bout.defense, favor), favor);
        }
        Sprite& text =
            canvas_.text(area, lines.join(u'\n'), Type::Value, Tone::OnDark, Qt::AlignLeft | Qt::AlignVCenter);
        text.wraps = true;
    }

    struct Shown {
        Face face;
        QString name;
        QString brief;
        QString rule;
    };
    Shown shown(const Pending& pending) const {
        const Rules& rules = table_.rules;
        switch (pending.kind) {
        case Pending::Kind::Recruit:
            return {reaverFace(rules.reavers[pending.card].clan, pending.card), reaverText(pending.card),
                    abilityBrief(rules, pending.card), reaverRule(rules, pending.card)};
        case Pending::Kind::Tile: {
            const Territory territory = territoryOf(pending.card);
            return {{territoryArt(territory), {}},
                    territoryText(territory),
                    rewardText(rules, pending.card),
                    rewardText(rules, pending.card)};
        }
        default:
            return {spoilFace(pending.card), spoilText(pending.card), spoilBrief(rules, pending.card),
                    spoilRule(rules, pending.card)};
        }
    }

    double list(const std::vector<Pending>& cards, const QRectF& area) {
        const auto count = static_cast<double>(cards.size());
        const double gap = canvas_.pick(6, 4);
        const double width = std::min(canvas_.pick(250, 164), (area.width() - gap * (count - 1)) / count);
        double x = area.left();
        for (std::size_t i = 0; i < cards.size(); ++i) {
            canvas_.setPiece(pendingPiece(cards[i].kind, cards[i].card));
            card(static_cast<int>(i), shown(cards[i]), QRectF(x, area.top(), width, area.height()));
            canvas_.setPiece({});
            x += width + gap;
        }
        return x - gap;
    }

    void card(int i, const Shown& what, const QRectF& area) {
        const QString spot = pendingSpot(i);
        canvas_.framed(area, Tone::Field, Tone::Ink, canvas_.pick(2, 1.5), canvas_.pick(6, 5));
        const bool wide = area.width() >= canvas_.pick(170, 112);
        const QRectF inner = area.adjusted(4, 4, -4, -4);
        const QRectF picture = wide ? QRectF(inner.left(), inner.top(), inner.height() * .62, inner.height())
                                    : QRectF(inner.left(), inner.top(), inner.width(), inner.height() * .56);
        if (what.face.picture.isEmpty())
            canvas_.art(fitted(picture), artName(what.face.front, fitted(picture).width()));
        else if (wide)
            drawCard(canvas_, what.face, picture);
        else
            drawSign(canvas_, picture, what.face.picture);
        const QRectF words =
            wide ? QRectF(picture.right() + 4, inner.top(), inner.right() - picture.right() - 4, inner.height())
                 : QRectF(inner.left(), picture.bottom() + 1, inner.width(), inner.bottom() - picture.bottom() - 1);
        const bool both =
            wide && canvas_.fitsWhole(what.brief, QSizeF(words.width(), words.height() * .58), Type::Body);
        Sprite& name = canvas_.text(both ? words.adjusted(0, 0, 0, -words.height() * .58) : words, what.name,
                                    Type::Body, Tone::Ink, wide ? Qt::AlignLeft | Qt::AlignVCenter : Qt::AlignCenter);
        name.wraps = true;
        name.bold = true;
        if (both) {
            Sprite& brief =
                canvas_.text(words.adjusted(0, words.height() * .42, 0, 0), what.brief, Type::Body, Tone::SecondInk);
            brief.wraps = true;
        }
        canvas_.spot(spot, area, what.name, what.rule);
    }

    Canvas& canvas_;
    const Table& table_;
    const State& state_;
    QRectF room_;
};

}

bool hasPending(const Table& table) {
    const State& state = table.now;
    if (state.mover == nobody) return false;
    return state.bout.active || subjectOf(table) || !pendingOf(state).empty() ||
           !paletteOf(table.rules, state, table.pointing.chosen).empty();
}

double drawPending(Canvas& canvas, const Table& table, const QRectF& room) {
    return PendingPart(canvas, table, room).draw();
}

}
