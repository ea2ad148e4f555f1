// SPDX-License-Identifier: GPL-3.0-or-later
// The handbooks of the games: complete in every language, with numbers, links and pictures that exist.
#include "games/loaded_games.h"
#include "handbook/shelf.h"
#include "language/translations.h"
#include "record/yaml.h"
#include "suite/widget_suite.h"
#include "ui/scene_picture.h"

#include <QFile>
#include <QRegularExpression>
#include <QTest>

#include <memory>
#include <set>

using namespace heorot;
using namespace heorot::handbook;

namespace {

const QStringList languages{QStringLiteral("en"), QStringLiteral("de"), QStringLiteral("fr")};

/// What the languages of a game's handbook share: sections, pictures and refusals.
QStringList outlineOf(const Handbook& book) {
    QStringList outline;
    for (const Section& section : book.sections()) {
        outline << QString(section.level, u'#') + u' ' + section.anchor;
        QStringList refusals = section.refusals;
        refusals.sort();
        outline << refusals;
        for (const Block& block : section.blocks)
            if (block.kind == Block::Kind::Picture) outline << block.picture + u' ' + block.spots.join(u',');
    }
    return outline;
}

std::unique_ptr<record::AnyMatch> matchOf(const game::GameModule& game, int seats) {
    const session::NewGame begun = test::newGame(QString::fromStdString(game.id()),
                                                 std::vector<std::string>(static_cast<std::size_t>(seats), "human"));
    return game.newMatch(begun.setup, begun.seating);
}

/// All keys and texts of a data file.
void addNames(const record::Node& node, std::set<std::string>& names) {
    if (node.kind() == record::Node::Kind::Text) names.insert(node.text());
    for (const record::Node& item : node.items()) addNames(item, names);
    for (const record::Node::Entry& entry : node.entries()) {
        names.insert(entry.key);
        addNames(entry.value, names);
    }
}

/// The name under which the handbook is asked for a spot.
QString nameOf(const game::Spot& spot) {
    return spot.thing.isEmpty() ? spot.name : spot.thing;
}

/// What stands for a player as a whole: a panel or a row.
bool isPlayer(const game::Spot& spot, const record::Seating& seating) {
    const std::string name = nameOf(spot).section(u',', 0, 0).toStdString();
    return std::find(seating.names.begin(), seating.names.end(), name) != seating.names.end();
}

}

class TestHandbookTexts : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase();
    void init();
    void everyPlaceholderHasAValue_data() { rows(); }
    void everyPlaceholderHasAValue();
    void languagesHaveTheSameSections_data() { rows(); }
    void languagesHaveTheSameSections();
    void frenchPunctuationNeverBreaks_data() { rows({QStringLiteral("fr")}); }
    void frenchPunctuationNeverBreaks();
    void everyPictureCanBeDrawn_data() { rows(); }
    void everyPictureCanBeDrawn();
    void everyRefusalIsExplained_data() { rows(); }
    void everyRefusalIsExplained();
    void everyOptionIsExplained_data() { rows(); }
    void everyOptionIsExplained();
    void everyThingAtTheTableIsExplained_data() { rows(); }
    void everyThingAtTheTableIsExplained();
    void everyPieceOfTheDataIsExplained_data() { rows(); }
    void everyPieceOfTheDataIsExplained();

  private:
    /// Each game in each of these languages.
    static void rows(const QStringList& of = languages);
    const game::GameModule& game(const QString& id) { return games_[id]->module(); }
    std::map<QString, QString> thingsOf(const game::GameModule& game) const;
    void addThings(const game::GameModule& game, int seats, std::map<QString, QString>& things) const;

    std::map<QString, std::unique_ptr<test::ShippedGame>> games_;
    language::Translations translations_{QStringLiteral(HEOROT_BINARY_DIR "/share/heorot/translations")};
    const Shelf shelf_{HEOROT_BINARY_DIR "/share/heorot/handbook", HEOROT_BINARY_DIR "/share/heorot/data"};
    ui::ArtCache art_;
    Handbook book_;
};

void TestHandbookTexts::initTestCase() {
    for (const char* id : {"legend", "movie", "raiders"})
        games_[QString::fromLatin1(id)] = std::make_unique<test::ShippedGame>(QString::fromLatin1(id));
}

void TestHandbookTexts::rows(const QStringList& of) {
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("language");
    for (const char* id : {"legend", "movie", "raiders"})
        for (const QString& language : of)
            QTest::addRow("%s %s", id, qPrintable(language)) << QString::fromLatin1(id) << language;
}

/// Reads the handbook of the row's game and language, whose texts are used from then on.
void TestHandbookTexts::init() {
    QFETCH(QString, id);
    QFETCH(QString, language);
    translations_.use(language);
    QVERIFY2(std::filesystem::exists(shelf_.fileOf(id.toStdString(), language)), "there is no such file");
    try {
        book_ = *handbook::read(shelf_, id.toStdString(), language);
    } catch (const record::FileError& error) {
        QFAIL(error.what());
    }
}

void TestHandbookTexts::everyPlaceholderHasAValue() {
    QVERIFY2(book_.unknownPaths().isEmpty(), qPrintable(book_.unknownPaths().join(u'\n')));
}

void TestHandbookTexts::languagesHaveTheSameSections() {
    QFETCH(QString, id);
    QCOMPARE(outlineOf(book_), outlineOf(*handbook::read(shelf_, id.toStdString(), QStringLiteral("en"))));
}

