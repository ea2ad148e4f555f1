// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/entry.h"

namespace heorot::data {

namespace {

Confidence confidenceAt(const Cursor& at) {
    static const std::vector<std::string> names = texts(confidenceNames);
    return static_cast<Confidence>(at.oneOf(names));
}

}

void Entry::mustNotBeEmpty(const Fault& fault) const {
    if (at().node().entries().empty()) at().fail(fault);
}

void Entry::readMark(std::string_view key, bool& mark) {
    mark = has(key);
    if (mark) readFixed(key, mark, 1);
}

void Entry::readOptionalFlag(std::string_view key, bool& flag) {
    if (has(key)) readFlag(key, flag);
}

Confidence Entry::readConfidence() {
    if (const auto source = optional("source")) source->text();
    return confidenceAt(required("confidence"));
}

Confidences Entry::readConfidences(std::initializer_list<std::string_view> aspects) {
    if (const auto source = optional("source")) source->text();
    const Cursor place = required("confidence");
    Confidences confidences;
    if (place.node().kind() != record::Node::Kind::Map) {
        const Confidence all = confidenceAt(place);
        for (const auto aspect : aspects) confidences.push_back({std::string(aspect), all});
        return confidences;
    }
    Entry entry(place);
    for (const auto aspect : aspects)
        confidences.push_back({std::string(aspect), confidenceAt(entry.required(aspect))});
    entry.finish();
    return confidences;
}

std::vector<Cursor> readItems(const Cursor& at, std::size_t count, const Fault& fault) {
    auto items = at.items();
    if (items.size() != count) at.fail(fault);
    return items;
}

Figure readFigure(const Cursor& at, int least, int most) {
    Figure figure;
    readEntry(at, [&](Entry& entry) {
        entry.read("value", figure.value, least, most);
        figure.confidence = entry.readConfidence();
    });
    return figure;
}

std::pair<std::string, Cursor> readPair(const Cursor& at, const Fault& fault) {
    const auto pairs = at.map().all();
    if (pairs.size() != 1) at.fail(fault);
    return pairs[0];
}

void checkTotal(const Cursor& at, Fault fault, int total, int printed) {
    if (total != printed) at.fail(std::move(fault).arg(printed, total));
}

void checkGame(Entry& root, std::string_view game) {
    const Cursor at = root.required("game");
    if (at.text() != game)
        //: %1 and %2 ids of games
        at.fail(Fault::tr("this file belongs to the game %1, not to %2")
                    .arg(Fault::quoted(at.text()), Fault::quoted(game)));
}

}
