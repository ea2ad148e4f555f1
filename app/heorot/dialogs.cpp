// SPDX-License-Identifier: GPL-3.0-or-later
#include "heorot/dialogs.h"

#include <QCoreApplication>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>

namespace heorot::app {

namespace {

struct Say {
    Q_DECLARE_TR_FUNCTIONS(Dialogs)
};

QString filter() {
    //: Kinds of files in a dialog: keep "(*.saga)" and ";;(*)" as they are
    return Say::tr("Sagas (*.saga);;All files (*)");
}

}

QString PlainDialogs::fileToOpen(QWidget* parent, const QString& folder) {
    return QFileDialog::getOpenFileName(parent, Say::tr("Open a saga"), folder, filter());
}

QString PlainDialogs::fileToSave(QWidget* parent, const QString& proposed) {
    const QString path = QFileDialog::getSaveFileName(parent, Say::tr("Save the saga as"), proposed, filter());
    return path.isEmpty() || !QFileInfo(path).suffix().isEmpty() ? path : path + QStringLiteral(".saga");
}

void PlainDialogs::tell(QWidget* parent, const QString& sentence) {
    QMessageBox::warning(parent, QStringLiteral("Heorot"), sentence);
}

}
