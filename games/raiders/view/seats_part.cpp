// SPDX-License-Identifier: GPL-3.0-or-later
// One panel per seat with all that is open of it: goods, dice, Leader, Reavers by slot, artifacts, upgrades, pawns,
// cards.
#include "language/sentences.h"
#include "ui/panels.h"
#include "ui/player_tip.h"
#include "view/parts.h"
#include "words/captions.h"
#include "words/panel.h"

#include "rules/score.h"

#include <numeric>
#include <optional>

namespace heorot::raiders {

namespace {

using ui::Box;
using ui::Boxes;
using ui::Gap;

constexpr double dieSize = 31;
/// On the compact table they are 20 already.
constexpr double leastOfDie = .88;
/// As large as the line has room for.
constexpr double pipSize = 16;

template <class Counts>
int sum(const Counts& counts) {
    return std::accumulate(counts.begin(), counts.end(), 0);
}

class Panel {
  public:
    Panel(const ShownTable& table, Seat seat)
        : table_(table), state_(table.now), seat_(seat), ship_(table.now.ships[seat]),
          then_(table.then ? table.then->ships[seat] : ship_) {}

    Box box() const {
        const Box status = ui::column(
            {ui::statusLine(seatStatus(table_.texts(), seat_), isMover()), ui::space(0).height(4)}, Gap::None);
        // What is kept counts more than what the tooltip and the board say, too.
        const Box ways =
            ui::oneOf({rows(kept(Kept::InARow), status), rows(kept(Kept::InLines), status), rows(kept(Kept::InARow)),
                       rows(kept(Kept::Together), status), rows(kept(Kept::Together)), rows({}, status.optional())});
        return ui::seatPanel(seat_, isMover(), ways)
            .spot(spotOfThing(
                onBoardText(), seatSpot(seat_), panelName(table_.texts(), seat_),
                language::joined({panelRule(table_.texts(), seat_), ui::playerTip(table_.seating, seat_)})));
    }

  private:
    /// Whether the sets of cards have a cell each, in one line or in several, or one together.
    enum class Kept : std::uint8_t { InARow, InLines, Together };

    Box rows(const Box& kept, const Box& status = {}) const {
        return ui::spreadColumn(
            {header(), goods(), ui::row({dice(), holdings().stretchX()}, Gap::Medium), crew(), pawns(), kept, status},
            Gap::Hair, 26);
    }

    bool isMover() const { return state_.mover == seat_; }

    /// What lies on a longship moves there if it is the large one.
    Box ofShip(const Box& box, const QString& piece) const { return seat_ == table_.own() ? box : box.piece(piece); }

    Box header() const {
        Boxes signs;
        if (state_.honor == seat_) signs.push_back(art(QStringLiteral("honor-ship"), 28));
        if (nextLeader(table_.rules, state_) == seat_)
            signs.push_back(art(QStringLiteral("start-player"), 28).faded(.5));
        if (state_.starter == seat_) signs.push_back(art(QStringLiteral("start-player"), 28));
        return ui::seatHeader({table_.seating, seat_, isMover(), std::move(signs)});
    }

    Box goods() const {
        const int glory = trackOf(state_, seat_);
        const int gloryThen = table_.then ? trackOf(*table_.then, seat_) : glory;
        const auto amount = [](const char* name, int now, int then) {
            return ui::amount(art(QLatin1StringView(name), 26), now, then).stretchX();
        };
        return ui::row({amount("glory", glory, gloryThen), amount("food", ship_.food, then_.food),
                        amount("favor", ship_.favor, then_.favor), terror()});
    }
    /// With what it costs at the end.
    Box terror() const {
        const int glory = terrorGlory(table_.rules, ship_.terror);
        const Box cost = ui::text(glory == 0 ? QString() : signedText(glory), {Type::Caption, Tone::Loss, true});
        return ui::row({ui::amount(art(QStringLiteral("terror"), 26), ship_.terror, then_.terror), cost, ui::spring()},
                       Gap::Hair)
            .stretchX();
    }

    /// Two lines of five; more while room must be made.
    Box dice() const {
        const double least = table_.look.compact() ? 1 : leastOfDie;
        Boxes dice;
        for (const CrewDie& die : crewDice(state_, seat_, table_.taken))
            if (!die.isLaid)
                dice.push_back(ofShip(art(dieArt(die.die), dieSize, least), diePiece(seat_, die.die, die.twin)));
        while (static_cast<int>(dice.size()) < table_.rules.diceSpaces.value)
            dice.push_back(art(QStringLiteral("die-socket"), dieSize, least));
        const int columns = static_cast<int>(dice.size() + 1) / 2;
        return ui::grid(columns, std::move(dice), Gap::Hair).align(Qt::AlignLeft);
    }

