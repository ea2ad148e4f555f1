// SPDX-License-Identifier: GPL-3.0-or-later
// What a player did in a row of moves of The Legend: one sentence for each risk, payment, step of a contest, choice
// that is shown, and icon.
#include "rules/events.h"
#include "words/captions.h"
#include "words/forms.h"
#include "words/names.h"
#include "words/say.h"
#include "words/words.h"

#include <array>
#include <optional>
#include <utility>

namespace heorot::legend {

namespace {

using game::Deed;
using Weight = Deed::Weight;

class DeedTeller {
  public:
    explicit DeedTeller(const Position& at) : at_(at) {}

    void tell(const game::PlayedMove<Game>& move) {
        episode_ = &episodeOf(at_.rules, *move.before);
        for (const engine::Event& event : move.events) tell(event);
    }
    /// In order. What an earlier episode brought is on its page, so it is left out first where there is no room.
    std::vector<Deed> deeds() {
        finish();
        for (std::size_t deed = 0; deed < earlier_; ++deed) deeds_[deed].weight = Weight::Small;
        return std::move(deeds_);
    }

  private:
    /// What a risk has turned up, until it is told.
    struct RiskTold {
        engine::Event shown;
        Seat seat = nobody;
        bool fails = false;
        int matches = 0;
        QStringList results;
    };
    /// Cards or tokens laid out one after another.
    struct Row {
        engine::Event last;
        int count = 0;
    };

    QString sentenceOf(const engine::Event& event) const { return GameWords::sentence(at_.rules, at_.seating, event); }
    /// `shown` has the picture.
    void add(const QString& sentence, const engine::Event& shown, Weight weight = Weight::Plain) {
        deeds_.push_back({.sentence = sentence, .weight = weight, .line = sentenceOf(shown)});
    }
    /// What comes by chance, or by itself, is told to the player it came to, too: it would pass too fast otherwise.
    void addResult(const QString& sentence, const engine::Event& shown, Weight weight) {
        add(sentence, shown, weight);
        deeds_.back().isOutcome = true;
    }
    void add(const engine::Event& event, Weight weight = Weight::Plain) { add(sentenceOf(event), event, weight); }
    static QString number(int value) { return plainNumber(value); }

    void tell(const engine::Event& event) {
        if (tellRisk(event) || tellRow(event)) return;
        switch (kindOf(event)) {
        case Happening::EpisodeBegins: return beginEpisode();
        case Happening::Drew: drawn_.at(event.seat).push_back(event); return;
        case Happening::Passed:
        case Happening::Ready:
        case Happening::FirstSeat:
        case Happening::NoneLeft: return add(event, Weight::Small);
        case Happening::DroppedOut:
        case Happening::LastStanding: finish(); return add(event, Weight::Great);
        case Happening::WonAuction:
        case Happening::Treasures:
        case Happening::Healed: return add(event, Weight::Great);
        case Happening::Rested:
        case Happening::Refused:
        case Happening::Resolved:
        case Happening::Blessed:
        case Happening::Picked: return add(event);
        case Happening::Exchanged: return tellPayment(event);
        case Happening::TookIcon: {
            finish();
            const Gain gain{static_cast<GainKind>(event.args[1]), static_cast<std::uint8_t>(event.args[2])};
            //: What a player did: %1 a player, %2 what an icon gives, as "5 fame"
            return addResult(Say::tr("%1 takes %2.", "icon").arg(at_.name(event.seat), aGain(gain, at_.rules)), event,
                             Weight::Great);
        }
        default: return;
        }
    }

    void beginEpisode() {
        finish();
        for (Deed& deed : deeds_)
            if (deed.weight != Weight::OnReader) deed.weight = Weight::Small;
        earlier_ = deeds_.size();
    }

    bool tellRisk(const engine::Event& event) {
        switch (kindOf(event)) {
        case Happening::Risked:
            finish();
            risk_ = RiskTold{event, event.seat, false, 0, {}};
            return true;
        case Happening::Turned:
            if (risk_ && event.args[1] != static_cast<int>(TurnedTo::Discards)) ++risk_->matches;
            return true;
        case Happening::RiskFailed:
            if (!risk_) return true;
            risk_->fails = true;
            risk_->shown = event;
            return true;
        case Happening::Scratched:
            if (risk_) risk_->results << threatName(GainKind::Scratch);
            return true;
        case Happening::ScratchesTurned:
            if (risk_) risk_->results << threatName(GainKind::Wound);
            return true;
        case Happening::Reached:
            //: What came of a risk: %1 the total of a player
            if (risk_) risk_->results << Say::tr("a total of %1").arg(number(event.args[0]));
            return true;
        case Happening::DroppedOut:
            if (!risk_ || !risk_->fails) return false;
            //: What came of a failed risk: %1 "2nd place"
            risk_->results << Say::tr("out of the contest: %1").arg(placeName(event.args[0]));
            return true;
        default: return false;
        }
    }
    void finishRisk() {
        if (!risk_) return;
        RiskTold& risk = *risk_;
        //: What a player did: %1 a player
        const QString fails = Say::tr("%1’s risk fails.").arg(at_.name(risk.seat));
        //: What a player did: %1 a player
        const QString succeeds = Say::tr("%1’s risk succeeds.").arg(at_.name(risk.seat));
        if (!risk.fails && risk.results.isEmpty())
            //: What came of a risk: %n cards that a player keeps
            risk.results << Say::tr("%n card(s)", "matching", risk.matches);
        addResult(game::withResults(risk.fails ? fails : succeeds, risk.results), risk.shown, Weight::Great);
        risk_.reset();
    }

