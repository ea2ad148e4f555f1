// SPDX-License-Identifier: GPL-3.0-or-later
// A saga on disk is never lost: not to a full disk, another program, being opened, or changed rules.
#include "language/translations.h"
#include "plugin/catalog.h"
#include "record/file_error.h"
#include "record/refusal.h"
#include "session/saga_file.h"
#include "session/whole_file.h"
#include "suite/suite.h"
#include "suite/unprivileged.h"

#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

#include <array>
#include <barrier>
#include <csignal>
#include <sys/resource.h>
#include <thread>

using namespace heorot;
using session::SagaFile;

namespace {

/// During its lifetime, no file can grow beyond this many bytes, as on a full disk.
class FullDisk {
  public:
    explicit FullDisk(rlim_t bytes) : handler_(std::signal(SIGXFSZ, SIG_IGN)) {
        getrlimit(RLIMIT_FSIZE, &before_);
        const rlimit now{bytes, before_.rlim_max};
        setrlimit(RLIMIT_FSIZE, &now);
    }
    ~FullDisk() {
        setrlimit(RLIMIT_FSIZE, &before_);
        std::signal(SIGXFSZ, handler_);
    }

  private:
    rlimit before_{};
    void (*handler_)(int);
};

QByteArray contentOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

}

class TestSagaFile : public QObject {
    Q_OBJECT

  private slots:
    void init();
    void fullDiskKeepsTheOldSaga();
    void openingChangesNothing();
    void fileOfAnotherProgramIsNotReplaced();
    void fileWrittenWhileLoadingIsNotReplaced();
    void fileThatAppearedMeanwhileIsNotReplaced();
    void secondOfTwoProgramsIsRefused();
    void lockedFileIsReported();
    void changedRulesKeepTheOldSagaAsACopy();
    void oldCopiesAreNotReplaced();
    void oldSagaIsKeptOnce();
    void unusableFolderIsNamed_data();
    void unusableFolderIsNamed();
    void inaccessibleFolderIsNamed();
    void reasonsUseTheCurrentLanguage();
    void withoutAFileNothingIsSaved();
    void linkAndPermissionsArePreserved();
    void writeProtectedFileIsNotReplaced();
    void onlyLeftoversAreRemoved();
    void fileNameIsCompleted_data();
    void fileNameIsCompleted();
    void promptIsWrittenInTheLanguageInUse();

  private:
    const game::GameModule& game() { return *catalog_.game(QStringLiteral("sample")); }
    void play() {
        engine::ActionList legal;
        match_->legalActions(legal);
        QVERIFY(!match_->play(legal[0]));
    }
    void append(const QByteArray& text) {
        QFile file(path_);
        QVERIFY(file.open(QIODevice::Append) && file.write(text) == text.size());
    }
    QString refusal(SagaFile& file) {
        try {
            file.save(game(), *match_);
            return {};
        } catch (const record::FileError& error) {
            return QString::fromUtf8(error.what());
        }
    }
    QStringList all() const { return QDir(folder_->path()).entryList(QDir::Files | QDir::Hidden, QDir::Name); }
    /// Former rules, with a different first decision.
    QByteArray storeOfOtherRules() {
        QByteArray old = contentOf(path_);
        old.replace("rules: 1\n", "rules: 2\n").replace("action: bid", "action: bit");
        QFile stored(path_);
        if (!old.contains("action: bit") || !stored.open(QIODevice::WriteOnly) || stored.write(old) != old.size())
            qFatal("the saga cannot be stored");
        return old;
    }
    SagaFile reopened() {
        session::StoredSaga saga = session::loadSaga(path_, catalog_.finder());
        SagaFile file(path_, saga);
        match_ = std::move(saga.match);
        return file;
    }

