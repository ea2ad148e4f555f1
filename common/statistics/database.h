// SPDX-License-Identifier: GPL-3.0-or-later
// The SQLite file of the statistics: opened, checked and brought to the current version. Two programs may use it at the
// same time; each waits for the other.
#pragma once

#include <QSqlDatabase>
#include <QSqlQuery>
#include <QString>
#include <QVariant>

#include "statistics/store_error.h"

namespace heorot::statistics {

class Database {
  public:
    /// Creates the file and its folder if needed. A file that is damaged, or is not one of Heorot's statistics, is
    /// moved aside. Throws StoreError. Use it only in the thread that created it.
    Database(const QString& path, const QString& driver);
    ~Database();
    Database(const Database&) = delete;
    Database& operator=(const Database&) = delete;

    /// The sentence that says where a damaged file is now; empty if it was not damaged.
    const QString& notice() const { return notice_; }

    /// Throws StoreError.
    QSqlQuery run(const QString& statement, const QVariantList& values = {}) const;

  private:
    /// Returns false if the file is damaged or foreign.
    bool open();
    void close();
    bool isSound() const;
    void moveAside();
    void migrate() const;

    QString path_;
    QString name_;
    QString notice_;
    QSqlDatabase database_;
};

/// Undone unless it is committed.
class Transaction {
  public:
    /// Throws StoreError if another program keeps writing.
    explicit Transaction(const Database& database);
    ~Transaction();
    Transaction(const Transaction&) = delete;
    Transaction& operator=(const Transaction&) = delete;

    /// Throws StoreError; nothing has changed then.
    void commit();

  private:
    const Database& database_;
    bool isOpen_ = true;
};

}
