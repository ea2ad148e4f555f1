// SPDX-License-Identifier: GPL-3.0-or-later
// The band above the table of a lesson: who teaches, one idea, one sentence, the answer to what the person did, and the
// buttons that lead through the lesson. Its height does not depend on what it says, so that the table stays still.
#pragma once

#include "heorot/lesson_dots.h"
#include "heorot/page_style.h"

#include <QFrame>
#include <QLabel>
#include <QPushButton>

namespace heorot::app {

/// What the band says.
struct LessonWords {
    enum class Answer : std::uint8_t { None, Good, Other };
    enum class Next : std::uint8_t {
        Ready,
        Awaited, ///< an action of the person comes first
        Watched, ///< moves of others are being shown
    };

    QString teacher;
    /// "Lesson 2 of 8: the hall".
    QString lesson;
    QString idea;
    QString text;
    QString answer = {};
    Answer kind = Answer::None;
    QString next;
    /// All that the button may say within the lesson: it has room for each, so that its neighbors keep their places.
    QStringList nextTexts = {};
    Next nextIs = Next::Ready;
    bool canGoBack = false;
    bool canHelp = false;
    /// Whether the handbook says more.
    bool hasMore = false;
    int step = 0;
    int steps = 0;
    /// The texts of all steps, which share one size.
    QStringList texts = {};
};

class LessonBand final : public QFrame {
    Q_OBJECT

  public:
    /// `teacher`: the name of its picture.
    explicit LessonBand(const QString& teacher, QWidget* parent = nullptr);

    void say(const LessonWords& words);
    const LessonWords& words() const { return words_; }
    void setStyle(const PageStyle& style);
    /// For a page of this size.
    static int heightFor(const QSize& page, double textScale);
    /// Whether there is only room for the main things.
    static bool isLow(const QSize& page);
    /// Idea, sentence and answer, as they are read aloud.
    QString spoken() const;

  signals:
    void nextWanted();
    void backWanted();
    void helpWanted();
    void leaveWanted();
    void moreWanted();

  protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

  private:
    QPushButton* button(const char* name);
    void retranslateUi();
    void restyle();
    void arrange();
    void arrangeLarge();
    void arrangeLow();
    /// Buttons from the right end; returns what is left of the row.
    int spareOfNext() const;
    QRect placeButtons(QRect row, const std::vector<QPushButton*>& buttons, int gap);
    void showAnswer(const QRect& area);
    /// Shrinks the label's text until it fits.
    void fit(QLabel& label, game::Type type, double pixels, bool bold, const QRect& area);
    double textPixels(double pixels, const QRect& area) const;
    double unit() const;

    PageStyle style_;
    LessonWords words_;
    QString teacher_;
    QRect portrait_;
    QLabel* name_;
    QLabel* lesson_;
    QLabel* idea_;
    QLabel* text_;
    LessonDots* dots_;
    QLabel* step_;
    QFrame* frame_;
    QLabel* mark_;
    QLabel* answer_;
    QPushButton* more_;
    QPushButton* leave_;
    QPushButton* back_;
    QPushButton* help_;
    QPushButton* next_;
};

}
