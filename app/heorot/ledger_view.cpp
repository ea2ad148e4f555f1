// SPDX-License-Identifier: GPL-3.0-or-later
#include "heorot/ledger_view.h"

#include "ui/text_fit.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>

namespace heorot::app {

using game::Tone;
using game::Type;

namespace {

/// The points after a chapter, and below them what it changed.
class CellDelegate final : public QStyledItemDelegate {
  public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void setStyle(const PageStyle& style) { style_ = style; }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        const QRectF area = QRectF(option.rect).adjusted(1.5, 1.5, -1.5, -1.5);
        const bool isCurrent = (option.state & QStyle::State_Selected) != 0;
        if (isCurrent || (option.state & QStyle::State_MouseOver) != 0) {
            painter->setBrush(style_.color(isCurrent ? Tone::Field : Tone::Panel));
            painter->setPen(QPen(style_.color(isCurrent ? Tone::Sea : Tone::Line), isCurrent ? 2 : 1));
            painter->drawRoundedRect(area, 5, 5);
        }
        const int now = index.data(LedgerModel::ChangeRole).toInt();
        const int change = now != 0 ? now : index.data(LedgerModel::AtEndRole).toInt();
        painter->setFont(style_.font(Type::Value, true));
        painter->setPen(style_.color(Tone::Ink));
        const QRectF upper(area.left(), area.top() + 1, area.width(), painter->fontMetrics().height());
        painter->drawText(upper, Qt::AlignCenter, index.data().toString().section(u'\n', 0, 0));
        const QString below = index.data().toString().section(u'\n', 1, 1);
        painter->setFont(style_.fitted(Type::Caption, false, below, static_cast<int>(area.width())));
        painter->setPen(style_.color(change < 0 ? Tone::Loss : change > 0 ? Tone::Gain : Tone::SecondInk));
        const QRectF lower(area.left(), upper.bottom(), area.width(), painter->fontMetrics().height());
        painter->drawText(lower, Qt::AlignCenter, below);
        painter->restore();
    }

    int height() const {
        return QFontMetrics(style_.font(Type::Value, true)).height() +
               QFontMetrics(style_.font(Type::Caption)).height() + 6;
    }

  private:
    PageStyle style_;
};

/// The marks of the seats above the columns, and their names where there is room.
class SeatHeader final : public QHeaderView {
  public:
    explicit SeatHeader(QWidget* parent) : QHeaderView(Qt::Horizontal, parent) {}
    void setStyle(const PageStyle& style) { style_ = style; }
    int neededHeight() const { return markSize + QFontMetrics(style_.font(Type::Caption, true)).height() + 8; }

  protected:
    void paintSection(QPainter* painter, const QRect& rect, int section) const override {
        if (!style_.art) return;
        painter->drawPixmap(rect.left() + (rect.width() - markSize) / 2, rect.top() + 3,
                            style_.mark(static_cast<engine::Seat>(section), markSize));
        painter->setFont(style_.font(Type::Caption, true));
        painter->setPen(style_.color(Tone::Ink));
        const QRect below = rect.adjusted(2, markSize + 4, -2, 0);
        const QString name = model()->headerData(section, Qt::Horizontal, Qt::ToolTipRole).toString();
        if (painter->fontMetrics().horizontalAdvance(name) <= below.width())
            painter->drawText(below, Qt::AlignHCenter | Qt::AlignTop, name);
    }

  private:
    static constexpr int markSize = 18;
    PageStyle style_;
};

/// The names of the chapters beside the rows, in two lines; their marks where there is no room for names.
class ChapterHeader final : public QHeaderView {
  public:
    explicit ChapterHeader(QWidget* parent) : QHeaderView(Qt::Vertical, parent) {}
    void setStyle(const PageStyle& style) { style_ = style; }
    /// How wide the text of a row is in one line.
    int widthOf(int row, int role) const {
        return QFontMetrics(style_.font(Type::Caption, true)).horizontalAdvance(text(row, role)) + 2 * side;
    }
    bool showsNames() const { return width() >= leastForNames; }

    static constexpr int leastForNames = 100;

  protected:
    void paintSection(QPainter* painter, const QRect& rect, int section) const override {
        if (!style_.art) return;
        const QString words = text(section, showsNames() ? int{Qt::ToolTipRole} : int{Qt::DisplayRole});
        const QSizeF room(rect.width() - 2 * side, rect.height());
        const ui::FittedText lines =
            ui::fitText({words, room, Type::Caption, true, true, style_.look.pixels(Type::Caption) * style_.textScale,
                         style_.look.floor() * style_.textScale},
                        style_.theme);
        painter->setFont(lines.font);
        painter->setPen(style_.color(Tone::Ink));
        QRectF line(rect.left() + side, rect.top() + (rect.height() - lines.height) / 2, room.width(),
                    lines.lineHeight);
        for (const QString& each : lines.lines) {
            painter->drawText(line, Qt::AlignLeft | Qt::AlignVCenter, each);
            line.translate(0, lines.lineHeight);
        }
    }

  private:
    static constexpr int side = 6;
    QString text(int row, int role) const { return model()->headerData(row, Qt::Vertical, role).toString(); }
    PageStyle style_;
};

}

void LedgerLines::setLines(const std::vector<int>& lines) {
    shown_ = {lines.begin(), lines.end()};
    invalidateFilter();
}

bool LedgerLines::filterAcceptsRow(int row, const QModelIndex&) const {
    return shown_.contains(row);
}

