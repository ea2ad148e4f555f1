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

    Box box() const {
        const std::vector<Die> faces = paletteOf(table_.rules, state_, table_.pointing.chosen);
        const Box box = !faces.empty()       ? palette(faces)
                        : state_.bout.active ? combat()
                        : subject_           ? subject()
                                             : titledCards();
        if (!box || state_.mover == table_.own()) return box;
        // Before another's ship it is said whose it is.
        return ui::row({ui::mark(state_.mover, 22).align(Qt::AlignTop), box.stretchX()});
    }

  private:
    /// How all cards of the list are written: with words; in two lines, with signs, names, or pictures alone.
    enum class Form : std::uint8_t { Words, Signs, Name, Picture };

    /// Its rule, smaller where there is little room, or only its first sentences; the tooltip has them all.
    Box subject() const {
        const Box waiting = cards();
        const auto with = [&](const QString& rule, Type type, bool isWhole) {
            const Box words = ui::text(rule, {type, Tone::OnDark, false, true, isWhole, Qt::AlignLeft | Qt::AlignTop});
            return ui::row({subject(words).stretchX(), waiting}, Gap::Medium);
        };
        QStringList sentences = subject_->rule.split(QStringLiteral(". "));
        Boxes choices{with(subject_->rule, Type::Body, true), with(subject_->rule, Type::Caption, true)};
        while (sentences.size() > 1) {
            sentences.removeLast();
            choices.push_back(with(sentences.join(QStringLiteral(". ")) + u'.', Type::Body, true));
        }
        choices.push_back(with(sentences.first(), Type::Caption, false));
        choices.push_back(with({}, Type::Caption, false));
        return ui::oneOf(std::move(choices));
    }

    static Box palette(const std::vector<Die>& faces) {
        Boxes boxes;
        for (const Die die : faces)
            boxes.push_back(
                art(dieArt(die), 56).spot(faceSpot(die), dieText(die), dieRule(die)).align(Qt::AlignCenter));
        const Label title{captionText(Caption::ChooseFace), Tone::OnDark, Type::Value, true};
        return ui::column({title.box(false, false), ui::flow(std::move(boxes), Gap::Small).stretchY()});
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
            .piece(subjectPiece(state_.mover))
            .spot(QStringLiteral("subject"), subject_->name, rulesOfSubject().join(u'\n'), subject_->isUnsure);
    }

    /// Its rule, and for a fight its chances with what they count.
    QStringList rulesOfSubject() const {
        QStringList lines{subject_->rule};
        lines << chanceLines(table_.rules, state_) << chanceRule(table_.rules, state_);
        lines.removeAll(QString());
        return lines;
    }

    /// A card with its name and rule beside it, its cost filling up and the chances of a combat below.
    Box subject(const Box& rule) const {
        const bool pays = subject_->cost && (state_.phase == Phase::Journey || state_.phase == Phase::Fight ||
                                             state_.phase == Phase::Tribute);
        const Box price = pays ? cost(partsOf(table_.rules, *subject_->cost, state_.paid, &state_.ships[state_.mover]),
                                      34, Tone::OnDark)
                               : Box();
        const auto odds = [&](bool wraps) {
            return linesOf(chances().split(u'\n', Qt::SkipEmptyParts), Type::Caption, wraps);
        };
        const Box foot = ui::oneOf(
            {ui::row({price, odds(false)}, Gap::Large), ui::column({price.align(Qt::AlignLeft), odds(true)})});
        const Label name{subject_->name, Tone::OnDark, Type::Value, true};
        const Box words = ui::column({name.box(true, false), rule ? rule.stretchY() : ui::spring(), foot}, Gap::Hair);
        return ui::row({subjectCard(), words.width(200, 520).stretchX()}, Gap::Medium)
            .wholeOf(QStringLiteral("subject"));
    }

    Box combat() const {
        if (!subject_) return combatBox(table_, {});
        const Box name = Label{subject_->name, Tone::OnDark, Type::Value, true}.box(true, true);
        return ui::row({subjectCard(), combatBox(table_, name).stretchX()}, Gap::Large)
            .wholeOf(QStringLiteral("subject"));
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
                    !territoryOrigin(table_.rules, territory).isEmpty(),
                    isUnknownTile(pending.card)
                        ? Box()
                        : bundleSigns(table_.rules.territories[territory].rewards[pending.card % rewardsPerTerritory]),
                    reward};
        }
        default: return shownSpoil(table_.rules, state_, pending.card);
        }
    }

    Box cards() const {
        if (cards_.empty()) return {};
        return ui::oneOf({list(Form::Words), list(Form::Signs), list(Form::Name), list(Form::Picture)});
    }

    /// Without a card at hand, a title says what they are: they lie beside the Prophecies, which have theirs.
    Box titledCards() const {
        if (cards_.empty()) return {};
        const Label title{captionText(titleOf(cards_.front().kind)), Tone::OnDark, Type::Value, true};
        return ui::column({title.box(false, true), cards().stretchY()});
    }

    static Caption titleOf(Pending::Kind kind) {
        switch (kind) {
        case Pending::Kind::Recruit:
        case Pending::Kind::Taken: return Caption::ReaversToPlace;
        case Pending::Kind::Spoil: return Caption::SpoilsToResolve;
        case Pending::Kind::Tile: return Caption::TerritoryRewards;
        default: return Caption::CardsToChooseFrom;
        }
    }

    Box list(Form form) const {
        Boxes boxes;
        for (std::size_t i = 0; i < cards_.size(); ++i) {
            const auto isEqual = [&](const Pending& each) {
                return each.kind == cards_[i].kind && each.card == cards_[i].card;
            };
            const auto twin = std::count_if(cards_.begin(), cards_.begin() + static_cast<std::ptrdiff_t>(i), isEqual);
            const Shown what = shown(cards_[i]);
            boxes.push_back(
                cardBox(what, form)
                    .piece(pendingPiece(state_.mover, cards_[i].kind, cards_[i].card, static_cast<int>(twin)))
                    .spot(pendingSpot(static_cast<int>(i)), what.name, what.rule, what.isUnsure));
        }
        if (form != Form::Words) return inTwoLines(std::move(boxes));
        const int count = static_cast<int>(boxes.size());
        return ui::grid(count, std::move(boxes)).align(Qt::AlignLeft);
    }

    static Box cardBox(const Shown& what, Form form) {
        const Type type = form == Form::Words ? Type::Body : Type::Caption;
        const Box name = Label{what.shortName, Tone::Ink, type, form != Form::Name}.box(true, form != Form::Name);
        if (form == Form::Words) {
            const Box brief = Label{what.brief, Tone::SecondInk}.box(true, true);
            const Box words = ui::column({name, brief}, Gap::Hair).align(Qt::AlignVCenter);
            return ui::row({picture(what.face), words.narrow(170).stretchX()}, Gap::Medium)
                .padded(Gap::Small)
                .on({Tone::Field, Tone::Ink, 2, 6});
        }
        const Box gain = what.gain ? what.gain : Label{what.brief, Tone::SecondInk}.box(false, true);
        const Box words =
            form == Form::Picture
                ? Box()
                : ui::column({name, form == Form::Signs ? gain : Box()}, Gap::None).align(Qt::AlignVCenter);
        const Box strip = stripCard(what.face, 44, words.narrow(170));
        return form == Form::Picture ? strip.width(40, 60) : strip;
    }

    static Box picture(const Face& face) {
        return ui::drawn(
            {84, 118},
            [face](Canvas& canvas, const QRectF& area) {
                if (face.picture.isEmpty())
                    canvas.art(area, QStringLiteral("raiders/") + face.front + QStringLiteral("-small"));
                else
                    drawCard(canvas, face, area);
            },
            .55);
    }

    const ShownTable& table_;
    const State& state_;
    const std::optional<Subject> subject_;
    const std::vector<Pending> cards_;
};

}

Box pendingBox(const ShownTable& table) {
    return table.now.mover == nobody ? Box() : PendingCards(table).box();
}

}
