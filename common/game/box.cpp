// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/box.h"

#include "record/data_path.h"

#include <algorithm>
#include <charconv>

namespace heorot::game {

using data::Confidence;
using record::below;
using record::Node;

namespace {

constexpr std::string_view confidenceKey = "confidence";

bool isValue(const Node& node) {
    if (node.kind() == Node::Kind::Text) return true;
    return node.kind() == Node::Kind::List && !node.items().empty() &&
           std::all_of(node.items().begin(), node.items().end(),
                       [](const Node& item) { return item.kind() == Node::Kind::Text; });
}

Confidence confidenceOf(const Node* node) {
    const auto& names = data::confidenceNames;
    const auto at = node ? std::find(names.begin(), names.end(), node->text()) : names.end();
    return at == names.end() ? Confidence::Reconstructed : static_cast<Confidence>(at - names.begin());
}

/// Collects the entries of one file.
class Collector {
  public:
    Collector(const std::string& file, const Node& tree, const Node& shipped, std::vector<BoxPiece>& pieces)
        : file_(file), tree_(tree), shipped_(shipped), pieces_(pieces) {}

    /// Finds the outermost entries.
    void collect(const Node& node, const std::string& path) {
        if (node.find(confidenceKey)) {
            piece_ = &pieces_.emplace_back();
            piece_->file = file_;
            piece_->path = path;
            addEntry(node, path);
            return;
        }
        for (const Node::Entry& entry : node.entries()) collect(entry.value, below(path, entry.key));
        for (std::size_t i = 0; i < node.items().size(); ++i)
            collect(node.items()[i], below(path, record::itemStep(i)));
    }

  private:
    void addEntry(const Node& entry, const std::string& path) {
        for (const Node::Entry& part : entry.entries())
            if (part.key != confidenceKey && part.key != "source")
                addValues(part.value, below(path, part.key), aspectPath(entry, path, part.key));
    }

    /// `aspect`: where the confidence of these values stands.
    void addValues(const Node& node, const std::string& path, const std::string& aspect) {
        if (node.find(confidenceKey)) return addEntry(node, path);
        if (isValue(node)) return addFigure(node, path, aspect);
        for (const Node::Entry& part : node.entries()) addValues(part.value, below(path, part.key), aspect);
        for (std::size_t i = 0; i < node.items().size(); ++i)
            addValues(node.items()[i], below(path, record::itemStep(i)), aspect);
    }

    void addFigure(const Node& value, const std::string& path, const std::string& aspect) {
        BoxFigure& figure = piece_->figures.emplace_back();
        figure.file = file_;
        figure.path = path;
        figure.inner = path.substr(piece_->path.size());
        if (figure.inner.starts_with('.')) figure.inner.erase(0, 1);
        figure.value = value;
        const Node* shipped = record::nodeAt(shipped_, path);
        figure.shipped = shipped ? *shipped : value;
        figure.confidencePath = aspect;
        figure.confidence = confidenceOf(record::nodeAt(tree_, aspect));
        figure.shippedConfidence = confidenceOf(record::nodeAt(shipped_, aspect));
    }

    /// One word stands for all values of an entry. Of several, a value has the one with its name, else the only one
    /// that is no value's name, else the first one.
    static std::string aspectPath(const Node& entry, const std::string& path, const std::string& key) {
        const std::string at = below(path, std::string(confidenceKey));
        const Node& confidence = *entry.find(confidenceKey);
        if (confidence.kind() != Node::Kind::Map) return at;
        std::vector<std::string> general;
        for (const Node::Entry& word : confidence.entries()) {
            if (word.key == key) return below(at, key);
            if (!entry.find(word.key)) general.push_back(word.key);
        }
        return below(at, general.size() == 1 ? general.front() : confidence.entries().front().key);
    }

    const std::string& file_;
    const Node& tree_;
    const Node& shipped_;
    std::vector<BoxPiece>& pieces_;
    BoxPiece* piece_ = nullptr;
};

DataEntry entryOf(const Node& tree, const std::string& path) {
    return {path, record::stepsOf(path), record::nodeAt(tree, path)};
}

void putIntoWords(Box& box, const record::DataSource& data, const BoxWords& words) {
    for (BoxPiece& piece : box.pieces) {
        const DataEntry entry = entryOf(data.files().at(piece.file), piece.path);
        PieceWords own = words.piece(entry);
        if (!box.groups.contains(own.group)) box.groups << own.group;
        piece.group = static_cast<int>(box.groups.indexOf(own.group));
        piece.name = std::move(own.name);
        piece.rule = std::move(own.rule);
        piece.thing = own.thing.isEmpty() ? piece.name : std::move(own.thing);
        piece.copies = own.copies;
        for (BoxFigure& figure : piece.figures) figure.label = words.label(entry, figure.inner);
    }
}

}

const BoxPiece* Box::find(std::string_view path) const {
    const auto at =
        std::find_if(pieces.begin(), pieces.end(), [&](const BoxPiece& piece) { return piece.path == path; });
    return at == pieces.end() ? nullptr : &*at;
}

std::string DataEntry::text(std::string_view inner) const {
    const Node* at = node ? record::nodeAt(*node, inner) : nullptr;
    return at && at->kind() == Node::Kind::Text ? at->text() : std::string();
}

int DataEntry::number(std::string_view inner) const {
    const std::string digits = text(inner);
    int value = 0;
    std::from_chars(digits.data(), digits.data() + digits.size(), value);
    return value;
}

int DataEntry::index(const std::string& step) {
    int value = 0;
    if (!step.empty()) std::from_chars(step.data() + 1, step.data() + step.size(), value);
    return value;
}

Box boxOf(const record::DataSource& data, const BoxWords& words) {
    Box box;
    for (const auto& [file, tree] : data.files())
        Collector(file, tree, data.uncorrected().at(file), box.pieces).collect(tree, {});
    putIntoWords(box, data, words);
    return box;
}

DataEntry entryAt(const record::DataSource& data, const std::string& path) {
    for (const auto& [file, tree] : data.files())
        if (record::nodeAt(tree, path)) return entryOf(tree, path);
    return {};
}

}
