// SPDX-License-Identifier: GPL-3.0-or-later
// The text of a handbook's section as blocks, which the window shows as HTML and the terminal as plain text.
#pragma once

#include <QString>
#include <QStringList>

#include <vector>

namespace heorot::handbook {

/// A run of text in one style.
struct Span {
    QString text;
    bool bold = false;
    bool italic = false;
    /// The anchor of the section it links to; empty for plain text.
    QString link = {};

    bool operator==(const Span&) const = default;
};
using Spans = std::vector<Span>;

struct Block {
    enum class Kind : std::uint8_t { Paragraph, Item, Row, Picture };

    Kind kind = Kind::Paragraph;
    /// The text of a paragraph or item, the caption of a picture.
    Spans spans;
    /// Of an item: its depth from 0, and its number; 0 for a bullet.
    int depth = 0;
    int number = 0;
    /// Of a row of a table: its cells, and whether it is the table's head.
    std::vector<Spans> cells;
    bool isHead = false;
    /// Of a picture: the name of its scenario, and the spots to show; empty for the whole table.
    QString picture;
    QStringList spots;
    /// In the file, from 1.
    int line = 0;
};

}
