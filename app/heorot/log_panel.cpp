// SPDX-License-Identifier: GPL-3.0-or-later
#include "heorot/log_panel.h"

#include "heorot/log_delegate.h"
#include "language/phrase.h"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QScrollBar>
#include <QVBoxLayout>

namespace heorot::app {

LogPanel::LogPanel(const session::Session& session, LogModel& model, QWidget* parent)
    : QFrame(parent), session_(session), rows_(session, model), title_(new QLabel), all_(new QToolButton),
      ledger_(new QToolButton), close_(new QToolButton), view_(new QListView), table_(new LedgerView(session, model)) {
    setObjectName(QStringLiteral("logPanel"));
    setProperty("role", QStringLiteral("panel"));
    view_->setModel(&rows_);
    view_->setObjectName(QStringLiteral("logView"));
    view_->setItemDelegate(new LogDelegate(view_));
    view_->setResizeMode(QListView::Adjust);
    // Lays rows out anew when a scroll bar takes width from them.
    view_->setWordWrap(true);
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
            rows_.setSeat(seat);
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
    whole->addWidget(table_);
    table_->hide();

    connect(ledger_, &QToolButton::toggled, this, &LogPanel::showLedger);
    connect(table_, &LedgerView::lighted, this, &LogPanel::lighted);
    connect(table_, &LedgerView::moveChosen, this, &LogPanel::moveChosen);
    connect(close_, &QToolButton::clicked, this, &LogPanel::closed);
    connect(view_, &QListView::entered, this,
            [this](const QModelIndex& index) { emit lighted(index.data(LogModel::SpotsRole).toStringList()); });
    connect(view_->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex& index) { emit lighted(index.data(LogModel::SpotsRole).toStringList()); });
    connect(view_, &QListView::clicked, this, &LogPanel::click);
    const QScrollBar* bar = view_->verticalScrollBar();
    connect(bar, &QScrollBar::rangeChanged, this, &LogPanel::followEnd);
    connect(bar, &QScrollBar::actionTriggered, this, [this] { isAtEnd_ = false; });
    connect(&model, &QAbstractItemModel::rowsInserted, this, &LogPanel::toBottom);
    connect(&rows_, &QAbstractItemModel::modelReset, this, &LogPanel::toBottom);
    retranslateUi();
}

void LogPanel::toBottom() {
    isAtEnd_ = true;
    // After the view has laid out its new rows.
    QMetaObject::invokeMethod(this, &LogPanel::followEnd, Qt::QueuedConnection);
}

void LogPanel::followEnd() {
    if (isAtEnd_) view_->scrollToBottom();
}

/// Its rows get their heights only now.
void LogPanel::showEvent(QShowEvent* event) {
    QFrame::showEvent(event);
    if (!view_->currentIndex().isValid()) toBottom();
}

void LogPanel::setCloseShown(bool shown) {
    close_->setVisible(shown);
}

bool LogPanel::leaveLedger() {
    if (!isVisible() || !ledger_->isChecked()) return false;
    ledger_->setChecked(false);
    return true;
}

/// Each has the whole panel.
void LogPanel::showLedger(bool shown) {
    table_->setVisible(shown);
    view_->setVisible(!shown);
    all_->setEnabled(!shown);
    for (QToolButton* button : seats_) button->setEnabled(!shown);
    emit lighted({});
    if (shown)
        table_->table().scrollToBottom();
    else
        toBottom();
}

/// A closed fold opens; an open one closes by its sign.
void LogPanel::click(const QModelIndex& index) {
    const bool isOpen = index.data(LogRows::OpenRole).toBool();
    const QRect row = view_->visualRect(index);
    const QRect sign = static_cast<LogDelegate*>(view_->itemDelegate())->foldArea(index, row.size());
    const bool isOnSign = sign.translated(row.topLeft()).contains(pressed_);
    if ((!isOpen || isOnSign) && rows_.setOpen(index.row(), !isOpen)) return;
    choose(index);
}

void LogPanel::choose(const QModelIndex& index) {
    if (index.data(LogRows::HeadingRole).toBool())
        return emit chapterChosen(static_cast<std::size_t>(index.data(LogRows::ChapterRole).toInt()));
    const QVariant move = index.data(LogModel::MoveRole);
    if (!move.isValid()) return;
    const QRect row = view_->visualRect(index);
    emit moveChosen(static_cast<std::size_t>(move.toULongLong()),
                    view_->viewport()->mapToGlobal(QPoint(row.left() + 40, row.bottom())));
}

/// Right and left open and close a fold.
bool LogPanel::press(int key) {
    const QModelIndex current = view_->currentIndex();
    if (!current.isValid()) return false;
    switch (key) {
    case Qt::Key_Return:
    case Qt::Key_Enter: choose(current); return true;
    case Qt::Key_Right:
    case Qt::Key_Left: return rows_.setOpen(current.row(), key == Qt::Key_Right);
    default: return false;
    }
}

bool LogPanel::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Leave && watched == view_->viewport()) emit lighted({});
    if (event->type() == QEvent::FocusOut && watched == view_) emit lighted({});
    if (event->type() == QEvent::MouseButtonPress && watched == view_->viewport())
        pressed_ = static_cast<QMouseEvent*>(event)->pos();
    if (event->type() == QEvent::Wheel || event->type() == QEvent::KeyPress) isAtEnd_ = false;
    if (event->type() == QEvent::KeyPress && watched == view_ && press(static_cast<QKeyEvent*>(event)->key()))
        return true;
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
    table_->setStyle(style);
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
        //: %1 a player; a translation may have two spellings beside it
        const QString only = language::Phrase(tr("Show the lines of %1 only."))
                                 .arg(QString::fromStdString(session_.match().seating().names[seat]));
        seats_[seat]->setToolTip(only);
        seats_[seat]->setAccessibleName(only);
    }
    //: Button of the log: shows a table of the points
    ledger_->setText(tr("Ledger"));
    ledger_->setToolTip(tr("Show the points of each player by part of the game."));
    close_->setToolTip(tr("Close the log."));
    close_->setAccessibleName(close_->toolTip());
}

}
