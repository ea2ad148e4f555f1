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

std::string choices(const std::vector<std::string>& names) {
    constexpr std::size_t most = 100;
    std::string text;
    for (std::size_t i = 0; i < names.size(); ++i) {
        std::string next = (i == 0 ? "" : i + 1 == names.size() ? " or " : ", ") + inQuotes(names[i]);
        if (i > 0 && text.size() + next.size() > most) return text + ", ...";
        text += next;
    }
    return text;
}

void Cursor::fail(const std::string& sentence) const {
    throw FileError(*file_, node_->line(), path_.empty() ? sentence : path_ + ": " + sentence);
}

void failOfPieces(const Cursor& at, const std::string& sentence) {
    throw PieceError(at.file(), at.node().line(), at.path().empty() ? sentence : at.path() + ": " + sentence);
}

Cursor Cursor::at(const Node& node, const std::string& key) const {
    Cursor next(node, *file_);
    next.path_ = path_ + (path_.empty() || key.starts_with('[') ? "" : ".") + shortened(key);
    next.path_ = ending(next.path_, longestPath);
    return next;
}

const std::string& Cursor::text() const {
    if (node_->kind() != Node::Kind::Text) fail("this must be text");
    return node_->text();
}

int Cursor::integer(int least, int most) const {
    text();
    const auto value = wholeNumber<int>(*node_);
    if (value && *value >= least && *value <= most) return *value;
    if (least == most)
        fail(inQuotes(node_->text()) + " is not " + std::to_string(least) + ", the only number allowed here");
    fail(inQuotes(node_->text()) + " is not a whole number from " + std::to_string(least) + " to " +
         std::to_string(most));
}

std::uint64_t Cursor::natural() const {
    text();
    const auto value = wholeNumber<std::uint64_t>(*node_);
    if (!value) fail(inQuotes(node_->text()) + " is not a whole number from 0 up");
    return *value;
}

bool Cursor::flag() const {
    if (text() == "true" && !node_->quoted()) return true;
    if (text() == "false" && !node_->quoted()) return false;
    fail(inQuotes(text()) + " is neither true nor false");
}

int Cursor::oneOf(const std::vector<std::string>& names) const {
    const auto at = std::find(names.begin(), names.end(), text());
    if (at == names.end()) fail(inQuotes(text()) + " is not " + choices(names));
    return static_cast<int>(at - names.begin());
}

std::vector<Cursor> Cursor::items() const {
    if (node_->kind() != Node::Kind::List) fail("this must be a list");
    std::vector<Cursor> items;
    for (const Node& item : node_->items()) items.push_back(at(item, '[' + std::to_string(items.size()) + ']'));
    return items;
}

MapCursor Cursor::map() const {
    if (node_->kind() != Node::Kind::Map) fail("this must be a map of names and values");
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
    at_.fail("missing '" + std::string(key) + "'");
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
        if (!asked_.contains(entry.key)) at_.at(entry.value, entry.key).fail("unknown key");
}

}
