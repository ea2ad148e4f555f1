// SPDX-License-Identifier: GPL-3.0-or-later
// Checks of a game's words: nothing lacks a text, and no text leaks hidden information.
#pragma once

#include "conformance/game_case.h"
#include "conformance/hidden_information_checks.h"

#include <QString>
#include <QStringList>

#include <algorithm>
#include <regex>
#include <string>
#include <vector>

namespace heorot::conformance {

/// Seats in play, and nobody.
template <class G>
std::vector<engine::Seat> readersOf(const GameCase<G>& at) {
    std::vector<engine::Seat> readers = seatsOf(at);
    readers.push_back(engine::nobody);
    return readers;
}

/// The events of the last move, or of the deal.
inline const engine::Events& lastEvents(const record::AnyMatch& match) {
    return match.moves().empty() ? match.dealEvents() : match.moves().back().events;
}

/// Why a text is not a proper sentence, such as an unfilled placeholder.
inline std::string faultOf(const QString& sentence) {
    if (sentence != sentence.simplified()) return "has superfluous blanks";
    for (qsizetype i = 0; i + 1 < sentence.size(); ++i)
        if (sentence[i] == u'%' && (sentence[i + 1].isDigit() || sentence[i + 1] == u'n'))
            return "has an unfilled placeholder";
    const bool isWhole = sentence.endsWith(u'.') || sentence.endsWith(u'!') || sentence.endsWith(u'?');
    return isWhole ? "" : "does not end like a sentence";
}

/// Every event has a line, and a sentence for each reader unless the game lists it as silent (Options::silent).
template <class G>
std::string eventsHaveSentences(const GameCase<G>& at, const std::regex& silent) {
    const auto* match = at.match();
    if (!match) return "a match refuses what the rules allow";
    for (const engine::Event& event : lastEvents(*match))
        for (const engine::Seat reader : readersOf(at)) {
            at.compared();
            const engine::Event masked = at.module.seen(event, reader);
            const std::string line = match->format(masked);
            if (line.empty()) return "an event has no line";
            if (!(at.module.seen(masked, reader) == masked)) return "'" + line + "' changes when masked again";
            const QString sentence = at.module.words().sentence(*match, masked);
            const bool isSilent = std::regex_match(line, silent);
            if (isSilent != sentence.isEmpty())
                return "'" + line + (isSilent ? "' is listed as silent, but has a sentence" : "' has no sentence");
            if (isSilent) continue;
            if (const std::string fault = faultOf(sentence); !fault.empty())
                return "the sentence of '" + line + "' " + fault + ": " + sentence.toStdString();
        }
    return {};
}

/// Choices and refusals have texts, and no two choices have the same.
template <class G>
std::string choicesHaveTexts(const GameCase<G>& at) {
    if (isOver(at.state)) return {};
    const auto* match = at.match();
    if (!match) return "a match refuses what the rules allow";
    const game::Words& words = at.module.words();
    std::vector<QString> choices;
    for (const engine::Action action : legalIn(at.rules, at.state)) {
        at.compared();
        choices.push_back(words.action(*match, action));
        if (choices.back().isEmpty()) return "'" + format(at.rules, action) + "' has no text";
    }
    std::sort(choices.begin(), choices.end());
    const auto twin = std::adjacent_find(choices.begin(), choices.end());
    if (twin != choices.end()) return "two choices are called '" + twin->toStdString() + "'";
    for (const engine::Action action : at.everLegal)
        if (const auto refused = match->validate(action))
            if (const std::string fault = faultOf(words.refusal(*match, refused)); !fault.empty())
                return "the refusal of '" + format(at.rules, action) + "' " + fault;
    return {};
}

/// The text table stays within its width, and there is a prompt for every seat and for nobody.
template <class G>
std::string textTablesFit(const GameCase<G>& at) {
    const auto* match = at.match();
    if (!match) return "a match refuses what the rules allow";
    for (const engine::Seat reader : readersOf(at)) {
        at.compared();
        const QString table = at.module.words().table(*match, reader);
        if (table.isEmpty()) return "there is no text table for " + seatText(reader);
        for (const QString& line : table.split(QLatin1Char('\n')))
            if (line.size() > 100) return "the text table is too wide: " + line.toStdString();
        if (at.module.words().prompt(*match, reader).isEmpty()) return "there is no prompt for " + seatText(reader);
    }
    return {};
}

/// The only person at a table is not named in its own prompt; everybody else reads who decides.
template <class G>
std::string promptsAddressTheirReader(const GameCase<G>& at) {
    const auto* match = at.match();
    if (!match) return "a match refuses what the rules allow";
    if (match->isOver()) return {};
    const engine::Seat mover = match->toMove();
    const QString name = QString::fromStdString(at.seating.names.at(mover));
    for (const engine::Seat reader : readersOf(at)) {
        at.compared();
        const bool speaksToYou = reader == mover && game::isOnlyPerson(at.seating, mover);
        const QString prompt = at.module.words().prompt(*match, reader);
        if (prompt.contains(name) == speaksToYou)
            return "'" + prompt.toStdString() + "' is said to " + seatText(reader) + " of " + seatText(mover);
    }
    return {};
}

/// Calls `differs(real, other, reader)` for the last move in two worlds that the reader cannot tell apart before or
/// after it, with equal visible events. Returns the first difference, or an empty text.
template <class G, class Differs>
std::string comparingIndistinguishableMoves(const GameCase<G>& at, const Differs& differs) {
    if (at.line.empty()) return {};
    engine::Pcg generator = at.generator();
    const auto real = matchAt(at, at.before);
    if (real->play(at.line.back())) return "a match refuses what the rules allow";
    const auto seenBy = [&](const record::AnyMatch& match, engine::Seat reader) {
        engine::Events events;
        for (const engine::Event& event : lastEvents(match)) events.push_back(at.module.seen(event, reader));
        return events;
    };
    for (const engine::Seat seat : seatsOf(at)) {
        const auto world = sample(at.rules, see(at.rules, at.before, seat), generator);
        if (world == at.before) continue;
        const auto other = worldAt(at, world);
        if (!other || other->play(at.line.back())) continue;
        for (const engine::Seat reader : {seat, engine::nobody}) {
            if (!(real->describeSeen(reader) == other->describeSeen(reader))) continue;
            if (seenBy(*real, reader) != seenBy(*other, reader)) continue;
            if (std::string wrong = differs(*real, *other, reader); !wrong.empty())
                return wrong + " leaks hidden information to " + seatText(reader);
        }
    }
    return {};
}

/// The sentences of the last move and the texts of the table after it are equal in indistinguishable worlds.
template <class G>
std::string indistinguishableMovesReadTheSame(const GameCase<G>& at) {
    const game::Words& words = at.module.words();
    return comparingIndistinguishableMoves(
        at, [&](const auto& real, const auto& other, engine::Seat reader) -> std::string {
            for (const engine::Event& event : lastEvents(real)) {
                const engine::Event masked = at.module.seen(event, reader);
                at.compared();
                if (words.sentence(real, masked) != words.sentence(other, masked))
                    return "the sentence of '" + real.format(masked) + '\'';
                if (real.format(masked) != other.format(masked)) return "the line of '" + real.format(masked) + '\'';
            }
            if (words.table(real, reader) != words.table(other, reader)) return "the text table";
            if (words.prompt(real, reader) != words.prompt(other, reader)) return "the prompt";
            if (words.legend(real) != words.legend(other)) return "the legend";
            return {};
        });
}

/// So are the details below a sentence.
template <class G>
std::string detailsLeakNothing(const GameCase<G>& at) {
    const game::Words& words = at.module.words();
    return comparingIndistinguishableMoves(
        at, [&](const auto& real, const auto& other, engine::Seat reader) -> std::string {
            for (std::size_t event = 0; event < std::min(lastEvents(real).size(), lastEvents(other).size()); ++event) {
                const QString detail = words.detail(real, real.moves().size() - 1, event, reader);
                if (!detail.isEmpty()) at.compared();
                if (detail != words.detail(other, other.moves().size() - 1, event, reader))
                    return "the detail of '" + real.format(at.module.seen(lastEvents(real)[event], reader)) + '\'';
            }
            return {};
        });
}

}
