// SPDX-License-Identifier: GPL-3.0-or-later
// The set-up page: keyboard, contrast, screen readers and languages.
#include "game/characters.h"
#include "heorot/room_check.h"
#include "language/pseudo_language.h"
#include "setup_fixture.h"
#include "suite/widget_suite.h"

#include <QSignalSpy>

using namespace heorot;
using namespace heorot::app;
using namespace heorot::test;

class TestSetupControls final : public SetupFixture {
    Q_OBJECT

  private slots:
    void enterStartsAndEscapeLeaves();
    void arrowsMoveAmongChoices();
    void footerDescribesTheGame();
    void controlsHaveNames();
    void textsFollowALanguageSwitch();
    void nothingIsClipped_data();
    void nothingIsClipped();
    void externalChangesAreShown();
};

void TestSetupControls::enterStartsAndEscapeLeaves() {
    SetupPage& page = open();
    QSignalSpy back(&page, &SetupPage::back);
    const auto enter = [this](const char* name) {
        part(QLatin1String(name)).setFocus();
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    };
    enter("start");
    enter("name0");
    enter("begins"); // only selects, so Enter is left to the page
    QCOMPARE(started_->count(), 3);
    enter("addSeat"); // acts by itself
    QCOMPARE(started_->count(), 3);
    QCOMPARE(page.choices().seatCount(), 3);
    enter("back");
    QCOMPARE(back.count(), 1);
    QTest::keyClick(&part(QStringLiteral("name0")), Qt::Key_Escape);
    QCOMPARE(back.count(), 2);
    press("home");
    QCOMPARE(back.count(), 3);
    QCOMPARE(started_->count(), 3);
}

void TestSetupControls::arrowsMoveAmongChoices() {
    open();
    part(QStringLiteral("begins")).setFocus();
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Right);
    QCOMPARE(page_->choices().first(), engine::Seat{0});
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Right);
    QCOMPARE(page_->choices().first(), engine::Seat{1});
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Left);
    QCOMPARE(page_->choices().first(), engine::Seat{0});
}

void TestSetupControls::footerDescribesTheGame() {
    open();
    QCOMPARE(said("sentence"), QStringLiteral("One player against a computer player. A random player goes first."));
    choose("players1", 0);
    choose("begins", 2);
    QCOMPARE(said("sentence"), QStringLiteral("2 people against each other. Astrid goes first."));
    choose("players0", 1);
    choose("players1", 1);
    QVERIFY(said("sentence").startsWith(QStringLiteral("2 computer players, and you watch.")));
    QVERIFY(said("minutes").contains(QStringLiteral("30 to 60 minutes")));
}

void TestSetupControls::controlsHaveNames() {
    open();
    for (QWidget* widget : page_->findChildren<QWidget*>()) {
        if (!widget->isVisible() || widget->focusPolicy() == Qt::NoFocus) continue;
        const auto* button = qobject_cast<QAbstractButton*>(widget);
        const bool isNamed = !widget->accessibleName().isEmpty() || (button && !button->text().isEmpty());
        QVERIFY2(isNamed, qPrintable(widget->objectName() + QLatin1String(widget->metaObject()->className())));
        const bool showsLabels = button && button->layout();
        if (button && button->text().isEmpty() && !showsLabels && !qobject_cast<const SwitchButton*>(button))
            QVERIFY2(!button->toolTip().isEmpty() && !button->icon().isNull(), qPrintable(widget->objectName()));
    }
}

void TestSetupControls::textsFollowALanguageSwitch() {
    SetupPage& page = open();
    type("name0", QString());
    type("name1", QStringLiteral("nobody"));
    type("seed", QStringLiteral("x"));
    MarkingTranslator marks;
    QCoreApplication::installTranslator(&marks);
    QCoreApplication::sendPostedEvents();
    QStringList typed{QStringLiteral("nobody")};
    for (const game::Character& each : game::characters()) typed << each.name;
    for (int digit = 1; digit <= 6; ++digit) typed << QString::number(digit);
    for (const QString& text : textsOf(page)) QVERIFY2(text.contains(u'«') || typed.contains(text), qPrintable(text));
    QCoreApplication::removeTranslator(&marks);
    QCoreApplication::sendPostedEvents();
    for (const QString& text : textsOf(page)) QVERIFY2(!text.contains(u'«'), qPrintable(text));
}

void TestSetupControls::nothingIsClipped_data() {
    QTest::addColumn<QSize>("size");
    QTest::addColumn<double>("scale");
    QTest::addColumn<bool>("wordy");
    QTest::newRow("small, large text") << QSize(1024, 600) << 1.5 << false;
    QTest::newRow("small, large text, wordy") << QSize(1024, 600) << 1.5 << true;
    QTest::newRow("small") << QSize(1024, 600) << 1. << false;
    QTest::newRow("middle, wordy") << QSize(1366, 768) << 1.3 << true;
    QTest::newRow("large") << QSize(1920, 1080) << 1. << false;
    QTest::newRow("large, large text, wordy") << QSize(1920, 1080) << 1.5 << true;
}

void TestSetupControls::nothingIsClipped() {
    QFETCH(QSize, size);
    QFETCH(double, scale);
    QFETCH(bool, wordy);
    language::PseudoTranslator longTexts;
    if (wordy) QCoreApplication::installTranslator(&longTexts);
    useTheme(ui::ThemeId::HighContrast, scale);
    Settings settings;
    settings.textScale = scale;
    SetupPage& page = open(size, true, settings);
    QVERIFY(page.minimumSizeHint().width() <= size.width() && page.minimumSizeHint().height() <= size.height());
    QCOMPARE(page.size(), size); // it did not grow to its size hint
    while (page.choices().canAdd()) press("addSeat");
    type("name0", QStringLiteral("Wealhtheow of the Danes!"));
    type("name1", QStringLiteral("nobody"));
    if (!shown("optionsCard"))
        for (const char* fold : {"foldVariants", "foldTable"}) unfold(fold);
    type("seed", QStringLiteral("x"));
    QCoreApplication::sendPostedEvents();
    QTRY_VERIFY2(cutTexts(page).isEmpty(), qPrintable(cutTexts(page).join(u'\n')));
    for (QLabel* label : page.findChildren<QLabel*>())
        if (label->isVisibleTo(&page) && !label->text().isEmpty())
            QVERIFY2(canBeSeen(*label, page), qPrintable(label->text()));
    QCOMPARE(page.size(), size);
    for (const char* fixed : {"back", "start"}) {
        const QWidget& button = part(QLatin1String(fixed));
        QVERIFY(page.rect().contains(QRect(button.mapTo(&page, QPoint()), button.size())));
    }
}

void TestSetupControls::externalChangesAreShown() {
    SetupPage& page = open({1024, 600}, true);
    QSignalSpy told(&page, &SetupPage::settingsChosen);
    Settings settings;
    settings.textScale = 1.5;
    settings.theme = ui::ThemeId::Dark;
    settings.paceMs = 300;
    const QImage before = page.grab().toImage();
    useTheme(settings.theme, settings.textScale);
    page.setSettings(settings);
    QTRY_VERIFY2(cutTexts(page).isEmpty(), qPrintable(cutTexts(page).join(u'\n')));
    QVERIFY(page.grab().toImage() != before);
    QCOMPARE(part<QSlider>(QStringLiteral("pace")).value(), 3);
    QCOMPARE(told.count(), 0);
}

HEOROT_WIDGET_SUITE(TestSetupControls)
#include "tst_setup_controls.moc"
