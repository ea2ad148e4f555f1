// SPDX-License-Identifier: GPL-3.0-or-later
// The Qt Test face of the checks: one data row per check and number of seats.
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

    /// Empty, or why the check does not hold.
    const std::string& failure() const { return failure_; }
    /// What is to be known of a check that holds: that it was vacuous.
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
