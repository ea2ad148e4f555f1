// SPDX-License-Identifier: GPL-3.0-or-later
// All sagas in the player's folder: to find, to continue, to watch, to copy in and out, and to delete. One that cannot
// be read is listed with the reason.
#pragma once

#include "heorot/dialogs.h"
#include "heorot/page_style.h"
#include "heorot/saga_delegate.h"
#include "heorot/saga_files.h"
#include "heorot/saga_model.h"
#include "heorot/saga_reader.h"
#include "heorot/segmented_control.h"
#include "heorot/settings.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QToolButton>
#include <QWidget>

#include <utility>
#include <vector>

namespace heorot::app {

class SagasPage final : public QWidget {
    Q_OBJECT

  public:
    /// All must outlive the page. Shows the sagas as they are read, without blocking the window.
    SagasPage(QString folder, plugin::PluginCatalog& catalog, ui::ArtCache& art, Dialogs& dialogs,
              const Settings& settings, QWidget* parent = nullptr);

    void setSettings(const Settings& settings);
    /// Reads the folder anew, and then chooses this saga.
    void refresh(const QString& chosen = {});
    QListView& list() { return *list_; }
    const SagaModel& model() const { return model_; }
    /// For the list of keys: keys, each with a sentence.
    static std::vector<std::pair<QString, QString>> keyLines();

  signals:
    void leave();
    void openWanted(const QString& path);
    void watchWanted(const QString& path);
    /// The last saga was read.
    void allRead();

  protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    QWidget* makeBar();
    QLayout* makeFilters();
    QLayout* makeFoot();
    void connectParts();
    void makeKeys();
    void retranslateUi();
    void fillChoices();
    void restyle();
    void take(int first, const std::vector<ReadSaga>& sagas);
    /// Of the model; -1 if none is chosen.
    int currentRow() const;
    void choose(int row);
    void followCurrent();
    void sayCount();

    void open();
    void watch();
    void importFile();
    void exportFile();
    void remove();
    void undoRemove();
    void tell(const QString& sentence, bool canUndo = false);

    QString folder_;
    plugin::PluginCatalog& catalog_;
    Dialogs& dialogs_;
    Settings settings_;
    PageStyle style_;
    SagaModel model_;
    SagaFilter filter_;
    SagaReader reader_;
    SagaDelegate* delegate_;
    QToolButton* back_;
    QLabel* title_;
    QPushButton* import_;
    QLineEdit* search_;
    QComboBox* game_;
    SegmentedControl* state_;
    QComboBox* order_;
    QListView* list_;
    QLabel* empty_;
    QLabel* told_;
    QPushButton* undo_;
    QPushButton* remove_;
    QPushButton* export_;
    QPushButton* watch_;
    QPushButton* open_;
    bool hasRead_ = false;
    /// To be chosen once it is read.
    QString wanted_;
    std::optional<TrashedFile> trashed_;
};

}
