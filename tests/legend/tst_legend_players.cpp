// SPDX-License-Identifier: GPL-3.0-or-later
// Level v1 beats random play by far, and against its equals makes as many points as people report. Players that search
// beat v1, choose nothing silly, and give reasons that add up.
#include "games/player_checks.h"
#include "legend_fixture.h"
#include "players/prospects.h"
#include "suite/suite.h"

#include <QTest>

using namespace heorot;
using namespace heorot::test;
using heorot::ai::Level;
using legend::Players;

Q_DECLARE_METATYPE(heorot::ai::Style)
Q_DECLARE_METATYPE(heorot::legend::Do)

class TestLegendPlayers : public QObject {
    Q_OBJECT

  private slots:
    void easyBeatsRandom_data();
    void easyBeatsRandom();
    void easyScoresLikePeopleAgainstItsEqual_data();
    void easyScoresLikePeopleAgainstItsEqual();
    void easyTakesTheMoreValuableIcon_data();
    void easyTakesTheMoreValuableIcon();
    void pointsAreThoseOfTheScore();
    void termsAddUp_data();
    void termsAddUp();
    void noLevelMakesSillyChoices_data();
    void noLevelMakesSillyChoices();
    void noLevelChoosesFarBelowTheBest_data();
    void noLevelChoosesFarBelowTheBest();
    void rivalsBidOnlyCardsThatCount();
    void hintsDoNotDependOnTheOrderOfClicks_data();
    void hintsDoNotDependOnTheOrderOfClicks();
    void whatCannotReachTheTotalIsNotTried_data();
    void whatCannotReachTheTotalIsNotTried();
    void stylesDiffer_data();
    void stylesDiffer();
    void playIsAsRecorded();
    void mediumBeatsV1_data();
    void mediumBeatsV1();

  private:
    std::vector<Decision<legend::Game>> decisions(int seats, int games, int every, bool advanced = false) const {
        engine::Setup setup;
        setup.options[static_cast<std::size_t>(legend::GameOption::Advanced)] = advanced;
        return decisionsOf<legend::Game, Players>(rules(), seats, games, every, setup);
    }
    const legend::Rules& rules() const { return match_->rules(); }

    ai::LeagueResult play(std::vector<ai::LeagueEntry> entries, bool advanced, int deals) const {
        ai::LeagueSpec spec;
        spec.entries = std::move(entries);
        spec.deals = deals;
        spec.setup.options[static_cast<std::size_t>(legend::GameOption::Advanced)] = advanced;
        const auto match = legend_.newMatch({"Sandra", "Martha"});
        return ai::League<legend::Game, legend::Players>(match->rules(), spec).run();
    }
    Legend legend_;
    std::unique_ptr<Legend::Match> match_ = legend_.newMatch({"Sandra", "Martha"});
};

void TestLegendPlayers::easyBeatsRandom_data() {
    QTest::addColumn<bool>("advanced");
    QTest::newRow("base game") << false;
    QTest::newRow("advanced game") << true;
}

void TestLegendPlayers::easyBeatsRandom() {
    QFETCH(bool, advanced);
    const auto result = play({Level::V1, Level::Random, Level::Random}, advanced, 10);
    QCOMPARE(result.illegalMoves, 0);
    QVERIFY(result.entries[0].winInterval().low > 1.0 / 3);
}

void TestLegendPlayers::easyScoresLikePeopleAgainstItsEqual_data() {
    QTest::addColumn<int>("seats");
    QTest::addColumn<bool>("advanced");
    QTest::addColumn<double>("usual");
    const std::array<std::array<double, 2>, 4> usual{{{31, 30}, {33, 29}, {27, 22}, {24, 19}}};
    for (int seats = 2; seats <= 5; ++seats)
        for (const bool advanced : {false, true})
            QTest::addRow("%d seats, %s", seats, advanced ? "advanced" : "base")
                << seats << advanced << usual[static_cast<std::size_t>(seats) - 2][advanced ? 1 : 0];
}

/// Within 30 % of the averages of play among equals.
void TestLegendPlayers::easyScoresLikePeopleAgainstItsEqual() {
    QFETCH(int, seats);
    QFETCH(bool, advanced);
    QFETCH(double, usual);
    const auto result = play(std::vector<ai::LeagueEntry>(static_cast<std::size_t>(seats), Level::V1), advanced, 12);
    double mean = 0;
    for (const auto& entry : result.entries) mean += entry.meanScore() / seats;
    QVERIFY2(mean > 0.7 * usual && mean < 1.3 * usual, qPrintable(QString::number(mean)));
}

