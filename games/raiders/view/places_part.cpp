// SPDX-License-Identifier: GPL-3.0-or-later
// The six locations: name, cost, whose ship is there, bonuses by distance, and what lies there.
#include "view/parts.h"
#include "words/captions.h"
#include "words/sureness.h"

#include <algorithm>
#include <cmath>

namespace heorot::raiders {

namespace {

class PlacePart {
  public:
    PlacePart(Canvas& canvas, const Board& board, Location location)
        : canvas_(canvas), table_(board), state_(board.now), location_(location), spec_(board.rules.at(location)),
          area_(board.places[static_cast<std::size_t>(location)]) {}

    void draw() {
        const double border = canvas_.pick(3, 2);
        drawPanel(canvas_, area_);
        const double head = std::max(std::round(area_.height() * .225), canvas_.lineOf(Type::Value) + 4);
        head_ = QRectF(area_.left(), area_.top(), area_.width(), std::min(head, canvas_.pick(44, 22)));
        const double strip = canvas_.pick(std::max(26.0, canvas_.lineOf(Type::Caption) + 1), 16);
        const double gap = canvas_.pick(7, 3);
        const double inset = canvas_.pick(10, 5);
        strip_ = QRectF(area_.left() + inset, head_.bottom() + gap, area_.width() - 2 * inset, strip);
        body_ = QRectF(area_.left() + inset, strip_.bottom() + gap, area_.width() - 2 * inset,
                       area_.bottom() - strip_.bottom() - 2 * gap - border);
        drawHead();
        drawBonuses();
        drawBody();
        if (isActive())
            canvas_.framed(area_.adjusted(-1, -1, 1, 1), Tone::None, Tone::Gold, canvas_.pick(5, 4),
                           canvas_.pick(12, 8));
        canvas_.spot(placeSpot(location_),
                     QRectF(area_.left(), area_.top(), area_.width(), strip_.bottom() - area_.top() + 1), spokenName(),
                     locationRule(table_.rules, location_, state_.seats));
    }

  private:
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

    void drawHead() {
        Sprite& ground =
            canvas_.rect(head_.adjusted(2, 2, -2, 0), isBlood() ? Tone::Loss : Tone::Sea, canvas_.pick(8, 5));
        ground.edge = Tone::None;
        const double icon = head_.height() - canvas_.pick(10, 6);
        const QRectF disc(head_.left() + canvas_.pick(10, 5), head_.center().y() - icon / 2, icon, icon);
        canvas_.disc(disc.center(), icon / 2, Tone::Bone);
        drawArt(canvas_, disc.adjusted(icon * .1, icon * .1, -icon * .1, -icon * .1), locationArt(location_));
        double right = cost(head_.right() - canvas_.pick(12, 6));
        if (chosenBy() != nobody) {
            const double size = head_.height() - canvas_.pick(4, 2);
            right -= size + 2;
            const QRectF token(right, head_.center().y() - size / 2, size, size);
            canvas_.setPiece(QStringLiteral("ship/%1").arg(static_cast<int>(location_)));
            drawArt(canvas_, token, QStringLiteral("seat-longship")).hue = chosenBy();
            canvas_.mark(QRectF(token.right() - size * .45, token.bottom() - size * .45, size * .45, size * .45),
                         chosenBy());
            canvas_.setPiece({});
        }
        const double from = disc.right() + canvas_.pick(8, 4);
        const QRectF room(from, head_.top(), right - from - 4, head_.height());
        const Type type = canvas_.compact() ? Type::Body : Type::Title;
        const QString whole = locationText(location_);
        // One size for all six, rather than the whole name here and there.
        const QString words = canvas_.widthOf(whole, type, true) <= room.width() ? whole : locationShort(location_);
        Sprite& name = canvas_.text(room, words, type, Tone::OnDark);
        name.bold = true;
        name.wraps = true;
    }

