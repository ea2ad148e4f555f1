// SPDX-License-Identifier: GPL-3.0-or-later
#include "handbook/html.h"

namespace heorot::handbook {

namespace {

using Kind = Block::Kind;

QString styled(const Spans& spans) {
    QString html;
    for (const Span& span : spans) {
        QString text = span.text.toHtmlEscaped();
        if (span.italic) text = QStringLiteral("<i>%1</i>").arg(text);
        if (span.bold) text = QStringLiteral("<b>%1</b>").arg(text);
        if (!span.link.isEmpty()) text = QStringLiteral("<a href=\"#%1\">%2</a>").arg(span.link, text);
        html += text;
    }
    return html;
}

class Writer {
  public:
    explicit Writer(int pictureWidth) : pictureWidth_(pictureWidth) {}

    QString write(const Section& section) {
        html_ = QStringLiteral("<h2>%1</h2>").arg(section.title.toHtmlEscaped());
        for (const Block& block : section.blocks) {
            if (block.kind != Kind::Item) closeLists(0);
            if (block.kind != Kind::Row) closeTable();
            add(block);
        }
        closeLists(0);
        closeTable();
        return html_;
    }

  private:
    void add(const Block& block) {
        switch (block.kind) {
        case Kind::Paragraph: html_ += QStringLiteral("<p>%1</p>").arg(styled(block.spans)); break;
        case Kind::Item: addItem(block); break;
        case Kind::Row: addRow(block); break;
        case Kind::Picture: addPicture(block); break;
        }
    }

    void addItem(const Block& block) {
        const auto depth = static_cast<qsizetype>(block.depth) + 1;
        const QString list = block.number > 0 ? QStringLiteral("ol") : QStringLiteral("ul");
        closeLists(depth);
        if (lists_.size() == depth && lists_.last() != list) closeLists(depth - 1);
        while (lists_.size() < depth) {
            html_ += QStringLiteral("<%1>").arg(list);
            lists_ << list;
        }
        html_ += QStringLiteral("<li>%1</li>").arg(styled(block.spans));
    }

    void addRow(const Block& block) {
        if (!inTable_) html_ += QStringLiteral("<table cellspacing=\"0\" cellpadding=\"4\">");
        inTable_ = true;
        html_ += QStringLiteral("<tr>");
        for (const Spans& cell : block.cells)
            html_ += QStringLiteral("<%1>%2</%1>")
                         .arg(block.isHead ? QStringLiteral("th") : QStringLiteral("td"), styled(cell));
        html_ += QStringLiteral("</tr>");
    }

    void addPicture(const Block& block) {
        const QString spots = block.spots.isEmpty() ? QString() : u'#' + block.spots.join(u',').toHtmlEscaped();
        html_ += QStringLiteral("<p><a href=\"scenario:%1%2\"><img src=\"scenario:%1%2\" width=\"%3\"></a></p>"
                                "<p class=\"caption\">%4</p>")
                     .arg(block.picture, spots)
                     .arg(pictureWidth_)
                     .arg(styled(block.spans));
    }

    void closeLists(qsizetype depth) {
        while (lists_.size() > depth) html_ += QStringLiteral("</%1>").arg(lists_.takeLast());
    }
    void closeTable() {
        if (inTable_) html_ += QStringLiteral("</table>");
        inTable_ = false;
    }

    int pictureWidth_;
    QString html_;
    QStringList lists_;
    bool inTable_ = false;
};

}

QString toHtml(const Section& section, int pictureWidth) {
    return Writer(pictureWidth).write(section);
}

}