    plugin::PluginCatalog catalog_{
        {QStringLiteral(HEOROT_BINARY_DIR "/tests/games"), QStringLiteral(HEOROT_BINARY_DIR "/tests/data"), {}}};
    std::unique_ptr<QTemporaryDir> folder_;
    QString path_;
    std::unique_ptr<record::AnyMatch> match_;
};

void TestSagaFile::init() {
    folder_ = std::make_unique<QTemporaryDir>();
    path_ = folder_->filePath(QStringLiteral("a.saga"));
    engine::Setup setup;
    setup.options = record::defaultOptions(game());
    record::Seating seating;
    seating.names = {"Anna", "Ben"};
    seating.players = {"human", "easy"};
    match_ = game().newMatch(setup, seating);
    play();
    session::saveSaga(path_, game(), *match_);
}

void TestSagaFile::fullDiskKeepsTheOldSaga() {
    const QByteArray before = contentOf(path_);
    QVERIFY(before.size() > 200);
    SagaFile file(path_);
    play();
    {
        const FullDisk full(100);
        QCOMPARE(refusal(file),
                 path_ +
                     QStringLiteral(": the game cannot be saved here: the disk has no room for a file of this size"));
    }
    QCOMPARE(contentOf(path_), before);
    QCOMPARE(QDir(folder_->path()).entryList(QDir::Files).size(), 1);
    QCOMPARE(refusal(file), QString());
    QVERIFY(contentOf(path_) != before);
}

void TestSagaFile::openingChangesNothing() {
    append("# looked at\n");
    const QByteArray before = contentOf(path_);
    SagaFile file = reopened();
    QCOMPARE(refusal(file), QString());
    QCOMPARE(contentOf(path_), before);
    play();
    QCOMPARE(refusal(file), QString());
    QVERIFY(contentOf(path_) != before);
}

void TestSagaFile::fileOfAnotherProgramIsNotReplaced() {
    SagaFile file = reopened();
    append("# of another\n");
    const QByteArray before = contentOf(path_);
    play();
    QCOMPARE(refusal(file), path_ + QStringLiteral(": the game cannot be saved here: another program has changed the "
                                                   "file; save under another name"));
    QCOMPARE(contentOf(path_), before);
}

void TestSagaFile::fileWrittenWhileLoadingIsNotReplaced() {
    const session::StoredSaga saga = session::loadSaga(path_, catalog_.finder());
    append("# of another\n");
    SagaFile file(path_, saga);
    const QByteArray before = contentOf(path_);
    play();
    QVERIFY(refusal(file).contains(QStringLiteral("another program has changed the file")));
    QCOMPARE(contentOf(path_), before);
}

void TestSagaFile::fileThatAppearedMeanwhileIsNotReplaced() {
    path_ = folder_->filePath(QStringLiteral("b.saga"));
    SagaFile file(path_);
    append("of another\n");
    QVERIFY(!refusal(file).isEmpty());
    QCOMPARE(contentOf(path_), QByteArray("of another\n"));
}

void TestSagaFile::changedRulesKeepTheOldSagaAsACopy() {
    const QByteArray old = storeOfOtherRules();
    SagaFile file = reopened();
    QVERIFY(!match_->earlierLines().empty());
    QCOMPARE(refusal(file), QString());
    QCOMPARE(contentOf(path_), old);
    play();
    QCOMPARE(refusal(file), QString());
    QVERIFY(contentOf(path_) != old);
    QCOMPARE(contentOf(path_ + QStringLiteral(".old")), old);
}

void TestSagaFile::oldCopiesAreNotReplaced() {
    const QByteArray mine("mine\n");
    for (const char* name : {".old", ".old-2"}) {
        QFile other(path_ + QLatin1String(name));
        QVERIFY(other.open(QIODevice::WriteOnly) && other.write(mine) == mine.size());
    }
    const QByteArray old = storeOfOtherRules();
    SagaFile file = reopened();
    play();
    QCOMPARE(refusal(file), QString());
    QCOMPARE(contentOf(path_ + QStringLiteral(".old")), mine);
    QCOMPARE(contentOf(path_ + QStringLiteral(".old-2")), mine);
    QCOMPARE(contentOf(path_ + QStringLiteral(".old-3")), old);
}

