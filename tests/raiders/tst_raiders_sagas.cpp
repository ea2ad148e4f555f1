// SPDX-License-Identifier: GPL-3.0-or-later
// Finished games of Raiders of Midgard, for each number of seats and each way to end, replay to their stored result.
// `write_raiders_sagas` writes them anew.
#include "raiders.h"
#include "record/saga.h"

#include <QTest>

using namespace heorot;
using namespace heorot::test;

class TestRaidersSagas : public QObject {
    Q_OBJECT

  private slots:
    void sagaReplays_data();
    void sagaReplays();
    void everyWayToEndIsKept();

  private:
    static std::vector<std::filesystem::path> files();
    record::LoadedSaga load(const std::filesystem::path& file) const {
        return record::readSaga(record::readFile(file), file.filename().string(), raiders_.finder());
    }

    Raiders raiders_;
};

std::vector<std::filesystem::path> TestRaidersSagas::files() {
    std::vector<std::filesystem::path> files;
    for (const auto& entry : std::filesystem::directory_iterator(raidersSagas))
        if (entry.path().extension() == ".saga") files.push_back(entry.path());
    std::sort(files.begin(), files.end());
    return files;
}

void TestRaidersSagas::sagaReplays_data() {
    QTest::addColumn<QString>("file");
    for (const auto& file : files())
        QTest::newRow(file.stem().string().c_str()) << QString::fromStdU16String(file.u16string());
}

/// An empty notice means that the moves, not the snapshot, led to the stored last state.
void TestRaidersSagas::sagaReplays() {
    QFETCH(QString, file);
    const std::filesystem::path path(file.toStdU16String());
    const auto saga = load(path);
    QCOMPARE(saga.notice, std::string());
    QVERIFY(saga.match->isOver());
    QCOMPARE(record::writeSaga(raiders_.game(), *saga.match), record::readFile(path));
}

/// Seats and options that the kept games were played with, and how they ended.
void TestRaidersSagas::everyWayToEndIsKept() {
    std::set<std::string> found;
    for (const auto& file : files()) {
        const auto saga = load(file);
        const engine::Scores scores = saga.match->scores();
        found.insert(std::to_string(scores.seats) + " seats");
        found.insert(saga.match->setup().options[0] ? "two Terror" : "one Terror");
        auto totals = scores.total;
        std::sort(totals.begin(), totals.begin() + scores.seats, std::greater<>());
        const auto winners = std::count(scores.place.begin(), scores.place.begin() + scores.seats, 1);
        found.insert(winners > 1 ? "shared win" : totals[0] == totals[1] ? "tie broken" : "win");
    }
    const std::set<std::string> wanted{"2 seats",    "3 seats", "4 seats",    "one Terror",
                                       "two Terror", "win",     "tie broken", "shared win"};
    for (const auto& way : wanted) QVERIFY2(found.contains(way), way.c_str());
}

QTEST_APPLESS_MAIN(TestRaidersSagas)
#include "tst_raiders_sagas.moc"
