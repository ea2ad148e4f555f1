// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board_widget.h"

#include "ui/marks_painter.h"

#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace heorot::ui {

namespace {

constexpr int tipDelayMs = 450;
constexpr double largestZoom = 3;

}

BoardWidget::BoardWidget(ArtCache& art, QWidget* parent) : QWidget(parent), painter_(art) {
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_OpaquePaintEvent);
    tipDelay_.setSingleShot(true);
    tipDelay_.setInterval(tipDelayMs);
    connect(&tipDelay_, &QTimer::timeout, this, [this] {
        tipShown_ = true;
        update();
    });
    constexpr int pathMs = 6000;
    pathTime_.setSingleShot(true);
    pathTime_.setInterval(pathMs);
    connect(&pathTime_, &QTimer::timeout, this, qOverload<>(&QWidget::update));
    connect(&art, &ArtCache::ready, this, &BoardWidget::repaintAll);
    clock_.setStartValue(0.);
    clock_.setEndValue(1.);
    clock_.setEasingCurve(QEasingCurve::InOutCubic);
    connect(&clock_, &QVariantAnimation::valueChanged, this, qOverload<>(&QWidget::update));
    connect(&clock_, &QVariantAnimation::finished, this, &BoardWidget::finish);
}

void BoardWidget::setScene(game::Scene scene, const Transition& transition) {
    if (scene == scene_) return;
    const game::Scene before = std::exchange(scene_, std::move(scene));
    if (transition.speed > 0) {
        glides_ = glides(before, scene_, transition.movements);
        clock_.stop();
        clock_.setDuration(std::max(1, static_cast<int>(glideMs / transition.speed)));
        if (!glides_.empty()) clock_.start();
    } else if (!glides_.empty()) {
        keepGlides(before, scene_);
    }
    closeTipOfMovedPiece(before);
    keepPlace(before);
    // What lies on the strip is placed otherwise than what lies on the stage.
    if (scene_.strip != before.strip) layer_ = {};
    repaintChanged();
    if (scene_.spots != before.spots) reportSpots();
    announcePointed();
}

/// A tip that the mouse has opened is about what lay there; the keys go on with what lies there now.
void BoardWidget::closeTipOfMovedPiece(const game::Scene& before) {
    if (pointer_ != Pointer::Mouse || !tipShown_ || tip_.spot != hovered_) return;
    const game::Spot* was = before.find(tip_.spot);
    const game::Spot* is = scene_.find(tip_.spot);
    if (was && (!is || is->area.center() != was->area.center())) muteTip();
}

void BoardWidget::keepPlace(const game::Scene& before) {
    if (!scene_.find(hovered_)) hovered_.clear();
    if (focused_.isEmpty() || scene_.find(focused_)) return;
    // The next button is another answer, which nobody asked for.
    if (focused_.startsWith(u"choice/")) {
        focused_.clear();
        return reportFocus();
    }
    // What was played is gone from under the keys: they stay where they are, at what now lies nearest.
    const QPointF place = before.find(focused_)->area.center();
    const auto distance = [&](const game::Spot& spot) { return QLineF(place, spot.area.center()).length(); };
    const auto nearest =
        std::min_element(scene_.spots.begin(), scene_.spots.end(),
                         [&](const game::Spot& a, const game::Spot& b) { return distance(a) < distance(b); });
    focused_ = nearest == scene_.spots.end() ? QString() : nearest->id;
    reportFocus();
}

void BoardWidget::keepGlides(const game::Scene& before, const game::Scene& after) {
    std::erase_if(glides_, [&](const Glide& glide) {
        return areaOf(after, glide.piece) != glide.to || areaOf(before, glide.piece) != glide.to;
    });
    if (glides_.empty()) skip();
}

void BoardWidget::setLook(const game::Look& look) {
    if (look == painter_.look()) return;
    skip();
    painter_.setLook(look);
    repaintAll();
}

void BoardWidget::setTheme(const Theme& theme) {
    painter_.setTheme(theme);
    repaintAll();
}

void BoardWidget::setTextScale(double scale) {
    textScale_ = scale;
    update();
}

void BoardWidget::setMarks(const Marks& marks) {
    digits_.assign(scene_, marks);
    if (marks == marks_) return;
    if (marks.outlines != marks_.outlines) pathTime_.start();
    marks_ = marks;
    repaintChanged();
}

void BoardWidget::setTip(const Tip& tip) {
    if (tip == tip_) return;
    tip_ = tip;
    tipDelay_.stop();
    tipShown_ = !tipMuted_ && pointer_ == Pointer::Keys;
    if (!tipShown_ && !tipMuted_) tipDelay_.start();
    update();
}

