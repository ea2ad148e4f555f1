// SPDX-License-Identifier: GPL-3.0-or-later
// Damaged catalogues are left out and reported; no lookup crashes the program.
#include "engine/random.h"
#include "language/catalogue_check.h"
#include "language/plural.h"
#include "language/translations.h"
#include "suite/suite.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QLibraryInfo>
#include <QTemporaryDir>
#include <QTest>
#include <QTranslator>

using namespace heorot;
using language::CatalogueState;
using language::checkCatalogue;
using language::Translations;

namespace {

const QString shipped = QStringLiteral(HEOROT_BINARY_DIR "/share/heorot/translations/");

QByteArray contentOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Looks up texts in the catalogue and some that are missing.
void lookUp(const QTranslator& translator) {
    for (const char* source : {"Settings", "New game", "Continue", "Open a saga", "%n point(s)", "", "no such text"})
        for (const char* context :
             {"WindowActions", "heorot::app::HallPage", "SagaShelf", "heorot::app::MainWindow", "", "no such context"})
            translator.translate(context, source, nullptr, 2);
}

}

class TestCatalogues : public QObject {
    Q_OBJECT

  private slots:
    void everyShippedCatalogueIsIntact();
    void truncatedCatalogueIsDamaged();
    void noDamagedByteCrashesTheProgram();
    void damagedCatalogueIsNamedAndOthersWork_data();
    void damagedCatalogueIsNamedAndOthersWork();
    void pointsHaveAPluralFormForEveryNumber_data();
    void pointsHaveAPluralFormForEveryNumber();
};

void TestCatalogues::everyShippedCatalogueIsIntact() {
    QDir folder(shipped);
    const QStringList files = folder.entryList({QStringLiteral("*.qm")});
    QVERIFY(files.size() >= 18);
    for (const QString& file : files)
        QVERIFY2(checkCatalogue(contentOf(shipped + file)) != CatalogueState::Damaged, qPrintable(file));
    folder.setPath(QLibraryInfo::path(QLibraryInfo::TranslationsPath));
    for (const QString& file : folder.entryList({QStringLiteral("qtbase_*.qm")}))
        QVERIFY2(checkCatalogue(contentOf(folder.filePath(file))) != CatalogueState::Damaged, qPrintable(file));
    Translations translations(shipped);
    for (const char* language : {"en", "fr", "de"}) {
        QVERIFY(translations.use(QLatin1String(language)));
        QCOMPARE(translations.damaged(), QStringList());
    }
}

void TestCatalogues::truncatedCatalogueIsDamaged() {
    const QByteArray whole = contentOf(shipped + QStringLiteral("window_fr.qm"));
    QCOMPARE(checkCatalogue(whole), CatalogueState::Whole);
    // The last section, plural forms, is the only one that texts do not need.
    const qsizetype texts = whole.size() - 7;
    for (qsizetype size = 0; size < texts; ++size) {
        const CatalogueState state = checkCatalogue(QByteArrayView(whole).first(size));
        QVERIFY2(state != CatalogueState::Whole, qPrintable(QStringLiteral("cut after %1 bytes").arg(size)));
    }
}

/// Whichever byte is changed: the check refuses the file, or every text can be looked up.
void TestCatalogues::noDamagedByteCrashesTheProgram() {
    const QByteArray whole = contentOf(shipped + QStringLiteral("window_fr.qm"));
    engine::Pcg generator(5);
    int damaged = 0;
    for (int i = 0; i < 4000; ++i) {
        QByteArray bytes = whole;
        for (std::uint32_t edits = 1 + generator.below(4); edits > 0; --edits)
            bytes[static_cast<qsizetype>(generator.below(static_cast<std::uint32_t>(bytes.size())))] =
                static_cast<char>(generator.below(256));
        if (checkCatalogue(bytes) == CatalogueState::Damaged) {
            ++damaged;
            continue;
        }
        QTranslator translator;
        if (translator.load(reinterpret_cast<const uchar*>(bytes.constData()), static_cast<int>(bytes.size())))
            lookUp(translator);
    }
    QVERIFY2(damaged > 400 && damaged < 3600, qPrintable(QString::number(damaged)));
}

void TestCatalogues::damagedCatalogueIsNamedAndOthersWork_data() {
    QTest::addColumn<QByteArray>("bytes");
    const QByteArray whole = contentOf(shipped + QStringLiteral("window_fr.qm"));
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("cut in half") << whole.first(whole.size() / 2);
    QTest::newRow("no catalogue") << QByteArray("once upon a time");
    QByteArray place = whole;
    // The offset of the first message is far outside.
    place.replace(16 + 7 + 5 + 4, 4, "\x7F\xFF\xFF\xFF");
    QTest::newRow("a message outside") << place;
}

void TestCatalogues::damagedCatalogueIsNamedAndOthersWork() {
    QFETCH(QByteArray, bytes);
    const QTemporaryDir folder;
    for (const char* file : {"terminal_fr.qm", "movie_fr.qm"})
        QVERIFY(QFile::copy(shipped + QLatin1String(file), folder.filePath(QLatin1String(file))));
    QFile damaged(folder.filePath(QStringLiteral("window_fr.qm")));
    QVERIFY(damaged.open(QIODevice::WriteOnly));
    QCOMPARE(damaged.write(bytes), bytes.size());
    damaged.close();
    Translations translations(folder.path());
    QVERIFY(translations.use(QStringLiteral("fr")));
    QCOMPARE(translations.damaged(), QStringList{damaged.fileName()});
    QCOMPARE(Translations::inUse(), QStringLiteral("fr"));
    QVERIFY(QCoreApplication::translate("terminal", "Final scores") != QStringLiteral("Final scores"));
    QCOMPARE(QCoreApplication::translate("WindowActions", "Settings"), QStringLiteral("Settings"));
}

void TestCatalogues::pointsHaveAPluralFormForEveryNumber_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<int>("points");
    QTest::addColumn<QString>("said");
    const auto row = [](const char* language, int points, const char* said) {
        QTest::addRow("%s %d", language, points) << QString::fromLatin1(language) << points << QString::fromUtf8(said);
    };
    row("en", 1, "1: Anna, 1 point");
    row("en", 0, "1: Anna, 0 points");
    row("en", -1, "1: Anna, -1 point");
    row("en", -2, "1: Anna, -2 points");
    row("de", 1, "1 Anna: 1 Punkt");
    row("de", 0, "1 Anna: 0 Punkte");
    row("de", -1, "1 Anna: -1 Punkt");
    row("fr", 1, "1\u00a0: Anna, 1 point");
    row("fr", 0, "1\u00a0: Anna, 0 point");
    row("fr", -1, "1\u00a0: Anna, -1 point");
    row("fr", -2, "1\u00a0: Anna, -2 points");
}

/// French treats 0 as singular, and Qt would treat every negative number so, too.
void TestCatalogues::pointsHaveAPluralFormForEveryNumber() {
    QFETCH(QString, language);
    QFETCH(int, points);
    QFETCH(QString, said);
    Translations translations(shipped);
    QVERIFY(translations.use(language));
    const QString text =
        QCoreApplication::translate("terminal", "%1: %2, %3 point(s)", nullptr, language::pluralOf(points));
    QCOMPARE(text.arg(QStringLiteral("1"), QStringLiteral("Anna"), QString::number(points)), said);
}

HEOROT_SUITE(TestCatalogues)
#include "tst_catalogues.moc"
