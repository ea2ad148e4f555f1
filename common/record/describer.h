// SPDX-License-Identifier: GPL-3.0-or-later
// A state lists its fields once, in `describe(describer, rules, names, state)`. That one list serves writing, strict
// reading, partial match, printing, and the count of pieces, because the describer, not the state, knows which of these
// is going on.
#pragma once

#include "engine/fixed_list.h"
#include "engine/seat.h"
#include "record/cursor.h"
#include "record/node.h"

#include <concepts>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace heorot::record {

/// Where pieces lie. Named pieces of a scenario are taken from decks first, then discards, supplies,
/// hands; what lies on a board stays (see arrange.h).
enum class Zone : std::uint8_t { Deck, Discards, Supply, Hand, Board };

/// Names of pieces in zones. Names of unknown pieces end with '?'.
class HEOROT_RECORD_EXPORT PieceNames {
  public:
    virtual ~PieceNames() = default;
    virtual std::string name(std::uint8_t piece) const = 0;
    /// The piece of a name; nothing for other texts, unknown pieces among them.
    virtual std::optional<std::uint8_t> find(std::string_view name) const = 0;
    /// The name under which it is counted, where pieces of one kind have several looks, as dice do.
    virtual std::string piece(std::uint8_t value) const { return name(value); }
};

/// One zone of a state, as pieces by name; made by the describer for counting and arranging.
struct ZoneView {
    std::string path;
    Zone zone{};
    /// Whether the order of the pieces means something (a deck, a board).
    bool ordered = false;
    std::vector<std::string> pieces;
    std::size_t capacity = 0;
    std::function<bool(const std::string&)> accepts;
    std::function<void(const std::vector<std::string>&)> put;
};

/// A zone that a position named while it was read.
struct NamedZone {
    std::string path;
    /// For a deck that ended with `...`: how many pieces on top were named, while the rest may still move. Nothing: all
    /// stays.
    std::optional<std::size_t> fixedTop;
};

using Pieces = std::vector<std::uint8_t>;

class HEOROT_RECORD_EXPORT Describer {
  public:
    /// Writes every field into a tree; take it from `written()` afterwards.
    static Describer writer();
    /// Reads fields from a map. A whole state must name every field; a part keeps what it does not name.
    static Describer reader(const Cursor& at, bool whole);
    /// Collects the zones of a state; take them from `zones()` afterwards. The state must outlive their use.
    static Describer zoneFinder();

    bool isReading() const { return mode_ == Mode::Read; }

    template <std::integral T>
    void number(const char* name, T& value, int least, int most) {
        int wide = static_cast<int>(value);
        numberField(name, wide, least, most);
        value = static_cast<T>(wide);
    }
    void flag(const char* name, bool& value);
    /// An enum or small number by its name; `names[i]` belongs to value i.
    template <class E>
    void choice(const char* name, E& value, const std::vector<std::string>& names) {
        int index = static_cast<int>(value);
        choiceField(name, index, names);
        value = static_cast<E>(index);
    }
    /// A seat by its name, or `nobody`.
    void seat(const char* name, engine::Seat& value, const std::vector<std::string>& names);

    /// Pieces as a list of names. A deck is listed top first and may, in a part, end with `...` for "and the rest as it
    /// lies".
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
    /// Pieces on named spaces: a map of space and piece; `empty` is what an empty space holds.
    void spaces(const char* name, std::span<std::uint8_t> cells, const std::vector<std::string>& spaceNames,
                std::uint8_t empty, const PieceNames& names);
    /// Numbers of like pieces: a map of label and count, zeros left out. `pieceNames` are their names in the count of
    /// pieces.
    void counts(const char* name, std::span<std::uint8_t> counts, const std::vector<std::string>& labels, Zone zone,
                const std::vector<std::string>& pieceNames, int most);
    /// The same for numbers that are no pieces, or count pieces that lie in another zone: they are not counted.
    void tally(const char* name, std::span<std::uint8_t> counts, const std::vector<std::string>& labels, int most);

    /// A list of values by their names that are no pieces: what has been done, or is to come.
    template <std::size_t N>
    void values(const char* name, engine::FixedList<std::uint8_t, N>& list, const std::vector<std::string>& names) {
        std::vector<int> wide(list.begin(), list.end());
        valuesField(name, wide, names, N);
        list.clear();
        for (const int value : wide) list.push(static_cast<std::uint8_t>(value));
    }

    void group(const char* name, const std::function<void()>& fields);
    /// Fields that came with later rules: a whole state that was written before may lack them, and what is read into
    /// keeps its own.
    void added(const std::function<void()>& fields);
    /// A group per seat under the seats' names.
    void perSeat(const char* name, const std::vector<std::string>& names,
                 const std::function<void(engine::Seat)>& fields);

    Node written() const { return frames_.front().node; }
    std::vector<ZoneView> zones() const { return zones_; }
    /// Refuses, when reading, what no field asked for. To be called after `describe`.
    void finish();
    /// The zones that were named while reading.
    const std::vector<NamedZone>& namedZones() const { return namedZones_; }
    /// Refuses, when reading, at the group that is read; at a field for `seats.Anna.food: why`.
    [[noreturn]] void fail(const std::string& sentence) const;

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
    /// Whether the field was read.
    bool countField(const char* name, std::span<std::uint8_t> counts, const std::vector<std::string>& labels, int most);
    void write(const char* name, Node value) { frames_.back().node.set(name, std::move(value)); }

    Mode mode_;
    bool whole_ = true;
    std::vector<Frame> frames_;
    std::vector<ZoneView> zones_;
    std::vector<NamedZone> namedZones_;
};

}
