// SPDX-License-Identifier: GPL-3.0-or-later
// The page at the end of an act, a round or an episode: what it brought each player, what is new now, and Continue.
#pragma once

#include "heorot/chapter_result.h"
#include "heorot/chapter_seat.h"
#include "heorot/page_style.h"

#include <QBoxLayout>
#include <QFrame>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QTimer>

namespace heorot::app {

class ChapterPage final : public QWidget {
    Q_OBJECT

  public:
    explicit ChapterPage(const session::Session& session, QWidget* parent = nullptr);

    /// `place`: in Session::chapters. Shows what everybody may know if several people watch.
    void showChapter(std::size_t place, bool canReplay);
    /// Whether the page has given way to the table, but for a strip that leads back.
    bool isLooking() const { return isLooking_; }
    bool isOpen() const { return !isHidden(); }
    std::size_t chapter() const { return place_; }
    /// What the handbook calls the rule.
    const QString& thing() const { return news_.thing; }
    /// Of the whole page, and of the strip that stays while one looks at the table.
    void setRooms(const QRect& page, const QRect& strip);
    void setStyle(const PageStyle& style);
    /// Shows the next board, with outlines of what is new on it.
    void setPicture(const QImage& picture);
    const game::ChapterNews& news() const { return news_; }
    QString sentence() const;
    /// Puts the keys on Continue.
    void takeFocus();

  signals:
    void continued();
    /// The table is to be seen, or no more.
    void looked();
    void replayWanted();
    void ruleWanted();
    /// A bar is pointed at, by mouse or keys, and the page has given way to the table; nullptr: no more.
    void gainPointed(const heorot::game::ChapterGain* gain);

  protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void changeEvent(QEvent* event) override;

  private:
    void retranslateUi();
    void look(bool isLooking);
    struct GainPlace {
        std::size_t seat = 0;
        int gain = -1;
        bool operator==(const GainPlace&) const = default;
    };
    const game::ChapterGain* gainAt(const GainPlace& place) const;
    void point(const GainPlace& place);
    void showPointed();
    void namePeek(const game::ChapterGain& gain);
    void step(int by);
    void fill();
    void fillSeats();
    void fillNews();
    void addLine(const game::ChapterNews::Line& line);
    void fitSeats(int room);
    void fitButtons(int room);
    void restyleButtons();
    void arrange();
    QFrame* makeNews();
    QHBoxLayout* makeButtons();

    const session::Session& session_;
    std::size_t place_ = 0;
    bool canReplay_ = false;
    bool isLooking_ = false;
    game::ChapterNews news_;
    std::vector<SeatResult> results_;
    PageStyle style_;
    QRect pageRoom_;
    QRect stripRoom_;
    QFrame* card_;
    QLabel* emblem_;
    QLabel* title_;
    QLabel* sentence_;
    QLabel* reasons_;
    QScrollArea* scroll_;
    std::vector<ChapterSeat*> shownSeats_;
    /// What is pointed at, and whether the table shows it.
    GainPlace pointed_;
    bool isPeeking_ = false;
    QTimer pointing_;
    QBoxLayout* columns_;
    QVBoxLayout* seats_;
    QFrame* newsCard_;
    QLabel* newsArt_;
    QLabel* newsTitle_;
    QLabel* picture_;
    QVBoxLayout* lines_;
    QPushButton* board_;
    QPushButton* again_;
    QPushButton* rule_;
    QPushButton* continue_;
    QFrame* strip_;
    QLabel* stripTitle_;
    /// Names the bar that the table shows.
    QLabel* peek_;
    QPushButton* back_;
    QPushButton* on_;
};

}
