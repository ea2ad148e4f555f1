// SPDX-License-Identifier: GPL-3.0-or-later
// What lies before a seat, large: the hand, tokens, scratches and wounds, as far as the viewer knows them.
#include "ui/panels.h"
#include "ui/surroundings.h"
#include "view/parts.h"
#include "words/captions.h"
#include "words/piece_rules.h"

namespace heorot::legend {

namespace {

class OpenedSeat {
  public:
    OpenedSeat(const ShownTable& table, Seat seat) : table_(table), now_(table.now), seat_(seat) {}

    Box box() const {
        const bool isViewer = seat_ == table_.viewer && ui::isReader(table_.seating, seat_);
        const QString hand = isViewer ? captionWords(Caption::YourHand) : handOf(table_.name(seat_));
        return ui::column({part(hand, cards()).stretchY(2), part(tokensTitle(), tokens()).stretchY(),
                           ui::row({part(captionWords(Caption::Scratches), scratches()).stretchX(),
                                    part(captionWords(Caption::Wounds), wounds()).stretchX()},
                                   Gap::Large)},
                          Gap::Medium);
    }

  private:
    static Box part(const QString& title, const Box& content) {
        return ui::column({ui::text(title, {.type = Type::Title, .bold = true, .whole = true}), ui::rule(), content},
                          Gap::Small);
    }
    QString tokensTitle() const {
        const bool isReaders = seat_ == table_.viewer && ui::isReader(table_.seating, seat_);
        return captionWords(isReaders ? Caption::YourTokens : Caption::SeatTokens);
    }

    Box cards() const {
        Boxes boxes;
        for (Card card = 0; card <= cardKinds; ++card) {
            const int count = now_.hands[seat_][card];
            if (count == 0) continue;
            const Box face = handCard(table_.rules, card, count, 210);
            // A back says nothing of how many lie there.
            const bool areBacks = card == unknownCard && count > 1;
            const Box twins = areBacks ? tag(timesText(count)).align(Qt::AlignLeft | Qt::AlignTop) : Box();
            boxes.push_back((areBacks ? ui::stack({face, twins}) : face)
                                .spot(spotOf(table_.rules, QLatin1StringView("card/"), card, count))
                                .align(Qt::AlignTop));
        }
        return ui::flow(std::move(boxes), Gap::Medium);
    }

    Box tokens() const {
        Boxes boxes;
        for (Token token = 0; token < tokenKinds + 2; ++token) {
            const int count = now_.tokens[seat_][token];
            if (count == 0) continue;
            boxes.push_back(tokenTile(token, count, 140)
                                .spot(QStringLiteral("token/%1").arg(token), cardCount(tokenName(token), count),
                                      token < tokenKinds ? tokenRule(table_.rules, token, now_.advanced) : QString()));
        }
        return ui::flow(std::move(boxes), Gap::Medium);
    }

    Box scratches() const {
        Boxes boxes(now_.scratches[seat_], sign(QStringLiteral("token-scratch"), 44));
        while (static_cast<int>(boxes.size()) < table_.rules.scratchesPerWound - 1)
            boxes.push_back(ui::socket({44, 44}, 22));
        boxes.push_back(ui::spring());
        return ui::row(std::move(boxes), Gap::Medium)
            .spot(QStringLiteral("scratches"), captionWords(Caption::Scratches), scratchRule(table_.rules));
    }
    Box wounds() const {
        Boxes boxes(now_.wounds[seat_], sign(QStringLiteral("token-wound"), 54));
        if (now_.doubleWound == seat_)
            boxes.push_back(ui::stack({sign(QStringLiteral("token-double-wound"), 54),
                                       tag(plainNumber(2)).align(Qt::AlignRight | Qt::AlignBottom)}));
        if (boxes.empty()) boxes.push_back(ui::socket({54, 54}, 6));
        boxes.push_back(ui::spring());
        return ui::row(std::move(boxes), Gap::Medium)
            .spot(QStringLiteral("wounds"), captionWords(Caption::Wounds), woundRule(table_.rules));
    }

    const ShownTable& table_;
    const State& now_;
    const Seat seat_;
};

}

Box openedSeat(const ShownTable& table, Seat seat) {
    return OpenedSeat(table, seat).box();
}

}
