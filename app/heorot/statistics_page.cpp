// SPDX-License-Identifier: GPL-3.0-or-later
#include "heorot/statistics_page.h"

#include "heorot/breakable_text.h"
#include "language/phrase.h"
#include "session/whole_file.h"
#include "statistics/csv.h"

#include <QDir>
#include <QEvent>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QStandardPaths>

namespace heorot::app {

using game::Tone;
using game::Type;

StatisticsPage::StatisticsPage(const Parts& parts, QString sagas, const Settings& settings, QWidget* parent)
    : QWidget(parent), parts_(parts), sagas_(std::move(sagas)), settings_(settings), home_(new QToolButton),
      title_(new QLabel), export_(new QToolButton), remove_(new QToolButton), removeMenu_(new QMenu(this)),
      removePlayer_(removeMenu_->addAction(QString())), removeAll_(removeMenu_->addAction(QString())),
      filters_(new StatisticsFilters(parts.catalog)), state_(new QLabel), told_(new QLabel), scroll_(new QScrollArea),
      figures_(new QWidget), figureLine_(new FlowLayout(12, 8)), grid_(new QGridLayout),
      places_(new BarChart(BarChart::Kind::SideBySide)), course_(new CourseChart),
      sources_(new BarChart(BarChart::Kind::SideBySide)), rivals_(new BarChart(BarChart::Kind::Stacked)),
      noPoints_(new QLabel), list_(new QListWidget), open_(new QPushButton), removeGame_(new QPushButton) {
    setObjectName(QStringLiteral("statisticsPage"));
    setProperty("role", QStringLiteral("page"));
    setAttribute(Qt::WA_StyledBackground);
    style_.art = &parts.art;
    state_->setObjectName(QStringLiteral("state"));
    told_->setObjectName(QStringLiteral("told"));
    for (QLabel* label : {state_, told_}) {
        label->setWordWrap(true);
        label->setProperty("onDark", true);
        label->hide();
    }
    places_->setObjectName(QStringLiteral("placesChart"));
    sources_->setObjectName(QStringLiteral("sourcesChart"));
    rivals_->setObjectName(QStringLiteral("rivalsChart"));
    noPoints_->setWordWrap(true);

    constexpr std::array names{"places", "course", "sources", "rivals", "records", "games"};
    for (std::size_t card = 0; card < Cards; ++card) cards_[card] = makeCard(names[card]);
    cards_[Places].inside->addWidget(places_);
    cards_[Course].inside->addWidget(course_, 1);
    cards_[Course].inside->addWidget(noPoints_);
    cards_[Sources].inside->addWidget(sources_);
    cards_[Rivals].inside->addWidget(rivals_);
    makeGamesCard();
    for (const int card : {Places, Sources, Rivals}) cards_[static_cast<std::size_t>(card)].inside->addStretch(1);

    auto* content = new QWidget;
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(12);
    figureLine_->setContentsMargins(0, 0, 0, 0);
    figures_->setLayout(figureLine_);
    column->addWidget(figures_);
    column->addLayout(grid_);
    column->addStretch(1);
    grid_->setSpacing(12);
    scroll_->setWidget(content);
    scroll_->setWidgetResizable(true);
    scroll_->setFrameShape(QFrame::NoFrame);
    scroll_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll_->setFocusPolicy(Qt::NoFocus);
    content_ = new QVBoxLayout;
    content_->setSpacing(12);
    content_->addWidget(filters_);
    content_->addWidget(state_);
    content_->addWidget(told_);
    content_->addWidget(scroll_, 1);
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->setSpacing(0);
    whole->addWidget(makeBar());
    whole->addLayout(content_, 1);
    connectParts();
    retranslateUi();
}

QWidget* StatisticsPage::makeBar() {
    auto* bar = new QWidget;
    bar->setProperty("role", QStringLiteral("bar"));
    bar->setMinimumHeight(48);
    home_->setObjectName(QStringLiteral("home"));
    title_->setObjectName(QStringLiteral("title"));
    export_->setObjectName(QStringLiteral("exportTable"));
    remove_->setObjectName(QStringLiteral("removeStatistics"));
    removePlayer_->setObjectName(QStringLiteral("removePlayer"));
    removeAll_->setObjectName(QStringLiteral("removeAll"));
    remove_->setPopupMode(QToolButton::InstantPopup);
    remove_->setMenu(removeMenu_);
    title_->setProperty("gold", true);
    title_->setProperty("role", QStringLiteral("prompt"));
    auto* line = new QHBoxLayout(bar);
    line->setContentsMargins(10, 3, 10, 4);
    line->setSpacing(14);
    line->addWidget(home_);
    line->addWidget(title_, 1);
    for (QToolButton* tool : {export_, remove_}) line->addWidget(tool);
    for (QToolButton* tool : {home_, export_, remove_}) tool->setFocusPolicy(Qt::StrongFocus);
    return bar;
}

StatisticsPage::Card StatisticsPage::makeCard(const char* name) {
    Card card{new QFrame, new QLabel, nullptr};
    card.frame->setObjectName(QLatin1String(name));
    card.frame->setProperty("role", QStringLiteral("lit"));
    card.heading->setWordWrap(true);
    card.inside = new QVBoxLayout(card.frame);
    card.inside->setContentsMargins(16, 10, 16, 12);
    card.inside->setSpacing(8);
    card.inside->addWidget(card.heading);
    return card;
}

void StatisticsPage::makeGamesCard() {
    list_->setObjectName(QStringLiteral("gameList"));
    list_->setWordWrap(true);
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list_->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    list_->setResizeMode(QListView::Adjust);
    list_->setTextElideMode(Qt::ElideNone);
    list_->setSpacing(2);
    list_->setMinimumHeight(150);
    open_->setObjectName(QStringLiteral("openGame"));
    removeGame_->setObjectName(QStringLiteral("removeGame"));
    auto* buttons = new FlowLayout(10, 6);
    buttons->setContentsMargins(0, 0, 0, 0);
    buttons->addWidget(open_);
    buttons->addWidget(removeGame_);
    cards_[Games].inside->addWidget(list_, 1);
    cards_[Games].inside->addLayout(buttons);
}

void StatisticsPage::connectParts() {
    connect(home_, &QToolButton::clicked, this, &StatisticsPage::back);
    connect(export_, &QToolButton::clicked, this, &StatisticsPage::exportTable);
    connect(removePlayer_, &QAction::triggered, this, &StatisticsPage::removePlayer);
    connect(removeAll_, &QAction::triggered, this, &StatisticsPage::removeAll);
    connect(filters_, &StatisticsFilters::changed, this, &StatisticsPage::fill);
    connect(course_, &CourseChart::wanted, this,
            [this](std::size_t result) { openGame(summary_.results.at(result).game); });
    connect(list_, &QListWidget::currentRowChanged, this, &StatisticsPage::updateGameButtons);
    connect(list_, &QListWidget::itemActivated, this, [this] { open_->click(); });
    connect(open_, &QPushButton::clicked, this, [this] {
        if (const auto game = currentGame()) openGame(*game);
    });
    connect(removeGame_, &QPushButton::clicked, this, &StatisticsPage::removeGame);
    StatisticsReader* reader = &parts_.reader;
    connect(reader, &StatisticsReader::gamesRead, this, &StatisticsPage::take);
    connect(reader, &StatisticsReader::progressed, this, &StatisticsPage::progress);
    connect(reader, &StatisticsReader::noticed, this, &StatisticsPage::say);
    connect(reader, &StatisticsReader::failed, this, [this](const QString& sentence) {
        isRead_ = true;
        files_ = 0;
        fill();
        say(sentence);
        emit ready();
    });
    connect(reader, &StatisticsReader::allCounted, this, [this] {
        isRead_ = true;
        files_ = 0;
        fill();
        emit ready();
    });
}

void StatisticsPage::begin() {
    parts_.reader.read(sagas_);
}

void StatisticsPage::take(const std::vector<statistics::PlayedGame>& games) {
    if (games == games_) return;
    games_ = games;
    filters_->setGames(games_);
    fill();
}

void StatisticsPage::progress(int done, int files) {
    done_ = done;
    files_ = files;
    retranslateUi();
}

void StatisticsPage::say(const QString& sentence) {
    told_->setText(breakable(sentence));
    told_->show();
}

// Changes

std::optional<std::size_t> StatisticsPage::currentGame() const {
    const int row = list_->currentRow();
    return row < 0 || row >= static_cast<int>(listed_.size()) ? std::nullopt
                                                              : std::optional(listed_[static_cast<std::size_t>(row)]);
}

void StatisticsPage::openGame(std::size_t index) {
    const QString path = games_.at(index).path;
    if (path.isEmpty() || !QFileInfo(path).isFile()) return say(tr("The saga of this game is no longer where it was."));
    emit sagaWanted(path);
}

void StatisticsPage::updateGameButtons() {
    const auto game = currentGame();
    removeGame_->setEnabled(game.has_value());
    const bool hasFile = game && QFileInfo(games_[*game].path).isFile();
    open_->setEnabled(hasFile);
    open_->setToolTip(game && !hasFile ? tr("The saga of this game is no longer where it was.") : QString());
}

void StatisticsPage::removeGame() {
    const auto game = currentGame();
    if (!game) return;
    if (parts_.dialogs.mayRemove(this, tr("The result of this game will be removed from the statistics. Its saga stays "
                                          "but won’t be counted again.")))
        parts_.reader.removeGame(games_[*game].fingerprint);
}

void StatisticsPage::removePlayer() {
    const QString key = filters_->choice().player;
    if (key.isEmpty()) return;
    //: %1 a player; a translation may have two spellings beside it
    if (parts_.dialogs.mayRemove(this,
                                 language::Phrase(tr("All results of %1 will be removed from the statistics, along "
                                                     "with games in which no other person played. The sagas stay but "
                                                     "won’t be counted again."))
                                     .arg(filters_->playerName())))
        parts_.reader.removePlayer(key);
}

void StatisticsPage::removeAll() {
    if (parts_.dialogs.mayRemove(
            this, tr("All games will be removed from the statistics. The sagas stay but won’t be counted again.")))
        parts_.reader.removeAll();
}

void StatisticsPage::exportTable() {
    const QDir folder(QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation));
    //: Kinds of files in a dialog: keep "(*.csv)" and ";;(*)" as they are
    const QString kinds = tr("Tables (*.csv);;All files (*)");
    const QString path =
        parts_.dialogs.fileToWrite(this, folder.filePath(QStringLiteral("heorot.csv")), kinds, QStringLiteral(".csv"));
    if (path.isEmpty()) return;
    std::vector<statistics::PlayedGame> chosen;
    for (const std::size_t index : statistics::chosenGames(games_, filters_->choice())) chosen.push_back(games_[index]);
    session::FileTurn turn(path);
    const QString why =
        turn.refusal().isEmpty() ? turn.replace(statistics::csvOf(chosen).toStdString()) : turn.refusal();
    const QString file = QDir::toNativeSeparators(path);
    if (why.isEmpty())
        //: %1 a file
        return say(tr("These games are saved in %1.").arg(file));
    //: %1 a file, %2 a reason such as "the disk is full"
    say(tr("The table can’t be saved as %1: %2.").arg(file, why));
}

