// SPDX-License-Identifier: GPL-3.0-or-later
// The catalog of a folder: every candidate file gets a record and, if refused, a reason; one bad file never stops the
// others; exceptions and interfaces cross the boundary between program and plugin.
#include "engine/chance.h"
#include "language/fault_words.h"
#include "plugin/catalog.h"
#include "plugin_sandbox.h"
#include "record/file_error.h"
#include "suite/suite.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QPluginLoader>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace heorot;
using namespace heorot::plugin;
using namespace heorot::test;
using heorot::language::sentence;
using heorot::record::FileError;

namespace {

QJsonObject metaData() {
    const QJsonObject json{{QStringLiteral("id"), QStringLiteral("chess")},
                           {QStringLiteral("title"), QStringLiteral("Chess")},
                           {QStringLiteral("seats"), QJsonArray{2, 2}},
                           {QStringLiteral("minutes"), QJsonArray{10, 90}},
                           {QStringLiteral("weight"), QStringLiteral("rich")}};
    return {{QStringLiteral("IID"), QStringLiteral(HeorotGamePlugin_iid)}, {QStringLiteral("MetaData"), json}};
}

}

class TestCatalog : public QObject {
    Q_OBJECT

  private slots:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral("."))); }

    void validMetadataIsRead();
    void badMetadataIsRefused_data();
    void badMetadataIsRefused();
    void goodPluginIsFoundThenLoaded();
    void emptyAndMissingFoldersHaveNoGames();
    void badFileIsRefusedWithItsSentence_data();
    void badFileIsRefusedWithItsSentence();
    void fileWithoutALibraryNameIsIgnored();
    void pluginThatDoesNotLoadIsRefused_data();
    void pluginThatDoesNotLoadIsRefused();
    void missingDataIsReported();
    void badDataIsReportedWithItsLine();
    void playersDataReplacesTheShippedData();
    void badPlayersDataIsReportedWithItsLine();
    void secondPluginOfOneGameIsSpare();
    void spareIsUsedIfTheFirstDoesNotLoad();
    void oneBadPluginNeverStopsTheOthers();
    void unknownGameIsReported();
    void finderFindsLoadedGames();
    void dynamicCastsWorkAcrossPlugins();
    void exceptionsWorkAcrossPlugins();
};

void TestCatalog::validMetadataIsRead() {
    GameMeta meta;
    QVERIFY(!readMeta(metaData(), meta));
    QCOMPARE(meta.id, QStringLiteral("chess"));
    QCOMPARE(meta.title, QStringLiteral("Chess"));
    QCOMPARE(meta.minSeats, 2);
    QCOMPARE(meta.maxSeats, 2);
    QCOMPARE(meta.leastMinutes, 10);
    QCOMPARE(meta.mostMinutes, 90);
    QCOMPARE(meta.weight, Weight::Rich);
}

void TestCatalog::badMetadataIsRefused_data() {
    QTest::addColumn<QString>("key");
    QTest::addColumn<QJsonValue>("value");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char* name, const char* key, const QJsonValue& value, const char* expected) {
        QTest::newRow(name) << QString::fromLatin1(key) << value << QString::fromUtf8(expected);
    };
    const QJsonValue missing(QJsonValue::Undefined);
    row("no IID", "IID", missing, "it is not a Qt plugin");
    row("other IID", "IID", QStringLiteral("org.heorot.Filter/2"),
        "it is a plugin for “org.heorot.Filter/2”, not for “org.heorot.GamePlugin/6”");
    row("older interface", "IID", QStringLiteral("org.heorot.GamePlugin/2"),
        "it was built for interface 2, but this program has interface 6");
    row("newer interface", "IID", QStringLiteral("org.heorot.GamePlugin/22"),
        "it was built for interface 22, but this program has interface 6");
    row("no id", "id", missing, "its metadata has no “id”");
    row("empty id", "id", QString(), "its metadata has no “id”");
    row("id that is a number", "id", 7, "its metadata has no “id”");
    row("no title", "title", missing, "its metadata has no “title”");
    const char* seats = "its metadata has no valid “seats”";
    row("no seats", "seats", missing, seats);
    row("seats as a number", "seats", 2, seats);
    row("one number of seats", "seats", QJsonArray{2}, seats);
    row("three numbers of seats", "seats", QJsonArray{2, 3, 4}, seats);
    row("seats as texts", "seats", QJsonArray{QStringLiteral("2"), QStringLiteral("4")}, seats);
    row("no seat at all", "seats", QJsonArray{0, 4}, seats);
    row("most below least", "seats", QJsonArray{4, 2}, seats);
    row("more seats than there are", "seats", QJsonArray{2, 6}, seats);
    row("half a seat", "seats", QJsonArray{2, 4.5}, seats);
    row("no minutes", "minutes", missing, "its metadata has no valid “minutes”");
    row("more than a day", "minutes", QJsonArray{10, 1441}, "its metadata has no valid “minutes”");
    const char* weight = "its metadata needs a “weight” of light, medium, or rich";
    row("no weight", "weight", missing, weight);
    row("weight that is no word of ours", "weight", QStringLiteral("heavy"), weight);
    row("weight as a number", "weight", 2, weight);
}

