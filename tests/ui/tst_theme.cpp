// SPDX-License-Identifier: GPL-3.0-or-later
// Every theme has enough contrast: 4.5:1 for text and 3:1 for parts, in all adjacent pairs of tones.
#include "suite/widget_suite.h"
#include "ui/scene_checks.h"
#include "ui/theme.h"

#include <QApplication>
#include <QFontMetricsF>
#include <QTest>

using namespace heorot::game;
using namespace heorot::ui;

namespace {

constexpr std::array themes{ThemeId::Light, ThemeId::Dark, ThemeId::HighContrast};
constexpr std::array themeNames{"light", "dark", "high contrast"};

struct Pair {
    const char* name;
    Tone text;
    Tone ground;
};
#define PAIR(text, ground)                                                                                             \
    Pair {                                                                                                             \
#text " on " #ground, Tone::text, Tone::ground                                                                 \
    }
constexpr std::array textPairs{
    PAIR(Ink, Panel),          PAIR(Ink, PanelLit),      PAIR(Ink, Field),          PAIR(SecondInk, Panel),
    PAIR(SecondInk, PanelLit), PAIR(SecondInk, Field),   PAIR(OnDark, Bar),         PAIR(OnDark, Wood),
    PAIR(OnDark, Night),       PAIR(OnDark, Table),      PAIR(OnDark, TableDeep),   PAIR(OnDark, Sea),
    PAIR(SecondOnDark, Bar),   PAIR(SecondOnDark, Wood), PAIR(SecondOnDark, Night), PAIR(SecondOnDark, Table),
    PAIR(SecondOnDark, Sea),   PAIR(OnDark, Gain),       PAIR(OnDark, Loss),        PAIR(Bone, Gain),
    PAIR(Bone, Loss),          PAIR(Gain, Panel),        PAIR(Gain, PanelLit),      PAIR(Gain, Field),
    PAIR(Loss, Panel),         PAIR(Loss, PanelLit),     PAIR(Loss, Field),         PAIR(Ink, Line),
    PAIR(Night, Gold),         PAIR(Gold, Bar),          PAIR(Bone, Night),
};
/// Edges and rings on their backgrounds.
constexpr std::array partPairs{
    PAIR(Ink, Panel), PAIR(Ink, Field),  PAIR(Gold, Sea), PAIR(Gold, Wood),
    PAIR(Gold, Bar),  PAIR(Bone, Night), PAIR(Bone, Sea), PAIR(Gold, TableDeep),
};
#undef PAIR

}

class TstTheme : public QObject {
    Q_OBJECT

    template <class Pairs>
    static void rows(const Pairs& pairs) {
        QTest::addColumn<ThemeId>("theme");
        QTest::addColumn<Tone>("text");
        QTest::addColumn<Tone>("ground");
        for (std::size_t theme = 0; theme < themes.size(); ++theme)
            for (const Pair& pair : pairs)
                QTest::addRow("%s: %s", themeNames[theme], pair.name) << themes[theme] << pair.text << pair.ground;
    }

  private slots:
    void textHasContrast_data() { rows(textPairs); }
    void textHasContrast() {
        QFETCH(ThemeId, theme);
        QFETCH(Tone, text);
        QFETCH(Tone, ground);
        const double found = contrast(Theme(theme).textColor(text), Theme(theme).color(ground));
        QVERIFY2(found >= 4.5, qPrintable(QString::number(found)));
    }

    void partsHaveContrast_data() { rows(partPairs); }
    void partsHaveContrast() {
        QFETCH(ThemeId, theme);
        QFETCH(Tone, text);
        QFETCH(Tone, ground);
        const double found = contrast(Theme(theme).color(text), Theme(theme).color(ground));
        QVERIFY2(found >= 3, qPrintable(QString::number(found)));
    }

    void contrastMatchesWcag() {
        QCOMPARE(contrast(Qt::black, Qt::white), 21.);
        QCOMPARE(contrast(Qt::red, Qt::red), 1.);
        QVERIFY(std::abs(contrast(QColor(0x77, 0x77, 0x77), Qt::white) - 4.48) < .01);
    }

    void styleSheetHasAllItsColors() {
        for (const ThemeId id : themes) {
            const QString sheet = Theme(id).styleSheet(1.5);
            QVERIFY2(!sheet.contains(u'@'), qPrintable(sheet.mid(sheet.indexOf(u'@') - 30, 60)));
            QVERIFY(!sheet.contains(u"{1}") && !sheet.contains(u"{2}"));
            QVERIFY(sheet.contains(Theme(id).color(Tone::Panel).name()));
            QVERIFY(sheet.contains(u"font-size: 26px"));
        }
    }

    /// Whichever face is installed.
    void titlesAreAsTallAsInDejaVu() {
        for (const Type type : {Type::Title, Type::Heading})
            for (const int pixels : {18, 25, 32}) {
                QFont plain(QStringLiteral("DejaVu Serif"));
                plain.setPixelSize(pixels);
                const QFontMetricsF dejaVu(plain), found(Theme().font(type, pixels));
                const double capital = found.tightBoundingRect(QStringLiteral("H")).height();
                QVERIFY(capital >= .88 * dejaVu.tightBoundingRect(QStringLiteral("H")).height());
                QVERIFY(found.height() / dejaVu.height() < 1.1);
            }
    }

    void figuresHaveOneWidth() {
        for (const Type type : {Type::Body, Type::Value, Type::Caption, Type::Number}) {
            const QFontMetricsF metrics(Theme().font(type, 20));
            for (const QChar digit : QStringLiteral("123456789"))
                QCOMPARE(metrics.horizontalAdvance(digit), metrics.horizontalAdvance(u'0'));
        }
    }

    void applySetsThePalette() {
        const Theme theme(ThemeId::Dark);
        theme.applyTo(*qApp, 1.5);
        QCOMPARE(QApplication::palette().color(QPalette::Base), theme.color(Tone::Field));
        QCOMPARE(QApplication::font().pixelSize(), 21);
        Theme().applyTo(*qApp);
        QCOMPARE(QApplication::palette().color(QPalette::Base), Theme().color(Tone::Field));
    }
};

HEOROT_WIDGET_SUITE(TstTheme)
#include "tst_theme.moc"
