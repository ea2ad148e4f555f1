// SPDX-License-Identifier: GPL-3.0-or-later
// A small state with every kind of field and zone, to test the describer without a game.
#pragma once

#include "record/describer.h"

#include <algorithm>
#include <array>

namespace heorot::test {

/// Pieces 0 to 4; 5 is unknown.
class Letters final : public record::PieceNames {
  public:
    std::string name(std::uint8_t piece) const override {
        return piece > 4 ? "letter?" : std::string(1, static_cast<char>('a' + piece));
    }
    std::optional<std::uint8_t> find(std::string_view name) const override {
        if (name.size() != 1 || name[0] < 'a' || name[0] > 'e') return std::nullopt;
        return static_cast<std::uint8_t>(name[0] - 'a');
    }
};

inline constexpr std::uint8_t noPiece = 0xFF;
using List = engine::FixedList<std::uint8_t, 6>;

struct Table {
    bool open = false;
    std::int16_t round = 0;
    engine::Seat turn = 0;
    enum class Phase : std::uint8_t { Draw, Play } phase = Phase::Draw;
    List deck;
    List discards;
    std::array<std::uint8_t, 3> board{noPiece, noPiece, noPiece};
    std::array<std::uint8_t, 2> coins{};
    std::array<List, 2> hands{};
    bool operator==(const Table&) const = default;
};

inline const std::vector<std::string> seatNames{"Anna", "Ben"};

inline void describe(record::Describer& describer, const Letters& letters, Table& table) {
    using record::Zone;
    describer.flag("open", table.open);
    describer.number("round", table.round, -2, 9);
    describer.seat("turn", table.turn, seatNames);
    describer.choice("phase", table.phase, {"draw", "play"});
    describer.pieces("deck", table.deck, Zone::Deck, letters);
    describer.pieces("discards", table.discards, Zone::Discards, letters);
    describer.spaces("board", table.board, {"north", "south", "west"}, noPiece, letters);
    describer.counts("coins", table.coins, {"gold", "silver"}, Zone::Supply, {"gold-coin", "silver-coin"}, 5);
    describer.perSeat("hands", seatNames,
                      [&](engine::Seat seat) { describer.pieces("cards", table.hands[seat], Zone::Hand, letters); });
}

inline List listOf(std::initializer_list<std::uint8_t> pieces) {
    List list;
    for (const std::uint8_t piece : pieces) list.push(piece);
    return list;
}

/// Two of each letter: a to c in the deck, d in discards and board, e in hands; three gold coins and one silver coin.
inline Table fullTable() {
    Table table;
    table.deck = listOf({0, 1, 2, 0, 1, 2});
    table.discards = listOf({3});
    table.board[1] = 3;
    table.coins = {3, 1};
    table.hands = {listOf({4}), listOf({4})};
    return table;
}

inline record::Node written(Table table) {
    record::Describer writer = record::Describer::writer();
    describe(writer, Letters{}, table);
    return writer.written();
}

}
