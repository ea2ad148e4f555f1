// SPDX-License-Identifier: GPL-3.0-or-later
// The open box of a game: its cards, tiles, dice, tokens and boards with their numbers, collected from the data files.
// Each entry of the data is in one piece, so nothing that has a confidence can be missing.
#pragma once

#include "data/confidence.h"
#include "record/data_source.h"

#include <QString>
#include <QStringList>

#include "game/game_export.h"

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace heorot::game {

/// One value of a piece: a number, a name, or a list of them.
struct BoxFigure {
    std::string file;
    /// In the file, and below the piece's own path: `tiles.I[3].value`, `value`.
    std::string path;
    std::string inner;
    record::Node value = record::Node::list();
    /// As it was before all corrections.
    record::Node shipped = record::Node::list();
    data::Confidence confidence{};
    /// Where the confidence stands, and what it was before all corrections.
    std::string confidencePath;
    data::Confidence shippedConfidence{};
    /// What it counts or says: "Copies".
    QString label;

    bool isChanged() const { return !(value == shipped); }
};

/// An entry of the data, with the entries inside it.
struct BoxPiece {
    std::string file;
    /// In the file; identifies the piece.
    std::string path;
    std::vector<BoxFigure> figures;
    /// The index of its group in Box::groups.
    int group = 0;
    QString name;
    /// What it is and does, in sentences.
    QString rule;
    /// The name of the handbook's section about it; empty for the piece's name.
    QString thing;
    /// How many are in the box; 0 where that says nothing.
    int copies = 0;
};

struct HEOROT_GAME_EXPORT Box {
    QStringList groups;
    std::vector<BoxPiece> pieces;

    const BoxPiece* find(std::string_view path) const;
};

/// An entry of the data, as words and pictures are asked for.
struct HEOROT_GAME_EXPORT DataEntry {
    std::string path;
    /// Of its path: `tiles`, `I`, `[3]`.
    std::vector<std::string> steps;
    const record::Node* node = nullptr;

    const std::string& key(std::size_t step) const { return steps.at(step); }
    /// A value inside it, or an empty text.
    std::string text(std::string_view path) const;
    int number(std::string_view path) const;
    /// The index of a step `[3]`.
    static int index(const std::string& step);
};

/// What a game says of a piece.
struct PieceWords {
    QString group;
    QString name;
    QString rule;
    int copies = 0;
    QString thing = {};
};

/// How a game puts its box into words.
struct BoxWords {
    std::function<PieceWords(const DataEntry& entry)> piece;
    /// The label of a value, by its path below the entry.
    std::function<QString(const DataEntry& entry, const std::string& inner)> label;
};

/// All pieces of the files, in their order.
HEOROT_GAME_EXPORT Box boxOf(const record::DataSource& data, const BoxWords& words);
/// The entry at a path of one of the files.
HEOROT_GAME_EXPORT DataEntry entryAt(const record::DataSource& data, const std::string& path);

}
