// SPDX-License-Identifier: GPL-3.0-or-later
// The program as a desktop starts it: it accepts its arguments or refuses them with one sentence, and killing it never
// damages the saga.
#include "engine/random.h"
#include "games.h"
#include "heorot/user_settings.h"
#include "language/translations.h"
#include "record/file_error.h"
#include "session/saga_file.h"
#include "suite/suite.h"

#include <QDir>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>

using namespace heorot;
using namespace heorot::test;

class TestProgram : public QObject {
    Q_OBJECT

  private slots:
    void init() { home_ = std::make_unique<QTemporaryDir>(); }
    void usageIsPrinted();
    void badArgumentsAreRefused_data();
    void badArgumentsAreRefused();
    void errorsAreInTheLanguageOfTheSystem();
    void galleryOfOneLanguageAndGame();
    void shortGalleryHasOneOfEach();
    void nothingIsCutInPictures_data();
    void nothingIsCutInPictures();
    void killingNeverDamagesTheSaga();

  private:
    void prepare(QProcess& program, const QStringList& arguments) const {
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("HOME"), home_->path());
        for (const char* folder : {"XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_RUNTIME_DIR"})
            environment.insert(QLatin1String(folder), home_->path());
        environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
        program.setProcessEnvironment(environment);
        program.setProgram(QStringLiteral(HEOROT_BINARY_DIR "/bin/heorot"));
        program.setArguments(arguments);
    }
    int run(const QStringList& arguments) {
        QProcess program;
        prepare(program, arguments);
        program.start();
        if (!program.waitForFinished(500'000)) qFatal("the program does not end");
        out_ = QString::fromUtf8(program.readAllStandardOutput());
        errors_ = QString::fromUtf8(program.readAllStandardError());
        return program.exitStatus() == QProcess::NormalExit ? program.exitCode() : -1;
    }

    std::unique_ptr<QTemporaryDir> home_;
    QString out_;
    QString errors_;
    ShippedGame movie_{QStringLiteral("movie")};
};

void TestProgram::usageIsPrinted() {
    QCOMPARE(run({QStringLiteral("--help")}), 0);
    QVERIFY(out_.contains(QStringLiteral("--gallery")));
    QCOMPARE(run({QStringLiteral("--version")}), 0);
    QVERIFY(out_.startsWith(QStringLiteral("heorot ")));
}

void TestProgram::badArgumentsAreRefused_data() {
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("sentence");
    const auto row = [](const char* name, const QStringList& arguments, const char* sentence) {
        QTest::newRow(name) << arguments << QString::fromUtf8(sentence);
    };
    row("unknown language", {QStringLiteral("--language"), QStringLiteral("zz")},
        "heorot: there is no language “zz”; the choices are: de, en, fr\n");
    row("pattern as language", {QStringLiteral("--language"), QStringLiteral("*")},
        "heorot: there is no language “*”; the choices are: de, en, fr\n");
    row("unknown option", {QStringLiteral("--nonsense")}, "heorot: ");
    row("unknown game", {QStringLiteral("--game"), QStringLiteral("chess")}, "heorot: there is no game “chess”");
    row("short without a gallery", {QStringLiteral("--short")}, "heorot: --short needs --gallery DIR\n");
    const QStringList pictures{QStringLiteral("--gallery"), QStringLiteral("/dev/null/pictures")};
    row("size without a gallery", {QStringLiteral("--size"), QStringLiteral("1024x600")},
        "heorot: --size needs --gallery DIR\n");
    row("size that is none", pictures + QStringList{QStringLiteral("--size"), QStringLiteral("large")},
        "heorot: “large” is not a size such as 1280x800\n");
    row("text too large", pictures + QStringList{QStringLiteral("--text"), QStringLiteral("300")},
        "heorot: “300” is not a text size from 100 to 150\n");
    row("saga below a file", {QStringLiteral("/dev/null/x.saga")}, "heorot: /dev/null is not a folder\n");
    row("gallery below a file", pictures, "heorot: /dev/null/pictures: the folder can’t be created\n");
}

void TestProgram::badArgumentsAreRefused() {
    QFETCH(QStringList, arguments);
    QFETCH(QString, sentence);
    QCOMPARE(run(arguments), 2);
    QVERIFY2(errors_.contains(sentence), qPrintable(errors_));
    QCOMPARE(errors_.count(QStringLiteral("heorot: ")), 1);
    QVERIFY(out_.isEmpty());
}

void TestProgram::errorsAreInTheLanguageOfTheSystem() {
    const QByteArray before = qgetenv("LC_ALL");
    qputenv("LC_ALL", "de_DE.UTF-8");
    const int status = run({QStringLiteral("--game"), QStringLiteral("chess")});
    const QString sentence = errors_;
    run({QStringLiteral("--help")});
    qputenv("LC_ALL", before);
    QCOMPARE(status, 2);
    QCOMPARE(sentence, QStringLiteral("heorot: es gibt kein Spiel „chess“; es gibt: legend, movie, raiders\n"));
    QVERIFY2(out_.contains(QStringLiteral("heorot [DATEI.saga]")), qPrintable(out_));
}

void TestProgram::galleryOfOneLanguageAndGame() {
    const QString folder = home_->filePath(QStringLiteral("pictures"));
    QCOMPARE(run({QStringLiteral("--gallery"), folder, QStringLiteral("--language"), QStringLiteral("xx"),
                  QStringLiteral("--game"), QStringLiteral("movie")}),
             0);
    const QStringList pictures = QDir(folder).entryList({QStringLiteral("*.png")});
    for (const char* page : {"hall", "settings", "setup-movie", "movie-act-1", "movie-act-1-hint", "movie-act-1-why",
                             "movie-end", "movie-end-coach"})
        for (const char* theme : {"light", "dark", "contrast"})
            for (const char* width : {"1024", "1920"}) {
                const QString name = QStringLiteral("%1-xx-%2-%3.png")
                                         .arg(QLatin1String(page), QLatin1String(theme), QLatin1String(width));
                QVERIFY2(pictures.contains(name), qPrintable(name));
            }
    for (const QString& picture : pictures)
        QVERIFY2(!picture.startsWith(QStringLiteral("legend")) && !picture.startsWith(QStringLiteral("raiders")),
                 qPrintable(picture));
    QVERIFY(QFile::exists(folder + QStringLiteral("/index.html")));
    QVERIFY(QFile::exists(folder + QStringLiteral("/messages.html")));
}

void TestProgram::shortGalleryHasOneOfEach() {
    const QString folder = home_->filePath(QStringLiteral("tour"));
    QCOMPARE(run({QStringLiteral("--gallery"), folder, QStringLiteral("--short"), QStringLiteral("--language"),
                  QStringLiteral("fr")}),
             0);
    const QStringList pictures = QDir(folder).entryList({QStringLiteral("*.png")});
    QVERIFY2(pictures.size() >= 12 && pictures.size() < 40, qPrintable(pictures.join(u' ')));
    for (const char* page : {"hall", "sagas", "setup-legend", "movie-act-1", "movie-replay", "raiders-begin"}) {
        const QString name = QStringLiteral("%1-fr-light-1280.png").arg(QLatin1String(page));
        QVERIFY2(pictures.contains(name), qPrintable(name));
    }
    for (const char* card : {"hint", "why", "coach", "recap", "past"}) {
        const QString end = QStringLiteral("-%1-fr-light-1280.png").arg(QLatin1String(card));
        QCOMPARE(
            std::count_if(pictures.begin(), pictures.end(), [&](const QString& each) { return each.endsWith(end); }),
            std::ptrdiff_t{1});
    }
}

void TestProgram::nothingIsCutInPictures_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("size");
    QTest::addColumn<QString>("text");
    for (const char* game : {"legend", "movie", "raiders"})
        QTest::addRow("%s, small", game) << QString::fromLatin1(game) << QStringLiteral("1024x600")
                                         << QStringLiteral("150");
    QTest::addRow("legend, usual") << QStringLiteral("legend") << QStringLiteral("1280x800") << QStringLiteral("100");
}

