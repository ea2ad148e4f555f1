// SPDX-License-Identifier: GPL-3.0-or-later
#include "record/node.h"

#include "record/plain_text.h"

#include <yaml-cpp/emitter.h>
#include <yaml-cpp/emittermanip.h>

#include <algorithm>
#include <string_view>
#include <utility>

namespace heorot::record {

Node::Node(Kind kind) : kind_(kind) {}
Node::Node(const Node&) = default;
Node::Node(Node&&) noexcept = default;
Node& Node::operator=(const Node&) = default;
Node& Node::operator=(Node&&) noexcept = default;
Node::~Node() = default;

Node Node::ofText(std::string text) {
    Node node(Kind::Text);
    node.text_ = std::move(text);
    return node;
}

Node Node::ofNumber(long long value) {
    return ofText(std::to_string(value));
}
Node Node::ofFlag(bool value) {
    return ofText(value ? "true" : "false");
}
Node Node::list() {
    return Node(Kind::List);
}
Node Node::map() {
    return Node(Kind::Map);
}

const Node* Node::find(std::string_view key) const {
    const auto at =
        std::find_if(entries_.begin(), entries_.end(), [&](const Entry& entry) { return entry.key == key; });
    return at == entries_.end() ? nullptr : &at->value;
}

Node* Node::find(std::string_view key) {
    return const_cast<Node*>(std::as_const(*this).find(key));
}

Node& Node::add(Node item) {
    return items_.emplace_back(std::move(item));
}

Node& Node::set(std::string key, Node value) {
    const int line = value.line();
    return entries_.emplace_back(Entry{std::move(key), std::move(value), line}).value;
}

bool Node::isFlat() const {
    return std::all_of(items_.begin(), items_.end(), [](const Node& item) { return item.kind() == Kind::Text; });
}

bool Node::operator==(const Node& other) const {
    return kind_ == other.kind_ && text_ == other.text_ && items_ == other.items_ && entries_ == other.entries_;
}

namespace {

/// Whether a text needs no quotes. yaml-cpp checks too, but accepts some texts that it reads back as something else.
bool isPlain(std::string_view text) {
    const auto isLetter = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || static_cast<unsigned char>(c) >= 0x80;
    };
    const auto isDigit = [](char c) { return c >= '0' && c <= '9'; };
    const auto isInner = [&](char c) {
        return isLetter(c) || isDigit(c) || std::string_view(" _-+./'!()").find(c) != std::string_view::npos;
    };
    const std::size_t sign = text.starts_with('-') || text.starts_with('+') ? 1 : 0;
    if (text.size() == sign || text.ends_with(' ')) return false;
    return (isDigit(text[sign]) || (sign == 0 && isLetter(text[0]))) && std::all_of(text.begin(), text.end(), isInner);
}

/// A key may have at most 1,024 characters before its colon, including quotes and escapes.
constexpr std::size_t longestSimpleKey = 128;

void emitText(YAML::Emitter& out, const std::string& text, bool quoted) {
    if (quoted || !isPlain(text))
        out << YAML::DoubleQuoted << text;
    else
        out << text;
}

void emit(YAML::Emitter& out, const Node& node) {
    switch (node.kind()) {
    case Node::Kind::Text: emitText(out, node.text(), node.quoted()); break;
    case Node::Kind::List:
        if (node.isFlat()) out << YAML::Flow;
        out << YAML::BeginSeq;
        for (const Node& item : node.items()) emit(out, item);
        out << YAML::EndSeq;
        break;
    case Node::Kind::Map:
        out << YAML::BeginMap;
        for (const auto& entry : node.entries()) {
            out << YAML::Key;
            if (entry.key.size() > longestSimpleKey) out << YAML::LongKey;
            emitText(out, entry.key, false);
            out << YAML::Value;
            emit(out, entry.value);
        }
        out << YAML::EndMap;
        break;
    }
}

/// In bytes, approximately.
constexpr std::size_t longestShown = 200;

/// Appends the node to `text` until it is long enough to be cut.
void show(const Node& node, std::string& text) {
    if (text.size() > longestShown) return;
    if (node.kind() == Node::Kind::Text) {
        text += node.text().substr(0, longestShown + 1);
        return;
    }
    const bool isList = node.kind() == Node::Kind::List;
    const char* gap = "";
    text += isList ? '[' : '{';
    const auto part = [&](const std::string& key, const Node& value) {
        text += gap + key;
        gap = ", ";
        show(value, text);
        return text.size() <= longestShown;
    };
    if (isList)
        std::all_of(node.items().begin(), node.items().end(), [&](const Node& item) { return part({}, item); });
    else
        std::all_of(node.entries().begin(), node.entries().end(), [&](const Node::Entry& entry) {
            return part(entry.key.substr(0, longestShown) + ": ", entry.value);
        });
    text += isList ? ']' : '}';
}

std::string shown(const Node& node) {
    std::string text;
    show(node, text);
    return cut(text, longestShown);
}

Difference compareLists(const Node& expected, const Node& actual, const std::string& path) {
    const auto& wanted = expected.items();
    const bool open = !wanted.empty() && wanted.back().kind() == Node::Kind::Text && wanted.back().text() == "...";
    const std::size_t named = wanted.size() - (open ? 1 : 0);
    if (actual.items().size() < named || (!open && actual.items().size() != named))
        return {path, shown(expected), shown(actual), expected.line()};
    for (std::size_t i = 0; i < named; ++i)
        if (auto difference = compare(wanted[i], actual.items()[i], path + '[' + std::to_string(i) + ']'))
            return difference;
    return {};
}

}

std::string toYaml(const Node& node) {
    YAML::Emitter out;
    out.SetIndent(2);
    emit(out, node);
    return std::string(out.c_str()) + '\n';
}

Difference compare(const Node& expected, const Node& actual, const std::string& path) {
    if (expected.kind() != actual.kind()) return {path, shown(expected), shown(actual), expected.line()};
    switch (expected.kind()) {
    case Node::Kind::Text:
        if (expected.text() == actual.text()) return {};
        return {path, shown(expected), shown(actual), expected.line()};
    case Node::Kind::List: return compareLists(expected, actual, path);
    case Node::Kind::Map:
        if (expected.entries().empty() && !actual.entries().empty())
            return {path, shown(expected), shown(actual), expected.line()};
        for (const auto& entry : expected.entries()) {
            const std::string at = (path.empty() ? "" : path + '.') + shortened(entry.key);
            const Node* value = actual.find(entry.key);
            if (!value) return {at, shown(entry.value), "no such key", entry.line};
            if (auto difference = compare(entry.value, *value, at)) return difference;
        }
        return {};
    }
    return {};
}

}
