// SPDX-License-Identifier: GPL-3.0-or-later
// Whatever is asked in whatever language, the strip cuts neither the question nor a button.
#include "ui/prompt_strip.h"

#include "ui/scene_checks.h"

#include <QTest>

using namespace heorot::ui;

namespace {

const QString head =
    QStringLiteral("Commercer au village : Sandra choisit 1 récompense, ou se repose. Ensuite : Martha.");

PromptButton hint() {
    return {QStringLiteral("command/hint"), QStringLiteral("Conseil"), QStringLiteral("icons/hint"), {}};
}

PromptButton choice(const char* label) {
    return {QStringLiteral("choice/") + QString::fromUtf8(label), QString::fromUtf8(label), {}, {}};
}

/// A question with four answers in French, the longest of the games.
Prompt crowded() {
    return {0,
            head,
            {},
            {hint(), choice("Prophétie de la pioche"), choice("Repos : 2 Nourriture"), choice("Repos : un dé")}};
}

Look lookOf(const QSizeF& size, double textScale) {
    Look look;
    look.size = size;
    look.textScale = textScale;
    return look;
}

Scene drawn(const Prompt& prompt, const Look& look) {
    Scene scene;
    drawPrompt(prompt, frameOf(look, 3).prompt, look, scene);
    return scene;
}

QStringList textsOf(const Scene& scene) {
    QStringList texts;
    for (const Sprite& sprite : scene.sprites)
        if (!sprite.text.isEmpty()) texts << sprite.text;
    return texts;
}

}

class TstPromptStrip : public QObject {
    Q_OBJECT

  private slots:
    void nothingIsCut_data() {
        QTest::addColumn<QSizeF>("size");
        QTest::addColumn<double>("textScale");
        QTest::newRow("small") << QSizeF(1024, 600) << 1.;
        QTest::newRow("small, large text") << QSizeF(1024, 600) << 1.5;
        QTest::newRow("large") << QSizeF(1920, 1080) << 1.;
        QTest::newRow("large, large text") << QSizeF(1920, 1080) << 1.5;
    }

    void nothingIsCut() {
        QFETCH(QSizeF, size);
        QFETCH(double, textScale);
        const Look look = lookOf(size, textScale);
        const Scene scene = drawn(crowded(), look);
        QCOMPARE(overfull(scene, look, Theme()), QStringList());
        QVERIFY(textsOf(scene).contains(head));
    }

    void buttonsStandInTheStripApartFromEachOtherAndTheText() {
        const Look look = lookOf({1024, 600}, 1);
        const QRectF strip = frameOf(look, 3).prompt;
        const Scene scene = drawn(crowded(), look);
        QCOMPARE(scene.spots.size(), std::size_t{4});
        for (const Spot& spot : scene.spots) {
            QVERIFY2(strip.contains(spot.area), qPrintable(spot.id));
            for (const Sprite& sprite : scene.sprites)
                if (sprite.text == head) QVERIFY2(!sprite.area.intersects(spot.area), qPrintable(spot.id));
            for (const Spot& other : scene.spots)
                if (other.id != spot.id) QVERIFY2(!other.area.intersects(spot.area), qPrintable(spot.id));
        }
    }

    /// Dark buttons keep their place, and any number stays in the strip.
    void anyNumberOfButtonsStaysInTheStrip() {
        Prompt prompt = crowded();
        prompt.buttons.push_back(choice("Guérir la double blessure"));
        prompt.buttons.push_back(choice("Aucune carte"));
        prompt.buttons.front().isDark = true;
        for (const double textScale : {1., 1.5})
            for (const QSizeF& size : {QSizeF(1024, 600), QSizeF(1920, 1080)}) {
                const Look look = lookOf(size, textScale);
                const Scene scene = drawn(prompt, look);
                QCOMPARE(scene.spots.size(), prompt.buttons.size());
                for (const Spot& spot : scene.spots)
                    QVERIFY2(frameOf(look, 3).prompt.contains(spot.area), qPrintable(spot.id));
                QCOMPARE(overfull(scene, look, Theme()), QStringList());
            }
    }

    /// A picture can stand for Hint; answers are always words.
    void onlyButtonsOfThePageLoseTheirLabel() {
        const QStringList texts = textsOf(drawn(crowded(), lookOf({1024, 600}, 1)));
        for (const PromptButton& button : crowded().buttons)
            if (!button.spot.startsWith(commandZone)) QVERIFY2(texts.contains(button.label), qPrintable(button.label));
        QVERIFY(textsOf(drawn({0, QStringLiteral("Choose."), {}, {hint()}}, lookOf({1024, 600}, 1)))
                    .contains(QStringLiteral("Conseil")));
    }

    void secondLineIsShownWholeOrNotAtAll() {
        const Look large = lookOf({1920, 1080}, 1);
        const Prompt roomy{0, QStringLiteral("Choose a card."), QStringLiteral("Two are left."), {hint()}};
        QVERIFY(textsOf(drawn(roomy, large)).contains(roomy.second));
        Prompt full = crowded();
        full.second = head + head;
        const Scene scene = drawn(full, large);
        QVERIFY(!textsOf(scene).contains(full.second));
        QCOMPARE(overfull(scene, large, Theme()), QStringList());
    }
};

QTEST_MAIN(TstPromptStrip)
#include "tst_prompt_strip.moc"
