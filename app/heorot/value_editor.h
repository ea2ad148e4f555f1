// SPDX-License-Identifier: GPL-3.0-or-later
// Edits one value of the open box in the form that fits it: a number, a name, a list of either, or lines of signs.
#pragma once

#include "record/node.h"

#include <QComboBox>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QWidget>

#include <functional>
#include <string>
#include <vector>

namespace heorot::app {

/// The names that may stand as a value, and how people read one.
struct ValueChoices {
    std::vector<std::string> names;
    std::function<QString(const std::string& name)> text;
};

class ValueEditor final : public QWidget {
    Q_OBJECT

  public:
    ValueEditor(const record::Node& value, const ValueChoices& choices, QWidget* parent = nullptr);

    record::Node value() const;
    /// For screen readers: what the value is.
    void setLabel(const QString& label);

    /// How a value reads that is not edited.
    static QString textOf(const record::Node& value, const ValueChoices& choices);

  signals:
    /// At each letter.
    void edited();
    /// With Enter, by leaving the field, or by choosing.
    void finished();

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void edit(const record::Node& value);
    void editNumbers(const QString& text);
    void editLines(const record::Node& value);
    void editName(const std::string& name, bool mayBeNone);
    void editNames(const record::Node& value);

    ValueChoices choices_;
    bool isList_;
    QLineEdit* line_ = nullptr;
    QPlainTextEdit* lines_ = nullptr;
    std::vector<QComboBox*> names_;
};

}
