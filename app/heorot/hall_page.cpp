// SPDX-License-Identifier: GPL-3.0-or-later
#include "heorot/hall_page.h"

#include <QApplication>
#include <QEvent>
#include <QLocale>
#include <QPainter>
#include <QTimer>

#include <algorithm>

namespace heorot::app {

using game::Tone;

namespace {

constexpr int tilesInARow = 3;

/// From this width on, the last results are beside the tiles.
constexpr int leastForResults = 1920;

/// The buttons grow with the page.
QString hallSheet(const PageStyle& style) {
    const double plain = style.look.compact() ? 13 : 14;
    return QStringLiteral("QPushButton { font-size: %1px; }").arg(qRound(plain * style.textScale));
}

}

HallPage::HallPage(plugin::PluginCatalog& catalog, ui::ArtCache& art, const WindowActions& actions, QString sagas,
                   QWidget* parent)
    : QWidget(parent), catalog_(catalog), sagas_(std::move(sagas)), reader_(catalog), barTitle_(new QLabel),
      title_(new QLabel), subtitle_(new QLabel), keys_(new QLabel), news_(new QLabel), strip_(new ContinueStrip),
      results_(new ResultsColumn), scroll_(new QScrollArea) {
    setObjectName(QStringLiteral("hallPage"));
    style_.art = &art;
    connect(&art, &ui::ArtCache::ready, this, qOverload<>(&QWidget::update));
    auto* content = new QWidget;
    content->setObjectName(QStringLiteral("hallContent"));
    column_ = new QVBoxLayout(content);
    column_->addWidget(makeHead());
    auto* left = new QVBoxLayout;
    left->addWidget(strip_);
    left->addLayout(makeTiles(), 1);
    middle_ = new QHBoxLayout;
    middle_->addLayout(left, 1);
    middle_->addWidget(results_);
    left_ = left;
    column_->addLayout(middle_, 1);
    column_->addLayout(makeFoot());
    strip_->hide();
    results_->hide();
    scroll_->setWidget(content);
    scroll_->setWidgetResizable(true);
    scroll_->setFrameShape(QFrame::NoFrame);
    scroll_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll_->setFocusPolicy(Qt::NoFocus);
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->setSpacing(0);
    whole->addWidget(makeBar(actions));
    whole->addWidget(scroll_, 1);
    connect(&reader_, &SagaReader::newestOpenFound, this, &HallPage::offer);
    connect(&reader_, &SagaReader::finishedFound, this, [this](const std::vector<ReadSaga>& found) {
        finished_ = found;
        showResults();
        emit resultsShown();
    });
    connect(results_, &ResultsColumn::wanted, this, &HallPage::sagaWanted);
    connect(results_, &ResultsColumn::watchWanted, this, &HallPage::watchWanted);
    connect(qApp, &QApplication::focusChanged, this, &HallPage::markCurrent);
    connect(strip_, &ContinueStrip::goOn, this, &HallPage::sagaWanted);
    connect(strip_, &ContinueStrip::othersWanted, this, &HallPage::otherSagasWanted);
    setFocusPolicy(Qt::StrongFocus);
    // Until there is a saga to continue or a person moves the focus.
    setFocus();
    makeKeys();
    retranslateUi();
}

HallPage::~HallPage() {
    // The focus leaves the tiles when they are destroyed.
    disconnect(qApp, nullptr, this, nullptr);
}

QWidget* HallPage::makeBar(const WindowActions& actions) {
    auto* bar = new QWidget;
    bar->setProperty("role", QStringLiteral("bar"));
    barTitle_->setProperty("gold", true);
    barTitle_->setProperty("role", QStringLiteral("prompt"));
    auto* line = new QHBoxLayout(bar);
    line->setContentsMargins(16, 3, 10, 4);
    line->setSpacing(8);
    line->addWidget(barTitle_, 1);
    for (QAction* action : {actions.sagas, actions.open, actions.statistics, actions.keys, actions.fullScreen,
                            actions.settings, actions.about}) {
        auto* tool = new QToolButton;
        tool->setObjectName(QStringLiteral("tool_") + action->objectName());
        tool->setDefaultAction(action);
        tool->setToolButtonStyle(Qt::ToolButtonIconOnly);
        tool->setFocusPolicy(Qt::TabFocus);
        tools_.push_back(tool);
        line->addWidget(tool);
    }
    return bar;
}

QWidget* HallPage::makeHead() {
    auto* head = new QWidget;
    title_->setObjectName(QStringLiteral("hallTitle"));
    auto* row = new QHBoxLayout;
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(30);
    runs_ = {new KnotRun, new KnotRun};
    row->addStretch(1);
    row->addWidget(runs_[0], 2);
    row->addWidget(title_);
    row->addWidget(runs_[1], 2);
    row->addStretch(1);
    auto* column = new QVBoxLayout(head);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(row);
    column->addWidget(subtitle_);
    for (QLabel* label : {title_, subtitle_, keys_, news_}) label->setProperty("onDark", true);
    for (QLabel* label : {title_, subtitle_}) label->setAlignment(Qt::AlignCenter);
    subtitle_->setWordWrap(true);
    return head;
}

QLayout* HallPage::makeTiles() {
    grid_ = new QGridLayout;
    for (const plugin::PluginRecord& record : catalog_.records()) {
        if (record.state != plugin::PluginState::Found && record.state != plugin::PluginState::Loaded) continue;
        const int number = static_cast<int>(tiles_.size());
        auto* tile = new GameTile(record.meta, number + 1);
        const auto leave = [this, tile] {
            QWidget* focus = QApplication::focusWidget();
            leftFrom_ = focus && tile->isAncestorOf(focus) ? focus : nullptr;
        };
        connect(tile, &GameTile::newGame, this, leave);
        connect(tile, &GameTile::learn, this, leave);
        connect(tile, &GameTile::box, this, leave);
        connect(tile, &GameTile::newGame, this, &HallPage::newGameWanted);
        connect(tile, &GameTile::learn, this, &HallPage::learnWanted);
        connect(tile, &GameTile::box, this, &HallPage::boxWanted);
        connect(tile, &GameTile::demo, this, &HallPage::demoWanted);
        connect(tile, &GameTile::rules, this, &HallPage::rulesWanted);
        connect(tile, &GameTile::resultWanted, this, &HallPage::sagaWanted);
        connect(tile, &GameTile::watchWanted, this, &HallPage::watchWanted);
        tile->installEventFilter(this);
        tiles_.push_back(tile);
    }
    // Every tile is as wide as if there were three; fewer are centered.
    const int shown = static_cast<int>(tiles_.size());
    const int inARow = std::clamp(shown, 1, tilesInARow);
    const int before = tilesInARow - inARow;
    for (int i = 0; i < shown; ++i)
        grid_->addWidget(tiles_[static_cast<std::size_t>(i)], i / inARow, before + 2 * (i % inARow), 1, 2);
    for (int column = 0; column < 2 * tilesInARow; ++column) grid_->setColumnStretch(column, 1);
    if (shown == 0) {
        news_->setText(tr("No game is installed here."));
        grid_->addWidget(news_, 0, 0, 1, 2 * tilesInARow, Qt::AlignCenter);
    }
    return grid_;
}

QLayout* HallPage::makeFoot() {
    auto* foot = new QHBoxLayout;
    foot->setSpacing(14);
    if (tiles_.empty()) {
        keys_->setParent(this);
        keys_->hide();
        return foot;
    }
    foot->addWidget(keys_, 1);
    foot->addWidget(news_);
    keys_->setWordWrap(true);
    return foot;
}

/// Letters and arrows belong to the tiles, whatever has the focus; digits and Enter are in keyPressEvent.
void HallPage::setSettings(const Settings& settings) {
    style_.theme = ui::Theme(settings.theme);
    textScale_ = settings.textScale;
    restyle();
}

QStringList HallPage::games() const {
    QStringList ids;
    for (const GameTile* tile : tiles_) ids << tile->game();
    return ids;
}

/// Runs after the first paint, one game at a time.
void HallPage::load() {
    loaded_ = true;
    restyle();
    for (GameTile* tile : tiles_)
        if (const auto* game = catalog_.game(tile->game())) tile->setModule(*game);
    refresh();
}

void HallPage::refresh() {
    if (!loaded_) return;
    for (GameTile* tile : tiles_) tile->refreshLessons();
    alignTiles();
    reader_.findNewestOpen(sagas_);
}

void HallPage::offer(const std::optional<ReadSaga>& saga) {
    const bool focus = !focusWidget() || focusWidget() == this;
    if (saga) {
        strip_->setSaga(*saga, catalog_);
        if (focus) strip_->goOnButton().setFocus(Qt::OtherFocusReason);
    } else {
        strip_->hide();
    }
    if (!std::exchange(offered_, true)) emit loaded();
}

/// The newest result of each game in its tile, and all of them beside the tiles.
void HallPage::showResults() {
    std::vector<ListedSaga> listed;
    for (const ReadSaga& saga : finished_)
        if (ListedSaga one = toListed(saga, catalog_); !resultText(one, QDateTime::currentDateTime()).isEmpty())
            listed.push_back(std::move(one));
    for (GameTile* tile : tiles_) {
        const auto newest = std::find_if(listed.begin(), listed.end(),
                                         [tile](const ListedSaga& saga) { return saga.game == tile->game(); });
        tile->setResult(newest == listed.end() ? std::nullopt : std::optional(*newest));
    }
    results_->setSagas(listed);
    restyle();
}

void HallPage::restyle() {
    const bool compact = style_.look.compact();
    // Grows from one designed size to the next, and beyond the largest.
    const QSizeF drawn = compact ? game::leastTable : QSizeF(1920, 1080);
    const double across = width() / drawn.width();
    style_.tableScale = std::max(compact ? std::min(1., across) : 1., std::min(across, height() / drawn.height()));
    style_.textScale = textScale_ * style_.tableScale;
    const double scale = style_.textScale;
    const auto measure = [&](int large, int small) { return qRound((compact ? small : large) * style_.tableScale); };
    // Before the fonts: a new style sheet resets them.
    if (const QString sheet = hallSheet(style_); loaded_ && sheet != styleSheet()) setStyleSheet(sheet);
    const bool hasResults = width() >= leastForResults && !results_->isEmpty();
    results_->setVisible(hasResults);
    results_->setFixedWidth(measure(300, 200));
    const int side = compact ? measure(0, 20) : std::max(40, (width() - measure(hasResults ? 1840 : 1600, 0)) / 2);
    column_->setContentsMargins(side, measure(20, 4), side, measure(30, 8));
    for (QBoxLayout* layout : std::initializer_list<QBoxLayout*>{column_, left_, middle_})
        layout->setSpacing(measure(24, 8));
    grid_->setHorizontalSpacing(measure(32, 12));
    title_->setFont(style_.theme.font(game::Type::Title, (compact ? 40 : 72) * scale));
    subtitle_->setFont(style_.theme.font(game::Type::Body, (compact ? 14 : 20) * scale));
    subtitle_->setVisible(!compact);
    for (QLabel* label : {keys_, news_})
        label->setFont(style_.theme.font(game::Type::Caption, (compact ? 11 : 14) * scale));
    for (QToolButton* tool : tools_) tool->setIconSize(compact ? QSize(20, 20) : QSize(24, 24));
    if (!loaded_) return;
    style_.ratio = devicePixelRatioF();
    for (KnotRun* run : runs_) run->setStyle(style_);
    strip_->setStyle(style_);
    results_->setStyle(style_);
    for (GameTile* tile : tiles_) tile->setStyle(style_);
    alignTiles();
    update();
}

void HallPage::alignTiles() {
    // A title of three lines would take the room of the picture.
    for (const double size : {1., .93, .86}) {
        for (GameTile* tile : tiles_) tile->setTitleSize(size);
        const auto isLong = [](const GameTile* tile) { return tile->titleLines() > 2; };
        if (std::none_of(tiles_.begin(), tiles_.end(), isLong)) break;
    }
    GameTile::Heights most{};
    for (const GameTile* tile : tiles_) {
        const GameTile::Heights needed = tile->needed();
        for (std::size_t i = 0; i < most.size(); ++i) most[i] = std::max(most[i], needed[i]);
    }
    for (GameTile* tile : tiles_) tile->setHeights(most);
}

bool HallPage::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize && loaded_) alignTiles();
    return QWidget::eventFilter(watched, event);
}

