// SPDX-License-Identifier: GPL-3.0-or-later
#include "handbook/parse.h"

#include "handbook/placeholders.h"
#include "handbook/spans.h"
#include "record/file_error.h"
#include "record/plain_text.h"

#include <QHash>
#include <QRegularExpression>
#include <QStringDecoder>

namespace heorot::handbook {

namespace {

using Kind = Block::Kind;
using record::Fault;

/// A block whose lines are still being collected.
struct Open {
    Kind kind = Kind::Paragraph;
    QString text;
    int depth = 0;
    int number = 0;
    int line = 0;
};

class Parser {
  public:
    Parser(const std::string& name, const record::Node& data) : name_(name), data_(data) {}

    Handbook read(std::string_view text) {
        const QStringList lines = decoded(text).split(u'\n');
        for (line_ = 1; line_ <= lines.size(); ++line_) {
            try {
                take(lines[line_ - 1]);
            } catch (const BadText& bad) {
                fail(bad.fault);
            }
        }
        close();
        if (sections_.empty()) fail(Fault::tr("the title is missing"), 1);
        checkLinks();
        checkRefusals();
        return {std::move(sections_), unknown_};
    }

  private:
    [[noreturn]] void fail(const Fault& fault, int line) const { throw record::FileError(name_, line, fault); }
    [[noreturn]] void fail(const Fault& fault) const { fail(fault, static_cast<int>(line_)); }

    QString decoded(std::string_view text) const {
        QStringDecoder decoder(QStringDecoder::Utf8);
        QString result = decoder(QByteArrayView(text.data(), static_cast<qsizetype>(text.size())));
        if (decoder.hasError()) fail(Fault::tr("it is not valid UTF-8"), 0);
        result.remove(u'\r');
        if (record::hasControls(result.toStdString())) fail(Fault::tr("it contains control characters"), 0);
        return result;
    }

    void take(const QString& line) {
        const QString trimmed = line.trimmed();
        if (trimmed.startsWith(u'#')) return heading(trimmed);
        if (trimmed.isEmpty()) return close();
        if (sections_.empty()) fail(Fault::tr("the first line is not a title of the form “# Title”"));
        if (trimmed.startsWith(QLatin1String("```")) || trimmed.startsWith(u'>') || trimmed.startsWith(u'<'))
            fail(Fault::tr("only paragraphs, lists, tables, pictures, and links are allowed here"));
        if (trimmed.startsWith(QLatin1String("!["))) return picture(trimmed);
        if (trimmed.startsWith(u'|')) return row(trimmed);
        static const QRegularExpression item(QStringLiteral("^( *)(?:[-*+]|(\\d+)[.)]) +(.*)$"));
        if (const auto match = item.match(line); match.hasMatch()) {
            close();
            constexpr int blanksPerDepth = 2;
            open_ = {Kind::Item, match.captured(3), static_cast<int>(match.capturedLength(1)) / blanksPerDepth,
                     match.captured(2).toInt(), static_cast<int>(line_)};
            return;
        }
        if (open_.text.isEmpty()) open_ = {Kind::Paragraph, {}, 0, 0, static_cast<int>(line_)};
        open_.text += (open_.text.isEmpty() ? QString() : QStringLiteral(" ")) + trimmed;
    }

    QString filled(const QString& text) { return fillIn(text, data_, unknown_); }

    /// Ends the paragraph or item that is being read; its errors name the line it began in.
    void close() {
        if (open_.text.isEmpty()) return;
        Block block;
        block.kind = open_.kind;
        block.depth = open_.depth;
        block.number = open_.number;
        block.line = open_.line;
        const QString text = std::exchange(open_, {}).text;
        try {
            block.spans = readSpans(filled(text));
        } catch (const BadText& bad) {
            fail(bad.fault, block.line);
        }
        sections_.back().blocks.push_back(std::move(block));
    }

    void heading(const QString& line) {
        close();
        static const QRegularExpression form(QStringLiteral(
            "^(#{1,3}) +([^{]*(?:\\{\\{[^}]*\\}\\}[^{]*)*?)\\s*(?:\\{#([a-z0-9-]+)((?: +[a-z]+=\"[^\"]*\")*) *\\})?$"));
        const auto match = form.match(line);
        if (!match.hasMatch()) fail(Fault::tr("this is not a heading of the form “## Words {#anchor}”"));
        Section section;
        section.level = static_cast<int>(match.capturedLength(1));
        section.title = plain(readSpans(filled(match.captured(2).trimmed())));
        section.anchor = match.captured(3);
        section.line = static_cast<int>(line_);
        if (section.title.isEmpty()) fail(Fault::tr("this heading has no words"));
        if (sections_.empty() != (section.level == 1))
            fail(sections_.empty() ? Fault::tr("the first line is not a title of the form “# Title”")
                                   : Fault::tr("only one title is allowed"));
        if (section.level == 3 && sections_.size() == 1) fail(Fault::tr("this section comes before the first chapter"));
        if (section.anchor.isEmpty() && section.level > 1) fail(Fault::tr("this heading has no anchor {#...}"));
        if (section.anchor.isEmpty()) section.anchor = QStringLiteral("title");
        for (const Section& other : sections_)
            if (other.anchor == section.anchor)
                //: %1 an anchor of the handbook, %2 a number
                fail(Fault::tr("the anchor %1 is already used on line %2").arg(quoted(section.anchor), other.line));
        attributes(section, match.captured(4));
        sections_.push_back(std::move(section));
    }

