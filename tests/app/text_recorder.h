// SPDX-License-Identifier: GPL-3.0-or-later
// A paint device that records only the sizes and places of texts.
#pragma once

#include <QPaintDevice>
#include <QPaintEngine>
#include <QVector>
#include <QWidget>

namespace heorot::test {

class TextRecorder final : public QPaintDevice {
  public:
    explicit TextRecorder(const QWidget& widget) : widget_(widget) {}

    /// Sizes of the texts the widget itself paints, without its children, in widget pixels.
    static QVector<double> sizesOf(QWidget& widget) {
        TextRecorder recorder(widget);
        widget.render(&recorder, {}, {}, QWidget::RenderFlags());
        return recorder.engine_.sizes;
    }

    /// Their areas.
    static QVector<QRectF> areasOf(QWidget& widget) {
        TextRecorder recorder(widget);
        widget.render(&recorder, {}, {}, QWidget::RenderFlags());
        return recorder.engine_.areas;
    }

    QPaintEngine* paintEngine() const override { return &engine_; }

  protected:
    int metric(PaintDeviceMetric metric) const override {
        switch (metric) {
        case PdmWidth: return widget_.width();
        case PdmHeight: return widget_.height();
        case PdmDevicePixelRatio: return 1;
        case PdmDevicePixelRatioScaled: return static_cast<int>(devicePixelRatioFScale());
        case PdmDepth: return 32;
        case PdmDpiX:
        case PdmPhysicalDpiX: return widget_.logicalDpiX();
        case PdmDpiY:
        case PdmPhysicalDpiY: return widget_.logicalDpiY();
        default: return 1;
        }
    }

  private:
    class Engine final : public QPaintEngine {
      public:
        Engine() : QPaintEngine(AllFeatures) {}
        bool begin(QPaintDevice*) override { return true; }
        bool end() override { return true; }
        void updateState(const QPaintEngineState&) override {}
        void drawPixmap(const QRectF&, const QPixmap&, const QRectF&) override {}
        void drawPath(const QPainterPath&) override {}
        void drawPolygon(const QPointF*, int, PolygonDrawMode) override {}
        void drawTextItem(const QPointF& at, const QTextItem& item) override {
            if (item.text().trimmed().isEmpty()) return;
            const QTransform transform = painter()->combinedTransform();
            sizes << QFontInfo(item.font()).pixelSize() * transform.m22();
            areas << transform.mapRect(
                QRectF(at.x(), at.y() - item.ascent(), item.width(), item.ascent() + item.descent()));
        }
        Type type() const override { return User; }
        QVector<double> sizes;
        QVector<QRectF> areas;
    };

    const QWidget& widget_;
    mutable Engine engine_;
};

}
