// SPDX-License-Identifier: GPL-3.0-or-later
// The open box of a game: groups, its pieces with their pictures, and the one that is looked at. An owner of the game
// corrects its numbers here, piece by piece.
#pragma once

#include "heorot/box_delegate.h"
#include "heorot/box_detail.h"
#include "heorot/dialogs.h"
#include "heorot/segmented_control.h"
#include "heorot/settings.h"

#include <QBoxLayout>
#include <QLineEdit>
#include <QListView>
#include <QListWidget>
#include <QProgressBar>
#include <QToolButton>

namespace heorot::app {

class BoxPage final : public QWidget {
    Q_OBJECT

  public:
    /// The box of new games; all must outlive the page.
    BoxPage(plugin::PluginCatalog& catalog, const QString& game, Dialogs& dialogs, ui::ArtCache& art,
            const Settings& settings, QWidget* parent = nullptr);
    /// Of a game that is played, to be looked at.
    BoxPage(const game::GameModule& game, Dialogs& dialogs, ui::ArtCache& art, const Settings& settings,
            QWidget* parent = nullptr);

    void setSettings(const Settings& settings);
    const BoxDesk& desk() const { return *desk_; }
    /// Shows a piece by its path, whatever is filtered.
    void showPiece(const std::string& path);
    void setCorrecting(bool correcting);
    void goToNextUnsure();

  signals:
    void back();

  protected:
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

  private:
    BoxPage(std::unique_ptr<BoxDesk> desk, Dialogs& dialogs, ui::ArtCache& art, const Settings& settings,
            QWidget* parent);
    QWidget* makeBar();
    QWidget* makeFilters();
    QWidget* makeFoot();
    void connectParts();
    void restyle();
    void fillGroups();
    void fitGroups();
    void filter();
    void follow();
    void showCurrent();
    void sayProgress();
    void openHandbook(const QString& thing);
    void importFile();
    void exportFile();
    void retranslateUi();

    std::unique_ptr<BoxDesk> desk_;
    Dialogs& dialogs_;
    Settings settings_;
    PageStyle style_;
    BoxModel* model_;
    BoxDelegate* delegate_;
    QToolButton* home_;
    QLabel* title_;
    QLineEdit* search_;
    SegmentedControl* show_;
    QPushButton* correct_;
    QListWidget* groups_;
    QListView* pieces_;
    QLabel* nothing_;
    BoxDetail* detail_;
    QFrame* foot_;
    QLabel* progressText_;
    QProgressBar* progress_;
    QLabel* fault_;
    QPushButton* next_;
    QPushButton* import_;
    QPushButton* export_;
    QHBoxLayout* columns_;
    QVBoxLayout* content_;
};

}
