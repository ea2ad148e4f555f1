// SPDX-License-Identifier: GPL-3.0-or-later
// Reports of problems: what goes into one, and opening one that somebody else wrote.
#include "heorot/main_window.h"
#include "heorot/program_log.h"
#include "heorot/report_dialog.h"
#include "heorot/user_settings.h"
#include "language/fault_words.h"
#include "record/file_error.h"
#include "record/saga.h"

#include <QBuffer>
#include <QFileInfo>
#include <QGuiApplication>
#include <QScreen>
#include <QSysInfo>

namespace heorot::app {

namespace {

QString versionsText(const plugin::PluginCatalog& catalog, const QWidget& window, const QString& language) {
    QStringList lines{
        QStringLiteral("heorot %1").arg(QCoreApplication::applicationVersion()),
        QStringLiteral("Qt %1").arg(QLatin1String(qVersion())),
        QStringLiteral("system: %1, %2").arg(QSysInfo::prettyProductName(), QSysInfo::kernelVersion()),
        QStringLiteral("processor: %1").arg(QSysInfo::currentCpuArchitecture()),
        QStringLiteral("platform: %1").arg(QGuiApplication::platformName()),
        QStringLiteral("language: %1").arg(language),
        QStringLiteral("window: %1x%2 at %3").arg(window.width()).arg(window.height()).arg(window.devicePixelRatioF())};
    for (const plugin::PluginRecord& record : catalog.records())
        lines << QStringLiteral("game: %1, %2")
                     .arg(record.meta.id.isEmpty() ? QFileInfo(record.file).fileName() : record.meta.id,
                          record.reason ? QString::fromStdString(record.reason.english()) : QStringLiteral("good"));
    return lines.join(u'\n') + u'\n';
}

/// Without names of files and other state that says something about the person.
QString settingsText() {
    QStringList lines;
    const QSettings settings = userSettings();
    for (const QString& key : settings.allKeys())
        if (!key.startsWith(QLatin1String("sagas/")) && !key.startsWith(QLatin1String("window/")))
            lines << QStringLiteral("%1 = %2").arg(key, settings.value(key).toStringList().join(QStringLiteral(", ")));
    return lines.isEmpty() ? QString() : lines.join(u'\n') + u'\n';
}

}

void MainWindow::reportProblem() {
    report::ProblemReport report;
    if (table_) report.saga = record::writeSaga(table_->session().game(), table_->session().match());
    report.log = programLog();
    report.versions = versionsText(services_.catalog, *this, language_);
    report.settings = settingsText();
    QBuffer picture(&report.picture);
    picture.open(QIODevice::WriteOnly);
    grab().save(&picture, "PNG");
    (new ReportDialog(std::move(report), services_.dialogs, this))->open();
}

void MainWindow::openReport(const QString& path) {
    try {
        session::StoredSaga saga = report::loadReport(path, services_.catalog.finder());
        openReplay(std::make_unique<session::Session>(std::move(saga), QString(), optionsOf(settings_)));
        // Where the problem was seen.
        if (replay_) replay_->goTo(replay_->line().steps());
    } catch (const record::FileError& error) {
        services_.dialogs.showMessage(this, language::sentence(error));
    }
}

}
