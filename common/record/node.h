// SPDX-License-Identifier: GPL-3.0-or-later
// The tree behind files, described states and expectations: text, lists and maps in written order, each with its source
// line.
#pragma once

#include "record/record_export.h"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace heorot::record {

class HEOROT_RECORD_EXPORT Node {
  public:
    enum class Kind : std::uint8_t { Text, List, Map };
    struct Entry;

    // Defined where Entry is complete.
    Node(const Node&);
    Node(Node&&) noexcept;
    Node& operator=(const Node&);
    Node& operator=(Node&&) noexcept;
    ~Node();

    static Node ofText(std::string text);
    static Node ofNumber(long long value);
    static Node ofFlag(bool value);
    static Node list();
    static Node map();

    Kind kind() const { return kind_; }
    const std::string& text() const { return text_; }
    const std::vector<Node>& items() const { return items_; }
    const std::vector<Entry>& entries() const { return entries_; }
    /// The value of a map's key, or nullptr.
    const Node* find(std::string_view key) const;
    Node* find(std::string_view key);
    /// Whether all items are texts.
    bool isFlat() const;
    /// An item of a list, or nullptr.
    Node* item(std::size_t index) { return index < items_.size() ? &items_[index] : nullptr; }

    /// Line in the file, from 1; 0 for a tree that does not come from a file.
    int line() const { return line_; }
    void setLine(int line) { line_ = line; }
    /// Quoted text is text even if it looks like a number.
    bool quoted() const { return quoted_; }
    void setQuoted(bool quoted) { quoted_ = quoted; }

    Node& add(Node item);
    Node& set(std::string key, Node value);
    void setText(std::string text) { text_ = std::move(text); }

    /// Equal kind, text, items, and keys in the same order; lines are ignored.
    bool operator==(const Node& other) const;

  private:
    explicit Node(Kind kind);

    Kind kind_;
    bool quoted_ = false;
    int line_ = 0;
    std::string text_;
    std::vector<Node> items_;
    std::vector<Entry> entries_;
};

struct Node::Entry {
    std::string key;
    Node value;
    int line = 0;
    bool operator==(const Entry& other) const { return key == other.key && value == other.value; }
};

/// The tree as YAML: maps in block style, lists of plain texts on one line.
HEOROT_RECORD_EXPORT std::string toYaml(const Node& node);

/// The first place where `actual` differs from `expected`: unexpected keys are ignored, `{}` is an empty map, and a
/// list must match item by item unless the expected one ends with `...`. Path and texts are empty if everything
/// matches; long texts and lists are cut after about 200 characters.
struct Difference {
    std::string path;
    std::string expected;
    std::string actual;
    int line = 0;
    explicit operator bool() const { return !path.empty() || !expected.empty() || !actual.empty(); }
};
HEOROT_RECORD_EXPORT Difference compare(const Node& expected, const Node& actual, const std::string& path);

}
