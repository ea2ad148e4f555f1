// SPDX-License-Identifier: GPL-3.0-or-later
// `heorot-cli check-data DIR`: reads every game's data from a folder with one subfolder per game, like the player's own
// data: whole files that replace shipped ones, and corrections of single values.
#include "arguments.h"

#include "record/file_error.h"
#include "say.h"
#include "session/correction_file.h"

#include "language/fault_words.h"

#include <QDir>
#include <QTextStream>

namespace heorot::cli {

namespace {

class Checker {
  public:
    explicit Checker(const QDir& folder)
        : folder_(folder), shipped_(plugin::PluginFolders::ofApplication().data), catalog_([&folder] {
              plugin::PluginFolders folders = plugin::PluginFolders::ofApplication();
              folders.ownData = folder.absolutePath();
              return folders;
          }()) {}

    /// Returns the exit status.
    int run() {
        const QStringList games = catalog_.ids();
        for (const QFileInfo& entry : folder_.entryInfoList(all, QDir::Name)) {
            const QString name = entry.fileName();
            if (!games.contains(name))
                //: %1 a list of folders
                report(name, Say::tr("this is not a game’s folder and is ignored; the games are: %1")
                                 .arg(games.join(QStringLiteral(", "))));
            else if (!entry.isDir())
                report(name, Say::tr("this is not a folder"));
            else
                check(name);
        }
        if (wrong_ + good_ == 0)
            //: %1 a folder, %2 a list of folders
            throw UsageError(Say::tr("check-data: “%1” contains no game’s folder; the games are: %2")
                                 .arg(quotablePath(folder_.path()), games.join(QStringLiteral(", "))));
        return wrong_ > 0 ? checkFailed : done;
    }

  private:
    /// System includes broken links.
    static constexpr QDir::Filters all = QDir::AllEntries | QDir::NoDotAndDotDot | QDir::System;

    void report(const QString& name, const QString& fault) {
        ++wrong_;
        out_ << quotablePath(name) << ": " << fault << '\n';
    }

    void check(const QString& id) {
        const QStringList read = QDir(shipped_.filePath(id)).entryList(QDir::Files, QDir::Name);
        const QString corrections = QLatin1String(record::correctionsFile);
        QStringList replacing;
        for (const QString& name : QDir(folder_.filePath(id)).entryList(all, QDir::Name)) {
            if (read.contains(name) || name == corrections || name == session::correctionDraft)
                replacing << name;
            else
                //: %1 a file
                out_ << Say::tr("%1: this file is not used").arg(quotablePath(id + u'/' + name)) << '\n';
        }
        if (!catalog_.game(id)) {
            ++wrong_;
            out_ << fault(id) << '\n';
        } else if (replacing.isEmpty()) {
            //: %1 a list of files
            report(id, Say::tr("no file in this folder is used, so the shipped data stays in use; expected: %1")
                           .arg((read + QStringList{corrections}).join(QStringLiteral(", "))));
        } else if (const QString fault = draftFault(id); !fault.isEmpty()) {
            report(id + u'/' + session::correctionDraft, fault);
        } else {
            ++good_;
            //: %1 the id of a game whose data are good
            out_ << Say::tr("%1: OK").arg(id) << '\n';
        }
    }

    /// Why corrections that are still to be finished are not in effect; empty if there are none.
    QString draftFault(const QString& id) {
        const QDir folder(folder_.filePath(id));
        if (!folder.exists(session::correctionDraft)) return {};
        try {
            return language::sentence(session::CorrectionFile(folder.path(), *catalog_.game(id)).read().fault);
        } catch (const record::FileError& error) {
            return language::sentence(error);
        }
    }

    QString fault(const QString& id) const {
        for (const plugin::PluginRecord& record : catalog_.records())
            if (record.meta.id == id && record.dataFault) return language::sentence(record.dataFault);
        return catalog_.why(id);
    }

    QDir folder_;
    QDir shipped_;
    plugin::PluginCatalog catalog_;
    QTextStream out_{stdout};
    int good_ = 0;
    int wrong_ = 0;
};

}

int checkData(plugin::PluginCatalog&, const QStringList& arguments) {
    QCommandLineParser parser;
    parser.addPositionalArgument(Say::tr("DIR"), Say::tr("A folder with one folder per game in it."));
    return Checker(folderOf(parser, arguments)).run();
}

}