/// A file of older rules is kept once: not again when the same file comes back, nor when the game is resumed later.
void TestSagaFile::oldSagaIsKeptOnce() {
    const QByteArray old = storeOfOtherRules();
    const QStringList expected{QStringLiteral("a.saga"), QStringLiteral("a.saga.old")};
    for (int resumed = 0; resumed < 3; ++resumed) {
        SagaFile file = reopened();
        play();
        QCOMPARE(refusal(file), QString());
        QCOMPARE(all(), expected);
    }
    QFile again(path_);
    QVERIFY(again.open(QIODevice::WriteOnly) && again.write(old) == old.size());
    again.close();
    SagaFile file = reopened();
    play();
    QCOMPARE(refusal(file), QString());
    QCOMPARE(all(), expected);
    QCOMPARE(contentOf(path_ + QStringLiteral(".old")), old);
}

void TestSagaFile::unusableFolderIsNamed_data() {
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("why");
    QTest::newRow("a file") << "/dev/null/sagas/x.saga"
                            << "/dev/null is not a folder";
    QTest::newRow("no new folder there") << "/proc/none/sagas/x.saga"
                                         << "no folder can be created in /proc: No such file or directory";
    QTest::newRow("nothing can be written") << "/proc/x.saga"
                                            << "nothing can be written in the folder /proc: No such file or directory";
    const QString name(300, u'x');
    QTest::newRow("long name")
        << QStringLiteral("/tmp/%1/x.saga").arg(name)
        << QStringLiteral("the folder /tmp/%1 cannot be entered: the name is too long").arg(name);
}

void TestSagaFile::unusableFolderIsNamed() {
    QFETCH(QString, path);
    QFETCH(QString, why);
    SagaFile file(path);
    QCOMPARE(refusal(file), path + QStringLiteral(": the game cannot be saved here: ") + why);
}

