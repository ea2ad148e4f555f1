// SPDX-License-Identifier: GPL-3.0-or-later
#include "heorot/sagas_dialog.h"

#include <QEvent>
#include <QFile>
#include <QFileInfo>
#include <QKeyEvent>
#include <QLocale>
#include <QVBoxLayout>

#include <algorithm>

namespace heorot::app {

SagasDialog::SagasDialog(const QString& folder, plugin::PluginCatalog& catalog, const PageStyle& style, QWidget* parent)
    : QDialog(parent), catalog_(catalog), style_(style), reader_(catalog), list_(new QListWidget),
      open_(new QPushButton), close_(new QPushButton), remove_(new QPushButton), heading_(new QLabel),
      told_(new QLabel) {
    setObjectName(QStringLiteral("sagasDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    list_->setObjectName(QStringLiteral("sagas"));
    list_->setWordWrap(true);
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list_->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    list_->setResizeMode(QListView::Adjust);
    list_->setTextElideMode(Qt::ElideNone);
    list_->setSpacing(3);
    list_->setIconSize({26, 26});
    open_->setObjectName(QStringLiteral("openSaga"));
    open_->setProperty("primary", true);
    open_->setDefault(true);
    close_->setObjectName(QStringLiteral("close"));
    remove_->setObjectName(QStringLiteral("removeSaga"));
    remove_->setAutoDefault(false);
    told_->setObjectName(QStringLiteral("told"));
    told_->setWordWrap(true);
    told_->hide();
    heading_->setProperty("role", QStringLiteral("title"));
    heading_->setWordWrap(true);
    auto* foot = new QHBoxLayout;
    foot->addWidget(remove_);
    foot->addStretch();
    foot->addWidget(close_);
    foot->addWidget(open_);
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(24, 16, 24, 16);
    whole->setSpacing(12);
    whole->addWidget(heading_);
    whole->addWidget(list_, 1);
    whole->addWidget(told_);
    whole->addLayout(foot);
    connect(close_, &QPushButton::clicked, this, &SagasDialog::reject);
    connect(list_, &QListWidget::itemDoubleClicked, this, &SagasDialog::choose);
    connect(open_, &QPushButton::clicked, this, &SagasDialog::choose);
    connect(remove_, &QPushButton::clicked, this, &SagasDialog::remove);
    connect(&reader_, &SagaReader::read, this, &SagasDialog::take);
    reader_.readAll(folder);
    retranslateUi();
    const QSize room = parent ? parent->size() : QSize(800, 640);
    resize(std::min(820, room.width() - 60), std::min(680, room.height() - 40));
    list_->setFocus();
}

void SagasDialog::take(int first, const std::vector<ReadSaga>& sagas) {
    for (std::size_t i = 0; i < sagas.size(); ++i) {
        const auto row = static_cast<std::size_t>(first) + i;
        if (row >= sagas_.size()) {
            sagas_.resize(row + 1);
            new QListWidgetItem(list_);
        }
        sagas_[row] = sagas[i];
        const ListedSaga shown = toListed(sagas[i], catalog_);
        const bool broken = !shown.problem.isEmpty();
        auto* item = list_->item(static_cast<int>(row));
        item->setText(textOf(shown));
        item->setIcon(
            style_.icon(broken ? QStringLiteral("icons/warning") : QStringLiteral("icons/saga"), 26, game::Tone::Ink));
    }
    if (list_->currentRow() < 0) list_->setCurrentRow(0);
}

QString SagasDialog::seatsOf(const ListedSaga& saga) {
    QStringList seats;
    for (const ListedSaga::Seat& seat : saga.seats) seats << seatText(seat);
    return QLocale().createSeparatedList(seats);
}

QString SagasDialog::textOf(const ListedSaga& saga) const {
    const QString when = saga.saved.isValid() ? savedText(saga.saved, QDateTime::currentDateTime()) : QString();
    const QString name = QFileInfo(saga.path).fileName();
    if (!saga.problem.isEmpty())
        //: %1 a file, %2 a sentence why it cannot be read, %3 a sentence when it was saved
        return tr("%1 can’t be read.\n%2\n%3").arg(name, saga.problem, when).trimmed();
    // Until more is known about it.
    if (saga.title.isEmpty()) return name + u'\n' + when;
    const QString rest = (saga.position + u' ' + when).trimmed();
    //: %1 a title, %2 seats with points, %3 sentences on the position and when it was saved
    return tr("%1: %2\n%3").arg(saga.title, seatsOf(saga), rest);
}

void SagasDialog::choose() {
    const int row = list_->currentRow();
    if (row < 0 || list_->isRowHidden(row)) return;
    const QString path = sagas_.at(static_cast<std::size_t>(row)).path;
    accept();
    emit chosen(path);
}

/// Hides its line, so that sagas still to be read keep their indexes.
void SagasDialog::remove() {
    const int row = list_->currentRow();
    if (row < 0 || list_->isRowHidden(row)) return;
    const QString path = sagas_.at(static_cast<std::size_t>(row)).path;
    const bool isGone = QFile::moveToTrash(path);
    //: %1 a file
    const QString said =
        isGone ? tr("%1 is now in your desktop’s trash.") : /*: %1 a file */ tr("%1 can’t be moved to the trash.");
    told_->setText(said.arg(QFileInfo(path).fileName()));
    told_->show();
    if (!isGone) return;
    list_->setRowHidden(row, true);
    int next = -1; // the one below it, otherwise the last one above
    for (int other = 0; other < list_->count() && next < row; ++other)
        if (!list_->isRowHidden(other)) next = other;
    list_->setCurrentRow(next);
    list_->setFocus();
    emit removed();
}

void SagasDialog::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Delete && list_->hasFocus()) {
        if (!event->isAutoRepeat()) remove();
        return;
    }
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (enter && list_->hasFocus()) return choose();
    QDialog::keyPressEvent(event);
}

void SagasDialog::changeEvent(QEvent* event) {
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) retranslateUi();
}

void SagasDialog::retranslateUi() {
    setWindowTitle(tr("Sagas"));
    heading_->setText(tr("All sagas, the newest first"));
    //: Closes a dialog
    close_->setText(tr("Close"));
    //: Goes on with the saga that is chosen in the list
    open_->setText(tr("Open"));
    //: Moves the saga that is chosen in the list to the trash
    remove_->setText(tr("Delete"));
    list_->setAccessibleName(heading_->text());
    for (std::size_t row = 0; row < sagas_.size(); ++row)
        list_->item(static_cast<int>(row))->setText(textOf(toListed(sagas_[row], catalog_)));
}

}