void BoardWidget::showTip() {
    tipMuted_ = false;
    tipDelay_.stop();
    tipShown_ = true;
    update();
}

void BoardWidget::muteTip() {
    tipMuted_ = true;
    tipDelay_.stop();
    tipShown_ = false;
}

bool BoardWidget::showsTip() const {
    if (!tipShown_ || tip_.spot.isEmpty() || tip_.spot != pointedSpot() || !scene_.find(tip_.spot)) return false;
    return !tip_.title.isEmpty() || !tip_.text.isEmpty() || !tip_.reason.isEmpty();
}

QRectF BoardWidget::tipArea() const {
    return showsTip() ? laidTip().area : QRectF();
}

QRectF BoardWidget::tipBounds() const {
    return (tipBounds_.isEmpty() ? QRectF(rect()) : tipBounds_).adjusted(4, 4, -4, -4);
}

LaidTip BoardWidget::laidTip() const {
    TipRoom room =
        tipRoomOf(scene_, *scene_.find(tip_.spot), marks_.chosen, [this](const QRectF& area) { return seen(area); });
    room.bounds = tipBounds();
    if (!tipShunned_.isEmpty()) room.kept.push_back(tipShunned_);
    return layTip(tip_, theme(), textScale_, room);
}

void BoardWidget::setTipRoom(const QRectF& bounds, const QRectF& shunned) {
    tipBounds_ = bounds;
    tipShunned_ = shunned;
    update();
}

QSizeF BoardWidget::wantedSize() const {
    return game::tableSize(size(), textScale_);
}

QTransform BoardWidget::view() const {
    const QSizeF table = look().size;
    const double scale = std::min(width() / table.width(), height() / table.height());
    QTransform transform;
    transform.translate(width() / 2., height() / 2.);
    transform.scale(scale, scale);
    transform.translate(-table.width() / 2, -table.height() / 2);
    return transform;
}

QRectF BoardWidget::stage() const {
    return stageRoom_.isEmpty() ? view().mapRect(game::stageOf(look())) : stageRoom_;
}

void BoardWidget::setStageRoom(const QRectF& room) {
    if (room == stageRoom_) return;
    stageRoom_ = room;
    painter_.art().sizesChanged();
    scrollBy({});
}

QTransform BoardWidget::stageView() const {
    const QRectF whole = view().mapRect(game::stageOf(look()));
    const QRectF room = stage();
    const double fitting = std::min(room.width() / whole.width(), room.height() / whole.height());
    QTransform zoomed;
    zoomed.translate(room.center().x() - scroll_.x(), room.center().y() - scroll_.y());
    zoomed.scale(zoom_ * fitting, zoom_ * fitting);
    zoomed.translate(-whole.center().x(), -whole.center().y());
    return view() * zoomed;
}

bool BoardWidget::isOnStage(const QRectF& area) const {
    // Frames and shadows of what stands at its edge reach beyond it.
    constexpr double rim = 7;
    return isStageMoved() && !scene_.strip.contains(area) &&
           game::stageOf(look()).adjusted(-rim, -rim, rim, rim).contains(area);
}

QRectF BoardWidget::seen(const QRectF& area) const {
    const QRectF shown = placed(area);
    return isOnStage(area) ? shown.intersected(stage()) : shown;
}

QRectF BoardWidget::spotArea(const QString& id) const {
    const game::Spot* spot = scene_.find(id);
    return spot ? placed(spot->area) : QRectF();
}

void BoardWidget::choose(const QString& id) {
    if (!scene_.find(id)) return;
    muteTip();
    emit chosen(id);
}

void BoardWidget::skip() {
    clock_.stop();
    if (!glides_.empty()) finish();
}

void BoardWidget::finish() {
    glides_.clear();
    repaintChanged();
    emit settled();
}

void BoardWidget::setZoom(double zoom, const QPointF& center) {
    const double next = std::clamp(zoom, 1., largestZoom);
    if (qFuzzyCompare(next, zoom_)) return;
    const QPointF still = stage().contains(center) ? center : stage().center();
    const QPointF from = still - stage().center() + scroll_;
    const QPointF to = from * (next / zoom_);
    zoom_ = next;
    painter_.art().sizesChanged();
    scrollBy(to - from);
}

void BoardWidget::scrollBy(const QPointF& by) {
    const QSizeF most = stage().size() * (zoom_ - 1) / 2;
    const QPointF to = scroll_ + by;
    scroll_ = {std::clamp(to.x(), -most.width(), most.width()), std::clamp(to.y(), -most.height(), most.height())};
    repaintAll();
}

