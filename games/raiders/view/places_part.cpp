// SPDX-License-Identifier: GPL-3.0-or-later
// The six locations: name, cost, whose ship is there, bonuses by distance, and what lies there.
#include "ui/panels.h"
#include "view/parts.h"
#include "words/captions.h"
#include "words/origins.h"
#include "words/prompts.h"
#include "words/spoken.h"

namespace heorot::raiders {

namespace {

using ui::Box;
using ui::Boxes;
using ui::Gap;

/// How the names of all six locations are written.
struct Heading {
    bool isShort;
    Type type;
};
constexpr std::array headings{Heading{false, Type::Title}, Heading{false, Type::Prompt}, Heading{false, Type::Body},
                              Heading{true, Type::Title}, Heading{true, Type::Body}};

class Place {
  public:
    Place(const ShownTable& table, Location location)
        : table_(table), state_(table.now), location_(location), spec_(table.rules.at(location)), bonuses_(bonuses()),
          body_(body()) {}

    Box box(const Heading& heading) const {
        const Box top =
            ui::column({head(heading).height(34, 44), bonuses_.height(24, 30).padded(Gap::Medium, Gap::None)})
                .spot(spotOfThing(locationText(location_), placeSpot(location_), spokenName(), rule()));
        const Box content =
            ui::column({top, body_.height(60, 130).stretchY().padded(Gap::Medium, Gap::None), ui::space(0, 2)});
        const Box panel = ui::panel(content.padded(Gap::Hair));
        if (!isActive()) return panel;
        return ui::stack({panel, ui::filled([](Canvas& canvas, const QRectF& area) {
                              canvas.framed(area.adjusted(-1, -1, 1, 1), Tone::None, Tone::Gold, canvas.pick(5, 4),
                                            canvas.pick(12, 8));
                          })});
    }

  private:
    /// That the seat to move could only rest here; only while it may choose the location.
    QString warning() const {
        if (state_.mover == nobody || state_.phase != Phase::Choose || chosenBy() != nobody) return {};
        TextContext at = table_.texts();
        at.mover = {table_.name(state_.mover), isReaders(table_, state_.mover)};
        return restWarning(at, location_);
    }
    /// Whether the location is the one now resolved.
    bool isActive() const {
        return state_.mover != nobody && state_.stage > Stage::Choose && state_.location == location_;
    }
    Seat chosenBy() const { return state_.chosen[static_cast<std::size_t>(location_)]; }
    bool isUsed() const { return chosenBy() != nobody && !isActive(); }
    bool isBlood() const { return location_ != Location::Trade && location_ != Location::Subdue; }

    QString spokenName() const {
        const QString name = locationText(location_);
        return chosenBy() == nobody ? name : placeName(name, table_.name(chosenBy()));
    }

    QString rule() const {
        QStringList lines{warning(), locationRule(table_.rules, location_, state_.seats), stripRule()};
        lines.removeAll(QString());
        return lines.join(u'\n');
    }
    /// How the strip of bonuses is read.
    QString stripRule() const {
        const bool isForAll = location_ != Location::Trade && location_ != Location::Subdue;
        return isForAll ? stripForAll() : stripByOrder();
    }

    Box head(const Heading& heading) const {
        const Box icon = ui::drawn(
            {32, 32},
            [art = locationArt(location_)](Canvas& canvas, const QRectF& area) {
                canvas.disc(area.center(), area.width() / 2, Tone::Bone);
                const double inset = area.width() * .1;
                drawArt(canvas, area.adjusted(inset, inset, -inset, -inset), art);
            },
            1);
        const QString name = heading.isShort ? locationShort(location_) : locationText(location_);
        // The mark of a lit location stands at its left edge.
        return ui::row({ui::space(8).width(8), icon, ui::space(4),
                        ui::text(name, {heading.type, Tone::OnDark, true, false, true}), ui::spring(),
                        taker().optional(2), ship(), cost(), ui::space(4)},
                       Gap::Small)
            .on({isBlood() ? Tone::Loss : Tone::Sea, Tone::None, 0, 8});
    }

    /// On small tables the mark on the ship says it, and the tooltip.
    Box taker() const {
        return chosenBy() == nobody || table_.look.compact()
                   ? Box()
                   : ui::text(table_.name(chosenBy()), {Type::Caption, Tone::OnDark, false, false, true});
    }

