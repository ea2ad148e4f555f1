// SPDX-License-Identifier: GPL-3.0-or-later
// The settings dialog: every choice is signalled at once, keys reach everything, nothing is clipped, and its language
// changes while it is open.
#include "heorot/room_check.h"
#include "heorot/settings_dialog.h"
#include "language/pseudo_language.h"
#include "suite/widget_suite.h"
#include "widget_tools.h"

#include <QSignalSpy>

using namespace heorot;
using namespace heorot::app;
using namespace heorot::test;
using Part = SettingsForm::Part;

class TestSettingsDialog : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase();
    void cleanup();

    void everyChoiceIsSignaledAtOnce_data();
    void everyChoiceIsSignaledAtOnce();
    void paceIsSet();
    void externalChangesAreShown();
    void languagesHaveNativeNames();
    void arrowsChoose();
    void tabReachesEverything();
    void wheelChangesNothing();
    void escapeCloses();
    void controlsHaveNamesAndSentences();
    void textsFollowALanguageSwitch();
    void nothingIsClipped_data();
    void nothingIsClipped();
    void nothingIsClippedWithLargeText();

  private:
    SettingsDialog& open(const Settings& settings = {}, QSize window = {1024, 600}) {
        window_ = std::make_unique<QWidget>();
        window_->resize(window);
        window_->show();
        dialog_ =
            new SettingsDialog(settings, {QStringLiteral("de"), QStringLiteral("fr")}, window_.get(), SoundRow::Shown);
        dialog_->show();
        dialog_->activateWindow();
        if (!QTest::qWaitForWindowActive(dialog_)) qFatal("the dialog does not become active");
        return *dialog_;
    }
    template <class Widget>
    Widget* control(const char* kind, Part part) {
        auto* widget =
            dialog_->findChild<Widget*>(QStringLiteral("%1%2").arg(QLatin1String(kind)).arg(static_cast<int>(part)));
        if (!widget) qFatal("there is no such control");
        return widget;
    }
    void press(QWidget& widget) {
        QVERIFY(canBeSeen(widget, *dialog_));
        QTest::mouseClick(&widget, Qt::LeftButton);
    }

    std::unique_ptr<QWidget> window_;
    SettingsDialog* dialog_ = nullptr;
};

void TestSettingsDialog::initTestCase() {
    QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
    useTheme(ui::ThemeId::Light, 1);
}

void TestSettingsDialog::cleanup() {
    window_.reset();
    useTheme(ui::ThemeId::Light, 1);
}

void TestSettingsDialog::everyChoiceIsSignaledAtOnce_data() {
    QTest::addColumn<int>("part");
    QTest::addColumn<int>("choice"); // -1 for a switch
    QTest::addColumn<Settings>("expected");
    const auto row = [](const char* name, Part part, int choice, auto change) {
        Settings settings;
        change(settings);
        QTest::newRow(name) << static_cast<int>(part) << choice << settings;
    };
    row("English", Part::Language, 1, [](Settings& s) { s.language = QStringLiteral("en"); });
    row("French", Part::Language, 3, [](Settings& s) { s.language = QStringLiteral("fr"); });
    row("dark", Part::Theme, 1, [](Settings& s) { s.theme = ui::ThemeId::Dark; });
    row("high contrast", Part::Theme, 2, [](Settings& s) { s.theme = ui::ThemeId::HighContrast; });
    row("large text", Part::TextSize, 3, [](Settings& s) { s.textScale = 1.5; });
    row("no movement", Part::Animation, 0, [](Settings& s) { s.animationSpeed = 0; });
    row("very quick", Part::Animation, 4, [](Settings& s) { s.animationSpeed = 4; });
    row("no help", Part::Assist, 0, [](Settings& s) { s.assist = Assist::None; });
    row("no pages", Part::ChapterPages, 2, [](Settings& s) { s.chapterPages = ChapterPages::Never; });
    row("all pages", Part::ChapterPages, 0, [](Settings& s) { s.chapterPages = ChapterPages::Always; });
    row("no sounds", Part::Sounds, 0, [](Settings& s) { s.volume = 0; });
    row("loud sounds", Part::Sounds, 3, [](Settings& s) { s.volume = 1; });
    row("hints", Part::Assist, 3, [](Settings& s) { s.assist = Assist::Hints; });
    row("undo", Part::CasualUndo, -1, [](Settings& s) { s.casualUndo = true; });
    row("forced", Part::PlayForced, -1, [](Settings& s) { s.playForced = true; });
    row("no card", Part::HandOverCard, -1, [](Settings& s) { s.handOverCard = false; });
}