    /// What an action costs here, filling up while the mover pays. Returns the left edge.
    double cost(double right) {
        if (isFree(spec_.cost)) {
            const QString words = captionText(location_ == Location::Subdue ? Caption::CostByTile : Caption::Free);
            const double width = canvas_.widthOf(words, Type::Caption);
            // Where it has no room the tooltip says it.
            if (width > head_.width() * canvas_.pick(.35, .3)) return right;
            canvas_.text(QRectF(right - width, head_.top(), width, head_.height()), words, Type::Caption, Tone::OnDark,
                         rightMiddle);
            return right - width - 4;
        }
        const bool pays = isActive() && state_.phase == Phase::Decide;
        const double size = canvas_.pick(30, 20);
        const Counts<payerKinds> nothing{};
        const auto parts = partsOf(table_.rules, spec_.cost, pays ? state_.paid : nothing,
                                   pays ? &state_.ships[state_.mover] : nullptr);
        return drawCost(canvas_, QRectF(head_.left(), head_.center().y() - size / 2, right - head_.left(), size), parts,
                        Tone::OnDark);
    }

    /// A chip of the strip: words, a number, a picture; gold if it is the mover's.
    struct Chip {
        QString words;
        QString number;
        QString art;
        bool isOwn = false;
    };

    std::vector<Chip> chips() const {
        std::vector<Chip> list;
        const bool acts = isActive() && state_.stage >= Stage::Decide;
        const int distance = acts ? distanceOf(state_, state_.mover) : -1;
        const auto order = [&](int at, const QString& number, const QString& art) {
            list.push_back({orderText(state_.seats == 2 && at == 3 ? 2 : at + 1), number, art, distance == at});
        };
        const auto art = [&] {
            switch (location_) {
            case Location::Villages: return QStringLiteral("card-village");
            case Location::Keeps: return QStringLiteral("card-keep");
            case Location::Subdue: return QStringLiteral("location-subdue");
            default: return QString();
            }
        };
        switch (location_) {
        case Location::Recruit:
            list.push_back({captionText(Caption::All), numberText(spec_.cards), QStringLiteral("card-reaver"), acts});
            order(0, signedText(spec_.active.favor), QStringLiteral("favor"));
            return list;
        case Location::Sea:
            list.push_back({captionText(Caption::All), numberText(1), QStringLiteral("location-sea"), acts});
            order(0, signedText(spec_.active.glory), QStringLiteral("glory"));
            return list;
        case Location::Villages:
        case Location::Keeps:
            list.push_back({captionText(Caption::All), numberText(spec_.cards), art(), acts});
            order(0, signedText(spec_.bonus[0]), {});
            if (state_.seats > 2) order(1, signedText(spec_.bonus[1]), {});
            return list;
        default:
            order(0, numberText(spec_.bonus[0]), {});
            if (state_.seats == 2)
                order(3, numberText(spec_.bonus[3]), {});
            else
                for (int at = 1; at < state_.seats; ++at)
                    order(at, numberText(spec_.bonus[static_cast<std::size_t>(at)]), {});
            return list;
        }
    }

    void drawBonuses() {
        const std::vector<Chip> list = chips();
        const double gap = canvas_.pick(8, 4);
        const double width =
            (strip_.width() - gap * static_cast<double>(list.size() - 1)) / static_cast<double>(list.size());
        double x = strip_.left();
        for (const Chip& chip : list) {
            const QRectF area(x, strip_.top(), width, strip_.height());
            x += width + gap;
            Sprite& ground = canvas_.rect(area, chip.isOwn ? Tone::Gold : Tone::Field, canvas_.pick(5, 4));
            const Tone tone = chip.isOwn ? Tone::Night : Tone::Ink;
            if (chip.isOwn) {
                ground.edge = Tone::Ink;
                ground.edgeWidth = 1.5;
            }
            const double art = chip.art.isEmpty() ? 0 : area.height() - 2;
            const double number = canvas_.widthOf(chip.number, Type::Caption, true);
            const double room = area.width() - art - number - 8;
            const double words = std::min(canvas_.widthOf(chip.words, Type::Caption), room);
            double left = area.center().x() - (words + number + art + 6) / 2;
            canvas_.text(QRectF(left, area.top(), words, area.height()), chip.words, Type::Caption, tone);
            left += words + 5;
            canvas_.text(QRectF(left, area.top(), number, area.height()), chip.number, Type::Caption, tone).bold = true;
            if (art > 0) drawArt(canvas_, QRectF(left + number + 1, area.center().y() - art / 2, art, art), chip.art);
        }
    }

