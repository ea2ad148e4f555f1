// SPDX-License-Identifier: GPL-3.0-or-later
// The hall: the saga to continue, one large tile per game, the last results where there is room, and actions for all
// games. It is painted at once from the plugins' metadata; pictures, games and sagas follow after the first paint.
#pragma once

#include "heorot/continue_strip.h"
#include "heorot/game_tile.h"
#include "heorot/knotwork.h"
#include "heorot/results_column.h"
#include "heorot/saga_reader.h"
#include "heorot/settings.h"
#include "heorot/window_actions.h"
#include "plugin/catalog.h"

#include <QBoxLayout>
#include <QPointer>
#include <QScrollArea>
#include <QToolButton>
#include <QWidget>

#include <utility>
#include <vector>

namespace heorot::app {

class HallPage final : public QWidget {
    Q_OBJECT

  public:
    /// All must outlive the page. `sagas` is the player's folder.
    HallPage(plugin::PluginCatalog& catalog, ui::ArtCache& art, const WindowActions& actions, QString sagas,
             QWidget* parent = nullptr);
    ~HallPage() override;

    /// When the hall is shown again: for a game that can be continued, or on what was pressed before it was left.
    enum class Focus : std::uint8_t { Continue, WhereItWas };
    void takeFocus(Focus where);
    void setSettings(const Settings& settings);
    /// Looks again for the saga to continue, when the page is shown again. Does not block.
    void refresh();
    /// Ids of the games in the order of the tiles.
    QStringList games() const;
    bool canContinue() const { return !strip_->isHidden(); }
    const PageStyle& pageStyle() const { return style_; }
    /// For the list of keys: the hall's keys, each with a sentence.
    static std::vector<std::pair<QString, QString>> keyLines();

  signals:
    /// The page was painted for the first time.
    void painted();
    /// Pictures, games and the saga to continue have been loaded.
    void loaded();
    /// After `loaded`: the last results are shown, if there are any.
    void resultsShown();
    void newGameWanted(const QString& game);
    void demoWanted(const QString& game);
    /// See GameTile::learn.
    void learnWanted(const QString& game, int lesson);
    void rulesWanted(const QString& game);
    void boxWanted(const QString& game);
    void sagaWanted(const QString& path);
    /// To be watched from its start.
    void watchWanted(const QString& path);
    void otherSagasWanted();

  protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    QWidget* makeBar(const WindowActions& actions);
    QWidget* makeHead();
    QLayout* makeTiles();
    QLayout* makeFoot();
    void makeKeys();
    void load();
    void offer(const std::optional<ReadSaga>& saga);
    void showResults();
    /// The tile that has the focus or had it last.
    GameTile* currentTile() const;
    void markCurrent();
    void moveAcross(int step);
    void moveDown();
    void moveUp();
    void restyle();
    /// Aligns pictures, titles and the texts below them.
    void alignTiles();
    void paintGround(QPainter& painter);
    void retranslateUi();

    plugin::PluginCatalog& catalog_;
    QString sagas_;
    SagaReader reader_;
    PageStyle style_;
    /// From the settings; the page's own scale is larger on a large screen.
    double textScale_ = 1;
    bool painted_ = false;
    bool loaded_ = false;
    bool offered_ = false;
    QLabel* barTitle_;
    QLabel* title_;
    QLabel* subtitle_;
    QLabel* keys_;
    QLabel* news_;
    std::vector<KnotRun*> runs_;
    std::vector<QToolButton*> tools_;
    ContinueStrip* strip_;
    std::vector<GameTile*> tiles_;
    std::size_t current_ = 0;
    /// What led away from the hall.
    QPointer<QWidget> leftFrom_;
    ResultsColumn* results_;
    /// The finished games, as they were read.
    std::vector<ReadSaga> finished_;
    QScrollArea* scroll_;
    QVBoxLayout* column_;
    /// Strip and tiles, and the results beside them.
    QBoxLayout* middle_ = nullptr;
    QBoxLayout* left_ = nullptr;
    QGridLayout* grid_;
};

}
