// SPDX-License-Identifier: GPL-3.0-or-later
// The menu entry, file type, metadata, manual pages and completion are valid and name every option of the programs.
#include "heorot/arguments.h"
#include "suite/suite.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

namespace {

const QString folder = QStringLiteral(HEOROT_SOURCE_DIR "/resources/desktop/");

QString contents(const QString& file) {
    QFile in(file);
    return in.open(QIODevice::ReadOnly) ? QString::fromUtf8(in.readAll()) : QString();
}

struct Result {
    int status = -1;
    QString output;
};

Result run(const QString& program, const QStringList& arguments) {
    QProcess process;
    process.setProcessChannelMode(QProcess::MergedChannels);
    process.start(program, arguments);
    if (!process.waitForStarted()) return {-1, program + QStringLiteral(" cannot be started")};
    process.waitForFinished(-1);
    return {process.exitCode(), QString::fromUtf8(process.readAll())};
}

/// The options, as `--game`, and the commands of a usage text.
QStringList wordsOf(const QString& usage) {
    static const QRegularExpression option(QStringLiteral("--[a-z-]+"));
    static const QRegularExpression command(QStringLiteral("^  ([a-z][a-z-]+) "), QRegularExpression::MultilineOption);
    QStringList words;
    for (auto it = option.globalMatch(usage); it.hasNext();) words << it.next().captured();
    for (auto it = command.globalMatch(usage); it.hasNext();) words << it.next().captured(1);
    words.removeDuplicates();
    return words;
}

QString usageOf(const QString& program) {
    if (program == QLatin1String("heorot")) return heorot::app::usage();
    return run(QStringLiteral(HEOROT_BINARY_DIR "/bin/heorot-cli"), {QStringLiteral("help")}).output;
}

}

class DesktopFiles final : public QObject {
    Q_OBJECT

  private slots:
    void menuEntryIsValid();
    void fileTypeKnowsSagas();
    void metadataIsValid();
    void manualPagesAreValid_data();
    void manualPagesAreValid();
    void everyOptionIsDescribed_data();
    void everyOptionIsDescribed();
};

void DesktopFiles::menuEntryIsValid() {
    const Result result = run(QStringLiteral("desktop-file-validate"), {folder + QStringLiteral("heorot.desktop")});
    QVERIFY2(result.status == 0 && result.output.isEmpty(), qPrintable(result.output));
}

/// By its first line even under another name, and by its ending.
void DesktopFiles::fileTypeKnowsSagas() {
    QTemporaryDir home;
    QVERIFY(QDir(home.path()).mkpath(QStringLiteral("mime/packages")));
    QVERIFY(QFile::copy(folder + QStringLiteral("heorot-mime.xml"),
                        home.filePath(QStringLiteral("mime/packages/heorot.xml"))));
    const Result result =
        run(QStringLiteral("update-mime-database"), {QStringLiteral("-V"), home.filePath(QStringLiteral("mime"))});
    QVERIFY2(result.status == 0, qPrintable(result.output));
    const QString globs = contents(home.filePath(QStringLiteral("mime/globs2")));
    QVERIFY2(globs.contains(QStringLiteral("50:application/x-heorot-saga:*.saga")), qPrintable(globs));
    const QString saga = QStringLiteral(HEOROT_SOURCE_DIR "/tests/sagas/format-2/sample-finished.saga");
    const QString first = contents(saga).section(u'\n', 0, 0);
    QVERIFY(!first.isEmpty());
    const QString magic = contents(home.filePath(QStringLiteral("mime/packages/heorot.xml")));
    const QString value = magic.section(QStringLiteral("value=\""), 1).section(u'"', 0, 0);
    QVERIFY2(!value.isEmpty() && first.startsWith(value), qPrintable(first));
}

void DesktopFiles::metadataIsValid() {
    const QString file = QStringLiteral(HEOROT_METAINFO);
    const Result result =
        run(QStringLiteral("appstreamcli"), {QStringLiteral("validate"), QStringLiteral("--no-net"), file});
    QVERIFY2(result.status == 0, qPrintable(result.output));
    QVERIFY(contents(file).contains(QStringLiteral("<release version=\"" HEOROT_VERSION "\"")));
}

void DesktopFiles::manualPagesAreValid_data() {
    QTest::addColumn<QString>("page");
    for (const char* language : {"en", "de", "fr"})
        for (const char* program : {"heorot", "heorot-cli"}) {
            const QString page = QStringLiteral("man/%1/%2.6").arg(QLatin1String(language), QLatin1String(program));
            QTest::newRow(qPrintable(page)) << page;
        }
}

void DesktopFiles::manualPagesAreValid() {
    QFETCH(QString, page);
    const Result result =
        run(QStringLiteral("mandoc"), {QStringLiteral("-T"), QStringLiteral("lint"), QStringLiteral("-W"),
                                       QStringLiteral("warning"), folder + page});
    // In other languages the sections have other names.
    static const QRegularExpression named(
        QStringLiteral("first section is not \"NAME\"|description line outside NAME section"));
    QStringList faults = result.output.split(u'\n', Qt::SkipEmptyParts);
    if (!page.startsWith(QLatin1String("man/en/")))
        faults.removeIf([](const QString& line) { return line.contains(named); });
    QVERIFY2(faults.isEmpty() && result.status >= 0, qPrintable(faults.join(u'\n')));
}

void DesktopFiles::everyOptionIsDescribed_data() {
    QTest::addColumn<QString>("program");
    QTest::newRow("heorot") << QStringLiteral("heorot");
    QTest::newRow("heorot-cli") << QStringLiteral("heorot-cli");
}

void DesktopFiles::everyOptionIsDescribed() {
    QFETCH(QString, program);
    const QStringList words = wordsOf(usageOf(program));
    QVERIFY(words.size() >= 6);
    const QString completion = contents(folder + QStringLiteral("heorot.bash"));
    for (const QString& word : words)
        QVERIFY2(completion.contains(word), qPrintable(word + QStringLiteral(" is not completed")));
    for (const char* language : {"en", "de", "fr"}) {
        const QString page = folder + QStringLiteral("man/%1/%2.6").arg(QLatin1String(language), program);
        const Result shown = run(QStringLiteral("mandoc"), {QStringLiteral("-T"), QStringLiteral("ascii"),
                                                            QStringLiteral("-O"), QStringLiteral("width=1000"), page});
        QCOMPARE(shown.status, 0);
        static const QRegularExpression overstrike(QStringLiteral(".\\x08"));
        const QString text = QString(shown.output).remove(overstrike);
        for (const QString& word : words)
            QVERIFY2(text.contains(word), qPrintable(word + QStringLiteral(" is missing in ") + page));
    }
}

HEOROT_SUITE(DesktopFiles)
#include "tst_desktop_files.moc"
