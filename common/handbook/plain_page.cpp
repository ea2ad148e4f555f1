// SPDX-License-Identifier: GPL-3.0-or-later
#include "handbook/plain_page.h"

#include <algorithm>

namespace heorot::handbook {

namespace {

using Kind = Block::Kind;

QStringList wrapped(const QString& text, qsizetype columns) {
    QStringList lines;
    QString line;
    for (const QString& word : text.split(u' ', Qt::SkipEmptyParts)) {
        if (!line.isEmpty() && line.size() + 1 + word.size() > columns) lines << std::exchange(line, {});
        line += (line.isEmpty() ? QString() : QStringLiteral(" ")) + word;
    }
    if (!line.isEmpty() || lines.isEmpty()) lines << line;
    return lines;
}

QString plainText(const Spans& spans) {
    return plain(spans).remove(QChar::SoftHyphen);
}

/// The first line after `head`, the others below its text.
QStringList hanging(const QString& head, const QString& text, qsizetype columns) {
    QStringList lines = wrapped(text, columns - head.size());
    for (qsizetype i = 0; i < lines.size(); ++i) lines[i].prepend(i == 0 ? head : QString(head.size(), u' '));
    return lines;
}

QString markerOf(const Block& item) {
    const QString sign = item.number > 0 ? QStringLiteral("%1. ").arg(item.number) : QStringLiteral("- ");
    return QString(2 * (item.depth + 1), u' ') + sign;
}

constexpr qsizetype columnGap = 2;

/// As wide as their content, unless together they are wider than the page: then the widest give way.
std::vector<qsizetype> columnsOf(const std::vector<const Block*>& rows, qsizetype columns) {
    std::vector<qsizetype> widths(rows.front()->cells.size(), 1);
    for (const Block* row : rows)
        for (std::size_t i = 0; i < row->cells.size(); ++i)
            widths[i] = std::max(widths[i], plainText(row->cells[i]).size());
    const auto whole = [&] {
        qsizetype sum = columnGap * static_cast<qsizetype>(widths.size());
        for (const qsizetype width : widths) sum += width;
        return sum;
    };
    while (whole() > columns && *std::max_element(widths.begin(), widths.end()) > 1)
        --*std::max_element(widths.begin(), widths.end());
    return widths;
}

QStringList rowLines(const Block& row, const std::vector<qsizetype>& widths) {
    std::vector<QStringList> cells;
    qsizetype lines = 0;
    for (std::size_t i = 0; i < widths.size(); ++i) {
        cells.push_back(wrapped(plainText(row.cells[i]), widths[i]));
        lines = std::max(lines, cells.back().size());
    }
    QStringList text;
    for (qsizetype line = 0; line < lines; ++line) {
        QString whole;
        for (std::size_t i = 0; i < widths.size(); ++i)
            whole += QString(columnGap, u' ') + cells[i].value(line).leftJustified(widths[i]);
        while (whole.endsWith(u' ')) whole.chop(1);
        text << whole;
    }
    return text;
}

QStringList tableLines(const std::vector<const Block*>& rows, qsizetype columns) {
    const std::vector<qsizetype> widths = columnsOf(rows, columns);
    QStringList lines;
    for (const Block* row : rows) {
        lines << rowLines(*row, widths);
        if (!row->isHead) continue;
        QString rule;
        for (const qsizetype width : widths) rule += QString(columnGap, u' ') + QString(width, u'-');
        lines << rule;
    }
    return lines;
}

}

QString toPlainText(const Section& section, int columns) {
    QStringList lines{QString(section.title).remove(QChar::SoftHyphen)};
    Kind before = Kind::Paragraph;
    for (std::size_t i = 0; i < section.blocks.size(); ++i) {
        const Block& block = section.blocks[i];
        if (block.kind == Kind::Picture) continue;
        if (block.kind != Kind::Item || before != Kind::Item) lines << QString();
        before = block.kind;
        if (block.kind == Kind::Paragraph) lines << wrapped(plainText(block.spans), columns);
        if (block.kind == Kind::Item) lines << hanging(markerOf(block), plainText(block.spans), columns);
        if (block.kind != Kind::Row) continue;
        std::vector<const Block*> rows{&block};
        while (i + 1 < section.blocks.size() && section.blocks[i + 1].kind == Kind::Row &&
               section.blocks[i + 1].cells.size() == block.cells.size())
            rows.push_back(&section.blocks[++i]);
        lines << tableLines(rows, columns);
    }
    return lines.join(u'\n');
}

}