    /// The longship that was sent here; its place is kept free where no words stand there.
    Box ship() const {
        constexpr double size = 36;
        constexpr double least = .75;
        const Seat seat = chosenBy();
        if (seat == nobody) return isFree(spec_.cost) ? Box() : ui::space(size).width(size * least, size);
        return ui::drawn({size, size},
                         [seat](Canvas& canvas, const QRectF& area) {
                             drawArt(canvas, area, QStringLiteral("seat-longship")).hue = seat;
                             const double mark = area.width() * .45;
                             canvas.mark(QRectF(area.right() - mark, area.bottom() - mark, mark, mark), seat);
                         })
            .piece(QStringLiteral("ship/%1").arg(static_cast<int>(location_)));
    }

    /// On a ground that is light in every theme, as the pictures have the colors of the heads.
    static Box plate(const Box& parts) {
        return ui::row({ui::space(0), parts, ui::space(0)}, Gap::Small).on({Tone::Bone, Tone::None, 0, 6});
    }
    Box warningMark() const {
        return warning().isEmpty() ? Box() : ui::picture(QStringLiteral("icons/warning"), 26, Tone::Loss);
    }

    /// What an action costs here, filling up while the mover pays; marked where the mover could only rest.
    Box cost() const {
        if (isFree(spec_.cost)) {
            if (chosenBy() != nobody) return {};
            if (const Box mark = warningMark()) return plate(mark);
            const QString words = captionText(location_ == Location::Subdue ? Caption::CostByTile : Caption::Free);
            // Where it has no room the tooltip says it.
            return ui::text(words, {Type::Caption, Tone::OnDark, false, false, true}).optional(3);
        }
        const bool pays = isActive() && state_.phase == Phase::Decide;
        const Counts<payerKinds> nothing{};
        const Box parts = raiders::cost(partsOf(table_.rules, spec_.cost, pays ? state_.paid : nothing,
                                                pays ? &state_.ships[state_.mover] : nullptr),
                                        30, Tone::Night);
        return plate(ui::row({warningMark(), parts}));
    }

    /// A part of the strip: words, a number, a picture; gold if it is the mover's.
    static Box bonus(const QString& words, const QString& number, const QString& picture, bool isOwn) {
        const Tone tone = isOwn ? Tone::Night : Tone::Ink;
        return ui::row({ui::spring(), ui::text(words, {Type::Caption, tone}),
                        ui::text(number, {Type::Caption, tone, true}), picture.isEmpty() ? Box() : art(picture, 26),
                        ui::spring()})
            .on({isOwn ? Tone::Gold : Tone::Field, isOwn ? Tone::Ink : Tone::None, 2, 5});
    }

    Box bonuses() const {
        Boxes boxes;
        const bool acts = isActive() && state_.stage >= Stage::Decide;
        const int distance = acts ? distanceOf(state_, state_.mover) : -1;
        const auto all = [&](int count, const char* picture) {
            boxes.push_back(bonus(captionText(Caption::All), numberText(count), QLatin1StringView(picture), acts));
        };
        const auto order = [&](int at, const QString& number, const QString& picture = {}) {
            boxes.push_back(
                bonus(orderText(state_.seats == 2 && at == 3 ? 2 : at + 1), number, picture, distance == at));
        };
        switch (location_) {
        case Location::Recruit:
            all(spec_.cards, "card-reaver");
            order(0, signedText(spec_.active.favor), QStringLiteral("favor"));
            break;
        case Location::Sea:
            all(1, "location-sea");
            order(0, signedText(spec_.active.glory), QStringLiteral("glory"));
            break;
        case Location::Villages:
        case Location::Keeps:
            all(spec_.cards, location_ == Location::Keeps ? "card-keep" : "card-village");
            order(0, signedText(spec_.bonus[0]));
            if (state_.seats > 2) order(1, signedText(spec_.bonus[1]));
            break;
        default:
            for (int at = 0; at < (state_.seats == 2 ? 1 : state_.seats); ++at)
                order(at, numberText(spec_.bonus[static_cast<std::size_t>(at)]));
            if (state_.seats == 2) order(3, numberText(spec_.bonus[3]));
        }
        const int count = static_cast<int>(boxes.size());
        return ui::grid(count, std::move(boxes), Gap::Medium);
    }