// The page

void StatisticsPage::setSettings(const Settings& settings) {
    settings_ = settings;
    restyle();
}

void StatisticsPage::resizeEvent(QResizeEvent*) {
    restyle();
}

void StatisticsPage::showEvent(QShowEvent*) {
    restyle();
    filters_->players().setFocus(Qt::OtherFocusReason);
}

void StatisticsPage::restyle() {
    style_.theme = ui::Theme(settings_.theme);
    style_.look.size = size();
    style_.textScale = settings_.textScale;
    style_.ratio = devicePixelRatioF();
    const std::pair<QToolButton*, const char*> tools[] = {{home_, "home"}, {export_, "save-as"}, {remove_, "remove"}};
    for (const auto& [tool, icon] : tools) {
        tool->setIcon(style_.icon(QLatin1String("icons/") + QLatin1String(icon), 22, Tone::OnDark));
        tool->setIconSize({22, 22});
    }
    for (const Card& card : cards_) setType(*card.heading, style_, Type::Title, true);
    for (QLabel* label : {state_, told_, noPoints_}) setType(*label, style_, Type::Body);
    for (QPushButton* button : {open_, removeGame_}) button->setFont(style_.font(Type::Body));
    list_->setFont(style_.font(Type::Body));
    filters_->setStyle(style_);
    for (BarChart* chart : {places_, sources_, rivals_}) chart->setStyle(style_);
    course_->setStyle(style_);
    arrange();
    fill();
}

