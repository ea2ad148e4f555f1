// SPDX-License-Identifier: GPL-3.0-or-later
// Every picture is valid for Qt Svg, uses the palette, stays in its frame, and is recognizable at 20 px.
#include "art_rules.h"
#include "suite/widget_suite.h"

#include <QDirIterator>
#include <QHash>
#include <QImage>
#include <QPainter>
#include <QProcess>
#include <QSet>
#include <QSvgRenderer>
#include <QTemporaryDir>
#include <QTest>

using namespace heorot::test;

namespace {

const QString folder = QStringLiteral(HEOROT_SOURCE_DIR "/resources/");

QByteArray contents(const QString& file) {
    QFile in(file);
    return in.open(QIODevice::ReadOnly) ? in.readAll() : QByteArray();
}

QStringList pictures() {
    QStringList names;
    QDirIterator it(folder, {QStringLiteral("*.svg")}, QDir::Files, QDirIterator::Subdirectories);
    while (it.hasNext()) names << it.next().mid(folder.size());
    names.sort();
    return names;
}

void pictureRows(const QRegularExpression& which = {}) {
    QTest::addColumn<QString>("name");
    const auto names = pictures();
    for (const QString& name : names)
        if (which.match(name).hasMatch()) QTest::newRow(qPrintable(name)) << name;
}

/// The part `box` of the picture on a transparent image `width` wide.
QImage drawn(QSvgRenderer& renderer, const QRectF& box, int width) {
    QImage image(width, qMax(1, qRound(width * box.height() / box.width())), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    renderer.setViewBox(box);
    renderer.render(&painter, QRectF(QPointF(), QSizeF(image.size())));
    return image;
}

/// At its smallest size: 20 px on parchment, in gray.
QImage drawnSmall(const QString& name) {
    QSvgRenderer renderer(folder + name);
    const QImage picture = drawn(renderer, renderer.viewBoxF(), 20);
    QImage image(picture.size(), QImage::Format_RGB32);
    image.fill(QColor(0xE4, 0xD2, 0xA4));
    QPainter(&image).drawImage(0, 0, picture);
    return image.convertToFormat(QImage::Format_Grayscale8);
}

/// Cached, because each is compared with its whole group.
QImage small(const QString& name) {
    static QHash<QString, QImage> kept;
    if (!kept.contains(name)) kept[name] = drawnSmall(name);
    return kept[name];
}

int differing(const QImage& a, const QImage& b, int tolerance) {
    int count = 0;
    for (int y = 0; y < qMin(a.height(), b.height()); ++y)
        for (int x = 0; x < qMin(a.width(), b.width()); ++x)
            count += qAbs(qGray(a.pixel(x, y)) - qGray(b.pixel(x, y))) > tolerance;
    return count;
}

const QRegularExpression shownSmall(QStringLiteral(
    "^(icons/|movie/(ability|emblem|figure|tile)-|legend/.*-small|raiders/"
    "(?!die-socket-dark|socket-artifact|ability-|card-front-).*-small|hall/(mark-|heorot|person|computer))"));

}

class TestArtLint : public QObject {
    Q_OBJECT

    Palette m_palette = Palette::read(folder + QStringLiteral("palette.yaml"));

