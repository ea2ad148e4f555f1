// SPDX-License-Identifier: GPL-3.0-or-later
// What the terminal shows of the game's handbook.
#include "narrator.h"

#include "handbook/plain_page.h"
#include "handbook/shelf.h"
#include "handbook/unsaid.h"
#include "language/fault_words.h"
#include "language/translations.h"
#include "record/file_error.h"
#include "say.h"

#include <algorithm>

namespace heorot::cli {

namespace {

QString listed(const handbook::Handbook& book, const std::vector<std::size_t>& sections) {
    QStringList titles;
    for (const std::size_t section : sections) titles << book.sections()[section].title;
    return titles.join(QStringLiteral(", "));
}

}

const handbook::Handbook* Narrator::book() {
    if (!std::exchange(bookSought_, true)) {
        try {
            book_ = handbook::read(handbook::Shelf::ofApplication(), session_.game().id(),
                                   language::Translations::inUse(), session_.game().corrections());
        } catch (const record::FileError& error) {
            terminal_.print(wrapped(language::sentence(error)) + u'\n');
        }
    }
    return book_ ? &*book_ : nullptr;
}

void Narrator::topics() {
    const handbook::Handbook* book = this->book();
    if (!book) return;
    //: Above the chapters of the handbook; "help" is to be typed and stays as it is, NAME is one of the chapters
    QString text = Say::tr("Chapters of the handbook; to read one, type help NAME:") + u'\n';
    for (const std::size_t chapter : book->sectionsOf(0))
        text += QStringLiteral("  ") + book->sections()[chapter].title + u'\n';
    terminal_.print(text);
}

void Narrator::rules() {
    QString text = u'\n' + wrapped(words_.summary()) + u'\n';
    if (const handbook::Handbook* book = this->book()) {
        text = u'\n' + book->title() + u'\n';
        for (const std::size_t chapter : book->sectionsOf(0)) {
            text += QStringLiteral("  ") + book->sections()[chapter].title + u'\n';
            const QString sections = listed(*book, book->sectionsOf(chapter));
            if (!sections.isEmpty()) text += wrapped(QStringLiteral("      ") + sections) + u'\n';
        }
        //: "help" is to be typed and stays as it is, NAME is a title of the list above
        text += Say::tr("Type help NAME to read one of these sections.") + u'\n';
    }
    if (const QString legend = words_.legend(match_); !legend.isEmpty()) text += u'\n' + wrapped(legend) + u'\n';
    terminal_.print(text);
}

QString Narrator::page(std::size_t section) const {
    const std::vector<std::size_t> sections = book_->sectionsOf(section);
    QString text = u'\n' + handbook::toPlainText(book_->sections()[section], columns) + u'\n';
    //: %1 the titles of the sections of a chapter
    if (!sections.empty())
        text += u'\n' + wrapped(Say::tr("In this chapter: %1").arg(listed(*book_, sections))) + u'\n';
    std::vector<std::size_t> links = book_->linksOf(section);
    links.erase(std::remove_if(links.begin(), links.end(),
                               [&](std::size_t link) {
                                   return std::find(sections.begin(), sections.end(), link) != sections.end();
                               }),
                links.end());
    //: %1 the titles of other sections of the handbook
    if (!links.empty()) text += u'\n' + wrapped(Say::tr("See also: %1").arg(listed(*book_, links))) + u'\n';
    return text;
}

void Narrator::explain(const QString& name) {
    const handbook::Handbook* book = this->book();
    const QString explained = words_.explanation(match_, name);
    if (const handbook::Found found = book ? book->findThing(name) : handbook::Found()) {
        const QString added = handbook::unsaid(explained, book->sections()[*found]);
        return terminal_.print(page(*found) + (added.isEmpty() ? QString() : u'\n' + wrapped(added) + u'\n'));
    }
    if (!explained.isEmpty()) return terminal_.print(wrapped(explained) + u'\n');
    const std::vector<handbook::Hit> hits = book ? book->search(name) : std::vector<handbook::Hit>();
    if (hits.size() == 1) return terminal_.print(page(hits.front().section));
    if (hits.empty())
        //: %1 is what was typed; "help rules" is to be typed and stays as it is
        return terminal_.print(
            Say::tr("Nothing in this game is called “%1”. Type help rules for the handbook.").arg(quotable(name)) +
            u'\n');
    std::vector<std::size_t> sections;
    constexpr std::size_t most = 12;
    for (const handbook::Hit& hit : hits)
        if (sections.size() < most) sections.push_back(hit.section);
    //: %1 is what was typed, %2 the titles of sections of the handbook that contain it
    terminal_.print(wrapped(Say::tr("“%1” appears in: %2").arg(quotable(name), listed(*book, sections))) + u'\n');
}

}
