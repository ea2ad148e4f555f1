// SPDX-License-Identifier: GPL-3.0-or-later
// The head of the result: a scene for the winner, the title, one line, and how the game was won in at most three
// sentences, each with the mark of whom it is about.
#pragma once

#include "heorot/end_measure.h"
#include "heorot/end_story.h"
#include "heorot/knotwork.h"

#include <QLabel>
#include <QVBoxLayout>
#include <QWidget>

#include <vector>

namespace heorot::app {

class EndHero final : public QWidget {
    Q_OBJECT

  public:
    explicit EndHero(QWidget* parent = nullptr);

    void setStory(const Story& story, const std::vector<engine::Seat>& winners, const QString& picture);
    void setStyle(const PageStyle& style, const EndMeasure& measure);

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    void fill();
    void paintScene(QPainter& painter) const;
    QRectF sceneRoom() const;

    PageStyle style_;
    EndMeasure measure_;
    Story story_;
    std::vector<engine::Seat> winners_;
    QString picture_;
    QVBoxLayout* column_;
    QLabel* title_;
    QLabel* line_;
    QWidget* sentences_;
};

}
