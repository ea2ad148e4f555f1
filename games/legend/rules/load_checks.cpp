// SPDX-License-Identifier: GPL-3.0-or-later
// Checks across legend.yaml, whatever the box shows, so that every position of every game has a rule.
#include "rules/load.h"

#include <algorithm>

namespace heorot::legend {

using data::Cursor;
using data::Fault;

namespace {

/// The cursor of `steps[i]`, and of its icon in `slot`.
class Places {
  public:
    explicit Places(const Cursor& root) : episodes_(root.map().required("steps").items()) {}
    const Cursor& episode(std::size_t i) const { return episodes_[i]; }
    Cursor icon(std::size_t i, std::size_t slot) const { return episodes_[i].map().required("icons").items()[slot]; }

  private:
    std::vector<Cursor> episodes_;
};

/// Calls `visit(episode, slot, offer)` for every icon of every episode.
template <class Visit>
void eachIcon(const Rules& rules, Visit visit) {
    for (std::size_t i = 0; i < episodeCount; ++i)
        for (std::size_t slot = 0; hasIcons(rules.episodes[i].kind) && slot < iconSlots; ++slot)
            visit(i, slot, rules.episodes[i].icons[slot].gain);
}

int iconsWith(const Rules& rules, Gain wanted) {
    int count = 0;
    eachIcon(rules, [&](std::size_t, std::size_t, Gain gain) { count += gain == wanted; });
    for (const Episode& episode : rules.episodes)
        count += episode.kind == EpisodeKind::Auction && episode.offer.gain == wanted;
    return count;
}

void checkKinds(const Cursor& root, const Places& places, const Rules& rules) {
    const auto count = [&](EpisodeKind kind) {
        return std::count_if(rules.episodes.begin(), rules.episodes.end(),
                             [=](const Episode& episode) { return episode.kind == kind; });
    };
    const Cursor episodes = root.map().required("steps");
    if (count(EpisodeKind::Opportunity) != 5) episodes.fail(Fault::tr("the board must have five opportunities"));
    if (count(EpisodeKind::Auction) != 5 || count(EpisodeKind::Ranking) != 1)
        episodes.fail(Fault::tr("the board must have six treasure episodes, and the last must be a ranking"));
    for (const EpisodeKind kind : {EpisodeKind::Risk, EpisodeKind::Selection, EpisodeKind::Recovery,
                                   EpisodeKind::Simultaneous, EpisodeKind::InTurn})
        if (count(kind) == 0)
            //: %1 a kind of episode, as it is written in the file
            episodes.fail(Fault::tr("at least one step must be of kind %1")
                              .arg(Fault::quoted(episodeKindNames[static_cast<std::size_t>(kind)])));
    if (count(EpisodeKind::Death) != 1) episodes.fail(Fault::tr("the board must have exactly one death"));
    if (rules.episodes.back().kind != EpisodeKind::Death)
        places.episode(episodeCount - 1).fail(Fault::tr("the last step must be the death"));
}

/// Each special card is won at one icon; its number is the least number of seats for which that icon is open.
void checkSpecials(const Cursor& root, const Places& places, const Rules& rules) {
    const Cursor specials = root.map().required("specials");
    std::array<int, cardKinds> found{};
    eachIcon(rules, [&](std::size_t episode, std::size_t slot, Gain gain) {
        if (gain.kind != GainKind::Special) return;
        const CardKind& card = rules.cards[gain.amount];
        ++found[gain.amount];
        if (card.number != std::max<std::size_t>(2, slot + 1)) {
            //: %1 the number of players printed on the card
            const Fault why =
                Fault::tr("with the number %1, this card is not in play for the same numbers of players as the icon");
            places.icon(episode, slot).fail(Fault(why).arg(card.number));
        }
        if (card.advancedOnly && rules.episodes[episode].kind != EpisodeKind::Ranking)
            places.icon(episode, slot).fail(Fault::tr("this card is in play only in the advanced game"));
    });
    for (std::size_t i = 0; i < episodeCount; ++i) {
        const Gain prize = rules.episodes[i].offer.gain;
        if (rules.episodes[i].kind != EpisodeKind::Auction || prize.kind != GainKind::Special) continue;
        ++found[prize.amount];
        if (!rules.cards[prize.amount].advancedOnly || rules.cards[prize.amount].number != 2)
            places.episode(i).fail(
                Fault::tr("a prize must be in play only in the advanced game, with any number of players"));
    }
    int base = 0;
    int forTwo = 0;
    for (Card card = activityKinds; card < cardKinds; ++card) {
        const Cursor at = specials.map().required(cardNames[card]);
        //: %1 a number
        if (found[card] != 1)
            at.fail(Fault::tr("each special card must be won in exactly one place, not in %1").arg(found[card]));
        base += !rules.cards[card].advancedOnly;
        forTwo += !rules.cards[card].advancedOnly && rules.cards[card].number == 2;
    }
    if (base != 9 || forTwo != 4)
        specials.fail(Fault::tr("two players must play with four special cards, and five with nine"));
}

/// No printed token may run out, except fame of the value for which change can be made (rulebook, Icons).
void checkSupplies(const Cursor& root, const Rules& rules) {
    const Cursor tokens = root.map().required("tokens");
    const auto bought = [&](Gain gain) {
        return maxSeats * static_cast<int>(
                              std::count_if(rules.episodes.begin(), rules.episodes.end(), [&](const Episode& episode) {
                                  return episode.kind == EpisodeKind::Opportunity && episode.offer.gain == gain;
                              }));
    };
    const auto check = [&](GainKind kind, int value, Token token) {
        const Gain gain{kind, static_cast<std::uint8_t>(value)};
        int needed = iconsWith(rules, gain) + bought(gain);
        if (kind == GainKind::Fame) needed += iconsWith(rules, {GainKind::FameOrHeal, gain.amount});
        if (rules.tokens[token].count < needed)
            //: %1 a token, as it is written in the file, %2 and %3 numbers
            tokens.fail(Fault::tr("%1 can be won %2 times, but there are only %3")
                            .arg(tokenNames[token], needed, rules.tokens[token].count));
    };
    for (int value = 1; value <= fameValues; ++value) check(GainKind::Fame, value, fameToken(value));
    for (int value = 1; value <= treasureValues; ++value) check(GainKind::Treasure, value, treasureToken(value));
    check(GainKind::Misfortune, 0, misfortuneToken);
}

/// Before change is allowed, no icon may give what Selection can have used up.
void checkSelectionTokens(const Places& places, const Rules& rules) {
    const auto isSelected = [&](Gain gain) {
        return (gain.kind == GainKind::Fame || gain.kind == GainKind::Treasure) &&
               std::any_of(rules.selection.begin(), rules.selection.end(),
                           [&](const Offer& offer) { return offer.gain == gain; });
    };
    eachIcon(rules, [&](std::size_t episode, std::size_t slot, Gain gain) {
        const bool changed = gain.kind == GainKind::Fame && gain.amount == rules.changedFame &&
                             episode >= static_cast<std::size_t>(rules.changeFrom);
        if (isSelected(gain) && !changed)
            places.icon(episode, slot)
                .fail(Fault::tr(
                    "Selection may already have taken the last of these, and no change is made at this step"));
    });
}

/// Two episodes heal wounds; one gives the double wound.
void checkWounds(const Cursor& root, const Places& places, const Rules& rules) {
    eachIcon(rules, [&](std::size_t episode, std::size_t slot, Gain gain) {
        if (gain.kind == GainKind::FameOrHeal && rules.episodes[episode].kind != EpisodeKind::Death)
            places.icon(episode, slot).fail(Fault::tr("wounds can be healed only at the death"));
    });
    const Cursor tiles = root.map().required("tiles");
    if (iconsWith(rules, {GainKind::DoubleWound, 0}) != 1)
        tiles.fail(Fault::tr("the double wound must be on exactly one icon"));
    if (rules.tiles[1].count < iconsWith(rules, {GainKind::Wound, 0}))
        tiles.fail(Fault::tr("there are fewer wounds than icons that give one"));
    if (rules.tiles[0].count < maxSeats * (rules.scratchesPerWound - 1))
        tiles.fail(Fault::tr("there are too few scratches for five players"));
}

}

void checkData(const Cursor& root, const Rules& rules) {
    const Places places(root);
    checkKinds(root, places, rules);
    checkSpecials(root, places, rules);
    checkSupplies(root, rules);
    checkSelectionTokens(places, rules);
    checkWounds(root, places, rules);
}

}
