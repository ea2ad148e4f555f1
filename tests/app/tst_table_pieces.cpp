// SPDX-License-Identifier: GPL-3.0-or-later
// The pieces of the three games on the table page: dragged to their places, and opened where they lie before a seat.
#include "suite/widget_suite.h"
#include "table_fixture.h"
#include "ui/opened_seat.h"

#include <QSignalSpy>

using namespace heorot;
using namespace heorot::app;
using test::quickSettings;

class TestTablePieces final : public test::TableFixture {
    Q_OBJECT

  private slots:
    void promptsSpeakToTheOnlyPerson_data() { games(); }
    void promptsSpeakToTheOnlyPerson();
    void promptsNameOneOfSeveralPersons();
    void aPieceIsDraggedToItsPlace_data() { gamesWithPlaces(); }
    void aPieceIsDraggedToItsPlace();
    void aCardIsDraggedOutOfTheHand();
    void aPieceDroppedElsewhereStaysWhereItWas_data() { games(); }
    void aPieceDroppedElsewhereStaysWhereItWas();
    void escapeEndsADrag_data() { gamesWithPlaces(); }
    void escapeEndsADrag();
    void aPieceReleasedWhereItLayIsChosen_data() { gamesWithPlaces(); }
    void aPieceReleasedWhereItLayIsChosen();
    void aLocationIsItsWholeBody();
    void aButtonSaysWhatIsMissing();
    void aPanelOpensAndCloses_data() { games(); }
    void aPanelOpensAndCloses();
    void anOpenedPanelLeavesTheHandPlayable();
    void aGameOfComputersShowsTheHandOfTheMover();

  private:
    static void games() {
        QTest::addColumn<QString>("game");
        for (const char* game : {"movie", "legend", "raiders"}) QTest::newRow(game) << QString::fromLatin1(game);
    }
    /// Where a piece goes from place to place; in the Legend each choice is one piece.
    static void gamesWithPlaces() {
        QTest::addColumn<QString>("game");
        for (const char* game : {"movie", "raiders"}) QTest::newRow(game) << QString::fromLatin1(game);
    }

    ui::BoardWidget& board() { return page_->board().board(); }
    const record::AnyMatch& match() { return page_->session().match(); }
    QStringList chosen() { return page_->board().chooser().chosen(); }
    QPointF middle(const QString& spot) { return board().spotArea(spot).center(); }

    void begin(const QString& game, const std::vector<std::string>& players = {"human", "easy"}) {
        test::ShippedGame* shipped = game == QLatin1String("movie")    ? &movie_
                                     : game == QLatin1String("legend") ? &legend_
                                                                       : &raiders_;
        open(players, quickSettings(), {1280, 800}, &shipped->module());
        QTRY_VERIFY(page_->session().mayDecide());
    }

    /// A legal action of a piece and its place on the table.
    std::optional<engine::Action> placing() {
        engine::ActionList legal;
        match().legalActions(legal);
        const auto isButton = [](const QStringList& step) { return step.front().startsWith(ui::choiceZone); };
        for (const engine::Action action : legal) {
            const game::Path path = page_->session().view()->path(match(), action);
            if (path.size() == 2 && !isButton(path[0]) && !isButton(path[1])) return action;
        }
        return {};
    }

    void send(QEvent::Type type, const QPointF& at, Qt::MouseButton button, Qt::MouseButtons held) {
        QMouseEvent event(type, at, board().mapToGlobal(at), button, held, Qt::NoModifier);
        QApplication::sendEvent(&board(), &event);
    }
    void lift(const QString& spot) {
        send(QEvent::MouseButtonPress, middle(spot), Qt::LeftButton, Qt::LeftButton);
        send(QEvent::MouseMove, middle(spot) + QPointF(4, 3), Qt::NoButton, Qt::LeftButton);
        send(QEvent::MouseMove, middle(spot) + QPointF(20, 20), Qt::NoButton, Qt::LeftButton);
    }
    void carry(const QPointF& to) { send(QEvent::MouseMove, to, Qt::NoButton, Qt::LeftButton); }
    void release(const QPointF& at) { send(QEvent::MouseButtonRelease, at, Qt::LeftButton, Qt::NoButton); }

    test::ShippedGame legend_{QStringLiteral("legend")};
    test::ShippedGame raiders_{QStringLiteral("raiders")};
};

void TestTablePieces::promptsSpeakToTheOnlyPerson() {
    QFETCH(QString, game);
    begin(game);
    const QString head = page_->board().prompt().head;
    QCOMPARE(head, page_->session().game().words().prompt(match(), match().toMove()));
    static const QRegularExpression named(QStringLiteral("^A\\b"));
    QVERIFY2(!head.contains(named), qPrintable(head));
    // Everybody else reads the name.
    const QString other = page_->session().game().words().prompt(match(), 1);
    QVERIFY2(other.contains(named), qPrintable(other));
}

