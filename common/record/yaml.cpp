// SPDX-License-Identifier: GPL-3.0-or-later
#include "record/yaml.h"

#include "record/file_error.h"
#include "record/flow_check.h"
#include "record/path_fault.h"
#include "record/plain_text.h"
#include "record/yaml_faults.h"

#include <yaml-cpp/eventhandler.h>
#include <yaml-cpp/exceptions.h>
#include <yaml-cpp/parser.h>

#include <algorithm>
#include <cerrno>
#include <fstream>
#include <optional>
#include <sstream>
#include <unordered_set>

namespace heorot::record {

namespace {

int lineAt(std::string_view text, std::size_t offset) {
    int line = 1;
    for (const char c : text.substr(0, offset)) line += c == '\n';
    return line;
}

/// Length of the well-formed UTF-8 sequence at the start of `text`, or 0 (RFC 3629: no surrogates, no overlong forms).
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
        if (length == 0) throw FileError(name, lineAt(text, at), Fault::tr("this is not UTF-8 text"));
        at += length;
    }
}

/// Allows no control characters but tab and newline: yaml-cpp takes 0x04 for the end of the file.
void checkControls(std::string_view text, const std::string& name) {
    for (std::size_t at = 0; at < text.size(); ++at) {
        const auto c = static_cast<unsigned char>(text[at]);
        const bool isLineEnd = c == '\n' || (c == '\r' && text.substr(at + 1).starts_with('\n'));
        if (c < 0x20 && c != '\t' && !isLineEnd)
            throw FileError(name, lineAt(text, at),
                            Fault::tr("there is a control character here; this is not a text file"));
    }
}

/// Builds the tree from yaml-cpp's events, so that a bad file is refused before anything is expanded or overwritten.
class TreeBuilder final : public YAML::EventHandler {
  public:
    TreeBuilder(std::string_view text, const std::string& name) : text_(text), name_(name) {}

    std::optional<Node> result;

    void OnDocumentStart(const YAML::Mark& mark) override {
        if (result) fail(mark, Fault::tr("a second document begins here; only one is allowed"));
    }
    void OnDocumentEnd() override {}
    void OnAnchor(const YAML::Mark& mark, const std::string&) override { refuseAnchor(mark); }
    void OnAlias(const YAML::Mark& mark, YAML::anchor_t) override {
        fail(mark, Fault::tr("aliases (*) are not allowed"));
    }

    void OnNull(const YAML::Mark& mark, YAML::anchor_t anchor) override {
        if (anchor) refuseAnchor(mark);
        refuseTag(mark);
        refuseOpenBracket(mark);
        if (isKeyNext() || open_.empty() || !open_.back().key) fail(mark, Fault::tr("a value is missing here"));
        //: %1 a key of a file
        throw FileError(name_, open_.back().keyLine,
                        Fault::tr("%1 has no value").arg(Fault::quoted(*open_.back().key)));
    }

    void OnScalar(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor,
                  const std::string& value) override {
        if (anchor) refuseAnchor(mark);
        refuseTag(mark);
        refuseOpenQuote(mark);
        if (hasControls(value)) fail(mark, Fault::tr("this text contains a control character"));
        if (isKeyNext()) return takeKey(value, mark);
        Node node = Node::ofText(value);
        node.setLine(mark.line + 1);
        node.setQuoted(tag == "!"); // yaml-cpp's tag for anything in quotes or in a block
        place(std::move(node));
    }

    void OnSequenceStart(const YAML::Mark& mark, const std::string&, YAML::anchor_t anchor,
                         YAML::EmitterStyle::value style) override {
        openNode(Node::list(), mark, anchor, style);
    }
    void OnSequenceEnd() override { closeNode(); }
    void OnMapStart(const YAML::Mark& mark, const std::string&, YAML::anchor_t anchor,
                    YAML::EmitterStyle::value style) override {
        openNode(Node::map(), mark, anchor, style);
    }
    void OnMapEnd() override { closeNode(); }

  private:
    struct Open {
        Node node;
        bool flow;                      ///< in brackets
        std::optional<std::string> key; ///< a key whose value comes next
        int keyLine = 0;
        std::unordered_set<std::string> keys;
    };

    [[noreturn]] void fail(const YAML::Mark& mark, const Fault& why) const {
        throw FileError(name_, mark.is_null() ? 0 : mark.line + 1, why);
    }
    [[noreturn]] void refuseAnchor(const YAML::Mark& mark) const {
        fail(mark, Fault::tr("anchors (&) are not allowed"));
    }

    char charAt(const YAML::Mark& mark) const {
        const auto at = static_cast<std::size_t>(mark.pos);
        return !mark.is_null() && at < text_.size() ? text_[at] : '\0';
    }

    /// Checks the text, because yaml-cpp reports the tag of quoted text for `! 5`.
    void refuseTag(const YAML::Mark& mark) const {
        if (charAt(mark) == '!') fail(mark, Fault::tr("tags (!) are not allowed"));
    }

    /// yaml-cpp accepts the last newline of a file as the end of a quote.
    void refuseOpenQuote(const YAML::Mark& mark) const {
        const char quote = charAt(mark);
        if (quote != '"' && quote != '\'') return;
        std::size_t at = static_cast<std::size_t>(mark.pos) + 1;
        const std::string_view escaped = quote == '"' ? "\\" : "''";
        const auto isEscape = [&] { return text_.substr(at).starts_with(escaped); };
        while (at < text_.size() && (text_[at] != quote || isEscape())) at += isEscape() ? 2 : 1;
        if (at >= text_.size()) fail(mark, Fault::tr("a quote opened here is not closed"));
    }

