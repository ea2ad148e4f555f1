// SPDX-License-Identifier: GPL-3.0-or-later
// One player on the page at the end of a chapter: mark, name, total, the change, and bars for what brought it. A bar
// can be pointed at; its tip says how it was counted.
#pragma once

#include "heorot/chapter_result.h"
#include "heorot/page_style.h"

#include <QWidget>

#include <algorithm>

namespace heorot::app {

/// Of the points of all bars of a page, with zero.
struct GainRange {
    int low = 0;
    int high = 0;

    GainRange with(int points) const { return {std::min(low, points), std::max(high, points)}; }
};

class ChapterSeat final : public QWidget {
    Q_OBJECT

  public:
    ChapterSeat(SeatResult result, bool isOwn, bool leads, GainRange range, QWidget* parent = nullptr);

    void setStyle(const PageStyle& style);
    const SeatResult& result() const { return result_; }
    /// Shows at most so many gains, close together, the last of them the sum of those left; below 0: all of them with
    /// their usual distance.
    void setLines(int most);
    /// As they are shown.
    const std::vector<game::ChapterGain>& gains() const { return gains_; }
    /// Frames this bar; -1 for none.
    void setPointed(int gain);
    /// The bar at this place; -1 for none.
    int gainAt(const QPoint& position) const;
    QRect gainArea(int gain) const;
    /// Of the bar itself within it: right of zero for a gain, left of it for a loss.
    QRectF barArea(int gain) const;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

  signals:
    /// The bar under the mouse, or -1.
    void pointed(int gain);

  protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;

  private:
    int units(double count) const { return qRound(count * style_.textScale * (style_.look.compact() ? .82 : 1)); }
    int lines() const { return static_cast<int>(gains_.size()); }
    bool hasEnded() const { return result_.hasEnded; }
    int lineHeight() const;
    int headWidth() const;
    void paintHead(QPainter& painter) const;
    void paintGain(QPainter& painter, int place) const;
    /// What bars have, the same for all of the seat, so that zero stands in one line.
    QRectF barGround(const QRect& line) const;
    double zeroIn(const QRectF& ground) const;
    /// "you", "leads", or both.
    QString tags() const;
    QString broughtText() const;

    SeatResult result_;
    bool isOwn_;
    bool leads_;
    GainRange range_;
    int pointed_ = -1;
    bool isClose_ = false;
    std::vector<game::ChapterGain> gains_;
    PageStyle style_;
};

}
