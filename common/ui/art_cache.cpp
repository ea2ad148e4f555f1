// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/art_cache.h"

#include <QCoreApplication>
#include <QFile>
#include <QPainter>
#include <QRegularExpression>
#include <QSvgRenderer>
#include <QThread>

#include <algorithm>

namespace heorot::ui {

namespace {

constexpr int keptKilobytes = 384 * 1024;
constexpr int tellMs = 40;
const QByteArray seatPlaceholder = QByteArrayLiteral("#C8502B");
const QByteArray inkPlaceholder = QByteArrayLiteral("#2A1A10");

QByteArray svgOf(const QString& id) {
    QFile file(QStringLiteral(":/art/%1.svg").arg(id));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

bool isOneColor(const QString& id) {
    if (id.startsWith(u"icons/")) return id != u"icons/no";
    return id == u"hall/person" || id == u"hall/computer";
}

QByteArray colored(const Art& art) {
    QByteArray svg = svgOf(art.id);
    const QByteArray ink = art.ink.isValid() ? art.ink.name().toLatin1() : inkPlaceholder;
    if (isOneColor(art.id)) {
        svg.replace(inkPlaceholder, ink);
        // Qt Svg takes no alpha in a color, and a tone may be half seen.
        return svg;
    }
    // The dark ones among them would vanish on dark ground.
    if (art.id.startsWith(u"hall/mark-") || art.id.contains(u"/node-"))
        svg.replace("stroke=\"" + inkPlaceholder, "stroke=\"" + ink);
    if (art.hue.isValid()) svg.replace(seatPlaceholder, art.hue.name().toLatin1());
    return svg;
}

}

size_t qHash(const Art& art, size_t seed) {
    return qHashMulti(seed, art.id, art.pixels.width(), art.pixels.height(), art.hue.rgba(), art.ink.rgba());
}

QImage renderArt(const Art& art) {
    const QByteArray svg = colored(art);
    if (svg.isEmpty() || art.pixels.isEmpty()) return {};
    QSvgRenderer renderer(svg);
    QImage image(art.pixels, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    renderer.render(&painter, QRectF(QPointF(), QSizeF(art.pixels)));
    return image;
}

ArtCache::ArtCache(QObject* parent) : QObject(parent), kept_(keptKilobytes) {
    pool_.setMaxThreadCount(std::max(1, QThread::idealThreadCount() - 1));
    telling_.setSingleShot(true);
    telling_.setInterval(tellMs);
    connect(&telling_, &QTimer::timeout, this, &ArtCache::ready);
}

ArtCache::~ArtCache() {
    pool_.clear();
    pool_.waitForDone();
}

QSize ArtCache::fitted(const QString& id, const QSizeF& box) const {
    auto known = sizes_.constFind(id);
    if (known == sizes_.constEnd()) {
        // Reading the frame alone is quick; the renderer would parse all.
        static const QRegularExpression frame(QStringLiteral("viewBox=\"[-0-9.]+ [-0-9.]+ ([0-9.]+) ([0-9.]+)\""));
        const auto match = frame.match(QString::fromUtf8(svgOf(id).left(2000)));
        known = sizes_.insert(id, QSizeF(match.captured(1).toDouble(), match.captured(2).toDouble()));
    }
    if (known->isEmpty() || box.isEmpty()) return {};
    const QSize size = known->scaled(box, Qt::KeepAspectRatio).toSize();
    return size.expandedTo(QSize(1, 1));
}

QPixmap ArtCache::pixmap(const Art& art) {
    if (Kept* kept = kept_.object(art)) return use(*kept);
    if (art.pixels.isEmpty() || rendering_.contains(art)) return {};
    rendering_.insert(art);
    pool_.start([this, art] {
        const QImage image = renderArt(art);
        QMetaObject::invokeMethod(
            this,
            [this, art, image] {
                keep(art, image);
                tellSoon();
            },
            Qt::QueuedConnection);
    });
    return {};
}

QPixmap ArtCache::standIn(const Art& art) const {
    Art any = art;
    any.pixels = latest_.value({art.id, {}, art.hue, art.ink});
    const Kept* kept = kept_.object(any);
    return kept ? kept->pixmap : QPixmap();
}

QPixmap ArtCache::renderNow(const Art& art) {
    if (Kept* kept = kept_.object(art)) return use(*kept);
    keep(art, renderArt(art));
    const Kept* kept = kept_.object(art);
    return kept ? kept->pixmap : QPixmap();
}

void ArtCache::sizesChanged() {
    ++generation_;
    for (const Art& art : kept_.keys()) {
        const bool isOld = kept_.object(art)->generation + 1 < generation_;
        if (isOld && latest_.value({art.id, {}, art.hue, art.ink}) != art.pixels) kept_.remove(art);
    }
    // What was not begun in time is for a size that is gone.
    pool_.clear();
    if (rendering_.isEmpty()) return;
    rendering_.clear();
    if (!telling_.isActive()) telling_.start();
}

void ArtCache::waitFor() {
    pool_.waitForDone();
    QCoreApplication::sendPostedEvents(this, QEvent::MetaCall);
}

void ArtCache::tellSoon() {
    if (!rendering_.isEmpty()) {
        if (!telling_.isActive()) telling_.start();
        return;
    }
    telling_.stop();
    emit ready();
}

void ArtCache::keep(const Art& art, const QImage& image) {
    rendering_.remove(art);
    if (image.isNull()) return;
    kept_.insert(art, new Kept{QPixmap::fromImage(image), generation_},
                 std::max<int>(1, int(image.sizeInBytes() / 1024)));
    latest_.insert({art.id, {}, art.hue, art.ink}, art.pixels);
}

}