    void drawBody() {
        switch (location_) {
        case Location::Recruit:
            stacks(state_.reaverStacks, table_.rules.reaverStacks[state_.seats], [&](ReaverId reaver) {
                return Shown{reaverFace(table_.rules.reavers[reaver].clan, reaver), reaverText(reaver),
                             reaverRule(table_.rules, reaver), !reaverOrigin(table_.rules, reaver).isEmpty()};
            });
            break;
        case Location::Villages:
            stacks(state_.villageStacks, table_.rules.villageStacks[state_.seats],
                   [&](VillageId card) { return shownSpoil(card); });
            break;
        case Location::Keeps:
            stacks(state_.keepStacks, table_.rules.keepStacks[state_.seats],
                   [&](KeepId card) { return shownSpoil(spoilOfKeep(card)); });
            break;
        case Location::Trade: drawTrade(canvas_, table_, body_, isUsed()); break;
        case Location::Sea: battles(); break;
        case Location::Subdue: territories(); break;
        }
    }

    struct Shown {
        Face face;
        QString name;
        QString rule;
        bool isUnsure = false;
    };
    Shown shownSpoil(SpoilId spoil) const {
        return {spoilFace(spoil), spoilText(spoil), spoilRule(table_.rules, spoil, table_.now.runicTerror),
                !spoilOrigin(table_.rules, spoil).isEmpty()};
    }

    void veil(const QRectF& area) {
        if (isUsed()) drawUsed(canvas_, area);
    }

    template <class Stacks, class Show>
    void stacks(const Stacks& piles, int count, Show show) {
        const double gap = canvas_.pick(8, 4);
        const double width = (body_.width() - gap * (count - 1)) / count;
        for (int i = 0; i < count; ++i) {
            const QRectF stack(body_.left() + i * (width + gap), body_.top(), width, body_.height());
            const auto& pile = piles[static_cast<std::size_t>(i)];
            QStringList names;
            QStringList rules;
            bool isUnsure = false;
            const double half = (width - 2) / 2;
            for (std::size_t card = 0; card < 2; ++card) {
                const QRectF place(stack.left() + static_cast<double>(card) * (half + 2), stack.top(), half,
                                   stack.height());
                if (card >= pile.size()) {
                    drawGap(canvas_, place);
                    continue;
                }
                const Shown shown = show(pile[card]);
                names << shown.name;
                isUnsure = isUnsure || shown.isUnsure;
                rules << shown.name + QStringLiteral(" — ") + shown.rule;
                drawCard(canvas_, shown.face, place);
            }
            veil(stack);
            canvas_
                .spot(stackSpot(location_, i + 1), stack, names.isEmpty() ? emptyStack(i + 1) : stackName(i + 1, names),
                      rules.join(u'\n'))
                .isUnsure = isUnsure;
        }
    }

    void battles() {
        const int count = table_.rules.battleCards[state_.seats];
        const double gap = canvas_.pick(8, 5);
        const double width = (body_.width() - gap * (count - 1)) / count;
        for (int i = 0; i < count; ++i) {
            const QRectF at(body_.left() + i * (width + gap), body_.top(), width, body_.height());
            const BattleId card = state_.battles[static_cast<std::size_t>(i)];
            if (card == none) {
                drawGap(canvas_, at);
                continue;
            }
            battle(card, at);
            veil(at);
            canvas_.spot(battleSpot(i + 1), at, battleText(card), battleRule(table_.rules, card)).isUnsure =
                !battleOrigin(table_.rules, card).isEmpty();
        }
    }

