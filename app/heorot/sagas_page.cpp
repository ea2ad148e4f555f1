// SPDX-License-Identifier: GPL-3.0-or-later
#include "heorot/sagas_page.h"

#include "heorot/flow_layout.h"

#include <QAccessible>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLocale>
#include <QShortcut>
#include <QVBoxLayout>

#include <algorithm>

namespace heorot::app {

using game::Tone;

SagasPage::SagasPage(QString folder, plugin::PluginCatalog& catalog, ui::ArtCache& art, Dialogs& dialogs,
                     const Settings& settings, QWidget* parent)
    : QWidget(parent), folder_(std::move(folder)), catalog_(catalog), dialogs_(dialogs), settings_(settings),
      model_(catalog), filter_(model_), reader_(catalog), delegate_(new SagaDelegate(filter_, model_, this)),
      back_(new QToolButton), title_(new QLabel), import_(new QPushButton), search_(new QLineEdit),
      game_(new QComboBox), state_(new SegmentedControl), order_(new QComboBox), list_(new QListView),
      empty_(new QLabel), told_(new QLabel), undo_(new QPushButton), remove_(new QPushButton), export_(new QPushButton),
      watch_(new QPushButton), open_(new QPushButton) {
    setObjectName(QStringLiteral("sagasPage"));
    setProperty("role", QStringLiteral("page"));
    setAttribute(Qt::WA_StyledBackground);
    style_.art = &art;
    const std::pair<QWidget*, const char*> names[] = {
        {back_, "sagasBack"},    {title_, "sagasTitle"}, {import_, "importSaga"}, {search_, "searchSagas"},
        {game_, "sagasGame"},    {state_, "sagasState"}, {order_, "sagasOrder"},  {list_, "sagas"},
        {empty_, "noSagas"},     {told_, "told"},        {undo_, "undoRemove"},   {remove_, "removeSaga"},
        {export_, "exportSaga"}, {watch_, "watchSaga"},  {open_, "openSaga"}};
    for (const auto& [widget, name] : names) widget->setObjectName(QLatin1String(name));
    list_->setModel(&filter_);
    list_->setItemDelegate(delegate_);
    list_->setUniformItemSizes(true);
    list_->setResizeMode(QListView::Adjust);
    list_->setVerticalScrollMode(QListView::ScrollPerPixel);
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list_->setMouseTracking(true);
    list_->installEventFilter(this);
    search_->installEventFilter(this);
    search_->setClearButtonEnabled(true);
    open_->setProperty("primary", true);
    for (QLabel* label : {empty_, told_}) {
        label->setProperty("onDark", true);
        label->setWordWrap(true);
    }
    empty_->setAlignment(Qt::AlignCenter);
    empty_->hide();
    undo_->hide();
    auto* content = new QVBoxLayout;
    content->setContentsMargins(16, 10, 16, 10);
    content->setSpacing(8);
    content->addLayout(makeFilters());
    content->addWidget(empty_, 1);
    content->addWidget(list_, 1);
    content->addLayout(makeFoot());
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->setSpacing(0);
    whole->addWidget(makeBar());
    whole->addLayout(content, 1);
    setFocusProxy(list_);
    connectParts();
    makeKeys();
    retranslateUi();
    restyle();
    reader_.readAll(folder_);
}

QWidget* SagasPage::makeBar() {
    auto* bar = new QWidget;
    bar->setProperty("role", QStringLiteral("bar"));
    title_->setProperty("gold", true);
    title_->setProperty("role", QStringLiteral("prompt"));
    auto* line = new QHBoxLayout(bar);
    line->setContentsMargins(10, 3, 10, 4);
    line->setSpacing(14);
    line->addWidget(back_);
    line->addWidget(title_, 1);
    line->addWidget(import_);
    return bar;
}

/// Wraps where the words are long.
QLayout* SagasPage::makeFilters() {
    auto* filters = new FlowLayout(10, 6);
    for (QWidget* part : std::initializer_list<QWidget*>{search_, state_, game_, order_}) filters->addWidget(part);
    return filters;
}

QLayout* SagasPage::makeFoot() {
    auto* foot = new QHBoxLayout;
    foot->setSpacing(8);
    foot->addWidget(told_, 1);
    for (QPushButton* button : {undo_, remove_, export_, watch_, open_}) foot->addWidget(button);
    return foot;
}

void SagasPage::connectParts() {
    connect(back_, &QToolButton::clicked, this, &SagasPage::leave);
    connect(import_, &QPushButton::clicked, this, &SagasPage::importFile);
    connect(export_, &QPushButton::clicked, this, &SagasPage::exportFile);
    connect(remove_, &QPushButton::clicked, this, &SagasPage::remove);
    connect(undo_, &QPushButton::clicked, this, &SagasPage::undoRemove);
    connect(watch_, &QPushButton::clicked, this, &SagasPage::watch);
    connect(open_, &QPushButton::clicked, this, &SagasPage::open);
    connect(list_, &QListView::doubleClicked, this, &SagasPage::open);
    connect(list_->selectionModel(), &QItemSelectionModel::currentChanged, this, &SagasPage::followCurrent);
    connect(&model_, &QAbstractItemModel::dataChanged, this, &SagasPage::followCurrent);
    connect(&reader_, &SagaReader::read, this, &SagasPage::take);
    connect(&reader_, &SagaReader::allRead, this, [this] {
        hasRead_ = true;
        sayCount();
        emit allRead();
    });
    connect(style_.art, &ui::ArtCache::ready, list_->viewport(), qOverload<>(&QWidget::update));
    const auto filtered = [this] {
        if (currentRow() < 0 && filter_.rowCount() > 0) list_->setCurrentIndex(filter_.index(0, 0));
        followCurrent();
        sayCount();
    };
    connect(search_, &QLineEdit::textChanged, this, [this, filtered](const QString& typed) {
        filter_.setWords(typed);
        filtered();
    });
    connect(game_, &QComboBox::currentIndexChanged, this, [this, filtered] {
        filter_.setGame(game_->currentData().toString());
        filtered();
    });
    connect(state_, &SegmentedControl::chosen, this, [this, filtered](int state) {
        filter_.setState(static_cast<SagaFilter::State>(state));
        filtered();
    });
    connect(order_, &QComboBox::currentIndexChanged, this, [this](int order) {
        filter_.setOrder(static_cast<SagaFilter::Order>(std::max(0, order)));
        list_->scrollTo(list_->currentIndex());
    });
}

/// Letters only while the list has the keys.
void SagasPage::makeKeys() {
    const auto add = [this](const QKeySequence& key, QWidget* where, auto what) {
        auto* shortcut = new QShortcut(key, where, nullptr, nullptr, Qt::WidgetWithChildrenShortcut);
        shortcut->setAutoRepeat(false);
        connect(shortcut, &QShortcut::activated, this, what);
    };
    add(QKeySequence(Qt::CTRL | Qt::Key_F), this, [this] {
        search_->setFocus();
        search_->selectAll();
    });
    add(QKeySequence(Qt::CTRL | Qt::Key_I), this, [this] { importFile(); });
    add(QKeySequence(Qt::CTRL | Qt::Key_E), this, [this] { exportFile(); });
    add(QKeySequence(Qt::CTRL | Qt::Key_Z), list_, [this] { undoRemove(); });
    add(QKeySequence(Qt::Key_W), list_, [this] { watch(); });
}

std::vector<std::pair<QString, QString>> SagasPage::keyLines() {
    const auto text = [](const QKeySequence& key) { return key.toString(QKeySequence::NativeText); };
    return {{text(Qt::Key_Return), tr("Continue the game, or see how it ended.")},
            {text(Qt::Key_W), tr("Watch the game from its start.")},
            {text(Qt::Key_Delete), tr("Move the saga to the trash.")},
            {text(QKeySequence(Qt::CTRL | Qt::Key_Z)), tr("Restore it from the trash.")},
            {text(QKeySequence(Qt::CTRL | Qt::Key_F)), tr("Search by player, game, or file.")},
            {text(QKeySequence(Qt::CTRL | Qt::Key_I)), tr("Copy a saga file into this list.")},
            {text(QKeySequence(Qt::CTRL | Qt::Key_E)), tr("Save a copy of the saga elsewhere.")},
            {text(Qt::Key_Escape), tr("Clear the search; otherwise go back to the hall.")}};
}

void SagasPage::setSettings(const Settings& settings) {
    settings_ = settings;
    restyle();
}

void SagasPage::restyle() {
    style_.theme = ui::Theme(settings_.theme);
    style_.look.size = size();
    style_.textScale = settings_.textScale;
    style_.ratio = devicePixelRatioF();
    delegate_->setStyle(style_);
    const int icon = 20;
    back_->setIcon(style_.icon(QStringLiteral("icons/back"), 22, Tone::OnDark));
    back_->setIconSize({22, 22});
    const std::pair<QPushButton*, const char*> icons[] = {{import_, "import"}, {export_, "export"}, {remove_, "delete"},
                                                          {undo_, "undo"},     {watch_, "watch"},   {open_, "play"}};
    for (const auto& [button, name] : icons) {
        const Tone tone = button == open_ ? Tone::Night : Tone::Ink;
        button->setIcon(style_.labelIcon(QLatin1String("icons/") + QLatin1String(name), icon, tone));
        button->setIconSize(PageStyle::labelIconSize(icon));
    }
    search_->setMinimumWidth(qRound(290 * style_.textScale));
    // Its rows are as high as the text.
    list_->doItemsLayout();
}

void SagasPage::refresh(const QString& chosen) {
    wanted_ = chosen;
    hasRead_ = false;
    model_.clear();
    reader_.readAll(folder_);
}

void SagasPage::take(int first, const std::vector<ReadSaga>& sagas) {
    model_.take(first, sagas);
    const int row = wanted_.isEmpty() ? -1 : model_.rowOf(wanted_);
    if (row >= 0) {
        wanted_.clear();
        choose(row);
    } else if (!list_->currentIndex().isValid() && filter_.rowCount() > 0) {
        list_->setCurrentIndex(filter_.index(0, 0));
    }
    sayCount();
}

int SagasPage::currentRow() const {
    const QModelIndex current = filter_.mapToSource(list_->currentIndex());
    return current.isValid() ? current.row() : -1;
}

void SagasPage::choose(int row) {
    list_->setCurrentIndex(filter_.mapFromSource(model_.index(row, 0)));
    list_->scrollTo(list_->currentIndex());
}

void SagasPage::followCurrent() {
    const int row = currentRow();
    const bool isFile = row >= 0 && !model_.hasUndecodableName(row);
    const bool isReadable = isFile && model_.saga(row).problem.isEmpty();
    const bool isOver = row >= 0 && model_.saga(row).over;
    for (QPushButton* button : {export_, remove_}) button->setEnabled(isFile);
    watch_->setEnabled(isReadable);
    // One that cannot be read says why once more, in full.
    open_->setEnabled(isFile);
    //: Button: shows the end of the finished game that is chosen in the list
    const QString end = tr("Open");
    //: Button: goes on with the game that is chosen in the list
    open_->setText(isOver || !isReadable ? end : tr("Continue"));
}

void SagasPage::sayCount() {
    const bool isEmpty = filter_.rowCount() == 0 && hasRead_;
    empty_->setVisible(isEmpty);
    list_->setVisible(!isEmpty);
    const bool hasAny = model_.rowCount() > 0;
    empty_->setText(hasAny ? tr("No saga matches the search.")
                           : tr("There are no sagas yet. Every game you start is saved here automatically."));
    //: Title of the list of saved games: %1 how many are shown
    const QString counted = tr("Sagas (%1)").arg(QLocale().toString(filter_.rowCount()));
    title_->setText(hasRead_ ? counted : tr("Sagas"));
}

void SagasPage::resizeEvent(QResizeEvent*) {
    restyle();
}

bool SagasPage::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::KeyPress) return QWidget::eventFilter(watched, event);
    const auto* key = static_cast<QKeyEvent*>(event);
    const bool isEnter = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
    if (watched == search_ && (key->key() == Qt::Key_Down || isEnter)) {
        list_->setFocus();
        return true;
    }
    if (watched != list_) return false;
    if (isEnter) {
        open();
        return true;
    }
    if (key->key() == Qt::Key_Delete) {
        if (!key->isAutoRepeat()) remove();
        return true;
    }
    return false;
}

