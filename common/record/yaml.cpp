// SPDX-License-Identifier: GPL-3.0-or-later
#include "record/yaml.h"

#include <yaml-cpp/eventhandler.h>
#include <yaml-cpp/exceptions.h>
#include <yaml-cpp/parser.h>

#include <fstream>
#include <optional>
#include <sstream>

namespace heorot::record {

FileError::FileError(const std::string& file, int line, const std::string& sentence)
    : std::runtime_error(file + (line > 0 ? ':' + std::to_string(line) : std::string{}) + ": " + sentence), line_(line) {}

namespace {

int lineAt(std::string_view text, std::size_t offset) {
    int line = 1;
    for (const char c : text.substr(0, offset)) line += c == '\n';
    return line;
}

/// Length of the well-formed UTF-8 sequence at the start of `text`, or 0 (RFC 3629: no surrogates, nothing overlong).
std::size_t utf8Length(std::string_view text) {
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const auto lead = byte(0);
    if (lead < 0x80) return 1;
    const std::size_t length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2;
    if (lead < 0xC2 || lead > 0xF4 || text.size() < length) return 0;
    for (std::size_t i = 1; i < length; ++i)
        if ((byte(i) & 0xC0) != 0x80) return 0;
    const auto second = byte(1);
    if ((lead == 0xE0 && second < 0xA0) || (lead == 0xED && second > 0x9F) || (lead == 0xF0 && second < 0x90) ||
        (lead == 0xF4 && second > 0x8F))
        return 0;
    return length;
}

void checkUtf8(std::string_view text, const std::string& name) {
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t length = utf8Length(text.substr(at));
        if (length == 0) throw FileError(name, lineAt(text, at), "this is not UTF-8 text");
        at += length;
    }
}

/// Builds the tree from yaml-cpp's events, so that a bad file is refused before anything is expanded or overwritten.
class TreeBuilder final : public YAML::EventHandler {
  public:
    explicit TreeBuilder(const std::string& name) : name_(name) {}

    std::optional<Node> result;

    void OnDocumentStart(const YAML::Mark&) override {}
    void OnDocumentEnd() override {}
    void OnAnchor(const YAML::Mark& mark, const std::string&) override { refuseAnchor(mark); }
    void OnAlias(const YAML::Mark& mark, YAML::anchor_t) override { fail(mark, "aliases (*) are not allowed"); }

    void OnNull(const YAML::Mark& mark, YAML::anchor_t anchor) override {
        if (anchor) refuseAnchor(mark);
        fail(mark, "a value is missing here");
    }

    void OnScalar(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor, const std::string& value) override {
        if (anchor) refuseAnchor(mark);
        const bool quoted = tag == "!";
        if (!quoted && !tag.empty() && tag != "?") fail(mark, "tags (!) are not allowed");
        if (!quoted && value.empty()) fail(mark, "a value is missing here");
        Node node = Node::ofText(value);
        node.setLine(mark.line + 1);
        node.setQuoted(quoted);
        if (!open_.empty() && open_.back().node.kind() == Node::Kind::Map && !open_.back().key) {
            takeKey(value, mark);
            return;
        }
        place(std::move(node));
    }

    void OnSequenceStart(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor, YAML::EmitterStyle::value) override {
        openNode(Node::list(), mark, tag, anchor);
    }
    void OnSequenceEnd() override { closeNode(); }
    void OnMapStart(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor, YAML::EmitterStyle::value) override {
        openNode(Node::map(), mark, tag, anchor);
    }
    void OnMapEnd() override { closeNode(); }

  private:
    struct Open {
        Node node;
        std::optional<std::string> key;
    };

    [[noreturn]] void fail(const YAML::Mark& mark, const std::string& why) const {
        throw FileError(name_, mark.is_null() ? 0 : mark.line + 1, why);
    }
    [[noreturn]] void refuseAnchor(const YAML::Mark& mark) const { fail(mark, "anchors (&) are not allowed"); }

    void takeKey(const std::string& key, const YAML::Mark& mark) {
        if (open_.back().node.find(key)) fail(mark, "'" + key + "' stands twice in one map");
        open_.back().key = key;
    }

    void openNode(Node node, const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor) {
        if (anchor) refuseAnchor(mark);
        if (!tag.empty() && tag != "?" && tag != "!") fail(mark, "tags (!) are not allowed");
        if (!open_.empty() && open_.back().node.kind() == Node::Kind::Map && !open_.back().key)
            fail(mark, "a key must be plain text");
        if (open_.size() == deepestNesting) fail(mark, "this is nested deeper than 32 levels");
        node.setLine(mark.line + 1);
        open_.push_back({std::move(node), std::nullopt});
    }

    void closeNode() {
        Node node = std::move(open_.back().node);
        open_.pop_back();
        place(std::move(node));
    }

    void place(Node node) {
        if (open_.empty()) {
            result = std::move(node);
        } else if (Open& parent = open_.back(); parent.node.kind() == Node::Kind::List) {
            parent.node.add(std::move(node));
        } else {
            parent.node.set(std::move(*parent.key), std::move(node));
            parent.key.reset();
        }
    }

    const std::string& name_;
    std::vector<Open> open_;
};

}

Node parseYaml(std::string_view text, const std::string& name) {
    if (text.size() > largestFile) throw FileError(name, 0, "the file is larger than 4 MiB");
    checkUtf8(text, name);
    if (const auto zero = text.find('\0'); zero != std::string_view::npos)
        throw FileError(name, lineAt(text, zero), "this is not a text file");
    std::istringstream stream{std::string(text)};
    TreeBuilder builder(name);
    try {
        YAML::Parser parser(stream);
        if (!parser.HandleNextDocument(builder) || !builder.result) throw FileError(name, 0, "the file is empty");
        const int lines = lineAt(text, text.size());
        TreeBuilder second(name);
        if (parser.HandleNextDocument(second)) throw FileError(name, lines, "a second document follows; only one is allowed");
    } catch (const YAML::Exception& error) {
        throw FileError(name, error.mark.is_null() ? 0 : error.mark.line + 1, "this is not YAML: " + error.msg);
    }
    return std::move(*builder.result);
}

std::string readFile(const std::filesystem::path& path) {
    const std::string name = path.filename().string();
    std::error_code error;
    if (!std::filesystem::exists(path, error)) throw FileError(path.string(), 0, "there is no such file");
    if (!std::filesystem::is_regular_file(path, error)) throw FileError(path.string(), 0, "this is not a file");
    if (std::filesystem::file_size(path, error) > largestFile) throw FileError(name, 0, "the file is larger than 4 MiB");
    std::ifstream in(path, std::ios::binary);
    std::string text{std::istreambuf_iterator<char>(in), {}};
    if (!in) throw FileError(path.string(), 0, "the file cannot be read");
    return text;
}

Node readYaml(const std::filesystem::path& path) { return parseYaml(readFile(path), path.filename().string()); }

}
