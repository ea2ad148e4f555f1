// SPDX-License-Identifier: GPL-3.0-or-later
// The longship of who looks: Leader, four slots, dice and goods on deck, artifacts and upgrades along the strake.
#include "ui/surroundings.h"
#include "view/grid.h"
#include "view/parts.h"
#include "words/captions.h"
#include "words/sureness.h"

#include "rules/names.h"

#include <algorithm>
#include <cmath>

namespace heorot::raiders {

namespace {

/// Measures of the pictures `hull-<width>`: their height, and where deck and strake lie.
constexpr double hullHeight = 354;
constexpr std::array<int, 5> hullWidths{1120, 1240, 1360, 1480, 1600};
constexpr double deckLeft = 100, deckRight = 68, deckTop = 3, deckBottom = 258, strakeTop = 272, strakeBottom = 351;

class ShipPart {
  public:
    ShipPart(Canvas& canvas, const Board& board)
        : canvas_(canvas), table_(board), seat_(board.own()), ship_(board.now.ships[seat_]),
          then_(board.then ? board.then->ships[seat_] : board.now.ships[seat_]) {}

    void draw() {
        hull();
        const double inset = canvas_.pick(10, 5);
        const QRectF deck = deck_.adjusted(inset, inset, -inset, -inset);
        const double dice = std::round(deck.width() * canvas_.pick(.255, .25));
        const double leader = std::round(deck.width() * canvas_.pick(.105, .112));
        drawLeader(QRectF(deck.left(), deck.top(), leader, deck.height()));
        const double gap = canvas_.pick(8, 4);
        const double from = deck.left() + leader + canvas_.pick(12, 5);
        const double width = (deck.right() - dice - canvas_.pick(12, 6) - from - 3 * gap) / slotKinds;
        for (int slot = 0; slot < slotKinds; ++slot)
            drawSlot(static_cast<Slot>(slot), QRectF(from + slot * (width + gap), deck.top(), width, deck.height()));
        drawDice(QRectF(deck.right() - dice, deck.top(), dice, deck.height()));
        drawStrake();
    }

  private:
    void hull() {
        const QRectF& room = table_.ship;
        const double scale = room.height() / hullHeight;
        int width = hullWidths.front();
        for (const int each : hullWidths)
            if (each * scale <= room.width() + 20) width = each;
        const double shown = std::min(scale, room.width() / width);
        const QRectF area(room.center().x() - width * shown / 2, room.bottom() - hullHeight * shown, width * shown,
                          hullHeight * shown);
        canvas_.art(area, QStringLiteral("raiders/hull-%1").arg(width));
        const auto at = [&](double left, double top, double right, double bottom) {
            return QRectF(QPointF(area.left() + left * shown, area.top() + top * shown),
                          QPointF(area.left() + right * shown, area.top() + bottom * shown));
        };
        deck_ = at(deckLeft, deckTop, width - deckRight, deckBottom);
        strake_ = at(deckLeft, strakeTop, width - deckRight, strakeBottom);
    }

