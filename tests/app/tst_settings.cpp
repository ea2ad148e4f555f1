// SPDX-License-Identifier: GPL-3.0-or-later
// Preferences are restored as saved; values no control could have written become defaults.
#include "heorot/settings.h"
#include "suite/widget_suite.h"

#include "widget_tools.h"

using namespace heorot;
using namespace heorot::app;

class TestSettings : public QObject {
    Q_OBJECT

  private slots:
    void init();

    void missingSettingsAreDefaults();
    void savedSettingsAreRestored();
    void outOfRangeValuesAreDefaults_data();
    void outOfRangeValuesAreDefaults();

  private:
    std::unique_ptr<test::OwnSettings> ownSettings_;
};

void TestSettings::init() {
    ownSettings_ = std::make_unique<test::OwnSettings>();
}

void TestSettings::missingSettingsAreDefaults() {
    QVERIFY(Settings::load() == Settings{});
}

void TestSettings::savedSettingsAreRestored() {
    const Settings saved{QStringLiteral("de"),
                         ui::ThemeId::HighContrast,
                         1.25,
                         0,
                         2500,
                         Assist::Hints,
                         true,
                         true,
                         false,
                         ChapterPages::Never,
                         .6};
    saved.save();
    QVERIFY(Settings::load() == saved);
    Settings{}.save();
    QVERIFY(Settings::load() == Settings{});
}

void TestSettings::outOfRangeValuesAreDefaults_data() {
    QTest::addColumn<QString>("key");
    QTest::addColumn<QVariant>("value");
    QTest::newRow("theme") << QStringLiteral("theme") << QVariant(QStringLiteral("pink"));
    QTest::newRow("scale above") << QStringLiteral("text-scale") << QVariant(1.6);
    QTest::newRow("scale below") << QStringLiteral("text-scale") << QVariant(.5);
    QTest::newRow("scale no number") << QStringLiteral("text-scale") << QVariant(QStringLiteral("nan"));
    QTest::newRow("speed above") << QStringLiteral("animation-speed") << QVariant(5);
    QTest::newRow("speed below") << QStringLiteral("animation-speed") << QVariant(-1);
    QTest::newRow("pace above") << QStringLiteral("pace") << QVariant(3001);
    QTest::newRow("pace below") << QStringLiteral("pace") << QVariant(-1);
    QTest::newRow("pace no number") << QStringLiteral("pace") << QVariant(QStringLiteral("quick"));
    QTest::newRow("volume above") << QStringLiteral("volume") << QVariant(1.1);
    QTest::newRow("volume below") << QStringLiteral("volume") << QVariant(-.1);
    QTest::newRow("help") << QStringLiteral("help") << QVariant(3);
    QTest::newRow("undo") << QStringLiteral("casual-undo") << QVariant(QStringLiteral("perhaps"));
    QTest::newRow("forced") << QStringLiteral("play-forced") << QVariant(7);
    QTest::newRow("card") << QStringLiteral("hand-over-card") << QVariant(QString());
}

void TestSettings::outOfRangeValuesAreDefaults() {
    QFETCH(QString, key);
    QFETCH(QVariant, value);
    Settings{}.save();
    QSettings file = userSettings();
    QVERIFY(file.contains(QStringLiteral("settings/") + key)); // the key is the one that is read
    file.setValue(QStringLiteral("settings/") + key, value);
    file.sync();
    QVERIFY(Settings::load() == Settings{});
}

HEOROT_WIDGET_SUITE(TestSettings)
#include "tst_settings.moc"
