// SPDX-License-Identifier: GPL-3.0-or-later
// Reading a game's data files into its tables. Every number has its range, every name its list, every entry its
// confidence; whatever is wrong or unknown is a FileError with file, line and one sentence.
#pragma once

#include "data/confidence.h"
#include "data/data_export.h"
#include "notation/words.h"
#include "record/cursor.h"
#include "record/data_source.h"

#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace heorot::data {

using notation::texts, record::Cursor, record::Fault;

/// A map of keys and values. Each key is read once; `finish` refuses the others.
class HEOROT_DATA_EXPORT Entry {
  public:
    explicit Entry(const Cursor& at) : map_(at.map()) {}

    const Cursor& at() const { return map_.at(); }
    bool has(std::string_view key) const { return at().node().find(key) != nullptr; }
    Cursor required(std::string_view key) { return map_.required(key); }
    std::optional<Cursor> optional(std::string_view key) { return map_.optional(key); }
    /// Refuses an entry without keys.
    void mustNotBeEmpty(const Fault& fault) const;

    /// A whole number from `least` to `most`.
    template <class Number>
    void read(std::string_view key, Number& number, int least, int most) {
        number = static_cast<Number>(required(key).integer(least, most));
    }
    /// The same for a key that may be missing: the number stays as it is then.
    template <class Number>
    void readOptional(std::string_view key, Number& number, int least, int most) {
        if (has(key)) read(key, number, least, most);
    }
    /// A number of which the rules know one value only.
    template <class Number>
    void readFixed(std::string_view key, Number& number, int value) {
        read(key, number, value, value);
    }
    /// `1` if something happens; a missing key if it does not.
    void readMark(std::string_view key, bool& mark);
    /// `true` or `false`.
    void readFlag(std::string_view key, bool& flag) { flag = required(key).flag(); }
    void readOptionalFlag(std::string_view key, bool& flag);
    /// One of the names, as the value of an enum or a number: its place among them.
    template <class Value, class Names>
    void readName(std::string_view key, Value& value, const Names& names) {
        value = static_cast<Value>(required(key).oneOf(texts(names)));
    }

    /// `confidence`, which every entry has, and `source`, a text for readers of the file.
    Confidence readConfidence();
    /// The same where aspects may be known unequally well: one word for all of them, or a map with a word for each.
    Confidences readConfidences(std::initializer_list<std::string_view> aspects);

    void finish() const { map_.finish(); }

  private:
    record::MapCursor map_;
};

/// Calls `read(entry)`; other keys are refused.
template <class Read>
void readEntry(const Cursor& at, Read read) {
    Entry entry(at);
    read(entry);
    entry.finish();
}

/// Calls `read(index, entry)` for the entry of each name; other names are refused.
template <class Names, class Read>
void readEntries(const Cursor& at, const Names& names, Read read) {
    readEntry(at, [&](Entry& table) {
        for (std::size_t i = 0; i < std::size(names); ++i)
            readEntry(table.required(names[i]), [&](Entry& entry) { read(i, entry); });
    });
}

/// A list of so many items; `fault` refuses another number of them.
HEOROT_DATA_EXPORT std::vector<Cursor> readItems(const Cursor& at, std::size_t count, const Fault& fault);

/// A list of exactly so many small numbers.
template <std::size_t N>
std::array<std::uint8_t, N> readNumbers(const Cursor& at, int least, int most) {
    //: %1 a number
    const auto items = readItems(at, N, Fault::tr("exactly %1 numbers are needed here").arg(N));
    std::array<std::uint8_t, N> numbers{};
    for (std::size_t i = 0; i < N; ++i) numbers[i] = static_cast<std::uint8_t>(items[i].integer(least, most));
    return numbers;
}

/// `{values: [2, 3, 4], confidence: printed}`
template <std::size_t N>
std::array<std::uint8_t, N> readValues(const Cursor& at, int least, int most) {
    Entry entry(at);
    const auto numbers = readNumbers<N>(entry.required("values"), least, most);
    entry.readConfidence();
    entry.finish();
    return numbers;
}

/// `{value: 6, confidence: printed}`
HEOROT_DATA_EXPORT Figure readFigure(const Cursor& at, int least, int most);

/// The key and the value of a map that has exactly one key; `fault` refuses another.
HEOROT_DATA_EXPORT std::pair<std::string, Cursor> readPair(const Cursor& at, const Fault& fault);

/// Refuses a total that print contradicts: "there are 66 Reavers, not 67". `fault` has a place for each number, the
/// printed one first.
HEOROT_DATA_EXPORT void checkTotal(const Cursor& at, Fault fault, int total, int printed);

/// Reads a file: calls `read(root)`; other keys are refused.
template <class Read>
void readFile(record::DataSource& data, const std::string& file, Read read) {
    const record::Node tree = data.read(file);
    readEntry(Cursor(tree, file), read);
}

/// Refuses a file whose `game` is another one.
HEOROT_DATA_EXPORT void checkGame(Entry& root, std::string_view game);

/// Reads `<game>.yaml`, which names its game.
template <class Read>
void readGame(record::DataSource& data, std::string_view game, Read read) {
    readFile(data, std::string(game) + ".yaml", [&](Entry& root) {
        checkGame(root, game);
        read(root);
    });
}

}
