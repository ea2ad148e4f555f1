// SPDX-License-Identifier: GPL-3.0-or-later
// A paint device that records only texts, with their sizes and places.
#pragma once

#include <QPaintDevice>
#include <QPaintEngine>
#include <QVector>
#include <QWidget>

namespace heorot::app {

class TextRecorder final : public QPaintDevice {
  public:
    explicit TextRecorder(const QWidget& widget) : widget_(widget) {}

    struct Text {
        QString text;
        /// Height of the font and place, in widget pixels.
        double size = 0;
        QRectF area;
    };

    /// What the widget itself paints, without its children.
    static QVector<Text> textsOf(QWidget& widget) {
        TextRecorder recorder(widget);
        widget.render(&recorder, {}, {}, QWidget::RenderFlags());
        return recorder.engine_.texts;
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
            const QRectF area(at.x(), at.y() - item.ascent(), item.width(), item.ascent() + item.descent());
            texts << Text{item.text(), QFontInfo(item.font()).pixelSize() * transform.m22(), transform.mapRect(area)};
        }
        Type type() const override { return User; }
        QVector<Text> texts;
    };

    const QWidget& widget_;
    mutable Engine engine_;
};

}