void SagasPage::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape) {
        if (search_->text().isEmpty()) return emit leave();
        search_->clear();
        return list_->setFocus();
    }
    auto* button = qobject_cast<QPushButton*>(focusWidget());
    if (button && (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)) return button->click();
    QWidget::keyPressEvent(event);
}

void SagasPage::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() != QEvent::LanguageChange) return;
    retranslateUi();
    const int row = currentRow();
    refresh(row < 0 ? QString() : model_.saga(row).path);
}

void SagasPage::fillChoices() {
    const QSignalBlocker quietGame(game_);
    const QSignalBlocker quietOrder(order_);
    const int game = std::max(0, game_->currentIndex());
    const int order = std::max(0, order_->currentIndex());
    game_->clear();
    //: Filter of a list of saved games
    game_->addItem(tr("All games"), QString());
    for (const plugin::PluginRecord& record : catalog_.records())
        if (const game::GameModule* module =
                record.state == plugin::PluginState::Loaded || record.state == plugin::PluginState::Found
                    ? catalog_.game(record.meta.id)
                    : nullptr)
            game_->addItem(module->words().title(), record.meta.id);
    game_->setCurrentIndex(std::min(game, game_->count() - 1));
    order_->clear();
    //: Order of a list of saved games
    order_->addItem(tr("Newest first"));
    //: Order of a list of saved games
    order_->addItem(tr("Oldest first"));
    //: Order of a list of saved games
    order_->addItem(tr("By game"));
    //: Order of a list of saved games
    order_->addItem(tr("By players"));
    order_->setCurrentIndex(order);
}