    bool tellRow(const engine::Event& event) {
        switch (kindOf(event)) {
        case Happening::Played:
        case Happening::Showed: {
            if (risk_) finish();
            const int count = row_ ? row_->count : 0;
            row_ = Row{event, count + 1};
            return true;
        }
        case Happening::Paid: ++paid_; return true;
        case Happening::Gave:
            // Elsewhere, a token is given as change.
            if (episode_->price.fameTokens > 0) ++paid_;
            return true;
        case Happening::Ranked: {
            const QString name = at_.name(event.seat);
            revealed_ = sentenceOf(event);
            //: A player in a list of what was chosen in secret: %1 the player, %2 its total
            ranked_ << Say::tr("%1 %2", "player and total").arg(name, number(event.args[1]));
            return true;
        }
        default: return false;
        }
    }
    void finishRow() {
        if (!row_) return;
        const Row row = *row_;
        row_.reset();
        if (row.count == 1) return add(row.last);
        const QString total = number(row.last.args[1]);
        //: What a player did in a contest: %1 a player, %n cards, %2 its total
        const QString played = Say::tr("%1 plays %n cards, for a total of %2.", nullptr, row.count);
        //: What a player did in an auction: %1 a player, %n tokens, %2 its total
        const QString showed = Say::tr("%1 shows %n tokens, for a total of %2.", nullptr, row.count);
        const bool isCard = kindOf(row.last) == Happening::Played;
        add(language::Phrase(isCard ? played : showed).arg(at_.name(row.last.seat), total), row.last);
    }

    void tellPayment(const engine::Event& event) {
        const QString name = at_.name(event.seat);
        const QString gain = aGain(episode_->offer.gain, at_.rules);
        if (episode_->price.fameTokens > 0)
            //: What a player did: %1 a player, %n fame tokens
            add(Say::tr("%1 gives %n fame token(s) to be healed.", nullptr, paid_).arg(name), event, Weight::Great);
        else
            //: What a player did: %1 a player, %n cards, %2 what is gained, as "3 treasure"
            add(Say::tr("%1 gives %n card(s) for %2.", "deed", paid_).arg(name, gain), event, Weight::Great);
        paid_ = 0;
    }

    void finish() {
        finishRisk();
        finishRow();
        finishDraws();
        if (ranked_.isEmpty()) return;
        deeds_.push_back({.sentence = game::withResults(Say::tr("The choices are revealed."), ranked_),
                          .weight = Weight::Great,
                          .isOutcome = true,
                          .line = revealed_});
        ranked_.clear();
    }
    void finishDraws() {
        for (Seat seat = 0; seat < at_.setup.seats; ++seat) {
            const engine::Events drawn = std::exchange(drawn_.at(seat), {});
            if (drawn.empty()) continue;
            const auto count = static_cast<int>(drawn.size());
            //: What a player did: %1 a player, %n cards
            const QString draws = Say::tr("%1 draws %n card(s).", "deed", count).arg(at_.name(seat));
            addResult(game::withResults(draws, cardsSeen(drawn)), drawn.back(), Weight::Plain);
        }
    }

    /// "Fox ×2", of the cards that the reader may know.
    static QStringList cardsSeen(const engine::Events& drawn) {
        std::array<int, cardKinds> counts{};
        for (const engine::Event& event : drawn)
            if (event.args[0] >= 0 && event.args[0] < cardKinds) ++counts.at(static_cast<std::size_t>(event.args[0]));
        QStringList cards;
        for (Card card = 0; card < cardKinds; ++card)
            if (counts[card] > 0) cards << cardCount(cardName(card), counts[card]);
        return cards;
    }

    const Position& at_;
    const Episode* episode_ = nullptr;
    std::optional<RiskTold> risk_;
    std::optional<Row> row_;
    QStringList ranked_;
    int paid_ = 0;
    QString revealed_;
    std::array<engine::Events, maxSeats> drawn_{};
    std::vector<Deed> deeds_;
    /// How many of them belong to earlier episodes.
    std::size_t earlier_ = 0;
};

}

std::vector<game::Deed> GameWords::deeds(const Position& at, const std::vector<game::PlayedMove<Game>>& moves) {
    DeedTeller teller(at);
    for (const auto& move : moves) teller.tell(move);
    return teller.deeds();
}

}
