// SPDX-License-Identifier: GPL-3.0-or-later
#include "view/board.h"
#include "view/grid.h"

#include "rules/names.h"
#include "ui/surroundings.h"

#include <algorithm>
#include <cmath>

namespace heorot::raiders {

namespace {

/// Wider than any room: the board takes all between seats and log.
constexpr double widest = 100;

std::size_t laidOut(const State& state, Seat seat, Payer payer) {
    return state.mover == seat ? state.paid[payer] : 0;
}

QString text(std::string_view name) {
    return QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
}

}

Board::Board(const Position& position, const game::Look& tableLook, const game::Pointing& at)
    : Board(position, *position.seen, tableLook, at) {}

Board::Board(const Position& position, const State& state, const game::Look& tableLook, const game::Pointing& at)
    : rules(position.rules), now(state), seating(position.seating), look(tableLook), pointing(at),
      viewer(position.seen.viewer()), taken(position.knownMoves), then(position.after ? &**position.after : nullptr),
      frame(game::frameOf(tableLook, position.seen->seats, widest)) {
    const QRectF& board = frame.board;
    const double across = look.compact() ? 9 : 14;
    const double down = look.compact() ? 8 : 12;
    const double width = (board.width() - 2 * across) / 3;
    const double height = std::floor((board.height() * (look.compact() ? .49 : .525) - down) / 2);
    for (int i = 0; i < locations; ++i)
        places[static_cast<std::size_t>(i)] =
            QRectF(inGrid(board.topLeft(), i, 3, width + across, height + down), QSizeF(width, height));
    const double top = board.top() + 2 * height + 2 * down;
    ship = QRectF(board.left(), top, board.width(), board.bottom() - top);
}

int Board::glory(Seat seat) const {
    return isOver(now) ? scores(rules, now).total.at(seat) : trackOf(now, seat);
}

Seat Board::own() const {
    if (viewer != nobody) return viewer;
    return now.mover != nobody ? now.mover : now.starter;
}

std::vector<Seat> Board::order() const {
    return ui::panelOrder(seating);
}

QString placeSpot(Location location) {
    return QStringLiteral("place/") + text(locationNames.at(static_cast<std::size_t>(location)));
}
QString stackSpot(Location location, int place) {
    return QStringLiteral("stack/%1-%2").arg(text(locationNames.at(static_cast<std::size_t>(location)))).arg(place);
}
QString battleSpot(int place) {
    return QStringLiteral("battle/%1").arg(place);
}
QString displayedProphecySpot(int place) {
    return QStringLiteral("open-prophecy/%1").arg(place);
}
QString tradeSpot(int ordinal) {
    return QStringLiteral("trade/%1").arg(ordinal);
}
QString wareSpot(Ware ware) {
    return QStringLiteral("ware/") + text(wareNames.at(static_cast<std::size_t>(ware)));
}
QString territorySpot(Territory territory) {
    return QStringLiteral("territory/") + text(territoryNames.at(territory));
}
QString dieSpot(int ordinal) {
    return QStringLiteral("dice/%1").arg(ordinal);
}
QString upgradeSpot(int ordinal) {
    return QStringLiteral("upgrade/%1").arg(ordinal);
}
QString artifactSpot(int ordinal) {
    return QStringLiteral("artifact/%1").arg(ordinal);
}
QString slotSpot(Slot slot) {
    return QStringLiteral("slot/") + text(slotNames.at(static_cast<std::size_t>(slot)));
}
QString crewSpot(Slot slot, int row) {
    return QStringLiteral("crew/%1-%2").arg(text(slotNames.at(static_cast<std::size_t>(slot)))).arg(row);
}
QString laidDieSpot(int ordinal) {
    return QStringLiteral("laid/%1").arg(ordinal);
}
QString laidUpgradeSpot(int ordinal) {
    return QStringLiteral("laid-upgrade/%1").arg(ordinal);
}
QString pendingSpot(int ordinal) {
    return QStringLiteral("hand/%1").arg(ordinal);
}
QString combatSpot(int ordinal) {
    return QStringLiteral("combat/%1").arg(ordinal);
}
QString prophecySpot(ProphecyId prophecy) {
    return QStringLiteral("prophecy/") + text(prophecyNames.at(prophecy));
}
QString faceSpot(Die die) {
    return QStringLiteral("face/") + QString::fromStdString(dieName(die));
}
QString seatSpot(Seat seat) {
    return QStringLiteral("seat/%1").arg(seat);
}
QString choiceSpot(const QString& name) {
    return QStringLiteral("choice/") + name;
}

QString pendingPiece(Pending::Kind kind, std::uint8_t card, int twin) {
    // A Reaver taken stays where it lies when its dice are rolled.
    if (kind == Pending::Kind::Taken) kind = Pending::Kind::Recruit;
    return QStringLiteral("pending/%1/%2/%3").arg(static_cast<int>(kind)).arg(card).arg(twin);
}
QString diePiece(Seat seat, Die die, int ordinal) {
    return QStringLiteral("die/%1/%2/%3").arg(seat).arg(QString::fromStdString(dieName(die))).arg(ordinal);
}
QString crewPiece(Seat seat, Slot slot, int row) {
    return QStringLiteral("crew/%1/%2/%3").arg(seat).arg(static_cast<int>(slot)).arg(row);
}
QString leaderPiece(Seat seat) {
    return QStringLiteral("leader/%1").arg(seat);
}
QString heldPiece(Seat seat, Held held, int ordinal) {
    return QStringLiteral("held/%1/%2/%3").arg(seat).arg(static_cast<int>(held)).arg(ordinal);
}

std::optional<int> ordinalIn(const QString& spot, QLatin1StringView zone) {
    if (!spot.startsWith(zone)) return {};
    bool isNumber = false;
    const int ordinal = QStringView(spot).mid(zone.size()).toInt(&isNumber);
    if (!isNumber || ordinal < 0) return {};
    return ordinal;
}

std::vector<Die> diceOf(const Counts<dieKinds>& counts) {
    std::vector<Die> dice;
    for (Die die = 0; die < dieKinds; ++die) dice.insert(dice.end(), counts[die], die);
    return dice;
}

std::vector<CrewDie> crewDice(const State& state, Seat seat, std::span<const game::KnownMove> taken) {
    std::vector<CrewDie> dice;
    for (Die die = 0; die < dieKinds; ++die) {
        const std::size_t laid = laidOut(state, seat, die);
        const std::size_t count = state.ships[seat].dice[die] + laid;
        const auto isLaid = game::laidAmong(taken, seat, pay(die), dice.size(), count, laid);
        for (std::size_t i = 0; i < count; ++i) dice.push_back({die, static_cast<int>(i), isLaid[i]});
    }
    return dice;
}

std::vector<UpgradeTile> upgradesOf(const State& state, Seat seat, std::span<const game::KnownMove> taken) {
    std::vector<UpgradeTile> tiles;
    const Ship& ship = state.ships[seat];
    for (std::size_t kind = 0; kind < upgradeKinds; ++kind) {
        const auto upgrade = static_cast<Upgrade>(kind);
        const std::size_t laid = laidOut(state, seat, payerOf(upgrade));
        const std::size_t up = ship.up[kind] + laid;
        for (const bool isLaid : game::laidAmong(taken, seat, pay(payerOf(upgrade)), tiles.size(), up, laid))
            tiles.push_back({upgrade, true, isLaid});
        tiles.insert(tiles.end(), ship.down[kind], {upgrade, false, false});
    }
    return tiles;
}

std::vector<CombatDie> combatDice(const State& state, std::span<const game::KnownMove> taken) {
    std::vector<CombatDie> dice;
    for (std::size_t value = 0; value < state.bout.dice.size(); ++value) {
        const int number = static_cast<int>(value);
        for (const bool isMarked : game::laidAmong(taken, state.mover, again(number), dice.size(),
                                                   state.bout.dice[value], state.bout.again[value]))
            dice.push_back({number, isMarked});
    }
    return dice;
}

std::vector<Pending> pendingOf(const State& state) {
    std::vector<Pending> cards;
    const auto add = [&](Pending::Kind kind, const auto& list) {
        for (const auto card : list) cards.push_back({kind, card});
    };
    add(Pending::Kind::Offer, state.offer);
    add(Pending::Kind::Recruit, state.recruits);
    add(Pending::Kind::Taken, state.taken);
    add(Pending::Kind::Spoil, state.spoils);
    add(Pending::Kind::Tile, state.rewards);
    return cards;
}

std::vector<std::pair<ProphecyId, int>> propheciesOf(const Ship& ship) {
    std::vector<std::pair<ProphecyId, int>> kinds;
    for (ProphecyId kind = 0; kind < prophecyKinds; ++kind) {
        const auto secret = std::count(ship.secrets.begin(), ship.secrets.end(), kind);
        if (const int count = ship.prophecies[kind] + static_cast<int>(secret); count > 0)
            kinds.emplace_back(kind, count);
    }
    return kinds;
}

int hiddenProphecies(const Ship& ship) {
    return static_cast<int>(std::count(ship.secrets.begin(), ship.secrets.end(), unknown));
}

std::vector<Die> paletteOf(const Rules& rules, const State& state, const QStringList& chosen) {
    std::vector<Die> faces;
    if (state.mover == nobody) return faces;
    const auto add = [&](int color, int without) {
        for (int icon = 0; icon < icons; ++icon)
            if (rules.hasIcon[static_cast<std::size_t>(color)][static_cast<std::size_t>(icon)] &&
                color * icons + icon != without)
                faces.push_back(dieOf(static_cast<Color>(color), static_cast<Icon>(icon)));
    };
    const bool rests = state.phase == Phase::Decide && chosen == QStringList{restDieSpot};
    if (state.phase == Phase::Gain && !state.grants[0].rolled) {
        for (int color = 0; color < colors; ++color)
            if (state.grants[0].color == anyColor || state.grants[0].color == color) add(color, none);
    } else if (rests) {
        for (int color = 0; color < colors; ++color) add(color, none);
    } else if (chosen.size() == 1 && (state.phase == Phase::Turn || state.phase == Phase::Ability)) {
        // Kinds of dice have their places whichever of them are laid out.
        const std::vector<CrewDie> dice = crewDice(state, state.mover, {});
        const auto ordinal = ordinalIn(chosen.front(), QLatin1StringView("dice/"));
        if (ordinal && static_cast<std::size_t>(*ordinal) < dice.size()) {
            const Die die = dice[static_cast<std::size_t>(*ordinal)].die;
            add(static_cast<int>(colorOf(die)), die);
        }
    }
    return faces;
}

}