    void drawLeader(const QRectF& area) {
        canvas_.framed(area, Tone::Panel, Tone::Ink, canvas_.pick(2, 1.5), canvas_.pick(6, 5));
        const double line = canvas_.lineOf(Type::Caption);
        canvas_.text(QRectF(area.left() + 3, area.top() + 2, area.width() - 6, line), captionText(Caption::Leader),
                     Type::Caption, Tone::Ink, Qt::AlignCenter);
        const QRectF below = area.adjusted(4, line + 4, -4, -4);
        if (ship_.leader == none) {
            Sprite& words =
                canvas_.text(below, captionText(Caption::NoLeader), Type::Caption, Tone::SecondInk, Qt::AlignCenter);
            words.wraps = true;
            canvas_.spot(leaderSpot, area, captionText(Caption::NoLeader), leaderRule());
            return;
        }
        const Color clan = table_.rules.reavers[ship_.leader].clan;
        const double sign = canvas_.pick(30, 20);
        const Type kind = canvas_.compact() ? Type::Caption : Type::Body;
        const QString words = reaverText(ship_.leader);
        double name = std::min(2 * canvas_.lineOf(Type::Body), below.height() * .34);
        // A word that is too long is left to the tooltip.
        if (!canvas_.fitsWhole(words, QSizeF(below.width(), name), kind, !canvas_.compact())) name = 0;
        const double face = std::min(below.width(), below.height() - name - sign - 4);
        canvas_.setPiece(leaderPiece(seat_));
        drawSign(canvas_, QRectF(below.left(), below.top(), below.width(), face), reaverArt(ship_.leader));
        canvas_.setPiece({});
        if (name > 0) {
            Sprite& text = canvas_.text(QRectF(below.left(), below.top() + face, below.width(), name), words, kind,
                                        Tone::Ink, Qt::AlignCenter);
            text.wraps = true;
            text.bold = !canvas_.compact();
        }
        const QRectF wild(below.left(), below.bottom() - sign, below.width(), sign);
        drawArt(canvas_, QRectF(wild.left(), wild.top(), sign, sign), dieArt(dieOf(clan, Icon::Clan)));
        const QRectF beside = wild.adjusted(sign + 2, 0, 0, 0);
        if (canvas_.fitsWhole(captionText(Caption::AnySign), beside.size(), Type::Caption)) {
            Sprite& any = canvas_.text(beside, captionText(Caption::AnySign), Type::Caption, Tone::SecondInk);
            any.wraps = true;
        }
        canvas_
            .spot(leaderSpot, area, leaderName(reaverText(ship_.leader)),
                  clanRule(table_.rules, clan) + u'\n' + reaverRule(table_.rules, ship_.leader))
            .isUnsure = !reaverOrigin(table_.rules, ship_.leader).isEmpty();
    }

    void drawSlot(Slot slot, const QRectF& area) {
        const auto& crew = ship_.crew[static_cast<std::size_t>(slot)];
        const Location location = locationOf(slot);
        const bool isHere =
            table_.now.mover != nobody && table_.now.location == location && table_.now.stage == Stage::Fire;
        canvas_.framed(area, Tone::Line, isHere ? Tone::Gold : Tone::Ink, isHere ? 3 : canvas_.pick(2, 1.5),
                       canvas_.pick(6, 5));
        const double line = std::max(canvas_.pick(28, 17), canvas_.lineOf(Type::Caption) + 2);
        const QRectF head(area.left(), area.top(), area.width(), line);
        const bool isBlood = location != Location::Subdue;
        canvas_.rect(head.adjusted(2, 2, -2, 0), isBlood ? Tone::Loss : Tone::Sea, 4);
        const double sign = line - 4;
        QRectF words = head.adjusted(sign + 8, 2, -3, 0);
        if (canvas_.fitsWhole(slotText(slot), words.size(), Type::Caption, !canvas_.compact())) {
            canvas_.disc(QPointF(head.left() + 4 + sign / 2, head.center().y() + 1), sign / 2, Tone::Bone);
            drawArt(canvas_, QRectF(head.left() + 5, head.top() + 4, sign - 2, sign - 4), locationArt(location));
        } else {
            words.setLeft(head.left() + 4);
        }
        Sprite& name = canvas_.text(words, slotText(slot), Type::Caption, Tone::OnDark);
        name.bold = !canvas_.compact();
        canvas_.spot(slotSpot(slot), head, slotName(slot, static_cast<int>(crew.size())),
                     slotRule() + u'\n' + locationRule(table_.rules, location, table_.now.seats));
        const int rows = table_.rules.reaversPerSlot.value;
        const double gap = canvas_.pick(4, 2);
        const double height = (area.bottom() - head.bottom() - gap * (rows + 1)) / rows;
        for (int i = 0; i < rows; ++i) {
            const QRectF row(area.left() + gap, head.bottom() + gap + i * (height + gap), area.width() - 2 * gap,
                             height);
            if (static_cast<std::size_t>(i) < crew.size()) {
                canvas_.setPiece(crewPiece(seat_, slot, i));
                drawCrew(slot, i, crew[static_cast<std::size_t>(i)], row);
                canvas_.setPiece({});
            } else {
                drawFree(slot, i, row);
            }
        }
    }

    void drawFree(Slot slot, int i, const QRectF& row) {
        Sprite& space = canvas_.framed(row.adjusted(1, 1, -1, -1), Tone::None, Tone::SecondInk, 1.5, 4);
        space.ghost = false;
        space.opacity = .6;
        canvas_.spot(crewSpot(slot, i), row, emptyRow(slot), slotRule());
    }