void TestCatalog::badMetadataIsRefused() {
    QFETCH(QString, key);
    QFETCH(QJsonValue, value);
    QFETCH(QString, expected);
    QJsonObject qtMetaData = metaData();
    QJsonObject json = qtMetaData.value(QStringLiteral("MetaData")).toObject();
    QJsonObject& changed = key == QStringLiteral("IID") ? qtMetaData : json;
    changed.insert(key, value);
    if (&changed == &json) qtMetaData.insert(QStringLiteral("MetaData"), json);
    GameMeta meta;
    QCOMPARE(sentence(readMeta(qtMetaData, meta)), expected);
}

void TestCatalog::goodPluginIsFoundThenLoaded() {
    const PluginSandbox sandbox;
    sandbox.putPlugin("sample.so");
    PluginCatalog catalog(sandbox.folders());
    QCOMPARE(catalog.records().size(), std::size_t{1});
    const PluginRecord& record = catalog.records().front();
    QVERIFY(record.state == PluginState::Found);
    QVERIFY(!record.reason);
    QCOMPARE(record.file, sandbox.path("games/sample.so"));
    QCOMPARE(record.meta.title, QStringLiteral("Sample"));
    QCOMPARE(catalog.ids(), QStringList{QStringLiteral("sample")});
    const game::GameModule* game = catalog.game(QStringLiteral("sample"));
    QVERIFY2(game, qPrintable(catalog.why(QStringLiteral("sample"))));
    QVERIFY(record.state == PluginState::Loaded);
    QCOMPARE(game->id(), std::string("sample"));
    QCOMPARE(game->minSeats(), record.meta.minSeats);
    QCOMPARE(game->maxSeats(), record.meta.maxSeats);
    QCOMPARE(game->words().title(), record.meta.title);
    QCOMPARE(catalog.game(QStringLiteral("sample")), game);
}

void TestCatalog::emptyAndMissingFoldersHaveNoGames() {
    const PluginSandbox sandbox;
    QVERIFY(PluginCatalog(sandbox.folders()).records().empty());
    QVERIFY(QDir().mkpath(sandbox.path("games/folder.so")));
    QVERIFY(PluginCatalog(sandbox.folders()).records().empty());
}

void TestCatalog::badFileIsRefusedWithItsSentence_data() {
    QTest::addColumn<QString>("expected");
    const auto row = [](const char* name, const char* expected) { QTest::newRow(name) << QString::fromUtf8(expected); };
    row("older_interface", "it was built for interface 2, but this program has interface 6");
    row("other_program", "it is a plugin for “org.example.Filter”, not for “org.heorot.GamePlugin/6”");
    row("no_seats", "its metadata has no valid “seats”");
    row("no_meta", "its metadata has no “id”");
}

void TestCatalog::badFileIsRefusedWithItsSentence() {
    QFETCH(QString, expected);
    const PluginSandbox sandbox;
    sandbox.putBad(QTest::currentDataTag());
    const PluginCatalog catalog(sandbox.folders());
    QCOMPARE(catalog.records().size(), std::size_t{1});
    QVERIFY(catalog.records().front().state == PluginState::Refused);
    QCOMPARE(sentence(catalog.records().front().reason), expected);
    QVERIFY(catalog.ids().isEmpty());
}

void TestCatalog::fileWithoutALibraryNameIsIgnored() {
    const PluginSandbox sandbox;
    sandbox.put("README", "Plugins lie here.\n");
    sandbox.put("sample.json", "{}");
    QVERIFY(PluginCatalog(sandbox.folders()).records().empty());
}

