// SPDX-License-Identifier: GPL-3.0-or-later
#include "heorot/box_model.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace heorot::app {

using data::Confidence;

QString confidenceWords(Confidence confidence) {
    switch (confidence) {
    //: How sure a number of the open box is
    case Confidence::Printed: return BoxModel::tr("as printed");
    //: How sure a number of the open box is
    case Confidence::Reported: return BoxModel::tr("reported by players");
    //: How sure a number of the open box is
    case Confidence::Inferred: return BoxModel::tr("inferred from print");
    //: How sure a number of the open box is: we have chosen it so that it fits the others
    case Confidence::Reconstructed: return BoxModel::tr("reconstructed");
    }
    return {};
}

BoxModel::BoxModel(const BoxDesk& desk, QObject* parent) : QAbstractListModel(parent), desk_(desk) {
    filter();
}

void BoxModel::setFilter(int group, Show show, const QString& words) {
    beginResetModel();
    group_ = group;
    show_ = show;
    words_ = words.trimmed();
    filter();
    endResetModel();
}

void BoxModel::filter() {
    rows_.clear();
    const auto& pieces = desk_.box().pieces;
    for (std::size_t i = 0; i < pieces.size(); ++i)
        if (isShown(pieces[i])) rows_.push_back(i);
}

bool BoxModel::isShown(const game::BoxPiece& piece) const {
    if (group_ >= 0 && piece.group != group_) return false;
    if (show_ == Show::Unsure && !BoxDesk::isUnsure(piece)) return false;
    if (show_ == Show::Changed && !BoxDesk::isChanged(piece)) return false;
    const QStringList words = words_.split(u' ', Qt::SkipEmptyParts);
    return std::all_of(words.begin(), words.end(), [&](const QString& word) {
        return piece.name.contains(word, Qt::CaseInsensitive) || piece.rule.contains(word, Qt::CaseInsensitive);
    });
}

void BoxModel::refresh() {
    if (!rows_.empty()) emit dataChanged(index(0), index(rowCount() - 1));
}

const game::BoxPiece* BoxModel::piece(const QModelIndex& index) const {
    return index.isValid() ? &desk_.box().pieces[rows_[static_cast<std::size_t>(index.row())]] : nullptr;
}

QModelIndex BoxModel::indexOf(const std::string& path) const {
    for (int row = 0; row < rowCount(); ++row)
        if (piece(index(row))->path == path) return index(row);
    return {};
}

QModelIndex BoxModel::nextUnsure(const QModelIndex& from) const {
    const int rows = rowCount();
    for (int step = 1; step <= rows; ++step) {
        const QModelIndex next = index((std::max(from.row(), -1) + step) % rows);
        if (BoxDesk::isUnsure(*piece(next))) return next;
    }
    return {};
}

int BoxModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

QVariant BoxModel::data(const QModelIndex& index, int role) const {
    const game::BoxPiece* shown = piece(index);
    if (!shown) return {};
    if (role == Qt::DisplayRole) return shown->name;
    if (role != Qt::AccessibleTextRole) return {};
    QStringList parts{shown->name};
    //: Read aloud of a piece in the open box: %n of it
    if (shown->copies > 1) parts << tr("%n copy(ies)", nullptr, shown->copies);
    parts << confidenceWords(BoxDesk::confidenceOf(*shown));
    //: Read aloud of a piece in the open box: the owner has corrected it
    if (BoxDesk::isChanged(*shown)) parts << tr("corrected");
    return parts.join(QStringLiteral(", "));
}

}
