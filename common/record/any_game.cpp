// SPDX-License-Identifier: GPL-3.0-or-later
#include "record/any_game.h"

#include "record/plain_text.h"

#include <algorithm>

namespace heorot::record {

Fault refuseSeatName(const std::string& name, const std::vector<std::string>& others) {
    if (name.empty()) return Fault::tr("a player needs a name");
    if (hasControls(name) || name.find_first_of("\t\n") != std::string::npos)
        return Fault::tr("a player’s name must be one line of text without control characters");
    if (hasUnseen(name)) return Fault::tr("a player’s name must not contain invisible characters, as some emoji do");
    const auto beginsCharacter = [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; };
    if (std::count_if(name.begin(), name.end(), beginsCharacter) > longestSeatName)
        //: %1 a number
        return Fault::tr("a player’s name can have at most %1 characters").arg(longestSeatName);
    //: %1 a word that has a meaning of its own in saved games
    if (name == "nobody" || name == "random") return Fault::tr("%1 can’t be a player’s name").arg(Fault::quoted(name));
    //: %1 a name
    if (std::find(others.begin(), others.end(), name) != others.end())
        return Fault::tr("two players are called %1").arg(Fault::quoted(name));
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
        if (option == options.end()) value.fail(Fault::tr("the game has no such option"));
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
