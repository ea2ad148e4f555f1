// SPDX-License-Identifier: GPL-3.0-or-later
#include "record/any_game.h"

#include "record/plain_text.h"

#include <algorithm>

namespace heorot::record {

std::string refuseSeatName(const std::string& name, const std::vector<std::string>& others) {
    if (name.empty()) return "a seat needs a name";
    if (hasControls(name) || name.find_first_of("\t\n") != std::string::npos)
        return "a seat's name must be one line of text without control characters";
    if (hasUnseen(name)) return "a seat's name contains an invisible character, as some emoji do";
    const auto beginsCharacter = [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; };
    if (std::count_if(name.begin(), name.end(), beginsCharacter) > longestSeatName)
        return "a seat's name is at most " + std::to_string(longestSeatName) + " characters long";
    if (name == "nobody" || name == "random") return "'" + name + "' cannot name a seat";
    if (std::find(others.begin(), others.end(), name) != others.end()) return "two seats are called '" + name + "'";
    return {};
}

std::array<std::uint8_t, engine::maxOptions> defaultOptions(const AnyGame& game) {
    std::array<std::uint8_t, engine::maxOptions> values{};
    for (std::size_t i = 0; i < game.options().size(); ++i)
        values[i] = static_cast<std::uint8_t>(game.options()[i].byDefault);
    return values;
}

std::array<std::uint8_t, engine::maxOptions> readOptions(const AnyGame& game, const Cursor& at) {
    auto values = defaultOptions(game);
    const auto options = game.options();
    for (const auto& [id, value] : at.map().all()) {
        const auto option = std::find_if(options.begin(), options.end(),
                                         [&wanted = id](const auto& spec) { return spec.id == wanted; });
        if (option == options.end()) value.fail("the game has no such option");
        values[static_cast<std::size_t>(option - options.begin())] =
            static_cast<std::uint8_t>(value.oneOf(option->values));
    }
    return values;
}

Node describeOptions(const AnyGame& game, const engine::Setup& setup) {
    Node map = Node::map();
    for (std::size_t i = 0; i < game.options().size(); ++i)
        map.set(game.options()[i].id, Node::ofText(game.options()[i].values.at(setup.options[i])));
    return map;
}

}
