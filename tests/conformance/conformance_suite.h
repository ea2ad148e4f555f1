// SPDX-License-Identifier: GPL-3.0-or-later
// Runs checks under Qt Test: one data row per check and number of seats.
#pragma once

#include <QObject>

#include <functional>
#include <string>
#include <utility>
#include <vector>

namespace heorot::conformance {

class CheckResult {
  public:
    CheckResult() = default;
    CheckResult(std::string why, std::string remark = {}) : failure_(std::move(why)), note_(std::move(remark)) {}

    /// Why the check fails; empty if it passes.
    const std::string& failure() const { return failure_; }
    /// A remark on a check that passes: that it was vacuous.
    const std::string& note() const { return note_; }

  private:
    std::string failure_;
    std::string note_;
};

struct CheckRow {
    /// "samples conserve pieces, 3 seats"
    std::string name;
    std::function<CheckResult()> run;
};

class ConformanceSuite final : public QObject {
    Q_OBJECT
  public:
    explicit ConformanceSuite(std::vector<CheckRow> rows) : rows_(std::move(rows)) {}

  private slots:
    void holds_data();
    void holds();

  private:
    std::vector<CheckRow> rows_;
};

/// Runs the rows as a test program; the arguments are those of Qt Test.
int runSuite(std::vector<CheckRow> rows, int argc, char** argv);

}