  private slots:
    void paletteIsComplete();
    void everyRuleDetectsItsFault_data();
    void everyRuleDetectsItsFault();
    void validPictureHasNoFaults();
    void pictureHasNoFaults_data() { pictureRows(); }
    void pictureHasNoFaults();
    void pictureRendersWithoutWarnings_data() { pictureRows(); }
    void pictureRendersWithoutWarnings();
    void pictureStaysInItsFrame_data() { pictureRows(); }
    void pictureStaysInItsFrame();
    void drawingOutsideIsDetected();
    void pictureIsLegibleAtTwentyPixels_data() { pictureRows(shownSmall); }
    void pictureIsLegibleAtTwentyPixels();
    void differsFromItsNeighbors_data() { pictureRows(shownSmall); }
    void differsFromItsNeighbors();
    void listMatchesTheFolder();
    void scriptsReproduceTheStoredFiles_data();
    void scriptsReproduceTheStoredFiles();
    void programFindsThePictures();
};

void TestArtLint::paletteIsComplete() {
    QCOMPARE(m_palette.colors.size(), 12);
    QCOMPARE(m_palette.seats.size(), 5);
    QCOMPARE(m_palette.iconPlaceholder(), QStringLiteral("#2A1A10"));
    QCOMPARE(m_palette.seatPlaceholder(), QStringLiteral("#C8502B"));
    QVERIFY(pictures().size() > 60);
}

void TestArtLint::everyRuleDetectsItsFault_data() {
    QTest::addColumn<int>("index");
    for (int i = 0; i < badPictures().size(); ++i)
        QTest::addRow("%s, %s", badPictures()[i].rule, badPictures()[i].what) << i;
}

void TestArtLint::everyRuleDetectsItsFault() {
    QFETCH(int, index);
    const BadPicture& bad = badPictures()[index];
    const QStringList faults = faultsOf(wholePicture(bad), QLatin1String(bad.name), m_palette);
    const QString rule = QLatin1String(bad.rule) + QStringLiteral(":");
    QVERIFY2(std::any_of(faults.begin(), faults.end(), [&](const QString& f) { return f.startsWith(rule); }),
             qPrintable(faults.join(QStringLiteral("; "))));
}

void TestArtLint::validPictureHasNoFaults() {
    const BadPicture good{"", "",
                          "<defs><radialGradient id='g' cx='9' cy='9' r='9'><stop offset='0.5' stop-color='#C7A13B'/>"
                          "</radialGradient><path id='p' d='M0 0H9'/></defs><g fill='none' stroke='#2A1A10'>"
                          "<use xlink:href='#p'/><circle cx='9' cy='9' r='9' fill='url(#g)' fill-opacity='0.5'/></g>"};
    QCOMPARE(faultsOf(wholePicture(good), QStringLiteral("movie/tile.svg"), m_palette), QStringList());
}

void TestArtLint::pictureHasNoFaults() {
    QFETCH(QString, name);
    QCOMPARE(faultsOf(contents(folder + name), name, m_palette), QStringList());
}

void TestArtLint::pictureRendersWithoutWarnings() {
    QFETCH(QString, name);
    QTest::failOnWarning(QRegularExpression(QStringLiteral(".*")));
    QSvgRenderer renderer;
    QVERIFY(renderer.load(folder + name));
    QVERIFY(renderer.isValid());
    for (const int width : {16, 20, 32, 64, 128, 256}) {
        QSvgRenderer again(folder + name);
        const QImage image = drawn(again, again.viewBoxF(), width);
        QImage empty = image;
        empty.fill(Qt::transparent);
        QVERIFY2(image != empty, qPrintable(QString::number(width)));
    }
}

/// A margin of a quarter of the frame on each side must stay empty. A faint pixel next to the edge is antialiasing.
void TestArtLint::pictureStaysInItsFrame() {
    QFETCH(QString, name);
    QSvgRenderer renderer(folder + name);
    const QRectF frame = renderer.viewBoxF();
    const QRectF wide = frame.adjusted(-frame.width() / 4, -frame.height() / 4, frame.width() / 4, frame.height() / 4);
    const QImage image = drawn(renderer, wide, 384);
    const double scale = image.width() / wide.width();
    const QRect inner =
        QRectF(frame.width() / 4 * scale, frame.height() / 4 * scale, frame.width() * scale, frame.height() * scale)
            .toAlignedRect();
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x) {
            const int limit = inner.adjusted(-1, -1, 1, 1).contains(x, y) ? 64 : 0;
            if (inner.contains(x, y) || qAlpha(image.pixel(x, y)) <= limit) continue;
            QFAIL(qPrintable(QStringLiteral("drawn at %1 %2")
                                 .arg(x / scale - frame.width() / 4)
                                 .arg(y / scale - frame.height() / 4)));
        }
}

/// Drawing outside must be detected, or the test above would prove nothing.
void TestArtLint::drawingOutsideIsDetected() {
    QSvgRenderer renderer(QByteArray("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'>"
                                     "<circle cx='24' cy='12' r='4' fill='#2A1A10'/></svg>"));
    const QImage image = drawn(renderer, QRectF(-6, -6, 36, 36), 360);
    QVERIFY(qAlpha(image.pixel(310, 180)) > 200);
}

