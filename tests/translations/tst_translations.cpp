// SPDX-License-Identifier: GPL-3.0-or-later
// The catalogues are complete, keep every placeholder, and match the sources.
#include "game/seating.h"
#include "language/text_check.h"
#include "suite/suite.h"

#include <QDir>
#include <QProcess>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>

using heorot::language::faultsOf;
using heorot::language::readTextFile;
using heorot::language::TextFile;
using heorot::language::TextMessage;

namespace {

const QString folder = QStringLiteral(HEOROT_SOURCE_DIR "/translations");

struct Module {
    const char* name;
    const char* root;
    const char* sources;
    /// Further sources, with faults of files; nullptr for none.
    const char* more = nullptr;
};
constexpr Module modules[] = {
    {"movie", "games/movie", "games/movie/words", "games/movie/rules"},
    {"legend", "games/legend", "games/legend/words", "games/legend/rules"},
    {"raiders", "games/raiders", "games/raiders/words", "games/raiders/rules"},
    {"lessons_legend", "games/legend", HEOROT_BINARY_DIR "/translations/lessons_legend.cpp"},
    {"lessons_movie", "games/movie", HEOROT_BINARY_DIR "/translations/lessons_movie.cpp"},
    {"lessons_raiders", "games/raiders", HEOROT_BINARY_DIR "/translations/lessons_raiders.cpp"},
    {"kit", "common", "common"},
    {"window", "app", "app/heorot"},
    {"terminal", "app", "app/cli"}};

QSet<QString> keysOf(const TextFile& catalogue) {
    QSet<QString> keys;
    for (const TextMessage& message : catalogue.messages) keys << message.key();
    return keys;
}

}

class TestTranslations : public QObject {
    Q_OBJECT

  private slots:
    void everyMessageIsComplete_data();
    void everyMessageIsComplete();
    void cataloguesMatchTheSources_data();
    void cataloguesMatchTheSources();
    void noPlayerIsNamedLikeAThingOfAGame();
    void faultyMessagesAreDetected_data();
    void faultyMessagesAreDetected();
    void spellingsNeedAPlaceThatChooses();
    void missingPluralFormsAreDetected();
    void otherWordsThanTheGlossarysAreDetected();
    void twoTranslationsOfOneTextAreDetected();
    void brokenGlossariesAreDetected();
    void brokenFilesAreDetected();
};

void TestTranslations::everyMessageIsComplete_data() {
    QTest::addColumn<QString>("file");
    for (const Module& module : modules)
        for (const char* language : {"en", "fr", "de"})
            QTest::addRow("%s_%s", module.name, language)
                << QStringLiteral("%1_%2.ts").arg(QLatin1StringView(module.name), QLatin1StringView(language));
}

void TestTranslations::everyMessageIsComplete() {
    QFETCH(QString, file);
    const TextFile catalogue = readTextFile(QDir(folder).filePath(file));
    QCOMPARE(catalogue.language, file.section(u'_', -1).section(u'.', 0, 0));
    QStringList faults;
    const QString glossary = QDir(folder).filePath(QStringLiteral("glossary_%1.qph").arg(catalogue.language));
    heorot::language::TextRules rules{{}, file.left(file.size() - 6), {}};
    if (catalogue.language != QLatin1String("en")) {
        const auto read = heorot::language::readGlossary(glossary);
        QCOMPARE(read.fault, QString());
        QVERIFY(read.terms.size() > 50);
        rules.terms = read.terms;
    }
    for (const auto& fault : faultsOf(catalogue, rules))
        faults << QStringLiteral("%1:%2: %3").arg(file).arg(fault.line).arg(fault.sentence);
    QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
}

void TestTranslations::cataloguesMatchTheSources_data() {
    QTest::addColumn<int>("module");
    for (int i = 0; i < static_cast<int>(std::size(modules)); ++i) QTest::newRow(modules[i].name) << i;
}