void TestSagaFile::inaccessibleFolderIsNamed() {
    const QString closed = folder_->filePath(QStringLiteral("closed"));
    QVERIFY(QDir().mkpath(closed) && QFile::setPermissions(closed, {}));
    for (const char* name : {"/x.saga", "/sagas/x.saga"}) {
        const QString path = closed + QLatin1String(name);
        QString why;
        QString whyNotRead;
        {
            const test::Unprivileged user(folder_->path());
            SagaFile file(path);
            why = refusal(file);
            whyNotRead = test::refusal([&] { session::loadSaga(path, catalog_.finder()); });
        }
        const QString reason = QStringLiteral("the folder %1 cannot be entered: permission denied").arg(closed);
        QCOMPARE(why, path + QStringLiteral(": the game cannot be saved here: ") + reason);
        QCOMPARE(whyNotRead, path + QStringLiteral(": ") + reason);
    }
    QVERIFY(QFile::setPermissions(closed, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
}

void TestSagaFile::reasonsUseTheCurrentLanguage() {
    language::Translations translations{QStringLiteral(HEOROT_BINARY_DIR "/share/heorot/translations")};
    QVERIFY(translations.use(QStringLiteral("de")));
    SagaFile file(QStringLiteral("/dev/null/x.saga"));
    const QString why = refusal(file);
    QVERIFY(translations.use(QStringLiteral("en")));
    QCOMPARE(why, QStringLiteral("/dev/null/x.saga: hier kann das Spiel nicht gespeichert werden: "
                                 "/dev/null ist kein Ordner"));
}

/// Both have read the same file, then both decide. The second one is refused at once, and the first decision stays.
void TestSagaFile::secondOfTwoProgramsIsRefused() {
    for (int i = 0; i < 20; ++i) {
        const auto stored = contentOf(path_);
        std::array<std::unique_ptr<record::AnyMatch>, 2> matches;
        std::array<SagaFile, 2> files;
        for (std::size_t program = 0; program < 2; ++program) {
            matches[program] = session::loadSaga(path_, catalog_.finder()).match;
            files[program] = SagaFile(path_, game(), *matches[program]);
            engine::ActionList legal;
            matches[program]->legalActions(legal);
            QVERIFY(!matches[program]->play(legal[program]));
        }
        std::array<QString, 2> refused;
        std::barrier together(2);
        const auto decide = [&](std::size_t program) {
            together.arrive_and_wait();
            try {
                files[program].save(game(), *matches[program]);
            } catch (const record::FileError& error) {
                refused[program] = QString::fromUtf8(error.what());
            }
        };
        std::thread other(decide, 1);
        decide(0);
        other.join();
        QCOMPARE((refused[0].isEmpty() ? 0 : 1) + (refused[1].isEmpty() ? 0 : 1), 1);
        const std::size_t saved = refused[0].isEmpty() ? 0 : 1;
        QVERIFY2(refused[1 - saved].contains(QStringLiteral("another program has changed the file")),
                 qPrintable(refused[1 - saved]));
        QVERIFY(session::loadSaga(path_, catalog_.finder()).match->describeState() == matches[saved]->describeState());
        QFile back(path_);
        QVERIFY(back.open(QIODevice::WriteOnly) && back.write(stored) == stored.size());
    }
}

void TestSagaFile::lockedFileIsReported() {
    const QByteArray before = contentOf(path_);
    SagaFile file(path_);
    play();
    {
        const session::FileTurn other(path_);
        QCOMPARE(other.refusal(), QString());
        QCOMPARE(refusal(file),
                 path_ + QStringLiteral(": the game cannot be saved here: another program is saving there"));
    }
    QCOMPARE(contentOf(path_), before);
    QCOMPARE(refusal(file), QString());
    QVERIFY(contentOf(path_) != before);
}

void TestSagaFile::linkAndPermissionsArePreserved() {
    const QString link = folder_->filePath(QStringLiteral("link.saga"));
    QVERIFY(QFile::link(path_, link));
    const auto permissions = QFileDevice::ReadOwner | QFileDevice::WriteOwner;
    QVERIFY(QFile::setPermissions(path_, permissions));
    const QByteArray before = contentOf(path_);
    SagaFile file(link);
    play();
    QCOMPARE(refusal(file), QString());
    QVERIFY(QFileInfo(link).isSymLink());
    QVERIFY(contentOf(path_) != before);
    const auto ofAll = QFileDevice::ReadGroup | QFileDevice::WriteGroup | QFileDevice::ReadOther |
                       QFileDevice::WriteOther | QFileDevice::ReadOwner | QFileDevice::WriteOwner;
    QCOMPARE(QFile::permissions(path_) & ofAll, permissions);
    QCOMPARE(all(), (QStringList{QStringLiteral("a.saga"), QStringLiteral("link.saga")}));
}

void TestSagaFile::writeProtectedFileIsNotReplaced() {
    QVERIFY(QDir(folder_->path()).mkdir(QStringLiteral("b.saga")));
    SagaFile folder(folder_->filePath(QStringLiteral("b.saga")));
    QVERIFY(refusal(folder).endsWith(QStringLiteral(": the game cannot be saved here: this is not a file")));
    QVERIFY(QFile::setPermissions(path_, QFileDevice::ReadOwner));
    if (QFileInfo(path_).isWritable()) QSKIP("nothing is protected from this user");
    const QByteArray before = contentOf(path_);
    SagaFile file(path_);
    play();
    QVERIFY(refusal(file).endsWith(QStringLiteral("the file is write-protected")));
    QCOMPARE(contentOf(path_), before);
}

void TestSagaFile::onlyLeftoversAreRemoved() {
    const QStringList others{QStringLiteral(".heorot-mine.part"), QStringLiteral("a.saga"),
                             QStringLiteral("a.saga.backup"), QStringLiteral("a.saga.part")};
    const QString stem = folder_->filePath(QStringLiteral(".heorot-0123456789abcdef."));
    QStringList files{stem + QStringLiteral("part"), stem + QStringLiteral("lock")};
    for (const QString& name : others) files << folder_->filePath(name);
    for (const QString& path : files) {
        QFile file(path);
        // The lock of a program that no longer exists.
        QVERIFY(file.open(QIODevice::Append) && file.write("2147483646\ngone\n\n") > 0);
    }
    // Opening a saga anywhere cleans up its folder; this file cannot be read.
    const QString opened = folder_->filePath(QStringLiteral("a.saga"));
    QVERIFY_THROWS_EXCEPTION(record::FileError, session::loadSaga(opened, catalog_.finder()));
    QCOMPARE(all(), others);
    for (const QString& path : all()) QVERIFY(QFileInfo(folder_->filePath(path)).size() > 0);
}

void TestSagaFile::fileNameIsCompleted_data() {
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("settled");
    const auto row = [](const char* typed, const char* settled) {
        QTest::newRow(typed) << QString::fromUtf8(typed) << QString::fromUtf8(settled);
    };
    row("/a/anna", "/a/anna.saga");
    row("/a/anna.saga", "/a/anna.saga");
    row("/a/anna.SAGA", "/a/anna.SAGA");
    row("/a.b/anna", "/a.b/anna.saga");
    row("/a/anna.2", "/a/anna.2.saga");
    row("/a/v1.2.3", "/a/v1.2.3.saga");
    row("/a/anna.", "/a/anna..saga");
    row("/a/.saga", "/a/.saga.saga");
    row("/a/.anna", "/a/.anna.saga");
    row("/a/anna.saga.old", "/a/anna.saga.old.saga");
    row("/a/*?[x]", "/a/*?[x].saga");
    row("anna", "anna.saga");
    row("~anna", "~anna.saga");
    row("/~/anna", "/~/anna.saga");
    for (const char* path : {"/anna.saga", "/", "/a b/anna.saga"})
        QTest::newRow(qPrintable(u'~' + QLatin1String(path)))
            << u'~' + QLatin1String(path) << QDir::homePath() + QLatin1String(path);
    QTest::newRow("home") << "~" << QDir::homePath() + u'/';
    row("", "");
}

void TestSagaFile::fileNameIsCompleted() {
    QFETCH(QString, typed);
    QFETCH(QString, settled);
    QCOMPARE(session::sagaPathFor(typed), settled);
}

void TestSagaFile::promptIsWrittenInTheLanguageInUse() {
    const auto head = [this] { return record::readSagaHead(path_.toStdU16String()); };
    QCOMPARE(head().prompt.language, std::string("en"));
    QCOMPARE(QString::fromStdString(head().prompt.text), game().words().prompt(*match_, engine::nobody));
    language::Translations translations{QStringLiteral(HEOROT_BINARY_DIR "/share/heorot/translations")};
    QVERIFY(translations.use(language::Translations::pseudo()));
    session::saveSaga(path_, game(), *match_);
    QCOMPARE(head().prompt.language, language::Translations::pseudo().toStdString());
    QVERIFY(translations.use(QStringLiteral("en")));
    // Changing the language is not a decision.
    SagaFile file(path_, game(), *match_);
    QCOMPARE(refusal(file), QString());
    QCOMPARE(head().prompt.language, language::Translations::pseudo().toStdString());
}

void TestSagaFile::withoutAFileNothingIsSaved() {
    SagaFile file;
    QCOMPARE(refusal(file), QString());
    QCOMPARE(QDir(folder_->path()).entryList(QDir::Files).size(), 1);
}

HEOROT_SUITE(TestSagaFile)
#include "tst_saga_file.moc"
