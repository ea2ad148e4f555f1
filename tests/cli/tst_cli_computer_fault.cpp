// SPDX-License-Identifier: GPL-3.0-or-later
// A computer player that chooses an illegal action, which is a bug in the program: the game stops with a sentence that
// names the player and the file, which contains the game so far.
#include "cli.h"
#include "suite/suite.h"

#include "plugin/catalog.h"
#include "session/saga_file.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace heorot;
using namespace heorot::test;

class CliComputerFault final : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase();
    void illegalComputerMoveIsReported_data();
    void illegalComputerMoveIsReported();
    void illegalMoveWithoutAFileIsReported();

  private:
    CliResult play(const QStringList& arguments, const QStringList& lines) const;

    const QString hall_ = QStringLiteral(HEOROT_BINARY_DIR "/tests/refused");
    QTemporaryDir home_;
    /// The program finds its games relative to itself.
    QString program_;
};

void CliComputerFault::initTestCase() {
    program_ = home_.filePath(QStringLiteral("bin/heorot-cli"));
    QVERIFY(QDir(home_.path()).mkpath(QStringLiteral("bin")));
    QVERIFY(QDir(home_.path()).mkpath(QStringLiteral("share/heorot")));
    QVERIFY(QFile::copy(QStringLiteral(HEOROT_BINARY_DIR "/bin/heorot-cli"), program_));
    const auto link = [this](const QString& from, const char* name) {
        return QFile::link(from, home_.filePath(QLatin1String(name)));
    };
    QVERIFY(link(hall_ + QStringLiteral("/lib"), "lib"));
    QVERIFY(link(hall_ + QStringLiteral("/share/heorot/data"), "share/heorot/data"));
    QVERIFY(link(QStringLiteral(HEOROT_BINARY_DIR "/share/heorot/translations"), "share/heorot/translations"));
}

CliResult CliComputerFault::play(const QStringList& arguments, const QStringList& lines) const {
    return runCli(QStringList{QStringLiteral("play"), QStringLiteral("--game"), QStringLiteral("refused")} + arguments,
                  home_.path(), lines, program_);
}

void CliComputerFault::illegalComputerMoveIsReported_data() {
    QTest::addColumn<QString>("begin");
    QTest::newRow("en") << QStringLiteral(
        "heorot-cli: The computer player Breca chose something the rules don’t allow, ");
    QTest::newRow("de") << QStringLiteral("heorot-cli: Der Computerspieler Breca hat etwas gewählt, was die Regeln ");
    QTest::newRow("fr") << QStringLiteral("heorot-cli: Le joueur virtuel Breca a choisi une action que les règles ");
}

void CliComputerFault::illegalComputerMoveIsReported() {
    QFETCH(QString, begin);
    const QString language = QString::fromLatin1(QTest::currentDataTag());
    const QString file = home_.filePath(language + QStringLiteral(".saga"));
    const CliResult result =
        play({QStringLiteral("--seats"), QStringLiteral("human:Anna,easy:Breca"), QStringLiteral("--first"),
              QStringLiteral("Anna"), QStringLiteral("--saga"), file, QStringLiteral("--language"), language},
             {QStringLiteral("bid done")});
    QCOMPARE(result.status, 2);
    QVERIFY2(result.errors.startsWith(begin), qPrintable(result.errors));
    QVERIFY2(result.errors.endsWith(u' ' + file + u'\n'), qPrintable(result.errors));
    QCOMPARE(result.errors.count(u'\n'), 1);

    plugin::PluginCatalog catalog(
        {hall_ + QStringLiteral("/lib/heorot/games"), hall_ + QStringLiteral("/share/heorot/data"), {}});
    const auto saga = session::loadSaga(file, catalog.finder());
    QCOMPARE(saga.match->moves().size(), std::size_t{1});
    QCOMPARE(saga.match->toMove(), engine::Seat{1});
}

void CliComputerFault::illegalMoveWithoutAFileIsReported() {
    const CliResult result = play({QStringLiteral("--seats"), QStringLiteral("easy,easy")}, {});
    QCOMPARE(result.status, 2);
    QVERIFY2(result.errors.endsWith(QStringLiteral("please report it.\n")), qPrintable(result.errors));
}

HEOROT_SUITE(CliComputerFault)
#include "tst_cli_computer_fault.moc"
