// SPDX-License-Identifier: GPL-3.0-or-later
#include "record/arrange.h"

#include "record/piece_error.h"

#include <algorithm>
#include <array>

namespace heorot::record {

Census census(const std::vector<ZoneView>& zones) {
    Census count;
    for (const ZoneView& zone : zones)
        for (const auto& piece : zone.pieces) ++count[piece];
    return count;
}

namespace {

int countOf(const Census& count, const std::string& piece) {
    const auto at = count.find(piece);
    return at == count.end() ? 0 : at->second;
}

Fault wrongCount(const std::string& piece, int inBox, int found) {
    //: %1 a piece, %2 how often a file has it, %3 how often the box of the game has it
    return Fault::tr("this position has %2 of %1, but the box has %3").arg(Fault::quoted(piece), found, inBox);
}

class Settler {
  public:
    Settler(std::vector<ZoneView>& zones, const std::vector<NamedZone>& named) {
        for (ZoneView& zone : zones) {
            const auto name =
                std::find_if(named.begin(), named.end(), [&](const auto& n) { return n.path == zone.path; });
            if (!zone.put || (name != named.end() && !name->fixedTop)) continue;
            free_.push_back({&zone, name == named.end() ? 0 : *name->fixedTop});
        }
    }

    bool takeOne(const std::string& piece) {
        for (const Zone kind : {Zone::Deck, Zone::Discards, Zone::Supply, Zone::Hand})
            for (const auto& [zone, fixedTop] : free_) {
                if (zone->zone != kind) continue;
                const auto end = zone->pieces.rend() - static_cast<std::ptrdiff_t>(fixedTop);
                const auto at = std::find(zone->pieces.rbegin(), end, piece);
                if (at == end) continue;
                zone->pieces.erase(std::next(at).base());
                zone->put(zone->pieces);
                return true;
            }
        return false;
    }

    bool putOne(const std::string& piece) {
        for (const Zone kind : {Zone::Deck, Zone::Discards, Zone::Supply})
            for (const auto& [zone, fixedTop] : free_) {
                if (zone->zone != kind || zone->pieces.size() == zone->capacity || !zone->accepts(piece)) continue;
                zone->pieces.push_back(piece);
                zone->put(zone->pieces);
                return true;
            }
        return false;
    }

  private:
    struct FreeZone {
        ZoneView* zone;
        std::size_t fixedTop;
    };
    std::vector<FreeZone> free_;
};

}

Fault censusDifference(const Census& box, const Census& found) {
    for (const auto& [piece, count] : box)
        if (countOf(found, piece) != count) return wrongCount(piece, count, countOf(found, piece));
    for (const auto& [piece, count] : found)
        if (countOf(box, piece) != count) return wrongCount(piece, countOf(box, piece), count);
    return {};
}

void checkPieces(const Census& box, const Census& found, const Cursor& at) {
    if (const Fault wrong = censusDifference(box, found)) failOfPieces(at, wrong);
}

void settlePieces(const Census& box, std::vector<ZoneView> zones, const std::vector<NamedZone>& named,
                  const Cursor& at) {
    const Census found = census(zones);
    Settler settler(zones, named);
    for (const auto& [piece, count] : found)
        for (int i = countOf(box, piece); i < count; ++i)
            if (!settler.takeOne(piece))
                at.fail(wrongCount(piece, countOf(box, piece), count + countOf(box, piece) - i));
    for (const auto& [piece, count] : box)
        for (int i = countOf(found, piece); i < count; ++i)
            //: %1 a piece
            if (!settler.putOne(piece))
                at.fail(Fault::tr("there is no place left for %1; say where it is").arg(Fault::quoted(piece)));
}

}
