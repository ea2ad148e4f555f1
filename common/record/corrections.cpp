// SPDX-License-Identifier: GPL-3.0-or-later
#include "record/corrections.h"

#include "record/data_path.h"
#include "record/plain_text.h"
#include "record/yaml.h"

#include <algorithm>

namespace heorot::record {

namespace {

constexpr int format = 1;
constexpr std::size_t most = 5000;

constexpr const char* firstLine = "# What an owner of the box has corrected: each value with the one it replaces. "
                                  "Heorot's open box writes this file.\n";

/// A text, or a list of texts.
Node valueAt(const Cursor& at) {
    const bool isValue =
        at.node().kind() == Node::Kind::Text || (at.node().kind() == Node::Kind::List && at.node().isFlat());
    if (!isValue) at.fail(Fault::tr("this must be text or a list of texts"));
    return at.node();
}

bool isNumber(const std::string& text) {
    const std::size_t sign = text.starts_with('-') ? 1 : 0;
    return text.size() > sign && std::all_of(text.begin() + static_cast<std::ptrdiff_t>(sign), text.end(),
                                             [](char c) { return c >= '0' && c <= '9'; });
}

/// A number stays a number and a name a name; lists may have another length.
bool isSameKind(const Node& a, const Node& b) {
    if (a.kind() != b.kind()) return false;
    if (a.kind() == Node::Kind::Text) return isNumber(a.text()) == isNumber(b.text());
    for (const Node& one : a.items())
        for (const Node& other : b.items())
            if (!isSameKind(one, other)) return false;
    return true;
}

Fault inWords(const Node& value) {
    if (value.kind() == Node::Kind::Text) return Fault::quoted(value.text());
    std::string text;
    for (const Node& item : value.items()) text += (text.empty() ? "" : ", ") + item.text();
    return Fault::plain('[' + shortened(text) + ']');
}

}

bool isConfidence(const Correction& correction) {
    const auto steps = stepsOf(correction.path);
    return std::find(steps.begin(), steps.end(), "confidence") != steps.end();
}

const Correction* Corrections::find(std::string_view file, std::string_view path) const {
    const auto at = std::find_if(all_.begin(), all_.end(), [&](const Correction& correction) {
        return correction.file == file && correction.path == path;
    });
    return at == all_.end() ? nullptr : &*at;
}

void Corrections::set(Correction correction) {
    if (correction.value == correction.was) return remove(correction.file, correction.path);
    const auto at = std::find_if(all_.begin(), all_.end(), [&](const Correction& other) {
        return other.file == correction.file && other.path == correction.path;
    });
    if (at == all_.end())
        all_.push_back(std::move(correction));
    else
        *at = std::move(correction);
}

void Corrections::remove(std::string_view file, std::string_view path) {
    std::erase_if(all_,
                  [&](const Correction& correction) { return correction.file == file && correction.path == path; });
}

Corrections Corrections::ofValues() const {
    Corrections values;
    std::copy_if(all_.begin(), all_.end(), std::back_inserter(values.all_),
                 [](const Correction& correction) { return !isConfidence(correction); });
    return values;
}

void Corrections::applyTo(Node& tree, const std::string& file, const std::string& refused) const {
    for (const Correction& correction : all_) {
        if (correction.file != file) continue;
        const auto fail = [&](Fault fault) {
            throw FileError(refused, correction.value.line(), shortened(file + ' ' + correction.path),
                            std::move(fault));
        };
        Node* at = nodeAt(tree, correction.path);
        if (!at) fail(Fault::tr("this value no longer exists"));
        if (*at == correction.value) continue;
        if (!isSameKind(*at, correction.value))
            //: %1 and %2 values of a data file
            fail(Fault::tr("%1 can’t replace %2").arg(inWords(correction.value), inWords(*at)));
        if (*at != correction.was)
            //: %1 and %2 values of a data file
            fail(Fault::tr("this corrects the value %1, but the value is now %2")
                     .arg(inWords(correction.was), inWords(*at)));
        const int line = at->line();
        *at = correction.value;
        at->setLine(line);
    }
}

Node describe(const Corrections& corrections) {
    Node list = Node::list();
    for (const Correction& correction : corrections.all()) {
        Node item = Node::map();
        item.set("file", Node::ofText(correction.file));
        item.set("path", Node::ofText(correction.path));
        item.set("was", correction.was);
        item.set("is", correction.value);
        list.add(std::move(item));
    }
    return list;
}

Corrections correctionsAt(const Cursor& at) {
    Corrections corrections;
    const auto items = at.items();
    if (items.size() > most)
        //: %1 a number
        at.fail(Fault::tr("there are more than %1 corrections").arg(most));
    for (const Cursor& item : items) {
        MapCursor map = item.map();
        Correction correction;
        correction.file = map.required("file").text();
        const Cursor path = map.required("path");
        correction.path = path.text();
        correction.was = valueAt(map.required("was"));
        correction.value = valueAt(map.required("is"));
        map.finish();
        if (corrections.find(correction.file, correction.path)) path.fail(Fault::tr("this value is corrected twice"));
        corrections.set(std::move(correction));
    }
    return corrections;
}

std::string writeCorrections(const CorrectionsText& text) {
    Node root = Node::map();
    root.set("corrections", Node::ofNumber(format));
    root.set("game", Node::ofText(text.game));
    root.set("data", Node::ofText(text.data)).setQuoted(true);
    root.set("values", describe(text.corrections));
    return firstLine + toYaml(root);
}

CorrectionsText readCorrections(std::string_view text, const std::string& name, std::string_view game) {
    const Node tree = parseYaml(text, name);
    MapCursor root = Cursor(tree, name).map();
    const Cursor version = root.required("corrections");
    if (version.integer(1, 999) > format)
        version.fail(Fault::tr("these corrections were written by a newer version of Heorot"));
    CorrectionsText read;
    const Cursor id = root.required("game");
    read.game = id.text();
    if (read.game != game)
        //: %1 and %2 ids of games
        id.fail(Fault::tr("these corrections belong to the game %1, not to %2")
                    .arg(Fault::quoted(read.game), Fault::quoted(game)));
    read.data = root.required("data").text();
    read.corrections = correctionsAt(root.required("values"));
    root.finish();
    return read;
}

Corrections correctionsIn(const std::filesystem::path& folder, std::string_view game) {
    const std::filesystem::path file = folder / correctionsFile;
    // Anything of that name, even if unreadable: an owner must not play with the shipped numbers unknowingly.
    std::error_code error;
    if (std::filesystem::symlink_status(file, error).type() == std::filesystem::file_type::not_found) return {};
    return readCorrections(readFile(file), correctionsFile, game).corrections;
}

}