void TestTranslations::cataloguesMatchTheSources() {
    QFETCH(int, module);
    const Module& of = modules[module];
    const QDir source(QStringLiteral(HEOROT_SOURCE_DIR));
    QTemporaryDir scratch;
    const QString fresh = scratch.filePath(QStringLiteral("fresh_fr.ts"));
    const auto path = [&](const char* place) { return source.filePath(QLatin1StringView(place)); };
    QStringList arguments{QStringLiteral("-silent"),
                          QStringLiteral("-source-language"),
                          QStringLiteral("en"),
                          QStringLiteral("-target-language"),
                          QStringLiteral("fr"),
                          QStringLiteral("-I"),
                          path(of.root),
                          QStringLiteral("-I"),
                          path("common"),
                          path(of.sources)};
    if (of.more) arguments << path(of.more);
    QCOMPARE(QProcess::execute(QStringLiteral(HEOROT_LUPDATE), arguments + QStringList{QStringLiteral("-ts"), fresh}),
             0);
    // lupdate did not recognize the class that names the context.
    for (const TextMessage& message : readTextFile(fresh).messages)
        QVERIFY2(message.context != QLatin1String("Say") && !message.context.endsWith(QLatin1String("::Fault")),
                 qPrintable(message.source));
    const QSet<QString> wanted = keysOf(readTextFile(fresh));
    QVERIFY(!wanted.isEmpty());
    for (const char* language : {"fr", "de"}) {
        const QString file =
            QStringLiteral("%1/%2_%3.ts").arg(folder, QLatin1StringView(of.name), QLatin1StringView(language));
        const QSet<QString> held = keysOf(readTextFile(file));
        const QSet<QString> lacking = wanted - held;
        const QSet<QString> left = held - wanted;
        QVERIFY2(lacking.isEmpty(), qPrintable(file + QStringLiteral(" lacks ") + lacking.values().join(u'\n')));
        QVERIFY2(left.isEmpty(), qPrintable(file + QStringLiteral(" still has ") + left.values().join(u'\n')));
    }
}

/// Names that are proposed for seats: an episode, a card or a figure of that name would be taken for a player.
void TestTranslations::noPlayerIsNamedLikeAThingOfAGame() {
    const auto& names = heorot::game::playerNames();
    QVERIFY(names.size() > 5);
    int read = 0;
    for (const char* module : {"movie", "legend", "raiders"})
        for (const char* language : {"fr", "de"}) {
            QFile file(
                QStringLiteral("%1/%2_%3.ts").arg(folder, QLatin1StringView(module), QLatin1StringView(language)));
            QVERIFY(file.open(QIODevice::ReadOnly));
            const QString text = QString::fromUtf8(file.readAll());
            read += text.contains(QStringLiteral("Hrothgar")) ? 1 : 0;
            for (const QString& name : names) QVERIFY2(!text.contains(name), qPrintable(name + u' ' + file.fileName()));
        }
    QVERIFY(read > 0);
}

