// SPDX-License-Identifier: GPL-3.0-or-later
// The longship of who looks: Leader, four slots, dice and goods on deck, artifacts and upgrades along the strake.
#include "ui/panels.h"
#include "ui/surroundings.h"
#include "view/parts.h"
#include "words/captions.h"
#include "words/origins.h"
#include "words/panel.h"
#include "words/spoken.h"

#include "rules/names.h"
#include "rules/steps/steps.h"

#include <algorithm>

namespace heorot::raiders {

namespace {

using ui::Box;
using ui::Boxes;
using ui::Gap;

/// Measures of the pictures `hull-<width>`: their height, and where deck and strake lie.
constexpr double hullHeight = 354;
constexpr std::array<int, 5> hullWidths{1120, 1240, 1360, 1480, 1600};
constexpr double deckLeft = 100, deckRight = 68, deckTop = 3, deckBottom = 258, strakeTop = 272, strakeBottom = 351;

/// A wider hull is taken rather than a higher one, if it is not lower by more than this.
constexpr double mostCut = 1.07;

/// Draws the hull in the middle of `room` at its bottom, and on it what lies on deck and along the strake.
void drawHull(Canvas& canvas, const QRectF& room, const Box& deck, const Box& strake) {
    const double scale = room.height() / hullHeight;
    int width = hullWidths.front();
    for (const int each : hullWidths)
        if (each * scale <= room.width() * mostCut) width = each;
    const double shown = std::min(scale, room.width() / width);
    const QRectF hull(room.center().x() - width * shown / 2, room.bottom() - hullHeight * shown, width * shown,
                      hullHeight * shown);
    canvas.art(hull, QStringLiteral("raiders/hull-%1").arg(width));
    const auto at = [&](double top, double bottom) {
        return QRectF(QPointF(hull.left() + deckLeft * shown, hull.top() + top * shown),
                      QPointF(hull.left() + (width - deckRight) * shown, hull.top() + bottom * shown));
    };
    deck.draw(canvas, at(deckTop, deckBottom));
    strake.draw(canvas, at(strakeTop, strakeBottom));
}

class Longship {
  public:
    Longship(const ShownTable& table, Seat seat)
        : table_(table), state_(table.now), seat_(seat), ship_(table.now.ships[seat_]),
          then_(table.then ? table.then->ships[seat_] : ship_) {}

    Box box() const {
        const Box deck =
            ui::row({leader().width(112, 146), crewSlots().width(560, 800).stretchX(), diceAndGoods().width(250, 326)},
                    Gap::Medium)
                .padded(Gap::Medium);
        const Box strake = ui::row({artifacts().stretchX(), upgrades()}, Gap::Medium).padded(Gap::Small, Gap::Hair);
        return ui::filled([deck, strake](Canvas& canvas, const QRectF& area) { drawHull(canvas, area, deck, strake); });
    }

  private:
    const ReaverSpec& reaver(ReaverId id) const { return table_.rules.reavers[id]; }

