// SPDX-License-Identifier: GPL-3.0-or-later
// The strip below: what lies before the seat to move, Prophecies of who looks with their glory now, the Glory pile,
// pawns.
#include "view/parts.h"
#include "words/captions.h"
#include "words/origins.h"

#include "rules/score.h"

namespace heorot::raiders {

namespace {

using ui::Box;
using ui::Boxes;
using ui::Gap;

class Hand {
  public:
    explicit Hand(const ShownTable& table)
        : table_(table), seat_(table.own()), ship_(table.now.ships[seat_]), title_(title()), cards_(cards()),
          pictures_(cardsAs(Form::Picture)) {}

    Box box() const {
        Boxes choices;
        const PendingBoxes pending = pendingBoxes(table_);
        const auto add = [&](const Box& box, const Box& cards) {
            choices.push_back(ui::row({box.stretchX(), title_, cards}, Gap::Large));
        };
        const Box pile = this->pile().width(380, 540);
        // What is decided about is shown whole before the Prophecies, and these before the pile.
        if (!pending.whole.empty())
            choices.push_back(ui::row({pending.whole.front(), title_, cards_, ui::spring(), pile}, Gap::Large));
        for (const Boxes* boxes : {&pending.whole, &pending.less}) {
            for (const Box& cards : {cards_, pictures_})
                for (const Box& box : *boxes) add(box, cards);
            if (!boxes->empty()) add(boxes->back(), {});
        }
        if (choices.empty()) choices.push_back(ui::row({title_, cards_.optional(), ui::spring(), pile}, Gap::Large));
        const Box line = ui::filled([](Canvas& canvas, const QRectF& area) {
            canvas.framed(area, Tone::None, Tone::Gold, 1.5, 6).opacity = .7;
        });
        return ui::stack(
                   {line.padded(Gap::Small), ui::oneOf(std::move(choices)).padded(Gap::Medium).padded(Gap::Small)})
            .on({Tone::Wood, Tone::Ink, 3, 10});
    }

  private:
    int worth(ProphecyId card) const { return prophecyGlory(table_.rules, table_.now, seat_, card); }
    int worthOfAll() const {
        int sum = 0;
        for (const auto& [card, count] : propheciesOf(ship_)) sum += count * worth(card);
        return sum;
    }

    Box title() const {
        return ui::column({Label{captionText(Caption::Prophecies), Tone::OnDark, Type::Value, true}.box(false, true),
                           ui::spring(),
                           Label{captionText(Caption::WorthNow), Tone::SecondOnDark}.box(false, true).optional(),
                           Label{gloryText(worthOfAll()), Tone::OnDark, Type::Value, true}.box(false, true)},
                          Gap::None);
    }

    /// How all Prophecies are written.
    enum class Form : std::uint8_t { Beside, Below, Name, Picture };

    Box cardsAs(Form form) const {
        Boxes boxes;
        for (const auto& [card, count] : propheciesOf(ship_)) boxes.push_back(prophecy(card, count, form));
        if (const int hidden = hiddenProphecies(ship_); hidden > 0) boxes.push_back(back(hidden));
        const int count = static_cast<int>(boxes.size());
        return ui::grid(count, std::move(boxes));
    }
    Box cards() const {
        Boxes choices;
        const bool isCompact = table_.look.compact();
        for (const Form form : {isCompact ? Form::Beside : Form::Below, isCompact ? Form::Below : Form::Beside,
                                Form::Name, Form::Picture})
            choices.push_back(cardsAs(form));
        return ui::oneOf(std::move(choices));
    }

    Box back(int hidden) const {
        const Box picture = ui::drawn({96, 134}, [](Canvas& canvas, const QRectF& area) {
            canvas.art(area, QStringLiteral("raiders/back-prophecy") +
                                 (area.width() < 60 ? QStringLiteral("-small") : QString()));
        });
        return ui::stack({picture,
                          medal(QStringLiteral("worth"), hidden, 34, Tone::Night).align(Qt::AlignTop | Qt::AlignRight)})
            .spot({QStringLiteral("prophecy/hidden"),
                   {},
                   game::Shape::Rect,
                   hiddenText(hidden),
                   captionText(Caption::Secret)});
    }

    /// Picture, glory now, name and what it counts.
    Box prophecy(ProphecyId card, int count, Form form) const {
        const Box picture = form == Form::Beside ? art(prophecyArt(card), 60, .8) : art(prophecyArt(card), 90, .35);
        const Box glory = medal(QStringLiteral("worth"), worth(card) * count, 36, Tone::Night);
        const Box times = count < 2 ? Box()
                                    : Label{timesText(count), Tone::Ink, Type::Caption, true}
                                          .box(false, true)
                                          .padded(Gap::Small, Gap::None)
                                          .on({Tone::Field, Tone::None, 0, 3});
        const Qt::Alignment alignment = form == Form::Beside ? Qt::AlignLeft | Qt::AlignVCenter : Qt::AlignCenter;
        const Label name{breakable(prophecyText(card)), Tone::Ink, Type::Body, true, alignment};
        const Box brief =
            Label{prophecyBrief(table_.rules, card), Tone::SecondInk, Type::Caption, false, alignment}.box(true, true);
        const ui::Ground green{Tone::Gain, Tone::None, 0, 4};
        Box face;
        if (form == Form::Beside) {
            const Box strip = ui::column({picture.stretchY(), times, glory}, Gap::Hair).padded(Gap::Hair).on(green);
            const Box words = ui::column({name.box(true, true), brief}, Gap::Hair).align(Qt::AlignVCenter);
            face = ui::row({strip, words.narrow(124).stretchX()}, Gap::Medium);
        } else {
            const Box upper = ui::stack({picture, glory.align(Qt::AlignTop | Qt::AlignRight),
                                         times.align(Qt::AlignBottom | Qt::AlignLeft)})
                                  .on(green);
            face = ui::column({upper.stretchY(), form == Form::Picture ? Box() : name.box(true, form == Form::Below),
                               form == Form::Below ? brief : Box()},
                              Gap::Hair);
            face = form == Form::Picture ? face.width(60, 72) : face.narrow(136);
        }
        return face.padded(Gap::Small)
            .on({Tone::Panel, Tone::Ink, 2, 6})
            .spot({prophecySpot(card),
                   {},
                   game::Shape::Rect,
                   prophecyName(prophecyText(card), count, worth(card)),
                   prophecyRule(table_.rules, card),
                   false,
                   !prophecyOrigin(table_.rules, card).isEmpty()});
    }

