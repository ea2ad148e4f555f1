// SPDX-License-Identifier: GPL-3.0-or-later
// Plugin files damaged by a broken copy or disk: each is refused with a sentence before it reaches the system's loader,
// which it would crash; and the good one next to it still works.
#include "language/fault_words.h"
#include "plugin/catalog.h"
#include "plugin_sandbox.h"
#include "suite/suite.h"

#include <QTest>

#include <cstring>
#include <optional>

using namespace heorot::plugin;
using namespace heorot::test;

class TestDamagedPlugins final : public QObject {
    Q_OBJECT

  private slots:
    void damagedPluginIsRefused_data();
    void damagedPluginIsRefused();
    void pluginWithDamagedTablesIsRefused_data();
    void pluginWithDamagedTablesIsRefused() { damagedPluginIsRefused(); }
};

void TestDamagedPlugins::damagedPluginIsRefused_data() {
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QString>("expected");
    const QByteArray good = contentOf(samplePlugin);
    const QString cutOff = QStringLiteral("the file is truncated");
    const QString other; // a sentence from Qt
    QTest::newRow("text file") << QByteArray("This is no library.\n") << other;
    QTest::newRow("long text file") << QByteArray("This is no library.\n").repeated(10'000) << other;
    QTest::newRow("library that is no plugin")
        << contentOf(QStringLiteral(HEOROT_BINARY_DIR "/lib/libheorot_engine.so")) << other;
    QTest::newRow("empty file") << QByteArray() << cutOff;
    QTest::newRow("magic number alone") << good.first(4) << cutOff;
    for (const qsizetype size : {64, 1'000, 4'096, 20'000, 80'000, 100'000})
        QTest::addRow("first %lld bytes", static_cast<long long>(size)) << good.first(size) << cutOff;
    QTest::newRow("first half") << good.first(good.size() / 2) << cutOff;
    QTest::newRow("all but the last byte") << good.chopped(1) << cutOff;
}

namespace {

/// Offsets of the tables of an ELF file for this machine.
struct Places {
    qsizetype segments;
    qsizetype segmentSize;
    qsizetype segmentCount;
    qsizetype dynamicTable;
    qsizetype dynamicSize;
};

template <class Number>
qsizetype numberAt(const QByteArray& file, qsizetype at) {
    Number number = 0;
    std::memcpy(&number, file.constData() + at, sizeof number);
    return static_cast<qsizetype>(number);
}

/// Nothing for another format or 32-bit addresses.
std::optional<Places> placesOf(const QByteArray& file) {
    if (!file.startsWith("\x7F"
                         "ELF\x02"))
        return {};
    Places places{numberAt<quint64>(file, 0x20), numberAt<quint16>(file, 0x36), numberAt<quint16>(file, 0x38), 0, 0};
    for (qsizetype i = 0; i < places.segmentCount; ++i) {
        const qsizetype at = places.segments + i * places.segmentSize;
        if (numberAt<quint32>(file, at) != 2) continue;
        places.dynamicTable = numberAt<quint64>(file, at + 8);
        places.dynamicSize = numberAt<quint64>(file, at + 32);
    }
    return places;
}

QByteArray zeroed(QByteArray file, qsizetype at, qsizetype count) {
    return file.replace(at, count, QByteArray(count, '\0'));
}

}

/// Bytes the system's loader does not check; most of them would crash it.
void TestDamagedPlugins::pluginWithDamagedTablesIsRefused_data() {
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QString>("expected");
    const QByteArray good = contentOf(samplePlugin);
    const auto places = placesOf(good);
    if (!places) QSKIP("plugins of this system have no such tables");
    const QString header = QStringLiteral("its header is damaged");
    const QString segments = QStringLiteral("its program header is damaged");
    const QString table = QStringLiteral("its dynamic table is damaged");
    const QString machine = QStringLiteral("it was built for another kind of machine, or its header is damaged");
    QTest::newRow("width") << zeroed(good, 4, 1) << machine;
    QTest::newRow("byte order") << zeroed(good, 5, 1) << machine;
    QTest::newRow("machine") << zeroed(good, 18, 2) << machine;
    QTest::newRow("type") << zeroed(good, 16, 2) << header;
    QTest::newRow("size of a segment's entry") << zeroed(good, 0x36, 2) << header;
    QTest::newRow("number of segments") << zeroed(good, 0x38, 2) << segments;
    QTest::newRow("place of the program header") << zeroed(good, 0x20, 8) << segments;
    QTest::newRow("place of the program header, past the end")
        << QByteArray(good).replace(0x20, 8, QByteArray(8, '\x7F')) << segments;
    QTest::newRow("whole program header")
        << zeroed(good, places->segments, places->segmentSize * places->segmentCount) << segments;
    for (qsizetype i = 0; i < places->segmentCount; ++i) {
        const qsizetype at = places->segments + i * places->segmentSize;
        if (const qsizetype type = numberAt<quint32>(good, at); type != 1 && type != 2) continue;
        QTest::addRow("segment %lld", static_cast<long long>(i)) << zeroed(good, at, places->segmentSize) << segments;
        if (numberAt<quint32>(good, at) == 1)
            QTest::addRow("size of segment %lld", static_cast<long long>(i)) << zeroed(good, at + 40, 8) << segments;
    }
    QTest::newRow("first half of the dynamic table")
        << zeroed(good, places->dynamicTable, places->dynamicSize / 2) << table;
    QTest::newRow("an entry of the dynamic table") << zeroed(good, places->dynamicTable + 160, 16) << table;
    QTest::newRow("whole dynamic table") << zeroed(good, places->dynamicTable, places->dynamicSize) << table;
}

void TestDamagedPlugins::damagedPluginIsRefused() {
    QFETCH(QByteArray, content);
    QFETCH(QString, expected);
    const PluginSandbox sandbox;
    sandbox.put("a.so", content);
    sandbox.putPlugin("sample.so");
    PluginCatalog catalog(sandbox.folders());
    QCOMPARE(catalog.records().size(), std::size_t{2});
    const PluginRecord& record = catalog.records().front();
    QCOMPARE(record.file, sandbox.path("games/a.so"));
    QVERIFY(record.state == PluginState::Refused);
    QVERIFY(record.reason);
    if (!expected.isEmpty()) QCOMPARE(heorot::language::sentence(record.reason), expected);
    QVERIFY(catalog.game(QStringLiteral("sample")));
}

HEOROT_SUITE(TestDamagedPlugins)
#include "tst_damaged_plugins.moc"
