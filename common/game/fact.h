// SPDX-License-Identifier: GPL-3.0-or-later
// What is true of a choice, by the rules and by what the seat to move sees, for hints.
#pragma once

#include <QList>
#include <QString>

#include <algorithm>
#include <utility>

namespace heorot::game {

/// A sentence, and whether it speaks against the choice. A text alone is a fact that does not; an empty one is none.
struct Fact {
    QString text;
    bool isDrawback = false;

    Fact() = default;
    Fact(QString sentence) : text(std::move(sentence)) {}
    Fact(QString sentence, bool speaksAgainst) : text(std::move(sentence)), isDrawback(speaksAgainst) {}
    bool operator==(const Fact&) const = default;
};

/// The most telling first.
using Facts = QList<Fact>;

inline Fact drawback(QString sentence) {
    return {std::move(sentence), true};
}

/// Each fact once, without the empty ones.
inline Facts cleared(const Facts& facts) {
    Facts kept;
    const auto isKept = [&](const QString& text) {
        return std::any_of(kept.begin(), kept.end(), [&](const Fact& fact) { return fact.text == text; });
    };
    for (const Fact& fact : facts)
        if (!fact.text.isEmpty() && !isKept(fact.text)) kept << fact;
    return kept;
}

}