LedgerView::LedgerView(const session::Session& session, LogModel& lines, QWidget* parent)
    : QWidget(parent), session_(session), model_(session, lines), caption_(new QLabel), table_(new QTableView),
      list_(new QListView) {
    setObjectName(QStringLiteral("ledgerView"));
    shown_.setSourceModel(&lines);
    shown_.setLines({});
    table_->setObjectName(QStringLiteral("ledgerTable"));
    table_->setHorizontalHeader(new SeatHeader(table_));
    table_->setVerticalHeader(new ChapterHeader(table_));
    table_->setModel(&model_);
    table_->setItemDelegate(new CellDelegate(table_));
    table_->setSelectionMode(QAbstractItemView::SingleSelection);
    table_->setShowGrid(false);
    table_->setMouseTracking(true);
    table_->setTabKeyNavigation(false);
    table_->setCornerButtonEnabled(false);
    table_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    table_->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    table_->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    list_->setObjectName(QStringLiteral("ledgerLines"));
    list_->setModel(&shown_);
    auto* delegate = new LogDelegate(list_);
    delegate->setLedger(true);
    list_->setItemDelegate(delegate);
    list_->setResizeMode(QListView::Adjust);
    list_->setVerticalScrollMode(QListView::ScrollPerPixel);
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list_->setSelectionMode(QListView::NoSelection);
    list_->setMouseTracking(true);
    list_->hide();
    for (QWidget* view : std::initializer_list<QWidget*>{table_, list_}) view->installEventFilter(this);

    caption_->setObjectName(QStringLiteral("ledgerCaption"));
    caption_->setWordWrap(true);

    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->addWidget(caption_);
    whole->addWidget(table_, 3);
    whole->addWidget(list_, 2);
    connect(table_, &QTableView::clicked, this, &LedgerView::openCell);
    connect(list_, &QListView::clicked, this, &LedgerView::choose);
    connect(list_, &QListView::entered, this,
            [this](const QModelIndex& line) { emit lighted(line.data(LogModel::SpotsRole).toStringList()); });
    // What stood behind a number may have changed.
    connect(&model_, &QAbstractItemModel::modelReset, this, [this] {
        shown_.setLines({});
        list_->hide();
        fitColumns();
        retranslateUi();
        table_->scrollToBottom();
    });
    retranslateUi();
}

void LedgerView::openCell(const QModelIndex& index) {
    const std::vector<int> lines = model_.linesOf(index);
    shown_.setLines(lines);
    list_->setVisible(!lines.empty());
    list_->setAccessibleName(index.data(Qt::AccessibleTextRole).toString());
    list_->scrollToTop();
}

void LedgerView::choose(const QModelIndex& line) {
    const QVariant move = line.data(LogModel::MoveRole);
    if (!move.isValid()) return;
    const QRect row = list_->visualRect(line);
    emit moveChosen(static_cast<std::size_t>(move.toULongLong()),
                    list_->viewport()->mapToGlobal(QPoint(row.left() + 40, row.bottom())));
}

bool LedgerView::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize && watched == table_) fitColumns();
    if (event->type() != QEvent::KeyPress) return QWidget::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent*>(event)->key();
    const bool isEnter = key == Qt::Key_Return || key == Qt::Key_Enter;
    if (isEnter && watched == table_ && table_->currentIndex().isValid()) {
        openCell(table_->currentIndex());
        if (list_->isVisible()) list_->setFocus();
        return true;
    }
    if (isEnter && watched == list_ && list_->currentIndex().isValid()) {
        choose(list_->currentIndex());
        return true;
    }
    if (key == Qt::Key_Escape && watched == list_) {
        list_->hide();
        table_->setFocus();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void LedgerView::setStyle(const PageStyle& style) {
    style_ = style;
    static_cast<CellDelegate*>(table_->itemDelegate())->setStyle(style);
    static_cast<LogDelegate*>(list_->itemDelegate())->setStyle(style);
    static_cast<SeatHeader*>(table_->horizontalHeader())->setStyle(style);
    static_cast<ChapterHeader*>(table_->verticalHeader())->setStyle(style);
    setType(*caption_, style, Type::Caption);
    fitColumns();
    list_->doItemsLayout();
}

void LedgerView::fitColumns() {
    if (!style_.art) return;
    auto* chapters = static_cast<ChapterHeader*>(table_->verticalHeader());
    int names = 0, marks = 0;
    for (int row = 0; row < model_.rowCount(); ++row) {
        names = std::max(names, chapters->widthOf(row, Qt::ToolTipRole));
        marks = std::max(marks, chapters->widthOf(row, Qt::DisplayRole));
    }
    constexpr int leastColumn = 52;
    const int room = table_->width() - leastColumn * model_.columnCount();
    const bool hasRoom = room >= ChapterHeader::leastForNames;
    chapters->setFixedWidth(hasRoom ? std::clamp(names, ChapterHeader::leastForNames, room) : marks + 8);
    table_->verticalHeader()->setDefaultSectionSize(static_cast<CellDelegate*>(table_->itemDelegate())->height());
    table_->horizontalHeader()->setFixedHeight(static_cast<SeatHeader*>(table_->horizontalHeader())->neededHeight());
    table_->horizontalHeader()->setMinimumSectionSize(20);
}

void LedgerView::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) retranslateUi();
}

void LedgerView::retranslateUi() {
    //: Above the ledger: each row shows the points at its end, and below them what it brought
    const QString caption = tr("Points now, and what each part of the game brought");
    const QString names = QLocale().createSeparatedList(model_.bracketNames());
    //: Above the ledger, below the caption: %1 what the numbers in brackets mean, as “No-wound bonus lost”
    const QString brackets = tr("In brackets, what counts only at the end: %1").arg(names);
    caption_->setText(names.isEmpty() ? caption : caption + u'\n' + brackets);
    table_->setAccessibleName(tr("Points of each player by part of the game"));
    table_->setToolTip(tr("Choose a number to see the lines behind it."));
}

}