void SagasPage::retranslateUi() {
    const auto keyed = [](const QString& tip, const QKeySequence& key) {
        //: %1 a sentence that says what a button does, %2 its key
        return tr("%1 (%2)").arg(tip, key.toString(QKeySequence::NativeText));
    };
    back_->setToolTip(keyed(tr("Back to the hall."), Qt::Key_Escape));
    back_->setAccessibleName(tr("Back to the hall."));
    //: Button: copies a file into the list of saved games
    import_->setText(tr("Import…"));
    import_->setToolTip(keyed(tr("Copy a saga file into this list."), QKeySequence(Qt::CTRL | Qt::Key_I)));
    search_->setPlaceholderText(tr("Player, game, or file"));
    search_->setAccessibleName(search_->placeholderText());
    search_->setToolTip(keyed(tr("Search by player, game, or file."), QKeySequence(Qt::CTRL | Qt::Key_F)));
    //: A filter: which game
    game_->setAccessibleName(tr("Game"));
    //: In which order a list is
    order_->setAccessibleName(tr("Order"));
    //: A filter: running or finished games
    state_->setAccessibleName(tr("State"));
    state_->setChoices({//: Filter of a list of saved games
                        {tr("All"), {}, tr("Ongoing and finished games")},
                        //: Filter of a list of saved games
                        {tr("Ongoing"), {}, tr("Ongoing games")},
                        //: Filter of a list of saved games
                        {tr("Finished", "games"), {}, tr("Games that are over")}});
    if (state_->current() < 0) state_->setCurrent(0);
    list_->setAccessibleName(tr("All sagas"));
    //: Button: moves the saga that is chosen in the list to the trash
    remove_->setText(tr("Delete"));
    remove_->setToolTip(keyed(tr("Move the saga to the trash."), Qt::Key_Delete));
    //: Button: saves a copy of a saga elsewhere
    export_->setText(tr("Export…"));
    export_->setToolTip(keyed(tr("Save a copy of the saga elsewhere."), QKeySequence(Qt::CTRL | Qt::Key_E)));
    //: Button: shows a game again from its start
    watch_->setText(tr("Watch", "a game"));
    watch_->setToolTip(keyed(tr("Watch the game from its start."), Qt::Key_W));
    //: Button: takes a deleted saga back out of the trash
    undo_->setText(tr("Undo"));
    undo_->setToolTip(keyed(tr("Restore it from the trash."), QKeySequence(Qt::CTRL | Qt::Key_Z)));
    fillChoices();
    followCurrent();
    sayCount();
    restyle();
}

}
