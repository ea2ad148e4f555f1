// SPDX-License-Identifier: GPL-3.0-or-later
// legend.yaml to Rules: read, resolve, check.
#include "rules/load.h"

#include "rules/odds.h"

#include "record/plain_text.h"

namespace heorot::legend {

using record::Cursor;
using record::inQuotes;
using record::MapCursor;

Confidence readConfidence(const Cursor& at) {
    static const std::vector<std::string> names{"printed", "reported", "inferred", "reconstructed"};
    return static_cast<Confidence>(at.oneOf(names));
}

Confidence confidenceOf(MapCursor& entry) {
    return confidencesOf<1>(entry, {"all"})[0];
}

namespace {

/// Print shows up to four cards and two alliance tokens; an owner's board may show one more.
constexpr int mostCards = 5;
constexpr int mostAlliances = 3;

}

Gain readGain(const Cursor& at) {
    const auto gain = findGain(at.text());
    if (!gain) at.fail(inQuotes(at.text()) + " is nothing that can be gained");
    if (gain->kind == GainKind::Fame && gain->amount > fameValues) at.fail("fame tokens have values from 1 to 7");
    if (gain->kind == GainKind::Treasure && gain->amount > treasureValues)
        at.fail("treasure tokens have values from 1 to 4");
    if (gain->kind == GainKind::Cards && gain->amount > mostCards)
        at.fail("at most " + std::to_string(mostCards) + " cards are gained at once");
    if (gain->kind == GainKind::Alliance && gain->amount > mostAlliances)
        at.fail("at most " + std::to_string(mostAlliances) + " alliance tokens are gained at once");
    if (gain->kind == GainKind::FameOrHeal && gain->amount > fameValues) at.fail("fame tokens have values from 1 to 7");
    return *gain;
}

namespace {

void readSelection(const Cursor& at, Rules& rules) {
    const auto items = at.items();
    if (items.size() != selectionOptions) at.fail("Selection offers five options");
    for (std::size_t i = 0; i < items.size(); ++i) {
        MapCursor entry = items[i].map();
        const Cursor gain = entry.required("gain");
        rules.selection[i] = {readGain(gain), confidenceOf(entry)};
        switch (rules.selection[i].gain.kind) {
        case GainKind::Fame:
        case GainKind::Treasure:
        case GainKind::Alliance:
        case GainKind::Cards:
        case GainKind::Healing: break;
        default: gain.fail("Selection gives fame, treasure, alliance, cards or healing");
        }
        for (std::size_t other = 0; other < i; ++other)
            if (rules.selection[other].gain == rules.selection[i].gain) gain.fail("this option stands here twice");
        entry.finish();
    }
    rules.selectionOrder = orderOf(rules.selection);
}

void readDraws(const Cursor& at, Rules& rules) {
    MapCursor map = at.map();
    const auto cards = [&](const char* name) {
        MapCursor entry = map.required(name).map();
        const int count = entry.required("cards").integer(0, 9);
        confidenceOf(entry);
        entry.finish();
        return count;
    };
    rules.woundCards = cards("wound");
    rules.doubleWoundCards = cards("double-wound");
    map.finish();
}

int episodeNamed(const Cursor& at) {
    static const std::vector<std::string> names(episodeNames.begin(), episodeNames.end());
    return at.oneOf(names);
}

void readChange(const Cursor& at, Rules& rules) {
    MapCursor map = at.map();
    rules.changedFame = map.required("fame").integer(2, 2);
    rules.changeFrom = rules.placeOf[static_cast<std::size_t>(episodeNamed(map.required("from")))];
    confidenceOf(map);
    map.finish();
}

void readScoring(const Cursor& at, Rules& rules) {
    MapCursor map = at.map();
    const auto points = [&](const char* name, int least, int most) {
        MapCursor entry = map.required(name).map();
        const int value = entry.required("points").integer(least, most);
        if (std::string_view(name) == "many-wounds") rules.manyWounds = entry.required("from").integer(2, 10);
        confidenceOf(entry);
        entry.finish();
        return value;
    };
    rules.misfortunePoints = points("misfortune", -20, -1);
    rules.noWoundPoints = points("no-wounds", 1, 20);
    rules.pointsPerWound = points("many-wounds", -20, -1);
    map.finish();
}

void readCounts(MapCursor& map, Rules& rules) {
    MapCursor risk = map.required("risk").map();
    rules.riskCards = risk.required("cards").integer(1, mostTurned);
    rules.daringCards = risk.required("daring").integer(rules.riskCards, mostTurned);
    confidenceOf(risk);
    risk.finish();
    MapCursor recovery = map.required("recovery").map();
    rules.recoveryCards = recovery.required("cards").integer(1, 9);
    rules.recoveryPicks = recovery.required("picks").integer(1, 9);
    confidenceOf(recovery);
    recovery.finish();
    MapCursor scratches = map.required("scratches").map();
    rules.scratchesPerWound = scratches.required("per-wound").integer(2, 9);
    confidenceOf(scratches);
    scratches.finish();
}

}

std::shared_ptr<const Rules> loadRules(record::DataSource& data) {
    static const record::NumberNames seatNumbers(1, maxSeats);
    const std::string file = "legend.yaml";
    const record::Node tree = data.read(file);
    auto rules = std::make_shared<Rules>();
    const Cursor root(tree, file);
    MapCursor map = root.map();
    const Cursor game = map.required("game");
    if (game.text() != "legend") game.fail("this file is for the game " + inQuotes(game.text()) + ", not for 'legend'");
    readPieces(map, *rules);
    readCounts(map, *rules);
    readSelection(map.required("selection"), *rules);
    readDraws(map.required("draws"), *rules);
    readEpisodes(map.required("steps"), *rules);
    readChange(map.required("change"), *rules);
    readScoring(map.required("scoring"), *rules);
    map.finish();
    checkData(root, *rules);
    rules->sources = {{"deck", &pieceNames().activityCards},
                      {"alliances", &pieceNames().allianceTokens},
                      {"first-seat", &seatNumbers}};
    return rules;
}

}
