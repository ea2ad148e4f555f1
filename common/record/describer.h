// SPDX-License-Identifier: GPL-3.0-or-later
// A state lists its fields once, in `describe(describer, rules, names, state)`. That list serves writing, strict
// reading, partial matching, printing and counting pieces: the describer, not the state, knows which is going on.
#pragma once

#include "engine/fixed_list.h"
#include "engine/seat.h"
#include "record/cursor.h"
#include "record/node.h"
#include "record/zone_view.h"

#include <concepts>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace heorot::record {

/// Names of pieces in zones. Names of unknown pieces end with '?'.
class HEOROT_RECORD_EXPORT PieceNames {
  public:
    virtual ~PieceNames() = default;
    virtual std::string name(std::uint8_t piece) const = 0;
    /// The piece with this name; nothing for other texts, including names of unknown pieces.
    virtual std::optional<std::uint8_t> find(std::string_view name) const = 0;
    /// The name it is counted under, where one piece has several faces, such as a die.
    virtual std::string piece(std::uint8_t value) const { return name(value); }
};

/// A zone that a position named.
struct NamedZone {
    std::string path;
    /// For a deck that ended with `...`: the number of named pieces on top; the rest may still move. Nothing: all
    /// pieces stay.
    std::optional<std::size_t> fixedTop;
};

using Pieces = std::vector<std::uint8_t>;

class HEOROT_RECORD_EXPORT Describer {
  public:
    /// Writes every field to a tree; `written()` returns it afterwards.
    static Describer writer();
    /// Reads fields from a map. A whole state must name every field; a partial one keeps the fields it does not name.
    static Describer reader(const Cursor& at, bool whole);
    /// Collects the zones of a state; `zones()` returns them afterwards. The state must outlive them.
    static Describer zoneFinder();

    bool isReading() const { return mode_ == Mode::Read; }

    template <std::integral T>
    void number(const char* name, T& value, int least, int most) {
        int wide = static_cast<int>(value);
        numberField(name, wide, least, most);
        value = static_cast<T>(wide);
    }
    void flag(const char* name, bool& value);
    /// An enum or small number by name; `names[i]` is value i.
    template <class E>
    void choice(const char* name, E& value, const std::vector<std::string>& names) {
        int index = static_cast<int>(value);
        choiceField(name, index, names);
        value = static_cast<E>(index);
    }
    /// A seat by its name, or `nobody`.
    void seat(const char* name, engine::Seat& value, const std::vector<std::string>& names);

    /// Pieces as a list of names. A deck is listed from the top; in a partial state it may end with `...` for "the rest
    /// unchanged".
    template <std::size_t N>
    void pieces(const char* name, engine::FixedList<std::uint8_t, N>& list, Zone zone, const PieceNames& names) {
        pieces(
            name, zone, names, N, [&list] { return Pieces(list.begin(), list.end()); },
            [&list](const Pieces& values) {
                list.clear();
                for (const std::uint8_t value : values) list.push(value);
            });
    }
    void pieces(const char* name, Zone zone, const PieceNames& names, std::size_t capacity,
                const std::function<Pieces()>& get, std::function<void(const Pieces&)> set);
    /// Pieces on named spaces, as a map from space to piece; `empty` marks an empty space.
    void spaces(const char* name, std::span<std::uint8_t> cells, const std::vector<std::string>& spaceNames,
                std::uint8_t empty, const PieceNames& names);
    /// Numbers of equal pieces, as a map from label to count without zeros. `pieceNames` names them in the piece count.
    void counts(const char* name, std::span<std::uint8_t> counts, const std::vector<std::string>& labels, Zone zone,
                const std::vector<std::string>& pieceNames, int most);
    /// The same for numbers that are not pieces, or whose pieces are in another zone: not included in the piece count.
    void tally(const char* name, std::span<std::uint8_t> counts, const std::vector<std::string>& labels, int most);

    /// A list of named values that are not pieces: what has been done, or is still to come.
    template <std::size_t N>
    void values(const char* name, engine::FixedList<std::uint8_t, N>& list, const std::vector<std::string>& names) {
        std::vector<int> wide(list.begin(), list.end());
        valuesField(name, wide, names, N);
        list.clear();
        for (const int value : wide) list.push(static_cast<std::uint8_t>(value));
    }

    void group(const char* name, const std::function<void()>& fields);
    /// Fields added by later rules: a complete state stored earlier may lack them and then keeps its own values.
    void added(const std::function<void()>& fields);
    /// One group per seat, keyed by the seats' names.
    void perSeat(const char* name, const std::vector<std::string>& names,
                 const std::function<void(engine::Seat)>& fields);

    Node written() const { return frames_.front().node; }
    std::vector<ZoneView> zones() const { return zones_; }
    /// When reading, refuses keys that no field requested. Call it after `describe`.
    void finish();
    /// The zones named while reading.
    const std::vector<NamedZone>& namedZones() const { return namedZones_; }
    /// When reading, refuses at the current group, or at one of its fields.
    [[noreturn]] void fail(const FieldFault& fault) const;

  private:
    enum class Mode : std::uint8_t { Write, Read, Zones };
    struct Frame {
        Node node = Node::map();
        std::optional<MapCursor> cursor;
        std::string path;
    };

    explicit Describer(Mode mode) : mode_(mode) { frames_.emplace_back(); }
    std::optional<Cursor> find(const char* name);
    std::string pathOf(const std::string& name) const;
    void numberField(const char* name, int& value, int least, int most);
    void valuesField(const char* name, std::vector<int>& values, const std::vector<std::string>& names,
                     std::size_t capacity);
    void choiceField(const char* name, int& value, const std::vector<std::string>& names);
    /// Whether the field was present.
    bool countField(const char* name, std::span<std::uint8_t> counts, const std::vector<std::string>& labels, int most);
    void write(const char* name, Node value) { frames_.back().node.set(name, std::move(value)); }

    Mode mode_;
    bool whole_ = true;
    std::vector<Frame> frames_;
    std::vector<ZoneView> zones_;
    std::vector<NamedZone> namedZones_;
};

}
