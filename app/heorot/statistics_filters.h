// SPDX-License-Identifier: GPL-3.0-or-later
// What the statistics page shows: whose games, of which game, with how many players, against whom.
#pragma once

#include "heorot/page_style.h"
#include "plugin/catalog.h"
#include "statistics/summary.h"

#include <QComboBox>
#include <QFrame>

#include <array>

namespace heorot::app {

class StatisticsFilters final : public QFrame {
    Q_OBJECT

  public:
    /// The catalog must outlive this.
    explicit StatisticsFilters(plugin::PluginCatalog& catalog, QWidget* parent = nullptr);

    /// Offers what these games have. Keeps the choices that are still possible; at first it chooses the person with the
    /// most games, and the game finished last.
    void setGames(const std::vector<statistics::PlayedGame>& games);
    statistics::Choice choice() const;
    /// As it was written last.
    QString playerName() const { return boxes_[Player]->currentText(); }
    void setStyle(const PageStyle& style);
    QComboBox& players() { return *boxes_[Player]; }

  signals:
    void changed();

  protected:
    void changeEvent(QEvent* event) override;

  private:
    enum Box { Player, Game, Seats, Level, Boxes };
    struct Item {
        QString text;
        QVariant value;
    };
    void retranslateUi();
    void fill();
    void fillBox(Box box, const std::vector<Item>& items);

    plugin::PluginCatalog& catalog_;
    std::vector<statistics::PlayedGame> games_;
    std::array<QLabel*, Boxes> labels_{};
    std::array<QComboBox*, Boxes> boxes_{};
    bool isFilled_ = false;
};

/// "Computer: hard", or the name of a person.
QString rivalText(const statistics::Rival& rival);

}
