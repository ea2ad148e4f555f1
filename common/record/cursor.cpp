// SPDX-License-Identifier: GPL-3.0-or-later
#include "record/cursor.h"

#include "record/piece_error.h"
#include "record/plain_text.h"

#include <algorithm>
#include <charconv>

namespace heorot::record {

namespace {

constexpr std::size_t longestPath = 120;

/// A whole number in its canonical form, or nothing.
template <class Number>
std::optional<Number> wholeNumber(const Node& node) {
    const std::string& text = node.text();
    const std::size_t digits = text.starts_with('-') ? 1 : 0;
    if (node.quoted() || text.size() == digits) return std::nullopt;
    if (text[digits] == '0' && text != "0") return std::nullopt;
    Number value{};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
    return value;
}

}

void Cursor::fail(const Fault& fault) const {
    throw FileError(*file_, node_->line(), path_, fault);
}

void failOfPieces(const Cursor& at, const Fault& fault) {
    throw PieceError(at.file(), at.node().line(), at.path(), fault);
}

Cursor Cursor::at(const Node& node, const std::string& key) const {
    Cursor next(node, *file_);
    next.path_ = path_ + (path_.empty() || key.starts_with('[') ? "" : ".") + shortened(key);
    next.path_ = ending(next.path_, longestPath);
    return next;
}

const std::string& Cursor::text() const {
    if (node_->kind() != Node::Kind::Text) fail(Fault::tr("this must be text"));
    return node_->text();
}

int Cursor::integer(int least, int most) const {
    text();
    const auto value = wholeNumber<int>(*node_);
    if (value && *value >= least && *value <= most) return *value;
    if (least == most)
        //: %1 what is written, %2 a number
        fail(Fault::tr("%1 is not %2, the only number allowed here").arg(Fault::quoted(node_->text()), least));
    //: %1 what is written, %2 and %3 numbers
    fail(Fault::tr("%1 is not a whole number from %2 to %3").arg(Fault::quoted(node_->text()), least, most));
}

std::uint64_t Cursor::natural() const {
    text();
    const auto value = wholeNumber<std::uint64_t>(*node_);
    //: %1 what is written
    if (!value) fail(Fault::tr("%1 is not a whole number of 0 or more").arg(Fault::quoted(node_->text())));
    return *value;
}

bool Cursor::flag() const {
    if (text() == "true" && !node_->quoted()) return true;
    if (text() == "false" && !node_->quoted()) return false;
    //: %1 what is written; "true" and "false" stand in files as they are
    fail(Fault::tr("%1 is neither true nor false").arg(Fault::quoted(text())));
}

int Cursor::oneOf(const std::vector<std::string>& names) const {
    const auto at = std::find(names.begin(), names.end(), text());
    //: %1 what is written, %2 a list of what it can be
    if (at == names.end()) fail(Fault::tr("%1 is not %2").arg(Fault::quoted(text()), choices(names)));
    return static_cast<int>(at - names.begin());
}

std::vector<Cursor> Cursor::items() const {
    if (node_->kind() != Node::Kind::List) fail(Fault::tr("this must be a list"));
    std::vector<Cursor> items;
    for (const Node& item : node_->items()) items.push_back(at(item, '[' + std::to_string(items.size()) + ']'));
    return items;
}

MapCursor Cursor::map() const {
    if (node_->kind() != Node::Kind::Map) fail(Fault::tr("this must be a map of names and values"));
    return MapCursor(*this);
}

std::optional<Cursor> MapCursor::optional(std::string_view key) {
    asked_.emplace(key);
    const Node* value = at_.node().find(key);
    if (!value) return std::nullopt;
    return at_.at(*value, std::string(key));
}

Cursor MapCursor::required(std::string_view key) {
    if (auto value = optional(key)) return *value;
    //: %1 a key of a file
    at_.fail(Fault::tr("%1 is missing here").arg(Fault::quoted(key)));
}

std::vector<std::pair<std::string, Cursor>> MapCursor::all() {
    std::vector<std::pair<std::string, Cursor>> pairs;
    for (const auto& entry : at_.node().entries()) {
        asked_.insert(entry.key);
        pairs.emplace_back(entry.key, at_.at(entry.value, entry.key));
    }
    return pairs;
}

void MapCursor::finish() const {
    for (const auto& entry : at_.node().entries())
        if (!asked_.contains(entry.key)) at_.at(entry.value, entry.key).fail(Fault::tr("this key is not allowed here"));
}

}
