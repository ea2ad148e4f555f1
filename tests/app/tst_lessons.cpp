// SPDX-License-Identifier: GPL-3.0-or-later
// The shipped lessons: each can be played to its end, what it speaks of is on the table, its texts fit and are
// translated.
#include "lesson_fixture.h"
#include "suite/widget_suite.h"

#include "handbook/shelf.h"
#include "language/translations.h"
#include "ui/marks_painter.h"

#include <QRegularExpression>

using namespace heorot;
using namespace heorot::app;
using namespace heorot::test;
using session::LessonRun;
using Stage = LessonRun::Stage;

namespace {

struct Limit {
    std::string text;
    int letters;
};

/// Title 30, goal 120, idea 40, text 220, answers 160.
std::vector<Limit> limitsOf(const record::Lesson& lesson) {
    constexpr int title = 30, goal = 120, idea = 40, text = 220, answer = 160;
    std::vector<Limit> all{{lesson.title, title}, {lesson.goal, goal}};
    for (const record::LessonStep& step : lesson.steps) {
        all.push_back({step.idea, idea});
        all.push_back({step.text, text});
        if (!step.task) continue;
        all.push_back({step.task->good, answer});
        for (const record::LessonAnswer& each : step.task->answers) all.push_back({each.text, answer});
        all.push_back({step.task->other, answer});
    }
    return all;
}

QStringList found(const QString& text, const char* pattern) {
    QStringList all;
    auto hits = QRegularExpression(QLatin1String(pattern)).globalMatch(text);
    while (hits.hasNext()) all << hits.next().captured();
    all.sort();
    return all;
}

}

class TestLessons final : public LessonFixture {
    Q_OBJECT

  private slots:
    void everyLessonIsPlayed_data() { lessonRows(); }
    void everyLessonIsPlayed();
    void everySectionIsInTheHandbook_data() { lessonRows(); }
    void everySectionIsInTheHandbook();
    void litSpotsAreOnTheTable_data();
    void litSpotsAreOnTheTable();
    void pinsPointAtTheirSpots_data();
    void pinsPointAtTheirSpots();
    void whatIsAskedForIsLit_data() { lessonRows(); }
    void whatIsAskedForIsLit();
    void textsFitAndAreTranslated_data();
    void textsFitAndAreTranslated();
    void placesAreKept();

  private:
    QStringList pinFaults();
    /// Plays with one of the alternatives of each step: the first or the last.
    void play(LessonRun& run, bool first);
};

void TestLessons::play(LessonRun& run, bool first) {
    run.setPace(0);
    while (run.stage() != Stage::Over) {
        QTRY_VERIFY(run.stage() != Stage::Watching);
        if (run.stage() == Stage::Waiting) {
            const auto& wanted = run.step().task->wanted;
            // The last one may have been done already by the last one of an earlier step.
            const bool isLegal = !run.session().match().validate(wanted.back());
            const engine::Action action = first || !isLegal ? run.wanted() : wanted.back();
            QVERIFY2(!run.session().play(action), qPrintable(QStringLiteral("line %1").arg(run.step().line)));
            QCOMPARE(run.stage(), Stage::Done);
            QCOMPARE(run.answer(), session::lessonText(run.step().task->good));
        }
        QVERIFY(run.next());
    }
}

void TestLessons::everyLessonIsPlayed() {
    QFETCH(QString, game);
    QFETCH(QString, file);
    for (const bool first : {true, false}) {
        LessonRun run(moduleOf(game), file.toStdString(), QStringLiteral("Ada"));
        QCOMPARE(QString::fromStdString(run.lesson().game), game);
        play(run, first);
        if (QTest::currentTestFailed()) return;
    }
}

void TestLessons::everySectionIsInTheHandbook() {
    QFETCH(QString, game);
    QFETCH(QString, file);
    for (const char* language : {"en", "de", "fr"}) {
        const auto book =
            handbook::read(handbook::Shelf::ofApplication(), game.toStdString(), QString::fromLatin1(language));
        QVERIFY(book);
        for (const record::LessonStep& step : lessonAt(game, file).steps) {
            if (step.section.empty()) continue;
            const handbook::Found section = book->find(QString::fromStdString(step.section));
            // And there is something to read.
            QVERIFY2(section && !book->sections()[*section].blocks.empty(),
                     qPrintable(QStringLiteral("%1, line %2: %3")
                                    .arg(QLatin1String(language))
                                    .arg(step.line)
                                    .arg(QString::fromStdString(step.section))));
        }
    }
}

