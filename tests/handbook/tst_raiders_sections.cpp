// SPDX-License-Identifier: GPL-3.0-or-later
// What the handbook opens at a thing of Raiders of Midgard: every location, button, card, and die has a paragraph of
// its own, not one that happens to mention it.
#include "games/loaded_games.h"
#include "handbook/shelf.h"
#include "language/translations.h"
#include "record/lesson.h"
#include "suite/widget_suite.h"

#include <QTest>

#include <map>
#include <memory>

using namespace heorot;
using namespace heorot::handbook;

class TestRaidersSections : public QObject {
    Q_OBJECT

  private slots:
    void everyThingOpensItsOwnParagraph_data() { languages(); }
    void everyThingOpensItsOwnParagraph();
    void buttonsOpenTheirParagraph_data() { languages(); }
    void buttonsOpenTheirParagraph();
    void restOpensTheParagraphAboutRest_data() { languages(); }
    void restOpensTheParagraphAboutRest();

  private:
    static void languages();
    Handbook use(const QString& language);
    /// Plays a random game with each number of players.
    template <class Visit>
    void play(Visit visit);

    test::ShippedGame game_{QStringLiteral("raiders")};
    language::Translations translations_{QStringLiteral(HEOROT_BINARY_DIR "/share/heorot/translations")};
    const Shelf shelf_{HEOROT_BINARY_DIR "/share/heorot/handbook", HEOROT_BINARY_DIR "/share/heorot/data"};
};

void TestRaidersSections::languages() {
    QTest::addColumn<QString>("language");
    for (const char* language : {"en", "de", "fr"}) QTest::newRow(language) << QString::fromLatin1(language);
}

Handbook TestRaidersSections::use(const QString& language) {
    translations_.use(language);
    return *handbook::read(shelf_, "raiders", language);
}

template <class Visit>
void TestRaidersSections::play(Visit visit) {
    const game::GameModule& game = game_.module();
    const auto view = game.createView();
    for (int seats = game.minSeats(); seats <= game.maxSeats(); ++seats) {
        const std::vector<std::string> people(static_cast<std::size_t>(seats), "human");
        const session::NewGame begun = test::newGame(QStringLiteral("raiders"), people);
        const auto match = game.newMatch(begun.setup, begun.seating);
        constexpr std::size_t everyMoves = 3;
        for (; !match->isOver(); match->play(game.think(*match, ai::Level::Random, match->setup().seed)))
            if (match->moves().size() % everyMoves == 0) visit(*match, *view);
    }
}

/// Stacks and combat dice say what they hold; all others have a name under which they are explained, at a free space
/// before the colon.
void TestRaidersSections::everyThingOpensItsOwnParagraph() {
    QFETCH(QString, language);
    const Handbook book = use(language);
    std::map<QString, QString> missing;
    std::size_t known = 0;
    play([&](const record::AnyMatch& match, const game::GameView& view) {
        for (const game::Spot& spot : view.scene(match, match.toMove(), game::Look{game::leastTable}).spots) {
            if (spot.id.startsWith(QStringLiteral("stack/")) || spot.id.startsWith(QStringLiteral("combat/"))) continue;
            const QString name = spot.thing.isEmpty() ? spot.name : spot.thing;
            const bool isFree = spot.id.startsWith(QStringLiteral("crew/")) && spot.thing.isEmpty();
            if (book.findThing(isFree ? name.section(u':', 0, 0) : name))
                ++known;
            else
                missing.emplace(name, spot.id);
        }
    });
    QStringList names;
    for (const auto& [name, id] : missing) names << id + u' ' + name;
    QVERIFY2(names.isEmpty(), qPrintable(names.join(u'\n')));
    QVERIFY(known > 300);
}

void TestRaidersSections::buttonsOpenTheirParagraph() {
    QFETCH(QString, language);
    const Handbook book = use(language);
    std::map<QString, QString> missing;
    play([&](const record::AnyMatch& match, const game::GameView& view) {
        engine::ActionList legal;
        match.legalActions(legal);
        for (const engine::Action action : legal)
            for (const QStringList& spots : view.path(match, action))
                for (const QString& id : spots) {
                    if (!id.startsWith(QStringLiteral("choice/"))) continue;
                    const QString label = view.choiceLabel(match, id);
                    if (!label.isEmpty() && !book.findThing(label)) missing.emplace(label, id);
                }
    });
    QStringList names;
    for (const auto& [name, id] : missing) names << id + u' ' + name;
    QVERIFY2(names.isEmpty(), qPrintable(names.join(u'\n')));
}

/// At the table, and in the lessons where one rests.
void TestRaidersSections::restOpensTheParagraphAboutRest() {
    QFETCH(QString, language);
    const Handbook book = use(language);
    int rests = 0;
    play([&](const record::AnyMatch& match, const game::GameView& view) {
        for (const char* id : {"choice/rest-food", "choice/rest-die"}) {
            const QString label = view.choiceLabel(match, QString::fromLatin1(id));
            if (label.isEmpty()) continue;
            const Found found = book.findThing(label);
            QVERIFY2(found && book.sections()[*found].anchor == QStringLiteral("rest"), qPrintable(label));
            ++rests;
        }
    });
    QVERIFY(rests > 0);
    const std::filesystem::path lessons(HEOROT_SOURCE_DIR "/resources/lessons/raiders");
    for (const auto& file : std::filesystem::directory_iterator(lessons)) {
        const record::Lesson lesson = record::readLesson(file.path(), game::finderOf(game_.module()));
        for (const record::LessonStep& step : lesson.steps)
            if (step.idea.find("Rest,") == 0 || step.idea.find("The rest") == 0)
                QVERIFY2(step.section == "rest" || step.section == "hints", step.idea.c_str());
    }
}

HEOROT_WIDGET_SUITE(TestRaidersSections)
#include "tst_raiders_sections.moc"
