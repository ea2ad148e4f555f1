// SPDX-License-Identifier: GPL-3.0-or-later
// One option: its name, a sentence on what it does, and its control beside or below them.
#pragma once

#include <QLabel>
#include <QWidget>

namespace heorot::app {

class OptionRow final : public QWidget {
    Q_OBJECT

  public:
    enum class Place : std::uint8_t { Beside, Below };
    /// Takes ownership of the control.
    OptionRow(QWidget* control, Place place, QWidget* parent = nullptr);

    /// Screen readers read them for the control, too.
    void setTexts(const QString& title, const QString& help);
    /// Shown to the right of a control below its name that does not show its value itself.
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
