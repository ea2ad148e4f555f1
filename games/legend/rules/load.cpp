// SPDX-License-Identifier: GPL-3.0-or-later
// Reads legend.yaml into Rules: read, resolve, check.
#include "rules/load.h"

#include "rules/odds.h"

namespace heorot::legend {

using data::Cursor;
using data::Entry;
using data::Fault;

namespace {

/// The highest amount of each kind. The print shows up to four cards and two alliance tokens; a player's own board may
/// show one more.
struct Limit {
    GainKind kind;
    int most;
    Fault fault;
};
const std::array<Limit, 5>& limits() {
    static const std::array<Limit, 5> all{{
        {GainKind::Fame, fameValues, Fault::tr("fame tokens must have values from 1 to 7")},
        {GainKind::Treasure, treasureValues, Fault::tr("treasure tokens must have values from 1 to 4")},
        {GainKind::Cards, 5, Fault::tr("at most 5 cards can be gained at once")},
        {GainKind::Alliance, 3, Fault::tr("at most 3 alliance tokens can be gained at once")},
        {GainKind::FameOrHeal, fameValues, Fault::tr("fame tokens must have values from 1 to 7")},
    }};
    return all;
}

}

Gain readGain(const Cursor& at) {
    const auto gain = findGain(at.text());
    //: %1 what is written
    if (!gain) at.fail(Fault::tr("%1 is not something that can be gained").arg(Fault::quoted(at.text())));
    for (const Limit& limit : limits())
        if (gain->kind == limit.kind && gain->amount > limit.most) at.fail(limit.fault);
    return *gain;
}

bool isPlainGain(GainKind kind) {
    return kind == GainKind::Fame || kind == GainKind::Treasure || kind == GainKind::Alliance ||
           kind == GainKind::Cards || kind == GainKind::Healing;
}

Offer readOffer(const Cursor& at) {
    Offer offer;
    data::readEntry(at, [&](Entry& entry) {
        offer.gain = readGain(entry.required("gain"));
        offer.confidence = entry.readConfidence();
    });
    return offer;
}

namespace {

void readSelection(const Cursor& at, Rules& rules) {
    const auto items = data::readItems(at, selectionOptions, Fault::tr("Selection must offer five options"));
    for (std::size_t i = 0; i < items.size(); ++i) {
        Offer& offer = rules.selection[i];
        offer = readOffer(items[i]);
        const Cursor gain = items[i].map().required("gain");
        if (!isPlainGain(offer.gain.kind))
            gain.fail(Fault::tr("Selection can give only fame, treasure, alliances, cards, or healing"));
        if (std::any_of(rules.selection.begin(), rules.selection.begin() + static_cast<std::ptrdiff_t>(i),
                        [&](const Offer& other) { return other.gain == offer.gain; }))
            gain.fail(Fault::tr("this option is listed twice"));
    }
    rules.selectionOrder = orderOf(rules.selection);
}

/// Calls `read(entry)` for the entry with this key, and reads its confidence.
template <class Read>
void readPart(Entry& map, const char* key, Read read) {
    data::readEntry(map.required(key), [&](Entry& entry) {
        read(entry);
        entry.readConfidence();
    });
}

void readCounts(Entry& root, Rules& rules) {
    readPart(root, "risk", [&](Entry& risk) {
        risk.read("cards", rules.riskCards, 1, mostTurned);
        risk.read("daring", rules.daringCards, rules.riskCards, mostTurned);
    });
    readPart(root, "recovery", [&](Entry& recovery) {
        recovery.read("cards", rules.recoveryCards, 1, 9);
        recovery.read("picks", rules.recoveryPicks, 1, 9);
    });
    readPart(root, "scratches", [&](Entry& scratches) { scratches.read("per-wound", rules.scratchesPerWound, 2, 9); });
}

void readDraws(Entry& draws, Rules& rules) {
    readPart(draws, "wound", [&](Entry& wound) { wound.read("cards", rules.woundCards, 0, 9); });
    readPart(draws, "double-wound", [&](Entry& wound) { wound.read("cards", rules.doubleWoundCards, 0, 9); });
}

void readChange(Entry& change, Rules& rules) {
    change.readFixed("fame", rules.changedFame, 2);
    std::size_t episode = 0;
    change.readName("from", episode, episodeNames);
    rules.changeFrom = rules.placeOf[episode];
}

void readScoring(Entry& scoring, Rules& rules) {
    readPart(scoring, "misfortune", [&](Entry& entry) { entry.read("points", rules.misfortunePoints, -20, -1); });
    readPart(scoring, "no-wounds", [&](Entry& entry) { entry.read("points", rules.noWoundPoints, 1, 20); });
    readPart(scoring, "many-wounds", [&](Entry& entry) {
        entry.read("points", rules.pointsPerWound, -20, -1);
        entry.read("from", rules.manyWounds, 2, 10);
    });
}

}

std::shared_ptr<const Rules> loadRules(record::DataSource& source) {
    static const record::NumberNames seatNumbers(1, maxSeats);
    auto rules = std::make_shared<Rules>();
    data::readGame(source, "legend", [&](Entry& root) {
        readPieces(root, *rules);
        readCounts(root, *rules);
        readSelection(root.required("selection"), *rules);
        data::readEntry(root.required("draws"), [&](Entry& draws) { readDraws(draws, *rules); });
        readEpisodes(root.required("steps"), *rules);
        readPart(root, "change", [&](Entry& change) { readChange(change, *rules); });
        data::readEntry(root.required("scoring"), [&](Entry& scoring) { readScoring(scoring, *rules); });
        root.finish();
        checkData(root.at(), *rules);
    });
    rules->sources = {{"deck", &pieceNames().activityCards},
                      {"alliances", &pieceNames().allianceTokens},
                      {"first-seat", &seatNumbers}};
    return rules;
}

}
