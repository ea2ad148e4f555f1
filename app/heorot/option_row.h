// SPDX-License-Identifier: GPL-3.0-or-later
// One thing that may be chosen: its name, a sentence on what it does, and the control, beside them or below.
#pragma once

#include <QLabel>
#include <QWidget>

namespace heorot::app {

class OptionRow final : public QWidget {
    Q_OBJECT

  public:
    enum class Place : std::uint8_t { Beside, Below };
    /// Takes the control.
    OptionRow(QWidget* control, Place place, QWidget* parent = nullptr);

    /// They are also what a screen reader says of the control.
    void setTexts(const QString& title, const QString& help);
    /// Right of a control below its name that does not show its value itself.
    void setValue(const QString& value);

  private:
    QWidget* control_;
    QLabel* title_;
    QLabel* value_;
    QLabel* help_;
};

/// A thin line between parts of a card.
QWidget* newLine();

}
