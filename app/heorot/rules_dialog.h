// SPDX-License-Identifier: GPL-3.0-or-later
// The rules of the game as paragraphs, after an explanation of what was pointed at.
#pragma once

#include "heorot/page_style.h"
#include "session/session.h"

#include <QDialog>
#include <QLabel>

namespace heorot::app {

class RulesDialog final : public QDialog {
    Q_OBJECT

  public:
    /// `thing` is the name of what is pointed at, as the table shows it; empty for none. The session must outlive the
    /// dialog.
    RulesDialog(const session::Session& session, QString thing, const PageStyle& style, QWidget* parent);

  protected:
    void changeEvent(QEvent* event) override;

  private:
    void retranslateUi();

    const session::Session& session_;
    QString thing_;
    QLabel* explained_;
    QLabel* rules_;
};

}
