// SPDX-License-Identifier: GPL-3.0-or-later
#include "heorot/log_model.h"

#include <QLocale>

#include <algorithm>

namespace heorot::app {

using engine::Seat;

QString plainNumber(int number) {
    const QString digits = QLocale().toString(std::abs(number));
    return number < 0 ? QChar(0x2212) + digits : digits;
}

QString signedNumber(int number) {
    return number > 0 ? QLatin1Char('+') + plainNumber(number) : plainNumber(number);
}

std::vector<LogLine> linesOf(const GameSession& session, const engine::Events& events, Seat viewer) {
    std::vector<LogLine> lines;
    for (const engine::Event& event : events) {
        const engine::Event seen = session.game().seen(event, viewer);
        LogLine line;
        line.sentence = session.game().words().sentence(session.match(), seen);
        if (line.sentence.isEmpty()) continue;
        line.seat = seen.seat;
        if (session.view()) {
            const game::EventLook look = session.view()->eventLook(session.match(), seen);
            line.art = look.art;
            line.hue = look.hue;
            line.spots = look.spots;
            line.points = look.points;
        }
        // The rail shows a line by nothing else.
        if (line.art.isEmpty()) line.art = QStringLiteral("icons/saga");
        lines.push_back(std::move(line));
    }
    return lines;
}

LogModel::LogModel(const GameSession& session, QObject* parent) : QAbstractListModel(parent), session_(session) {
    follow();
}

int LogModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(lines_.size());
}

QVariant LogModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= rowCount()) return {};
    const LogLine& shown = line(index.row());
    switch (role) {
    case Qt::DisplayRole:
    case Qt::AccessibleTextRole: return shown.sentence;
    case SeatRole: return int{shown.seat};
    case ArtRole: return shown.art;
    case HueRole: return int{shown.hue};
    case SpotsRole: return shown.spots;
    case MoveRole: return shown.move ? QVariant::fromValue(static_cast<qulonglong>(*shown.move)) : QVariant();
    case LedgerRole: return ledgerOf(shown);
    default: return {};
    }
}

QString LogModel::ledgerOf(const LogLine& shown) const {
    QStringList parts;
    for (const LogLine::Change& change : shown.changes)
        //: Ledger: %1 a player, %2 a signed change of points, %3 the points after it
        parts << tr("%1 %2, now %3")
                     .arg(QString::fromStdString(session_.match().seating().names[change.seat]),
                          signedNumber(change.change), plainNumber(change.now));
    return parts.join(QLatin1Char('\n'));
}

std::size_t LogModel::commonMoves() const {
    const auto& moves = session_.match().moves();
    std::size_t same = 0;
    while (same < moves.size() && same < known_.size() && known_[same] == Known{moves[same].seat, moves[same].action})
        ++same;
    return same;
}

void LogModel::keepRows(std::size_t moves) {
    const auto gone =
        std::find_if(lines_.begin(), lines_.end(), [&](const LogLine& l) { return l.move && *l.move >= moves; });
    known_.resize(std::min(known_.size(), moves));
    if (gone == lines_.end()) return;
    beginRemoveRows({}, static_cast<int>(gone - lines_.begin()), rowCount() - 1);
    lines_.erase(gone, lines_.end());
    endRemoveRows();
}

void LogModel::append(std::vector<LogLine> lines) {
    if (lines.empty()) return;
    beginInsertRows({}, rowCount(), rowCount() + static_cast<int>(lines.size()) - 1);
    std::move(lines.begin(), lines.end(), std::back_inserter(lines_));
    endInsertRows();
}

namespace {

/// The last line that is the seat's own, since what others did changes its points seldom; else the last.
LogLine& lineOf(std::vector<LogLine>& lines, Seat seat) {
    const auto own = std::find_if(lines.rbegin(), lines.rend(), [&](const LogLine& line) { return line.seat == seat; });
    return own == lines.rend() ? lines.back() : *own;
}

/// Puts each change that an event tells of beside its line. Returns the seat's points after them.
int putTold(std::vector<LogLine>& lines, Seat seat, int now) {
    for (LogLine& line : lines) {
        if (line.seat != seat || line.points == 0) continue;
        now += line.points;
        line.changes.push_back({seat, line.points, now});
    }
    return now;
}

}

std::vector<LogLine> LogModel::linesOfMove(std::size_t move) const {
    const record::AnyMatch& match = session_.match();
    auto lines = linesOf(session_, match.moves()[move].events, viewer_);
    for (LogLine& line : lines) line.move = move;
    if (lines.empty()) return lines;
    const engine::Scores before = match.seenScoresAfter(move, viewer_);
    const engine::Scores after = match.seenScoresAfter(move + 1, viewer_);
    for (Seat seat = 0; seat < after.seats; ++seat) {
        // Of what lies covered before the seat the sums of this viewer hold nothing, though it was taken openly.
        const bool isCovered = before.unknown.has(seat) || after.unknown.has(seat);
        const int told = isCovered ? before.now[seat] : putTold(lines, seat, before.now[seat]);
        const int untold = after.now[seat] - told;
        if (untold != 0) lineOf(lines, seat).changes.push_back({seat, untold, after.now[seat]});
    }
    return lines;
}

void LogModel::follow() {
    if (!filled_ || viewer_ != session_.viewer()) return rebuild();
    keepRows(commonMoves());
    const auto& moves = session_.match().moves();
    while (known_.size() < moves.size()) {
        append(linesOfMove(known_.size()));
        known_.push_back({moves[known_.size()].seat, moves[known_.size()].action});
    }
}

void LogModel::rebuild() {
    beginResetModel();
    filled_ = true;
    viewer_ = session_.viewer();
    lines_.clear();
    known_.clear();
    // Lines that cannot be replayed cannot be masked either: there may be secret choices of others among them.
    if (!session_.match().earlierLines().empty()) {
        LogLine line;
        line.sentence = tr("The game goes on from its last stored state; what came before stands in its file alone.");
        lines_.push_back(std::move(line));
    }
    for (LogLine& line : linesOf(session_, session_.match().dealEvents(), viewer_)) lines_.push_back(std::move(line));
    const auto& moves = session_.match().moves();
    for (std::size_t move = 0; move < moves.size(); ++move) {
        known_.push_back({moves[move].seat, moves[move].action});
        for (LogLine& line : linesOfMove(move)) lines_.push_back(std::move(line));
    }
    endResetModel();
}

}
