// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/lines.h"

namespace heorot::movie {

Lines::Lines(const Rules& rules, const State& state)
    : rules_(rules), state_(state), board_(boardOf(rules, state)), sight_(rules, state),
      allFigures_(allFigures(state)) {
    eachSpace(allFigures_, [&](std::uint8_t n) {
        const Line seen = sight_.from(n);
        const auto kind = static_cast<std::size_t>(figureOf(state.cells[n]));
        figures_[n] = {seen.sum(), rules.figures[kind].diamonds + seen.horns()};
    });
}

const Lines::View& Lines::view(std::uint8_t number) {
    View& view = views_[number];
    if (isIn(known_, number)) return view;
    known_ |= bitOf(number);
    view = {};
    for (int direction = 0; direction < 4; ++direction)
        eachSeen(rules_, board_, state_, number, direction, [&](std::uint8_t n) {
            if (!isIn(allFigures_, n)) return;
            const Seat owner = ownerOf(state_.cells[n]);
            view.diamonds[owner] += figures_[n].diamonds;
            view.sums[owner] += figures_[n].sum;
        });
    return view;
}

Lines::Change Lines::exact(std::uint8_t number, Cell cell) {
    State after = state_;
    after.cells[number] = cell;
    after.open &= ~bitOf(number);
    const PerSeat<int> points = pointsOnBoard(rules_, after);
    Change change{};
    for (Seat seat = 0; seat < state_.seats; ++seat) change[seat] = points[seat];
    eachSpace(allFigures_, [&](std::uint8_t n) { change[ownerOf(state_.cells[n])] -= figures_[n].points(); });
    return change;
}

Lines::Change Lines::afterFigure(std::size_t kind, std::uint8_t number) {
    const Line seen = sight_.from(number);
    Change change{};
    change[state_.mover] =
        seen.sum() * (rules_.figures[kind].diamonds + seen.horns()) - worthInHand(rules_, state_, kind);
    return change;
}

Lines::Change Lines::afterTile(Tile tile, std::uint8_t number) {
    const Cell cell = cellOf(tile);
    const Ability ability = rules_.cellAbility[cell];
    if (state_.cells[number] != emptyCell || ability == Ability::Gorge || ability == Ability::Treachery)
        return exact(number, cell);
    const View& seen = view(number);
    const auto value = int{rules_.cellValue[cell]};
    Change change{};
    if (ability == Ability::Horn)
        for (Seat seat = 0; seat < state_.seats; ++seat) change[seat] = seen.sums[seat];
    if (value > 0 && sight_.from(number).isBetrayed()) return change;
    for (Seat seat = 0; seat < state_.seats; ++seat) change[seat] += value * seen.diamonds[seat];
    return change;
}

Lines::Change Lines::afterRemoval(std::uint8_t number) {
    return exact(number, emptyCell);
}

Lines::Change Lines::afterSwap(std::uint8_t one, std::uint8_t other) {
    const int more = rules_.cellValue[state_.cells[other]] - rules_.cellValue[state_.cells[one]];
    const View& there = view(one);
    const View& here = view(other);
    Change change{};
    for (Seat seat = 0; seat < state_.seats; ++seat) change[seat] = more * (there.diamonds[seat] - here.diamonds[seat]);
    return change;
}

Lines::Change Lines::afterMove(std::uint8_t from, std::uint8_t to) {
    const Cell figure = state_.cells[from];
    const Line seen = sight_.from(to);
    const int diamonds = rules_.figures[static_cast<std::size_t>(figureOf(figure))].diamonds;
    Change change{};
    change[ownerOf(figure)] = seen.sum() * (diamonds + seen.horns()) - figures_[from].points();
    return change;
}

}
