// SPDX-License-Identifier: GPL-3.0-or-later
#include "conformance/altered_states.h"

#include <algorithm>

namespace heorot::conformance {

using record::Node;

namespace {

bool isNumber(const std::string& text) {
    const bool isNegative = text.starts_with('-');
    return text.size() > (isNegative ? 1U : 0U) &&
           std::all_of(text.begin() + (isNegative ? 1 : 0), text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

/// A copy of the tree with `value` at the end of the path; missing keys are added.
Node replaced(const Node& tree, const FieldPath& path, std::size_t depth, const Node& value) {
    if (depth == path.size()) return value;
    Node copy = Node::map();
    bool isThere = false;
    for (const Node::Entry& entry : tree.entries()) {
        const bool isIt = entry.key == path[depth];
        isThere = isThere || isIt;
        copy.set(entry.key, isIt ? replaced(entry.value, path, depth + 1, value) : entry.value);
    }
    if (!isThere) copy.set(path[depth], value);
    return copy;
}

/// At most this many, evenly spread.
std::vector<std::string> someOf(const std::vector<std::string>& names, std::size_t most) {
    if (names.size() <= most) return names;
    std::vector<std::string> some;
    for (std::size_t i = 0; i < most; ++i) some.push_back(names[i * names.size() / most]);
    return some;
}

Node listOf(const std::vector<Node>& items) {
    Node list = Node::list();
    for (const Node& item : items) list.add(item);
    return list;
}

FieldPath with(FieldPath path, const std::string& key) {
    path.push_back(key);
    return path;
}

}

Node Alteration::of(const Node& tree) const {
    return replaced(tree, path, 0, value);
}

void collectWords(const Node& tree, std::set<std::string>& words) {
    if (tree.kind() == Node::Kind::Text && !isNumber(tree.text())) words.insert(tree.text());
    for (const Node& item : tree.items()) collectWords(item, words);
    for (const Node::Entry& entry : tree.entries()) collectWords(entry.value, words);
}

ValuesOfFields::ValuesOfFields(std::set<std::string> words, std::vector<std::string> seats)
    : words_(std::move(words)), seats_(std::move(seats)) {
    words_.insert(seats_.begin(), seats_.end());
    words_.insert("nobody");
}

std::vector<Alteration> ValuesOfFields::of(const Node& tree, const Refusal& refusal) {
    tree_ = &tree;
    refusal_ = &refusal;
    found_.clear();
    alter(tree, {});
    return std::move(found_);
}

void ValuesOfFields::alter(const Node& at, const FieldPath& path) {
    switch (at.kind()) {
    case Node::Kind::Text: return alterText(at, path);
    case Node::Kind::List: return alterList(at, path);
    case Node::Kind::Map:
        for (const Node::Entry& entry : at.entries()) alter(entry.value, with(path, entry.key));
    }
}

void ValuesOfFields::alterText(const Node& at, const FieldPath& path) {
    const std::string& text = at.text();
    if (text == "true" || text == "false")
        return add(path, text == "true" ? "false" : "true", Node::ofFlag(text != "true"));
    if (!isNumber(text)) {
        for (const std::string& name : someOf(namesAt(path, false), 12))
            if (name != text) add(path, name, Node::ofText(name));
        return;
    }
    const int value = std::stoi(text);
    for (const int other : {0, 1, 3, 5, value - 1, value + 1, 9, 90, 255})
        if (other != value) add(path, std::to_string(other), Node::ofNumber(other));
}

void ValuesOfFields::alterList(const Node& at, const FieldPath& path) {
    const std::vector<Node>& items = at.items();
    if (!items.empty()) {
        add(path, "nothing", Node::list());
        add(path, "all but the first", listOf({items.begin() + 1, items.end()}));
        add(path, "all but the last", listOf({items.begin(), items.end() - 1}));
        add(path, "all in the other order", listOf({items.rbegin(), items.rend()}));
    }
    std::vector<Node> more = items;
    for (const std::string& name : someOf(namesAt(path, true), 2)) {
        more.push_back(Node::ofText(name));
        add(path, name + " too", listOf(more));
        more.pop_back();
    }
}

void ValuesOfFields::add(const FieldPath& path, const std::string& what, const Node& value) {
    std::string text;
    for (const std::string& key : path) text += (text.empty() ? "" : ".") + key;
    found_.push_back({text + ": " + what, path, value});
}

std::string ValuesOfFields::kindOf(const FieldPath& path) const {
    // Spaces of a board take nearly the same pieces.
    const auto isSpace = [](const std::string& key) {
        return key.size() >= 2 && key[0] >= 'a' && key[0] <= 'z' && isNumber(key.substr(1));
    };
    std::string kind;
    for (const std::string& key : path) {
        const bool isSeat = std::find(seats_.begin(), seats_.end(), key) != seats_.end();
        kind += '/' + (isSeat ? std::string("*") : isSpace(key) ? std::string("#") : key);
    }
    return kind;
}

const std::vector<std::string>& ValuesOfFields::namesAt(const FieldPath& path, bool inList) {
    const auto [at, isNew] = names_.try_emplace(kindOf(path));
    std::vector<std::string>& names = at->second;
    if (!isNew) return names;
    for (const std::string& word : words_) {
        const Node value = inList ? listOf({Node::ofText(word)}) : Node::ofText(word);
        const std::string why = (*refusal_)(replaced(*tree_, path, 0, value));
        const std::string quoted = '\'' + word + '\'';
        // The reader's own refusals of a word that is invalid there.
        if (why.find(quoted + " is not ") == std::string::npos) names.push_back(word);
    }
    return names;
}

}
