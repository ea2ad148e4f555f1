// SPDX-License-Identifier: GPL-3.0-or-later
#include "heorot/about_dialog.h"

#include "heorot/dialog_frame.h"
#include "heorot/option_row.h"
#include "language/fault_words.h"

#include <QCoreApplication>
#include <QEvent>
#include <QFileInfo>
#include <QVBoxLayout>

namespace heorot::app {

namespace {

QString stateOf(const plugin::PluginRecord& record) {
    switch (record.state) {
    case plugin::PluginState::Found: return AboutDialog::tr("It’s ready and will be loaded when you first play it.");
    case plugin::PluginState::Loaded: return AboutDialog::tr("It’s loaded.");
    case plugin::PluginState::Spare:
        return AboutDialog::tr(
            "It’s a spare: another plugin offers this game, and this plugin is used if that one fails.");
    case plugin::PluginState::Refused: break;
    }
    //: A game that cannot be played: %1 why not
    return AboutDialog::tr("It can’t be used: %1.").arg(language::sentence(record.reason));
}

QString textOf(const plugin::PluginRecord& record) {
    const QString file = QFileInfo(record.file).fileName();
    //: %1 the title of a game, %2 the file of its plugin
    const QString name = record.meta.title.isEmpty() ? file : AboutDialog::tr("%1 (%2)").arg(record.meta.title, file);
    return QStringLiteral("%1\n%2").arg(name, stateOf(record));
}

}

AboutDialog::AboutDialog(const plugin::PluginCatalog& catalog, QWidget* parent, QAction* report)
    : QDialog(parent), records_(catalog.records()), reportAction_(report), report_(new QPushButton) {
    setObjectName(QStringLiteral("aboutDialog"));
    auto* content = new QWidget;
    auto* inside = new QVBoxLayout(content);
    inside->setContentsMargins(0, 0, 0, 0);
    inside->setSpacing(12);
    program_ = addText(*inside, "program", "body");
    inside->addWidget(newLine());
    numbersTitle_ = addText(*inside, "numbersTitle", "option");
    numbers_ = addText(*inside, "numbers", "body");
    inside->addWidget(newLine());
    pluginsTitle_ = addText(*inside, "pluginsTitle", "option");
    for (std::size_t i = 0; i < records_.size(); ++i) plugins_.push_back(addText(*inside, "plugin", "body"));
    report_->setObjectName(QStringLiteral("reportProblem"));
    report_->setAutoDefault(false);
    report_->setVisible(report != nullptr);
    inside->addWidget(report_, 0, Qt::AlignLeft);
    connect(report_, &QPushButton::clicked, this, [this] {
        close();
        reportAction_->trigger();
    });
    const DialogFrame frame = frameDialog(*this, content);
    heading_ = frame.heading;
    close_ = frame.close;
    retranslateUi();
    fitDialog(*this, 640. * fontMetrics().height() / 17);
}

QLabel* AboutDialog::addText(QLayout& inside, const char* name, const char* role) {
    auto* label = new QLabel;
    label->setObjectName(QLatin1String(name));
    label->setProperty("role", QLatin1String(role));
    label->setTextFormat(Qt::PlainText);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    label->setWordWrap(true);
    inside.addWidget(label);
    return label;
}

void AboutDialog::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslateUi();
    QDialog::changeEvent(event);
}

void AboutDialog::retranslateUi() {
    setWindowTitle(tr("About Heorot"));
    //: %1 the number of the version
    heading_->setText(tr("Heorot %1").arg(QCoreApplication::applicationVersion()).trimmed());
    close_->setText(tr("Close"));
    const QString program = tr("Board games about Beowulf, for people and computer players at one table.");
    const QString license =
        tr("This is free software under the GNU General Public License, version 3 or later (GPL-3.0-or-later). It "
           "comes without any warranty.");
    //: %1 a version
    const QString qt = tr("It runs with Qt %1.").arg(QLatin1String(qVersion()));
    program_->setText(QStringList{program, license, qt}.join(QStringLiteral("\n\n")));
    numbersTitle_->setText(tr("How sure the numbers are"));
    numbers_->setText(QStringList{tr("For every number in a game, you can see where it comes from."),
                                  tr("Printed: it is in the rulebook or on the box."), tr("Reported: players say so."),
                                  tr("Inferred: it follows from what is printed."),
                                  tr("Reconstructed: we worked it out to fit what is printed. If you own the game, you "
                                     "can correct it in its box.")}
                          .join(u'\n'));
    pluginsTitle_->setText(plugins_.empty() ? tr("No game plugin was found.") : tr("Plugins"));
    for (std::size_t i = 0; i < plugins_.size(); ++i) plugins_[i]->setText(textOf(records_[i]));
    if (!reportAction_) return;
    report_->setText(reportAction_->text());
    report_->setToolTip(reportAction_->toolTip());
}

}