    Box leader() const {
        // Whose ship it is; of the reader's the mark says enough.
        const bool isOwn = isReaders(table_, seat_);
        const Box head = isOwn ? ui::text(captionText(Caption::Leader), {Type::Caption})
                               : ui::text(table_.name(seat_), {Type::Caption, Tone::Ink, true}).narrow(100).optional();
        const Box caption = ui::row({ui::mark(seat_, 20), head.stretchX()}, Gap::Small);
        const ui::Ground ground{Tone::Panel, Tone::Ink, 2, 6};
        if (ship_.leader == none) {
            const Box none = ui::text(captionText(Caption::NoLeader),
                                      {Type::Caption, Tone::SecondInk, false, true, false, Qt::AlignCenter});
            return ui::column({caption, none.stretchY()})
                .padded(Gap::Small)
                .on(ground)
                .spot(leaderSpot, captionText(Caption::NoLeader), leaderRule());
        }
        const Color clan = reaver(ship_.leader).clan;
        const Box portrait = sign(reaverArt(ship_.leader), 130).piece(leaderPiece(seat_));
        const auto name = [&](Type type, bool isBold) {
            return ui::text(breakable(reaverText(ship_.leader)),
                            {type, Tone::Ink, isBold, true, true, Qt::AlignCenter});
        };
        const Box wild = art(dieArt(dieOf(clan, Icon::Clan)), 32);
        const Label any{captionText(Caption::AnySign), Tone::SecondInk, Type::Caption, false, Qt::AlignCenter};
        const Box clanLine = ui::oneOf({ui::row({ui::spring(), wild, any.box(false, true), ui::spring()}),
                                        ui::column({wild.align(Qt::AlignHCenter), any.box(true, true)}, Gap::Hair),
                                        wild.align(Qt::AlignHCenter)});
        // The mark of a lit Leader stands at the bottom.
        const Box mark = ui::space(0, 8).height(8);
        return ui::column({caption, portrait.stretchY(), ui::oneOf({name(Type::Body, true), name(Type::Caption, true)}),
                           clanLine, mark})
            .padded(Gap::Small)
            .on(ground)
            .spot(spotOfThing(reaverText(ship_.leader), leaderSpot, leaderName(reaverText(ship_.leader)),
                              leaderTip(table_.rules, ship_.leader),
                              !reaverOrigin(table_.rules, ship_.leader).isEmpty()));
    }

    /// How the Reavers of all slots are written: the name above its portrait and ability, or beside its portrait.
    struct Rows {
        enum class Ability : std::uint8_t { InWords, InSigns, None } ability;
        bool isBold, wraps;
    };
    using Ability = Rows::Ability;

    Box crewSlots() const {
        constexpr std::array all{Rows{Ability::InWords, true, false},  Rows{Ability::InWords, false, false},
                                 Rows{Ability::InSigns, true, false},  Rows{Ability::InSigns, false, true},
                                 Rows{Ability::InSigns, false, false}, Rows{Ability::None, false, true}};
        Boxes choices;
        for (const Rows& rows : all) {
            Boxes boxes;
            for (int slot = 0; slot < slotKinds; ++slot) boxes.push_back(slotBox(static_cast<Slot>(slot), rows));
            choices.push_back(ui::grid(slotKinds, std::move(boxes)));
        }
        return ui::oneOf(std::move(choices));
    }

    Box slotBox(Slot slot, const Rows& rows) const {
        const auto& crew = ship_.crew[static_cast<std::size_t>(slot)];
        const Location location = locationOf(slot);
        const bool isHere = state_.mover != nobody && state_.location == location && state_.stage == Stage::Fire;
        const Box icon = ui::drawn(
            {24, 24},
            [art = locationArt(location)](Canvas& canvas, const QRectF& area) {
                canvas.disc(area.center(), area.width() / 2, Tone::Bone);
                drawArt(canvas, area.adjusted(1, 1, -1, -1), art);
            },
            .8);
        // The mark of a lit slot stands at its left edge.
        const Box head =
            ui::row({ui::space(12).width(12), icon.optional(),
                     ui::text(slotText(slot), {Type::Caption, Tone::OnDark, true})})
                .on({location == Location::Subdue ? Tone::Sea : Tone::Loss, Tone::None, 0, 4})
                .height(27)
                .spot(spotOfThing(locationText(location), slotSpot(slot), slotName(slot, static_cast<int>(crew.size())),
                                  slotRule() + u'\n' + locationRule(table_.rules, location, state_.seats)));
        Boxes places;
        for (int i = 0; i < table_.rules.reaversPerSlot.value; ++i)
            places.push_back(static_cast<std::size_t>(i) < crew.size()
                                 ? crewBox(slot, i, crew[static_cast<std::size_t>(i)], rows)
                                 : freeBox(slot, i));
        return ui::column({head, ui::grid(1, std::move(places)).stretchY()})
            .padded(Gap::Hair)
            .on({Tone::Line, isHere ? Tone::Gold : Tone::Ink, isHere ? 4.0 : 2.0, 6})
            .wholeOf(slotSpot(slot));
    }

