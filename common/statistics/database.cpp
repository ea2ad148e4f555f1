// SPDX-License-Identifier: GPL-3.0-or-later
#include "statistics/database.h"

#include "statistics/words.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLockFile>
#include <QSqlError>
#include <QUuid>

#include <array>

namespace heorot::statistics {

namespace {

constexpr int patienceMs = 5000;

/// Marks a file as Heorot's, in SQLite's field for that: "Heor".
constexpr int ourFile = 0x48656f72;

/// Each brings a file from the version that is its index to the next one. Once released, none of them changes.
constexpr std::array migrations{R"(
    CREATE TABLE games (
        id INTEGER PRIMARY KEY,
        fingerprint TEXT NOT NULL UNIQUE,
        game TEXT NOT NULL,
        finished INTEGER NOT NULL,
        seats INTEGER NOT NULL,
        moves INTEGER NOT NULL);
    CREATE TABLE players (
        game INTEGER NOT NULL REFERENCES games(id) ON DELETE CASCADE,
        seat INTEGER NOT NULL,
        key TEXT NOT NULL,
        name TEXT NOT NULL,
        player TEXT NOT NULL,
        color INTEGER NOT NULL,
        points INTEGER NOT NULL,
        place INTEGER NOT NULL,
        kept REAL,
        PRIMARY KEY (game, seat)) WITHOUT ROWID;
    CREATE INDEX players_by_key ON players (key);
    CREATE TABLE sources (
        game INTEGER NOT NULL REFERENCES games(id) ON DELETE CASCADE,
        seat INTEGER NOT NULL,
        number INTEGER NOT NULL,
        source TEXT NOT NULL,
        points INTEGER NOT NULL,
        PRIMARY KEY (game, seat, number)) WITHOUT ROWID;
    CREATE TABLE files (
        path TEXT PRIMARY KEY,
        saved INTEGER NOT NULL,
        size INTEGER NOT NULL,
        fingerprint TEXT NOT NULL);
    CREATE INDEX files_by_fingerprint ON files (fingerprint);
    CREATE TABLE removed (fingerprint TEXT PRIMARY KEY) WITHOUT ROWID)"};

// SQLite's result codes (sqlite.org/rescode.html).
constexpr int busy = 5, locked = 6, readOnly = 8, inputOutput = 10, corrupt = 11, full = 13, cannotOpen = 14,
              notADatabase = 26;

int codeOf(const QSqlError& error) {
    constexpr int primary = 0xff; // the rest says more about the error
    return error.nativeErrorCode().toInt() & primary;
}

QString reasonOf(const QSqlError& error) {
    switch (codeOf(error)) {
    //: Reason why the statistics cannot be used; comes after a colon
    case busy:
    case locked: return Say::tr("another program is using them");
    //: Reason why the statistics cannot be used; comes after a colon
    case readOnly: return Say::tr("the file is write-protected");
    //: Reason why the statistics cannot be used; comes after a colon
    case inputOutput: return Say::tr("the disk can’t be read or is full");
    //: Reason why the statistics cannot be used; comes after a colon
    case full: return Say::tr("the disk is full");
    //: Reason why the statistics cannot be used; comes after a colon
    case cannotOpen: return Say::tr("the file can’t be opened");
    //: Reason why the statistics cannot be used; comes after a colon
    case corrupt: return Say::tr("the file is damaged; open the statistics again to recount all sagas");
    default: return error.databaseText();
    }
}

[[noreturn]] void refuse(const QString& why) {
    //: %1 a reason such as "the disk is full"
    throw StoreError(Say::tr("The statistics can’t be used: %1.").arg(why));
}

}

Database::Database(const QString& path, const QString& driver)
    : path_(path), name_(QUuid::createUuid().toString(QUuid::WithoutBraces)) {
    if (!QSqlDatabase::isDriverAvailable(driver))
        throw StoreError(
            Say::tr("Statistics need Qt’s driver for SQLite, which is not installed (on Debian and Ubuntu, "
                    "the package libqt6sql6-sqlite)."));
    const QString folder = QFileInfo(path).absolutePath();
    if (!QDir().mkpath(folder))
        //: Reason why the statistics cannot be used; comes after a colon; %1 a folder
        refuse(Say::tr("the folder %1 can’t be created").arg(QDir::toNativeSeparators(folder)));
    // One program at a time checks the file, moves it aside and migrates it.
    QLockFile lock(path + QStringLiteral(".lock"));
    lock.setStaleLockTime(patienceMs);
    if (!lock.tryLock(2 * patienceMs) && lock.error() == QLockFile::LockFailedError)
        refuse(Say::tr("another program is using them"));
    database_ = QSqlDatabase::addDatabase(driver, name_);
    database_.setDatabaseName(path_);
    database_.setConnectOptions(QStringLiteral("QSQLITE_BUSY_TIMEOUT=%1").arg(patienceMs));
    try {
        if (!open()) {
            close();
            moveAside();
            if (!open()) refuse(Say::tr("the file is damaged"));
        }
        migrate();
    } catch (...) {
        close();
        database_ = {};
        QSqlDatabase::removeDatabase(name_);
        throw;
    }
}

Database::~Database() {
    close();
    database_ = {};
    QSqlDatabase::removeDatabase(name_);
}

void Database::close() {
    database_.close();
}

bool Database::open() {
    if (!database_.open()) refuse(reasonOf(database_.lastError()));
    if (!isSound()) return false;
    run(QStringLiteral("PRAGMA foreign_keys = ON"));
    return true;
}

bool Database::isSound() const {
    const auto value = [this](const char* statement) -> QVariant {
        QSqlQuery query(database_);
        if (query.exec(QLatin1String(statement)) && query.next()) return query.value(0);
        const int code = codeOf(query.lastError());
        if (code == notADatabase || code == corrupt) return {};
        refuse(reasonOf(query.lastError()));
    };
    if (value("PRAGMA quick_check(1)").toString() != QLatin1String("ok")) return false;
    const int id = value("PRAGMA application_id").toInt();
    const bool isEmpty = value("SELECT count(*) FROM sqlite_master").toInt() == 0;
    return id == ourFile || (id == 0 && isEmpty);
}

/// With its journal, which SQLite would otherwise apply to the new file.
void Database::moveAside() {
    QString aside = path_ + QStringLiteral(".damaged");
    for (int i = 2; QFileInfo::exists(aside); ++i) aside = QStringLiteral("%1.damaged-%2").arg(path_).arg(i);
    if (!QFile::rename(path_, aside)) refuse(Say::tr("the file is damaged"));
    for (const char* ending : {"-journal", "-wal", "-shm"})
        QFile::rename(path_ + QLatin1String(ending), aside + QLatin1String(ending));
    //: %1 a file
    notice_ = Say::tr("The statistics were damaged and have been recounted from your sagas; the old file is %1.")
                  .arg(QDir::toNativeSeparators(aside));
}

void Database::migrate() const {
    QSqlQuery version = run(QStringLiteral("PRAGMA user_version"));
    version.next();
    const auto now = static_cast<std::size_t>(version.value(0).toInt());
    version.finish();
    if (now > migrations.size()) refuse(Say::tr("they were written by a newer version of Heorot"));
    if (now == migrations.size()) return;
    Transaction changes(*this);
    for (std::size_t step = now; step < migrations.size(); ++step)
        for (const QString& statement : QString::fromLatin1(migrations[step]).split(u';')) run(statement);
    run(QStringLiteral("PRAGMA application_id = %1").arg(ourFile));
    run(QStringLiteral("PRAGMA user_version = %1").arg(migrations.size()));
    changes.commit();
}

QSqlQuery Database::run(const QString& statement, const QVariantList& values) const {
    QSqlQuery query(database_);
    query.setForwardOnly(true);
    bool isDone = query.prepare(statement);
    if (isDone) {
        for (const QVariant& value : values) query.addBindValue(value);
        isDone = query.exec();
    }
    if (!isDone) refuse(reasonOf(query.lastError()));
    return query;
}

Transaction::Transaction(const Database& database) : database_(database) {
    // Takes the write lock at once: two programs that both read first could not both begin to write.
    database_.run(QStringLiteral("BEGIN IMMEDIATE"));
}

Transaction::~Transaction() {
    if (!isOpen_) return;
    try {
        database_.run(QStringLiteral("ROLLBACK"));
    } catch (const StoreError&) {
        // SQLite has rolled back by itself, as it does when the disk is full.
    }
}

void Transaction::commit() {
    database_.run(QStringLiteral("COMMIT"));
    isOpen_ = false;
}

}