    Box body() const {
        const Box box = bodyBox();
        if (!isUsed()) return box;
        return ui::stack({box, ui::filled([](Canvas& canvas, const QRectF& area) { drawUsed(canvas, area); })});
    }

    Box bodyBox() const {
        switch (location_) {
        case Location::Recruit:
            return stacks(state_.reaverStacks, table_.rules.reaverStacks[state_.seats],
                          [&](ReaverId reaver) { return shownReaver(table_.rules, reaver); });
        case Location::Villages:
            return stacks(state_.villageStacks, table_.rules.villageStacks[state_.seats],
                          [&](VillageId card) { return shownSpoil(table_.rules, state_, card); });
        case Location::Keeps:
            return stacks(state_.keepStacks, table_.rules.keepStacks[state_.seats],
                          [&](KeepId card) { return shownSpoil(table_.rules, state_, spoilOfKeep(card)); });
        case Location::Trade: return tradeBox(table_);
        case Location::Sea: return battles();
        case Location::Subdue: break;
        }
        return territories();
    }

    /// What lies here stands for the location while one is chosen; its head alone is lit.
    game::Spot spotOf(const QString& id, const QString& name, const QString& rule, bool isUnsure,
                      const QString& thing = {}) const {
        return {id, {}, game::Shape::Rect, name, rule, state_.phase == Phase::Choose, isUnsure, thing};
    }

    /// How the cards of all stacks are written.
    enum class Written : std::uint8_t { Name, SmallName, Picture };

    /// Stacks of two cards, the upper one first: with their names, or as pictures alone.
    template <class Stacks, class Show>
    Box stacks(const Stacks& piles, int count, Show show) const {
        Boxes choices;
        for (const Written written : {Written::Name, Written::SmallName, Written::Picture}) {
            const bool named = written != Written::Picture;
            Boxes boxes;
            for (int i = 0; i < count; ++i) {
                Boxes cards(2, gap());
                QStringList names;
                QStringList rules;
                bool isUnsure = false;
                std::size_t place = 0;
                for (const auto card : piles[static_cast<std::size_t>(i)]) {
                    const Shown shown = show(card);
                    names << shown.name;
                    rules << shown.name + QStringLiteral(" — ") + shown.line;
                    isUnsure = isUnsure || shown.isUnsure;
                    const Box name = Label{shown.shortName}.box(true, written == Written::Name);
                    cards[place++] = named ? stripCard(shown.face, 34, name) : raiders::card(shown.face);
                }
                const QString name = names.isEmpty() ? emptyStack(i + 1) : stackName(i + 1, names);
                boxes.push_back(ui::grid(named ? 1 : 2, std::move(cards), named ? Gap::Small : Gap::Hair)
                                    .spot(spotOf(stackSpot(location_, i + 1), name, rules.join(u'\n'), isUnsure)));
            }
            choices.push_back(ui::grid(count, std::move(boxes), named ? Gap::Small : Gap::Medium));
        }
        return ui::oneOf(std::move(choices));
    }

    Box battles() const {
        const int count = table_.rules.battleCards[state_.seats];
        Boxes choices;
        for (const bool named : {true, false}) {
            Boxes boxes;
            for (int i = 0; i < count; ++i) {
                const BattleId id = state_.battles[static_cast<std::size_t>(i)];
                boxes.push_back(id == none ? gap()
                                           : battle(id, named).spot(spotOf(battleSpot(i + 1), battleText(id),
                                                                           battleRule(table_.rules, id),
                                                                           !battleOrigin(table_.rules, id).isEmpty())));
            }
            choices.push_back(ui::grid(count, std::move(boxes)));
        }
        return ui::oneOf(std::move(choices));
    }

