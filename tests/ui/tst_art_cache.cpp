// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures are rendered once, in the background, in the requested colors and their own proportions.
#include "small_scene.h"
#include "suite/widget_suite.h"
#include "ui/art_cache.h"
#include "ui/board_layer.h"
#include "ui/scene_checks.h"

#include <QSignalSpy>
#include <QTest>

using namespace heorot;
using namespace heorot::game;
using namespace heorot::ui;

namespace {

const QString mark = QStringLiteral("hall/mark-circle"), undo = QStringLiteral("icons/undo"),
              no = QStringLiteral("icons/no"), wide = QStringLiteral("hall/knot-run");

/// The number of pixels close to this color.
int pixels(const QImage& image, const QColor& color) {
    int count = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x) {
            const QColor is = image.pixelColor(x, y);
            const auto near = [](int a, int b) { return std::abs(a - b) < 6; };
            count += is.alpha() > 250 && near(is.red(), color.red()) && near(is.green(), color.green()) &&
                     near(is.blue(), color.blue());
        }
    return count;
}

const QColor blue(0x2F, 0x6F, 0xA8), orange(0xC8, 0x50, 0x2B), ink(0x2A, 0x1A, 0x10), bone(0xFB, 0xF6, 0xE9);

}

class TstArtCache : public QObject {
    Q_OBJECT

  private slots:
    void rendersInTheBackground() {
        ArtCache cache;
        QSignalSpy ready(&cache, &ArtCache::ready);
        const Art art{mark, {64, 64}, blue, ink};
        QVERIFY(cache.pixmap(art).isNull());
        QVERIFY(cache.pixmap(art).isNull());
        QTRY_COMPARE(ready.size(), 1);
        QCOMPARE(cache.pixmap(art).size(), QSize(64, 64));
        QCOMPARE(cache.pixmap(art).cacheKey(), cache.pixmap(art).cacheKey());
    }

    void waitForReturnsRenderedPictures() {
        ArtCache cache;
        for (const int size : {20, 40, 60}) cache.pixmap({mark, {size, size}, blue, ink});
        cache.waitFor();
        for (const int size : {20, 40, 60}) QVERIFY(!cache.pixmap({mark, {size, size}, blue, ink}).isNull());
    }

    void backgroundAndImmediateRenderingAgree() {
        ArtCache cache;
        ArtCache other;
        const Art art{mark, {50, 50}, blue, ink};
        cache.pixmap(art);
        cache.waitFor();
        QCOMPARE(cache.pixmap(art).toImage(), other.renderNow(art).toImage());
    }

    void anotherSizeIsShownMeanwhile() {
        ArtCache cache;
        QVERIFY(cache.standIn({mark, {64, 64}, blue, ink}).isNull());
        cache.renderNow({mark, {32, 32}, blue, ink});
        QCOMPARE(cache.standIn({mark, {64, 64}, blue, ink}).width(), 32);
        QVERIFY(cache.standIn({mark, {64, 64}, orange, ink}).isNull());
    }

    /// As while a window is resized: each size is requested once, and later only the last.
    void unusedSizesAreForgotten() {
        ArtCache cache;
        int twoSizes = 0;
        for (int size = 600; size < 700; ++size) {
            cache.sizesChanged();
            cache.renderNow({mark, {size, size}, blue, ink});
            if (size == 601) twoSizes = cache.kilobytes();
        }
        QVERIFY2(cache.kilobytes() < 2 * twoSizes, qPrintable(QString::number(cache.kilobytes())));
        QCOMPARE(cache.standIn({mark, {64, 64}, blue, ink}).width(), 699);
        // A picture used at every size stays, and so does the last size of an unused one.
        cache.renderNow({undo, {20, 20}, {}, ink});
        const qint64 key = cache.renderNow({mark, {699, 699}, blue, ink}).cacheKey();
        for (int i = 0; i < 5; ++i) {
            cache.sizesChanged();
            QCOMPARE(cache.pixmap({mark, {699, 699}, blue, ink}).cacheKey(), key);
        }
        QCOMPARE(cache.standIn({undo, {64, 64}, {}, ink}).width(), 20);
    }

    void requestsForOldSizesAreRepeated() {
        ArtCache cache;
        QSignalSpy ready(&cache, &ArtCache::ready);
        for (int size = 100; size < 140; ++size) cache.pixmap({mark, {size, size}, blue, ink});
        cache.sizesChanged();
        QVERIFY(!ready.isEmpty() || ready.wait());
    }