void HallPage::resizeEvent(QResizeEvent*) {
    style_.look.size = size();
    restyle();
}

void HallPage::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    paintGround(painter);
    if (std::exchange(painted_, true)) return;
    // Runs once the window has been shown.
    QTimer::singleShot(0, this, [this] {
        emit painted();
        load();
    });
}

void HallPage::paintGround(QPainter& painter) {
    QLinearGradient ground(0, 0, 0, height());
    ground.setColorAt(0, style_.color(Tone::Table));
    ground.setColorAt(1, style_.color(Tone::TableDeep));
    painter.fillRect(rect(), ground);
    if (!loaded_ || style_.theme.id() != ui::ThemeId::Light) return;
    // Covers the page; the excess is cut off at the sides.
    const QSizeF whole = QSizeF(1920, 1080).scaled(size() * style_.ratio, Qt::KeepAspectRatioByExpanding);
    const ui::Art art{QStringLiteral("hall/background"), whole.toSize(), {}, {}};
    QPixmap picture = style_.art->pixmap(art);
    if (picture.isNull()) return;
    picture.setDevicePixelRatio(style_.ratio);
    const QSizeF shown = picture.deviceIndependentSize();
    painter.drawPixmap(QPointF((width() - shown.width()) / 2, (height() - shown.height()) / 2), picture);
}

void HallPage::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslateUi();
    QWidget::changeEvent(event);
}

}
