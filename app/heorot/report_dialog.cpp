// SPDX-License-Identifier: GPL-3.0-or-later
#include "heorot/report_dialog.h"

#include "heorot/breakable_text.h"
#include "heorot/dialog_frame.h"

#include <QDateTime>
#include <QDir>
#include <QEvent>
#include <QStandardPaths>
#include <QVBoxLayout>

namespace heorot::app {

ReportDialog::ReportDialog(report::ProblemReport report, Dialogs& dialogs, QWidget* parent)
    : QDialog(parent), report_(std::move(report)), dialogs_(dialogs), what_(new QLabel),
      description_(new QPlainTextEdit), holds_(new QLabel), withGame_(new QCheckBox), secrets_(new QLabel),
      save_(new QPushButton), told_(new QLabel) {
    setObjectName(QStringLiteral("reportDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    description_->setObjectName(QStringLiteral("description"));
    description_->setTabChangesFocus(true);
    description_->setMinimumHeight(90);
    withGame_->setObjectName(QStringLiteral("withGame"));
    withGame_->setChecked(true);
    withGame_->setVisible(!report_.saga.empty());
    secrets_->setObjectName(QStringLiteral("secrets"));
    secrets_->setVisible(!report_.saga.empty());
    save_->setObjectName(QStringLiteral("saveReport"));
    save_->setAutoDefault(false);
    told_->setObjectName(QStringLiteral("told"));
    told_->hide();
    auto* content = new QWidget;
    auto* inside = new QVBoxLayout(content);
    inside->setContentsMargins(0, 0, 0, 0);
    inside->setSpacing(10);
    for (QLabel* label : {what_, holds_, secrets_, told_}) {
        label->setWordWrap(true);
        label->setProperty("role", QStringLiteral("body"));
    }
    inside->addWidget(what_);
    inside->addWidget(description_);
    inside->addWidget(holds_);
    inside->addWidget(withGame_);
    inside->addWidget(secrets_);
    inside->addWidget(save_, 0, Qt::AlignLeft);
    inside->addWidget(told_);
    const DialogFrame frame = frameDialog(*this, content);
    heading_ = frame.heading;
    close_ = frame.close;
    close_->setDefault(false);
    close_->setAutoDefault(false);
    connect(save_, &QPushButton::clicked, this, &ReportDialog::save);
    connect(withGame_, &QCheckBox::toggled, this, &ReportDialog::retranslateUi);
    retranslateUi();
    fitDialog(*this, 680. * fontMetrics().height() / 17);
    description_->setFocus();
}

void ReportDialog::save() {
    const QDir folder(QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation));
    const QString name =
        QStringLiteral("heorot-%1.tar").arg(QDateTime::currentDateTime().toString(QStringLiteral("yyyyMMdd-HHmmss")));
    //: Kinds of files in a dialog: keep "(*.tar)" and ";;(*)" as they are
    const QString kinds = tr("Archives (*.tar);;All files (*)");
    const QString path = dialogs_.fileToWrite(this, folder.filePath(name), kinds, QStringLiteral(".tar"));
    if (path.isEmpty()) return;
    report::ProblemReport report = report_;
    report.description = description_->toPlainText();
    if (!withGame_->isChecked()) report.saga.clear();
    const QString why = report::writeReport(path, report);
    const QString file = QDir::toNativeSeparators(path);
    if (why.isEmpty())
        //: %1 a file
        told_->setText(
            breakable(tr("The report was saved as %1. Attach it to your message; Heorot can open it, too.").arg(file)));
    else
        //: %1 a file, %2 a reason such as "the disk is full"
        told_->setText(breakable(tr("The report can’t be saved as %1: %2.").arg(file, why)));
    told_->show();
}

void ReportDialog::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslateUi();
    QDialog::changeEvent(event);
}

void ReportDialog::retranslateUi() {
    setWindowTitle(tr("Report a problem"));
    heading_->setText(tr("Report a problem"));
    close_->setText(tr("Close"));
    what_->setText(tr("What did you do, what did you expect, and what happened?"));
    description_->setAccessibleName(what_->text());
    holds_->setText(
        tr("The report is one file on your computer; nothing is sent. It contains your words, the versions of the "
           "program and your system, your settings, the program’s messages, and a picture of the window."));
    //: Whether the saga of the game at the table is part of the report
    withGame_->setText(tr("Include the game on the table"));
    secrets_->setText(withGame_->isChecked() ? tr("The game contains everybody’s cards, the decks, and the dice to "
                                                  "come. Share it only if the other players agree.")
                                             : tr("Without the game, the report shows only what the window shows."));
    //: Button: chooses a file for the report
    save_->setText(tr("Save the report…"));
}

}