    void drawCrew(Slot slot, int i, ReaverId reaver, const QRectF& row) {
        const bool fires = table_.now.mover == seat_ && table_.now.stage == Stage::Fire &&
                           table_.now.location == locationOf(slot) && table_.now.ability == reaver &&
                           table_.now.firing == i + 1;
        canvas_.framed(row, Tone::Field, fires ? Tone::Gold : Tone::Ink, fires ? 3 : canvas_.pick(2, 1.2), 4);
        const double face = std::min(row.height() - 2, row.width() * canvas_.pick(.34, .3));
        const Type kind = canvas_.compact() ? Type::Caption : Type::Body;
        const QRectF portrait(row.left() + 1, row.center().y() - face / 2, face, face);
        const double pip = canvas_.pick(14, 9);
        const Color clan = table_.rules.reavers[reaver].clan;
        drawArt(canvas_, QRectF(row.right() - pip - 2, row.bottom() - pip - 2, pip, pip), pipArt(clan));
        const QString name = reaverText(reaver);
        QRectF room(portrait.right() + 3, row.top() + 1, row.right() - portrait.right() - 5, row.height() - 2);
        // Long names take the place of the portrait.
        if (canvas_.fitsWhole(name, room.size(), kind, !canvas_.compact()))
            drawSign(canvas_, portrait, reaverArt(reaver));
        else
            room.setLeft(row.left() + 3);
        const QString brief = abilityBrief(table_.rules, reaver);
        const double line = canvas_.lineOf(kind);
        const double caption = canvas_.lineOf(Type::Caption);
        const bool both = line + caption <= room.height() &&
                          canvas_.fitsLine(name, QSizeF(room.width(), line), kind, !canvas_.compact()) &&
                          canvas_.fitsLine(brief, QSizeF(room.width() - pip, caption), Type::Caption);
        const QRectF top =
            both ? QRectF(room.left(), room.center().y() - (line + caption) / 2, room.width(), line) : room;
        Sprite& text = canvas_.text(top, name, kind);
        text.bold = !canvas_.compact();
        text.wraps = true;
        if (both)
            canvas_.text(QRectF(room.left(), top.bottom(), room.width() - pip, caption), brief, Type::Caption,
                         Tone::SecondInk);
        const bool hasFired = table_.now.mover != nobody && table_.now.location == locationOf(slot) &&
                              table_.now.mover == seat_ && table_.now.stage == Stage::Fire && table_.now.firing > i + 1;
        if (hasFired) drawTick(canvas_, portrait);
        canvas_.spot(crewSpot(slot, i), row, crewName(name, slot), reaverRule(table_.rules, reaver)).isUnsure =
            !reaverOrigin(table_.rules, reaver).isEmpty();
    }

    void drawDice(const QRectF& area) {
        const std::vector<CrewDie> dice = crewDice(table_.now, seat_, table_.taken);
        const int spaces = table_.rules.diceSpaces.value;
        const double line = canvas_.lineOf(Type::Caption) + 1;
        const auto held = std::count_if(dice.begin(), dice.end(), [](const CrewDie& each) { return !each.isLaid; });
        const QString count = ofText(static_cast<int>(held), spaces);
        const double number = std::min(canvas_.widthOf(count, Type::Caption), area.width());
        canvas_.text(QRectF(area.right() - number, area.top(), number, line), count, Type::Caption, Tone::Night,
                     rightMiddle);
        const double room = area.width() - number - 4;
        if (canvas_.fitsLine(captionText(Caption::CrewDice), QSizeF(room, line), Type::Caption, true))
            canvas_
                .text(QRectF(area.left(), area.top(), room, line), captionText(Caption::CrewDice), Type::Caption,
                      Tone::Night)
                .bold = true;
        const double goods = std::max(canvas_.pick(74, 40), 2 * canvas_.lineOf(Type::Value) + 2);
        const QRectF field(area.left(), area.top() + line + 2, area.width(), area.height() - line - goods - 6);
        const int shown = std::max(spaces, static_cast<int>(dice.size()));
        // Two lines of five; more while room must be made.
        const int columns = std::max(5, (shown + 1) / 2);
        const double size = std::min({(field.height() - 3) / 2, field.width() / columns - 3, canvas_.pick(46, 32)});
        const double step = std::min(field.width() / columns, size + canvas_.pick(8, 5));
        const auto at = [&](int i) {
            return QRectF(inGrid(field.topLeft(), i, columns, step, size + 3), QSizeF(size, size));
        };
        int place = 0;
        for (const CrewDie& die : dice) {
            drawDie(die, place, at(place));
            ++place;
        }
        while (place < shown) drawArt(canvas_, at(place++), QStringLiteral("die-socket"));
        drawGoods(QRectF(area.left(), area.bottom() - goods, area.width(), goods));
    }

