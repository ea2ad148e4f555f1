// SPDX-License-Identifier: GPL-3.0-or-later
#include "record/saga_head.h"

#include "record/plain_text.h"
#include "record/yaml.h"

#include <algorithm>

namespace heorot::record {

using engine::Seat;

namespace {

/// In bytes. The longest names, options and prompts need a fraction of it.
constexpr std::size_t largestHead = 16u << 10;
/// The first line after the head.
constexpr std::string_view afterHead = "\ndeal:";
constexpr int mostPoints = 9999;
constexpr std::size_t longestPrompt = 1000;

Seating seatingAt(const Cursor& seats) {
    Seating seating;
    for (const Cursor& item : seats.items()) {
        MapCursor seat = item.map();
        const Cursor name = seat.required("name");
        if (const auto wrong = refuseSeatName(name.text(), seating.names)) name.fail(wrong);
        seating.players.push_back(seat.required("player").text());
        const auto index = static_cast<engine::Seat>(seating.names.size());
        const auto away = seat.optional("away");
        if (away && away->flag() && index < engine::maxSeats) seating.away = seating.away.with(index);
        seating.names.push_back(name.text());
        seat.finish();
    }
    return seating;
}

std::vector<std::uint8_t> colorsAt(const Cursor& colors, std::size_t seats) {
    const auto items = colors.items();
    if (items.size() != seats) colors.fail(Fault::tr("each player needs one color"));
    std::vector<std::uint8_t> numbers;
    for (const Cursor& item : items) {
        const auto color = static_cast<std::uint8_t>(item.integer(0, engine::maxSeats - 1));
        if (std::count(numbers.begin(), numbers.end(), color))
            //: %1 the number of a color
            item.fail(Fault::tr("another player already has color %1").arg(color));
        numbers.push_back(color);
    }
    return numbers;
}

SagaHead::Now standingAt(MapCursor& saga, const std::vector<std::string>& names) {
    SagaHead::Now now;
    now.over = saga.required("over").flag();
    const Cursor points = saga.required("points");
    for (const Cursor& item : points.items()) now.points.push_back(item.integer(-mostPoints, mostPoints));
    if (now.points.size() != names.size()) points.fail(Fault::tr("each player needs one number"));
    if (const auto unknown = saga.optional("unknown"))
        for (const Cursor& item : unknown->items())
            now.unknown = now.unknown.with(static_cast<Seat>(std::min(item.oneOf(names), engine::maxSeats - 1)));
    return now;
}

/// Who plays against computer players alone; nobody where there are more people, or none.
Seat onlyPerson(const Seating& seating) {
    const auto& players = seating.players;
    if (std::count(players.begin(), players.end(), personWord) != 1) return engine::nobody;
    return static_cast<Seat>(std::find(players.begin(), players.end(), personWord) - players.begin());
}

SagaPrompt promptAt(const Cursor& at) {
    const auto texts = at.map().all();
    if (texts.size() != 1) at.fail(Fault::tr("a text is needed here, under its language code"));
    const auto& [language, text] = texts.front();
    if (text.text().size() > longestPrompt) text.fail(Fault::tr("this is too long for a prompt"));
    return {language, onOneLine(text.text())};
}

}

/// Against computer players, a game is continued by one person, who may see the points of what it holds.
SagaHead::Now progressOf(const AnyMatch& match) {
    const engine::Scores scores =
        match.isOver() ? match.scores() : match.seenScoresAfter(match.moves().size(), onlyPerson(match.seating()));
    return {match.isOver(), {scores.total.begin(), scores.total.begin() + match.setup().seats}, scores.unknown};
}

SagaHead takeHead(MapCursor& saga) {
    SagaHead head;
    const Cursor format = saga.required("saga");
    head.format = format.integer(1, 999);
    if (head.format > sagaFormat)
        //: %1 a number; a saga is the file of a saved game
        format.fail(Fault::tr("this saga was written by a newer version of Heorot; this version reads formats 1 to %1")
                        .arg(sagaFormat));
    head.game = saga.required("game").text();
    head.rules = saga.required("rules").integer(1, 9999);
    head.data = saga.required("data").text();
    head.seating = seatingAt(saga.required("seats"));
    const std::size_t seats = head.seating.names.size();
    if (const auto colors = saga.optional("colours")) head.seating.colors = colorsAt(*colors, seats);
    if (head.format == 1) return head;
    head.now = standingAt(saga, head.seating.names);
    if (const auto prompt = saga.optional("prompt")) head.prompt = promptAt(*prompt);
    return head;
}

SagaHead parseSagaHead(std::string_view text, const std::string& name) {
    const std::size_t end = text.substr(0, largestHead).find(afterHead);
    if (end == std::string_view::npos) throw FileError(name, 0, Fault::tr("this file does not look like a saga"));
    const Node tree = parseYaml(text.substr(0, end + 1), name);
    MapCursor saga = Cursor(tree, name).map();
    return takeHead(saga);
}

SagaHead readSagaHead(const std::filesystem::path& path) {
    return parseSagaHead(readBeginning(path, largestHead), path.filename().string());
}

}
