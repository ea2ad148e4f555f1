// SPDX-License-Identifier: GPL-3.0-or-later
// The points of a finished game by source: a column per player from the first place on, with bars in the hue of the
// seat, losses hatched, and the best of each row bold.
#pragma once

#include "heorot/end_facts.h"
#include "heorot/end_measure.h"

#include <QGridLayout>
#include <QLabel>
#include <QStringList>
#include <QWidget>

#include <vector>

namespace heorot::app {

/// What the table shows; per seat, or per source.
struct EndTableData {
    engine::Scores scores;
    QStringList names;
    /// Of all sources, by their numbers.
    QStringList sources;
    /// Sources that get a row though they brought nobody anything.
    std::vector<int> zeros = {};
    /// The only person at the table, or nobody.
    engine::Seat you = engine::nobody;
};

/// A number of points as the length of a bar.
class PointBar final : public QWidget {
    Q_OBJECT

  public:
    /// `most`: the points of a full bar.
    PointBar(int points, int most, engine::Seat seat, int thickness, const PageStyle& style, QWidget* parent = nullptr);

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    int points_;
    int most_;
    engine::Seat seat_;
    int thickness_;
    PageStyle style_;
};

class EndTable final : public QWidget {
    Q_OBJECT

  public:
    explicit EndTable(QWidget* parent = nullptr);

    void setData(const EndTableData& shown);
    void setStyle(const PageStyle& style, const EndMeasure& measure);

  protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

  private:
    void fill();
    void fillColumn(engine::Seat seat, int column, const std::vector<int>& sources);
    void addName(engine::Seat seat, int column);
    QLabel* cell(const QString& text, int row, int column, const QString& name);
    QFont font(bool bold = false) const;

    PageStyle style_;
    EndMeasure measure_;
    EndTableData data_;
    QGridLayout* grid_;
    /// Of the total.
    int lastRow_ = 0;
};

}
