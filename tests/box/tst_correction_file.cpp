// SPDX-License-Identifier: GPL-3.0-or-later
// Corrections on disk: what is in effect, what waits for others that it fits with, two programs, and files that cannot
// be read or written.
#include "games/loaded_games.h"
#include "record/file_error.h"
#include "session/correction_file.h"
#include "suite/refusal.h"
#include "suite/suite.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace heorot;
using namespace heorot::test;
using record::Correction;
using record::Node;
using session::CorrectionFile;
using session::CorrectionState;

namespace {

const QString effective = QStringLiteral("corrections.yaml");
const QString draft = QStringLiteral("corrections-draft.yaml");

Correction number(const char* path, int was, int value) {
    return {"sample.yaml", path, Node::ofNumber(was), Node::ofNumber(value)};
}
/// There are too few tokens with this one, unless there are more of another kind.
const Correction fewer = number("tokens[0].copies", 9, 1);
const Correction more = number("tokens[1].copies", 6, 14);
const Correction price = number("price.value", 4, 6);

}

class TestCorrectionFile : public QObject {
    Q_OBJECT

  private slots:
    void init() { folder_ = std::make_unique<QTemporaryDir>(); }
    void changeIsInEffectAtOnce();
    void oldValueRemovesACorrection();
    void whatDoesNotFitYetWaits();
    void twoProgramsKeepEachOthersCorrections();
    void unreadableFileIsNotReplaced();
    void fileThatCannotBeWrittenStays();
    void exportedFileIsImportedElsewhere();
    void newGamesUseTheCorrections();

  private:
    CorrectionFile file() { return {own(), sample_.module()}; }
    QString own() const { return folder_->filePath(QStringLiteral("own/sample")); }
    QStringList names() const { return QDir(own()).entryList(QDir::Files | QDir::Hidden, QDir::Name); }
    QString path(const QString& name) const { return QDir(own()).filePath(name); }
    void write(const QString& name, const QByteArray& text) const {
        QFile there(path(name));
        QVERIFY(QDir().mkpath(own()) && there.open(QIODevice::WriteOnly) && there.write(text) == text.size());
    }

    SampleGame sample_;
    std::unique_ptr<QTemporaryDir> folder_;
};

void TestCorrectionFile::changeIsInEffectAtOnce() {
    QVERIFY(file().read().wanted.empty());
    const CorrectionState state = file().change({price});
    QVERIFY(!state.fault);
    QVERIFY(state.inEffect == state.wanted);
    QCOMPARE(names(), QStringList{effective});
    QVERIFY(file().read().inEffect == state.wanted);
}

void TestCorrectionFile::oldValueRemovesACorrection() {
    file().change({price});
    QVERIFY(file().change({number("price.value", 4, 4)}).inEffect.empty());
    QVERIFY(file().read().wanted.empty());
}

void TestCorrectionFile::whatDoesNotFitYetWaits() {
    file().change({price});
    const CorrectionState waiting = file().change({fewer});
    QCOMPARE(QString::fromStdString(waiting.fault.english()),
             QStringLiteral("sample.yaml:7: tokens: there are too few tokens for all hands"));
    QCOMPARE(waiting.wanted.all().size(), std::size_t{2});
    QCOMPARE(waiting.inEffect.all().size(), std::size_t{1});
    QCOMPARE(names(), (QStringList{draft, effective}));
    // Another start of the program finds both.
    QVERIFY(file().read().wanted == waiting.wanted);
    const CorrectionState fits = file().change({more});
    QVERIFY(!fits.fault);
    QCOMPARE(fits.inEffect.all().size(), std::size_t{3});
    QCOMPARE(names(), QStringList{effective});
}

void TestCorrectionFile::twoProgramsKeepEachOthersCorrections() {
    const CorrectionFile one = file();
    const CorrectionFile other = file();
    QVERIFY(one.read().wanted == other.read().wanted);
    one.change({price});
    other.change({number("die.sides", 6, 8)});
    QCOMPARE(one.read().inEffect.all().size(), std::size_t{2});
}

void TestCorrectionFile::unreadableFileIsNotReplaced() {
    write(effective, "corrections: one\n");
    QVERIFY(
        refusal([&] { file().change({price}); }).contains(QStringLiteral("corrections.yaml:1: corrections: 'one'")));
    QFile there(path(effective));
    QVERIFY(there.open(QIODevice::ReadOnly));
    QCOMPARE(there.readAll(), QByteArray("corrections: one\n"));
}

void TestCorrectionFile::fileThatCannotBeWrittenStays() {
    QVERIFY(QDir().mkpath(path(effective)));
    QVERIFY(refusal([&] { file().change({price}); }).contains(QStringLiteral("corrections.yaml")));
    QVERIFY(QFileInfo(path(effective)).isDir());
}

void TestCorrectionFile::exportedFileIsImportedElsewhere() {
    file().change({price, fewer});
    const QString exported = folder_->filePath(QStringLiteral("mine.yaml"));
    file().exportTo(exported);
    const CorrectionFile elsewhere(folder_->filePath(QStringLiteral("other")), sample_.module());
    elsewhere.change({more});
    const CorrectionState state = elsewhere.importFrom(exported);
    QCOMPARE(state.inEffect.all().size(), std::size_t{3});
    QVERIFY(refusal([&] {
                file().importFrom(folder_->filePath(QStringLiteral("none.yaml")));
            }).contains(QStringLiteral("none.yaml")));
}

void TestCorrectionFile::newGamesUseTheCorrections() {
    plugin::PluginCatalog catalog({QStringLiteral(HEOROT_BINARY_DIR "/tests/games"),
                                   QStringLiteral(HEOROT_BINARY_DIR "/tests/data"),
                                   folder_->filePath(QStringLiteral("own"))});
    const QString id = QStringLiteral("sample");
    const auto* before = catalog.game(id);
    QCOMPARE(catalog.ownFolder(id), own());
    file().change({price});
    QCOMPARE(catalog.game(id), before);
    catalog.rereadCorrections(id);
    QVERIFY(catalog.game(id) != before);
    QVERIFY(catalog.game(id)->fingerprint() != before->fingerprint());
    // A program that is started later refuses a game with corrections that do not fit.
    write(effective, "corrections: 1\ngame: sample\ndata: \"\"\nvalues: []\n");
    catalog.rereadCorrections(id);
    QCOMPARE(catalog.game(id), before);
    write(effective,
          "corrections: 1\ngame: sample\ndata: \"\"\nvalues: [{file: sample.yaml, path: die.sides, was: 6, is: 1}]\n");
    plugin::PluginCatalog later({QStringLiteral(HEOROT_BINARY_DIR "/tests/games"),
                                 QStringLiteral(HEOROT_BINARY_DIR "/tests/data"),
                                 folder_->filePath(QStringLiteral("own"))});
    QVERIFY(!later.game(id));
    QCOMPARE(later.why(id),
             path(effective) + QStringLiteral(": sample.yaml:5: die.sides: “1” is not a whole number from 2 "
                                              "to 20; remove this file to play with the shipped numbers"));
}

HEOROT_SUITE(TestCorrectionFile)

#include "tst_correction_file.moc"
