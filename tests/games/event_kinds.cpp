// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/event_kinds.h"

#include <algorithm>
#include <numeric>
#include <optional>
#include <stdexcept>

namespace heorot::test {

namespace {

using Format = std::function<std::string(const std::vector<std::string>&, const engine::Event&)>;

constexpr int lastKind = 255;
constexpr int notAPiece = 1000;
constexpr std::size_t mostEvents = 24;

/// Any byte is the number of a seat.
const std::vector<std::string>& everySeat() {
    static const std::vector<std::string> seats = [] {
        std::vector<std::string> names;
        for (int seat = 0; seat <= 255; ++seat) names.push_back("seat" + std::to_string(seat));
        return names;
    }();
    return seats;
}

class Kind {
  public:
    Kind(const Format& format, int kind, const std::set<std::string>& negative) : format_(format), negative_(negative) {
        event_.kind = static_cast<std::uint8_t>(kind);
        event_.seat = 0;
    }

    /// Nothing for a piece that does not exist.
    std::optional<std::string> line(const engine::Event& event) const {
        try {
            return format_(everySeat(), event);
        } catch (const std::out_of_range&) {
            return std::nullopt;
        }
    }
    std::string name() const {
        const std::string text = line(event_).value_or("");
        return text.substr(0, text.find(' '));
    }

    /// Some events of this kind, with all values of each number.
    std::vector<engine::Event> events() const {
        std::vector<engine::Event> found;
        bool isMixed = false;
        add(event_, 0, found, isMixed);
        if (!isMixed || found.size() <= mostEvents) return found;
        // In steps without a common factor, so that all numbers keep most of their values.
        std::size_t step = found.size() * 8 / 13;
        while (std::gcd(step, found.size()) != 1) ++step;
        std::set<std::size_t> places;
        for (std::size_t i = 0; i < mostEvents; ++i) places.insert(i * step % found.size());
        std::vector<engine::Event> some;
        for (const std::size_t place : places) some.push_back(found[place]);
        return some;
    }

  private:
    /// The values of the number at `at`, given those before; {0} for one that is not used.
    std::vector<int> valuesOf(engine::Event event, std::size_t at) const {
        const auto with = [&](int value) {
            event.args[at] = static_cast<std::int16_t>(value);
            return line(event);
        };
        // A name that is empty is left out.
        const auto words = [&](int value) {
            const auto text = with(value);
            return text ? std::count(text->begin(), text->end(), ' ') : -1;
        };
        // A number that is not used changes nothing.
        if (with(0) == with(1) && with(0) == with(notAPiece)) return {0};
        std::vector<int> values;
        int written = 0;
        for (int value = 0; value <= 255; ++value) {
            written += with(value) ? 1 : 0;
            if (words(value) >= 0 && words(value) >= words(0)) values.push_back(value);
        }
        if (written < 256 || !with(notAPiece)) return values;
        values = {0, 1, 2, 5};
        if (negative_.contains(name()))
            for (const int below : {-1, -5})
                if (words(below) >= words(0)) values.push_back(below);
        return values;
    }

    /// `isMixed` is set if two numbers have several values each.
    void add(engine::Event event, std::size_t at, std::vector<engine::Event>& found, bool& isMixed,
             bool hasSeveral = false) const {
        if (at == event.args.size()) {
            if (line(event)) found.push_back(event);
            return;
        }
        const std::vector<int> values = valuesOf(event, at);
        isMixed = isMixed || (hasSeveral && values.size() > 1);
        for (const int value : values) {
            event.args[at] = static_cast<std::int16_t>(value);
            add(event, at + 1, found, isMixed, hasSeveral || values.size() > 1);
        }
    }

    const Format& format_;
    const std::set<std::string>& negative_;
    engine::Event event_{};
};

}

std::vector<KindAndEvent> everyEvent(const Format& format, const std::set<std::string>& negative,
                                     const std::function<bool(engine::Event&)>& complete) {
    std::vector<KindAndEvent> all;
    for (int number = 1; number <= lastKind; ++number) {
        const Kind kind(format, number, negative);
        if (kind.name().empty()) continue;
        for (engine::Event event : kind.events()) {
            if (complete(event)) all.push_back({kind.name(), event});
        }
    }
    return all;
}

}
