// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/playthrough.h"

#include "conformance/runner.h"
#include "engine/perft.h"
#include "record/hash.h"

#include <algorithm>
#include <sstream>

namespace heorot::test {

namespace {

using engine::nobody;
using engine::Seat;

/// Longer lists of actions are cut and end with a hash of the rest.
constexpr std::size_t longestList = 120;

std::string shortHash(std::uint64_t hash) {
    return record::hexOf(hash).substr(0, 6);
}

std::vector<engine::Action> legalOf(const record::AnyMatch& match) {
    engine::ActionList list;
    match.legalActions(list);
    return {list.begin(), list.end()};
}

/// A list or a map on one line.
std::string onOneLine(const record::Node& node) {
    std::string text;
    const auto add = [&](const std::string& item) { text += (text.empty() ? "" : ", ") + item; };
    switch (node.kind()) {
    case record::Node::Kind::Text: return node.text();
    case record::Node::Kind::List:
        for (const record::Node& item : node.items()) add(onOneLine(item));
        return text;
    case record::Node::Kind::Map:
        for (const auto& entry : node.entries()) add(entry.key + ": " + onOneLine(entry.value));
        return text;
    }
    return text;
}

/// Several persons, so that prompts have names.
record::Seating seatingOfPersons(int seats) {
    record::Seating seating = conformance::seatingOf(seats);
    for (std::string& player : seating.players) player = game::personWord;
    return seating;
}

class Scribe {
  public:
    Scribe(const game::GameModule& module, const engine::Setup& setup)
        : module_(module), match_(module.newMatch(setup, seatingOfPersons(setup.seats))), choices_(setup.seed, 84) {}

    std::string written() {
        out_ << module_.id() << ", " << conformance::setupText(module_, match_->setup()) << "\n\ndeal\n";
        happened(match_->deal(), match_->dealEvents());
        while (!match_->isOver()) step();
        seen();
        scores();
        return out_.str();
    }

  private:
    std::string nameOf(Seat seat) const { return seat == nobody ? "nobody" : match_->seating().names[seat]; }
    std::string sentence(const engine::Event& event, Seat viewer) const {
        return module_.words().sentence(*match_, module_.seen(event, viewer)).toStdString();
    }

    void step() {
        const Seat mover = match_->toMove();
        out_ << '\n' << match_->moves().size() + 1 << ' ' << nameOf(mover) << ": ";
        out_ << module_.words().prompt(*match_, mover).toStdString() << '\n';
        seen();
        const auto legal = legalOf(*match_);
        may(legal);
        const engine::Action action = legal[choices_.below(static_cast<std::uint32_t>(legal.size()))];
        out_ << "does: " << match_->format(action) << '\n';
        match_->play(action);
        happened(match_->moves().back().outcomes, match_->moves().back().events);
    }

    /// Hashes of the state as described to nobody and then to each seat; "=" for a seat that sees only what is public.
    void seen() {
        const auto hashFor = [&](Seat viewer) {
            return shortHash(record::hashed(record::hashStart, match_->describeSeen(viewer)));
        };
        const std::string open = hashFor(nobody);
        out_ << "sees: " << open;
        for (int seat = 0; seat < match_->setup().seats; ++seat) {
            const std::string own = hashFor(static_cast<Seat>(seat));
            out_ << ' ' << (own == open ? "=" : own);
        }
        out_ << '\n';
    }

    /// Groups actions that differ only in their last word: "place thane a1|a2; draw".
    void may(const std::vector<engine::Action>& legal) {
        out_ << "may (" << legal.size() << "): ";
        std::string together;
        std::uint64_t rest = record::hashStart;
        for (std::size_t i = 0; i < legal.size(); ++i) {
            const std::string line = match_->format(legal[i]);
            if (i >= longestList) {
                rest = record::hashed(rest, line + '\n');
                continue;
            }
            const std::string begin = line.substr(0, line.rfind(' ') + 1);
            if (!begin.empty() && begin == together)
                out_ << '|' << line.substr(begin.size());
            else
                out_ << (i > 0 ? "; " : "") << line;
            together = begin;
        }
        if (legal.size() > longestList) out_ << "; the others " << shortHash(rest);
        out_ << '\n';
    }

    void happened(const engine::Outcomes& outcomes, const engine::Events& events) {
        for (const engine::Outcome& outcome : outcomes)
            out_ << "chance: " << onOneLine(match_->describe(outcome)) << '\n';
        for (const engine::Event& event : events) {
            const std::string open = sentence(event, nobody);
            out_ << "- " << match_->format(event) << " = " << open << '\n';
            for (int seat = 0; seat < match_->setup().seats; ++seat)
                if (const auto own = sentence(event, static_cast<Seat>(seat)); own != open)
                    out_ << "  to " << nameOf(static_cast<Seat>(seat)) << ": " << own << '\n';
        }
    }