void TestLessons::litSpotsAreOnTheTable_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<std::size_t>("lesson");
    QTest::addColumn<QSize>("size");
    for (const QSize size : {QSize(1024, 600), QSize(1280, 800), QSize(1920, 1080)})
        for (const char* game : games)
            for (std::size_t lesson = 0; lesson < filesOf(QString::fromLatin1(game)).size(); ++lesson)
                QTest::addRow("%s %d, %d", game, static_cast<int>(lesson) + 1, size.width())
                    << QString::fromLatin1(game) << lesson << size;
}

/// On the large table, everything; smaller ones fold their piles, whose numbers the sentence then goes without.
void TestLessons::litSpotsAreOnTheTable() {
    QFETCH(QString, game);
    QFETCH(std::size_t, lesson);
    QFETCH(QSize, size);
    LessonRun& run = open(game, size, lesson).run();
    auto* moments = part<MomentLayer>("momentLayer");
    QStringList missing;
    for (; run.stage() != Stage::Over; run.skip()) {
        while (run.stage() == Stage::Watching) {
            moments->skipAll();
            QCoreApplication::processEvents();
        }
        moments->skipAll();
        for (const std::string& id : run.step().lit)
            if (const QString spot = QString::fromStdString(id); !board().scene().find(spot))
                missing << QStringLiteral("line %1: %2").arg(run.step().line).arg(spot);
    }
    QVERIFY2(missing.isEmpty(), qPrintable(missing.join(u'\n')));
}

void TestLessons::pinsPointAtTheirSpots_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<std::size_t>("lesson");
    for (const char* game : games)
        for (std::size_t lesson = 0; lesson < filesOf(QString::fromLatin1(game)).size(); ++lesson)
            QTest::addRow("%s %d", game, static_cast<int>(lesson) + 1) << QString::fromLatin1(game) << lesson;
}

/// What is wrong with the pins that the table shows.
QStringList TestLessons::pinFaults() {
    QStringList faults;
    const ui::BoardWidget& board = this->board();
    const int line = page_->run().step().line;
    ui::ArtCache art;
    const ui::ScenePainter pen(art, board.look(), board.theme());
    const QRectF seen(board.rect());
    std::vector<QRectF> pins;
    QList<int> shown;
    for (const ui::TaughtSpot& taught : ui::taughtSpots(board.scene(), board.marks())) {
        const QString name = QStringLiteral("line %1, pin %2 on %3").arg(line).arg(taught.number).arg(taught.spot->id);
        if (!taught.hasPin) continue;
        shown << taught.number;
        pins.push_back(ui::pinOf(pen, board.scene(), *taught.spot, pins));
        const QPointF tip = ui::pinTip(pins.back(), *taught.spot);
        if (!seen.contains(board.spotArea(taught.spot->id))) faults << name + QStringLiteral(" is not seen");
        for (const game::Spot& spot : board.scene().spots)
            if (spot.area.contains(tip) != (spot.id == taught.spot->id))
                faults << name + QStringLiteral(" points at ") + spot.id;
    }
    for (const int number : record::numbersIn(page_->run().step().text))
        if (!shown.contains(number)) faults << QStringLiteral("line %1 has no pin %2").arg(line).arg(number);
    return faults;
}

/// Each number of a step's text has a pin whose point is on its spot, at first and after two actions that were not
/// wanted.
void TestLessons::pinsPointAtTheirSpots() {
    QFETCH(QString, game);
    QFETCH(std::size_t, lesson);
    LessonRun& run = open(game, {1024, 600}, lesson).run();
    auto* moments = part<MomentLayer>("momentLayer");
    QStringList faults;
    for (; run.stage() != Stage::Over; run.skip()) {
        while (run.stage() == Stage::Watching) {
            moments->skipAll();
            QCoreApplication::processEvents();
        }
        moments->skipAll();
        faults << pinFaults();
        if (run.stage() != Stage::Waiting) continue;
        engine::ActionList legal;
        run.session().match().legalActions(legal);
        const auto& wanted = run.step().task->wanted;
        for (const engine::Action action : legal)
            if (run.misses() < 2 && std::find(wanted.begin(), wanted.end(), action) == wanted.end())
                run.session().play(action);
        if (run.misses() == 1)
            for (const engine::Action action : legal)
                if (run.misses() < 2 && std::find(wanted.begin(), wanted.end(), action) == wanted.end())
                    run.session().play(action);
        faults << pinFaults();
    }
    QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
}