    /// Defense, picture, glory; and the dice of the combination where there is room.
    void battle(BattleId card, const QRectF& area) {
        const BattleSpec& spec = table_.rules.battles[card];
        canvas_.framed(area, Tone::Sea, Tone::Ink, canvas_.pick(2, 1.5), canvas_.pick(6, 4));
        const double medal = std::min(canvas_.pick(34, 20), area.height() * .45);
        const double picture = std::min(area.height() - canvas_.pick(34, 8), area.width() - medal);
        drawArt(canvas_, QRectF(area.center().x() - picture / 2, area.top() + canvas_.pick(4, 2), picture, picture),
                battleArt(card));
        drawMedal(canvas_, QRectF(area.left() + 2, area.top() + 2, medal, medal), QStringLiteral("defense"),
                  spec.defense, Tone::Bone);
        drawMedal(canvas_, QRectF(area.right() - medal - 2, area.top() + 2, medal, medal), QStringLiteral("worth"),
                  spec.reward.glory, Tone::Night);
        const Counts<payerKinds> nothing{};
        const auto parts = partsOf(table_.rules, spec.combination, nothing, nullptr);
        const double size = std::min(canvas_.pick(20, 13), (area.width() - 4) / static_cast<double>(parts.size()) - 4);
        if (size < 9) return;
        const double width = widthOfCost(canvas_, size, parts);
        drawCost(canvas_, QRectF(area.left(), area.bottom() - size - 2, area.width() / 2 + width / 2 - 2, size), parts,
                 Tone::OnDark);
    }

    void territories() {
        const double gap = canvas_.pick(4, 3);
        const double width = (body_.width() - gap * (territoryKinds - 1)) / territoryKinds;
        for (Territory territory = 0; territory < territoryKinds; ++territory) {
            const QRectF at(body_.left() + territory * (width + gap), body_.top(), width, body_.height());
            const int left = static_cast<int>(state_.territories[territory].size());
            const bool chosen = state_.territory == territory;
            if (left > 0)
                tile(territory, at);
            else
                drawGap(canvas_, at);
            if (left > 0) veil(at);
            if (chosen) canvas_.framed(at, Tone::None, Tone::Gold, 3, 4);
            canvas_
                .spot(territorySpot(territory), at, territoryName(territoryText(territory), left),
                      territoryRule(table_.rules, territory))
                .isUnsure = !territoryOrigin(table_.rules, territory).isEmpty();
        }
    }

    void tile(Territory territory, const QRectF& area) {
        const Cost& cost = table_.rules.territories[territory].cost;
        const int amount = cost.food + cost.favor + cost.dice;
        const bool isSlat = area.width() < area.height() * .55;
        const double ratio = isSlat ? 84.0 / 204 : 120.0 / 168;
        const double width = std::min(area.width(), area.height() * ratio);
        const double height = width / ratio;
        const QRectF card(area.center().x() - width / 2, area.center().y() - height / 2, width, height);
        const QString cut = isSlat ? QStringLiteral("-slat") : width < 100 ? QStringLiteral("-small") : QString();
        canvas_.art(card, QStringLiteral("raiders/") + territoryArt(territory) + cut);
        const QRectF room = isSlat ? QRectF(card.left() + width * 18 / 84, card.top() + height * 90 / 204,
                                            width * 48 / 84, height * 46 / 204)
                                   : QRectF(card.left() + width * 64 / 120, card.top() + height * 101 / 168,
                                            width * 38 / 120, height * 34 / 168);
        if (isSlat || width >= 60) return void(canvas_.number(room, area, numberText(amount), Tone::Night));
        // The number of so small a card would lie on its color.
        const double plate = canvas_.look().floor() * 1.2;
        const QRectF ground(card.right() - plate * .8 - 1, card.center().y() - plate * .2, plate * .8, plate);
        canvas_.rect(ground, Tone::Bone, 2);
        canvas_.number(ground.adjusted(1, 1, -1, -1), ground, numberText(amount), Tone::Night);
    }

    Canvas& canvas_;
    const Board& table_;
    const State& state_;
    const Location location_;
    const LocationSpec& spec_;
    const QRectF area_;
    QRectF head_, strip_, body_;
};

}

void drawPlaces(Canvas& canvas, const Board& board) {
    for (int location = 0; location < locations; ++location)
        PlacePart(canvas, board, static_cast<Location>(location)).draw();
    if (board.now.phase != Phase::Choose) return;
    // What lies at a location stands for it; its head alone is lit.
    for (int i = 0; i < locations; ++i)
        for (const QString& id : bodyOf(board.rules, board.now, static_cast<Location>(i)))
            if (game::Spot* spot = canvas.find(id)) spot->isQuiet = true;
}

}
