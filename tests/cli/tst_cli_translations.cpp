// SPDX-License-Identifier: GPL-3.0-or-later
// Translators begin a language, check it and see it with the programs alone.
#include "cli.h"
#include "suite/suite.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace heorot::test;

namespace {

QString contents(const QString& file) {
    QFile in(file);
    return in.open(QIODevice::ReadOnly) ? QString::fromUtf8(in.readAll()) : QString();
}

bool replaceIn(const QString& file, const QString& before, const QString& after) {
    QString text = contents(file);
    if (!text.contains(before)) return false;
    text.replace(text.indexOf(before), before.size(), after);
    QFile out(file);
    return out.open(QIODevice::WriteOnly) && out.write(text.toUtf8()) > 0;
}

}

class CliTranslations final : public QObject {
    Q_OBJECT

  private slots:
    void shippedTextsAreFaultless();
    void newLanguageIsBegunCheckedAndSeen();
    void faultsAreNamedWithTheirLine();
    void badArgumentsAreRefused_data();
    void badArgumentsAreRefused();

  private:
    CliResult cli(const QStringList& arguments) { return runCli(arguments, home_.path()); }

    QTemporaryDir home_;
};

void CliTranslations::shippedTextsAreFaultless() {
    const CliResult result =
        cli({QStringLiteral("check-translations"), QStringLiteral(HEOROT_SOURCE_DIR "/translations")});
    QVERIFY2(result.status == 0, qPrintable(result.out + result.errors));
    QCOMPARE(result.out.count(QStringLiteral("texts are translated.")), 27);
}

/// Polish, which has three plural forms.
void CliTranslations::newLanguageIsBegunCheckedAndSeen() {
    QTemporaryDir own;
    const QStringList begin{QStringLiteral("new-translation"), QStringLiteral("pl"), own.path()};
    QCOMPARE(cli(begin).status, 0);
    QCOMPARE(QDir(own.path()).entryList({QStringLiteral("*_pl.ts")}).size(), 9);
    const QString terminal = own.filePath(QStringLiteral("terminal_pl.ts"));
    QVERIFY(contents(terminal).contains(QStringLiteral("language=\"pl\"")));

    const CliResult empty = cli({QStringLiteral("check-translations"), own.path()});
    QCOMPARE(empty.status, 1);
    QVERIFY2(empty.out.contains(QStringLiteral("terminal_pl.ts: 0 of ")), qPrintable(empty.out));

    const QString open = QStringLiteral("<translation type=\"unfinished\"></translation>");
    QString text = contents(terminal);
    const QString source = QStringLiteral("<source>list the games and their options</source>");
    const qsizetype at = text.indexOf(open, text.indexOf(source));
    QVERIFY(at > 0);
    text.replace(at, open.size(), QStringLiteral("<translation>wypisz gry i ich opcje</translation>"));
    QFile out(terminal);
    QVERIFY(out.open(QIODevice::WriteOnly) && out.write(text.toUtf8()) > 0);
    out.close();
    const CliResult seen = cli({QStringLiteral("help"), QStringLiteral("--translations"), own.path(),
                                QStringLiteral("--language"), QStringLiteral("pl")});
    QCOMPARE(seen.status, 0);
    QVERIFY2(seen.out.contains(QStringLiteral("wypisz gry i ich opcje")), qPrintable(seen.out));
    QVERIFY(seen.out.contains(QStringLiteral("check your own data files")));
    QVERIFY(
        cli({QStringLiteral("check-translations"), own.path()}).out.contains(QStringLiteral("terminal_pl.ts: 1 of ")));

    // Nothing that was translated is overwritten.
    QCOMPARE(cli(begin).status, 1);
    QCOMPARE(contents(terminal), text);
}

void CliTranslations::faultsAreNamedWithTheirLine() {
    QTemporaryDir own;
    for (const char* name : {"terminal_de.ts", "movie_de.ts"})
        QVERIFY(QFile::copy(QStringLiteral(HEOROT_SOURCE_DIR "/translations/") + QLatin1String(name),
                            own.filePath(QLatin1String(name))));
    const QString terminal = own.filePath(QStringLiteral("terminal_de.ts"));
    QVERIFY(replaceIn(terminal, QStringLiteral("%1 von %2"), QStringLiteral("%1 von")) ||
            replaceIn(terminal, QStringLiteral("%2 von %3"), QStringLiteral("%2 von")));
    QVERIFY(replaceIn(own.filePath(QStringLiteral("movie_de.ts")), QStringLiteral("</context>"),
                      QStringLiteral("</contex>")));
    QVERIFY(QFile::copy(terminal, own.filePath(QStringLiteral("unknown_de.ts"))));
    const CliResult result = cli({QStringLiteral("check-translations"), own.path()});
    QCOMPARE(result.status, 1);
    static const QRegularExpression place(QStringLiteral("^terminal_de\\.ts:[1-9][0-9]*: “.*has the placeholders"),
                                          QRegularExpression::MultilineOption);
    QVERIFY2(result.out.contains(place), qPrintable(result.out));
    QVERIFY2(result.out.contains(QStringLiteral("movie_de.ts: line ")), qPrintable(result.out));
    QVERIFY2(result.out.contains(QStringLiteral("unknown_de.ts: this isn’t the name")), qPrintable(result.out));
}

void CliTranslations::badArgumentsAreRefused_data() {
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("why");
    const auto row = [](const char* name, const QStringList& arguments, const char* why) {
        QTest::newRow(name) << arguments << QString::fromUtf8(why);
    };
    row("no folder", {QStringLiteral("check-translations")}, "check-translations: name one folder");
    row("missing folder", {QStringLiteral("check-translations"), QStringLiteral("/nowhere")},
        "check-translations: there is no folder “/nowhere”");
    row("no catalogue", {QStringLiteral("check-translations"), QStringLiteral(HEOROT_SOURCE_DIR "/tests/cli")},
        "contains no catalog, such as movie_fr.ts");
    row("no code", {QStringLiteral("new-translation"), QStringLiteral("German"), QStringLiteral("texts")},
        "“German” is not a language code, such as es or pt_BR");
    row("one argument", {QStringLiteral("new-translation"), QStringLiteral("es")},
        "new-translation: name a language and a folder");
    row("missing overlay", {QStringLiteral("help"), QStringLiteral("--translations"), QStringLiteral("/nowhere")},
        "--translations: there is no folder “/nowhere”");
}

void CliTranslations::badArgumentsAreRefused() {
    QFETCH(QStringList, arguments);
    QFETCH(QString, why);
    const CliResult result = cli(arguments);
    QCOMPARE(result.status, 2);
    QVERIFY2(result.errors.contains(why), qPrintable(result.errors));
}

HEOROT_SUITE(CliTranslations)
#include "tst_cli_translations.moc"
