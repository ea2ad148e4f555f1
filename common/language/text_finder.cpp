// SPDX-License-Identifier: GPL-3.0-or-later
#include "language/text_finder.h"

#include <QDir>

#include <algorithm>

namespace heorot::language {

namespace {

/// A place that is filled may hold another text, and that one once more.
constexpr int mostDepth = 3;
/// A pattern of fewer letters, such as "%1 %2", would match everything.
constexpr int leastLetters = 2;

/// Breaks and no-break spaces are layout, and so are the marks where long words may break.
QString plain(QString text) {
    static const QRegularExpression spaces(QStringLiteral("[\\s\\x{A0}\\x{202F}]+"));
    // And the marks around right-to-left names.
    static const QRegularExpression marks(QStringLiteral("[\\x{200B}\\x{AD}\\x{2066}-\\x{2069}]"));
    return text.remove(marks).replace(spaces, QStringLiteral(" ")).trimmed();
}

}

TextFinder::TextFinder(const QStringList& folders, const QString& language) {
    QHash<QString, std::size_t> known;
    for (const QString& folder : folders)
        for (const QString& name : QDir(folder).entryList({QStringLiteral("*.ts")}, QDir::Files, QDir::Name)) {
            const QString code = languageOfFile(name);
            if (code.isEmpty()) continue;
            const QString module = name.left(name.size() - code.size() - 4);
            for (const TextMessage& message : readTextFile(QDir(folder).filePath(name)).messages) {
                const QString key = module + u'\n' + message.key();
                if (const auto at = known.find(key); at == known.end()) {
                    known.insert(key, texts_.size());
                    texts_.push_back({module, message, {}});
                }
                KnownText& text = texts_[known.value(key)];
                if (text.message.note.isEmpty()) text.message.note = message.note;
                if (!message.forms.join(QString()).isEmpty()) text.forms[code] = message.forms;
            }
        }
    for (std::size_t i = 0; i < texts_.size(); ++i) {
        texts_[i].forms.try_emplace(QStringLiteral("en"), QStringList{texts_[i].message.source});
        addPatterns(i, language);
    }
    std::stable_sort(patterns_.begin(), patterns_.end(),
                     [](const Pattern& a, const Pattern& b) { return a.letters > b.letters; });
}

void TextFinder::addPatterns(std::size_t text, const QString& language) {
    const auto& forms = texts_[text].forms;
    auto at = forms.find(language);
    if (at == forms.end()) at = forms.find(language.section(u'_', 0, 0));
    if (at == forms.end()) at = forms.find(QStringLiteral("en"));
    for (const QString& form : at->second) {
        const QString whole = plain(form);
        // Two spellings in braces are those of language/phrase.h.
        static const QRegularExpression place(QStringLiteral("%L?(?:[1-9]|n)|\\{([^{}|]*)\\|([^{}|]*)\\}"));
        if (!whole.contains(place)) {
            plain_.insert(whole, text);
            continue;
        }
        QString literal = whole;
        literal.remove(place);
        const auto letters =
            static_cast<int>(std::count_if(literal.begin(), literal.end(), [](QChar c) { return c.isLetter(); }));
        if (letters < leastLetters) continue;
        QString expression;
        qsizetype from = 0;
        for (auto it = place.globalMatch(whole); it.hasNext();) {
            const auto match = it.next();
            expression += QRegularExpression::escape(whole.mid(from, match.capturedStart() - from)) +
                          (match.captured().startsWith(u'{') ? QStringLiteral("(?:%1|%2)")
                                                                   .arg(QRegularExpression::escape(match.captured(1)),
                                                                        QRegularExpression::escape(match.captured(2)))
                                                             : QStringLiteral("(.+)"));
            from = match.capturedEnd();
        }
        expression += QRegularExpression::escape(whole.mid(from));
        patterns_.push_back({QRegularExpression(QRegularExpression::anchoredPattern(expression)), letters, text});
    }
}

std::vector<std::size_t> TextFinder::find(const QString& shown) const {
    std::vector<std::size_t> found;
    // Some texts are several messages, a line each.
    for (const QString& line : QStringList{shown} + shown.split(u'\n', Qt::SkipEmptyParts)) find(plain(line), 0, found);
    return found;
}

void TextFinder::find(const QString& shown, int depth, std::vector<std::size_t>& found) const {
    const auto add = [&found](std::size_t text) {
        if (std::find(found.begin(), found.end(), text) == found.end()) found.push_back(text);
    };
    if (shown.isEmpty()) return;
    const auto whole = plain_.values(shown);
    if (!whole.isEmpty()) {
        std::for_each(whole.begin(), whole.end(), add);
        return;
    }
    for (const Pattern& pattern : patterns_) {
        const auto match = pattern.expression.match(shown);
        if (!match.hasMatch()) continue;
        add(pattern.text);
        if (depth < mostDepth)
            for (const QString& inside : match.capturedTexts().mid(1)) find(plain(inside), depth + 1, found);
        return;
    }
}

}
