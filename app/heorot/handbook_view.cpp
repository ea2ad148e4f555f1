// SPDX-License-Identifier: GPL-3.0-or-later
#include "heorot/handbook_view.h"

#include "handbook/unsaid.h"
#include "heorot/breakable_text.h"
#include "language/fault_words.h"
#include "language/translations.h"
#include "record/file_error.h"

#include <QAction>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

#include <algorithm>

namespace heorot::app {

using game::Tone;
using game::Type;

namespace {

/// Letters of the shortest words that are broken in the list of contents.
constexpr int shortestBroken = 10;

/// Breaks titles into lines where a column is narrow.
class ContentsDelegate final : public QStyledItemDelegate {
  public:
    explicit ContentsDelegate(QTreeWidget* tree) : QStyledItemDelegate(tree), tree_(tree) {}

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        constexpr int margin = 3;
        if (index.column() > 0) return QStyledItemDelegate::sizeHint(option, index) + QSize(margin, 0);
        const int depth = index.parent().isValid() ? 2 : 1;
        const int wide = tree_->columnWidth(0) - depth * tree_->indentation() - 3 * margin;
        const QRect text = QFontMetrics(tree_->font())
                               .boundingRect(0, 0, std::max(1, wide), 4000, Qt::TextWordWrap, index.data().toString());
        return {text.width(), text.height() + 2 * margin};
    }

  protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override {
        QStyledItemDelegate::initStyleOption(option, index);
        option->features |= QStyleOptionViewItem::WrapText;
        option->textElideMode = Qt::ElideNone;
    }

  private:
    QTreeWidget* tree_;
};

}

HandbookView::HandbookView(const game::GameModule& game, QWidget* parent)
    : QFrame(parent), game_(game), icon_(new QLabel), title_(new QLabel), back_(new QToolButton),
      close_(new QToolButton), search_(new QLineEdit), found_(new QLabel), contents_(new QTreeWidget),
      page_(new HandbookPage(game)), onTable_(new QPushButton), keys_(new QLabel) {
    setObjectName(QStringLiteral("handbook"));
    setProperty("role", QStringLiteral("panel"));
    setAttribute(Qt::WA_NoMousePropagation);
    back_->setObjectName(QStringLiteral("handbookBack"));
    close_->setObjectName(QStringLiteral("handbookClose"));
    search_->setObjectName(QStringLiteral("handbookSearch"));
    search_->setClearButtonEnabled(true);
    contents_->setObjectName(QStringLiteral("handbookContents"));
    onTable_->setObjectName(QStringLiteral("handbookOnTable"));
    onTable_->setCheckable(true);
    onTable_->setAutoDefault(false);
    onTable_->hide();
    layOut();
    connectParts();
    retranslateUi();
}

void HandbookView::layOut() {
    contents_->setColumnCount(2);
    contents_->setHeaderHidden(true);
    contents_->header()->setStretchLastSection(false);
    contents_->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    contents_->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    contents_->header()->setMinimumSectionSize(1);
    contents_->setItemDelegate(new ContentsDelegate(contents_));
    contents_->setUniformRowHeights(false);
    contents_->setIndentation(12);
    contents_->setFrameShape(QFrame::NoFrame);
    contents_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    // Rows are as high as their lines at the width of the column.
    connect(
        contents_->header(), &QHeaderView::sectionResized, contents_, [this] { contents_->doItemsLayout(); },
        Qt::QueuedConnection);
    keys_->setWordWrap(true);

    auto* head = new QHBoxLayout;
    head->addWidget(icon_);
    head->addWidget(title_, 1);
    head->addWidget(back_);
    head->addWidget(close_);
    auto* line = new QHBoxLayout;
    line->addWidget(search_, 1);
    line->addWidget(found_);
    auto* middle = new QHBoxLayout;
    constexpr int contentsPart = 2;
    constexpr int pagePart = 3;
    middle->addWidget(contents_, contentsPart);
    middle->addWidget(page_, pagePart);
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(8, 6, 8, 6);
    whole->setSpacing(6);
    whole->addLayout(head);
    whole->addLayout(line);
    whole->addLayout(middle, 1);
    whole->addWidget(onTable_, 0, Qt::AlignRight);
    whole->addWidget(keys_);
}

void HandbookView::connectParts() {
    const auto on = [this](const QKeySequence& keys, void (HandbookView::*what)()) {
        auto* action = new QAction(this);
        action->setShortcut(keys);
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        connect(action, &QAction::triggered, this, what);
        addAction(action);
    };
    on(Qt::CTRL | Qt::Key_F, &HandbookView::startSearch);
    on(Qt::ALT | Qt::Key_Left, &HandbookView::goBack);
    connect(back_, &QToolButton::clicked, this, &HandbookView::goBack);
    connect(close_, &QToolButton::clicked, this, &HandbookView::closed);
    connect(onTable_, &QPushButton::toggled, this, [this](bool shown) {
        retranslateUi();
        setStyle(style_);
        emit showOnTableWanted(shown);
    });
    connect(search_, &QLineEdit::textChanged, this, &HandbookView::search);
    connect(search_, &QLineEdit::returnPressed, this, &HandbookView::nextHit);
    connect(page_, &HandbookPage::linkFollowed, this, [this](const QString& anchor) {
        if (const handbook::Found found = book_ ? book_->find(anchor) : handbook::Found()) showSection(*found);
    });
    connect(contents_, &QTreeWidget::currentItemChanged, this, [this](QTreeWidgetItem* item) {
        const auto found = std::find(items_.begin(), items_.end(), item);
        if (item && found != items_.end()) showSection(static_cast<std::size_t>(found - items_.begin()));
    });
}

