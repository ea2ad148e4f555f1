// SPDX-License-Identifier: GPL-3.0-or-later
// The pieces of the open box that are shown, as a list.
#pragma once

#include "heorot/box_desk.h"

#include <QAbstractListModel>

#include <vector>

namespace heorot::app {

/// How sure a number is, in a word or two.
QString confidenceWords(data::Confidence confidence);

class BoxModel final : public QAbstractListModel {
    Q_OBJECT

  public:
    enum class Show : std::uint8_t { All, Unsure, Changed };

    /// The desk must outlive the model.
    explicit BoxModel(const BoxDesk& desk, QObject* parent = nullptr);

    /// A group of the box, or -1 for all; and words that stand in the name or the rule.
    void setFilter(int group, Show show, const QString& words);
    int group() const { return group_; }
    /// Shows the same pieces with what has changed.
    void refresh();
    const game::BoxPiece* piece(const QModelIndex& index) const;
    QModelIndex indexOf(const std::string& path) const;
    /// The next piece after `from` that is not sure, from the top again after the last one; invalid if there is none.
    QModelIndex nextUnsure(const QModelIndex& from) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

  private:
    void filter();
    bool isShown(const game::BoxPiece& piece) const;

    const BoxDesk& desk_;
    int group_ = -1;
    Show show_ = Show::All;
    QString words_;
    /// Indices of Box::pieces.
    std::vector<std::size_t> rows_;
};

}
