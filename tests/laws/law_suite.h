// SPDX-License-Identifier: GPL-3.0-or-later
// The Qt Test face of the laws: one data row per law and number of seats.
#pragma once

#include <QObject>

#include <functional>
#include <string>
#include <vector>

namespace heorot::laws {

struct LawRow {
    /// "samples conserve pieces, 3 seats"
    std::string name;
    /// Empty, or why the law does not hold.
    std::function<std::string()> run;
};

class LawSuite final : public QObject {
    Q_OBJECT
  public:
    explicit LawSuite(std::vector<LawRow> rows) : rows_(std::move(rows)) {}

  private slots:
    void holds_data();
    void holds();

  private:
    std::vector<LawRow> rows_;
};

/// Runs the rows as a test program; the arguments are those of Qt Test.
int runSuite(std::vector<LawRow> rows, int argc, char** argv);

}
