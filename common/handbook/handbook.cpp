// SPDX-License-Identifier: GPL-3.0-or-later
#include "handbook/handbook.h"

#include <QRegularExpression>

#include <algorithm>

namespace heorot::handbook {

QString folded(const QString& text) {
    QString result;
    for (const QChar c : text.normalized(QString::NormalizationForm_KD).toLower()) {
        if (c.category() == QChar::Mark_NonSpacing || c == QChar::SoftHyphen || c == QChar(0x200B)) continue;
        if (c.isSpace())
            result += u' ';
        else if (c == QChar(0x2019) || c == QChar(0x2018))
            result += u'\'';
        else if (c == QChar(0x2212) || (c.unicode() >= 0x2010 && c.unicode() <= 0x2014))
            result += u'-';
        else
            result += c;
    }
    return result.simplified();
}

QString plain(const Spans& spans) {
    QString text;
    for (const Span& span : spans) text += span.text;
    return text;
}

QString plain(const Section& section) {
    QStringList parts{section.title};
    for (const Block& block : section.blocks) {
        parts << plain(block.spans);
        for (const Spans& cell : block.cells) parts << plain(cell);
    }
    return parts.join(u'\n');
}

namespace {

/// A name without the words that contain a digit: "Treasure" of "+2 Treasure", "Fight: win" of "Fight: win 40 %".
QString withoutNumbers(const QString& name) {
    static const QRegularExpression number(QStringLiteral("\\S*\\d\\S*( %)?"));
    return QString(name).remove(number).simplified();
}

}

Handbook::Handbook(std::vector<Section> sections, QStringList unknown)
    : sections_(std::move(sections)), unknown_(std::move(unknown)) {
    for (const Section& section : sections_) folded_.push_back(folded(plain(section)));
}

Found Handbook::find(const QString& anchor) const {
    for (std::size_t i = 0; i < sections_.size(); ++i)
        if (sections_[i].anchor == anchor) return i;
    return {};
}

Found Handbook::findThing(const QString& name) const {
    const auto named = [this](const QString& wanted) -> Found {
        if (wanted.isEmpty()) return {};
        const auto isWanted = [&](const QString& own) { return folded(own) == wanted; };
        for (std::size_t i = 0; i < sections_.size(); ++i)
            if (std::any_of(sections_[i].things.begin(), sections_[i].things.end(), isWanted)) return i;
        for (std::size_t i = 0; i < sections_.size(); ++i)
            if (isWanted(sections_[i].title)) return i;
        return {};
    };
    const QString wanted = folded(name);
    if (const Found found = named(wanted)) return found;
    return named(withoutNumbers(wanted));
}

Found Handbook::findNamedIn(const QString& text) const {
    const QString within = folded(text);
    const auto isWord = [&](qsizetype at) { return at >= 0 && at < within.size() && within[at].isLetterOrNumber(); };
    Found found;
    qsizetype longest = 0;
    for (std::size_t i = 0; i < sections_.size(); ++i)
        for (const QString& thing : sections_[i].things + QStringList{sections_[i].title}) {
            const QString name = folded(thing);
            for (qsizetype at = within.indexOf(name); at >= 0 && name.size() > longest;
                 at = within.indexOf(name, at + 1))
                if (!isWord(at - 1) && !isWord(at + name.size())) {
                    found = i;
                    longest = name.size();
                }
        }
    return found;
}

Found Handbook::findRefusal(const QString& name) const {
    for (std::size_t i = 0; i < sections_.size(); ++i)
        if (sections_[i].refusals.contains(name)) return i;
    return {};
}

std::vector<Hit> Handbook::search(const QString& words) const {
    const QStringList wanted = folded(words).split(u' ', Qt::SkipEmptyParts);
    std::vector<Hit> hits;
    const auto isIn = [&](const QString& text) {
        return std::all_of(wanted.begin(), wanted.end(), [&](const QString& word) { return text.contains(word); });
    };
    for (std::size_t i = 0; i < folded_.size() && !wanted.isEmpty(); ++i) {
        if (!isIn(folded_[i])) continue;
        int count = 0;
        for (const QString& word : wanted) count += static_cast<int>(folded_[i].count(word));
        hits.push_back({i, count});
    }
    std::stable_sort(hits.begin(), hits.end(), [&](const Hit& a, const Hit& b) {
        const bool first = isIn(folded(sections_[a.section].title));
        const bool second = isIn(folded(sections_[b.section].title));
        return first != second ? first : a.count > b.count;
    });
    return hits;
}

std::size_t Handbook::chapterOf(std::size_t section) const {
    while (section > 0 && sections_[section].level > 2) --section;
    return section;
}

std::vector<std::size_t> Handbook::sectionsOf(std::size_t chapter) const {
    std::vector<std::size_t> sections;
    for (std::size_t i = chapter + 1; i < sections_.size() && sections_[i].level > sections_[chapter].level; ++i)
        if (sections_[i].level == sections_[chapter].level + 1) sections.push_back(i);
    return sections;
}

std::vector<std::size_t> Handbook::linksOf(std::size_t section) const {
    std::vector<std::size_t> links;
    const auto add = [&](const Spans& spans) {
        for (const Span& span : spans) {
            const Found found = span.link.isEmpty() ? Found() : find(span.link);
            if (found && *found != section && std::find(links.begin(), links.end(), *found) == links.end())
                links.push_back(*found);
        }
    };
    for (const Block& block : sections_[section].blocks) {
        add(block.spans);
        for (const Spans& cell : block.cells) add(cell);
    }
    return links;
}

}
