// SPDX-License-Identifier: GPL-3.0-or-later
// heorot: the hall and its tables in a window.
#include "heorot/arguments.h"
#include "heorot/gallery.h"
#include "heorot/main_window.h"
#include "heorot/program_log.h"
#include "heorot/single_start.h"
#include "heorot/sound_loader.h"
#include "heorot/window_benchmark.h"
#include "language/fault_words.h"
#include "language/translations.h"
#include "plugin/catalog.h"
#include "session/saga_file.h"
#include "ui/accessible_board.h"
#include "ui/art_cache.h"

#include <QApplication>
#include <QDir>
#include <QFileInfo>
#include <QTextStream>

#include <algorithm>
#include <functional>

namespace {

using namespace heorot;
using app::Arguments;

constexpr int usageError = 2;

int fail(const QString& sentence) {
    QTextStream(stderr) << "heorot: " << sentence << '\n';
    return usageError;
}

struct Say {
    Q_DECLARE_TR_FUNCTIONS(arguments)
};

void mayStart(const Arguments& arguments, const plugin::PluginCatalog& catalog, language::Translations& translations) {
    const auto refuse = [&](const QString& what, const QStringList& known) {
        //: %1 what is missing
        const QString none = Say::tr("%1; none is installed").arg(what);
        //: %1 what is missing, %2 a list
        const QString some = Say::tr("%1; the choices are: %2").arg(what, known.join(QStringLiteral(", ")));
        throw app::UsageError(known.isEmpty() ? none : some);
    };
    translations.use(translations.preferred());
    if (!arguments.game.isEmpty() && !catalog.ids().contains(arguments.game))
        //: %1 what was typed
        refuse(Say::tr("there is no game “%1”").arg(arguments.game), catalog.ids());
    if (!arguments.language.isEmpty() && !translations.speaks(arguments.language))
        //: %1 what was typed
        refuse(Say::tr("there is no language “%1”").arg(arguments.language), translations.languages());
}

int run(const Arguments& arguments) {
    plugin::PluginCatalog catalog(plugin::PluginFolders::ofApplication());
    language::Translations translations(language::Translations::folderOfApplication(), arguments.translations);
    mayStart(arguments, catalog, translations);
    ui::installAccessibility();
    if (arguments.task == Arguments::Task::Gallery) {
        app::GallerySelection selection =
            arguments.shortGallery ? app::GallerySelection::shortTour() : app::GallerySelection();
        selection.game = arguments.game;
        if (arguments.pictureSize.isValid()) selection.sizes = {arguments.pictureSize};
        selection.textScales = {arguments.textPercent / 100.0};
        if (!arguments.language.isEmpty()) selection.languages = QStringList{arguments.language};
        const int pictures = app::writeGallery(catalog, translations, arguments.gallery, selection);
        //: %1 a number, %2 a file
        QTextStream(stdout) << Say::tr("%1 pictures, see %2")
                                   .arg(pictures)
                                   .arg(QDir(arguments.gallery).filePath(QStringLiteral("index.html")))
                            << '\n';
        return 0;
    }
    const bool isPlainStart = arguments.task == Arguments::Task::Open && arguments.language.isEmpty() &&
                              arguments.translations.isEmpty() && arguments.game.isEmpty();
    const QString file = arguments.file.isEmpty() ? QString() : QFileInfo(arguments.file).absoluteFilePath();
    if (isPlainStart && app::handToFirst(app::ownServerName(), file)) return 0;
    app::startProgramLog();
    ui::ArtCache art;
    app::PlainDialogs dialogs;
    if (arguments.task == Arguments::Task::Bench)
        return app::runWindowBenchmark({catalog, translations, art, dialogs, arguments.language});
    app::MainWindow window({catalog, translations, art, dialogs, arguments.language});
    app::SingleStart later;
    QObject::connect(&later, &app::SingleStart::started, &window, &app::MainWindow::takeStart);
    if (isPlainStart) later.listen(app::ownServerName());
    QObject::connect(&window.hall(), &app::HallPage::loaded, &window,
                     [&window] { window.useSounds(app::loadSoundPlayer(app::soundPluginOfApplication())); });
    window.show();
    if (!arguments.game.isEmpty()) window.setUp(arguments.game);
    if (!arguments.file.isEmpty()) window.openSaga(arguments.file);
    return QApplication::exec();
}

/// Calls `say` with the texts of the system's language, for what is said without a window.
int inSystemLanguage(const std::function<int()>& say) {
    language::Translations texts(language::Translations::folderOfApplication());
    texts.use(texts.preferred());
    return say();
}

int printUsage() {
    QTextStream(stdout) << app::usage();
    return 0;
}

/// `unreadable` is an argument that is not valid UTF-8; empty if all are.
int runApplication(const QString& unreadable) {
    try {
        Arguments arguments;
        inSystemLanguage([&] {
            //: %1 what was typed; UTF-8 is how letters are stored
            const QString why = Say::tr("%1: this name is not valid UTF-8; retype it or rename the file");
            if (!unreadable.isEmpty()) throw app::UsageError(why.arg(unreadable));
            // Without Qt's own options, such as -platform, which the application has removed.
            arguments = app::readArguments(QApplication::arguments().mid(1));
            return 0;
        });
        return run(arguments);
    } catch (const std::exception& error) {
        return inSystemLanguage([&] { return fail(language::sentence(error)); });
    }
}

}

int main(int argc, char** argv) {
    QStringList given;
    for (int i = 1; i < argc; ++i) given << QString::fromLocal8Bit(argv[i]);
    const auto bad = std::find_if_not(argv + 1, argv + argc, [](const char* word) { return session::isText(word); });
    const QString unreadable = bad == argv + argc ? QString() : given[bad - argv - 1];
    if (given.contains(QStringLiteral("--version"))) {
        QTextStream(stdout) << "heorot " << HEOROT_VERSION << '\n';
        return 0;
    }
    // Without a display, too.
    if (given.contains(QStringLiteral("--help")) || given.contains(QStringLiteral("-h"))) {
        const QCoreApplication application(argc, argv);
        return inSystemLanguage(printUsage);
    }
    QApplication::setStyle(QStringLiteral("Fusion"));
    QApplication application(argc, argv);
    QApplication::setApplicationName(QStringLiteral("heorot"));
    QApplication::setApplicationVersion(QStringLiteral(HEOROT_VERSION));
    return runApplication(unreadable);
}