    struct Group {
        QString art;
        QString name;
        int count;
        int glory;
        QString rule;
        bool isPawn = false;
        bool isUnsure = false;
    };

    std::vector<Group> groups() const {
        const Rules& rules = table_.rules;
        std::vector<Group> list;
        for (const KeepCard kind : {KeepCard::Treasure, KeepCard::Art, KeepCard::Armor}) {
            const auto card = static_cast<KeepId>(kind);
            list.push_back({spoilArt(spoilOfKeep(card)), keepText(card), ship_.keeps[card],
                            setGlory(rules, card, ship_.keeps[card]),
                            spoilRule(rules, spoilOfKeep(card), table_.now.runicTerror), false,
                            !spoilOrigin(rules, spoilOfKeep(card)).isEmpty()});
        }
        const auto tapestry = static_cast<KeepId>(KeepCard::TapestryDearg);
        const int dearg = ship_.keeps[tapestry];
        const int buigh = ship_.keeps[tapestry + std::size_t{1}];
        const int gorm = ship_.keeps[tapestry + std::size_t{2}];
        list.push_back({spoilArt(spoilOfKeep(tapestry)), captionText(Caption::Tapestries), dearg + buigh + gorm,
                        tapestryGlory(rules, dearg, buigh, gorm),
                        spoilRule(rules, spoilOfKeep(tapestry), table_.now.runicTerror), false,
                        !spoilOrigin(rules, spoilOfKeep(tapestry)).isEmpty()});
        int battles = 0;
        for (const int count : ship_.battles) battles += count;
        list.push_back({QStringLiteral("location-sea"), captionText(Caption::SeaWins), battles, 0, battlesRule(ship_)});
        int tiles = 0;
        for (const int count : ship_.tiles) tiles += count;
        list.push_back(
            {QStringLiteral("location-subdue"), captionText(Caption::Territories), tiles, 0, territoriesRule(ship_)});
        int reavers = 0;
        for (const int count : ship_.reavers) reavers += count;
        list.push_back({QStringLiteral("card-reaver"), deckText(Deck::Reavers), reavers, 0, reaversRule(ship_)});
        for (int i = 0; i < pawnKinds; ++i) {
            const auto pawn = static_cast<Pawn>(i);
            const int count = ship_.pawns[static_cast<std::size_t>(i)];
            const int most = hasMost(table_.now, seat_, pawn) ? rules.pawns[static_cast<std::size_t>(i)].most : 0;
            list.push_back({pawnArt(pawn), pawnText(pawn), count, pawnGlory(rules, pawn, count) + most,
                            pawnRule(rules, pawn), true});
        }
        return list;
    }

    /// Sets, tiles, cards and pawns that count, with their names where there is room. What there is none of is left
    /// out, but pawns, whose majorities count.
    Box pile() const {
        std::vector<Group> list = groups();
        std::erase_if(list, [](const Group& group) { return group.count == 0 && !group.isPawn; });
        Boxes named;
        Boxes plain;
        for (const Group& group : list) {
            const QString id = QStringLiteral("pile/%1").arg(named.size());
            named.push_back(groupBox(group, id, true));
            plain.push_back(groupBox(group, id, false));
        }
        const int count = static_cast<int>(list.size());
        const Box heading = Label{captionText(Caption::GloryPile), Tone::OnDark, Type::Value, true}.box(false, false);
        return ui::column(
            {heading,
             ui::oneOf({ui::grid(count, std::move(named)), ui::grid(count, std::move(plain), Gap::Hair)}).stretchY()});
    }

    static Box groupBox(const Group& group, const QString& id, bool hasName) {
        const Label count{timesText(group.count), Tone::Ink, Type::Caption, true, Qt::AlignCenter};
        const Label glory{group.glory == 0 ? QString() : signedText(group.glory), Tone::Gain, Type::Caption, true,
                          Qt::AlignCenter};
        const Label name{breakable(group.name), Tone::Ink, Type::Caption, false, Qt::AlignCenter};
        const Box picture = sign(group.art, 60);
        const Box face =
            hasName ? ui::column({ui::row({picture, count.box(false, true)}).align(Qt::AlignHCenter).stretchY(),
                                  name.box(true, true), glory.box(false, true)},
                                 Gap::None)
                    : ui::column({picture.stretchY(), count.box(false, true), glory.box(false, true)}, Gap::None);
        return face.padded(Gap::Hair)
            .on({Tone::Field, Tone::Ink, 1, 3})
            .spot({id,
                   {},
                   game::Shape::Rect,
                   pileName(group.name, group.count, group.glory),
                   group.rule,
                   false,
                   group.isUnsure});
    }

    const ShownTable& table_;
    const Seat seat_;
    const Ship& ship_;
    const Box title_;
    const Box cards_;
    /// The same as small as they can be read.
    const Box pictures_;
};

}

Box handBox(const ShownTable& table) {
    return Hand(table).box();
}

}