const handbook::Handbook* HandbookView::book() {
    if (language_ != language::Translations::inUse()) read();
    return book_ ? &*book_ : nullptr;
}

void HandbookView::read() {
    language_ = language::Translations::inUse();
    book_.reset();
    fault_.clear();
    hits_.clear();
    found_->clear();
    try {
        book_ = handbook::read(handbook::Shelf::ofApplication(), game_.id(), language_, game_.corrections());
    } catch (const record::FileError& error) {
        fault_ = language::sentence(error);
    }
    fillContents();
    for (QWidget* part : std::initializer_list<QWidget*>{contents_, search_, found_, back_, keys_})
        part->setVisible(book_.has_value());
}

void HandbookView::fillContents() {
    const QSignalBlocker quiet(contents_);
    contents_->clear();
    items_.clear();
    if (!book_) return;
    for (const handbook::Section& section : book_->sections()) {
        QTreeWidgetItem* above = nullptr;
        if (section.level > 2 && !items_.empty())
            above = items_.back()->parent() ? items_.back()->parent() : items_.back();
        auto* item = above ? new QTreeWidgetItem(above) : new QTreeWidgetItem(contents_);
        item->setText(0, breakable(section.title, shortestBroken));
        item->setHidden(section.level == 1 && section.blocks.empty());
        item->setToolTip(0, section.title);
        item->setTextAlignment(1, Qt::AlignRight | Qt::AlignVCenter);
        items_.push_back(item);
    }
}

void HandbookView::showTopic(const HandbookTopic& topic) {
    const handbook::Handbook* book = this->book();
    if (!book) {
        page_->showText(!fault_.isEmpty()              ? fault_
                        : !topic.explanation.isEmpty() ? topic.explanation
                                                       : game_.words().summary());
        return;
    }
    handbook::Found found = sectionOf(topic.names);
    const handbook::Found refusal = book->findRefusal(topic.refusal);
    if (!found) found = refusal;
    if (!found) return showCurrent(topic.explanation);
    HandbookNotes notes{handbook::unsaid(topic.explanation, book->sections()[*found])};
    if (refusal && refusal != found)
        notes.links.emplace_back(book->sections()[*refusal].anchor, book->sections()[*refusal].title);
    turnTo(*found, notes);
}

handbook::Found HandbookView::sectionOf(const QStringList& names) {
    handbook::Found found;
    const handbook::Handbook* book = this->book();
    if (!book) return found;
    for (const QString& name : names)
        if (!found) found = book->findThing(name);
    for (const QString& name : names)
        if (!found) found = book->findNamedIn(name);
    return found;
}

void HandbookView::setOnTable(bool isOnTable) {
    onTable_->setVisible(isOnTable);
}

bool HandbookView::showsOnTable() const {
    return !isHidden() && !onTable_->isHidden() && onTable_->isChecked();
}

void HandbookView::showCurrent(const QString& added) {
    // The first with a text of its own: a page of links says nothing.
    const auto& sections = book_->sections();
    std::size_t first = sections.size() > 1 ? 1 : 0;
    while (first + 1 < sections.size() && sections[first].blocks.empty()) ++first;
    turnTo(shown_ ? std::min(*shown_, book_->sections().size() - 1) : first, {added});
}

void HandbookView::showSection(std::size_t section) {
    if (book() && section < book_->sections().size() && shown_ != section) turnTo(section);
}

/// A chapter lists its sections.
void HandbookView::turnTo(std::size_t index, HandbookNotes notes) {
    if (shown_ && *shown_ != index) history_.push_back(*shown_);
    shown_ = index;
    const handbook::Section& section = book_->sections()[index];
    for (const std::size_t below : book_->sectionsOf(index))
        notes.links.emplace_back(book_->sections()[below].anchor, book_->sections()[below].title);
    page_->showSection(section, notes, search_->text());
    const QSignalBlocker quiet(contents_);
    contents_->setCurrentItem(items_[index]);
    contents_->scrollToItem(items_[index]);
    back_->setEnabled(!history_.empty());
    page_->setAccessibleName(section.title);
    emit turned(section.title);
}

void HandbookView::goBack() {
    if (history_.empty() || !book_) return;
    const std::size_t before = history_.back();
    history_.pop_back();
    shown_.reset();
    turnTo(std::min(before, book_->sections().size() - 1));
}