void TestSettingsDialog::everyChoiceIsSignaledAtOnce() {
    QFETCH(int, part);
    QFETCH(int, choice);
    QFETCH(Settings, expected);
    SettingsDialog& dialog = open();
    QSignalSpy changed(&dialog, &SettingsDialog::changed);
    if (choice < 0)
        press(*control<SwitchButton>("switch", static_cast<Part>(part)));
    else
        press(control<SegmentedControl>("segments", static_cast<Part>(part))->button(choice));
    QCOMPARE(changed.count(), 1);
    QVERIFY(changed.first().first().value<Settings>() == expected);
}

void TestSettingsDialog::paceIsSet() {
    SettingsDialog& dialog = open();
    auto* pace = dialog.findChild<QSlider*>(QStringLiteral("pace"));
    QSignalSpy changed(&dialog, &SettingsDialog::changed);
    pace->setFocus();
    QTest::keyClick(pace, Qt::Key_Right);
    QCOMPARE(changed.count(), 1);
    QCOMPARE(dialog.settings().paceMs, 1300);
    QTest::keyClick(pace, Qt::Key_Home);
    QCOMPARE(dialog.settings().paceMs, 0);
    QVERIFY(textsOf(dialog).contains(QStringLiteral("at once")));
}

void TestSettingsDialog::externalChangesAreShown() {
    SettingsDialog& dialog = open();
    QSignalSpy changed(&dialog, &SettingsDialog::changed);
    Settings settings;
    settings.paceMs = 3000;
    settings.theme = ui::ThemeId::Dark;
    settings.casualUndo = true;
    settings.textScale = 1.25; // between two choices
    dialog.setSettings(settings);
    QCOMPARE(changed.count(), 0);
    QCOMPARE(dialog.findChild<QSlider*>(QStringLiteral("pace"))->value(), 30);
    QCOMPARE(control<SegmentedControl>("segments", Part::Theme)->current(), 1);
    QCOMPARE(control<SegmentedControl>("segments", Part::TextSize)->current(), 2);
    QVERIFY(control<SwitchButton>("switch", Part::CasualUndo)->isChecked());
    press(*control<SwitchButton>("switch", Part::PlayForced));
    QCOMPARE(dialog.settings().textScale, 1.25); // untouched settings stay
    QCOMPARE(dialog.settings().paceMs, 3000);
}

void TestSettingsDialog::languagesHaveNativeNames() {
    open();
    auto* languages = control<SegmentedControl>("segments", Part::Language);
    QStringList names;
    for (int i = 1; i < languages->count(); ++i) names << languages->button(i).text();
    QCOMPARE(names, (QStringList{QStringLiteral("English"), QStringLiteral("Deutsch"), QStringLiteral("Français")}));
}

void TestSettingsDialog::arrowsChoose() {
    SettingsDialog& dialog = open();
    auto* themes = control<SegmentedControl>("segments", Part::Theme);
    themes->setFocus();
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Right);
    QVERIFY(dialog.settings().theme == ui::ThemeId::Dark);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Right);
    QVERIFY(dialog.settings().theme == ui::ThemeId::HighContrast);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Left);
    QVERIFY(dialog.settings().theme == ui::ThemeId::Dark);
    auto* flag = control<SwitchButton>("switch", Part::CasualUndo);
    flag->setFocus();
    QTest::keyClick(flag, Qt::Key_Space);
    QVERIFY(dialog.settings().casualUndo);
}

void TestSettingsDialog::tabReachesEverything() {
    SettingsDialog& dialog = open();
    QSet<QWidget*> reached;
    dialog.findChild<QPushButton*>(QStringLiteral("close"))->setFocus();
    for (int i = 0; i < 40; ++i) {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        QWidget* at = QApplication::focusWidget();
        reached << at << at->parentWidget();
        QVERIFY2(!at->visibleRegion().isEmpty(), qPrintable(at->accessibleName())); // scrolled into view
    }
    for (QWidget* widget : dialog.findChildren<QWidget*>())
        if (qobject_cast<SegmentedControl*>(widget) || qobject_cast<QSlider*>(widget) ||
            qobject_cast<SwitchButton*>(widget))
            QVERIFY2(reached.contains(widget), qPrintable(widget->accessibleName()));
}

void TestSettingsDialog::wheelChangesNothing() {
    SettingsDialog& dialog = open();
    auto* pace = dialog.findChild<QSlider*>(QStringLiteral("pace"));
    QWheelEvent wheel({5, 5}, pace->mapToGlobal(QPointF(5, 5)), {}, {0, 120}, Qt::NoButton, {}, Qt::NoScrollPhase,
                      false);
    QApplication::sendEvent(pace, &wheel);
    QCOMPARE(dialog.settings().paceMs, 1200);
}

