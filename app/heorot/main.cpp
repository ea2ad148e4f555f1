// SPDX-License-Identifier: GPL-3.0-or-later
// heorot: the hall and its tables in a window.
#include "heorot/arguments.h"
#include "heorot/gallery.h"
#include "heorot/main_window.h"
#include "heorot/window_benchmark.h"
#include "language/translations.h"
#include "plugin/catalog.h"
#include "session/saga_file.h"
#include "ui/accessible_board.h"
#include "ui/art_cache.h"

#include <QApplication>
#include <QDir>
#include <QTextStream>

namespace {

using namespace heorot;
using app::Arguments;

constexpr int usageError = 2;

int fail(const QString& sentence) {
    QTextStream(stderr) << "heorot: " << sentence << '\n';
    return usageError;
}

void mayStart(const Arguments& arguments, const plugin::PluginCatalog& catalog,
              const language::Translations& translations) {
    const auto refuse = [](const QString& what, const QStringList& known) {
        throw app::UsageError(known.isEmpty()
                                  ? QStringLiteral("%1; there are none").arg(what)
                                  : QStringLiteral("%1; there are: %2").arg(what, known.join(QStringLiteral(", "))));
    };
    if (!arguments.game.isEmpty() && !catalog.ids().contains(arguments.game))
        refuse(QStringLiteral("there is no game '%1'").arg(arguments.game), catalog.ids());
    if (!arguments.language.isEmpty() && !translations.speaks(arguments.language))
        refuse(QStringLiteral("there is no language '%1'").arg(arguments.language), translations.languages());
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
        if (!arguments.language.isEmpty()) selection.languages = QStringList{arguments.language};
        const int pictures = app::writeGallery(catalog, translations, arguments.gallery, selection);
        QTextStream(stdout) << pictures << " pictures, see "
                            << QDir(arguments.gallery).filePath(QStringLiteral("index.html")) << '\n';
        return 0;
    }
    ui::ArtCache art;
    app::PlainDialogs dialogs;
    if (arguments.task == Arguments::Task::Bench)
        return app::runWindowBenchmark({catalog, translations, art, dialogs, arguments.language});
    app::MainWindow window({catalog, translations, art, dialogs, arguments.language});
    window.show();
    if (!arguments.game.isEmpty()) window.setUp(arguments.game);
    if (!arguments.file.isEmpty()) window.openSaga(arguments.file);
    return QApplication::exec();
}

}

int main(int argc, char** argv) {
    try {
        QStringList given;
        for (int i = 1; i < argc; ++i) given << QString::fromLocal8Bit(argv[i]);
        for (int i = 1; i < argc; ++i)
            if (!session::isText(argv[i]))
                return fail(QStringLiteral("%1: this name is not valid UTF-8; type or rename it so").arg(given[i - 1]));
        // The application below removes Qt's own options, such as -platform.
        if (given.contains(QStringLiteral("--help")) || given.contains(QStringLiteral("-h"))) {
            QTextStream(stdout) << app::usage();
            return 0;
        }
        if (given.contains(QStringLiteral("--version"))) {
            QTextStream(stdout) << "heorot " << HEOROT_VERSION << '\n';
            return 0;
        }
        QApplication::setStyle(QStringLiteral("Fusion"));
        QApplication application(argc, argv);
        QApplication::setApplicationName(QStringLiteral("heorot"));
        QApplication::setApplicationVersion(QStringLiteral(HEOROT_VERSION));
        return run(app::readArguments(QApplication::arguments().mid(1)));
    } catch (const std::exception& error) {
        return fail(QString::fromUtf8(error.what()));
    }
}