void TestTranslations::faultyMessagesAreDetected_data() {
    QTest::addColumn<QStringList>("forms");
    QTest::addColumn<bool>("isPlural");
    QTest::addColumn<QString>("why");
    QTest::newRow("sound") << QStringList{QStringLiteral("%1 pioche %n tuile."), QStringLiteral("%1 pioche %n tuiles.")}
                           << true << QString();
    QTest::newRow("one form") << QStringList{QStringLiteral("%1 pioche %n tuile.")} << true
                              << QStringLiteral("has 1 plural forms instead of 2");
    QTest::newRow("lost place") << QStringList{QStringLiteral("%1 pioche %n tuile."),
                                               QStringLiteral("On pioche %n tuiles.")}
                                << true << QStringLiteral("has the placeholders %n instead of %1 %n");
    QTest::newRow("lost number") << QStringList{QStringLiteral("%1 pioche une tuile."),
                                                QStringLiteral("%1 pioche %n tuiles.")}
                                 << true << QStringLiteral("has the placeholders %1 instead of %1 %n");
    QTest::newRow("empty") << QStringList{QString()} << false << QStringLiteral("is empty");
    QTest::newRow("blank at the end") << QStringList{QStringLiteral("%1 pioche %n tuiles. ")} << false
                                      << QStringLiteral("begins, ends, or breaks differently from the English text");
    QTest::newRow("breaking space") << QStringList{QStringLiteral("%1 pioche %n tuiles : deux.")} << false
                                    << QStringLiteral("has a breaking space before a punctuation mark");
    QTest::newRow("HTML") << QStringList{QStringLiteral("<b>%1</b> pioche %n tuiles.")} << false
                          << QStringLiteral("contains HTML");
    QTest::newRow("spellings") << QStringList{QString::fromUtf8("%1{s|’} %n tuile {d’|de }%1.")} << false << QString();
    QTest::newRow("a lost brace") << QStringList{QString::fromUtf8("%n tuiles {d’|de %1.")} << false
                                  << QStringLiteral("has braces that are not beside a placeholder");
    QTest::newRow("open plural") << QStringList{QStringLiteral("%1 pioche %n tuile(s).")} << false
                                 << QStringLiteral("leaves the plural open");
}

void TestTranslations::faultyMessagesAreDetected() {
    QFETCH(QStringList, forms);
    QFETCH(bool, isPlural);
    QFETCH(QString, why);
    TextMessage message;
    message.source = QStringLiteral("%1 draws %n tile(s).");
    message.forms = forms;
    message.context = QStringLiteral("movie");
    message.note = QStringLiteral("%1 a player");
    message.isPlural = isPlural;
    message.isFinished = true;
    QCOMPARE(faultsOf(message, QStringLiteral("fr")).value(0), why);
    message.isFinished = false;
    QCOMPARE(faultsOf(message, QStringLiteral("fr")), QStringList{QStringLiteral("is not finished")});
}

/// The window fills only some of its texts with names that choose.
void TestTranslations::spellingsNeedAPlaceThatChooses() {
    TextMessage message;
    message.context = QStringLiteral("heorot::app::LogPanel");
    message.source = QStringLiteral("Show the lines of %1 only.");
    message.forms = {QString::fromUtf8("N’afficher que les lignes {d’|de }%1.")};
    message.note = QStringLiteral("%1 a player");
    message.isFinished = true;
    QCOMPARE(faultsOf(message, QStringLiteral("fr")).value(0),
             QStringLiteral("has braces that are not beside a placeholder"));
    message.note += QStringLiteral("; a translation may have two spellings beside it");
    QCOMPARE(faultsOf(message, QStringLiteral("fr")), QStringList());
}

void TestTranslations::missingPluralFormsAreDetected() {
    const QString source = QStringLiteral("%1 has %2 points.");
    const QString open = QStringLiteral("%1 has %2 saga point(s).");
    const QString why = QStringLiteral("shows a number of points without plural forms");
    const QString french = QStringLiteral("%1 a %2 points.");
    const auto faultIn = [&](const QString& text, const QStringList& forms) {
        TextMessage message;
        message.source = text;
        message.forms = forms;
        message.note = QStringLiteral("%1 a player, %2 a number");
        message.isPlural = forms.size() > 1;
        message.isFinished = true;
        return faultsOf(message, QStringLiteral("fr")).value(0);
    };
    QCOMPARE(faultIn(source, {french}), why);
    QCOMPARE(faultIn(open, {french}), why);
    QCOMPARE(faultIn(open, {QStringLiteral("%1 a %2 point."), french}), QString());
}