    /// At the end of a file, yaml-cpp takes the last item of an open list for a key.
    void refuseOpenBracket(const YAML::Mark& mark) const {
        const auto bracket = std::find_if(open_.begin(), open_.end(), [](const Open& open) { return open.flow; });
        if (bracket == open_.end() || mark.is_null()) return;
        if (text_.find_first_of("]}", static_cast<std::size_t>(mark.pos)) == std::string_view::npos)
            throw FileError(name_, bracket->node.line(), Fault::tr("a bracket opened here is not closed"));
    }

    bool isKeyNext() const {
        return !open_.empty() && open_.back().node.kind() == Node::Kind::Map && !open_.back().key;
    }

    void takeKey(const std::string& key, const YAML::Mark& mark) {
        Open& map = open_.back();
        //: %1 a key of a file
        if (!map.keys.insert(key).second) fail(mark, Fault::tr("%1 appears twice in one map").arg(Fault::quoted(key)));
        map.key = key;
        map.keyLine = mark.line + 1;
    }

    void openNode(Node node, const YAML::Mark& mark, YAML::anchor_t anchor, YAML::EmitterStyle::value style) {
        if (anchor) refuseAnchor(mark);
        refuseTag(mark);
        if (isKeyNext()) fail(mark, Fault::tr("a key must be plain text"));
        if (open_.size() == deepestNesting) fail(mark, tooDeep());
        node.setLine(mark.line + 1);
        open_.push_back({std::move(node), style == YAML::EmitterStyle::Flow, std::nullopt, 0, {}});
    }

    void closeNode() {
        Node node = std::move(open_.back().node);
        open_.pop_back();
        place(std::move(node));
    }

    void place(Node node) {
        if (++values_ > mostValues)
            throw FileError(name_, node.line(), Fault::tr("the file contains more than 250,000 values"));
        if (open_.empty()) {
            result = std::move(node);
        } else if (Open& parent = open_.back(); parent.node.kind() == Node::Kind::List) {
            parent.node.add(std::move(node));
        } else {
            parent.node.set(std::move(*parent.key), std::move(node));
            parent.key.reset();
        }
    }

    std::string_view text_;
    const std::string& name_;
    std::vector<Open> open_;
    int values_ = 0;
};

}

Node parseYaml(std::string_view text, const std::string& name) {
    if (text.size() > largestFile) throw FileError(name, 1, tooLarge());
    if (text.starts_with("\xEF\xBB\xBF")) text.remove_prefix(3);
    checkUtf8(text, name);
    checkControls(text, name);
    checkFlow(text, name, deepestNesting);
    std::istringstream stream{std::string(text)};
    TreeBuilder builder(text, name);
    try {
        YAML::Parser parser(stream);
        if (!parser.HandleNextDocument(builder) || !builder.result)
            throw FileError(name, 1, Fault::tr("the file is empty"));
        parser.HandleNextDocument(builder);
    } catch (const YAML::Exception& error) {
        throw FileError(name, error.mark.is_null() ? 0 : error.mark.line + 1, notYaml(error.msg));
    }
    return std::move(*builder.result);
}

namespace {

/// A pipe or device could block the reader forever.
void checkIsFile(const std::filesystem::path& path) {
    if (const auto fault = pathFault(path); fault && fault->kind != PathFault::Kind::Missing)
        throw FileError(path.string(), 0, faultOf(*fault));
    std::error_code error;
    if (std::filesystem::symlink_status(path, error).type() == std::filesystem::file_type::not_found)
        throw FileError(path.string(), 0, Fault::tr("there is no such file"));
    if (std::filesystem::status(path, error).type() == std::filesystem::file_type::not_found)
        throw FileError(path.string(), 0, Fault::tr("this link points to a file that does not exist"));
    if (!std::filesystem::is_regular_file(path, error))
        throw FileError(path.string(), 0, Fault::tr("this is not a file"));
}

}

std::string readFile(const std::filesystem::path& path) {
    checkIsFile(path);
    std::error_code error;
    if (std::filesystem::file_size(path, error) > largestFile) throw FileError(path.filename().string(), 1, tooLarge());
    return readBeginning(path, largestFile + 1);
}

std::string readBeginning(const std::filesystem::path& path, std::size_t most) {
    checkIsFile(path);
    errno = 0;
    std::ifstream in(path, std::ios::binary);
    //: %1 a reason such as "permission denied"
    if (!in)
        throw FileError(path.string(), 0,
                        Fault::tr("the file can’t be read: %1").arg(Fault::system({errno, std::generic_category()})));
    std::string text;
    for (char block[16384]; text.size() < most && in;) {
        in.read(block, static_cast<std::streamsize>(std::min(most - text.size(), sizeof block)));
        text.append(block, static_cast<std::size_t>(in.gcount()));
    }
    if (!in.eof() && text.size() < most) throw FileError(path.string(), 0, Fault::tr("the file can’t be read"));
    return text;
}

Node readYaml(const std::filesystem::path& path) {
    return parseYaml(readFile(path), path.filename().string());
}

}