/// No line ends before a colon, semicolon, or closing mark.
void TestHandbookTexts::frenchPunctuationNeverBreaks() {
    QFETCH(QString, id);
    QFETCH(QString, language);
    QFile file(QString::fromStdString(shelf_.fileOf(id.toStdString(), language).string()));
    QVERIFY(file.open(QIODevice::ReadOnly));
    static const QRegularExpression breakable(QStringLiteral("^(?!\\|).*\\S [:;!?»](?=[\\s*)]|$)"));
    for (const QString& line : QString::fromUtf8(file.readAll()).split(u'\n'))
        QVERIFY2(!line.contains(breakable), qPrintable(line));
}

void TestHandbookTexts::everyPictureCanBeDrawn() {
    QFETCH(QString, id);
    const auto view = game(id).createView();
    const game::Look look{game::leastTable};
    const ui::ScenePainter painter(art_, look, ui::Theme(), ui::ArtMode::Now);
    for (const Section& section : book_.sections())
        for (const Block& block : section.blocks) {
            if (block.kind != Block::Kind::Picture) continue;
            const auto match = pictured(shelf_, game(id), block.picture);
            const game::Scene scene = view->scene(*match, match->toMove(), look);
            const QRectF part = ui::partAround(scene, look, block.spots);
            QVERIFY2(!part.isEmpty(), qPrintable(block.picture + u' ' + block.spots.join(u',')));
            const QImage image = ui::pictureOf(scene, part, {400, 400}, 1, painter);
            std::set<QRgb> colors;
            for (int x = 0; x < image.width(); x += 4)
                for (int y = 0; y < image.height(); y += 4) colors.insert(image.pixel(x, y));
            QVERIFY2(colors.size() > 20, qPrintable(block.picture));
        }
}

void TestHandbookTexts::everyRefusalIsExplained() {
    QFETCH(QString, id);
    const auto match = matchOf(game(id), 2);
    QStringList missing;
    QStringList known;
    for (std::uint16_t code = 1;; ++code) {
        try {
            known << QString::fromStdString(match->refusalName({code, {}}));
        } catch (const std::out_of_range&) {
            break;
        }
        if (!book_.findRefusal(known.last())) missing << known.last();
    }
    QVERIFY(known.size() > 10);
    QVERIFY2(missing.isEmpty(), qPrintable(missing.join(u'|')));
    for (const Section& section : book_.sections())
        for (const QString& refusal : section.refusals) QVERIFY2(known.contains(refusal), qPrintable(refusal));
}

void TestHandbookTexts::everyOptionIsExplained() {
    QFETCH(QString, id);
    for (int option = 0; option < static_cast<int>(game(id).options().size()); ++option)
        QVERIFY2(book_.findThing(game(id).words().option(option)), qPrintable(game(id).words().option(option)));
}

/// The names under which the spots of a random game's tables are explained.
void TestHandbookTexts::addThings(const game::GameModule& game, int seats, std::map<QString, QString>& things) const {
    const auto view = game.createView();
    const game::Look look{game::leastTable};
    const auto match = matchOf(game, seats);
    constexpr std::size_t everyMoves = 7;
    while (!match->isOver()) {
        if (match->moves().size() % everyMoves == 0)
            for (int viewer = 0; viewer < seats; ++viewer)
                for (const game::Spot& spot : view->scene(*match, static_cast<engine::Seat>(viewer), look).spots)
                    if (!isPlayer(spot, match->seating())) things.emplace(nameOf(spot), spot.id);
        match->play(game.think(*match, ai::Level::Random, match->setup().seed));
    }
}

std::map<QString, QString> TestHandbookTexts::thingsOf(const game::GameModule& game) const {
    std::map<QString, QString> things;
    for (int seats = game.minSeats(); seats <= game.maxSeats(); ++seats) addThings(game, seats, things);
    return things;
}

void TestHandbookTexts::everyThingAtTheTableIsExplained() {
    QFETCH(QString, id);
    QStringList missing;
    const std::map<QString, QString> things = thingsOf(game(id));
    for (const auto& [thing, spot] : things)
        if (!book_.findThing(thing) && !book_.findNamedIn(thing)) missing << thing + u' ' + spot;
    QVERIFY(things.size() > 10);
    QVERIFY2(missing.isEmpty(), qPrintable(missing.join(u'|')));
}

/// Cards, steps, tiles, figures, locations: whatever the game's words explain by its name in the data.
void TestHandbookTexts::everyPieceOfTheDataIsExplained() {
    QFETCH(QString, id);
    std::set<std::string> ids;
    addNames(record::readYaml(shelf_.data / id.toStdString() / (id.toStdString() + ".yaml")), ids);
    const auto match = matchOf(game(id), game(id).maxSeats());
    std::set<QString> names;
    for (const std::string& piece : ids)
        for (const QString& line : game(id).words().explanation(*match, QString::fromStdString(piece)).split(u'\n'))
            if (line.contains(u':')) names.insert(line.section(u':', 0, 0).trimmed());
    QStringList missing;
    for (const QString& name : names)
        if (!book_.findThing(name) && !book_.findNamedIn(name)) missing << name;
    QVERIFY(names.size() > 10);
    QVERIFY2(missing.isEmpty(), qPrintable(missing.join(u'|')));
}

HEOROT_WIDGET_SUITE(TestHandbookTexts)
#include "tst_handbook_texts.moc"