void TestTranslations::otherWordsThanTheGlossarysAreDetected() {
    const std::vector<heorot::language::Term> terms{{QStringLiteral("Gorge"),
                                                     QStringLiteral("Schlucht"),
                                                     QStringLiteral("movie"),
                                                     {QStringLiteral("Schlucht")},
                                                     {QStringLiteral("Abgrund")}}};
    const auto faultsIn = [&](const char* source, const char* translation, const char* module) {
        TextMessage message;
        message.source = QString::fromUtf8(source);
        message.forms = QStringList{QString::fromUtf8(translation)};
        return heorot::language::wordFaults(message, QString::fromUtf8(module), terms).join(u';');
    };
    QCOMPARE(faultsIn("Gorges", "Schluchten", "movie"), QString());
    QCOMPARE(faultsIn("Gorge", "Kluft", "lessons_movie"), QStringLiteral("doesn’t say “Schlucht” for Gorge"));
    QCOMPARE(faultsIn("A Gorge cuts rows and columns.", "Sie teilt Reihen und Spalten.", "movie"), QString());
    QCOMPARE(faultsIn("A Gorge cuts rows and columns.", "Ein Abgrund teilt Reihen.", "movie"),
             QStringLiteral("says “Abgrund” for Gorge: the glossary has “Schlucht”"));
    QCOMPARE(faultsIn("Gorge", "Abgrund", "raiders"), QString());
    QCOMPARE(faultsIn("gorgeous", "schön", "movie"), QString());
}

/// Unless a comment tells the two texts apart.
void TestTranslations::twoTranslationsOfOneTextAreDetected() {
    const auto faultsIn = [](const char* one, const char* other, const char* comment) {
        TextFile file;
        file.language = QStringLiteral("de");
        for (const auto& [context, text, apart] :
             {std::tuple("Hall", one, ""), std::tuple("Table", other, comment), std::tuple("Third", one, "")}) {
            TextMessage message;
            message.context = QLatin1String(context);
            message.source = QStringLiteral("Continue");
            message.comment = QLatin1String(apart);
            message.forms = QStringList{QString::fromUtf8(text)};
            message.isFinished = true;
            message.line = static_cast<int>(file.messages.size()) + 1;
            file.messages.push_back(message);
        }
        QStringList faults;
        for (const auto& fault : faultsOf(file)) faults << QString::number(fault.line) + u' ' + fault.sentence;
        return faults;
    };
    QCOMPARE(faultsIn("Weiter", "Weiter", ""), QStringList());
    QCOMPARE(faultsIn("Weiter", "Fortsetzen", "a game"), QStringList());
    QCOMPARE(faultsIn("Weiter", "Fortsetzen", ""),
             QStringList{QStringLiteral(
                 "2 “Continue” (Table) is translated as “Weiter” on line 1, and no comment tells the two apart")});
}

void TestTranslations::brokenGlossariesAreDetected() {
    QTemporaryDir scratch;
    const QString path = scratch.filePath(QStringLiteral("glossary_de.qph"));
    const auto faultOf = [&path](const QByteArray& definition) {
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly)) return QString();
        file.write("<QPH language=\"de\"><phrase><source>Gorge</source><target>Schlucht</target>\n<definition>" +
                   definition + "</definition></phrase></QPH>");
        file.close();
        return heorot::language::readGlossary(path).fault;
    };
    QCOMPARE(faultOf("in: movie; source: ours; forms: Schlucht; not: Abgrund"), QString());
    QCOMPARE(faultOf("in: movie; never: Abgrund"),
             QStringLiteral("line 2: “never” is not allowed here; use “in”, “source”, “forms”, or “not”"));
    QCOMPARE(faultOf("not:"), QStringLiteral("line 2: “not” has no value"));
    QVERIFY(!heorot::language::readGlossary(scratch.filePath(QStringLiteral("none.qph"))).fault.isEmpty());
}

void TestTranslations::brokenFilesAreDetected() {
    QTemporaryDir scratch;
    QFile file(scratch.filePath(QStringLiteral("cut_fr.ts")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("<TS language=\"fr\"><context><name>movie</name><message><source>Mead</source>");
    file.close();
    QVERIFY(readTextFile(file.fileName()).fault.startsWith(QStringLiteral("line 1: ")));
    QVERIFY(!readTextFile(scratch.filePath(QStringLiteral("none.ts"))).fault.isEmpty());
}

HEOROT_SUITE(TestTranslations)
#include "tst_translations.moc"