    /// Defense, picture, glory; the dice of the combination where there is room, and a name.
    Box battle(BattleId id, bool named) const {
        const Label words{breakable(battleText(id)), Tone::Ink, Type::Caption, false, Qt::AlignCenter};
        const Box name = named ? words.box(true, true).on({Tone::Field, Tone::None, 0, 4}) : Box();
        const BattleSpec& spec = table_.rules.battles[id];
        const Counts<payerKinds> nothing{};
        const Box dice = raiders::cost(partsOf(table_.rules, spec.combination, nothing, nullptr), 20, Tone::OnDark)
                             .align(Qt::AlignHCenter);
        const Box picture = ui::stack(
            {art(battleArt(id), 100, .3),
             medal(QStringLiteral("defense"), spec.defense, 32, Tone::Bone).align(Qt::AlignTop | Qt::AlignLeft),
             medal(QStringLiteral("worth"), spec.reward.glory, 32, Tone::Night).align(Qt::AlignTop | Qt::AlignRight)});
        return ui::column({picture.stretchY(), dice.optional(), name}, Gap::Hair)
            .padded(Gap::Hair)
            .on({Tone::Sea, Tone::Ink, 2, 6});
    }

    Box territories() const {
        Boxes tiles;
        for (Territory territory = 0; territory < territoryKinds; ++territory) {
            const int left = static_cast<int>(state_.territories[territory].size());
            const Cost& cost = table_.rules.territories[territory].cost;
            const int amount = cost.food + cost.favor + cost.dice;
            const bool isChosen = state_.territory == territory;
            const Box tile = ui::filled([=](Canvas& canvas, const QRectF& area) {
                if (left > 0)
                    drawTile(canvas, area, territory, amount);
                else
                    drawGap(canvas, area);
                if (isChosen) canvas.framed(area, Tone::None, Tone::Gold, 3, 4);
            });
            tiles.push_back(
                tile.spot(spotOf(territorySpot(territory), territoryName(territoryText(territory), left),
                                 territoryRule(table_.rules, territory),
                                 !territoryOrigin(table_.rules, territory).isEmpty(), territoryText(territory))));
        }
        // A chosen tile is raised: not over the bonuses.
        return ui::column({ui::space(0, 12).height(8, 12),
                           ui::grid(territoryKinds, std::move(tiles)).padded(Gap::Small, Gap::None).stretchY()},
                          Gap::None);
    }

    static void drawTile(Canvas& canvas, const QRectF& area, Territory territory, int amount) {
        const bool isSlat = area.width() < area.height() * .66;
        const double ratio = isSlat ? 84.0 / 204 : 120.0 / 168;
        const double width = std::min(area.width(), area.height() * ratio);
        const double height = width / ratio;
        const QRectF card(area.center().x() - width / 2, area.center().y() - height / 2, width, height);
        const QString cut = isSlat ? QStringLiteral("-slat") : width < 100 ? QStringLiteral("-small") : QString();
        canvas.art(card, QStringLiteral("raiders/") + territoryArt(territory) + cut);
        const QRectF room = isSlat ? QRectF(card.left() + width * 18 / 84, card.top() + height * 90 / 204,
                                            width * 48 / 84, height * 46 / 204)
                                   : QRectF(card.left() + width * 64 / 120, card.top() + height * 101 / 168,
                                            width * 38 / 120, height * 34 / 168);
        if (isSlat || width >= 60) return void(canvas.number(room, area, numberText(amount), Tone::Night));
        // The number of so small a card would lie on its color.
        const double plate = canvas.look().floor() * 1.2;
        const QRectF ground(card.right() - plate * .8 - 1, card.center().y() - plate * .2, plate * .8, plate);
        canvas.rect(ground, Tone::Bone, 2);
        canvas.number(ground.adjusted(1, 1, -1, -1), ground, numberText(amount), Tone::Night);
    }

    const ShownTable& table_;
    const State& state_;
    const Location location_;
    const LocationSpec& spec_;
    const Box bonuses_;
    const Box body_;
};

}

Box placesBox(const ShownTable& table) {
    std::vector<Place> places;
    for (int location = 0; location < locations; ++location)
        places.emplace_back(table, static_cast<Location>(location));
    // One size for all six, rather than the whole name here and there.
    Boxes choices;
    for (const Heading& heading : headings) {
        Boxes boxes;
        for (const Place& place : places) boxes.push_back(place.box(heading));
        choices.push_back(ui::grid(3, std::move(boxes), Gap::Medium));
    }
    return ui::oneOf(std::move(choices));
}

}
