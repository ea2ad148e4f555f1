// SPDX-License-Identifier: GPL-3.0-or-later
// What the other players did since the reader's last turn, one entry at a time.
#pragma once

#include "heorot/story_strip.h"
#include "session/recap.h"

#include <optional>
#include <vector>

namespace heorot::app {

class RecapLine final : public StoryStrip {
    Q_OBJECT

  public:
    explicit RecapLine(const session::Session& session, QWidget* parent = nullptr);

    /// The chosen entry stays chosen if there is one of its number.
    void setEntries(std::vector<session::RecapEntry> entries);
    const std::vector<session::RecapEntry>& entries() const { return entries_; }
    /// Index of the chosen entry; 0 if there are none.
    std::size_t chosen() const { return chosen_; }
    void choose(std::size_t entry);
    /// Whether the table shows the position before the chosen entry.
    void setBefore(bool isBefore);
    /// Tells one move of the chosen entry, until another entry is chosen.
    void tellStep(const session::RecapEntry& step);
    /// What a screen reader says of the chosen entry.
    QString spoken() const;
    void setStyle(const PageStyle& style) override;
    /// Asks why the move of the chosen entry was made. False if there is none to be explained.
    bool explain();

  signals:
    void entryWanted(std::size_t entry);
    /// Show the position before the chosen entry, or the present one again.
    void beforeWanted(bool isBefore);
    /// Play the entries once more.
    void againWanted();
    /// Why a computer player made this move.
    void whyWanted(std::size_t move);

  protected:
    void retranslateUi() override;
    void keyPressEvent(QKeyEvent* event) override;

  private:
    void refresh();
    void showPoints(const session::RecapEntry& entry);
    void showMarks();
    std::optional<std::size_t> explainable() const;

    const session::Session& session_;
    std::vector<session::RecapEntry> entries_;
    std::size_t chosen_ = 0;
    QLabel* change_;
    QLabel* points_;
    QLabel* title_;
    /// One for each of the first entries, between back and forward.
    std::vector<QToolButton*> marks_;
    QToolButton* why_;
    QToolButton* before_;
    QToolButton* again_;
    QToolButton* close_;
};

}