void TestTablePieces::promptsNameOneOfSeveralPersons() {
    begin(QStringLiteral("movie"), {"human", "easy", "human"});
    const QString prompt = page_->session().game().words().prompt(match(), match().toMove());
    QVERIFY2(prompt.startsWith(QStringLiteral("A’s turn")), qPrintable(prompt));
}

void TestTablePieces::aPieceIsDraggedToItsPlace() {
    QFETCH(QString, game);
    begin(game);
    const auto action = placing();
    QVERIFY(action);
    const game::Path path = page_->session().view()->path(match(), *action);
    const std::size_t before = match().moves().size();
    lift(path[0].front());
    QCOMPARE(board().carried(), path[0].front());
    QCOMPARE(chosen(), QStringList{path[0].front()});
    // Where it may go is lit.
    QVERIFY(board().marks().lit.contains(path[1].front()));
    carry(middle(path[1].front()));
    QCOMPARE(board().pointedSpot(), path[1].front());
    QCOMPARE(match().moves().size(), before);
    release(middle(path[1].front()));
    QVERIFY(board().carried().isEmpty());
    QVERIFY(match().moves().size() > before);
    QCOMPARE(match().moves()[before].action, *action);
}

/// A card that is a whole choice is played onto the table.
void TestTablePieces::aCardIsDraggedOutOfTheHand() {
    begin(QStringLiteral("legend"));
    const auto card = [&] {
        for (const QString& spot : page_->board().chooser().lit())
            if (spot.startsWith(QLatin1String("hand/")) && page_->board().chooser().completes(spot)) return spot;
        return QString();
    };
    while (card().isEmpty()) {
        decide();
        QTRY_VERIFY(page_->session().mayDecide());
    }
    const QString piece = card();
    const auto action = page_->board().chooser().completes(piece);
    const std::size_t before = match().moves().size();
    lift(piece);
    QCOMPARE(board().carried(), piece);
    const QPointF stage(board().width() / 2., board().height() / 2.);
    carry(stage);
    release(stage);
    QVERIFY(match().moves().size() > before);
    QCOMPARE(match().moves()[before].action, *action);
}

void TestTablePieces::aPieceDroppedElsewhereStaysWhereItWas() {
    QFETCH(QString, game);
    begin(game);
    const std::size_t before = match().moves().size();
    const game::Scene scene = board().scene();
    for (const QString& spot : page_->board().chooser().lit()) {
        if (spot.startsWith(ui::choiceZone)) continue;
        lift(spot);
        // On the top bar is no place.
        carry({board().width() / 2., 6});
        release({board().width() / 2., 6});
        QVERIFY(board().carried().isEmpty());
        QVERIFY2(chosen().isEmpty(), qPrintable(spot));
        QCOMPARE(match().moves().size(), before);
    }
    QCOMPARE(board().scene().sprites.size(), scene.sprites.size());
}

void TestTablePieces::escapeEndsADrag() {
    QFETCH(QString, game);
    begin(game);
    const game::Path path = page_->session().view()->path(match(), *placing());
    const std::size_t before = match().moves().size();
    lift(path[0].front());
    carry(middle(path[1].front()));
    key(Qt::Key_Escape);
    QVERIFY(board().carried().isEmpty());
    QVERIFY(chosen().isEmpty());
    release(middle(path[1].front()));
    QVERIFY(chosen().isEmpty());
    QCOMPARE(match().moves().size(), before);
}

/// A hand that shakes still clicks.
void TestTablePieces::aPieceReleasedWhereItLayIsChosen() {
    QFETCH(QString, game);
    begin(game);
    const QString piece = page_->session().view()->path(match(), *placing())[0].front();
    lift(piece);
    release(middle(piece) + QPointF(20, 20));
    QCOMPARE(chosen(), QStringList{piece});
    lift(piece);
    release(middle(piece) + QPointF(20, 20));
    QVERIFY(chosen().isEmpty());
}

/// A location is chosen by a click anywhere in it: between its cards, on its bonuses, on its head.
void TestTablePieces::aLocationIsItsWholeBody() {
    begin(QStringLiteral("raiders"));
    while (!page_->board().chooser().isLit(QStringLiteral("place/villages"))) {
        QTRY_VERIFY(page_->session().mayDecide());
        decide();
        QTRY_VERIFY(page_->session().mayDecide());
    }
    engine::ActionList legal;
    match().legalActions(legal);
    int places = 0;
    for (const engine::Action action : legal) {
        const QStringList spots = page_->session().view()->path(match(), action).front();
        if (!spots.front().startsWith(QLatin1String("place/"))) continue;
        ++places;
        QRectF body;
        for (const QString& spot : spots) body = body.united(board().spotArea(spot));
        int hits = 0;
        int points = 0;
        for (double x = body.left() + 2; x < body.right() - 1; x += 3)
            for (double y = body.top() + 2; y < body.bottom() - 1; y += 3) {
                ++points;
                hits += spots.contains(board().spotAt({x, y})) ? 1 : 0;
            }
        QVERIFY2(hits > points * .97, qPrintable(spots.front() + QStringLiteral(": %1 of %2").arg(hits).arg(points)));
    }
    QCOMPARE(places, 6);
}

