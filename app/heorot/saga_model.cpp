// SPDX-License-Identifier: GPL-3.0-or-later
#include "heorot/saga_model.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QLocale>

#include <algorithm>

namespace heorot::app {

namespace {

struct Say {
    Q_DECLARE_TR_FUNCTIONS(SagaModel)
};

QString playersOf(const ListedSaga& saga) {
    QStringList names;
    for (const ListedSaga::Seat& seat : saga.seats) names << seat.name;
    return names.join(u' ');
}

}

QString progressText(const ListedSaga& saga) {
    //: Progress of a game
    if (saga.over) return Say::tr("Finished");
    if (!saga.progress) return {};
    const QLocale locale;
    const auto& [title, number, last] = *saga.progress;
    // "Round 3" is enough where the bar shows the rest.
    if (last == 0) return title;
    //: Progress of a game: %1 a part of it, as "Round 3" or "Act II: Grendel’s Mother", %2 its number, %3 how many
    //: there are
    return Say::tr("%1 (%2 of %3)").arg(title, locale.toString(number), locale.toString(last));
}

SagaModel::SagaModel(plugin::PluginCatalog& catalog, QObject* parent) : QAbstractListModel(parent), catalog_(catalog) {}

int SagaModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

QVariant SagaModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= rowCount()) return {};
    const ListedSaga& saga = rows_[static_cast<std::size_t>(index.row())].shown;
    switch (role) {
    case Qt::DisplayRole:
    case Qt::AccessibleTextRole:
    case Qt::ToolTipRole: return sentenceOf(saga);
    default: return {};
    }
}

QString SagaModel::sentenceOf(const ListedSaga& saga) {
    const QString when = saga.saved.isValid() ? savedText(saga.saved, QDateTime::currentDateTime()) : QString();
    const QString name = QFileInfo(saga.path).fileName();
    if (!saga.problem.isEmpty())
        //: %1 a file, %2 a sentence why it cannot be read, %3 a sentence when it was saved
        return Say::tr("%1 can’t be read.\n%2\n%3").arg(name, saga.problem, when).trimmed();
    // Until more is known about it.
    if (saga.title.isEmpty()) return name + u'\n' + when;
    QStringList seats;
    for (const ListedSaga::Seat& seat : saga.seats) seats << seatText(seat);
    const QString progress = saga.over ? QString() : progressText(saga);
    const QString rest =
        QStringList{progress.isEmpty() ? QString() : progress + u'.', saga.position, when}.join(u' ').simplified();
    //: %1 a title, %2 seats with points, %3 sentences on the position and when it was saved
    const QString running = Say::tr("%1. If the game ended now: %2\n%3");
    //: %1 a title, %2 seats with points, %3 sentences on the position and when it was saved
    const QString over = Say::tr("%1: %2\n%3");
    const bool hasPoints =
        std::all_of(saga.seats.begin(), saga.seats.end(), [](const auto& seat) { return seat.points.has_value(); });
    return (saga.over || !hasPoints ? over : running).arg(saga.title, QLocale().createSeparatedList(seats), rest);
}

int SagaModel::rowOf(const QString& path) const {
    for (int row = 0; row < rowCount(); ++row)
        if (!isGone(row) && saga(row).path == path) return row;
    return -1;
}

void SagaModel::take(int first, const std::vector<ReadSaga>& sagas) {
    const int end = first + static_cast<int>(sagas.size());
    if (end > rowCount()) {
        beginInsertRows({}, rowCount(), end - 1);
        rows_.resize(static_cast<std::size_t>(end));
        for (int row = first; row < end; ++row) {
            Row& taken = rows_[static_cast<std::size_t>(row)];
            taken.read = sagas[static_cast<std::size_t>(row - first)];
            taken.shown = toListed(taken.read, catalog_);
        }
        endInsertRows();
        return;
    }
    for (int row = first; row < end; ++row) {
        Row& taken = rows_[static_cast<std::size_t>(row)];
        taken.read = sagas[static_cast<std::size_t>(row - first)];
        taken.shown = toListed(taken.read, catalog_);
    }
    emit dataChanged(index(first, 0), index(end - 1, 0));
}

void SagaModel::clear() {
    beginResetModel();
    rows_.clear();
    endResetModel();
}

void SagaModel::setGone(int row, bool gone) {
    rows_.at(static_cast<std::size_t>(row)).isGone = gone;
    emit dataChanged(index(row, 0), index(row, 0));
}

SagaFilter::SagaFilter(SagaModel& model, QObject* parent) : QSortFilterProxyModel(parent), model_(model) {
    setSourceModel(&model);
    setDynamicSortFilter(true);
    sort(0);
}

void SagaFilter::setWords(const QString& typed) {
    words_ = typed.simplified().split(u' ', Qt::SkipEmptyParts);
    invalidateFilter();
}

void SagaFilter::setGame(const QString& id) {
    game_ = id;
    invalidateFilter();
}

void SagaFilter::setState(State state) {
    state_ = state;
    invalidateFilter();
}

void SagaFilter::setOrder(Order order) {
    order_ = order;
    invalidate();
}

bool SagaFilter::filterAcceptsRow(int row, const QModelIndex&) const {
    if (model_.isGone(row)) return false;
    const ListedSaga& saga = model_.saga(row);
    if (!game_.isEmpty() && saga.game != game_) return false;
    if (state_ != State::All && (!saga.problem.isEmpty() || saga.over != (state_ == State::Finished))) return false;
    const QString text = saga.title + u' ' + playersOf(saga) + u' ' + QFileInfo(saga.path).fileName();
    return std::all_of(words_.begin(), words_.end(),
                       [&text](const QString& word) { return text.contains(word, Qt::CaseInsensitive); });
}

/// Rows come from the reader with the newest first.
bool SagaFilter::lessThan(const QModelIndex& left, const QModelIndex& right) const {
    const ListedSaga& one = model_.saga(left.row());
    const ListedSaga& other = model_.saga(right.row());
    const auto compared = [&](const QString& a, const QString& b) {
        const int order = QString::localeAwareCompare(a, b);
        return order != 0 ? order < 0 : left.row() < right.row();
    };
    switch (order_) {
    case Order::Newest: break;
    case Order::Oldest: return left.row() > right.row();
    case Order::Game: return compared(one.title, other.title);
    case Order::Players: return compared(playersOf(one), playersOf(other));
    }
    return left.row() < right.row();
}

}
