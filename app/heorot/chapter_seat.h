// SPDX-License-Identifier: GPL-3.0-or-later
// One player on the page at the end of a chapter: mark, name, total, the change, and bars for what brought it.
#pragma once

#include "heorot/chapter_result.h"
#include "heorot/page_style.h"

#include <QWidget>

namespace heorot::app {

class ChapterSeat final : public QWidget {
    Q_OBJECT

  public:
    /// `widest`: the points of the longest bar of the page.
    ChapterSeat(SeatResult result, bool isOwn, bool leads, int widest, QWidget* parent = nullptr);

    void setStyle(const PageStyle& style);
    const SeatResult& result() const { return result_; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    int units(double count) const { return qRound(count * style_.textScale * (style_.look.compact() ? .82 : 1)); }
    int lineHeight() const;
    int headWidth() const;
    void paintHead(QPainter& painter) const;
    void paintGain(QPainter& painter, const game::ChapterGain& gain, const QRect& line) const;
    /// "you", "leads", or both.
    QString tags() const;

    SeatResult result_;
    bool isOwn_;
    bool leads_;
    int widest_;
    PageStyle style_;
};

}