    /// The Leader, then a sign and a pip for each Reaver of a slot.
    Box crew() const {
        Boxes boxes{ship_.leader == none ? ui::socket({34, 34})
                                         : ofShip(sign(reaverArt(ship_.leader), 34), leaderPiece(seat_))};
        for (std::size_t slot = 0; slot < slotKinds; ++slot) {
            const auto& reavers = ship_.crew[slot];
            Boxes group{sign(locationArt(locationOf(static_cast<Slot>(slot))), 24)};
            for (std::size_t i = 0; i < static_cast<std::size_t>(table_.rules.reaversPerSlot.value); ++i) {
                if (i < reavers.size())
                    group.push_back(ofShip(art(pipArt(table_.rules.reavers[reavers[i]].clan), pipSize, .5),
                                           crewPiece(seat_, static_cast<Slot>(slot), static_cast<int>(i))));
                else
                    group.push_back(art(QStringLiteral("pip-empty"), pipSize, .5));
            }
            boxes.push_back(ui::row(std::move(group), Gap::Hair).stretchX());
        }
        return ui::row(std::move(boxes));
    }

    Box held(const QString& picture, Held held, int ordinal, const QString& number, const QString& glory = {}) const {
        return ui::row({sign(picture, 30).piece(heldPiece(seat_, held, ordinal)),
                        ui::text(number, {Type::Caption, Tone::Ink, true}),
                        ui::text(glory, {Type::Caption, Tone::Gain, true}).optional()});
    }

    /// How many artifacts, upgrades, Prophecies and tiles.
    Box holdings() const {
        const auto cell = [this](const char* picture, int count, Held kind) {
            return held(QLatin1StringView(picture), kind, 0, numberText(count));
        };
        return ui::grid(
            2, {cell("card-artifact", static_cast<int>(ship_.artifacts.size()), Held::Artifacts),
                cell("upgrade-chest", sum(ship_.up) + sum(ship_.down), Held::Upgrades),
                cell("card-prophecy", static_cast<int>(ship_.secrets.size()) + sum(ship_.prophecies), Held::Prophecies),
                cell("location-subdue", tiles(), Held::Tiles)});
    }
    /// With those that are turned later in this turn.
    int tiles() const {
        const bool isTaking = state_.mover == seat_;
        return sum(ship_.tiles) + (isTaking ? static_cast<int>(state_.subdued.size()) : 0);
    }

    Box pawns() const {
        Boxes boxes;
        for (int i = 0; i < pawnKinds; ++i) {
            const auto pawn = static_cast<Pawn>(i);
            const int glory = pawnGloryNow(table_.rules, state_, seat_, pawn);
            boxes.push_back(held(pawnArt(pawn), Held::Pawns, i, timesText(ship_.pawns[static_cast<std::size_t>(i)]),
                                 glory == 0 ? QString() : signedText(glory))
                                .stretchX());
        }
        return ui::row(std::move(boxes));
    }

    /// Sets of cards, artifacts and Prophecies with their glory now, and backs for those that only their owner knows.
    Box kept(Kept how) const {
        Boxes boxes;
        int cards = 0;
        int glory = 0;
        for (const CardSet& set : setsOf(table_.rules, ship_)) {
            cards += set.count;
            glory += set.glory;
            if (how != Kept::Together && set.count > 0)
                boxes.push_back(worth(sign(spoilArt(spoilOfKeep(set.card)), 30), set.count, set.glory));
        }
        const int artifacts = sum(ship_.relics) + static_cast<int>(ship_.artifacts.size());
        const int ofArtifacts = artifactsGlory(table_.rules, ship_);
        if (how == Kept::Together) {
            cards += artifacts;
            glory += ofArtifacts;
        } else if (ofArtifacts != 0) {
            boxes.push_back(worth(sign(QStringLiteral("card-artifact"), 30), artifacts, ofArtifacts));
        }
        if (how == Kept::Together && cards > 0)
            boxes.push_back(worth(sign(QStringLiteral("card-keep"), 30), cards, glory));
        int open = 0;
        int foretold = 0;
        for (const auto& [card, count] : propheciesOf(ship_)) {
            open += count;
            foretold += count * prophecyGlory(table_.rules, state_, seat_, card);
        }
        if (open > 0) boxes.push_back(worth(sign(QStringLiteral("card-prophecy"), 30), open, foretold));
        if (const int hidden = hiddenProphecies(ship_); hidden > 0) boxes.push_back(worth(back(), hidden, {}));
        if (boxes.empty()) return {};
        constexpr int inALine = 3;
        if (how == Kept::InLines) return ui::grid(inALine, std::move(boxes), Gap::Small);
        boxes.push_back(ui::spring());
        return ui::row(std::move(boxes), Gap::Small);
    }
    static Box back() {
        return ui::drawn({21, 30}, [](Canvas& canvas, const QRectF& area) {
            canvas.art(area, QStringLiteral("raiders/back-prophecy-small"));
        });
    }
    static Box worth(const Box& picture, int count, std::optional<int> glory) {
        const auto number = [](const QString& words, Tone tone) {
            return ui::text(words, {Type::Caption, tone, true, false, true});
        };
        const Box now = glory ? number(signedText(*glory), *glory == 0 ? Tone::SecondInk : Tone::Gain) : Box();
        return ui::row({picture, number(timesText(count), Tone::Ink), now}, Gap::Hair);
    }

    const ShownTable& table_;
    const State& state_;
    const Seat seat_;
    const Ship& ship_;
    const Ship& then_;
};

}

Box seatBox(const ShownTable& table, Seat seat) {
    return Panel(table, seat).box();
}

}
