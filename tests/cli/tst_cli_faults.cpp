// SPDX-License-Identifier: GPL-3.0-or-later
// What is wrong with files and arguments, in the language of the system or of the arguments.
#include "cli.h"
#include "suite/suite.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace heorot::test;

class CliFaults : public QObject {
    Q_OBJECT

  private slots:
    void init() { home_ = std::make_unique<QTemporaryDir>(); }
    void cleanup() { qputenv("LC_ALL", usual_); }

    void filesAreRefusedInTheLanguageOfTheSystem_data();
    void filesAreRefusedInTheLanguageOfTheSystem();
    void argumentsAreRefusedInTheLanguageOfTheSystem_data();
    void argumentsAreRefusedInTheLanguageOfTheSystem();
    void languageOfTheArgumentsComesFirst();
    void helpHasTranslatedPlaceholders();

  private:
    CliResult run(const QString& arguments, const char* system = "de_DE.UTF-8") const {
        qputenv("LC_ALL", system);
        QStringList words;
        for (const QString& word : arguments.split(u' ')) words << QString(word).replace(u'@', home_->path());
        return runCli(words, home_->path());
    }
    void write(const QString& name, const QByteArray& text) const {
        const QString path = home_->filePath(name);
        QFile file(path);
        if (!QDir().mkpath(path.section(u'/', 0, -2)) || !file.open(QIODevice::WriteOnly) || file.write(text) < 0)
            qFatal("the file cannot be written");
    }

    const QByteArray usual_ = qgetenv("LC_ALL");
    std::unique_ptr<QTemporaryDir> home_;
};

void CliFaults::filesAreRefusedInTheLanguageOfTheSystem_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("arguments");
    QTest::addColumn<QString>("german");
    QTest::addColumn<QString>("french");
    const auto row = [](const char* title, const char* name, const char* text, const char* arguments,
                        const char* german, const char* french) {
        QTest::newRow(title) << QString::fromUtf8(name) << QByteArray(text) << QString::fromUtf8(arguments)
                             << QString::fromUtf8(german) << QString::fromUtf8(french);
    };
    row("no YAML", "a.saga", "saga: [1", "play @/a.saga", "a.saga:1: eine hier geöffnete Klammer ist nicht geschlossen",
        "a.saga:1: un crochet ouvert ici n’est pas fermé");
    row("a sentence of yaml-cpp", "a.saga", "a: 1\n- b\n", "replay @/a.saga",
        "a.saga:2: das ist kein YAML: das Ende der Namen mit Werten fehlt",
        "a.saga:2: ce n’est pas du YAML\u00a0: la fin des noms et valeurs manque");
    row("saga of another game", "a.saga", "saga: 1\ngame: chess\nrules: 1\ndata: x\nseats: []\n", "coach @/a.saga",
        "a.saga:2: game: das Spiel „chess“ ist nicht installiert",
        "a.saga:2: game: le jeu «\u00a0chess\u00a0» n’est pas installé");
    row("number out of range", "a.saga", "saga: many\n", "play @/a.saga",
        "a.saga:1: saga: „many“ ist keine ganze Zahl von 1 bis 999",
        "a.saga:1: saga: «\u00a0many\u00a0» n’est pas un nombre entier de 1 à 999");
    row("no file", "b.saga", "", "play @/a.saga", "/a.saga: es gibt keine solche Datei",
        "/a.saga: ce fichier n’existe pas");
    row("data of another game", "own/movie/movie.yaml", "game: raiders\n", "check-data @/own",
        "/movie.yaml:1: game: diese Datei ist für das Spiel „raiders“, nicht für „movie“",
        " ce fichier est pour le jeu «\u00a0raiders\u00a0», pas pour «\u00a0movie\u00a0»");
    row("scenario", "a.yaml", "scenario: a\nsource: b\ngame: movie\nseats: [Anna, Ben]\nposition: {starter: nobody}\n",
        "scenario @/a.yaml", "a.yaml:5: position.starter: es muss ein Spieler sein",
        "a.yaml:5: position.starter: ce doit être un joueur");
    row("a list of values", "a.yaml", "scenario: a\nsource: b\ngame: movie\nseats: [Anna, Ben]\nfirst: Carl\n",
        "scenario @/a.yaml", "a.yaml:5: first: „Carl“ ist nicht „Anna“ oder „Ben“",
        "a.yaml:5: first: «\u00a0Carl\u00a0» n’est pas «\u00a0Anna\u00a0» ou «\u00a0Ben\u00a0»");
}