void TestLegendPlayers::easyTakesTheMoreValuableIcon_data() {
    QTest::addColumn<QString>("position");
    QTest::addColumn<QString>("choice");
    const QString icons = QStringLiteral("phase: icons\nseats: {Sandra: {status: 1%1}, Martha: {status: 2}}\nstep: ");
    QTest::newRow("fame before a wound") << icons.arg(QString()) + QStringLiteral("grendels-attack") << "take fame5";
    QTest::newRow("the most fame") << icons.arg(QString()) + QStringLiteral("dragon-battle") << "take fame7";
    QTest::newRow("healing a third wound before fame 7")
        << icons.arg(QStringLiteral(", wounds: 3")) + QStringLiteral("death-of-beowulf") << "take fame5-or-heal";
    QTest::newRow("the wound is healed") << QStringLiteral(
                                                "step: break-ranks\nphase: heal\nseats: {Sandra: {wounds: 3, "
                                                "scratches: 1}}")
                                         << "heal wound";
    QTest::newRow("a wound is refused") << QStringLiteral("step: grendels-attack\nphase: react\nthreat: wound\ntakers: "
                                                          "{\"2\": Sandra}\nseats: {Sandra: {status: 1, hand: "
                                                          "[inspiration], wounds: 2}, Martha: {status: 2}}")
                                        << "refuse";
    QTest::newRow("treasure for two axes")
        << QStringLiteral("step: great-rewards\nseats: {Sandra: {hand: [fighting1, fighting1, wit1]}}")
        << "pay fighting1";
}

void TestLegendPlayers::easyTakesTheMoreValuableIcon() {
    QFETCH(QString, position);
    QFETCH(QString, choice);
    const auto match = legend_.at({"Sandra", "Martha"}, position.toStdString());
    engine::ActionList scratch;
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
        engine::Pcg generator(seed);
        const auto action =
            ai::decide<legend::Game, legend::Players>(match->rules(), match->seen(0), Level::V1, generator, scratch);
        QCOMPARE(QString::fromStdString(match->format(action)), choice);
    }
}

void TestLegendPlayers::pointsAreThoseOfTheScore() {
    for (const bool hard : {false, true})
        for (auto& decision : decisions(3, 2, 3)) {
            decision.state.hard = hard;
            const engine::Scores now = scores(rules(), decision.state);
            const legend::Prospects prospects(rules(), decision.state, decision.state.mover);
            for (engine::Seat seat = 0; seat < 3; ++seat) QCOMPARE(prospects.points(seat), now.total[seat]);
        }
}

void TestLegendPlayers::termsAddUp_data() {
    QTest::addColumn<int>("seats");
    QTest::addColumn<bool>("advanced");
    QTest::newRow("2 seats") << 2 << false;
    QTest::newRow("3 seats, advanced") << 3 << true;
    QTest::newRow("5 seats") << 5 << false;
}

void TestLegendPlayers::termsAddUp() {
    QFETCH(int, seats);
    QFETCH(bool, advanced);
    const auto found = decisions(seats, 2, 3, advanced);
    QVERIFY(found.size() > 30);
    const std::string why = test::termsAddUp<legend::Game, Players>(rules(), found);
    QVERIFY2(why.empty(), why.c_str());
}

void TestLegendPlayers::noLevelMakesSillyChoices_data() {
    QTest::addColumn<QString>("position");
    QTest::addColumn<QString>("silly");
    QTest::newRow("no card that does not count")
        << QStringLiteral("step: king-hrothgars-hall\nphase: bid\n"
                          "seats: {Sandra: {hand: [beowulf, beowulf, wit1, fighting2]}}")
        << "bid wit1, bid fighting2";
    QTest::newRow("jokers are bid where much is at stake")
        << QStringLiteral("step: hunt-for-the-sea-hag\nphase: bid\nseats: {Sandra: {hand: [beowulf, beowulf, "
                          "travelling1, wit2, courage1]}}")
        << "done, bid courage1";
    QTest::newRow("singles to spare pay at Peace Returns")
        << QStringLiteral("step: peace-returns\nseats: {Sandra: {hand: [travelling1, travelling1, travelling1, "
                          "friendship1, friendship1, friendship1, wit1, wit1, wit1, courage1, courage1, courage1, "
                          "fighting1, fighting1, fighting1, friendship1, wit1]}}")
        << "pass";
    QTest::newRow("no fame 5 for scratches")
        << QStringLiteral("step: break-ranks\nphase: give\nseats: {Sandra: {tokens: [fame5, fame2], scratches: 1}}")
        << "give fame5, give fame2";
    QTest::newRow("no fame 5 if less will do")
        << QStringLiteral("step: break-ranks\nphase: give\nseats: {Sandra: {tokens: [fame1, fame2, fame5], wounds: 3}}")
        << "pass, give fame5";
    QTest::newRow("a third wound is healed, not scratches")
        << QStringLiteral("step: break-ranks\nphase: heal\nseats: {Sandra: {wounds: 3, scratches: 1}}")
        << "heal scratches";
    QTest::newRow("fame 7 before a wound")
        << QStringLiteral("step: dragon-battle\nphase: icons\nseats: {Sandra: {status: 1}, Martha: {status: 2}}")
        << "take double-wound";
    QTest::newRow("a free card is taken")
        << QStringLiteral("step: rest-at-heorot\nphase: recover\ndisplay: [courage2, wit1]") << "pass";
}

