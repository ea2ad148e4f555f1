// SPDX-License-Identifier: GPL-3.0-or-later
#include "record/sources.h"

#include <algorithm>

namespace heorot::record {

Node describeOutcome(const engine::Outcome& outcome, std::span<const SourceSpec> sources) {
    const SourceSpec& source = sources[outcome.source];
    Node map = Node::map();
    if (!outcome.shuffle) {
        map.set(source.name, Node::ofText(source.values->name(outcome.values.at(0))));
        return map;
    }
    Node list = Node::list();
    for (const std::uint8_t value : outcome.values) list.add(Node::ofText(source.values->name(value)));
    map.set(source.name, std::move(list));
    return map;
}

namespace {

std::uint8_t valueAt(const Cursor& at, const SourceSpec& source) {
    if (const auto value = source.values->find(at.text())) return *value;
    //: %1 what is written, %2 a deck or a die
    at.fail(Fault::tr("%1 can’t come from %2").arg(Fault::quoted(at.text()), Fault::quoted(source.name)));
}

}

engine::Outcome readOutcome(const Cursor& at, std::span<const SourceSpec> sources) {
    const auto pairs = at.map().all();
    if (pairs.size() != 1) at.fail(Fault::tr("an outcome must name one deck or die and its result"));
    const auto& [name, given] = pairs.front();
    const auto source =
        std::find_if(sources.begin(), sources.end(), [&n = name](const auto& spec) { return spec.name == n; });
    if (source == sources.end()) given.fail(Fault::tr("the game has no such deck or die"));
    engine::Outcome outcome;
    outcome.source = static_cast<engine::Source>(source - sources.begin());
    outcome.shuffle = given.node().kind() == Node::Kind::List;
    if (outcome.shuffle)
        for (const Cursor& item : given.items()) outcome.values.push_back(valueAt(item, *source));
    else
        outcome.values.push_back(valueAt(given, *source));
    return outcome;
}

std::string NumberNames::name(std::uint8_t piece) const {
    return std::to_string(least_ + piece);
}

std::optional<std::uint8_t> NumberNames::find(std::string_view name) const {
    for (int i = 0; i < count_; ++i)
        if (std::to_string(least_ + i) == name) return static_cast<std::uint8_t>(i);
    return std::nullopt;
}

}
