// SPDX-License-Identifier: GPL-3.0-or-later
// The targets of fuzzing on valid files with random but reproducible damage.
#include "engine/random.h"
#include "fuzz/mutate.h"
#include "fuzz/targets.h"
#include "record/yaml.h"
#include "suite/suite.h"

using namespace heorot;

class TestDamagedFiles final : public QObject {
    Q_OBJECT

  private slots:
    void seedsAreRead_data() { addTargets(); }
    void seedsAreRead();
    void damageIsReadOrRefused_data() { addTargets(); }
    void damageIsReadOrRefused();

  private:
    static constexpr int inputs = 400;

    static void addTargets();
    static const fuzz::Target& target();
};

void TestDamagedFiles::addTargets() {
    QTest::addColumn<QByteArray>("name");
    for (const fuzz::Target& each : fuzz::targets()) {
        const QByteArray name(each.name.data(), static_cast<qsizetype>(each.name.size()));
        QTest::newRow(name.constData()) << name;
    }
}

const fuzz::Target& TestDamagedFiles::target() {
    const QByteArray name = *static_cast<QByteArray*>(QTest::qData("name", qMetaTypeId<QByteArray>()));
    return *fuzz::targetOf(name.toStdString());
}

void TestDamagedFiles::seedsAreRead() {
    const auto seeds = fuzz::seedsOf(target());
    QVERIFY(!seeds.empty());
    for (const auto& seed : seeds)
        QVERIFY2(target().run(record::readFile(seed)) == fuzz::Taken::Read, seed.filename().c_str());
}

void TestDamagedFiles::damageIsReadOrRefused() {
    const auto seeds = fuzz::seedsOf(target());
    engine::Pcg generator(20260611);
    int refused = 0;
    for (int i = 0; i < inputs; ++i) {
        const auto& seed = seeds[generator.below(static_cast<std::uint32_t>(seeds.size()))];
        std::string bytes = record::readFile(seed);
        test::mutate(bytes, generator);
        try {
            refused += target().run(bytes) == fuzz::Taken::Refused ? 1 : 0;
        } catch (const std::exception& error) {
            const QByteArray shown = QByteArray::fromStdString(bytes).toPercentEncoding(" \n:{}[],'\"");
            QFAIL(qPrintable(QStringLiteral("input %1, %2: %3\n%4")
                                 .arg(i)
                                 .arg(QString::fromStdString(seed.filename().string()), QLatin1String(error.what()),
                                      QLatin1String(shown))));
        }
    }
    QVERIFY2(refused > inputs / 20 && refused < inputs, qPrintable(QString::number(refused)));
}

HEOROT_SUITE(TestDamagedFiles)
#include "tst_damaged_files.moc"