void TestCatalog::pluginThatDoesNotLoadIsRefused_data() {
    QTest::addColumn<QString>("expected");
    QTest::newRow("no_interface") << QStringLiteral("it does not provide the interface it names");
    QTest::newRow("no_symbol") << QStringLiteral("variableOfNoLibrary");
    QTest::newRow("throwing") << QStringLiteral("the game broke");
}

void TestCatalog::pluginThatDoesNotLoadIsRefused() {
    QFETCH(QString, expected);
    const PluginSandbox sandbox;
    sandbox.putBad(QTest::currentDataTag());
    PluginCatalog catalog(sandbox.folders());
    const QString id = QStringLiteral("bad");
    QCOMPARE(catalog.ids(), QStringList{id});
    QVERIFY(!catalog.game(id));
    const PluginRecord& record = catalog.records().front();
    QVERIFY(record.state == PluginState::Refused);
    QVERIFY2(sentence(record.reason).contains(expected), qPrintable(sentence(record.reason)));
    const QString file = QLatin1String(QTest::currentDataTag()) + QStringLiteral(".so: ");
    QCOMPARE(catalog.why(id), file + sentence(record.reason));
    QVERIFY(catalog.ids().isEmpty());
    QVERIFY(!catalog.game(id));
}

void TestCatalog::missingDataIsReported() {
    const PluginSandbox sandbox;
    sandbox.putPlugin("sample.so");
    sandbox.removeData();
    PluginCatalog catalog(sandbox.folders());
    QVERIFY(!catalog.game(QStringLiteral("sample")));
    QCOMPARE(catalog.why(QStringLiteral("sample")),
             QStringLiteral("%1: there is no such file").arg(sandbox.path("data/sample/sample.yaml")));
}

void TestCatalog::badDataIsReportedWithItsLine() {
    const PluginSandbox sandbox;
    sandbox.putPlugin("sample.so");
    sandbox.putData(contentOf(sampleData).replace("sides: 6", "sides: 1"));
    PluginCatalog catalog(sandbox.folders());
    QVERIFY(!catalog.game(QStringLiteral("sample")));
    QCOMPARE(sentence(catalog.records().front().reason),
             QStringLiteral("sample.yaml:5: die.sides: “1” is not a whole number from 2 to 20"));
}

void TestCatalog::playersDataReplacesTheShippedData() {
    const PluginSandbox sandbox;
    sandbox.putPlugin("sample.so");
    const std::string shipped = PluginCatalog(sandbox.folders()).game(QStringLiteral("sample"))->fingerprint();
    sandbox.putData(contentOf(sampleData).prepend("# my own numbers\n"), "own");
    QCOMPARE(PluginCatalog(sandbox.folders()).game(QStringLiteral("sample"))->fingerprint(), shipped);
    sandbox.putData(contentOf(sampleData).replace("sides: 6", "sides: 8"), "own");
    QVERIFY(PluginCatalog(sandbox.folders()).game(QStringLiteral("sample"))->fingerprint() != shipped);
}

void TestCatalog::badPlayersDataIsReportedWithItsLine() {
    const PluginSandbox sandbox;
    sandbox.putPlugin("sample.so");
    sandbox.putData("hand: {size: 4, confidence: printed}\nhand: {size: 5, confidence: printed}\n", "own");
    PluginCatalog catalog(sandbox.folders());
    QVERIFY(!catalog.game(QStringLiteral("sample")));
    QCOMPARE(catalog.why(QStringLiteral("sample")),
             QStringLiteral("%1/sample/sample.yaml:2: “hand” appears twice in one map; remove this file to play with "
                            "the shipped numbers")
                 .arg(sandbox.folders().ownData));
    QVERIFY(catalog.isRefused(QStringLiteral("sample")));
    QVERIFY(!catalog.isRefused(QStringLiteral("chess")));
    QVERIFY_THROWS_EXCEPTION(heorot::record::GameRefused, catalog.finder()("sample"));
}

void TestCatalog::secondPluginOfOneGameIsSpare() {
    const PluginSandbox sandbox;
    sandbox.putPlugin("b.so");
    sandbox.putPlugin("a.so");
    PluginCatalog catalog(sandbox.folders());
    QCOMPARE(catalog.records().size(), std::size_t{2});
    QVERIFY(catalog.records()[0].state == PluginState::Found);
    QCOMPARE(catalog.records()[0].file, sandbox.path("games/a.so"));
    QVERIFY(catalog.records()[1].state == PluginState::Spare);
    QCOMPARE(sentence(catalog.records()[1].reason),
             QStringLiteral("another plugin already provides the game “sample”"));
    QCOMPARE(catalog.ids(), QStringList{QStringLiteral("sample")});
    QVERIFY(catalog.game(QStringLiteral("sample")));
}