void HandbookView::forget() {
    search_->clear();
    history_.clear();
    shown_.reset();
    foundPage_.reset();
    onTable_->setChecked(false);
}

void HandbookView::takeFocus() {
    (book() ? static_cast<QWidget*>(page_) : close_)->setFocus(Qt::OtherFocusReason);
}

void HandbookView::startSearch() {
    search_->setFocus(Qt::ShortcutFocusReason);
    search_->selectAll();
}

/// Contents show how often each section has the words; chapters with hits are open.
void HandbookView::search(const QString& words) {
    if (!book()) return;
    hits_ = book_->search(words);
    for (QTreeWidgetItem* item : items_) item->setText(1, QString());
    for (const handbook::Hit& hit : hits_) {
        items_[hit.section]->setText(1, QLocale().toString(hit.count));
        if (QTreeWidgetItem* above = items_[hit.section]->parent()) above->setExpanded(true);
    }
    //: Beside the search of the handbook: %n sections with the words
    found_->setText(words.trimmed().isEmpty() ? QString()
                                              : tr("%n section(s)", nullptr, static_cast<int>(hits_.size())));
    if (hits_.empty()) return;
    // The way back leads to the page before the search, not through the pages of half a word.
    const bool isFound = shown_ && shown_ == foundPage_;
    if (isFound) shown_.reset();
    const bool isLeft = shown_ && shown_ != hits_.front().section;
    turnTo(hits_.front().section);
    foundPage_ = isFound || isLeft ? shown_ : handbook::Found();
}

void HandbookView::nextHit() {
    if (hits_.empty()) return;
    const auto now = std::find_if(hits_.begin(), hits_.end(),
                                  [&](const handbook::Hit& hit) { return shown_ && hit.section == *shown_; });
    const auto next = now == hits_.end() || now + 1 == hits_.end() ? hits_.begin() : now + 1;
    turnTo(next->section);
}

void HandbookView::setStyle(const PageStyle& style) {
    style_ = style;
    style_.textScale = std::max(style.textScale, 1.);
    if (!style.art) return;
    setType(*title_, style_, Type::Title, true);
    setType(*found_, style_, Type::Caption);
    setType(*keys_, style_, Type::Caption);
    search_->setFont(style_.font(Type::Body));
    contents_->setFont(style_.font(style.look.compact() ? Type::Caption : Type::Value));
    constexpr int size = 18;
    icon_->setPixmap(style.picture(QStringLiteral("icons/rules"), {size, size}, engine::nobody, Tone::Ink));
    back_->setIcon(style.icon(QStringLiteral("icons/back"), size, Tone::Ink));
    close_->setIcon(style.icon(QStringLiteral("icons/close"), size, Tone::Ink));
    onTable_->setFont(style_.font(Type::Value));
    const bool isOn = onTable_->isChecked();
    onTable_->setIcon(style_.labelIcon(isOn ? QStringLiteral("icons/tick") : QStringLiteral("icons/zoom-fit"), size,
                                       isOn ? Tone::Night : Tone::Ink));
    onTable_->setIconSize(PageStyle::labelIconSize(size));
    page_->setStyle(style_);
}

void HandbookView::changeEvent(QEvent* event) {
    QFrame::changeEvent(event);
    if (event->type() != QEvent::LanguageChange) return;
    retranslateUi();
    if (language_.isEmpty()) return;
    read();
    history_.clear();
    if (book_)
        showCurrent();
    else
        showTopic({});
}

/// Keys that mean something to the table stay here.
void HandbookView::keyPressEvent(QKeyEvent* event) {
    event->setAccepted(event->key() != Qt::Key_Escape);
}

/// Blocks input to what is under the panel.
void HandbookView::mousePressEvent(QMouseEvent* event) {
    event->accept();
}

void HandbookView::retranslateUi() {
    //: Title of the panel with the rules
    title_->setText(tr("Handbook"));
    //: Title of the panel with the rules: %1 the title of a game
    setAccessibleName(tr("Handbook: %1").arg(game_.words().title()));
    search_->setPlaceholderText(tr("Search"));
    search_->setAccessibleName(tr("Search the handbook"));
    contents_->setAccessibleName(tr("Contents of the handbook"));
    back_->setToolTip(tr("Back to the previous page (Alt+Left)"));
    back_->setAccessibleName(back_->toolTip());
    close_->setToolTip(tr("Close the handbook."));
    close_->setAccessibleName(close_->toolTip());
    //: Switch: outlines on the board what the page of the handbook is about
    const QString isOff = tr("Show on the board");
    //: Switch that is on: what the page of the handbook is about is outlined on the board
    const QString isOn = tr("Shown on the board");
    onTable_->setText(onTable_->isChecked() ? isOn : isOff);
    onTable_->setToolTip(tr("Outline what this page is about, and darken the rest of the table."));
    keys_->setText(tr("F1 opens the page on what you point at, Ctrl+F searches, and Esc closes."));
}

}