void TestTablePieces::aButtonSaysWhatIsMissing() {
    begin(QStringLiteral("raiders"));
    const QString rally = QStringLiteral("choice/rally");
    const QString reaver = QStringLiteral("hand/0");
    const auto button = [&] {
        const auto& buttons = page_->board().prompt().buttons;
        return *std::find_if(buttons.begin(), buttons.end(), [&](const auto& b) { return b.spot == rally; });
    };
    QVERIFY(button().isDark);
    QCOMPARE(button().missing, QStringLiteral("first choose a Reaver"));
    const QRectF place = board().spotArea(rally);
    QSignalSpy refused(&page_->board(), &ui::GameBoard::refused);
    QTest::mouseClick(&board(), Qt::LeftButton, {}, place.center().toPoint());
    // It says so again, and does not scold.
    QCOMPARE(refused.size(), 1);
    QCOMPARE(refused.front().front().toString(), QStringLiteral("first choose a Reaver"));
    QVERIFY(board().tip().kind == ui::Tip::Kind::Told);
    QVERIFY(chosen().isEmpty());
    QTest::mouseClick(&board(), Qt::LeftButton, {}, middle(reaver).toPoint());
    QCOMPARE(chosen(), QStringList{reaver});
    QVERIFY(!button().isDark);
    QVERIFY(button().missing.isEmpty());
    QCOMPARE(board().spotArea(rally), place);
}

void TestTablePieces::aPanelOpensAndCloses() {
    QFETCH(QString, game);
    begin(game);
    const std::size_t before = match().moves().size();
    const QString panel = ui::panelOf(1);
    board().setFocus();
    board().focusSpot(panel);
    key(Qt::Key_Return);
    QCOMPARE(int{page_->board().openedSeat()}, 1);
    QVERIFY(board().scene().find(ui::closeSpot));
    QCOMPARE(board().focusedSpot(), ui::closeSpot);
    const auto& spots = board().scene().spots;
    const auto isInside = [](const game::Spot& spot) { return spot.zone == QLatin1String("opened"); };
    QVERIFY(std::count_if(spots.begin(), spots.end(), isInside) > 3);
    key(Qt::Key_Escape);
    QCOMPARE(int{page_->board().openedSeat()}, int{engine::nobody});
    QVERIFY(!board().scene().find(ui::closeSpot));
    QCOMPARE(board().focusedSpot(), panel);
    // By mouse, and again to close it.
    for (const int seat : {0, 1}) {
        QTest::mouseClick(&board(), Qt::LeftButton, {}, middle(ui::panelOf(static_cast<engine::Seat>(seat))).toPoint());
        QCOMPARE(int{page_->board().openedSeat()}, seat);
    }
    QTest::mouseClick(&board(), Qt::LeftButton, {}, middle(ui::closeSpot).toPoint());
    QCOMPARE(int{page_->board().openedSeat()}, int{engine::nobody});
    QCOMPARE(match().moves().size(), before);
    QVERIFY(chosen().isEmpty());
}

void TestTablePieces::anOpenedPanelLeavesTheHandPlayable() {
    begin(QStringLiteral("raiders"));
    QVERIFY(page_->board().openSeat(1));
    const QString reaver = QStringLiteral("hand/0");
    QVERIFY(board().scene().find(reaver));
    QTest::mouseClick(&board(), Qt::LeftButton, {}, middle(reaver).toPoint());
    QCOMPARE(chosen(), QStringList{reaver});
    QTest::mouseClick(&board(), Qt::LeftButton, {}, middle(QStringLiteral("choice/rally")).toPoint());
    QVERIFY(!match().moves().empty());
}

void TestTablePieces::aGameOfComputersShowsTheHandOfTheMover() {
    TablePage& page = open({"easy", "easy"}, quickSettings(), {1280, 800}, &movie_.module());
    const QString tile = QStringLiteral("hand/0");
    const auto nameFor = [&](engine::Seat viewer) {
        return page.session().view()->scene(match(), viewer, page.board().look()).find(tile)->name;
    };
    QVERIFY(nameFor(match().toMove()) != nameFor(engine::nobody));
    QCOMPARE(board().scene().find(tile)->name, nameFor(match().toMove()));
}

HEOROT_WIDGET_SUITE(TestTablePieces)
#include "tst_table_pieces.moc"
