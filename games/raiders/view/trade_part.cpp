// SPDX-License-Identifier: GPL-3.0-or-later
// What lies at Trade: dice, open Prophecies, the four rewards.
#include "view/parts.h"
#include "words/origins.h"
#include "words/spoken.h"

namespace heorot::raiders {

namespace {

using ui::Box;
using ui::Boxes;
using ui::Gap;

class Trade {
  public:
    explicit Trade(const ShownTable& table) : table_(table), state_(table.now) {}

    /// Names of the Prophecies before words for the rewards.
    Box box() const {
        const Box dice = this->dice();
        Boxes choices;
        for (const Named named : {Named::OneLine, Named::Wrapped, Named::No})
            for (const int lines : {4, 2})
                for (const bool inWords : {true, false})
                    choices.push_back(
                        ui::row({dice, openProphecies(named).stretchX(), rewards(inWords, lines)}, Gap::Medium));
        return ui::oneOf(std::move(choices));
    }

  private:
    /// How the names of the Prophecies are written.
    enum class Named : std::uint8_t { OneLine, Wrapped, No };

    game::Spot spotOf(const QString& id, const QString& name, const QString& rule, bool isUnsure = false,
                      const QString& thing = {}) const {
        return {id, {}, game::Shape::Rect, name, rule, state_.phase == Phase::Choose, isUnsure, thing};
    }

    Box dice() const {
        constexpr double size = 40;
        const std::vector<Die> dice = diceOf(state_.tradeDice);
        const auto all = static_cast<std::size_t>(table_.rules.tradeDice.value) * colors;
        Boxes boxes;
        for (std::size_t i = 0; i < all; ++i)
            if (i < dice.size())
                boxes.push_back(art(dieArt(dice[i]), size, .85)
                                    .spot(spotOf(tradeSpot(static_cast<int>(i)), dieName(dieText(dice[i]), true),
                                                 dieRule(dice[i]), false, dieText(dice[i])))
                                    .align(Qt::AlignCenter));
            else
                boxes.push_back(art(QStringLiteral("die-socket"), size, .85));
        return ui::grid(static_cast<int>(all + 1) / 2, std::move(boxes), Gap::Hair);
    }

    /// Strips below each other, else cards beside each other.
    Box openProphecies(Named named) const {
        const int count = table_.rules.prophecyCards[state_.seats];
        Boxes boxes;
        for (int i = 0; i < count; ++i) {
            const ProphecyId id = state_.prophecies[static_cast<std::size_t>(i)];
            if (id == none) {
                boxes.push_back(gap());
                continue;
            }
            // The mark of what can be chosen stands at the right edge.
            const Box name = Label{breakable(prophecyText(id))}.box(named == Named::Wrapped, true);
            const Box card = named == Named::No
                                 ? raiders::card(prophecyFace(id))
                                 : stripCard(prophecyFace(id), 34, ui::row({name.stretchX(), ui::space(6).width(6)}));
            boxes.push_back(
                card.spot(spotOf(displayedProphecySpot(i + 1), prophecyText(id), prophecyRule(table_.rules, id),
                                 !prophecyOrigin(table_.rules, id).isEmpty())));
        }
        return ui::grid(named == Named::No ? count : 1, std::move(boxes));
    }

    /// The four rewards; favor and food are chosen here.
    Box rewards(bool inWords, int lines) const {
        const TradeSpec& spec = table_.rules.trade;
        const std::array<std::tuple<QString, int, QString>, wares> items{
            {{QStringLiteral("favor"), spec.favor, favorText(spec.favor)},
             {QStringLiteral("food"), spec.food, foodText(spec.food)},
             {QStringLiteral("die-any"), spec.dice, diceText(spec.dice)},
             {QStringLiteral("card-prophecy"), spec.prophecies, cardsText(spec.prophecies)}}};
        Boxes boxes;
        for (const auto& [picture, count, words] : items) {
            const auto ware = static_cast<Ware>(boxes.size());
            const Box text = inWords ? Label{words}.box(false, true)
                                     : ui::text(numberText(count), {Type::Value, Tone::Ink, true, false, true});
            // The mark of what can be chosen stands at the left edge.
            boxes.push_back(ui::row({ui::space(8).width(8), art(picture, 28), text})
                                .padded(Gap::Hair, Gap::None)
                                .on({Tone::Field, Tone::None, 0, 4})
                                .spot(spotOf(wareSpot(ware), wareName(table_.rules, ware),
                                             locationRule(table_.rules, Location::Trade, state_.seats))));
        }
        return ui::grid(wares / lines, std::move(boxes), Gap::Hair);
    }

    const ShownTable& table_;
    const State& state_;
};

}

Box tradeBox(const ShownTable& table) {
    return Trade(table).box();
}

}
