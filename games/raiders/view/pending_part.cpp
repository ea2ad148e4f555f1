// SPDX-License-Identifier: GPL-3.0-or-later
// What the seat to move has before it: the card at hand with its rule and cost, cards to be placed, kept or resolved, a
// combat with its chances, faces of a die to choose from.
#include "view/parts.h"
#include "words/captions.h"
#include "words/chances.h"
#include "words/origins.h"

#include <algorithm>

namespace heorot::raiders {

namespace {

using ui::Box;
using ui::Boxes;
using ui::Gap;

/// The card or tile that is decided about.
struct Subject {
    Face face;
    QString name;
    QString rule;
    bool isUnsure = false;
    const Cost* cost = nullptr;
};

std::optional<Subject> subjectOf(const ShownTable& table) {
    const State& state = table.now;
    const Rules& rules = table.rules;
    if (state.spoil != none && state.phase != Phase::Room) {
        return Subject{spoilFace(state.spoil), spoilText(state.spoil), spoilRule(rules, state.spoil, state.runicTerror),
                       !spoilOrigin(rules, state.spoil).isEmpty(), nullptr};
    }
    if (state.battle != none) {
        const BattleSpec& spec = rules.battles[state.battle];
        return Subject{battleFace(state.battle), battleText(state.battle), battleRule(rules, state.battle),
                       !battleOrigin(rules, state.battle).isEmpty(), &spec.combination};
    }
    if (state.journey != none) {
        const Cost& cost = rules.journeys[state.journey].pay;
        return Subject{journeyFace(state.journey), journeyText(state.journey), journeyRule(rules, state.journey),
                       !journeyOrigin(rules, state.journey).isEmpty(), isFree(cost) ? nullptr : &cost};
    }
    if (state.territory != none)
        return Subject{{territoryArt(state.territory), {}},
                       territoryText(state.territory),
                       territoryRule(rules, state.territory),
                       !territoryOrigin(rules, state.territory).isEmpty(),
                       &rules.territories[state.territory].cost};
    if (state.ability != none)
        return Subject{reaverFace(rules.reavers[state.ability].clan, state.ability), reaverText(state.ability),
                       abilityRule(rules, state.ability), !reaverOrigin(rules, state.ability).isEmpty(), nullptr};
    return {};
}

class PendingCards {
  public:
    explicit PendingCards(const ShownTable& table)
        : table_(table), state_(table.now), subject_(subjectOf(table)), cards_(pendingOf(table.now)) {}

    PendingBoxes boxes() const {
        PendingBoxes all;
        const std::vector<Die> faces = paletteOf(table_.rules, state_, table_.pointing.chosen);
        if (!faces.empty())
            all.whole = {palette(faces)};
        else if (state_.bout.active)
            all.whole = {combat()};
        else if (subject_)
            addSubject(all);
        else if (!cards_.empty())
            all = {{list(Form::Beside), list(Form::Below), list(Form::Small)}, {list(Form::Name), list(Form::Picture)}};
        for (Boxes* boxes : {&all.whole, &all.less})
            for (Box& box : *boxes) box = withMover(box);
        return all;
    }

  private:
    /// How all cards of the list are written.
    enum class Form : std::uint8_t { Beside, Below, Small, Name, Picture };

    /// Before another's ship it is said whose it is.
    Box withMover(const Box& box) const {
        if (state_.mover == table_.own()) return box;
        return ui::row({ui::mark(state_.mover, 22).align(Qt::AlignTop), box.stretchX()});
    }

    /// Its rule at its size, smaller, or only its first sentences; the tooltip has them all.
    void addSubject(PendingBoxes& all) const {
        const Box waiting = cards_.empty() ? Box()
                                           : ui::oneOf({list(Form::Beside), list(Form::Below), list(Form::Small),
                                                        list(Form::Name), list(Form::Picture)});
        const auto with = [&](const QString& rule, bool isWhole) {
            const Box words =
                ui::text(rule, {Type::Body, Tone::OnDark, false, true, isWhole, Qt::AlignLeft | Qt::AlignTop});
            return ui::row({subject(words).stretchX(), waiting}, Gap::Medium);
        };
        all.whole = {with(subject_->rule, true), with(subject_->rule, false)};
        QStringList sentences = subject_->rule.split(QStringLiteral(". "));
        while (sentences.size() > 1) {
            sentences.removeLast();
            all.less.push_back(with(sentences.join(QStringLiteral(". ")) + u'.', false));
        }
        all.less.push_back(with({}, false));
    }

    static Box palette(const std::vector<Die>& faces) {
        Boxes boxes;
        for (const Die die : faces)
            boxes.push_back(art(dieArt(die), 56)
                                .spot({faceSpot(die), {}, game::Shape::Rect, dieText(die), dieRule(die)})
                                .align(Qt::AlignCenter));
        const Label title{captionText(Caption::ChooseFace), Tone::OnDark, Type::Value, true};
        return ui::column({title.box(false, false), ui::flow(std::move(boxes), Gap::Small).stretchY()}).width(300, 700);
    }

    /// Chances of a combat before it is chosen.
    QString chances() const { return state_.bout.active ? QString() : chanceLines(table_.rules, state_).join(u'\n'); }

    Box subjectCard() const {
        return ui::drawn({100, 140},
                         [face = subject_->face](Canvas& canvas, const QRectF& area) {
                             if (face.picture.isEmpty())
                                 canvas.art(area, QStringLiteral("raiders/") + face.front +
                                                      (area.width() < 100 ? QStringLiteral("-small") : QString()));
                             else
                                 drawCard(canvas, face, area);
                         })
            .piece(subjectPiece)
            .spot({QStringLiteral("subject"),
                   {},
                   game::Shape::Rect,
                   subject_->name,
                   chances().isEmpty() ? subject_->rule : subject_->rule + u'\n' + chances(),
                   false,
                   subject_->isUnsure});
    }

