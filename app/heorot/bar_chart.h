// SPDX-License-Identifier: GPL-3.0-or-later
// Rows of horizontal bars with their numbers, each row under its label. Bars differ in shade and pattern, and a key
// says what they are.
#pragma once

#include "heorot/page_style.h"

#include <QWidget>

#include <vector>

namespace heorot::app {

struct Bar {
    double value = 0;
    /// Written behind the bar, or into a part of a stacked one.
    QString text;
};

struct BarRow {
    QString label;
    /// One for each kind.
    std::vector<Bar> bars;
    /// Read aloud.
    QString sentence;
};

struct BarKind {
    /// Empty to omit it from the key.
    QString name;
    game::Tone tone = game::Tone::Sea;
    bool isHatched = false;
};

class BarChart final : public QWidget {
    Q_OBJECT

  public:
    enum class Kind : std::uint8_t {
        SideBySide, ///< bars of a row one below the other, all in one scale; negative ones go to the left
        Stacked,    ///< bars of a row in one line, as parts of its whole
    };
    explicit BarChart(Kind kind, QWidget* parent = nullptr);

    void setData(std::vector<BarKind> kinds, std::vector<BarRow> rows);
    const std::vector<BarRow>& rows() const { return rows_; }
    void setStyle(const PageStyle& style);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    QFont font(bool bold = false) const { return style_.font(game::Type::Value, bold); }
    int lineHeight() const;
    int rowHeight() const;
    int keyHeight() const;
    bool hasKey() const;
    int numberWidth() const;
    void paintKey(QPainter& painter) const;
    void paintSideBySide(QPainter& painter, const BarRow& row, const QRectF& area) const;
    void paintStacked(QPainter& painter, const BarRow& row, const QRectF& area) const;
    void paintBar(QPainter& painter, const QRectF& bar, const BarKind& kind) const;

    Kind kind_;
    PageStyle style_;
    std::vector<BarKind> kinds_;
    std::vector<BarRow> rows_;
    double least_ = 0;
    double most_ = 1;
};

}
