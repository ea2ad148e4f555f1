// SPDX-License-Identifier: GPL-3.0-or-later
// For any prompt in any language, the strip clips neither the question nor a button.
#include "suite/widget_suite.h"
#include "ui/prompt_strip.h"
#include "ui/text_fit.h"

#include "ui/scene_checks.h"

#include <QTest>

using namespace heorot::game;
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

/// A question with four answers in French, the longest of all games.
Prompt crowded() {
    return {0,
            head,
            {},
            {hint(), choice("Prophétie de la pioche"), choice("Repos : 2 Nourriture"), choice("Repos : un dé")}};
}

Look lookOf(const QSizeF& size, double textScale) {
    Look look;
    look.size = tableSize(size, textScale);
    return look;
}

Scene drawn(const Prompt& prompt, const Look& look) {
    Scene scene;
    drawPrompt(prompt, frameOf(look, 3).prompt, look, scene);
    return scene;
}

/// The strip, which may have grown.
QRectF stripOf(const Scene& scene) {
    return scene.sprites.front().area;
}

QRectF areaOf(const Scene& scene, const char* label) {
    for (const Spot& spot : scene.spots)
        if (spot.name == QLatin1String(label)) return spot.area;
    qFatal("there is no button '%s'", label);
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
    void nothingIsClipped_data() {
        QTest::addColumn<QSizeF>("size");
        QTest::addColumn<double>("textScale");
        QTest::newRow("small") << QSizeF(1024, 600) << 1.;
        QTest::newRow("small, large text") << QSizeF(1024, 600) << 1.5;
        QTest::newRow("large") << QSizeF(1920, 1080) << 1.;
        QTest::newRow("large, large text") << QSizeF(1920, 1080) << 1.5;
    }

    void nothingIsClipped() {
        QFETCH(QSizeF, size);
        QFETCH(double, textScale);
        const Look look = lookOf(size, textScale);
        const Scene scene = drawn(crowded(), look);
        QCOMPARE(overfull(scene, look, Theme()), QStringList());
        QVERIFY(textsOf(scene).contains(head));
    }

    /// One line or two, a question keeps off the edge of its strip.
    void textKeepsOffTheEdges_data() { nothingIsClipped_data(); }
    void textKeepsOffTheEdges() {
        QFETCH(QSizeF, size);
        QFETCH(double, textScale);
        const Look look = lookOf(size, textScale);
        const QRectF strip = frameOf(look, 3).prompt;
        for (const QString& second : {QString(), QStringLiteral("Then: Martha.")}) {
            const Scene scene = drawn({0, QStringLiteral("Your turn: place a figure."), second, {hint()}}, look);
            for (const Sprite& sprite : scene.sprites) {
                if (sprite.type == Type::Value || sprite.text.isEmpty()) continue;
                QVERIFY2(sprite.area.top() >= strip.top() + 4, qPrintable(sprite.text));
                QVERIFY2(sprite.area.bottom() <= strip.bottom() - 4, qPrintable(sprite.text));
            }
        }
    }

    /// A long question takes two lines in the size of other texts, off the edge, where the accents of capitals are
    /// lost.
    void longTextsAreAsLargeAsOthers_data() { nothingIsClipped_data(); }
    void longTextsAreAsLargeAsOthers() {
        QFETCH(QSizeF, size);
        QFETCH(double, textScale);
        const Look look = lookOf(size, textScale);
        const QRectF usual = frameOf(look, 3).prompt;
        const Scene scene =
            drawn({0, head, {}, {hint(), choice("Repos : 2 Nourriture"), choice("Repos : un dé")}}, look);
        const QRectF strip = stripOf(scene);
        QVERIFY(strip.height() <= usual.height() + overStrip);
        for (const Sprite& sprite : scene.sprites) {
            if (sprite.text != head) continue;
            QVERIFY(sprite.area.top() >= strip.top() + 3 && sprite.area.bottom() <= strip.bottom() - 2);
            const FittedText fitted = fitText({head, sprite.area.size(), sprite.type, sprite.bold, sprite.wraps,
                                               look.pixels(sprite.type), look.floor()},
                                              Theme());
            const Type least = look.size.height() < 690 ? Type::Value : Type::Body;
            QVERIFY2(fitted.font.pixelSize() >= look.pixels(least),
                     qPrintable(QString::number(fitted.font.pixelSize())));
        }
    }

    void buttonsOverlapNeitherEachOtherNorTheText() {
        const Look look = lookOf({1024, 600}, 1);
        const Scene scene = drawn(crowded(), look);
        const QRectF strip = stripOf(scene);
        QCOMPARE(scene.spots.size(), std::size_t{4});
        for (const Spot& spot : scene.spots) {
            QVERIFY2(strip.contains(spot.area), qPrintable(spot.id));
            for (const Sprite& sprite : scene.sprites)
                if (sprite.text == head) QVERIFY2(!sprite.area.intersects(spot.area), qPrintable(spot.id));
            for (const Spot& other : scene.spots)
                if (other.id != spot.id) QVERIFY2(!other.area.intersects(spot.area), qPrintable(spot.id));
        }
    }

    /// Disabled buttons keep their places, and any number of buttons stays in the strip.
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
                for (const Spot& spot : scene.spots) QVERIFY2(stripOf(scene).contains(spot.area), qPrintable(spot.id));
                QCOMPARE(overfull(scene, look, Theme()), QStringList());
            }
    }

    /// A strip that needs more rows grows upwards; its lower edge stays.
    void buttonsAreHighEnoughToPress_data() {
        QTest::addColumn<QSizeF>("size");
        QTest::addColumn<double>("least");
        QTest::newRow("small") << QSizeF(1024, 600) << 24.;
        QTest::newRow("usual") << QSizeF(1280, 800) << 30.;
        QTest::newRow("large") << QSizeF(1920, 1080) << 30.;
    }
    void buttonsAreHighEnoughToPress() {
        QFETCH(QSizeF, size);
        QFETCH(double, least);
        const Look look = lookOf(size, 1);
        const QRectF usual = frameOf(look, 3).prompt;
        Prompt prompt = crowded();
        double before = 0;
        for (int more = 0; more < 5; ++more) {
            const Scene scene = drawn(prompt, look);
            const QRectF strip = stripOf(scene);
            QCOMPARE(strip.bottom(), usual.bottom());
            QVERIFY(strip.height() >= usual.height());
            for (const Spot& spot : scene.spots) {
                QVERIFY2(spot.area.height() >= least, qPrintable(spot.id));
                QVERIFY2(strip.contains(spot.area), qPrintable(spot.id));
            }
            before = std::max(before, strip.height());
            prompt.buttons.push_back(choice("Guérir la double blessure"));
        }
        QVERIFY(before > usual.height());
    }

    /// A picture can replace the label of Hint; answers always have words.
    void onlyButtonsOfThePageLoseTheirLabel() {
        const QStringList texts = textsOf(drawn(crowded(), lookOf({1024, 600}, 1)));
        for (const PromptButton& button : crowded().buttons)
            if (!button.spot.startsWith(commandZone)) QVERIFY2(texts.contains(button.label), qPrintable(button.label));
        QVERIFY(textsOf(drawn({0, QStringLiteral("Choose."), {}, {hint()}}, lookOf({1024, 600}, 1)))
                    .contains(QStringLiteral("Conseil")));
    }

    /// Remaining buttons stay, new ones take free places, and returning ones go where they were.
    void buttonsKeepTheirPlaces() {
        const Look look = lookOf({1366, 768}, 1);
        const QRectF strip = frameOf(look, 3).prompt;
        const auto step = [&](const std::vector<PromptButton>& buttons, const ButtonPlaces& before, Scene& scene) {
            return drawPrompt({0, QStringLiteral("Choose."), {}, buttons}, strip, look, scene, before);
        };
        Scene first;
        const auto atFirst = step({choice("Roll"), choice("Rest"), hint()}, {}, first);
        Scene second;
        const auto then = step({choice("Rest"), choice("A longer name"), hint()}, atFirst, second);
        Scene third;
        step({choice("Roll"), choice("Rest"), hint()}, then, third);
        QCOMPARE(areaOf(second, "Rest"), areaOf(first, "Rest"));
        QCOMPARE(areaOf(second, "Conseil"), areaOf(first, "Conseil"));
        QVERIFY(!areaOf(second, "A longer name").intersects(areaOf(second, "Rest")));
        for (const char* name : {"Roll", "Rest", "Conseil"}) QCOMPARE(areaOf(third, name), areaOf(first, name));
    }

    /// Places of a strip that had grown for its buttons are given up with its rows.
    void buttonsStayInTheStrip() {
        for (const double textScale : {1., 1.5})
            for (const QSizeF& size : {QSizeF(1024, 600), QSizeF(1280, 800), QSizeF(1920, 1080)}) {
                const Look look = lookOf(size, textScale);
                const QRectF strip = frameOf(look, 3).prompt;
                ButtonPlaces before;
                Prompt prompt = crowded();
                for (int more = 0; more < 4; ++more) {
                    prompt.buttons.push_back(choice("Guérir la double blessure"));
                    prompt.buttons.back().spot += QString::number(more);
                }
                const std::vector<PromptButton> many = prompt.buttons;
                const auto few = [&](std::size_t first) {
                    return std::vector<PromptButton>(many.begin() + static_cast<std::ptrdiff_t>(first),
                                                     many.begin() + static_cast<std::ptrdiff_t>(first) + 2);
                };
                std::vector<PromptButton> mixed = few(many.size() - 4);
                mixed.push_back(choice("Repos : un autre dé"));
                for (const auto& buttons : {many, few(0), many, mixed, few(2), mixed, few(many.size() - 2), many}) {
                    Scene scene;
                    before = drawPrompt({0, head, {}, buttons}, strip, look, scene, before);
                    const QRectF grown = stripOf(scene).adjusted(0, -.5, 0, .5);
                    for (const Spot& spot : scene.spots) QVERIFY2(grown.contains(spot.area), qPrintable(spot.id));
                }
            }
    }

    void forgoingButtonsAreAwayFromOthers() {
        for (const double textScale : {1., 1.5})
            for (const QSizeF& size : {QSizeF(1024, 600), QSizeF(1366, 768)}) {
                const Look look = lookOf(size, textScale);
                const QRectF strip = frameOf(look, 3).prompt;
                Scene first;
                const auto before = drawPrompt({0, head, {}, {choice("Roll"), hint()}}, strip, look, first);
                PromptButton leaves = choice("Give up");
                leaves.givesUp = true;
                Scene second;
                const auto then = drawPrompt({0, head, {}, {leaves, hint()}}, strip, look, second, before);
                QVERIFY(!areaOf(second, "Give up").intersects(areaOf(first, "Roll")));
                PromptButton confirms = choice("Confirm");
                confirms.givesUp = true;
                confirms.shunsAll = true;
                Scene third;
                drawPrompt({0, head, {}, {leaves, confirms, choice("Choose again"), hint()}}, strip, look, third, then);
                QVERIFY(!areaOf(third, "Confirm").intersects(areaOf(second, "Give up")));
                // Whatever they do, they stand at one side of the text.
                for (const Scene& scene : {first, second, third}) {
                    const auto text = std::find_if(scene.sprites.begin(), scene.sprites.end(),
                                                   [](const Sprite& sprite) { return sprite.text == head; });
                    for (const Spot& spot : scene.spots) QVERIFY(spot.area.left() > text->area.left() + 40);
                    for (const Spot& spot : scene.spots) QVERIFY(spot.area.left() >= text->area.right() - 1);
                }
            }
    }

    void secondLineIsShownCompletelyOrOmitted() {
        const Look large = lookOf({1920, 1080}, 1);
        const Prompt roomy{0, QStringLiteral("Choose a card."), QStringLiteral("Two are left."), {hint()}};
        QVERIFY(textsOf(drawn(roomy, large)).contains(roomy.second));
        // The question keeps its size rather than a line for the second.
        const Prompt half{0, head, roomy.second, {hint(), choice("Repos : 2 Nourriture")}};
        QVERIFY(!textsOf(drawn(half, large)).contains(half.second));
        Prompt full = crowded();
        full.second = head + head;
        const Scene scene = drawn(full, large);
        QVERIFY(!textsOf(scene).contains(full.second));
        QCOMPARE(overfull(scene, large, Theme()), QStringList());
    }
};

HEOROT_WIDGET_SUITE(TstPromptStrip)
#include "tst_prompt_strip.moc"