void CliFaults::filesAreRefusedInTheLanguageOfTheSystem() {
    QFETCH(QString, name);
    QFETCH(QByteArray, text);
    QFETCH(QString, arguments);
    QFETCH(QString, german);
    QFETCH(QString, french);
    write(name, text);
    const CliResult inGerman = run(arguments);
    QVERIFY(inGerman.status > 0);
    QVERIFY2((inGerman.out + inGerman.errors).contains(german), qPrintable(inGerman.out + inGerman.errors));
    const CliResult inFrench = run(arguments, "fr_FR.UTF-8");
    QVERIFY2((inFrench.out + inFrench.errors).contains(french), qPrintable(inFrench.out + inFrench.errors));
}

void CliFaults::argumentsAreRefusedInTheLanguageOfTheSystem_data() {
    QTest::addColumn<QString>("arguments");
    QTest::addColumn<QString>("german");
    const auto row = [](const char* arguments, const char* german) {
        QTest::newRow(arguments) << QString::fromUtf8(arguments) << QString::fromUtf8(german);
    };
    row("dance", "„dance“ ist kein Befehl von heorot-cli; siehe „heorot-cli --help“");
    row("play --game chess --seats easy,easy",
        "--game: kein Plugin bietet ein Spiel „chess“; es gibt: legend, movie, raiders");
    row("play --game movie --seats silly,easy", "--seats: „silly“ ist keine Art von Spieler; möglich ist „human“, ");
    row("play --game movie --seats human,easy --option x=1",
        "--option: das Spiel hat keine Option „x“; es hat: act-3-board, last-power");
    row("simulate --game movie --seats easy,easy --seed many", "--seed: „many“ ist keine ganze Zahl von 0 bis ");
    row("check-data /dev/null/x", "check-data: /dev/null ist kein Ordner");
}

void CliFaults::argumentsAreRefusedInTheLanguageOfTheSystem() {
    QFETCH(QString, arguments);
    QFETCH(QString, german);
    const CliResult result = run(arguments);
    QCOMPARE(result.status, 2);
    QVERIFY2(result.errors.startsWith(QStringLiteral("heorot-cli: ") + german), qPrintable(result.errors));
}

void CliFaults::languageOfTheArgumentsComesFirst() {
    const CliResult result = run(QStringLiteral("play --language fr @/a.saga"));
    QVERIFY2(result.errors.endsWith(QStringLiteral("a.saga: ce fichier n’existe pas\n")), qPrintable(result.errors));
    const CliResult english = run(QStringLiteral("play --language en @/a.saga"));
    QVERIFY2(english.errors.endsWith(QStringLiteral("a.saga: there is no such file\n")), qPrintable(english.errors));
}

/// Commands and options are the same in every language.
void CliFaults::helpHasTranslatedPlaceholders() {
    const CliResult list = run(QStringLiteral("help"), "fr_FR.UTF-8");
    // Behind the syntax, or below it if it is long, comes what the command does.
    QVERIFY2(list.out.contains(QStringLiteral("\n  replay FICHIER.saga  ")) &&
                 list.out.contains(QStringLiteral("--seats JOUEURS ")) &&
                 list.out.contains(QStringLiteral("\n  merge FICHIER.json ... [--json FICHIER]\n   ")),
             qPrintable(list.out));
    QVERIFY2(!list.out.contains(QStringLiteral("FILE")), qPrintable(list.out));
    const CliResult options = run(QStringLiteral("play --help"));
    QVERIFY2(options.out.contains(QStringLiteral("--saga <DATEI>")), qPrintable(options.out));
    QVERIFY2(options.out.contains(QStringLiteral("Wohin nach jeder Aktion gespeichert wird.")),
             qPrintable(options.out));
}

HEOROT_SUITE(CliFaults)
#include "tst_cli_faults.moc"
