// SPDX-License-Identifier: GPL-3.0-or-later
// A strip above the prompt that tells one thing that happened: the player's mark and hue, a picture, the sentence, and
// buttons to go back and forth. The table leaves room for it.
#pragma once

#include "heorot/page_style.h"

#include <QFrame>
#include <QHBoxLayout>
#include <QPointer>
#include <QToolButton>

#include <set>

namespace heorot::app {

class StoryStrip : public QFrame {
    Q_OBJECT

  public:
    /// Hidden at first. `name` is the object's name, with which the names of its parts begin.
    StoryStrip(const QString& name, QWidget* parent);

    /// In scene units of the table.
    static double heightFor(const game::Look& look);
    virtual void setStyle(const PageStyle& style);
    /// The sentence as it is shown, maybe shortened; the tip has all of it.
    QString shownText() const;
    /// Opens a list of all sentences over the table.
    void openRest();

  signals:
    void backWanted();
    void forwardWanted();
    void closed();

  protected:
    struct Story {
        engine::Seat seat = engine::nobody;
        QString art;
        engine::Seat hue = engine::nobody;
        /// All there is to tell, then shorter and shorter; the longest that has room is shown.
        QStringList texts;
        /// Of the first text; each later text has one less. If there are any, a button opens what is left out.
        QStringList sentences = {};
    };
    void tell(const Story& story);
    /// Tells nothing, and keeps nothing of what it told: another person may look next.
    void forget();
    /// Where it stands among the others: "2 of 5".
    void setPlace(int number, int count);
    QToolButton* addButton(const char* part, const char* icon);
    /// With its text beside the picture where there is room.
    void setLabel(QToolButton* button, const QString& text, bool isShown);
    static void nameButton(QToolButton* button, const QString& tip, const QKeySequence& key);
    /// Between the sentence and the buttons.
    QHBoxLayout& middle() { return *middle_; }
    /// From the first button on.
    QHBoxLayout& buttons() { return *buttons_; }
    QToolButton* back() { return back_; }
    QToolButton* forward() { return forward_; }
    QLabel* place() { return place_; }
    QLabel* addLabel(const char* part, QHBoxLayout& row);
    const PageStyle& pageStyle() const { return style_; }
    bool isLow() const;
    /// A measure of the table in pixels of the page.
    int measure(double units) const;
    virtual void retranslateUi();

    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void fit();

  private:
    bool fits(const QString& text);
    bool fitsWhole();
    void showLabels(bool shown);
    void dress(QToolButton* button, const QString& icon);
    void offerRest(qsizetype leftOut, bool isCut);
    void closeRest();

    PageStyle style_;
    Story story_;
    std::vector<std::pair<QToolButton*, QString>> icons_;
    /// Buttons with their text beside the picture, as long as the sentence has room.
    std::set<QToolButton*> labeled_;
    QLabel* mark_;
    QLabel* picture_;
    QLabel* sentence_;
    /// "3 more …"
    QToolButton* more_;
    QPointer<QFrame> rest_;
    QHBoxLayout* middle_;
    QHBoxLayout* buttons_;
    QToolButton* back_;
    QToolButton* forward_;
    QLabel* place_;
};

}
