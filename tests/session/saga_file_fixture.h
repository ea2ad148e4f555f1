// SPDX-License-Identifier: GPL-3.0-or-later
// Shared by tests of saga files: a match of the sample game, and its saga in a folder of its own.
#pragma once

#include "plugin/catalog.h"
#include "record/file_error.h"
#include "session/saga_file.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

namespace heorot::test {

inline QByteArray contentOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

class SagaFileFixture : public QObject {
    Q_OBJECT

  private slots:
    void init() {
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

  protected:
    using SagaFile = session::SagaFile;

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

}