    void attributes(Section& section, const QString& text) {
        static const QRegularExpression form(QStringLiteral("([a-z]+)=\"([^\"]*)\""));
        for (auto each = form.globalMatch(text); each.hasNext();) {
            const auto match = each.next();
            const bool isThing = match.captured(1) == QLatin1String("thing");
            if (!isThing && match.captured(1) != QLatin1String("refusals"))
                //: %1 what is written
                fail(Fault::tr("%1 is not allowed here; use “thing” or “refusals”").arg(quoted(match.captured(1))));
            const QString value = filled(match.captured(2));
            for (const QString& part : value.split(isThing ? u'|' : u','))
                if (const QString name = part.trimmed(); !name.isEmpty())
                    (isThing ? section.things : section.refusals) << name;
        }
        if (section.things.isEmpty()) section.things << section.title;
    }

    void picture(const QString& line) {
        close();
        static const QRegularExpression form(
            QStringLiteral("^!\\[(.*)\\]\\(scenario:([a-z0-9-]+)(?:#([^\\s)]+))?\\)$"));
        const auto match = form.match(line);
        if (!match.hasMatch()) fail(Fault::tr("this is not a picture of the form ![caption](scenario:NAME)"));
        Block block;
        block.kind = Kind::Picture;
        block.spans = readSpans(filled(match.captured(1)));
        if (block.spans.empty()) fail(Fault::tr("this picture has no caption"));
        block.picture = match.captured(2);
        block.spots = match.captured(3).split(u',', Qt::SkipEmptyParts);
        block.line = static_cast<int>(line_);
        sections_.back().blocks.push_back(std::move(block));
    }

    /// The line of dashes below a table's head makes the row above it the head.
    void row(const QString& line) {
        close();
        if (!line.endsWith(u'|') || line.size() < 2) fail(Fault::tr("this table row does not end with “|”"));
        static const QRegularExpression rule(QStringLiteral("^\\|[-:| ]+\\|$"));
        std::vector<Block>& blocks = sections_.back().blocks;
        const bool follows =
            !blocks.empty() && blocks.back().kind == Kind::Row && blocks.back().line == static_cast<int>(line_) - 1;
        if (rule.match(line).hasMatch()) {
            if (!follows) fail(Fault::tr("this table has no header row"));
            blocks.back().isHead = true;
            blocks.back().line = static_cast<int>(line_);
            return;
        }
        Block block;
        block.kind = Kind::Row;
        block.line = static_cast<int>(line_);
        static const QRegularExpression bar(QStringLiteral("(?<!\\\\)\\|"));
        for (const QString& cell : line.mid(1, line.size() - 2).split(bar))
            block.cells.push_back(readSpans(filled(cell.trimmed())));
        if (follows && blocks.back().cells.size() != block.cells.size())
            //: %1 and %2 numbers
            fail(Fault::tr("this row has %1 cells, but the one above it has %2")
                     .arg(block.cells.size(), blocks.back().cells.size()));
        blocks.push_back(std::move(block));
    }

    void checkLinks() const {
        QStringList anchors;
        for (const Section& section : sections_) anchors << section.anchor;
        const auto check = [&](const Spans& spans, int line) {
            for (const Span& span : spans)
                if (!span.link.isEmpty() && !anchors.contains(span.link))
                    //: %1 an anchor of the handbook
                    fail(Fault::tr("this link leads to %1, which does not exist").arg(quoted(u'#' + span.link)), line);
        };
        for (const Section& section : sections_)
            for (const Block& block : section.blocks) {
                check(block.spans, block.line);
                for (const Spans& cell : block.cells) check(cell, block.line);
            }
    }

    void checkRefusals() const {
        QHash<QString, int> lines;
        for (const Section& section : sections_)
            for (const QString& refusal : section.refusals) {
                if (lines.contains(refusal))
                    //: %1 the rules' name of a refusal, %2 a number
                    fail(Fault::tr("the refusal %1 is already listed on line %2").arg(quoted(refusal), lines[refusal]),
                         section.line);
                lines[refusal] = section.line;
            }
    }

    const std::string& name_;
    const record::Node& data_;
    qsizetype line_ = 0;
    Open open_;
    std::vector<Section> sections_;
    QStringList unknown_;
};

}

Handbook parse(std::string_view text, const std::string& name, const record::Node& data) {
    return Parser(name, data).read(text);
}

}
