// SPDX-License-Identifier: GPL-3.0-or-later
// What a replay shows of what is hidden, that it changes nothing, and play that goes on from it.
#include "replay_fixture.h"
#include "session/play_on.h"
#include "suite/widget_suite.h"

#include <QMenu>
#include <QSignalSpy>

using namespace heorot;
using namespace heorot::app;
using namespace heorot::test;
using engine::nobody;
using Kind = Perspective::Kind;

class TestReplayHands final : public ReplayFixture {
    Q_OBJECT

  private slots:
    void runningGamesShowNoHand();
    void finishedGamesShowHands();
    void piecesOfASecretChoiceAreOneStep();
    void playOnOffersBothKindsOfChance();
    void playOnIsRefusedWithAReason();
    void nothingIsDecidedOrSaved();
};

/// Neither by the menu, nor asked for in any other way.
void TestReplayHands::runningGamesShowNoHand() {
    openRunning(QStringLiteral("legend"), 60);
    auto& menu = page_->controls().perspectiveMenu();
    emit menu.aboutToShow();
    QStringList offered;
    for (const QAction* action : menu.actions())
        if (action->isEnabled()) offered << action->text();
    QCOMPARE(offered, QStringList{QStringLiteral("What everyone could see")});
    for (const Perspective& wanted : {Perspective{Kind::Player, 0}, Perspective{Kind::Mover, nobody}}) {
        page_->setPerspective(wanted);
        QCOMPARE(page_->perspective(), Perspective());
        for (const std::size_t step : {std::size_t{0}, page_->line().steps() / 2, page_->line().steps()}) {
            page_->goTo(step);
            QCOMPARE(page_->session().viewer(), nobody);
            QVERIFY(showsPosition(nobody));
        }
    }
    session::Session session(moduleOf(QStringLiteral("legend")),
                             session::matchUntil(moduleOf(QStringLiteral("legend")), page_->session().match(), 40),
                             QString(), QString(), session::Options());
    session.watchAs(1);
    QCOMPARE(session.viewer(), nobody);
    QVERIFY(!session.mayDecide());
}

void TestReplayHands::finishedGamesShowHands() {
    open(QStringLiteral("legend"), {1280, 800});
    page_->goTo(page_->line().steps() / 2);
    QVERIFY(showsPosition(nobody));
    auto& menu = page_->controls().perspectiveMenu();
    emit menu.aboutToShow();
    QCOMPARE(menu.actions().size(), 4);
    menu.actions().last()->trigger();
    QCOMPARE(page_->perspective(), (Perspective{Kind::Player, 1}));
    QVERIFY(showsPosition(1));
    QVERIFY(!showsPosition(nobody));
    page_->setPerspective({Kind::Mover, nobody});
    for (std::size_t step = 30; step < 40; ++step) {
        page_->goTo(step);
        QVERIFY(showsPosition(page_->line().moverOf(step + 1)));
    }
}

/// Of a game that goes on, not even their number is seen.
void TestReplayHands::piecesOfASecretChoiceAreOneStep() {
    open(QStringLiteral("legend"));
    const record::AnyMatch& match = page_->session().match();
    const auto secrets = static_cast<std::size_t>(std::count_if(match.moves().begin(), match.moves().end(),
                                                                [](const engine::Move& move) { return move.secret; }));
    QVERIFY(secrets > 0);
    QCOMPARE(page_->line().steps(), match.moves().size() - secrets);
    for (std::size_t step = 1; step <= page_->line().steps(); ++step)
        QVERIFY(!match.moves()[page_->line().movesAfter(step) - 1].secret);
}

void TestReplayHands::playOnOffersBothKindsOfChance() {
    openRunning(QStringLiteral("movie"), 30);
    page_->goTo(12);
    QSignalSpy played(page_.get(), &ReplayPage::playOn);
    auto& menu = page_->controls().playOnMenu();
    for (const bool same : {true, false}) {
        emit menu.aboutToShow();
        QCOMPARE(menu.actions().size(), 2);
        menu.actions().at(same ? 0 : 1)->trigger();
        QCOMPARE(played.last().at(0).toULongLong(), qulonglong{page_->line().movesAfter(12)});
        QCOMPARE(played.last().at(1).toBool(), same);
    }
}

void TestReplayHands::playOnIsRefusedWithAReason() {
    const auto* button = open(QStringLiteral("movie")).findChild<QToolButton*>(QStringLiteral("replayOn"));
    const bool isDemo = page_->session().isDemo();
    page_->goTo(page_->line().steps());
    QVERIFY(!button->isEnabled());
    QVERIFY2(button->toolTip().contains(isDemo ? QStringLiteral("No person") : QStringLiteral("over here")),
             qPrintable(button->toolTip()));
    page_->goTo(3);
    QCOMPARE(button->isEnabled(), !isDemo);
}

void TestReplayHands::nothingIsDecidedOrSaved() {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("a.saga"));
    QVERIFY(QFile::copy(sagaOf(QStringLiteral("movie")), path));
    const auto contentOf = [&path] {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    };
    const QByteArray before = contentOf();
    show(std::make_unique<session::Session>(session::loadSaga(path, game::finderOf(movie_.module())), path,
                                            session::Options()));
    for (const std::size_t step : {std::size_t{0}, std::size_t{30}, page_->line().steps()}) {
        page_->goTo(step);
        QStringList spots;
        for (const game::Spot& spot : page_->board().board().scene().spots) spots << spot.id;
        for (const QString& spot : spots) page_->board().choose(spot);
    }
    page_.reset();
    QCOMPARE(contentOf(), before);
}

HEOROT_WIDGET_SUITE(TestReplayHands)
#include "tst_replay_hands.moc"