void TestLegendPlayers::noLevelMakesSillyChoices() {
    QFETCH(QString, position);
    QFETCH(QString, silly);
    const auto match = legend_.at({"Sandra", "Martha"}, position.toStdString());
    for (const Level level : {Level::Easy, Level::Medium, Level::Hard, Level::Master})
        for (std::uint64_t seed = 1; seed <= 3; ++seed) {
            const auto iterations = level == Level::Easy ? 0 : 100;
            const auto advice = adviceAt<legend::Game, Players>(rules(), match->state(), level, iterations, seed);
            const QString chosen = QString::fromStdString(match->format(advice.actions.front().action));
            QVERIFY2(
                !silly.split(QStringLiteral(", ")).contains(chosen),
                qPrintable(
                    QStringLiteral("%1 chooses %2").arg(QString::fromLatin1(ai::levelName(level).data()), chosen)));
        }
}

void TestLegendPlayers::noLevelChoosesFarBelowTheBest_data() {
    QTest::addColumn<QString>("level");
    for (const char* level : {"easy", "medium", "hard", "master"}) QTest::newRow(level) << QString::fromLatin1(level);
}

/// A prior is the lead an action is expected to bring, in points.
void TestLegendPlayers::noLevelChoosesFarBelowTheBest() {
    QFETCH(QString, level);
    const ai::Opponent opponent = *ai::opponentOf(level.toStdString());
    for (const auto& decision : decisions(3, 2, 2)) {
        engine::ActionList legal;
        legalActions(rules(), decision.state, legal);
        std::vector<float> values(legal.size());
        Players::prior(rules(), decision.state, legal.view(), values);
        const int iterations = opponent.level == Level::Easy ? 0 : 100;
        const engine::Action chosen =
            adviceAt<legend::Game, Players>(rules(), decision.state, opponent, iterations).actions.front().action;
        const auto at = std::find(legal.begin(), legal.end(), chosen) - legal.begin();
        const float lost = *std::max_element(values.begin(), values.end()) - values[static_cast<std::size_t>(at)];
        QVERIFY2(lost < 12, (match_->format(chosen) + ": " + std::to_string(lost)).c_str());
    }
}

/// Of the seats that have chosen before the viewer, in every imagined world.
void TestLegendPlayers::rivalsBidOnlyCardsThatCount() {
    engine::Pcg generator(1);
    int cards = 0;
    for (const auto& decision : decisions(4, 3, 1)) {
        if (decision.state.phase != legend::Phase::Bid) continue;
        const engine::Seat viewer = decision.state.mover;
        const auto seen = see(rules(), decision.state, viewer);
        legend::State world = sample(rules(), seen, generator);
        Players::redraw(rules(), world, viewer, generator);
        QCOMPARE(see(rules(), world, viewer), seen);
        for (engine::Seat seat = 0; seat < world.seats; ++seat)
            for (legend::Card card = 0; seat != viewer && card < legend::symbolKinds; ++card) {
                QVERIFY(world.bids[seat][card] <= world.hands[seat][card]);
                QVERIFY(world.bids[seat][card] == 0 || legend::episodeOf(rules(), world).worth[card] > 0);
                cards += world.bids[seat][card];
            }
    }
    QVERIFY(cards > 0);
}

void TestLegendPlayers::hintsDoNotDependOnTheOrderOfClicks_data() {
    QTest::addColumn<QString>("position");
    QTest::addColumn<QString>("choice");
    QTest::newRow("a lower card of a secret choice") << "step: king-hrothgars-hall\nphase: bid\nfirst: "
                                                        "Sandra\nto_move: Sandra\nseats: {Sandra: {hand: [friendship2, "
                                                        "friendship1, friendship1], chosen: {friendship2: 1}}}"
                                                     << "bid friendship1";
    QTest::newRow("the same one again")
        << "step: king-hrothgars-hall\nphase: bid\nfirst: Sandra\nto_move: Sandra\nseats: {Sandra: {hand: "
           "[friendship2, "
           "friendship1, friendship1, beowulf], chosen: {friendship2: 1, friendship1: 1}}}"
        << "bid friendship1";
    QTest::newRow("a lower card of a payment") << "step: king-hygelacs-court\nphase: pay\nto_move: Sandra\npaid: "
                                                  "[fighting2]\nseats: {Sandra: {hand: [travelling1, beowulf]}}"
                                               << "pay travelling1";
}