    static Box freeBox(Slot slot, int i) {
        const Box words =
            ui::text(captionText(Caption::EmptySpace), {Type::Caption, Tone::Ink, false, false, true, Qt::AlignCenter});
        const Box socket = ui::filled([](Canvas& canvas, const QRectF& area) {
            canvas.framed(area.adjusted(1, 1, -1, -1), Tone::None, Tone::SecondInk, 1.5, 4).opacity = .6;
        });
        return ui::stack({socket, ui::row({words.optional().stretchX()})})
            .spot(crewSpot(slot, i), emptyRow(slot), slotRule());
    }

    Box crewBox(Slot slot, int i, ReaverId id, const Rows& rows) const {
        const bool isMine = state_.mover == seat_ && state_.stage == Stage::Fire && state_.location == locationOf(slot);
        const bool fires = isMine && state_.ability == id && state_.firing == i + 1;
        const bool hasFired = isMine && state_.firing > i + 1;
        return crewWords(id, rows, hasFired)
            .padded(Gap::Hair)
            .on({Tone::Field, fires ? Tone::Gold : Tone::Ink, fires ? 4.0 : 2.0, 4})
            .piece(crewPiece(seat_, slot, i))
            .spot(spotOfThing(reaverText(id), crewSpot(slot, i), crewName(reaverText(id), slot),
                              reaverTip(table_.rules, id), !reaverOrigin(table_.rules, id).isEmpty()));
    }

    Box crewWords(ReaverId id, const Rows& rows, bool hasFired) const {
        const auto portrait = [&](double size, double least) {
            const Box face = ui::drawn(
                {size, size},
                [picture = reaverArt(id), hasFired](Canvas& canvas, const QRectF& area) {
                    drawSign(canvas, area, picture);
                    if (hasFired) drawTick(canvas, area);
                },
                least);
            const Box pip = art(pipArt(reaver(id).clan), 13, 1);
            return ui::stack({face, pip.align(Qt::AlignBottom | Qt::AlignLeft)});
        };
        const Label name{breakable(reaverText(id)), Tone::Ink, Type::Caption, rows.isBold};
        if (rows.ability == Ability::None)
            return ui::row({portrait(40, .65), name.box(true, false).narrow(40).stretchX()});
        const Box ability =
            rows.ability == Ability::InSigns
                ? abilitySigns(reaver(id).ability)
                : Label{breakable(abilityShort(table_.rules, id)), Tone::SecondInk}.box(true, true).narrow(40);
        return ui::column({name.box(rows.wraps, rows.wraps || rows.isBold).padded(Gap::Hair, Gap::None),
                           ui::row({portrait(44, .5), ability.stretchX()}).stretchY()},
                          Gap::None);
    }

    Box diceAndGoods() const {
        const std::vector<CrewDie> dice = crewDice(state_, seat_, table_.taken);
        const int spaces = table_.rules.diceSpaces.value;
        const auto held = std::count_if(dice.begin(), dice.end(), [](const CrewDie& each) { return !each.isLaid; });
        const Label caption{captionText(Caption::CrewDice), Tone::Night, Type::Caption, true};
        const Box header = ui::row({caption.box(false, true).optional(), ui::spring(),
                                    Label{ofText(static_cast<int>(held), spaces), Tone::Night}.box(false, true)});
        Boxes boxes;
        for (const CrewDie& die : dice) boxes.push_back(dieBox(die, static_cast<int>(boxes.size())));
        while (static_cast<int>(boxes.size()) < spaces) boxes.push_back(art(QStringLiteral("die-socket"), dieSize));
        // Two lines of five; more while room must be made.
        const int columns = std::max(5, (static_cast<int>(boxes.size()) + 1) / 2);
        return ui::column({header, ui::grid(columns, std::move(boxes), Gap::Small), ui::spring(), goods()});
    }

