// SPDX-License-Identifier: GPL-3.0-or-later
#include "heorot/log_model.h"

#include "game/position.h"

#include <algorithm>
#include <limits>

namespace heorot::app {

using engine::Seat;

namespace {

LogLine lineOf(const session::ReportLine& told, std::optional<std::size_t> move) {
    LogLine line{told, move};
    // The rail shows a line by its picture only.
    if (line.art.isEmpty()) line.art = QStringLiteral("icons/saga");
    return line;
}

}

LogModel::LogModel(const session::Session& session, QObject* parent) : QAbstractListModel(parent), session_(session) {
    connect(&session, &session::Session::aboutToChange, this,
            [this](std::size_t kept) { kept_ = std::min(kept_, kept); });
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

QString LogModel::changeText(const session::ReportLine::Change& change) const {
    const QString name = game::nameOf(session_.match().seating(), change.seat);
    const QString points = signedNumber(change.change);
    const QString now = plainNumber(change.now);
    //: Ledger: %1 a player, %2 a signed change of points, %3 the points after it
    if (!change.source) return tr("%1 %2, now %3").arg(name, points, now);
    //: Ledger, at the end of the game: %1 a player, %2 a source of points, %3 a signed change of points, %4 the points
    //: after it
    return tr("%1, %2: %3, now %4").arg(name, session_.game().words().scoreSource(*change.source), points, now);
}

QString LogModel::ledgerOf(const LogLine& shown) const {
    QStringList parts;
    for (const session::ReportLine::Change& change : shown.changes) parts << changeText(change);
    return parts.join(QLatin1Char('\n'));
}

std::size_t LogModel::end() const {
    const std::size_t all = session_.match().moves().size();
    return end_ ? std::min(*end_, all) : all;
}

void LogModel::setEnd(std::size_t moves) {
    // Many rows are inserted at once.
    constexpr std::size_t fewMoves = 12;
    end_ = moves;
    if (end() > shown_ + fewMoves) return rebuild();
    follow();
}

void LogModel::keepRows(std::size_t moves) {
    const auto gone =
        std::find_if(lines_.begin(), lines_.end(), [&](const LogLine& l) { return l.move && *l.move >= moves; });
    shown_ = std::min(shown_, moves);
    if (gone == lines_.end()) return;
    beginRemoveRows({}, static_cast<int>(gone - lines_.begin()), rowCount() - 1);
    lines_.erase(gone, lines_.end());
    endRemoveRows();
}

void LogModel::append(std::size_t move) {
    const auto& told = session_.report(move, viewer_).lines;
    if (told.empty()) return;
    beginInsertRows({}, rowCount(), rowCount() + static_cast<int>(told.size()) - 1);
    for (const session::ReportLine& line : told) lines_.push_back(lineOf(line, move));
    endInsertRows();
}

void LogModel::follow() {
    if (!filled_ || viewer_ != session_.viewer()) return rebuild();
    keepRows(std::min(kept_, end()));
    while (shown_ < end()) append(shown_++);
    kept_ = shown_;
}

void LogModel::rebuild() {
    beginResetModel();
    filled_ = true;
    viewer_ = session_.viewer();
    lines_.clear();
    // Lines that cannot be replayed cannot be masked either: they may contain secret choices of others.
    if (!session_.match().earlierLines().empty()) {
        LogLine line;
        line.event = std::numeric_limits<std::size_t>::max();
        line.art = QStringLiteral("icons/saga");
        line.sentence = tr("The game resumes from its last stored state; earlier moves are only in its file.");
        lines_.push_back(std::move(line));
    }
    for (const session::ReportLine& line : session_.reportOfDeal(viewer_)) lines_.push_back(lineOf(line, {}));
    shown_ = kept_ = end();
    for (std::size_t move = 0; move < shown_; ++move)
        for (const session::ReportLine& line : session_.report(move, viewer_).lines)
            lines_.push_back(lineOf(line, move));
    endResetModel();
}

}