    void ropeTilesSeamlessly_data() {
        QTest::addColumn<double>("length");
        for (const double length : {19.3, 20.8, 33.5}) QTest::addRow("%.1f", length) << length;
    }
    /// A gap would be a seam in every frame.
    void ropeTilesSeamlessly() {
        QFETCH(double, length);
        constexpr int runs = 8;
        Scene scene;
        for (const bool upright : {false, true})
            for (int i = 0; i < runs; ++i) {
                Sprite run;
                run.art = upright ? QStringLiteral("hall/knot-run-upright") : wide;
                run.area =
                    upright ? QRectF(100, 100 + i * length, 8, length) : QRectF(200 + i * length, 100, length, 8);
                scene.sprites.push_back(run);
            }
        ArtCache cache;
        const QImage picture = paintScene(scene, test::smallLook(), Theme(), cache, 1);
        const QColor ground = Theme().color(Tone::TableDeep);
        const int end = static_cast<int>(runs * length) - 1;
        for (int at = 0; at < end; ++at) {
            int across = 0;
            int down = 0;
            for (int i = 0; i < 8; ++i) {
                across += picture.pixelColor(200 + at, 100 + i) != ground;
                down += picture.pixelColor(100 + i, 100 + at) != ground;
            }
            QVERIFY2(across > 0 && down > 0, qPrintable(QString::number(at)));
        }
    }

    void nothingIsStretched() {
        const ArtCache cache;
        QCOMPARE(cache.fitted(mark, {100, 40}), QSize(40, 40));
        const QSize run = cache.fitted(wide, {200, 200});
        QVERIFY(run.width() == 200 || run.height() == 200);
        QVERIFY(run.width() != run.height());
        QVERIFY(cache.fitted(QStringLiteral("hall/no-such-picture"), {100, 100}).isEmpty());
        QVERIFY(cache.fitted(mark, {0, 0}).isEmpty());
    }

    void seatPartsUseTheHue() {
        const QImage of = renderArt({mark, {64, 64}, blue, ink});
        QVERIFY(pixels(of, blue) > 500);
        QCOMPARE(pixels(of, orange), 0);
        QVERIFY(pixels(renderArt({mark, {64, 64}, {}, ink}), orange) > 500);
    }

    void oneColorPicturesUseTheInk() {
        QVERIFY(pixels(renderArt({undo, {64, 64}, {}, ink}), ink) > 100);
        const QImage light = renderArt({undo, {64, 64}, {}, bone});
        QVERIFY(pixels(light, bone) > 100);
        QCOMPARE(pixels(light, ink), 0);
        QCOMPARE(renderArt({no, {64, 64}, {}, bone}), renderArt({no, {64, 64}, {}, ink}));
    }

    void marksAreOutlinedInTheInk() {
        QVERIFY(pixels(renderArt({mark, {64, 64}, blue, bone}), bone) >
                pixels(renderArt({mark, {64, 64}, blue, ink}), bone) + 100);
    }

    /// Otherwise the sea diamond of a risk would vanish on a dark board.
    void nodesAreOutlinedInTheInk() {
        const QString node = QStringLiteral("legend/node-risk");
        QVERIFY(pixels(renderArt({node, {64, 64}, {}, bone}), bone) >
                pixels(renderArt({node, {64, 64}, {}, ink}), bone) + 100);
    }

    void paintedSceneIsSharp_data() {
        QTest::addColumn<double>("ratio");
        for (const double ratio : {1., 1.5, 2.}) QTest::addRow("%.1f", ratio) << ratio;
    }
    void paintedSceneIsSharp() {
        QFETCH(double, ratio);
        Scene scene;
        Sprite sprite;
        sprite.area = {100, 100, 64, 64};
        sprite.art = seatMark;
        sprite.hue = 1;
        scene.sprites.push_back(sprite);
        ArtCache cache;
        QImage picture = paintScene(scene, test::smallLook(), Theme(), cache, ratio);
        picture.setDevicePixelRatio(1);
        QCOMPARE(picture.size(), (QSizeF(1024, 600) * ratio).toSize());
        const Look look = test::smallLook();
        QImage expected((QSizeF(64, 64) * ratio).toSize(), QImage::Format_ARGB32_Premultiplied);
        expected.fill(Theme().color(Tone::TableDeep));
        QPainter(&expected).drawImage(
            0, 0, renderArt({markOf(1), expected.size(), Theme().seatColor(look.colors[1]), Theme().color(Tone::Ink)}));
        QCOMPARE(picture.copy(QRect((QPointF(100, 100) * ratio).toPoint(), expected.size())), expected);
    }

    void checksDetectFaults() {
        const Look look = test::smallLook();
        Scene scene;
        Sprite sprite;
        sprite.area = {100, 100, 200, 30};
        sprite.fill = Tone::Panel;
        sprite.text = QStringLiteral("Thane");
        scene.sprites.push_back(sprite);
        QVERIFY(overfull(scene, look, Theme()).isEmpty());
        QVERIFY(unreadable(scene, look, Theme()).isEmpty());
        scene.sprites[0].tone = Tone::Bone;
        QCOMPARE(unreadable(scene, look, Theme()).size(), 1);
        QVERIFY(unreadable(scene, look, Theme(ThemeId::Dark)).isEmpty());
        scene.sprites[0].area.setWidth(10);
        QCOMPARE(overfull(scene, look, Theme()), QStringList{QStringLiteral("Thane")});
    }
};

HEOROT_WIDGET_SUITE(TstArtCache)
#include "tst_art_cache.moc"
