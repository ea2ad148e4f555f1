// SPDX-License-Identifier: GPL-3.0-or-later
// Who begins a new game, and its seed. It edits the given choices.
#pragma once

#include "heorot/page_style.h"
#include "heorot/segmented_control.h"
#include "heorot/setup_choices.h"

#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QWidget>

namespace heorot::app {

/// The name of a seat, or "Seat 2" while it has none.
QString shownNameOf(const SetupChoices& choices, int seat);

class DealForm final : public QWidget {
    Q_OBJECT

  public:
    /// `choices` must outlive the form.
    explicit DealForm(SetupChoices& choices, QWidget* parent = nullptr);

    void setStyle(const PageStyle& style);
    /// Call it after the choices have changed elsewhere.
    void fill();
    void focusSeed();

  signals:
    void changed();

  protected:
    void changeEvent(QEvent* event) override;

  private:
    void retranslateUi();
    void fillBeginners();
    void emitChanged();

    SetupChoices& choices_;
    PageStyle style_;
    QLabel* beginsTitle_;
    QLabel* beginsHelp_;
    SegmentedControl* begins_;
    QLabel* seedTitle_;
    QLabel* seedHelp_;
    QLineEdit* seed_;
    QPushButton* dice_;
    QLabel* seedFault_;
};

}