void StatisticsPage::arrange() {
    const bool isTight = style_.look.compact();
    const int side = width() < 1200 ? 12 : isTight ? 20 : 64;
    content_->setContentsMargins(side, isTight ? 8 : 20, side, isTight ? 8 : 20);
    const double room = width() / settings_.textScale;
    const int columns = room >= 1500 ? 3 : room >= 860 ? 2 : 1;
    for (const Card& card : cards_) grid_->removeWidget(card.frame);
    struct Place {
        CardName card;
        int wide;
    };
    const int course = columns == 3 ? 2 : 1;
    const int games = columns == 3 ? 3 : 1;
    const std::vector<Place> places{{Places, 1}, {Course, course}, {Sources, 1},
                                    {Rivals, 1}, {Records, 1},     {Games, games}};
    int at = 0;
    for (const Place& place : places) {
        grid_->addWidget(cards_[place.card].frame, at / columns, at % columns, 1, place.wide);
        at += place.wide;
    }
    for (int column = 0; column < 3; ++column) grid_->setColumnStretch(column, column < columns ? 1 : 0);
}

void StatisticsPage::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape) return emit back();
    if (event->key() == Qt::Key_Delete && list_->hasFocus()) return removeGame_->click();
    auto* button = qobject_cast<QAbstractButton*>(focusWidget());
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (isEnter && button && button->hasFocus()) return button->click();
    QWidget::keyPressEvent(event);
}

void StatisticsPage::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) fill();
    QWidget::changeEvent(event);
}

}