void TestArtLint::pictureIsLegibleAtTwentyPixels() {
    QFETCH(QString, name);
    const QImage image = small(name);
    QImage ground = image;
    ground.fill(QColor(0xE4, 0xD2, 0xA4));
    const int marked = differing(image, ground, 30);
    QVERIFY2(marked >= 16, qPrintable(QStringLiteral("%1 pixels show").arg(marked)));
    int darkest = 255, lightest = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x) {
            darkest = qMin(darkest, qGray(image.pixel(x, y)));
            lightest = qMax(lightest, qGray(image.pixel(x, y)));
        }
    QVERIFY2(lightest - darkest > 80, qPrintable(QStringLiteral("%1 to %2").arg(darkest).arg(lightest)));
}

void TestArtLint::differsFromItsNeighbors() {
    QFETCH(QString, name);
    const QString group = name.section(QLatin1Char('/'), 0, 0);
    const QImage mine = small(name);
    const auto names = pictures();
    for (const QString& other : names) {
        if (other == name || !other.startsWith(group + QLatin1Char('/')) || !shownSmall.match(other).hasMatch())
            continue;
        const int count = differing(mine, small(other), 40);
        QVERIFY2(count >= 12, qPrintable(QStringLiteral("%1 pixels from %2").arg(count).arg(other)));
    }
}

/// The list of Raiders names each picture once for all its cuts, and only existing pictures.
void TestArtLint::listMatchesTheFolder() {
    static const QRegularExpression cut(QStringLiteral("(-small|-slat)?\\.svg$")), quoted(QStringLiteral("`([^`]+)`"));
    const QString place = QStringLiteral("raiders/");
    QSet<QString> drawn, named;
    const auto names = pictures();
    for (const QString& name : names)
        if (name.startsWith(place)) drawn << name.mid(place.size()).remove(cut);
    auto matches = quoted.globalMatch(QString::fromUtf8(contents(folder + place + QStringLiteral("README.md"))));
    while (matches.hasNext()) named << matches.next().captured(1);
    QCOMPARE(QStringList((drawn - named).values()).join(QLatin1Char(' ')), QString());
    QCOMPARE(QStringList((named - drawn).values()).join(QLatin1Char(' ')), QString());
}

void TestArtLint::scriptsReproduceTheStoredFiles_data() {
    QTest::addColumn<QString>("script");
    QTest::newRow("knotwork") << QStringLiteral("knotwork");
    QTest::newRow("parchment") << QStringLiteral("parchment");
    QTest::newRow("legend") << QStringLiteral("legend");
    QTest::newRow("raiders") << QStringLiteral("raiders");
    QTest::newRow("sounds") << QStringLiteral("sounds");
}

void TestArtLint::scriptsReproduceTheStoredFiles() {
    QFETCH(QString, script);
    const QTemporaryDir out;
    const QStringList arguments{QStringLiteral("-B"), folder + QStringLiteral("scripts/%1.py").arg(script), out.path()};
    QCOMPARE(QProcess::execute(QStringLiteral(HEOROT_PYTHON), arguments), 0);
    QDirIterator it(out.path(), QDir::Files, QDirIterator::Subdirectories);
    int count = 0;
    for (; it.hasNext(); ++count) {
        const QString file = it.next();
        QVERIFY2(contents(file) == contents(folder + file.mid(out.path().size() + 1)), qPrintable(file));
    }
    QVERIFY(count > 0);
}

/// But for those of the desktop, which are files of their own.
void TestArtLint::programFindsThePictures() {
    const auto names = pictures();
    for (const QString& name : names)
        if (!name.startsWith(QLatin1String("desktop/")))
            QVERIFY2(QFile::exists(QStringLiteral(":/art/") + name), qPrintable(name));
    QVERIFY(QFile::exists(QStringLiteral(":/art/palette.yaml")));
}

HEOROT_WIDGET_SUITE(TestArtLint)
#include "tst_art_lint.moc"
