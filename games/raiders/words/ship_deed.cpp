// SPDX-License-Identifier: GPL-3.0-or-later
#include "words/ship_deed.h"

#include "words/amounts.h"
#include "words/captions.h"
#include "words/forms.h"
#include "words/say.h"

#include "rules/events.h"

#include <algorithm>

namespace heorot::raiders {

namespace {

using game::Deed;

/// More steps begin another sentence.
constexpr std::size_t stepsOfSentence = 4;

}

void ShipDeed::begin(const State& before) {
    phase_ = before.phase;
    if (current_ != main_) {
        if (current_ && current_->kind == Kind::Use && phase_ == goesOnIn_)
            current_ = interrupted_;
        else if (isBack(phase_))
            current_ = main_;
    }
    if (!main_) return;
    const bool isNextPart = before.stage <= Stage::Decide && main_->kind != Kind::Begun && main_->kind != Kind::Sent;
    const bool isNextAttempt = before.stage == Stage::Attempt && main_->hasEnd();
    if (!isNextPart && !isNextAttempt) return;
    if (current_ == main_) current_ = nullptr;
    main_ = nullptr;
}

/// Whether what was done in between is over once something is decided in this phase.
bool ShipDeed::isBack(Phase phase) const {
    switch (phase) {
    case Phase::Ability:
    case Phase::Keep:
    case Phase::Overflow:
    case Phase::Gain:
    case Phase::Turn:
    case Phase::Renounce:
    case Phase::Bonus:
    case Phase::Recruit:
    case Phase::Room: return false;
    case Phase::Resolve:
    case Phase::Spoil:
    case Phase::Arms:
    case Phase::Combat: return !hasSpoils_;
    default: return true;
    }
}

void ShipDeed::take(const engine::Event& event) {
    if (event.seat != seat_) return;
    if (noteLocation(event) || noteReavers(event) || noteSea(event) || noteTerritories(event)) return;
    StepResults result;
    if (result.take(event)) current().results.add(result);
}

bool ShipDeed::noteLocation(const engine::Event& event) {
    switch (kindOf(event)) {
    case Happening::Chose: main(Kind::Sent).sentence = said(event); return true;
    case Happening::Acted: act(Kind::Act, event); return true;
    case Happening::Rested: act(Kind::Rest, event); return true;
    case Happening::Fired: interlude(Kind::Ability, event); return true;
    case Happening::ArtifactUsed:
        // Several of the same kind, one after the other.
        if (!current_ || current_->kind != Kind::Use) interrupted_ = current_;
        goesOnIn_ = phase_;
        interlude(Kind::Use, event);
        return true;
    case Happening::SpoilTaken:
    case Happening::SpoilKept: hasSpoils_ = hasSpoils_ || current_ != main_; return true;
    default: return false;
    }
}

bool ShipDeed::noteReavers(const engine::Event& event) {
    switch (kindOf(event)) {
    case Happening::Recruited: recruit(event); return true;
    case Happening::Rallied:
    case Happening::Specialized: interlude(Kind::Place, event); return true;
    case Happening::LeaderLeft: {
        // It makes room for the one that is promoted next.
        StepResults left;
        left.take(event);
        interlude(Kind::Place, event).results = left;
        return true;
    }
    case Happening::Promoted:
        if (current_ && current_->kind == Kind::Place && kindOf(*current_->opened) == Happening::LeaderLeft) {
            current_->sentence = said(event);
            current_->opened = event;
        } else {
            interlude(Kind::Place, event);
        }
        return true;
    default: return false;
    }
}

bool ShipDeed::noteSea(const engine::Event& event) {
    switch (kindOf(event)) {
    case Happening::JourneyRevealed: main(Kind::Revealed).sentence = said(event); return true;
    case Happening::JourneyPaid:
    case Happening::JourneySuffered: end(Kind::Journey, event); return true;
    case Happening::BattleChosen: main(Kind::Battle).sentence = said(event); return true;
    case Happening::BattleWon:
    case Happening::BattleLost: end(Kind::Fought, event); return true;
    default: return false;
    }
}

bool ShipDeed::noteTerritories(const engine::Event& event) {
    if (kindOf(event) == Happening::NotSubdued) {
        end(Kind::InVain, event);
        return true;
    }
    if (kindOf(event) != Happening::Subdued) return false;
    // Of several in a row, what came of them is told together.
    if (!steps_.empty() && main_ == &steps_.back() && steps_.size() > 1 && main_->kind == Kind::Begun) {
        ShipStep& earlier = *std::prev(steps_.end(), 2);
        if (earlier.kind == Kind::Subdued) {
            earlier.results.add(main_->results);
            steps_.pop_back();
            main_ = current_ = &earlier;
        }
    }
    if (!main_ && !steps_.empty() && steps_.back().kind == Kind::Subdued) main_ = current_ = &steps_.back();
    end(Kind::Subdued, event);
    main_->things << territoryText(static_cast<Territory>(event.args[0]));
    return true;
}

ShipStep& ShipDeed::current() {
    return current_ ? *current_ : main(Kind::Begun);
}

ShipStep& ShipDeed::main(Kind kind) {
    main_ = current_ = &steps_.emplace_back();
    main_->kind = kind;
    return *main_;
}

ShipStep& ShipDeed::interlude(Kind kind, const engine::Event& event) {
    current_ = &steps_.emplace_back();
    current_->kind = kind;
    current_->sentence = said(event);
    current_->opened = event;
    hasSpoils_ = false;
    return *current_;
}

/// What was paid before belongs to it.
void ShipDeed::act(Kind kind, const engine::Event& event) {
    StepResults paid;
    if (main_ && (main_->kind == Kind::Begun || main_->kind == Kind::Sent)) {
        paid = main_->results;
        steps_.remove_if([this](const ShipStep& step) { return &step == main_; });
    }
    ShipStep& step = main(kind);
    step.sentence = said(event);
    step.opened = event;
    step.results = paid;
}

/// Those who are recruited together, in one step; the first of them say why the longship was sent.
void ShipDeed::recruit(const engine::Event& event) {
    const auto id = static_cast<ReaverId>(event.args[0]);
    const bool isSentForThem = current_ && current_ == main_ && main_->kind == Kind::Act &&
                               main_->opened->args[0] == static_cast<int>(Location::Recruit);
    if (isSentForThem)
        main_->kind = Kind::Recruit;
    else if (!current_ || current_->kind != Kind::Recruit || current_ != &steps_.back())
        interlude(Kind::Recruit, event);
    current_->things << aReaver(id);
}

void ShipDeed::end(Kind kind, const engine::Event& event) {
    const bool goesOn = kind == Kind::Subdued && main_ && main_->kind == Kind::Subdued;
    if (!main_ || (main_->hasEnd() && !goesOn)) main(kind);
    main_->kind = kind;
    main_->sentence = said(event);
    current_ = main_;
}

QString ShipDeed::said(const engine::Event& event) const {
    return GameWords::sentence(at_.rules, at_.seating, event);
}

QString ShipDeed::sentenceOf(const ShipStep& step) const {
    switch (step.kind) {
    case Kind::Recruit:
        //: What a player did: %1 a player, %2 a list of Reavers, as "a Freeman and a Scout"
        return Say::tr("%1 recruits %2.", "Reavers").arg(at_.name(seat_), listed(countedThings(step.things)));
    case Kind::Subdued:
        //: What a player did: %1 a player, %2 a list of territories
        return Say::tr("%1 subdues %2.").arg(at_.name(seat_), listed(countedThings(step.things)));
    case Kind::Begun: return step.results.combats() == 1 ? said(*step.results.combat()) : QString();
    default: return step.sentence;
    }
}

std::vector<const ShipStep*> ShipDeed::told() const {
    std::vector<const ShipStep*> told;
    for (const ShipStep& step : steps_) {
        const bool isIdle = step.kind == Kind::Begun || step.kind == Kind::Ability;
        if (!isIdle || !step.results.isEmpty()) told.push_back(&step);
    }
    return told;
}

/// "Ylva recruits a Freeman: +2 crew dice." of one step; "Ylva recruits a Freeman (+2 crew dice) and promotes a Scout
/// (+3 food)." of several, where all begin with the player.
QString ShipDeed::textOf(const std::vector<const ShipStep*>& steps) const {
    const QString begins = at_.name(seat_) + u' ';
    QStringList sentences;
    QStringList phrases;
    for (const ShipStep* step : steps) {
        const QString sentence = sentenceOf(*step);
        const QStringList results = step->resultList();
        sentences << game::withResults(sentence.isEmpty() ? at_.name(seat_) : sentence, results);
        if (!sentence.startsWith(begins) || !sentence.endsWith(u'.')) continue;
        const QString phrase = sentence.mid(begins.size()).chopped(1);
        //: In a list of what a player did: %1 as "recruits a Freeman", %2 what came of it, as "+2 crew dice"
        phrases << (results.isEmpty() ? phrase : Say::tr("%1 (%2)", "step").arg(phrase, results.join(u", ")));
    }
    if (sentences.size() < 2 || phrases.size() < sentences.size()) return sentences.join(u' ');
    //: %1 a player, %2 a list of what it did, as "recruits a Freeman (+2 crew dice) and promotes a Scout (+3 food)"
    return Say::tr("%1 %2.", "steps").arg(at_.name(seat_), listed(phrases));
}

Deed ShipDeed::deedOf(const std::vector<const ShipStep*>& steps) const {
    const auto any = [&](auto is) { return std::any_of(steps.begin(), steps.end(), is); };
    Deed deed;
    deed.sentence = textOf(steps);
    deed.isOutcome = any([](const ShipStep* step) { return step->isAwaited(); });
    if (any([](const ShipStep* step) { return step->isGreat(); }))
        deed.weight = Deed::Weight::Great;
    else if (!any([](const ShipStep* step) { return step->isPlain(); }))
        deed.weight = Deed::Weight::Small;
    return deed;
}

/// A sentence ends with what is most, before the next longship, and when it gets long.
std::vector<Deed> ShipDeed::deeds() const {
    std::vector<Deed> deeds;
    std::vector<const ShipStep*> steps;
    const auto finish = [&] {
        if (!steps.empty()) deeds.push_back(deedOf(steps));
        steps.clear();
    };
    for (const ShipStep* step : told()) {
        if (step->kind == Kind::Sent || sentenceOf(*step).isEmpty()) finish();
        steps.push_back(step);
        if (step->isGreat() || steps.size() == stepsOfSentence || sentenceOf(*step).isEmpty()) finish();
    }
    finish();
    return deeds;
}

namespace {

void dropLightest(std::vector<const ShipStep*>& steps) {
    const auto weight = [](const ShipStep* step) {
        return step->isGreat() ? 3 : !step->results.isEmpty() ? 2 : step->isPlain() ? 1 : 0;
    };
    steps.erase(std::min_element(steps.begin(), steps.end(),
                                 [&](const ShipStep* a, const ShipStep* b) { return weight(a) < weight(b); }));
}

}

/// A title has room for two lines; those below it tell all.
QString ShipDeed::titleOf(std::vector<const ShipStep*> steps) const {
    constexpr std::size_t mostSteps = 3;
    constexpr qsizetype mostLetters = 70;
    // No glory is left out.
    const auto mayDrop = [&] {
        return std::any_of(steps.begin(), steps.end(), [](const ShipStep* step) { return !step->isGreat(); });
    };
    while (mayDrop() && (steps.size() > mostSteps || (steps.size() > 1 && textOf(steps).size() > mostLetters)))
        dropLightest(steps);
    return textOf(steps);
}

QString ShipDeed::title(std::optional<Location> place) const {
    const std::vector<const ShipStep*> steps = told();
    const auto isNamed = [this](const ShipStep* step) { return !sentenceOf(*step).isEmpty(); };
    if (!place || std::any_of(steps.begin(), steps.end(), isNamed))
        return steps.empty() ? at_.name(seat_) : titleOf(steps);
    StepResults all;
    for (const ShipStep* step : steps) all.add(step->results);
    //: Title of what a player did: %1 a player, %2 a location
    return game::withResults(Say::tr("%1 at “%2”").arg(at_.name(seat_), locationText(*place)), all.withCombats());
}

}