/// In the pseudo-locale, whose texts are the longest; each kind of page once.
void TestProgram::nothingIsCutInPictures() {
    QFETCH(QString, game);
    QFETCH(QString, size);
    QFETCH(QString, text);
    const QString folder = home_->filePath(QStringLiteral("pictures"));
    QCOMPARE(run({QStringLiteral("--gallery"), folder, QStringLiteral("--short"), QStringLiteral("--language"),
                  language::Translations::pseudo(), QStringLiteral("--game"), game, QStringLiteral("--size"), size,
                  QStringLiteral("--text"), text}),
             0);
    QFile cut(folder + QStringLiteral("/cut.txt"));
    QVERIFY(cut.open(QIODevice::ReadOnly));
    QStringList sentences = QString::fromUtf8(cut.readAll()).split(u'\n', Qt::SkipEmptyParts);
    // What a hint says depends on how far its search got.
    sentences.removeIf([](const QString& each) { return each.contains(QStringLiteral("-hint-")); });
    QVERIFY2(sentences.isEmpty(), qPrintable(sentences.join(u'\n')));
}

void TestProgram::killingNeverDamagesTheSaga() {
    plugin::PluginCatalog catalog({QStringLiteral(HEOROT_BINARY_DIR "/lib/heorot/games"),
                                   QStringLiteral(HEOROT_BINARY_DIR "/share/heorot/data"), QString()});
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, home_->path());
    app::Settings settings = quickSettings();
    settings.save();
    const auto& game = movie_.module();
    engine::Pcg delays(7);
    int grown = 0;
    constexpr int kills = 20;
    for (int i = 0; i < kills; ++i) {
        const QString file = home_->filePath(QStringLiteral("kill-%1.saga").arg(i));
        const session::NewGame begun = newGame(QStringLiteral("movie"), {"random", "random"});
        session::saveSaga(file, game, *game.newMatch(begun.setup, begun.seating, {}));
        const qint64 before = QFileInfo(file).size();
        QProcess program;
        prepare(program, {file});
        program.start();
        QVERIFY(program.waitForStarted());
        // Computer players play and save as soon as the table is shown.
        while (QFileInfo(file).size() == before && program.state() == QProcess::Running) QThread::msleep(2);
        QThread::msleep(delays.below(120));
        program.kill();
        program.waitForFinished();
        try {
            const auto saga = session::loadSaga(file, catalog.finder());
            grown += saga.match->moves().empty() ? 0 : 1;
        } catch (const record::FileError& error) {
            QFAIL(error.what());
        }
    }
    QCOMPARE(grown, kills);
}

HEOROT_SUITE(TestProgram)
#include "tst_program.moc"