void TestCatalog::spareIsUsedIfTheFirstDoesNotLoad() {
    const PluginSandbox sandbox;
    sandbox.putPlugin("a.so", badPlugins + QStringLiteral("/throwing_sample.so"));
    sandbox.putPlugin("b.so");
    PluginCatalog catalog(sandbox.folders());
    QVERIFY(catalog.game(QStringLiteral("sample")));
    QVERIFY(catalog.records()[0].state == PluginState::Refused);
    QVERIFY(catalog.records()[0].reason);
    QVERIFY(catalog.records()[1].state == PluginState::Loaded);
    QVERIFY(!catalog.records()[1].reason);
    QCOMPARE(catalog.ids(), QStringList{QStringLiteral("sample")});
}

void TestCatalog::oneBadPluginNeverStopsTheOthers() {
    const PluginSandbox sandbox;
    sandbox.put("a.so", "text");
    for (const char* bad :
         {"no_interface", "no_meta", "no_seats", "no_symbol", "older_interface", "other_program", "throwing"})
        sandbox.putBad(bad);
    sandbox.putPlugin("sample.so");
    PluginCatalog catalog(sandbox.folders());
    QCOMPARE(catalog.records().size(), std::size_t{9});
    QVERIFY(!catalog.game(QStringLiteral("bad")));
    QVERIFY(catalog.game(QStringLiteral("sample")));
    for (const PluginRecord& record : catalog.records()) {
        const bool good = record.meta.id == QStringLiteral("sample");
        QVERIFY((record.state == PluginState::Loaded) == good);
        QVERIFY(static_cast<bool>(record.reason) != good);
    }
}

void TestCatalog::unknownGameIsReported() {
    const PluginSandbox sandbox;
    sandbox.putPlugin("sample.so");
    PluginCatalog catalog(sandbox.folders());
    QVERIFY(!catalog.game(QStringLiteral("chess")));
    QCOMPARE(catalog.why(QStringLiteral("chess")), QStringLiteral("no plugin provides the game “chess”"));
}

void TestCatalog::finderFindsLoadedGames() {
    const PluginSandbox sandbox;
    sandbox.putPlugin("sample.so");
    PluginCatalog catalog(sandbox.folders());
    const auto find = catalog.finder();
    QCOMPARE(find("sample"), static_cast<const heorot::record::AnyGame*>(catalog.game(QStringLiteral("sample"))));
    QVERIFY(!find("chess"));
}

void TestCatalog::dynamicCastsWorkAcrossPlugins() {
    QPluginLoader good(samplePlugin);
    QVERIFY2(good.instance(), qPrintable(good.errorString()));
    QVERIFY(qobject_cast<GamePlugin*>(good.instance()));
    QVERIFY(dynamic_cast<GamePlugin*>(good.instance()));
    QPluginLoader bad(badPlugins + QStringLiteral("/no_interface.so"));
    QVERIFY(bad.instance());
    QVERIFY(!qobject_cast<GamePlugin*>(bad.instance()));
}

void TestCatalog::exceptionsWorkAcrossPlugins() {
    QPluginLoader loader(samplePlugin);
    const auto* plugin = qobject_cast<GamePlugin*>(loader.instance());
    QVERIFY(plugin);
    QVERIFY_THROWS_EXCEPTION(FileError, plugin->load(heorot::record::DataSource("/nowhere")));
    const auto data = std::filesystem::path(sampleData.toStdU16String()).parent_path();
    const auto game = plugin->load(heorot::record::DataSource(data));
    const heorot::record::Seating seating{{"Anna", "Ben"}, {}, {"easy", "easy"}};
    const heorot::engine::Outcomes noDeal{{1, false, {0}}};
    QVERIFY_THROWS_EXCEPTION(heorot::engine::ChanceMismatch, game->newMatch({}, seating, noDeal));
    const auto match = game->newMatch({}, seating, {});
    QVERIFY(dynamic_cast<heorot::record::AnyMatch*>(match.get()));
}

HEOROT_SUITE(TestCatalog)
#include "tst_catalog.moc"
