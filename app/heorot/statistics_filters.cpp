// SPDX-License-Identifier: GPL-3.0-or-later
#include "heorot/statistics_filters.h"

#include "game/characters.h"
#include "heorot/flow_layout.h"

#include <QEvent>
#include <QLocale>
#include <QVBoxLayout>

namespace heorot::app {

using game::Type;

namespace {

QString levelName(const QString& word) {
    const auto level = ai::levelOf(word.toStdString());
    return level && ai::isForPeople(*level) ? game::levelText(*level) : word;
}

}

QString rivalText(const statistics::Rival& rival) {
    const QString word = statistics::levelOfKey(rival.key);
    if (word.isEmpty()) return rival.name;
    const auto opponent = ai::opponentOf(word.toStdString());
    const QString style = opponent ? game::styleText(opponent->style) : QString();
    const QString level = levelName(word.section(u'-', 0, 0));
    if (style.isEmpty())
        //: All computer players of one level: %1 a level such as "hard"
        return StatisticsFilters::tr("Computer: %1").arg(level);
    //: All computer players of one level and style: %1 a level such as "hard", %2 a style such as "bold"
    return StatisticsFilters::tr("Computer: %1, %2").arg(level, style);
}

StatisticsFilters::StatisticsFilters(plugin::PluginCatalog& catalog, QWidget* parent)
    : QFrame(parent), catalog_(catalog) {
    setProperty("role", QStringLiteral("lit"));
    auto* line = new FlowLayout(24, 8);
    constexpr std::array names{"filterPlayer", "filterGame", "filterSeats", "filterLevel"};
    for (int box = 0; box < Boxes; ++box) {
        const auto i = static_cast<std::size_t>(box);
        labels_[i] = new QLabel;
        boxes_[i] = new QComboBox;
        boxes_[i]->setObjectName(QLatin1String(names[i]));
        boxes_[i]->setSizeAdjustPolicy(QComboBox::AdjustToContents);
        labels_[i]->setBuddy(boxes_[i]);
        connect(boxes_[i], &QComboBox::activated, this, &StatisticsFilters::changed);
        auto* pair = new QWidget;
        auto* column = new QVBoxLayout(pair);
        column->setContentsMargins(0, 0, 0, 0);
        column->setSpacing(2);
        column->addWidget(labels_[i]);
        column->addWidget(boxes_[i]);
        line->addWidget(pair);
    }
    auto* inside = new QVBoxLayout(this);
    inside->setContentsMargins(16, 8, 16, 10);
    inside->addLayout(line);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    retranslateUi();
}

void StatisticsFilters::setGames(const std::vector<statistics::PlayedGame>& games) {
    games_ = games;
    fill();
}

statistics::Choice StatisticsFilters::choice() const {
    return {.game = boxes_[Game]->currentData().toString(),
            .player = boxes_[Player]->currentData().toString(),
            .seats = boxes_[Seats]->currentData().toInt(),
            .level = boxes_[Level]->currentData().toString()};
}

void StatisticsFilters::fillBox(Box box, const std::vector<Item>& items) {
    QComboBox& combo = *boxes_[static_cast<std::size_t>(box)];
    const QVariant kept = combo.currentData();
    const QSignalBlocker quiet(combo);
    combo.clear();
    for (const Item& item : items) combo.addItem(item.text, item.value);
    const int again = kept.isValid() ? combo.findData(kept) : -1;
    combo.setCurrentIndex(std::max(0, again));
}

void StatisticsFilters::fill() {
    std::vector<Item> players;
    for (const statistics::PlayerName& player : statistics::people(games_))
        players.push_back({player.name, player.key});
    fillBox(Player, players);

    std::vector<Item> games{{tr("All games"), QString()}};
    for (const QString& id : statistics::gamesIn(games_)) {
        const game::GameModule* game = catalog_.game(id);
        games.push_back({game ? game->words().title() : id, id});
    }
    fillBox(Game, games);

    //: Choice: games with any number of players
    std::vector<Item> seats{{tr("Any number"), 0}};
    for (const int number : statistics::seatsIn(games_)) seats.push_back({QLocale().toString(number), number});
    fillBox(Seats, seats);

    //: Choice: games against anybody
    std::vector<Item> levels{{tr("Anybody"), QString()}, {tr("People only"), statistics::personsOnly}};
    for (const QString& level : statistics::levelsIn(games_))
        //: Choice: games in which such a computer player took part; %1 a level such as "hard"
        levels.push_back({tr("Computer: %1").arg(levelName(level)), level});
    fillBox(Level, levels);

    if (!isFilled_ && !games_.empty()) {
        const QSignalBlocker quiet(*boxes_[Game]);
        boxes_[Game]->setCurrentIndex(std::max(0, boxes_[Game]->findData(games_.back().game)));
        isFilled_ = true;
    }
}

void StatisticsFilters::setStyle(const PageStyle& style) {
    for (QLabel* label : labels_) setType(*label, style, Type::Caption);
    for (QComboBox* box : boxes_) box->setFont(style.font(Type::Value));
    updateGeometry();
}

void StatisticsFilters::changeEvent(QEvent* event) {
    QFrame::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) retranslateUi();
}

void StatisticsFilters::retranslateUi() {
    //: Before a choice: whose results are shown
    labels_[Player]->setText(tr("Results of"));
    //: Before a choice: of which game
    labels_[Game]->setText(tr("Game"));
    //: Before a choice: the number of players
    labels_[Seats]->setText(tr("Players", "number"));
    //: Before a choice: against whom
    labels_[Level]->setText(tr("Against"));
    for (std::size_t i = 0; i < boxes_.size(); ++i) boxes_[i]->setAccessibleName(labels_[i]->text());
    fill();
}

}