/// Whatever a step explains, the piece, card or button with which its action begins is not left dark.
void TestLessons::whatIsAskedForIsLit() {
    QFETCH(QString, game);
    QFETCH(QString, file);
    LessonRun run(moduleOf(game), file.toStdString(), QStringLiteral("Ada"));
    run.setPace(0);
    QStringList dark;
    for (; run.stage() != Stage::Over; run.skip()) {
        QTRY_VERIFY(run.stage() != Stage::Watching);
        if (run.stage() != Stage::Waiting) continue;
        const game::Path path = run.session().view()->path(run.session().match(), run.wanted());
        const auto& lit = run.step().lit;
        const bool isLit = std::any_of(path.front().begin(), path.front().end(), [&](const QString& spot) {
            return std::find(lit.begin(), lit.end(), spot.toStdString()) != lit.end();
        });
        if (!isLit) dark << QStringLiteral("line %1: %2").arg(run.step().line).arg(path.front().constFirst());
    }
    QVERIFY2(dark.isEmpty(), qPrintable(dark.join(u'\n')));
}

void TestLessons::textsFitAndAreTranslated_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("language");
    for (const char* language : {"en", "de", "fr"})
        eachLesson([&](const QString& game, const QString& file, const QString& name) {
            QTest::addRow("%s %s", qPrintable(name), language) << game << file << QString::fromLatin1(language);
        });
}

/// Translations keep the numbers of the pins, and all other numbers.
void TestLessons::textsFitAndAreTranslated() {
    QFETCH(QString, game);
    QFETCH(QString, file);
    QFETCH(QString, language);
    const record::Lesson lesson = lessonAt(game, file);
    language::Translations translations(QStringLiteral(HEOROT_BINARY_DIR "/share/heorot/translations"));
    QVERIFY(translations.use(language));
    QStringList faults;
    for (const auto& [english, letters] : limitsOf(lesson)) {
        const QString source = QString::fromStdString(english);
        const QString shown = session::lessonText(english);
        if (shown.size() > letters)
            faults << QStringLiteral("%1 of %2 letters: %3").arg(shown.size()).arg(letters).arg(shown);
        for (const char* pattern : {"\\(\\d\\)", "\\d+"})
            if (found(source, pattern) != found(shown, pattern))
                faults << QStringLiteral("other numbers: %1 = %2").arg(source, shown);
        if (language != QLatin1String("en") && shown == source && source.contains(u' '))
            faults << QStringLiteral("not translated: %1").arg(source);
    }
    QVERIFY(translations.use(QStringLiteral("en")));
    QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
}

void TestLessons::placesAreKept() {
    const QStringList lessons{QStringLiteral("1-a"), QStringLiteral("2-b")};
    LessonProgress progress;
    QCOMPARE(progress.next(lessons), std::optional<std::size_t>(0));
    progress.done << QStringLiteral("1-a");
    QCOMPARE(progress.next(lessons), std::optional<std::size_t>(1));
    // The first that is not done, whichever was looked at last.
    progress.place = LessonPlace{QStringLiteral("1-a"), 3};
    QCOMPARE(progress.next(lessons), std::optional<std::size_t>(1));
    progress.save(QStringLiteral("legend"));
    const LessonProgress read = LessonProgress::load(QStringLiteral("legend"));
    QCOMPARE(read.done, progress.done);
    QVERIFY(read.place == progress.place);
    progress.place.reset();
    progress.done << QStringLiteral("2-b");
    progress.save(QStringLiteral("legend"));
    QVERIFY(!LessonProgress::load(QStringLiteral("legend")).place);
    QVERIFY(!progress.next(lessons));
}

HEOROT_WIDGET_SUITE(TestLessons)
#include "tst_lessons.moc"
