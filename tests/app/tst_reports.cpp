// SPDX-License-Identifier: GPL-3.0-or-later
// Every event is put into words once per viewer, however many parts of a table show the sentence.
#include "games.h"
#include "games/words_decorator.h"
#include "suite/widget_suite.h"
#include "table_fixture.h"

using namespace heorot;
using namespace heorot::app;
using namespace heorot::test;

namespace {

/// The words of a game, counting sentences.
class CountingWords final : public OtherWords {
  public:
    using OtherWords::OtherWords;

    int sentences() const { return sentences_; }

    QString sentence(const record::AnyMatch& match, const engine::Event& event) const override {
        ++sentences_;
        return OtherWords::sentence(match, event);
    }

  private:
    mutable int sentences_ = 0;
};

class CountingGame final : public OtherGame {
  public:
    explicit CountingGame(const game::GameModule& game) : OtherGame(game), words_(game.words()) {}
    const CountingWords& words() const override { return words_; }

  private:
    CountingWords words_;
};

std::size_t eventsOf(const record::AnyMatch& match) {
    std::size_t count = match.dealEvents().size();
    for (const engine::Move& move : match.moves()) count += move.events.size();
    return count;
}

}

class TestReports final : public TableFixture {
    Q_OBJECT

  private slots:
    void everyEventIsPutIntoWordsOncePerViewer();
};

void TestReports::everyEventIsPutIntoWordsOncePerViewer() {
    const CountingGame counting(sample_.module());
    TablePage& page = open({"human", "human"}, quickSettings(), {1920, 1080}, &counting);
    int handOvers = 0;
    while (!page.session().match().isOver()) {
        if (page.session().waitingFor() != engine::nobody) {
            ++handOvers;
            page.session().takeTable();
        }
        decide();
    }
    // For both people, and for nobody while the table is covered.
    const std::size_t most = 3 * eventsOf(page.session().match());
    QVERIFY2(handOvers > 5, qPrintable(QString::number(handOvers)));
    QVERIFY(counting.words().sentences() > 0);
    QVERIFY2(counting.words().sentences() <= static_cast<int>(most),
             qPrintable(
                 QStringLiteral("%1 sentences for %2 events and viewers").arg(counting.words().sentences()).arg(most)));
    page_.reset(); // before its game
}

HEOROT_WIDGET_SUITE(TestReports)
#include "tst_reports.moc"