    Box dieBox(const CrewDie& die, int place) const {
        if (die.isLaid) return laidOut(laidDieSpot(place), die.die);
        return art(dieArt(die.die), dieSize)
            .piece(diePiece(seat_, die.die, die.twin))
            .spot(spotOfThing(dieText(die.die), dieSpot(place), dieName(dieText(die.die), false), dieRule(die.die)))
            .align(Qt::AlignCenter);
    }

    /// Paler in its old place until it is paid; choosing it takes it back.
    static Box laidOut(const QString& spot, Payer payer) {
        const QString name = isUpgrade(payer) ? upgradeText(upgradeOf(payer)) : dieText(payer);
        return art(payerArt(payer), dieSize)
            .faded(.4)
            .spot(spotOfThing(name, spot, ui::laidOutName(name), ui::laidOutRule()))
            .align(Qt::AlignCenter);
    }

    /// Words stand behind all numbers or behind none.
    Box goods() const {
        const auto grid = [&](bool hasWords) {
            const int glory = trackOf(state_, seat_);
            const int gloryThen = table_.then ? trackOf(*table_.then, seat_) : glory;
            const auto amount = [&](const char* picture, int now, int then, Caption caption) {
                const QString number = then == now ? numberText(now)
                                       : hasWords  ? numberText(now) + QStringLiteral(" → ") + numberText(then)
                                                   : numberText(then);
                const QString word = captionText(caption);
                return ui::row({art(QLatin1StringView(picture), 34),
                                ui::text(number, {Type::Value, Tone::Night, true, false, true}),
                                hasWords ? Label{word, Tone::Night}.box(false, true) : Box()})
                    .spot({QStringLiteral("goods/") + QLatin1StringView(picture),
                           {},
                           game::Shape::Rect,
                           goodsName(caption, now),
                           goodsRule(table_.rules, ship_, caption),
                           false,
                           false,
                           word});
            };
            const Box left = ui::column({amount("food", ship_.food, then_.food, Caption::Food),
                                         amount("terror", ship_.terror, then_.terror, Caption::Terror)});
            const Box right = ui::column({amount("favor", ship_.favor, then_.favor, Caption::Favor),
                                          amount("glory", glory, gloryThen, Caption::Glory)});
            return ui::row({left.stretchX(), right.stretchX()});
        };
        return ui::oneOf({grid(true), grid(false)});
    }

    Box artifacts() const {
        const int spaces = std::max(table_.rules.artifactSpaces.value, static_cast<int>(ship_.artifacts.size()));
        const std::vector<Stowed> artifacts = artifactsOf(state_, seat_, table_.taken);
        QStringList rules;
        for (const Stowed& stowed : artifacts)
            rules << QStringList{clickOn(stowed), artifactTip(table_.rules, stowed.artifact)}.join(u'\n').trimmed();
        Boxes choices;
        for (const bool hasPlace : {true, false}) {
            Boxes boxes;
            for (int i = 0; i < spaces; ++i)
                boxes.push_back(static_cast<std::size_t>(i) < artifacts.size()
                                    ? artifact(i, artifacts[static_cast<std::size_t>(i)], rules[i], hasPlace)
                                    : freeArtifact(i));
            choices.push_back(ui::grid(spaces, std::move(boxes), Gap::Medium));
        }
        return ui::oneOf(std::move(choices));
    }

    static Box freeArtifact(int i) {
        const Box space = ui::drawn({68, 68}, [](Canvas& canvas, const QRectF& area) {
            Sprite& disc = canvas.disc(area.center(), area.width() / 2, Tone::Night);
            disc.opacity = .4;
            disc.edge = Tone::Bone;
            disc.edgeWidth = 1;
        });
        return ui::row({space, Label{emptyArtifact(i + 1), Tone::SecondOnDark}.box(true, false).stretchX()});
    }

