// SPDX-License-Identifier: GPL-3.0-or-later
// Rules of the sample game: hidden information, and the orders of a bid that a search tries.
#include "record/file_error.h"
#include "record/yaml.h"
#include "samplegame/rules/game.h"
#include "suite/suite.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace heorot::samplegame;
using heorot::engine::Action;
using heorot::engine::Events;
using heorot::engine::GeneratorChance;
using heorot::engine::Generators;
using heorot::engine::Setup;

namespace {

const QString dataFolder = QStringLiteral(HEOROT_BINARY_DIR "/tests/data/sample");

std::shared_ptr<const Rules> load(const QString& folder) {
    heorot::record::DataSource data(folder.toStdString());
    return Game::load(data);
}

bool isHidden(const auto& list) {
    return std::all_of(list.begin(), list.end(), [](Token token) { return token == unknown; });
}

}

class TestSampleRules : public QObject {
    Q_OBJECT
  private slots:
    void init() {
        rules_ = load(dataFolder);
        generators_ = Generators(7);
        GeneratorChance chance(generators_);
        Setup setup;
        setup.seats = 3;
        state_ = newGame(*rules_, setup, chance, nullptr);
    }

    void handsAndDeckAreHidden() {
        const auto seen = see(*rules_, state_, 1);
        QVERIFY(isHidden(seen->deck));
        QVERIFY(isHidden(seen->players[0].hand));
        QVERIFY(seen->players[1].hand == state_.players[1].hand);
        QVERIFY(isHidden(see(*rules_, state_, heorot::engine::nobody)->players[1].hand));
        QCOMPARE(seen->deck.size(), state_.deck.size());
    }

    void drawnTokensAreShownToTheirOwnerOnly() {
        const heorot::engine::Event event{Drew, 1, {2}};
        QVERIFY(see(*rules_, event, 1) == event);
        QVERIFY(see(*rules_, event, 0).args[0] == unknown);
    }

    void bidsStaySecretUntilAllHaveChosen() {
        const Token token = state_.players[0].hand[0];
        const Action bid{Bid, token};
        QCOMPARE(see(*rules_, state_, bid, 1).a, unknown);
        QCOMPARE(see(*rules_, state_, bid, 0).a, token);
        const Events events = play(bid);
        QVERIFY(see(*rules_, events[0], 1) == heorot::engine::Event{Hidden});
        play({BidDone});
        play({BidDone});
        const auto seen = see(*rules_, state_, 2);
        QCOMPARE(seen->players[0].hand.size(), std::size_t{4});
        QVERIFY(seen->players[0].bid.empty());
        QCOMPARE(see(*rules_, state_, 0)->players[0].bid.size(), std::size_t{1});
        const Events shown = play({BidDone});
        QVERIFY(std::count(shown.begin(), shown.end(), heorot::engine::Event{BidShown, 0, {token}}) == 1);
        QVERIFY(state_.discards.contains(token));
    }

    void equalTokensAreOneAction() {
        Tokens& hand = state_.players[0].hand;
        hand.clear();
        for (const Token token : {0, 0, 0, 2}) hand.push(token);
        heorot::engine::ActionList legal;
        legalActions(*rules_, state_, legal);
        QCOMPARE(legal.size(), std::size_t{3});
    }

    void oneOrderReachesEveryBid() {
        const auto all = bidsReached(false);
        QVERIFY(all.size() > 1);
        QVERIFY(bidsReached(true) == all);
    }

    void unplayableDataIsRefused_data() {
        QTest::addColumn<QString>("printed");
        QTest::addColumn<QString>("changed");
        const auto row = [](const char* name, const char* printed, const char* changed) {
            QTest::newRow(name) << QString::fromLatin1(printed) << QString::fromLatin1(changed);
        };
        row("a hand too large", "size: 4", "size: 7");
        row("no round", "count: 4", "count: 0");
        row("no confidence", "sides: 6, confidence: printed", "sides: 6");
        row("a confidence nobody knows", "reported", "guessed");
        row("two tokens of one name", "id: blue", "id: red");
        row("a token that notation cannot name", "id: blue", "id: done");
        row("too few tokens", "copies: 9", "copies: 1");
        row("too many tokens", "copies: 9", "copies: 48");
        row("an unknown key", "price:", "cost: {value: 4, confidence: printed}\nprice:");
    }
    void unplayableDataIsRefused() {
        QFETCH(QString, printed);
        QFETCH(QString, changed);
        QFile shipped(QDir(dataFolder).filePath(QStringLiteral("sample.yaml")));
        QVERIFY(shipped.open(QIODevice::ReadOnly));
        QString text = QString::fromUtf8(shipped.readAll());
        QVERIFY(text.contains(printed));
        const QTemporaryDir folder;
        QFile file(folder.filePath(QStringLiteral("sample.yaml")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text.replace(text.indexOf(printed), printed.size(), changed).toUtf8());
        file.close();
        QVERIFY_THROWS_EXCEPTION(heorot::record::FileError, load(folder.path()));
    }

  private:
    Events play(Action action) {
        Events events;
        GeneratorChance chance(generators_);
        apply(*rules_, state_, action, chance, &events);
        return events;
    }

    /// The first seat's possible bids, over all ways to put down tokens.
    std::vector<std::vector<Token>> bidsReached(bool canonical) {
        std::vector<std::vector<Token>> found;
        std::vector<State> open{state_};
        while (!open.empty()) {
            const State state = open.back();
            open.pop_back();
            found.emplace_back(state.players[0].bid.begin(), state.players[0].bid.end());
            heorot::engine::ActionList legal;
            legalActions(*rules_, state, legal);
            for (const Action action : legal) {
                if (action.kind != Bid || (canonical && !isCanonical(*rules_, state, action))) continue;
                open.push_back(state);
                GeneratorChance chance(generators_);
                apply(*rules_, open.back(), action, chance, nullptr);
            }
        }
        std::sort(found.begin(), found.end());
        if (!canonical) found.erase(std::unique(found.begin(), found.end()), found.end());
        return found;
    }

    std::shared_ptr<const Rules> rules_;
    Generators generators_;
    State state_;
};

HEOROT_SUITE(TestSampleRules)
#include "tst_sample_rules.moc"
