// SPDX-License-Identifier: GPL-3.0-or-later
// A game's handbook in one language: sections of text, found by anchor, by the name of a thing at the table, by the
// name of a refusal, or by the words they contain.
#pragma once

#include "handbook/block.h"

#include "handbook/handbook_export.h"

#include <optional>
#include <vector>

namespace heorot::handbook {

struct Section {
    /// 1 the title, 2 a chapter, 3 a section of a chapter.
    int level = 1;
    QString anchor;
    QString title;
    /// The names under which it is found; the title if the file gives none.
    QStringList things;
    /// The names of the rules' refusals it explains.
    QStringList refusals;
    std::vector<Block> blocks;
    int line = 0;
};

/// A section that contains the words of a search.
struct Hit {
    std::size_t section = 0;
    /// How often it contains them.
    int count = 0;
};

/// A section's index, or nothing.
using Found = std::optional<std::size_t>;

class HEOROT_HANDBOOK_EXPORT Handbook {
  public:
    Handbook() = default;
    /// The first section is the title. `unknown` lists the paths of placeholders that the data does not have.
    Handbook(std::vector<Section> sections, QStringList unknown);

    const QString& title() const { return sections_.front().title; }
    /// In the order of the file.
    const std::vector<Section>& sections() const { return sections_; }
    const QStringList& unknownPaths() const { return unknown_; }

    Found find(const QString& anchor) const;
    /// By a name as the table shows it, in any case; the first of several sections. A name with a number, like "+2
    /// Treasure", is also found without.
    Found findThing(const QString& name) const;
    /// The section whose name stands in the text as whole words; of several names the longest.
    Found findNamedIn(const QString& text) const;
    Found findRefusal(const QString& name) const;
    /// The sections that contain every word, in any case and without accents; those with all words in their title
    /// first, then those with the most. Nothing for a search without letters.
    std::vector<Hit> search(const QString& words) const;

    /// The chapter of a section; the section itself for a chapter and for the title.
    std::size_t chapterOf(std::size_t section) const;
    /// The sections of a chapter, without itself.
    std::vector<std::size_t> sectionsOf(std::size_t chapter) const;
    /// The other sections that a section links to, without repetition.
    std::vector<std::size_t> linksOf(std::size_t section) const;

  private:
    std::vector<Section> sections_{Section()};
    QStringList unknown_;
    /// The words of each section, folded for searches.
    std::vector<QString> folded_;
};

/// Text as searches compare it: lower case, without accents, soft hyphens and differences of quotes, blanks and dashes.
HEOROT_HANDBOOK_EXPORT QString folded(const QString& text);

/// The text of spans without their style.
HEOROT_HANDBOOK_EXPORT QString plain(const Spans& spans);
/// The title and all texts of a section, one per line.
HEOROT_HANDBOOK_EXPORT QString plain(const Section& section);

}
