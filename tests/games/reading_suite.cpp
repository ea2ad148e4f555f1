// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/reading_suite.h"

#include "language/translations.h"

#include <QCoreApplication>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

#include <array>
#include <cstdio>

namespace heorot::test {

namespace {

constexpr std::array<const char*, 3> languages{"en", "de", "fr"};

/// Names that put a sentence to the test: with a vowel or an h at the beginning, with s, x, or z at the end, written
/// from right to left, and as long as a name may be.
const QStringList names{
    QStringLiteral("Anna"),
    QStringLiteral("Hans"),
    QStringLiteral("Oskar"),
    QString::fromUtf8("\xD7\x93\xD7\xA0\xD7\x99\xD7\x90\xD7\x9C"), // Daniel in Hebrew
    QStringLiteral("Hrothgar"),
    QStringLiteral("Max"),
    QString::fromUtf8("\xC3\x89lo\xC3\xAFse"), // Éloïse
    QStringLiteral("James"),
    QStringLiteral("Alexandrina Featherstone"),
    QStringLiteral("Beatriz"),
};

/// All names, beginning with the one at `first`.
record::Seating seatingFrom(qsizetype first) {
    record::Seating seating;
    for (qsizetype i = 0; i < names.size(); ++i)
        seating.names.push_back(names[(first + i) % names.size()].toStdString());
    return seating;
}

QString fileOf(const std::string& game, const QString& language) {
    return QStringLiteral(HEOROT_SOURCE_DIR "/tests/translations/readings/%1-%2.txt")
        .arg(QString::fromStdString(game), language);
}

/// A pattern that no sentence may have, in one language or in all.
struct Fault {
    const char* name;
    const char* language;
    QRegularExpression pattern;
};

const std::vector<Fault>& faults() {
    const auto of = [](const char* pattern) {
        return QRegularExpression(QString::fromUtf8(pattern), QRegularExpression::UseUnicodePropertiesOption |
                                                                  QRegularExpression::CaseInsensitiveOption);
    };
    static const std::vector<Fault> all{
        {"an open place or spelling", "", of("%[0-9n]|[{}|]|\\(s\\)")},
        {"two signs in a row", "", of("[.,;:!?][”“’»]?\\s?[.,;:]")},
        {"a doubled blank", "", of("  ")},
        {"a plural after 1", "en", of("(?<![+−\\d])\\b1 (?!success|begins|ends|is\\b)\\w+s\\b")},
        {"a singular after 0", "en", of("\\b0 (point|tile|card|token|scratch|symbol)\\b")},
        {"a plural after 1", "de", of("\\b1 (Karten|Punkte\\w*|Erfolge\\w*|Würfeln|Gebiete|Wunden|Weissagungen)\\b")},
        {"a plural after 0 or 1", "fr", of("\\b[01] (?!succès)\\w+s\\b")},
        {"a vowel that is not dropped", "fr", of("\\b(de|que|l[ea]|ne|se) (?![a-z]\\d)[aeiouàâéèêëîïôûœ]")},
        {"an s after an s", "de", of("(Hans|James|Max|Beatriz)s\\b")},
    };
    return all;
}

/// Why a sentence reads badly; empty if it reads well.
QString faultOf(const QString& sentence, const QString& language, bool mayHaveColon) {
    for (const Fault& fault : faults()) {
        const bool isMeant = *fault.language == 0 || language == QLatin1StringView(fault.language);
        if (isMeant && sentence.contains(fault.pattern)) return QLatin1StringView(fault.name);
    }
    if (sentence.contains(u':') && !mayHaveColon) return QStringLiteral("a colon where a sentence should go on");
    static const QRegularExpression end(QStringLiteral("[.?!][”“»]?$"));
    if (!sentence.contains(end)) return QStringLiteral("no end");
    return {};
}

}

QString ReadingSuite::reading(const QString& language) const {
    QString text =
        QStringLiteral("# Every sentence of the log of this game (%1), grouped by kind of event.\n").arg(language);
    std::set<QString> read;
    std::string kind;
    qsizetype first = 0;
    for (const ReadEvent& event : events_) {
        try {
            const QString plain = event.sentence(seatingFrom(0));
            if (plain.isEmpty() || !read.insert(QString::fromStdString(event.kind) + plain).second) continue;
            if (event.kind != kind) text += u'\n' + QString::fromStdString(event.kind) + u'\n';
            kind = event.kind;
            text += QStringLiteral("    ") + event.sentence(seatingFrom(first++ % names.size())) + u'\n';
        } catch (const std::out_of_range&) {
            // Notation can write more than there is.
            continue;
        }
    }
    return text;
}

int ReadingSuite::write() const {
    language::Translations texts(translations_);
    for (const char* code : languages) {
        const QString language = QLatin1StringView(code);
        QFile file(fileOf(game_, language));
        if (!texts.use(language) || !file.open(QIODevice::WriteOnly) || file.write(reading(language).toUtf8()) < 0) {
            std::fprintf(stderr, "%s cannot be written\n", qPrintable(file.fileName()));
            return 1;
        }
    }
    return 0;
}

void ReadingSuite::readingIsKept_data() {
    QTest::addColumn<QString>("language");
    for (const char* language : languages) QTest::newRow(language) << language;
}

void ReadingSuite::readingIsKept() {
    QFETCH(QString, language);
    language::Translations texts(translations_);
    QVERIFY(texts.use(language));
    QFile file(fileOf(game_, language));
    QVERIFY2(file.open(QIODevice::ReadOnly), "there is no such file; if it is to be, build write_readings");
    const QStringList kept = QString::fromUtf8(file.readAll()).split(u'\n');
    const QStringList now = reading(language).split(u'\n');
    for (qsizetype i = 0; i < std::max(kept.size(), now.size()); ++i)
        QVERIFY2(kept.value(i) == now.value(i),
                 qPrintable(QStringLiteral("line %1\n  kept: %2\n  now:  %3\n  if the change is meant, build "
                                           "write_readings and read what git shows")
                                .arg(i + 1)
                                .arg(kept.value(i), now.value(i))));
}

void ReadingSuite::sentencesReadWell_data() {
    readingIsKept_data();
}

void ReadingSuite::sentencesReadWell() {
    QFETCH(QString, language);
    language::Translations texts(translations_);
    QVERIFY(texts.use(language));
    QStringList found;
    QString kind;
    int sentences = 0;
    for (const QString& line : reading(language).split(u'\n').mid(1)) {
        if (!line.startsWith(u' ')) {
            kind = line;
            continue;
        }
        ++sentences;
        const QString why = faultOf(line.trimmed(), language, options_.colons.contains(kind.toStdString()));
        if (!why.isEmpty()) found << QStringLiteral("%1, %2: %3").arg(kind, why, line.trimmed());
    }
    QVERIFY(sentences > 20);
    QVERIFY2(found.isEmpty(), qPrintable(found.join(u'\n')));
}

void ReadingSuite::faultsAreFound_data() {
    QTest::addColumn<QString>("sentence");
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("why");
    const auto row = [](const char* sentence, const char* language, const char* why) {
        QTest::newRow(sentence) << QString::fromUtf8(sentence) << language << why;
    };
    row("Anna takes 2 cards.", "en", "");
    row("Anna takes {a|b}.", "en", "an open place or spelling");
    row("Step 33: Break Ranks?.", "en", "two signs in a row");
    row("Anna wins 1 points.", "en", "a plural after 1");
    row("Anna rolls 1 success.", "en", "");
    row("Anna erhält 1 Punkte.", "de", "a plural after 1");
    row("Anna gagne 0 points.", "fr", "a plural after 0 or 1");
    row("La figurine de Éloïse.", "fr", "a vowel that is not dropped");
    row("Hanss Than bringt 2 Punkte.", "de", "an s after an s");
    row("Anna draws: a card.", "en", "a colon where a sentence should go on");
    row("Anna draws a card", "en", "no end");
}

void ReadingSuite::faultsAreFound() {
    QFETCH(QString, sentence);
    QFETCH(QString, language);
    QFETCH(QString, why);
    QCOMPARE(faultOf(sentence, language, false), why);
}

int runReadings(const std::string& game, const std::vector<ReadEvent>& events, const ReadingOptions& options, int argc,
                char** argv) {
    const QCoreApplication app(argc, argv);
    ReadingSuite suite(game, events, options, QStringLiteral(HEOROT_BINARY_DIR "/share/heorot/translations"));
    if (argc == 2 && std::string_view(argv[1]) == "--write") return suite.write();
    return QTest::qExec(&suite, argc, argv);
}

}
