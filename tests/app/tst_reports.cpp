// SPDX-License-Identifier: GPL-3.0-or-later
// Every event is put into words once per viewer, however many parts of a table show the sentence.
#include "games.h"
#include "suite/widget_suite.h"
#include "table_fixture.h"

using namespace heorot;
using namespace heorot::app;
using namespace heorot::test;

namespace {

/// The words of a game, counting sentences.
class CountingWords final : public game::Words {
  public:
    explicit CountingWords(const game::Words& words) : words_(words) {}

    int sentences() const { return sentences_; }

    QString title() const override { return words_.title(); }
    QString summary() const override { return words_.summary(); }
    QString feel() const override { return words_.feel(); }
    QString victory(const QString& winners) const override { return words_.victory(winners); }
    QString option(int index) const override { return words_.option(index); }
    QString optionValue(int index, int value) const override { return words_.optionValue(index, value); }
    QString optionHelp(int index) const override { return words_.optionHelp(index); }
    QString scoreSource(int index) const override { return words_.scoreSource(index); }
    QString tieBreak() const override { return words_.tieBreak(); }
    QString term(int index) const override { return words_.term(index); }
    QString cause(const record::AnyMatch& match, std::size_t moves, engine::Seat viewer,
                  const game::Cause& cause) const override {
        return words_.cause(match, moves, viewer, cause);
    }
    QString sentence(const record::AnyMatch& match, const engine::Event& event) const override {
        ++sentences_;
        return words_.sentence(match, event);
    }
    QString action(const record::AnyMatch& match, engine::Action action) const override {
        return words_.action(match, action);
    }
    QString refusal(const record::AnyMatch& match, const engine::Violation& violation) const override {
        return words_.refusal(match, violation);
    }
    QString prompt(const record::AnyMatch& match, engine::Seat viewer) const override {
        return words_.prompt(match, viewer);
    }
    QString table(const record::AnyMatch& match, engine::Seat viewer) const override {
        return words_.table(match, viewer);
    }
    QString detail(const record::AnyMatch& match, std::size_t move, std::size_t event,
                   engine::Seat viewer) const override {
        return words_.detail(match, move, event, viewer);
    }
    game::Chapter chapter(const record::AnyMatch& match, std::size_t moves) const override {
        return words_.chapter(match, moves);
    }
    int chapters(const record::AnyMatch& match) const override { return words_.chapters(match); }
    bool isLandmark(const engine::Event& event) const override { return words_.isLandmark(event); }
    bool beginsChapter(const engine::Event& event) const override { return words_.beginsChapter(event); }
    game::ChapterNews chapterNews(const record::AnyMatch& match, std::size_t first, std::size_t end,
                                  engine::Seat viewer) const override {
        return words_.chapterNews(match, first, end, viewer);
    }
    std::vector<game::Deed> deeds(const record::AnyMatch& match, std::size_t first, std::size_t end,
                                  engine::Seat viewer) const override {
        return words_.deeds(match, first, end, viewer);
    }
    QString legend(const record::AnyMatch& match) const override { return words_.legend(match); }
    QString explanation(const record::AnyMatch& match, const QString& name) const override {
        return words_.explanation(match, name);
    }

  private:
    const game::Words& words_;
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
