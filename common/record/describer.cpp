// SPDX-License-Identifier: GPL-3.0-or-later
#include "record/describer.h"

#include "record/piece_error.h"

#include <algorithm>
#include <utility>

namespace heorot::record {

using engine::Seat;

Describer Describer::writer() {
    return Describer(Mode::Write);
}
Describer Describer::zoneFinder() {
    return Describer(Mode::Zones);
}

Describer Describer::reader(const Cursor& at, bool whole) {
    Describer describer(Mode::Read);
    describer.whole_ = whole;
    describer.frames_.back().cursor = at.map();
    return describer;
}

std::string Describer::pathOf(const std::string& name) const {
    const std::string& path = frames_.back().path;
    return path.empty() ? name : path + '.' + name;
}

std::optional<Cursor> Describer::find(const char* name) {
    MapCursor& cursor = *frames_.back().cursor;
    return whole_ ? cursor.required(name) : cursor.optional(name);
}

void Describer::added(const std::function<void()>& fields) {
    const bool whole = std::exchange(whole_, false);
    fields();
    whole_ = whole;
}

void Describer::finish() {
    if (mode_ == Mode::Read) frames_.back().cursor->finish();
}

void Describer::fail(const FieldFault& fault) const {
    Cursor at = frames_.back().cursor->at();
    std::string rest = fault.field;
    // Follows the keys of the field as far as the file contains them; of two matching names, one may be a prefix of the
    // other.
    while (!rest.empty() && at.node().kind() == Node::Kind::Map) {
        const Node::Entry* next = nullptr;
        for (const Node::Entry& entry : at.node().entries()) {
            const bool fits = rest == entry.key || rest.starts_with(entry.key + '.');
            if (fits && (!next || next->key.size() < entry.key.size())) next = &entry;
        }
        if (!next) break;
        rest.erase(0, next->key.size() + 1);
        at = at.at(next->value, next->key);
    }
    if (rest.empty()) at.fail(fault.why);
    //: %1 a field that a file lacks, %2 what is wrong with its value
    at.fail(Fault::tr("%1: %2").arg(rest, fault.why));
}

void Describer::numberField(const char* name, int& value, int least, int most) {
    if (mode_ == Mode::Write) write(name, Node::ofNumber(value));
    if (mode_ != Mode::Read) return;
    if (const auto at = find(name)) value = at->integer(least, most);
}

void Describer::flag(const char* name, bool& value) {
    if (mode_ == Mode::Write) write(name, Node::ofFlag(value));
    if (mode_ != Mode::Read) return;
    if (const auto at = find(name)) value = at->flag();
}

void Describer::choiceField(const char* name, int& value, const std::vector<std::string>& names) {
    if (mode_ == Mode::Write) write(name, Node::ofText(names.at(static_cast<std::size_t>(value))));
    if (mode_ != Mode::Read) return;
    if (const auto at = find(name)) value = at->oneOf(names);
}

void Describer::valuesField(const char* name, std::vector<int>& values, const std::vector<std::string>& names,
                            std::size_t capacity) {
    if (mode_ == Mode::Write) {
        Node list = Node::list();
        for (const int value : values) list.add(Node::ofText(names.at(static_cast<std::size_t>(value))));
        write(name, std::move(list));
    }
    if (mode_ != Mode::Read) return;
    const auto at = find(name);
    if (!at) return;
    values.clear();
    for (const Cursor& item : at->items()) values.push_back(item.oneOf(names));
    //: %1 a number
    if (values.size() > capacity) at->fail(Fault::tr("at most %1 names are allowed here").arg(capacity));
}

void Describer::seat(const char* name, Seat& value, const std::vector<std::string>& names) {
    std::vector<std::string> choices = names;
    choices.emplace_back("nobody");
    std::size_t index = value == engine::nobody ? names.size() : value;
    choice(name, index, choices);
    value = index == names.size() ? engine::nobody : static_cast<Seat>(index);
}

void Describer::group(const char* name, const std::function<void()>& fields) {
    std::optional<Cursor> at;
    if (mode_ == Mode::Read && !(at = find(name))) return;
    Frame frame;
    frame.path = pathOf(name);
    if (at) frame.cursor = at->map();
    frames_.push_back(std::move(frame));
    fields();
    finish();
    Frame done = std::move(frames_.back());
    frames_.pop_back();
    if (mode_ == Mode::Write) write(name, std::move(done.node));
}

void Describer::perSeat(const char* name, const std::vector<std::string>& names,
                        const std::function<void(Seat)>& fields) {
    group(name, [&] {
        for (std::size_t seat = 0; seat < names.size(); ++seat)
            group(names[seat].c_str(), [&] { fields(static_cast<Seat>(seat)); });
    });
}

namespace {

std::uint8_t pieceAt(const Cursor& at, const PieceNames& names) {
    if (const auto piece = names.find(at.text())) return *piece;
    //: %1 what is written
    failOfPieces(at, Fault::tr("%1 is not a piece that can be here").arg(Fault::quoted(at.text())));
}

/// Removes the named pieces from `rest` and appends what remains, for a deck that ends with `...`.
void appendRest(Pieces& named, Pieces rest) {
    for (const std::uint8_t piece : named)
        if (const auto at = std::find(rest.begin(), rest.end(), piece); at != rest.end()) rest.erase(at);
    named.insert(named.end(), rest.begin(), rest.end());
}

Pieces toPieces(const std::vector<std::string>& texts, const PieceNames& names) {
    Pieces pieces;
    for (const auto& text : texts) pieces.push_back(names.find(text).value());
    return pieces;
}

}

void Describer::pieces(const char* name, Zone zone, const PieceNames& names, std::size_t capacity,
                       const std::function<Pieces()>& get, std::function<void(const Pieces&)> set) {
    if (mode_ == Mode::Write) {
        Node list = Node::list();
        for (const std::uint8_t piece : get()) list.add(Node::ofText(names.name(piece)));
        write(name, std::move(list));
    } else if (mode_ == Mode::Zones) {
        ZoneView view{pathOf(name), zone, zone == Zone::Deck, {}, capacity, {}, {}};
        for (const std::uint8_t piece : get()) view.pieces.push_back(names.name(piece));
        view.accepts = [&names](const std::string& text) { return names.find(text).has_value(); };
        view.put = [&names, set = std::move(set)](const std::vector<std::string>& texts) {
            set(toPieces(texts, names));
        };
        zones_.push_back(std::move(view));
    } else if (const auto at = find(name)) {
        Pieces values;
        bool andTheRest = false;
        for (const Cursor& item : at->items()) {
            //: %1 three dots, which stand for the rest of a deck
            if (andTheRest) item.fail(Fault::tr("nothing may follow %1").arg(Fault::quoted("...")));
            if (!whole_ && zone == Zone::Deck && item.text() == "...")
                andTheRest = true;
            else
                values.push_back(pieceAt(item, names));
        }
        const auto fixedTop = andTheRest ? std::optional(values.size()) : std::nullopt;
        if (andTheRest) appendRest(values, get());
        //: %1 a number
        if (values.size() > capacity) at->fail(Fault::tr("at most %1 pieces fit here").arg(capacity));
        set(values);
        namedZones_.push_back({pathOf(name), fixedTop});
    }
}

void Describer::spaces(const char* name, std::span<std::uint8_t> cells, const std::vector<std::string>& spaceNames,
                       std::uint8_t empty, const PieceNames& names) {
    if (mode_ == Mode::Write) {
        Node map = Node::map();
        for (std::size_t i = 0; i < spaceNames.size(); ++i)
            if (cells[i] != empty) map.set(spaceNames[i], Node::ofText(names.name(cells[i])));
        write(name, std::move(map));
    } else if (mode_ == Mode::Zones) {
        ZoneView view{pathOf(name), Zone::Board, true, {}, spaceNames.size(), {}, {}};
        for (std::size_t i = 0; i < spaceNames.size(); ++i)
            if (cells[i] != empty) view.pieces.push_back(names.piece(cells[i]));
        view.accepts = [](const std::string&) { return false; };
        zones_.push_back(std::move(view));
    } else if (const auto at = find(name)) {
        std::fill(cells.begin(), cells.end(), empty);
        for (const auto& [space, piece] : at->map().all()) {
            const auto found = std::find(spaceNames.begin(), spaceNames.end(), space);
            if (found == spaceNames.end()) piece.fail(Fault::tr("there is no such space"));
            cells[static_cast<std::size_t>(found - spaceNames.begin())] = pieceAt(piece, names);
        }
        namedZones_.push_back({pathOf(name), std::nullopt});
    }
}

void Describer::counts(const char* name, std::span<std::uint8_t> counts, const std::vector<std::string>& labels,
                       Zone zone, const std::vector<std::string>& pieceNames, int most) {
    if (mode_ == Mode::Zones) {
        ZoneView view{pathOf(name), zone, false, {}, 255 * labels.size(), {}, {}};
        for (std::size_t i = 0; i < labels.size(); ++i) view.pieces.insert(view.pieces.end(), counts[i], pieceNames[i]);
        view.accepts = [pieceNames](const std::string& text) {
            return std::find(pieceNames.begin(), pieceNames.end(), text) != pieceNames.end();
        };
        view.put = [counts, pieceNames](const std::vector<std::string>& texts) {
            std::fill(counts.begin(), counts.end(), std::uint8_t{0});
            for (const auto& text : texts)
                ++counts[static_cast<std::size_t>(std::find(pieceNames.begin(), pieceNames.end(), text) -
                                                  pieceNames.begin())];
        };
        zones_.push_back(std::move(view));
    } else if (countField(name, counts, labels, most)) {
        namedZones_.push_back({pathOf(name), std::nullopt});
    }
}

void Describer::tally(const char* name, std::span<std::uint8_t> counts, const std::vector<std::string>& labels,
                      int most) {
    countField(name, counts, labels, most);
}

bool Describer::countField(const char* name, std::span<std::uint8_t> counts, const std::vector<std::string>& labels,
                           int most) {
    if (mode_ == Mode::Write) {
        Node map = Node::map();
        for (std::size_t i = 0; i < labels.size(); ++i)
            if (counts[i] > 0) map.set(labels[i], Node::ofNumber(counts[i]));
        write(name, std::move(map));
    }
    const auto at = mode_ == Mode::Read ? find(name) : std::nullopt;
    if (!at) return false;
    std::fill(counts.begin(), counts.end(), std::uint8_t{0});
    for (const auto& [label, count] : at->map().all()) {
        const auto found = std::find(labels.begin(), labels.end(), label);
        //: %1 a list of what it can be
        if (found == labels.end()) count.fail(Fault::tr("this is not %1").arg(choices(labels)));
        counts[static_cast<std::size_t>(found - labels.begin())] = static_cast<std::uint8_t>(count.integer(0, most));
    }
    return true;
}

}