    void scores() {
        const engine::Scores points = match_->scores();
        out_ << '\n';
        for (std::size_t seat = 0; seat < static_cast<std::size_t>(points.seats); ++seat) {
            out_ << nameOf(static_cast<Seat>(seat)) << ": place " << points.place[seat] << ", " << points.total[seat]
                 << " =";
            for (int source = 0; source < points.sources; ++source)
                out_ << ' ' << match_->scoreSourceName(source) << ' '
                     << points.part[seat][static_cast<std::size_t>(source)];
            out_ << ", tie-break " << points.tieBreak[seat] << '\n';
        }
    }

    const game::GameModule& module_;
    std::unique_ptr<record::AnyMatch> match_;
    engine::Pcg choices_;
    std::ostringstream out_;
};

/// Every number of seats with every choice of options; seeds count up from 1.
std::vector<engine::Setup> setupsOf(const game::GameModule& module) {
    std::vector<engine::Setup> setups;
    std::size_t choices = 1;
    for (const auto& option : module.options()) choices *= option.values.size();
    for (int seats = module.minSeats(); seats <= module.maxSeats(); ++seats)
        for (std::size_t choice = 0; choice < choices; ++choice) {
            engine::Setup setup;
            setup.seats = seats;
            setup.first = nobody;
            setup.seed = setups.size() + 1;
            std::size_t left = choice;
            for (std::size_t i = 0; i < module.options().size(); ++i) {
                const std::size_t values = module.options()[i].values.size();
                setup.options[i] = static_cast<std::uint8_t>(left % values);
                left /= values;
            }
            setups.push_back(setup);
        }
    return setups;
}

std::string fileOf(const game::GameModule& module, const engine::Setup& setup) {
    std::string name = std::to_string(setup.seats) + "-seats";
    for (std::size_t i = 0; i < module.options().size(); ++i)
        name += '-' + module.options()[i].id + '-' + module.options()[i].values[setup.options[i]];
    return name + ".txt";
}

/// Counts of sequences of 1, 2, 3 ... actions as far as they are fast to count, with perft's first seat.
std::string countsOf(const game::GameModule& module, engine::Setup setup) {
    setup.first = 0;
    constexpr std::uint64_t most = 12'000;
    constexpr int deepest = 8;
    std::string line = conformance::setupText(module, setup) + ':';
    std::uint64_t count = 1;
    for (int depth = 1; depth <= deepest && count > 0 && count <= most; ++depth) {
        const auto match = module.newMatch(setup, conformance::seatingOf(setup.seats));
        count = engine::countSequences(*match, depth);
        line += ' ' + std::to_string(count);
    }
    return line + '\n';
}

/// The part of a line around a position.
std::string around(const std::string& line, std::size_t place) {
    constexpr std::size_t before = 40;
    constexpr std::size_t width = 160;
    const std::size_t from = line.size() <= width || place < before ? 0 : place - before;
    return (from > 0 ? "..." : "") + line.substr(from, width) + (from + width < line.size() ? "..." : "");
}

}

std::vector<KeptText> keptTexts(const game::GameModule& module) {
    std::vector<KeptText> texts;
    std::string counts = "Legal sequences of 1, 2, 3 ... actions from the deal on.\n";
    for (const engine::Setup& setup : setupsOf(module)) {
        texts.push_back({fileOf(module, setup), Scribe(module, setup).written()});
        counts += countsOf(module, setup);
    }
    texts.push_back({"counts.txt", counts});
    return texts;
}

std::string firstDifference(const std::string& kept, const std::string& now) {
    if (kept == now) return {};
    std::istringstream keptLines(kept);
    std::istringstream nowLines(now);
    std::string step = "the head";
    for (int number = 1;; ++number) {
        std::string one;
        std::string other;
        const bool hasOne = static_cast<bool>(std::getline(keptLines, one));
        const bool hasOther = static_cast<bool>(std::getline(nowLines, other));
        if (!hasOne && !hasOther) return "one text ends with a line break and the other does not";
        if (hasOne != hasOther || one != other) {
            const auto place = static_cast<std::size_t>(
                std::mismatch(one.begin(), one.end(), other.begin(), other.end()).first - one.begin());
            return "line " + std::to_string(number) + ", in '" + around(step, 0) +
                   "'\n  kept: " + (hasOne ? around(one, place) : "(the end)") +
                   "\n  now:  " + (hasOther ? around(other, place) : "(the end)");
        }
        if (!one.empty() && (one == "deal" || (one[0] >= '0' && one[0] <= '9'))) step = one;
    }
}

}