void BoardWidget::repaintAll() {
    layer_ = {};
    update();
}

void BoardWidget::repaintChanged() {
    isLayerOld_ = true;
    update();
}

const Glide* BoardWidget::glideOf(const game::Sprite& sprite) const {
    if (sprite.piece.isEmpty()) return nullptr;
    const auto found =
        std::find_if(glides_.begin(), glides_.end(), [&](const Glide& glide) { return glide.piece == sprite.piece; });
    return found == glides_.end() ? nullptr : &*found;
}

void BoardWidget::buildLayer() {
    std::vector<LayerPart> parts =
        layerParts(painter_, scene_, marks_, [this](const game::Sprite& sprite) { return glideOf(sprite) != nullptr; });
    const bool isWhole = layer_.isNull() || layer_.size() != size() * devicePixelRatio();
    if (isWhole) {
        layer_ = QPixmap(size() * devicePixelRatio());
        layer_.setDevicePixelRatio(devicePixelRatio());
    }
    const QRegion stale = isWhole ? QRegion(rect()) : staleRegion(changedParts(painter_, parts_, parts));
    parts_ = std::move(parts);
    isLayerOld_ = false;
    if (stale.isEmpty()) return;
    QPainter painter(&layer_);
    painter.setClipRegion(stale);
    painter.fillRect(rect(), theme().color(game::Tone::TableDeep));
    // What stands around the stage, then the stage as if seen through a window.
    for (const bool isStage : {false, true}) {
        if (isStage && !isStageMoved()) break;
        const QTransform transform = isStage ? stageView() : view();
        if (isStage) painter.setClipRect(stage(), Qt::IntersectClip);
        painter.setTransform(transform);
        for (const LayerPart& part : parts_) {
            if (isOnStage(part.sprite.area) != isStage) continue;
            if (isWhole || stale.intersects(reachOnWidget(part))) paintPart(painter, painter_, scene_, part);
        }
    }
}

QRect BoardWidget::reachOnWidget(const LayerPart& part) const {
    return viewOf(part.sprite.area).mapRect(reachOf(painter_, part)).toAlignedRect().adjusted(-1, -1, 1, 1);
}

/// Where the layer differs after the parts have changed. All of it where a scaled screen has no whole pixels, or where
/// it is hardly less.
QRegion BoardWidget::staleRegion(const std::vector<LayerPart>& changed) const {
    constexpr std::size_t mostParts = 250;
    const bool hasWholePixels = devicePixelRatio() == std::floor(devicePixelRatio());
    if (changed.size() > mostParts || !hasWholePixels) return rect();
    QRegion stale;
    for (const LayerPart& part : changed) {
        const QRect reach = reachOnWidget(part);
        stale += isOnStage(part.sprite.area) ? reach.intersected(stage().toAlignedRect()) : reach;
    }
    return stale.intersected(rect());
}

void BoardWidget::paintMoving(QPainter& painter) const {
    const double progress = clock_.currentValue().toDouble();
    for (const game::Sprite& sprite : scene_.sprites) {
        const Glide* glide = glideOf(sprite);
        if (!glide) continue;
        const auto placed = [this](const QRectF& area) { return viewOf(area).mapRect(area); };
        const Glide shown{glide->piece, placed(glide->from), placed(glide->to)};
        painter.save();
        painter.setTransform(viewOf(glide->to) * shown.at(progress));
        painter_.paint(painter, sprite);
        painter.restore();
    }
}

void BoardWidget::enter(QPainter& painter, const game::Spot& spot) const {
    painter.setTransform(view());
    if (isOnStage(spot.area))
        painter.setClipRect(view().inverted().mapRect(stage()));
    else
        painter.setClipping(false);
    painter.setTransform(viewOf(spot.area));
}

void BoardWidget::paintEvent(QPaintEvent*) {
    if (isLayerOld_ || layer_.isNull() || layer_.size() != size() * devicePixelRatio()) buildLayer();
    QPainter painter(this);
    painter.drawPixmap(0, 0, layer_);
    paintMoving(painter);
    painter.save();
    paintNight(painter);
    paintOutlines(painter);
    paintHint(painter);
    paintPointed(painter);
    paintPins(painter);
    painter.restore();
    paintCarried(painter);
    if (!showsTip()) return;
    const LaidTip laid = laidTip();
    laid.box.paint(painter, laid.area, seen(scene_.find(tip_.spot)->area));
}

}
