// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/saga_suite.h"

#include "record/format_one.h"
#include "record/yaml.h"
#include "suite/notice.h"

#include <QTest>

#include <algorithm>

namespace heorot::test {

std::vector<std::filesystem::path> SagaSuite::files() const {
    std::vector<std::filesystem::path> files;
    for (const auto& entry : std::filesystem::directory_iterator(folder_))
        if (entry.path().extension() == ".saga") files.push_back(entry.path());
    std::sort(files.begin(), files.end());
    return files;
}

record::LoadedSaga SagaSuite::read(const std::string& text, const std::string& name) const {
    const auto finder = [this](const std::string& id) { return id == game_.id() ? &game_ : nullptr; };
    return record::readSaga(text, name, finder);
}

record::LoadedSaga SagaSuite::load(const std::filesystem::path& file) const {
    return read(record::readFile(file), file.filename().string());
}

void SagaSuite::sagaReplays_data() {
    QTest::addColumn<QString>("file");
    for (const auto& file : files())
        QTest::newRow(file.stem().string().c_str()) << QString::fromStdU16String(file.u16string());
}

/// An empty notice means that the stored last state was reached by the moves, not read from the snapshot.
void SagaSuite::sagaReplays() {
    QFETCH(QString, file);
    const std::filesystem::path path(file.toStdU16String());
    const auto saga = load(path);
    QCOMPARE(noticeOf(saga), std::string());
    QVERIFY(saga.match->isOver());
    QCOMPARE(record::writeSaga(game_, *saga.match), record::readFile(path));
}

/// Every level decides ten times from the middle of the game on, from few iterations.
void SagaSuite::computerPlayersPlayOn() {
    QFETCH(QString, file);
    for (const std::string& word : game_.computerPlayers()) {
        const auto saga = load(std::filesystem::path(file.toStdU16String()));
        record::AnyMatch& match = *saga.match;
        match.goBackTo(match.moves().size() / 2);
        for (int decisions = 0; decisions < 10 && !match.isOver(); ++decisions) {
            const ai::AdviceSpec spec{.opponent = *ai::opponentOf(word), .iterations = 50};
            const ai::Advice advice = game_.adviser(match, match.moves().size(), spec)({});
            QVERIFY2(!match.play(advice.actions.front().action), word.c_str());
        }
    }
}

/// Format 1 had no `now` in the head; such a file opens as the same game.
void SagaSuite::sagaOfFormatOneOpens() {
    QFETCH(QString, file);
    const std::string text = record::readFile(std::filesystem::path(file.toStdU16String()));
    const auto saga = read(inFormatOne(text), "one.saga");
    QCOMPARE(noticeOf(saga), std::string());
    QCOMPARE(record::writeSaga(game_, *saga.match), text);
}

}
