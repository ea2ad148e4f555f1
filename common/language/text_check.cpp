// SPDX-License-Identifier: GPL-3.0-or-later
#include "language/text_check.h"

#include "language/plural_rules.h"

#include <QCoreApplication>
#include <QHash>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>

namespace heorot::language {

namespace {

struct Say {
    Q_DECLARE_TR_FUNCTIONS(kit)
};

QStringList placeholders(const QString& text) {
    static const QRegularExpression mark(QStringLiteral("%(?:[1-9]|n)"));
    QStringList found;
    for (auto match = mark.globalMatch(text); match.hasNext();) found << match.next().captured();
    found.removeDuplicates();
    found.sort();
    return found;
}

QString edges(const QString& text) {
    const bool before = text.startsWith(u' ') || text.startsWith(u'\n');
    const bool after = text.endsWith(u' ') || text.endsWith(u'\n');
    return QStringLiteral("%1%2%3").arg(before).arg(after).arg(text.count(u'\n'));
}

/// The sign a text ends with; none for letters, digits and closing marks.
QString lastSign(const QString& text) {
    static const QRegularExpression sign(QStringLiteral("([.:!?…])[\\s»“”\")]*$"));
    return sign.match(text).captured(1);
}

bool isOf(const QString& language, const char* code) {
    return language.section(u'_', 0, 0) == QLatin1StringView(code);
}

QString placeFault(const TextMessage& message, const QString& form, int index, const QString& language) {
    QStringList wanted = placeholders(message.source);
    // A form for one number only needs no number, such as "once"; in French, 0 is singular, too.
    if (message.isPlural && !form.contains(QLatin1StringView("%n")) && pluralForm(language, 0) != index &&
        pluralForm(language, 21) != index)
        wanted.removeAll(QStringLiteral("%n"));
    if (placeholders(form) == wanted) return {};
    //: About a translated text: %1 and %2 lists of placeholders
    return Say::tr("has the placeholders %1 instead of %2").arg(placeholders(form).join(u' '), wanted.join(u' '));
}

/// Only of sentences: names and abbreviations end as their language has it.
QString endFault(const QString& source, const QString& form) {
    static const QRegularExpression sentence(QStringLiteral("\\S\\s+\\S+\\s+\\S.*[^%1-9]$"),
                                             QRegularExpression::DotMatchesEverythingOption);
    if (!source.contains(sentence)) return {};
    const QString wanted = lastSign(source);
    const QString found = lastSign(form);
    const auto isStatement = [](const QString& sign) {
        return sign == QLatin1String(".") || sign == QLatin1String("!");
    };
    if (wanted == found || (isStatement(wanted) && isStatement(found))) return {};
    //: About a translated text: %1 a punctuation mark
    if (found.isEmpty()) return Say::tr("doesn’t end with “%1”").arg(wanted);
    //: About a translated text: %1 a punctuation mark
    if (wanted.isEmpty()) return Say::tr("ends with “%1”").arg(found);
    //: About a translated text: %1 and %2 punctuation marks
    return Say::tr("ends with “%1” instead of “%2”").arg(found, wanted);
}

/// Notes say "at most 40 letters" where a text has little room.
QString lengthFault(const QString& note, const QString& form) {
    static const QRegularExpression limit(QStringLiteral("at most (\\d+) letters"));
    const auto match = limit.match(note);
    static const QRegularExpression place(QStringLiteral("%[1-9n]"));
    const qsizetype letters = QString(form).remove(place).trimmed().size();
    if (!match.hasMatch() || letters <= match.captured(1).toInt()) return {};
    //: About a translated text: %1 and %2 numbers
    return Say::tr("has %1 letters, but there is room for only %2").arg(letters).arg(match.captured(1));
}

QString markFault(const QString& form, const QString& language) {
    // A line must not begin with the punctuation mark.
    static const QRegularExpression parted(QStringLiteral("\\S [;:!?»]|« "));
    static const QRegularExpression joined(QStringLiteral("[^\\s\\x{A0}\\x{202F}(«…?!:;][;!?»](?!;)"));
    //: About a translated text
    if (isOf(language, "fr") && form.contains(parted)) return Say::tr("has a breaking space before a punctuation mark");
    //: About a translated text
    if (isOf(language, "fr") && form.contains(joined)) return Say::tr("lacks the space before a punctuation mark");
    if (isOf(language, "fr") && form.contains(QRegularExpression(QStringLiteral("[“”„]"))))
        //: About a translated text
        return Say::tr("has quotation marks other than « »");
    if (isOf(language, "de") && form.contains(QRegularExpression(QStringLiteral("[”«»]"))))
        //: About a translated text
        return Say::tr("has quotation marks other than „ “");
    static const QRegularExpression straight(QStringLiteral("\\p{L}'\\p{L}"));
    //: About a translated text
    if (form.contains(straight)) return Say::tr("has a straight apostrophe");
    return {};
}

/// Two spellings, of which the name that fills the place chooses one (language/phrase.h).
QString braceFault(const TextMessage& message, const QString& form) {
    static const QRegularExpression spellings(
        QStringLiteral("\\{[^{}|%]*\\|[^{}|%]*\\}(?=%[1-9])|(?<=%[1-9])\\{[^{}|%]*\\|[^{}|%]*\\}"));
    static const QStringList games{QStringLiteral("movie"), QStringLiteral("legend"), QStringLiteral("raiders")};
    const bool mayChoose = games.contains(message.context) || message.note.contains(QLatin1StringView("two spellings"));
    const QString rest = mayChoose ? QString(form).remove(spellings) : form;
    // Those of the source are signs of a file.
    if (rest.count(u'{') == message.source.count(u'{') && rest.count(u'}') == message.source.count(u'}')) return {};
    //: About a translated text
    return Say::tr("has braces that are not beside a placeholder");
}

QString formFault(const TextMessage& message, int index, const QString& language) {
    const QString& form = message.forms[index];
    //: About a translated text
    if (form.isEmpty()) return Say::tr("is empty");
    if (QString fault = placeFault(message, form, index, language); !fault.isEmpty()) return fault;
    //: About a translated text: blanks and line breaks
    if (edges(form) != edges(message.source))
        return Say::tr("begins, ends, or breaks differently from the English text");
    static const QRegularExpression tag(QStringLiteral("</?[a-z]+>"));
    //: About a translated text
    if (form.contains(tag)) return Say::tr("contains HTML");
    //: About a translated text
    if (form.contains(QLatin1StringView("(s)"))) return Say::tr("leaves the plural open");
    if (QString fault = braceFault(message, form); !fault.isEmpty()) return fault;
    if (QString fault = endFault(message.source, form); !fault.isEmpty()) return fault;
    if (QString fault = lengthFault(message.note, form); !fault.isEmpty()) return fault;
    return markFault(form, language);
}

}

QStringList faultsOf(const TextMessage& message, const QString& language) {
    //: About a translated text
    if (!message.isFinished) return {Say::tr("is not finished")};
    const int forms = pluralForms(language);
    if (message.isPlural && message.forms.size() != forms)
        //: About a translated text: %1 and %2 numbers
        return {Say::tr("has %1 plural forms instead of %2").arg(message.forms.size()).arg(forms)};
    QStringList faults;
    // Its number is 1, -1 or, in French, sometimes 0.
    static const QRegularExpression points(QStringLiteral("%[n1-9] (saga )?point(s|\\(s\\))?\\b"));
    if (!message.isPlural && message.source.contains(points))
        //: About a translated text
        faults << Say::tr("shows a number of points without plural forms");
    // That %n is the number which chooses the form is said by Linguist.
    if (QStringList places = placeholders(message.source); message.note.isEmpty()) {
        places.removeAll(QStringLiteral("%n"));
        //: About a translated text
        if (!places.isEmpty()) faults << Say::tr("has placeholders that no note for translators explains");
    }
    for (int i = 0; i < message.forms.size(); ++i)
        if (const QString fault = formFault(message, i, language); !fault.isEmpty()) faults << fault;
    faults.removeDuplicates();
    return faults;
}

std::vector<TextFault> faultsOf(const TextFile& file, const TextRules& rules) {
    if (!file.fault.isEmpty()) return {{0, file.fault}};
    std::vector<TextFault> faults;
    const auto add = [&faults](const TextMessage& message, int line, const QString& fault) {
        QString source = message.source;
        source.replace(u'\n', u' ');
        if (source.size() > 60) source = source.left(57) + QStringLiteral("…");
        //: A fault of a translated text: %1 the English text, %2 its context, %3 what is wrong, such as "is not
        //: finished"
        faults.push_back({line, Say::tr("“%1” (%2) %3").arg(source, message.context, fault)});
    };
    QSet<QString> keys;
    // The first message of each source that is a plain text without a comment.
    QHash<QString, const TextMessage*> first;
    for (const TextMessage& message : file.messages) {
        //: About a translated text
        if (keys.contains(message.key())) add(message, message.line, Say::tr("appears twice"));
        keys.insert(message.key());
        QStringList found = faultsOf(message, file.language);
        if (message.isFinished) found += wordFaults(message, rules.module, rules.terms);
        if (message.isFinished && message.comment.isEmpty() && !message.isPlural) {
            const TextMessage* other = first.value(message.source, &message);
            if (other->forms != message.forms)
                //: About a translated text: %1 another translation of the same English text, %2 a number
                found << Say::tr("is translated as “%1” on line %2, and no comment tells the two apart")
                             .arg(other->forms.join(u' '), QString::number(other->line));
            if (!first.contains(message.source)) first.insert(message.source, &message);
        }
        for (const QString& fault : found) add(message, message.line, fault);
    }
    for (const TextMessage& message : rules.wanted)
        //: About a translated text
        if (!keys.contains(message.key())) add(message, 0, Say::tr("is missing"));
    return faults;
}

int finishedIn(const TextFile& file) {
    return static_cast<int>(std::count_if(file.messages.begin(), file.messages.end(),
                                          [](const TextMessage& message) { return message.isFinished; }));
}

}