    /// What a click on the artifact does now; empty if it does nothing.
    QString clickOn(const Stowed& stowed) const {
        if (state_.mover != seat_ || !table_.pointing.chosen.isEmpty()) return {};
        engine::ActionList legal;
        legalActions(table_.rules, state_, legal);
        const auto action =
            std::find_if(legal.begin(), legal.end(), [&](Action each) { return artifactMeant(ship_, each) == stowed; });
        return action == legal.end() ? QString() : artifactClick(*action);
    }

    Box artifact(int i, const Stowed& stowed, const QString& rule, bool hasPlace) const {
        // The die that it may hold lies over its lower right.
        const Box picture = ui::drawn({84, 68}, [stowed](Canvas& canvas, const QRectF& area) {
            const double size = area.height();
            const QRectF disc(area.left(), area.top(), size, size);
            Sprite& ground = canvas.disc(disc.center(), size / 2, Tone::Sea);
            ground.edge = stowed.used ? Tone::Line : Tone::Gold;
            ground.edgeWidth = canvas.pick(3, 2);
            const double inset = size * .14;
            drawArt(canvas, disc.adjusted(inset, inset, -inset, -inset), artifactArt(stowed.artifact));
            const double die = size * .46;
            drawArt(canvas, QRectF(area.right() - die, area.bottom() - die, die, die),
                    stowed.die == none ? QStringLiteral("die-socket-dark") : dieArt(stowed.die));
        });
        const QString name = artifactText(stowed.artifact);
        const Box place = Label{artifactPlace(table_.rules, stowed.artifact), Tone::SecondOnDark}.box(true, true);
        const Box words = ui::column({Label{breakable(name), Tone::OnDark, Type::Body, true}.box(true, hasPlace),
                                      hasPlace ? place : Box()},
                                     Gap::None)
                              .align(Qt::AlignVCenter);
        return ui::row({picture, words.stretchX()})
            .spot(spotOfThing(name, artifactSpot(i),
                              artifactName(name, stowed.die == none ? QString() : dieText(stowed.die)), rule,
                              !spoilOrigin(table_.rules, stowed.artifact).isEmpty()));
    }

    Box upgrades() const {
        const std::vector<UpgradeTile> tiles = upgradesOf(state_, seat_, table_.taken);
        const int spaces = std::max(table_.rules.upgradeSpaces.value, static_cast<int>(tiles.size()));
        Boxes boxes;
        for (const UpgradeTile& tile : tiles) boxes.push_back(upgrade(tile, static_cast<int>(boxes.size())));
        while (static_cast<int>(boxes.size()) < spaces)
            boxes.push_back(art(QStringLiteral("die-socket-dark"), tileSize));
        return ui::row(std::move(boxes));
    }

    Box upgrade(const UpgradeTile& tile, int place) const {
        if (tile.isLaid) return laidOut(laidUpgradeSpot(place), payerOf(tile.upgrade));
        return art(tile.up ? payerArt(payerOf(tile.upgrade)) : QStringLiteral("upgrade-used"), tileSize)
            .spot(spotOfThing(upgradeText(tile.upgrade), upgradeSpot(place),
                              upgradeName(upgradeText(tile.upgrade), tile.up), upgradeRule(table_.rules, tile.upgrade)))
            .align(Qt::AlignCenter);
    }

    static constexpr double dieSize = 50, tileSize = 56;

    const ShownTable& table_;
    const State& state_;
    const Seat seat_;
    const Ship& ship_;
    const Ship& then_;
};

}

Box shipBox(const ShownTable& table) {
    return shipBox(table, table.own());
}

Box shipBox(const ShownTable& table, Seat seat) {
    return Longship(table, seat).box();
}

}
