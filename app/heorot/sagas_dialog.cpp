// SPDX-License-Identifier: GPL-3.0-or-later
#include "heorot/sagas_dialog.h"

#include <QEvent>
#include <QFileInfo>
#include <QKeyEvent>
#include <QLocale>
#include <QVBoxLayout>

#include <algorithm>

namespace heorot::app {

SagasDialog::SagasDialog(const QString& folder, plugin::PluginCatalog& catalog, const PageStyle& style, QWidget* parent)
    : QDialog(parent), catalog_(catalog), style_(style), left_(knownSagas(folder)), list_(new QListWidget),
      open_(new QPushButton), close_(new QPushButton), heading_(new QLabel) {
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
    heading_->setProperty("role", QStringLiteral("title"));
    heading_->setWordWrap(true);
    auto* foot = new QHBoxLayout;
    foot->addStretch();
    foot->addWidget(close_);
    foot->addWidget(open_);
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(24, 16, 24, 16);
    whole->setSpacing(12);
    whole->addWidget(heading_);
    whole->addWidget(list_, 1);
    whole->addLayout(foot);
    connect(close_, &QPushButton::clicked, this, &SagasDialog::reject);
    connect(list_, &QListWidget::itemDoubleClicked, this, &SagasDialog::choose);
    connect(open_, &QPushButton::clicked, this, &SagasDialog::choose);
    connect(&reading_, &QTimer::timeout, this, &SagasDialog::readNext);
    reading_.start(0);
    retranslateUi();
    const QSize room = parent ? parent->size() : QSize(800, 640);
    resize(std::min(820, room.width() - 60), std::min(680, room.height() - 40));
    list_->setFocus();
}

void SagasDialog::readNext() {
    if (left_.isEmpty()) return reading_.stop();
    sagas_.push_back(readShelf(left_.takeFirst(), catalog_));
    const ShelfSaga& saga = sagas_.back();
    const bool broken = !saga.problem.isEmpty();
    auto* item = new QListWidgetItem(textOf(saga), list_);
    item->setIcon(
        style_.icon(broken ? QStringLiteral("icons/warning") : QStringLiteral("icons/saga"), 26, ui::Tone::Ink));
    if (sagas_.size() == 1) list_->setCurrentRow(0);
}

QString SagasDialog::textOf(const ShelfSaga& saga) const {
    const QString when = savedText(saga.saved, QDateTime::currentDateTime());
    if (!saga.problem.isEmpty())
        //: %1 a file, %2 a sentence why it cannot be read, %3 a sentence when it was saved
        return tr("%1 cannot be read.\n%2\n%3").arg(QFileInfo(saga.path).fileName(), saga.problem, when);
    QStringList seats;
    for (const ShelfSaga::Seat& seat : saga.seats)
        //: %1 the name of a seat, %2 its points
        seats << tr("%1 %2").arg(seat.name, QLocale().toString(seat.points));
    //: %1 a title, %2 seats with points, %3 a sentence on the position, %4 a sentence when it was saved
    return tr("%1: %2\n%3 %4").arg(saga.title, QLocale().createSeparatedList(seats), saga.position, when);
}

void SagasDialog::choose() {
    const int row = list_->currentRow();
    if (row < 0) return;
    const QString path = sagas_.at(static_cast<std::size_t>(row)).path;
    accept();
    emit chosen(path);
}

void SagasDialog::keyPressEvent(QKeyEvent* event) {
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
    list_->setAccessibleName(heading_->text());
    for (std::size_t row = 0; row < sagas_.size(); ++row)
        list_->item(static_cast<int>(row))->setText(textOf(sagas_[row]));
}

}