/// Whatever was chosen or paid before, each other card may follow.
void TestLegendPlayers::hintsDoNotDependOnTheOrderOfClicks() {
    QFETCH(QString, position);
    QFETCH(QString, choice);
    const auto match = legend_.at({"Sandra", "Martha"}, position.toStdString());
    const auto advice = adviceAt<legend::Game, Players>(match->rules(), match->state(), {Level::Master}, 300);
    const auto isTried = [&](const ai::AdvisedAction& advised) {
        return match->format(advised.action) == choice.toStdString();
    };
    QVERIFY(std::any_of(advice.actions.begin(), advice.actions.end(), isTried));
}

void TestLegendPlayers::whatCannotReachTheTotalIsNotTried_data() {
    QTest::addColumn<QString>("position");
    QTest::addColumn<legend::Do>("kind");
    QTest::addColumn<bool>("isTried");
    const auto contest = [](const char* hand) {
        return QStringLiteral("step: swedish-treachery\nphase: in-turn\nto_move: Sandra\nseats: {Sandra: {hand: [%1], "
                              "row: [wit1, courage1]}, Martha: {row: [courage2, courage1, wit1]}}")
            .arg(QLatin1String(hand));
    };
    QTest::newRow("one card too few") << contest("friendship1, courage1, hrunting") << legend::Do::Play << false;
    QTest::newRow("two cards") << contest("friendship1, courage1, wit1") << legend::Do::Play << true;
    const auto auction = [](const char* tokens) {
        return QStringLiteral("step: present-gifts\nphase: auction\nto_move: Sandra\nseats: {Sandra: {tokens: [%1]}, "
                              "Martha: {shown: [treasure4]}}")
            .arg(QLatin1String(tokens));
    };
    QTest::newRow("too little treasure") << auction("treasure3") << legend::Do::Show << false;
    QTest::newRow("enough treasure") << auction("treasure3, treasure1") << legend::Do::Show << true;
}

void TestLegendPlayers::whatCannotReachTheTotalIsNotTried() {
    QFETCH(QString, position);
    QFETCH(legend::Do, kind);
    QFETCH(bool, isTried);
    engine::Setup setup;
    setup.options[static_cast<std::size_t>(legend::GameOption::Advanced)] = true;
    const auto match = legend_.at({"Sandra", "Martha"}, position.toStdString(), setup);
    const auto advice = adviceAt<legend::Game, Players>(match->rules(), match->state(), {Level::Master}, 300);
    const auto isIt = [&](const ai::AdvisedAction& advised) { return legend::kindOf(advised.action) == kind; };
    QCOMPARE(std::any_of(advice.actions.begin(), advice.actions.end(), isIt), isTried);
}

void TestLegendPlayers::stylesDiffer_data() {
    QTest::addColumn<ai::Style>("style");
    for (std::size_t i = 1; i < ai::styleNames.size(); ++i)
        QTest::newRow(ai::styleNames[i].data()) << static_cast<ai::Style>(i);
}

void TestLegendPlayers::stylesDiffer() {
    QFETCH(ai::Style, style);
    const double more = moreTaste<legend::Game, Players>(rules(), decisions(2, 10, 2), style, 100);
    QVERIFY2(more > 0, qPrintable(QString::number(more)));
}

/// A change of play must state the new number.
void TestLegendPlayers::playIsAsRecorded() {
    const std::string signature = signatureOf<legend::Game, Players>(rules(), decisions(3, 2, 4), Level::Medium, 100);
    QCOMPARE(QString::fromStdString(signature), QStringLiteral("83ca85e319827b79"));
}

void TestLegendPlayers::mediumBeatsV1_data() {
    QTest::addColumn<int>("seats");
    QTest::addColumn<bool>("advanced");
    QTest::newRow("2 seats") << 2 << false;
    QTest::newRow("2 seats, advanced") << 2 << true;
    QTest::newRow("5 seats") << 5 << false;
}

/// The league is in STRENGTH.md; this only shows that the search plays better.
void TestLegendPlayers::mediumBeatsV1() {
    QFETCH(int, seats);
    QFETCH(bool, advanced);
    std::vector<ai::LeagueEntry> entries(static_cast<std::size_t>(seats), Level::V1);
    entries[0] = Level::Medium;
    const auto result = play(std::move(entries), advanced, 30 / seats);
    QCOMPARE(result.illegalMoves, 0);
    QVERIFY2(result.entries[0].wins() > result.entries[0].games * 1.1 / seats,
             qPrintable(QString::number(result.entries[0].wins())));
}

HEOROT_SUITE(TestLegendPlayers)
#include "tst_legend_players.moc"