    void drawDie(const CrewDie& die, int place, const QRectF& at) {
        if (die.isLaid) return drawLaidOut(laidDieSpot(place), die.die, at);
        canvas_.setPiece(diePiece(seat_, die.die, die.twin));
        drawArt(canvas_, at, dieArt(die.die));
        canvas_.setPiece({});
        canvas_.spot(dieSpot(place), at, dieName(dieText(die.die), false), dieRule(die.die));
    }

    /// Paler in its old place until it is paid; choosing it takes it back.
    void drawLaidOut(const QString& spot, Payer payer, const QRectF& at) {
        canvas_.setOpacity(.4);
        drawArt(canvas_, at, payerArt(payer));
        canvas_.setOpacity(1);
        const QString name = isUpgrade(payer) ? upgradeText(upgradeOf(payer)) : dieText(payer);
        canvas_.spot(spot, at, ui::laidOutName(name), ui::laidOutRule());
    }

    void drawGoods(const QRectF& area) {
        const int glory = table_.glory(seat_);
        const int gloryThen = table_.then ? trackOf(*table_.then, seat_) : glory;
        const std::array<std::tuple<QString, int, int, Caption>, 4> items{
            {{QStringLiteral("food"), ship_.food, then_.food, Caption::Food},
             {QStringLiteral("favor"), ship_.favor, then_.favor, Caption::Favor},
             {QStringLiteral("terror"), ship_.terror, then_.terror, Caption::Terror},
             {QStringLiteral("glory"), glory, gloryThen, Caption::Glory}}};
        const double width = area.width() / 2;
        const double size = std::min(area.height() / 2 - 1, canvas_.pick(34, 20));
        const auto textOf = [](int amount, int then) {
            return then == amount ? numberText(amount) : numberText(amount) + QStringLiteral(" → ") + numberText(then);
        };
        // Words stand behind all numbers or behind none.
        bool hasWords = true;
        for (const auto& [art, amount, then, caption] : items)
            hasWords = hasWords && size + 9 + canvas_.widthOf(textOf(amount, then), Type::Value, true) +
                                           canvas_.widthOf(captionText(caption), Type::Caption) <=
                                       width - 2;
        for (std::size_t i = 0; i < items.size(); ++i) {
            const QRectF at(inGrid(area.topLeft(), static_cast<int>(i), 2, width, area.height() / 2),
                            QSizeF(width - 2, size));
            const auto& [art, amount, then, caption] = items[i];
            drawArt(canvas_, QRectF(at.left(), at.top(), size, size), art);
            const QString text = textOf(amount, then);
            const double number = std::min(canvas_.widthOf(text, Type::Value, true), width - size - 4);
            canvas_.text(QRectF(at.left() + size + 3, at.top(), number, size), text, Type::Value, Tone::Night).bold =
                true;
            const double from = at.left() + size + number + 6;
            if (hasWords)
                canvas_.text(QRectF(from, at.top(), at.right() - from, size), captionText(caption), Type::Caption,
                             Tone::Night);
        }
    }

    void drawStrake() {
        const double gap = canvas_.pick(8, 4);
        const double upgrades = canvas_.pick(60, 30) * std::max(table_.rules.upgradeSpaces.value, 3) + gap;
        const int spaces = std::max(table_.rules.artifactSpaces.value, static_cast<int>(ship_.artifacts.size()));
        const double step = (strake_.width() - upgrades - gap) / spaces;
        for (int i = 0; i < spaces; ++i)
            drawArtifact(i, QRectF(strake_.left() + i * step, strake_.top(), step - gap, strake_.height()));
        drawUpgrades(QRectF(strake_.right() - upgrades, strake_.top(), upgrades, strake_.height()));
    }

