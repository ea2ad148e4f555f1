// SPDX-License-Identifier: GPL-3.0-or-later
#include "heorot/dialogs.h"

#include "heorot/program_log.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>

namespace heorot::app {

namespace {

struct Say {
    Q_DECLARE_TR_FUNCTIONS(Dialogs)
};

QString filter() {
    //: Kinds of files in a dialog: keep "(*.saga)" and ";;(*)" as they are
    return Say::tr("Sagas (*.saga);;All files (*)");
}

QString filterToOpen() {
    //: Kinds of files in a dialog, reports of problems being the second: keep "(*.saga *.tar)" and ";;(*)" as they are
    return Say::tr("Sagas and reports (*.saga *.tar);;All files (*)");
}

}

QString PlainDialogs::fileToOpen(QWidget* parent, const QString& folder) {
    return QFileDialog::getOpenFileName(parent, Say::tr("Open a saga"), folder, filterToOpen());
}

QString PlainDialogs::fileToSave(QWidget* parent, const QString& proposed) {
    return QFileDialog::getSaveFileName(parent, Say::tr("Save the saga as"), proposed, filter(), nullptr,
                                        QFileDialog::DontConfirmOverwrite);
}

namespace {

QString correctionsFilter() {
    //: Of files in a dialog; the part in parentheses stays as it is
    return Say::tr("Corrections (*.yaml)");
}

}

QString PlainDialogs::correctionsToOpen(QWidget* parent) {
    return QFileDialog::getOpenFileName(parent, Say::tr("Import corrections"), QDir::homePath(), correctionsFilter());
}

QString PlainDialogs::correctionsToSave(QWidget* parent, const QString& proposed) {
    return QFileDialog::getSaveFileName(parent, Say::tr("Export corrections as"), QDir::home().filePath(proposed),
                                        correctionsFilter());
}

bool PlainDialogs::mayReplace(QWidget* parent, const QString& sentence) {
    QMessageBox box(QMessageBox::Warning, QStringLiteral("Heorot"), sentence, QMessageBox::NoButton, parent);
    //: Button: the game is saved in place of the file that lies there
    const auto* replace = box.addButton(Say::tr("Replace"), QMessageBox::DestructiveRole);
    //: Button: back to the choice of a file
    box.setDefaultButton(box.addButton(Say::tr("Choose another name"), QMessageBox::RejectRole));
    box.exec();
    return box.clickedButton() == replace;
}

QString PlainDialogs::fileToWrite(QWidget* parent, const QString& proposed, const QString& kinds,
                                  const QString& ending) {
    QFileDialog dialog(parent, Say::tr("Save as"), QFileInfo(proposed).absolutePath(), kinds);
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(ending);
    dialog.selectFile(proposed);
    return dialog.exec() == QDialog::Accepted ? dialog.selectedFiles().value(0) : QString();
}

bool PlainDialogs::mayRemove(QWidget* parent, const QString& sentence) {
    QMessageBox box(QMessageBox::Warning, QStringLiteral("Heorot"), sentence, QMessageBox::NoButton, parent);
    //: Button: removes something for good
    const auto* remove = box.addButton(Say::tr("Remove"), QMessageBox::DestructiveRole);
    //: Button: nothing is removed
    box.setDefaultButton(box.addButton(Say::tr("Keep"), QMessageBox::RejectRole));
    box.exec();
    return box.clickedButton() == remove;
}

Unsaved PlainDialogs::leaveUnsaved(QWidget* parent) {
    QMessageBox box(QMessageBox::Warning, QStringLiteral("Heorot"),
                    Say::tr("This game isn’t saved. If you leave now, you’ll lose it."), QMessageBox::NoButton, parent);
    //: Button: chooses a file for a game that could not be saved where it was
    auto* save = box.addButton(Say::tr("Save elsewhere…"), QMessageBox::AcceptRole);
    //: Button: leaves a game that is not saved
    const auto* leave = box.addButton(Say::tr("Leave"), QMessageBox::DestructiveRole);
    //: Button: back to the game
    box.setEscapeButton(box.addButton(Say::tr("Stay"), QMessageBox::RejectRole));
    box.setDefaultButton(save);
    box.exec();
    if (box.clickedButton() == save) return Unsaved::SaveElsewhere;
    return box.clickedButton() == leave ? Unsaved::Leave : Unsaved::Stay;
}

void PlainDialogs::showMessage(QWidget* parent, const QString& sentence) {
    logLine(sentence);
    QMessageBox::warning(parent, QStringLiteral("Heorot"), sentence);
}

}
