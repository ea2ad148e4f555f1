// SPDX-License-Identifier: GPL-3.0-or-later
// The rows of the log: a heading for each chapter, and below it the lines of all seats or of one. Few lines of one move
// share a row. Many lines of one seat in a row, and what is counted at the end of a chapter, are folded below a title
// that says what came of them; the latest ones are open.
#pragma once

#include "heorot/log_model.h"

#include <QAbstractListModel>

#include <map>
#include <set>
#include <utility>
#include <vector>

namespace heorot::app {

class LogRows final : public QAbstractListModel {
    Q_OBJECT

  public:
    /// Beyond those of LogModel: whether a row is a heading; how many lines are folded below a title; whether it is
    /// open; whether a line stands inside an open fold; the place of the chapter in Session::chapters; how many lines
    /// stand in the row beside its first.
    enum Role { HeadingRole = LogModel::LedgerRole + 1, FoldedRole, OpenRole, InsideRole, ChapterRole, JoinedRole };
    /// So many lines are folded.
    static constexpr int leastFold = 4;

    /// Both must outlive this.
    LogRows(const session::Session& session, const LogModel& lines, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

    /// Lines of this seat only; nobody for all.
    void setSeat(engine::Seat seat);
    engine::Seat seat() const { return seat_; }
    /// False if there is nothing to open or to close at this row.
    bool setOpen(int row, bool open);

  private:
    struct Row {
        /// A line of the model; for a heading, the line that begins the chapter, or -1.
        int line = -1;
        /// A heading has a chapter.
        int chapter = -1;
        /// A title is no line itself: the lines of the fold, the first of them, and which of them the title pictures.
        int folded = 0;
        int main = 0;
        bool isOpen = false;
        bool isInside = false;
        /// Lines that follow in the same row.
        int joined = 0;
        bool operator==(const Row&) const = default;
    };
    using Lines = std::vector<int>;

    void rebuild();
    std::vector<Row> wantedRows() const;
    void addHeading(std::vector<Row>& rows, int chapter, int line) const;
    void addRun(std::vector<Row>& rows, const Lines& run, bool isLast) const;
    void addLines(std::vector<Row>& rows, const Lines& run) const;
    QString titleOf(int first, int last) const;
    QString told(int first, int last) const;
    QStringList deedsOf(int first, int last) const;
    const engine::Events& eventsOf(const LogLine& line) const;
    bool beginsCount(const LogLine& line) const;
    bool beginsDeed(const LogLine& line) const;
    bool hasCount(std::size_t move) const;
    int mainOf(const Lines& run) const;
    int chapterOf(const LogLine& line) const;
    bool beginsChapter(const LogLine& line) const;
    engine::Seat actorOf(const LogLine& line) const;
    int joinedTo(const Lines& run, std::size_t first) const;
    QVariant lineData(const Row& row, int role) const;
    QVariant headingData(const Row& row, int role) const;

    const session::Session& session_;
    const LogModel& lines_;
    engine::Seat seat_ = engine::nobody;
    std::vector<Row> rows_;
    /// First lines of folds that were opened, and of latest ones that were closed.
    std::set<int> opened_;
    std::set<int> closed_;
    /// What came of lines, by the first and the last of them.
    mutable std::map<std::pair<int, int>, QString> told_;
    /// The same of folds.
    mutable std::map<std::pair<int, int>, QString> titles_;
};

}