    void drawArtifact(int i, const QRectF& area) {
        const double size = std::min(area.height() - canvas_.pick(8, 4), area.width() * .5);
        const QRectF disc(area.left() + 2, area.center().y() - size / 2, size, size);
        if (static_cast<std::size_t>(i) >= ship_.artifacts.size()) {
            Sprite& space = canvas_.disc(disc.center(), size / 2, Tone::Night);
            space.opacity = .4;
            space.edge = Tone::Bone;
            space.edgeWidth = 1;
            Sprite& words =
                canvas_.text(QRectF(disc.right() + 4, area.top(), area.right() - disc.right() - 4, area.height()),
                             emptyArtifact(i + 1), Type::Caption, Tone::SecondOnDark);
            words.wraps = true;
            return;
        }
        const Stowed stowed = artifactsOf(table_.now, seat_, table_.taken)[static_cast<std::size_t>(i)];
        Sprite& ground = canvas_.disc(disc.center(), size / 2, Tone::Sea);
        ground.edge = stowed.used ? Tone::Line : Tone::Gold;
        ground.edgeWidth = canvas_.pick(3, 2);
        drawArt(canvas_, disc.adjusted(size * .14, size * .14, -size * .14, -size * .14), artifactArt(stowed.artifact));
        const double die = size * .46;
        const QRectF stored(disc.right() - die * .75, disc.bottom() - die, die, die);
        drawArt(canvas_, stored, stowed.die == none ? QStringLiteral("die-socket-dark") : dieArt(stowed.die));
        const QRectF words(stored.right() + 3, area.top() + 1, area.right() - stored.right() - 3, area.height() - 2);
        const double line = canvas_.lineOf(Type::Caption);
        const QString place = artifactPlace(table_.rules, stowed.artifact);
        const QSizeF upper(words.width(), words.height() * .58);
        const bool both = canvas_.widthOf(place, Type::Caption) <= words.width() && line <= words.height() * .4 &&
                          canvas_.fitsWhole(artifactText(stowed.artifact), upper, Type::Body, true);
        Sprite& name = canvas_.text(both ? words.adjusted(0, 0, 0, -words.height() * .42) : words,
                                    artifactText(stowed.artifact), Type::Body, Tone::OnDark);
        name.wraps = true;
        name.bold = true;
        if (both)
            canvas_.text(QRectF(words.left(), words.top() + words.height() * .6, words.width(), line), place,
                         Type::Caption, Tone::SecondOnDark);
        canvas_
            .spot(artifactSpot(i), area,
                  artifactName(artifactText(stowed.artifact), stowed.die == none ? QString() : dieText(stowed.die)),
                  artifactRule(table_.rules, stowed.artifact))
            .isUnsure = !spoilOrigin(table_.rules, stowed.artifact).isEmpty();
    }

    void drawUpgrades(const QRectF& area) {
        const std::vector<UpgradeTile> tiles = upgradesOf(table_.now, seat_, table_.taken);
        const int spaces = std::max(table_.rules.upgradeSpaces.value, static_cast<int>(tiles.size()));
        const double step = area.width() / spaces;
        const double size = std::min(step - 4, area.height() - 6);
        const auto at = [&](int i) {
            return QRectF(area.left() + i * step + (step - size) / 2, area.center().y() - size / 2, size, size);
        };
        int place = 0;
        for (const UpgradeTile& tile : tiles) {
            drawUpgrade(tile, place, at(place));
            ++place;
        }
        while (place < spaces) drawArt(canvas_, at(place++), QStringLiteral("die-socket-dark"));
    }

    void drawUpgrade(const UpgradeTile& tile, int place, const QRectF& at) {
        if (tile.isLaid) return drawLaidOut(laidUpgradeSpot(place), payerOf(tile.upgrade), at);
        drawArt(canvas_, at, tile.up ? payerArt(payerOf(tile.upgrade)) : QStringLiteral("upgrade-used"));
        canvas_.spot(upgradeSpot(place), at, upgradeName(upgradeText(tile.upgrade), tile.up),
                     upgradeRule(table_.rules, tile.upgrade));
    }

    Canvas& canvas_;
    const Board& table_;
    const Seat seat_;
    const Ship& ship_;
    const Ship& then_;
    QRectF deck_, strake_;
};

}

void drawShip(Canvas& canvas, const Board& board) {
    ShipPart(canvas, board).draw();
}

}
