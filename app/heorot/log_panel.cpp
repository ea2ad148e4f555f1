// SPDX-License-Identifier: GPL-3.0-or-later
#include "heorot/log_panel.h"

#include "heorot/log_delegate.h"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QScrollBar>
#include <QVBoxLayout>

namespace heorot::app {

void LogFilter::setSeat(engine::Seat seat) {
    seat_ = seat;
    invalidateFilter();
}

bool LogFilter::filterAcceptsRow(int row, const QModelIndex& parent) const {
    if (seat_ == engine::nobody) return true;
    return sourceModel()->index(row, 0, parent).data(LogModel::SeatRole).toInt() == int{seat_};
}

LogPanel::LogPanel(const session::Session& session, LogModel& model, QWidget* parent)
    : QFrame(parent), session_(session), title_(new QLabel), all_(new QToolButton), ledger_(new QToolButton),
      close_(new QToolButton), view_(new QListView) {
    setObjectName(QStringLiteral("logPanel"));
    setProperty("role", QStringLiteral("panel"));
    filter_.setSourceModel(&model);
    view_->setModel(&filter_);
    view_->setObjectName(QStringLiteral("logView"));
    view_->setItemDelegate(new LogDelegate(view_));
    view_->setResizeMode(QListView::Adjust);
    view_->setVerticalScrollMode(QListView::ScrollPerPixel);
    view_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    view_->setSelectionMode(QListView::NoSelection);
    view_->setMouseTracking(true);
    view_->viewport()->installEventFilter(this);
    view_->installEventFilter(this);

    auto* head = new QHBoxLayout;
    head->setSpacing(3);
    head->addWidget(title_);
    head->addStretch();
    // A separate row, so that labels and seats fit in every language.
    auto* filters = new QHBoxLayout;
    filters->setSpacing(3);
    auto* group = new QButtonGroup(this);
    const auto filterButton = [&](QToolButton* button, engine::Seat seat, const QString& name) {
        button->setCheckable(true);
        button->setObjectName(name);
        group->addButton(button);
        filters->addWidget(button);
        connect(button, &QToolButton::clicked, this, [this, seat] {
            filter_.setSeat(seat);
            toBottom();
        });
    };
    filterButton(all_, engine::nobody, QStringLiteral("filterAll"));
    all_->setChecked(true);
    for (engine::Seat seat = 0; seat < session.match().setup().seats; ++seat) {
        seats_.push_back(new QToolButton);
        filterButton(seats_.back(), seat, QStringLiteral("filter%1").arg(seat));
    }
    filters->addStretch();
    ledger_->setCheckable(true);
    ledger_->setObjectName(QStringLiteral("ledger"));
    head->addWidget(ledger_);
    close_->setObjectName(QStringLiteral("closeLog"));
    close_->hide();
    head->addWidget(close_);

    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(10, 10, 6, 10);
    whole->addLayout(head);
    whole->addLayout(filters);
    whole->addWidget(view_);

    connect(ledger_, &QToolButton::toggled, this, [this](bool shown) {
        static_cast<LogDelegate*>(view_->itemDelegate())->setLedger(shown);
        emit view_->itemDelegate()->sizeHintChanged({});
        view_->doItemsLayout();
        toBottom();
    });
    connect(close_, &QToolButton::clicked, this, &LogPanel::closed);
    connect(view_, &QListView::entered, this,
            [this](const QModelIndex& index) { emit lighted(index.data(LogModel::SpotsRole).toStringList()); });
    connect(view_->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex& index) { emit lighted(index.data(LogModel::SpotsRole).toStringList()); });
    connect(view_, &QListView::clicked, this, &LogPanel::choose);
    connect(&filter_, &QAbstractItemModel::rowsInserted, this, &LogPanel::toBottom);
    connect(&filter_, &QAbstractItemModel::modelReset, this, &LogPanel::toBottom);
    retranslateUi();
}

void LogPanel::toBottom() {
    // After the view has laid out its new rows.
    QMetaObject::invokeMethod(
        view_, [this] { view_->scrollToBottom(); }, Qt::QueuedConnection);
}

void LogPanel::setCloseShown(bool shown) {
    close_->setVisible(shown);
}

void LogPanel::choose(const QModelIndex& index) {
    const QVariant move = index.data(LogModel::MoveRole);
    if (!move.isValid()) return;
    const QRect row = view_->visualRect(index);
    emit moveChosen(static_cast<std::size_t>(move.toULongLong()),
                    view_->viewport()->mapToGlobal(QPoint(row.left() + 40, row.bottom())));
}

bool LogPanel::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Leave && watched == view_->viewport()) emit lighted({});
    if (event->type() == QEvent::FocusOut && watched == view_) emit lighted({});
    if (event->type() == QEvent::KeyPress && watched == view_) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if ((key == Qt::Key_Return || key == Qt::Key_Enter) && view_->currentIndex().isValid()) {
            choose(view_->currentIndex());
            return true;
        }
    }
    return QFrame::eventFilter(watched, event);
}

void LogPanel::setStyle(const PageStyle& style) {
    style_ = style;
    const int size = style.look.compact() ? 16 : 18;
    setType(*title_, style, game::Type::Title);
    const QFont caption = style.font(game::Type::Caption, true);
    all_->setFont(caption);
    ledger_->setFont(caption);
    for (std::size_t seat = 0; seat < seats_.size(); ++seat) {
        seats_[seat]->setIcon(style.mark(static_cast<engine::Seat>(seat), size));
        seats_[seat]->setIconSize({size, size});
    }
    close_->setIcon(style.icon(QStringLiteral("icons/close"), size, game::Tone::Ink));
    close_->setIconSize({size, size});
    static_cast<LogDelegate*>(view_->itemDelegate())->setStyle(style);
    view_->doItemsLayout();
    toBottom();
}

void LogPanel::changeEvent(QEvent* event) {
    QFrame::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) retranslateUi();
}

void LogPanel::retranslateUi() {
    //: Title of the list of what happened
    title_->setText(tr("Log"));
    view_->setAccessibleName(tr("Log of the game"));
    //: Filter of the log: lines of every player
    all_->setText(tr("All"));
    all_->setToolTip(tr("Show the lines of every player."));
    for (std::size_t seat = 0; seat < seats_.size(); ++seat) {
        //: %1 a player
        const QString only =
            tr("Show the lines of %1 only.").arg(QString::fromStdString(session_.match().seating().names[seat]));
        seats_[seat]->setToolTip(only);
        seats_[seat]->setAccessibleName(only);
    }
    //: Button of the log: shows the points beside each line
    ledger_->setText(tr("Ledger"));
    ledger_->setToolTip(tr("Show how each line changed the points, and the points after it."));
    close_->setToolTip(tr("Close the log."));
    close_->setAccessibleName(close_->toolTip());
}

}
