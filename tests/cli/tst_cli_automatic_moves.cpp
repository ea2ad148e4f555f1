// SPDX-License-Identifier: GPL-3.0-or-later
// Moves played automatically with a typed one: effects whose order does not matter, and a forced refusal.
#include "cli.h"
#include "suite/suite.h"

#include "plugin/catalog.h"
#include "record/yaml.h"
#include "session/saga_file.h"

#include <QTemporaryDir>
#include <QTest>

using namespace heorot;
using namespace heorot::test;

class CliAutomaticMoves : public QObject {
    Q_OBJECT

  private slots:
    void equalEffectsAreSettledAndUndoneTogether();
    void forcedRefusalIsPlayedAutomatically();
    void undoneRefusalIsAskedFor();
    void voluntaryRefusalIsAskedFor();
    void othersDoNotLearnOfAForcedRefusal();

  private:
    QTemporaryDir home_;
    plugin::PluginCatalog catalog_{{QStringLiteral(HEOROT_BINARY_DIR "/lib/heorot/games"),
                                    QStringLiteral(HEOROT_BINARY_DIR "/share/heorot/data"), QString()}};

    QString saga() const { return home_.filePath(QStringLiteral("game.saga")); }
    /// Seats A, B, C; the first `persons` seats are people.
    void store(const QString& id, int seats, int persons, const std::string& position) {
        const auto* game = catalog_.game(id);
        QVERIFY(game);
        engine::Setup setup;
        setup.seats = seats;
        setup.options = record::defaultOptions(*game);
        record::Seating seating;
        for (int seat = 0; seat < seats; ++seat) {
            seating.names.emplace_back(1, static_cast<char>('A' + seat));
            seating.players.emplace_back(seat < persons ? "human" : "v1");
        }
        const auto match = game->newMatch(setup, seating);
        const record::Node tree = record::parseYaml(position, "position");
        const std::string file = "position";
        match->arrange(record::Cursor(tree, file));
        session::saveSaga(saga(), *game, *match);
    }
    /// After these lines the person leaves.
    CliResult typed(const QStringList& lines) const {
        return runCli({QStringLiteral("play"), saga(), QStringLiteral("--no-cover")}, home_.path(),
                      lines + QStringList{QStringLiteral("quit")});
    }
    /// A's actions, from the file.
    QStringList doneByA() {
        const auto match = session::loadSaga(saga(), catalog_.finder()).match;
        QStringList actions;
        // The game began from a position, so its moves are stored as lines only.
        for (const std::string& line : match->earlierLines())
            if (line.starts_with("A: ")) actions << QString::fromStdString(line.substr(3));
        return actions;
    }
};

void CliAutomaticMoves::equalEffectsAreSettledAndUndoneTogether() {
    const auto atFourCards = [&] {
        store(QStringLiteral("raiders"), 2, 1,
              "{phase: resolve, stage: close, to_move: A, active: A, location: keeps, chosen: {keeps: A, recruit: B}, "
              "recruits: [], spoils: [treasure, treasure, art, armor], seats: {A: {dice: {}}}}");
    };
    atFourCards();
    typed({QStringLiteral("resolve art")});
    const QStringList done = doneByA();
    QVERIFY(done.size() > 1);
    QCOMPARE(done.front(), QStringLiteral("resolve art"));
    for (const QString& action : done) QVERIFY2(action.startsWith(QStringLiteral("resolve ")), qPrintable(action));
    atFourCards();
    typed({QStringLiteral("resolve art"), QStringLiteral("undo")});
    QCOMPARE(doneByA(), QStringList());
    atFourCards();
    typed({QStringLiteral("resolve art"), QStringLiteral("undo"), QStringLiteral("redo")});
    QCOMPARE(doneByA(), done);
}

namespace {

std::string courtWith(const std::string& hand) {
    return "{step: king-hygelacs-court, phase: pay, to_move: A, seats: {A: {hand: [" + hand +
           "]}, B: {hand: []}, C: {hand: []}}}";
}

}

void CliAutomaticMoves::forcedRefusalIsPlayedAutomatically() {
    store(QStringLiteral("legend"), 3, 1, courtWith(""));
    typed({});
    QCOMPARE(doneByA().value(0), QStringLiteral("pass"));
}

void CliAutomaticMoves::undoneRefusalIsAskedFor() {
    store(QStringLiteral("legend"), 3, 1, courtWith(""));
    const CliResult result = typed({QStringLiteral("undo"), QStringLiteral("list")});
    QCOMPARE(doneByA(), QStringList());
    QVERIFY2(result.out.contains(QStringLiteral("pass")), qPrintable(result.out));
}

void CliAutomaticMoves::voluntaryRefusalIsAskedFor() {
    store(QStringLiteral("legend"), 3, 1, courtWith("wit1, wit1"));
    typed({});
    QCOMPARE(doneByA(), QStringList());
}

void CliAutomaticMoves::othersDoNotLearnOfAForcedRefusal() {
    store(QStringLiteral("legend"), 3, 2, courtWith(""));
    typed({QString()});
    QCOMPARE(doneByA(), QStringList());
}

HEOROT_SUITE(CliAutomaticMoves)
#include "tst_cli_automatic_moves.moc"
