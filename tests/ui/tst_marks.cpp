// SPDX-License-Identifier: GPL-3.0-or-later
// Marks of what can be chosen hide nothing that is printed, and those of buttons do not leave the prompt.
#include "suite/widget_suite.h"
#include "ui/button_places.h"
#include "ui/marks_painter.h"

#include <QTest>

using namespace heorot;
using namespace heorot::ui;

namespace {

const QRectF card(100, 100, 80, 110);

game::Spot spot(const char* id, const QRectF& area) {
    return {QString::fromLatin1(id), area, game::Shape::Rect, {}, {}};
}

game::Sprite words(const QRectF& area) {
    game::Sprite sprite;
    sprite.area = area;
    sprite.text = QStringLiteral("Words");
    sprite.alignment = Qt::AlignCenter;
    return sprite;
}

game::Sprite picture(const QRectF& area) {
    game::Sprite sprite;
    sprite.area = area;
    sprite.art = QStringLiteral("icons/tick");
    return sprite;
}

}

class TstMarks : public QObject {
    Q_OBJECT

  private slots:
    void diamondsLieWhereNothingIsPrinted() {
        game::Scene scene;
        scene.spots.push_back(spot("hand/0", card));
        scene.sprites.push_back(picture({110, 105, 60, 60}));
        const QRectF free = diamond(scene);
        QCOMPARE(free.center().x(), card.center().x());
        QVERIFY(free.bottom() > card.bottom() - 2);
        // Words at the bottom move it aside.
        scene.sprites.push_back(words({100, 190, 80, 20}));
        const QRectF aside = diamond(scene);
        QVERIFY(aside != free);
        QVERIFY(!pen_.wordsOf(scene.sprites.back()).intersects(aside));
    }

    void diamondsOfStripsBeginThem() {
        game::Scene scene;
        scene.spots.push_back(spot("ware/food", {100, 100, 120, 30}));
        scene.sprites.push_back(words({120, 100, 100, 30}));
        QVERIFY(diamond(scene).center().x() < 110);
        scene.sprites.push_back(picture({100, 100, 30, 30}));
        QVERIFY(!diamond(scene).intersects(pen_.wordsOf(scene.sprites.front())));
    }

    void marksOfButtonsStayInThePrompt_data() {
        QTest::addColumn<QStringList>("lit");
        QTest::addColumn<QStringList>("chosen");
        const QStringList button{QStringLiteral("choice/rest")};
        QTest::newRow("lit") << button << QStringList();
        QTest::newRow("chosen") << QStringList() << button;
    }
    void marksOfButtonsStayInThePrompt() {
        QFETCH(QStringList, lit);
        QFETCH(QStringList, chosen);
        const QRectF strip(100, 100, 300, 36);
        game::Scene scene;
        scene.spots.push_back(spot("choice/rest", strip.adjusted(40, buttonRim, -40, -buttonRim)));
        scene.sprites.push_back(words(scene.spots.front().area));
        ArtCache art;
        const auto painted = [&](const Marks& marks) { return paintScene(scene, look_, Theme(), art, 1, marks); };
        const QImage plain = painted({});
        const QImage marked = painted({lit, chosen, {}});
        QVERIFY(marked != plain);
        for (int y = 0; y < marked.height(); ++y)
            for (int x = 0; x < marked.width(); ++x)
                QVERIFY2(strip.contains(x, y) || marked.pixel(x, y) == plain.pixel(x, y),
                         qPrintable(QStringLiteral("%1, %2").arg(x).arg(y)));
    }

  private:
    QRectF diamond(const game::Scene& scene) const { return diamondOf(pen_, scene, scene.spots.front()); }

    const game::Look look_{};
    ArtCache art_;
    const ScenePainter pen_{art_, look_};
};

HEOROT_WIDGET_SUITE(TstMarks)
#include "tst_marks.moc"