void TestSettingsDialog::escapeCloses() {
    SettingsDialog& dialog = open();
    QTest::keyClick(&dialog, Qt::Key_Escape);
    QVERIFY(!dialog.isVisible());
    SettingsDialog& again = open();
    press(*again.findChild<QPushButton*>(QStringLiteral("close")));
    QVERIFY(!again.isVisible());
}

void TestSettingsDialog::controlsHaveNamesAndSentences() {
    SettingsDialog& dialog = open();
    int controls = 0;
    for (QWidget* widget : dialog.findChildren<QWidget*>()) {
        if (!qobject_cast<SegmentedControl*>(widget) && !qobject_cast<QSlider*>(widget) &&
            !qobject_cast<SwitchButton*>(widget))
            continue;
        ++controls;
        QVERIFY2(!widget->accessibleName().isEmpty(), qPrintable(widget->objectName()));
        QVERIFY2(widget->accessibleDescription().endsWith(u'.'), qPrintable(widget->objectName()));
    }
    QCOMPARE(controls, 11);
}

void TestSettingsDialog::textsFollowALanguageSwitch() {
    SettingsDialog& dialog = open();
    MarkingTranslator marks;
    QCoreApplication::installTranslator(&marks);
    QCoreApplication::sendPostedEvents();
    const QStringList ours{QStringLiteral("English"), QStringLiteral("Deutsch"), QStringLiteral("Français")};
    for (const QString& text : textsOf(dialog))
        QVERIFY2(text.startsWith(u'«') || ours.contains(text), qPrintable(text));
    QCoreApplication::removeTranslator(&marks);
    QCoreApplication::sendPostedEvents();
    for (const QString& text : textsOf(dialog)) QVERIFY2(!text.contains(u'«'), qPrintable(text));
}

void TestSettingsDialog::nothingIsClipped_data() {
    QTest::addColumn<QSize>("window");
    QTest::addColumn<double>("scale");
    QTest::addColumn<bool>("wordy");
    QTest::newRow("small, large text") << QSize(1024, 600) << 1.5 << false;
    QTest::newRow("small, large text, wordy") << QSize(1024, 600) << 1.5 << true;
    QTest::newRow("small") << QSize(1024, 600) << 1. << false;
    QTest::newRow("large, wordy") << QSize(1920, 1080) << 1. << true;
}

void TestSettingsDialog::nothingIsClipped() {
    QFETCH(QSize, window);
    QFETCH(double, scale);
    QFETCH(bool, wordy);
    language::PseudoTranslator longTexts;
    if (wordy) QCoreApplication::installTranslator(&longTexts);
    useTheme(ui::ThemeId::HighContrast, scale);
    Settings settings;
    settings.textScale = scale;
    SettingsDialog& dialog = open(settings, window);
    QCoreApplication::sendPostedEvents();
    QVERIFY(dialog.width() <= window.width() && dialog.height() <= window.height());
    QVERIFY2(cutTexts(dialog).isEmpty(), qPrintable(cutTexts(dialog).join(u'\n')));
    for (QLabel* label : dialog.findChildren<QLabel*>())
        if (label->isVisibleTo(&dialog)) QVERIFY2(canBeSeen(*label, dialog), qPrintable(label->text()));
}

void TestSettingsDialog::nothingIsClippedWithLargeText() {
    SettingsDialog& dialog = open();
    connect(&dialog, &SettingsDialog::changed, &dialog,
            [](const Settings& settings) { useTheme(settings.theme, settings.textScale); });
    const int before = control<SegmentedControl>("segments", Part::Theme)->button(0).height();
    press(control<SegmentedControl>("segments", Part::TextSize)->button(3));
    QTRY_VERIFY(control<SegmentedControl>("segments", Part::Theme)->button(0).height() > before);
    QTRY_VERIFY2(cutTexts(dialog).isEmpty(), qPrintable(cutTexts(dialog).join(u'\n')));
    press(control<SegmentedControl>("segments", Part::Theme)->button(2));
    QTRY_VERIFY2(cutTexts(dialog).isEmpty(), qPrintable(cutTexts(dialog).join(u'\n')));
    for (QLabel* label : dialog.findChildren<QLabel*>())
        if (label->isVisibleTo(&dialog)) QVERIFY2(canBeSeen(*label, dialog), qPrintable(label->text()));
}

HEOROT_WIDGET_SUITE(TestSettingsDialog)
#include "tst_settings_dialog.moc"
