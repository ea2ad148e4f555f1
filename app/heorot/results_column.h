// SPDX-License-Identifier: GPL-3.0-or-later
// The last finished games beside the tiles of a wide hall.
#pragma once

#include "heorot/result_line.h"

#include <QFrame>
#include <QLabel>
#include <QVBoxLayout>

#include <vector>

namespace heorot::app {

class ResultsColumn final : public QFrame {
    Q_OBJECT

  public:
    /// As many as are shown.
    static constexpr std::size_t most = 7;

    explicit ResultsColumn(QWidget* parent = nullptr);

    /// The newest first.
    void setSagas(const std::vector<ListedSaga>& sagas);
    bool isEmpty() const { return lines_.empty(); }
    void setStyle(const PageStyle& style);

  signals:
    void wanted(const QString& path);
    void watchWanted(const QString& path);

  protected:
    void changeEvent(QEvent* event) override;

  private:
    void retranslateUi();

    PageStyle style_;
    QVBoxLayout* column_;
    QLabel* title_;
    std::vector<ResultLine*> lines_;
};

}
