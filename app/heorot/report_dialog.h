// SPDX-License-Identifier: GPL-3.0-or-later
// Asks what went wrong, says what a report of a problem holds, and saves it as one archive.
#pragma once

#include "heorot/dialogs.h"
#include "report/problem_report.h"

#include <QCheckBox>
#include <QDialog>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>

namespace heorot::app {

class ReportDialog final : public QDialog {
    Q_OBJECT

  public:
    /// `report` has everything but the description; without a saga there is no game to report.
    ReportDialog(report::ProblemReport report, Dialogs& dialogs, QWidget* parent = nullptr);

  protected:
    void changeEvent(QEvent* event) override;

  private:
    void save();
    void retranslateUi();

    report::ProblemReport report_;
    Dialogs& dialogs_;
    QLabel* heading_ = nullptr;
    QPushButton* close_ = nullptr;
    QLabel* what_;
    QPlainTextEdit* description_;
    QLabel* holds_;
    QCheckBox* withGame_;
    QLabel* secrets_;
    QPushButton* save_;
    QLabel* told_;
};

}
