// SPDX-License-Identifier: GPL-3.0-or-later
// The sagas of the sagas page as rows, and which of them are shown in which order.
#pragma once

#include "heorot/saga_list.h"

#include <QAbstractListModel>
#include <QSortFilterProxyModel>

#include <vector>

namespace heorot::app {

class SagaModel final : public QAbstractListModel {
    Q_OBJECT

  public:
    /// The catalog must outlive the model.
    explicit SagaModel(plugin::PluginCatalog& catalog, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    const ListedSaga& saga(int row) const { return rows_.at(static_cast<std::size_t>(row)).shown; }
    bool isGone(int row) const { return rows_.at(static_cast<std::size_t>(row)).isGone; }
    /// Has no name that the program could open it by.
    bool hasUndecodableName(int row) const { return rows_.at(static_cast<std::size_t>(row)).read.hasUndecodableName; }
    /// -1 if there is none.
    int rowOf(const QString& path) const;

    /// See SagaReader::read.
    void take(int first, const std::vector<ReadSaga>& sagas);
    /// Before the sagas are read again.
    void clear();
    /// A row keeps its place while its file is in the trash.
    void setGone(int row, bool gone);
    /// One sentence on a saga, for screen readers.
    static QString sentenceOf(const ListedSaga& saga);

  private:
    struct Row {
        ReadSaga read;
        ListedSaga shown;
        bool isGone = false;
    };

    plugin::PluginCatalog& catalog_;
    std::vector<Row> rows_;
};

/// How far a game has come: its chapter, or that it is over.
QString progressText(const ListedSaga& saga);

class SagaFilter final : public QSortFilterProxyModel {
    Q_OBJECT

  public:
    enum class State : std::uint8_t { All, Running, Finished };
    enum class Order : std::uint8_t { Newest, Oldest, Game, Players };

    explicit SagaFilter(SagaModel& model, QObject* parent = nullptr);

    /// Every word must occur in the game, a player or the name of the file.
    void setWords(const QString& typed);
    /// Of this game only; empty for all.
    void setGame(const QString& id);
    void setState(State state);
    void setOrder(Order order);

  protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override;
    bool lessThan(const QModelIndex& left, const QModelIndex& right) const override;

  private:
    SagaModel& model_;
    QStringList words_;
    QString game_;
    State state_ = State::All;
    Order order_ = Order::Newest;
};

}
