// SPDX-License-Identifier: GPL-3.0-or-later
// Finished games in numbers: places, points, where points came from, opponents, streaks and records of one player, and
// the games themselves.
#pragma once

#include "heorot/bar_chart.h"
#include "heorot/course_chart.h"
#include "heorot/dialogs.h"
#include "heorot/flow_layout.h"
#include "heorot/settings.h"
#include "heorot/statistics_filters.h"
#include "heorot/statistics_reader.h"

#include <QGridLayout>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QScrollArea>
#include <QToolButton>
#include <QVBoxLayout>

namespace heorot::app {

class StatisticsPage final : public QWidget {
    Q_OBJECT

  public:
    struct Parts {
        plugin::PluginCatalog& catalog;
        StatisticsReader& reader;
        ui::ArtCache& art;
        Dialogs& dialogs;
    };
    /// All parts must outlive the page. `sagas` is the player's folder.
    StatisticsPage(const Parts& parts, QString sagas, const Settings& settings, QWidget* parent = nullptr);

    /// Reads the statistics, and counts the sagas that are not counted yet.
    void begin();
    void setSettings(const Settings& settings);
    const statistics::Summary& summary() const { return summary_; }

  signals:
    void back();
    void sagaWanted(const QString& path);
    /// All sagas are counted.
    void ready();

  protected:
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

  private:
    /// A card with a heading.
    struct Card {
        QFrame* frame = nullptr;
        QLabel* heading = nullptr;
        QVBoxLayout* inside = nullptr;
    };
    enum CardName { Places, Course, Sources, Rivals, Records, Games, Cards };

    QWidget* makeBar();
    Card makeCard(const char* name);
    void makeGamesCard();
    void connectParts();
    void restyle();
    /// Cards in as many columns as fit.
    void arrange();
    void retranslateUi();

    void take(const std::vector<statistics::PlayedGame>& games);
    void progress(int done, int files);
    /// Everything that depends on the chosen games.
    void fill();
    void fillFigures();
    void fillPlaces();
    void fillCourse();
    void fillSources();
    void fillRivals();
    void fillRecords();
    void fillGames();
    void addFigure(const char* name, const QString& number, const QString& caption);
    void addRecord(int number, const QString& text, std::optional<std::size_t> game);
    QString recordText(const statistics::Record& record) const;
    QString gameTitle(const QString& id) const;
    /// When, and who had how many points.
    QString gameText(const statistics::PlayedGame& game) const;
    /// The names of a game's sources of points, by their names in the statistics.
    std::map<QString, QString> sourceNames(const QString& game) const;

    void openGame(std::size_t index);
    std::optional<std::size_t> currentGame() const;
    void updateGameButtons();
    void removeGame();
    void removePlayer();
    void removeAll();
    void exportTable();
    void say(const QString& sentence);

    Parts parts_;
    QString sagas_;
    Settings settings_;
    PageStyle style_;
    std::vector<statistics::PlayedGame> games_;
    statistics::Summary summary_;
    /// Rows of the list of games.
    std::vector<std::size_t> listed_;
    bool isRead_ = false;
    int done_ = 0;
    int files_ = 0;

    QToolButton* home_;
    QLabel* title_;
    QToolButton* export_;
    QToolButton* remove_;
    QMenu* removeMenu_;
    QAction* removePlayer_;
    QAction* removeAll_;
    StatisticsFilters* filters_;
    /// What the page waits for, or why it is empty; and what was done or went wrong.
    QLabel* state_;
    QLabel* told_;
    QScrollArea* scroll_;
    QWidget* figures_;
    FlowLayout* figureLine_;
    QGridLayout* grid_;
    std::array<Card, Cards> cards_{};
    BarChart* places_;
    CourseChart* course_;
    BarChart* sources_;
    BarChart* rivals_;
    QLabel* noPoints_;
    QListWidget* list_;
    QPushButton* open_;
    QPushButton* removeGame_;
    QVBoxLayout* content_;
};

}
