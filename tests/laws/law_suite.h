// SPDX-License-Identifier: GPL-3.0-or-later
// The Qt Test face of the laws: one data row per law and number of seats.
#pragma once

#include <QObject>

#include <functional>
#include <string>
#include <utility>
#include <vector>

namespace heorot::laws {

class Verdict {
  public:
    Verdict() = default;
    Verdict(std::string why, std::string remark = {}) : wrong_(std::move(why)), note_(std::move(remark)) {}

    /// Empty, or why the law does not hold.
    const std::string& wrong() const { return wrong_; }
    /// What is to be known of a law that holds: that it was idle.
    const std::string& note() const { return note_; }

  private:
    std::string wrong_;
    std::string note_;
};

struct LawRow {
    /// "samples conserve pieces, 3 seats"
    std::string name;
    std::function<Verdict()> run;
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