    /// A card with its name and rule beside it, its cost filling up and the chances of a combat below.
    Box subject(const Box& rule) const {
        const bool pays = subject_->cost && (state_.phase == Phase::Journey || state_.phase == Phase::Fight ||
                                             state_.phase == Phase::Tribute);
        const Box price = pays ? cost(partsOf(table_.rules, *subject_->cost, state_.paid, &state_.ships[state_.mover]),
                                      34, Tone::OnDark)
                               : Box();
        const Box odds = Label{chances(), Tone::OnDark}.box(true, true);
        const Box foot = pays || odds ? ui::row({price, odds ? odds.stretchX() : ui::spring()}, Gap::Medium) : Box();
        const Label name{subject_->name, Tone::OnDark, Type::Value, true};
        const Box words =
            ui::column({name.box(true, false), rule ? rule.stretchY() : ui::spring(), foot}, Gap::Hair).width(260, 520);
        return ui::row({subjectCard(), words.stretchX()}, Gap::Medium);
    }

    Box combat() const {
        const Label name{subject_ ? subject_->name : QString(), Tone::OnDark, Type::Value, true};
        const Box card = subject_ ? ui::row({subjectCard(), name.box(true, false).narrow(160)}, Gap::Medium) : Box();
        return ui::row({card, combatBox(table_).stretchX()}, Gap::Large);
    }

    Shown shown(const Pending& pending) const {
        switch (pending.kind) {
        case Pending::Kind::Recruit:
        case Pending::Kind::Taken: return shownReaver(table_.rules, pending.card);
        case Pending::Kind::Tile: {
            const Territory territory = territoryOf(pending.card);
            const QString reward = rewardText(table_.rules, pending.card);
            return {{territoryArt(territory), {}},
                    territoryText(territory),
                    territoryText(territory),
                    reward,
                    reward,
                    !territoryOrigin(table_.rules, territory).isEmpty()};
        }
        default: return shownSpoil(table_.rules, state_, pending.card);
        }
    }

    Box list(Form form) const {
        Boxes boxes;
        for (std::size_t i = 0; i < cards_.size(); ++i) {
            const auto isEqual = [&](const Pending& each) {
                return each.kind == cards_[i].kind && each.card == cards_[i].card;
            };
            const auto twin = std::count_if(cards_.begin(), cards_.begin() + static_cast<std::ptrdiff_t>(i), isEqual);
            boxes.push_back(cardBox(static_cast<int>(i), form)
                                .piece(pendingPiece(cards_[i].kind, cards_[i].card, static_cast<int>(twin))));
        }
        const int count = static_cast<int>(boxes.size());
        return ui::grid(count, std::move(boxes)).align(Qt::AlignLeft);
    }

    Box cardBox(int i, Form form) const {
        const Shown what = shown(cards_[static_cast<std::size_t>(i)]);
        const bool isBeside = form == Form::Beside || form == Form::Small;
        const Qt::Alignment alignment = isBeside ? Qt::AlignLeft | Qt::AlignVCenter : Qt::AlignCenter;
        const Box name = Label{what.shortName, Tone::Ink, Type::Body, true, alignment}.box(true, form != Form::Name);
        const Box brief =
            Label{what.brief, Tone::SecondInk, form == Form::Beside ? Type::Body : Type::Caption, false, alignment}.box(
                true, true);
        // The mark of a card that may be chosen lies at the bottom.
        const Box mark = ui::space(0, 12).height(12);
        Box face;
        if (isBeside) {
            const Box words = ui::column({name, brief}, Gap::Hair).align(Qt::AlignVCenter);
            face = ui::row({ui::space(4).width(4), picture(what.face, {84, 118}, .55),
                            ui::column({words.stretchY(), mark}).narrow(190)},
                           Gap::Medium);
        } else {
            face = ui::column({picture(what.face, {110, 110}, .25).stretchY(), form == Form::Picture ? Box() : name,
                               form == Form::Below ? brief : Box(), mark},
                              Gap::Hair);
            face = form == Form::Picture ? face.width(50, 200) : face.narrow(200);
        }
        return face.padded(Gap::Small)
            .on({Tone::Field, Tone::Ink, 2, 6})
            .spot({pendingSpot(i), {}, game::Shape::Rect, what.name, what.rule, false, what.isUnsure});
    }

    static Box picture(const Face& face, const QSizeF& size, double least) {
        return ui::drawn(
            size,
            [face](Canvas& canvas, const QRectF& area) {
                if (face.picture.isEmpty()) {
                    const double width = std::min(area.width(), area.height() * 120 / 168);
                    QRectF card(0, 0, width, width * 168 / 120);
                    card.moveCenter(area.center());
                    canvas.art(card, QStringLiteral("raiders/") + face.front +
                                         (width < 100 ? QStringLiteral("-small") : QString()));
                } else if (area.height() > area.width() * 1.1) {
                    drawCard(canvas, face, area);
                } else {
                    drawSign(canvas, area, face.picture);
                }
            },
            least);
    }

    const ShownTable& table_;
    const State& state_;
    const std::optional<Subject> subject_;
    const std::vector<Pending> cards_;
};

}

PendingBoxes pendingBoxes(const ShownTable& table) {
    return table.now.mover == nobody ? PendingBoxes() : PendingCards(table).boxes();
}

}
