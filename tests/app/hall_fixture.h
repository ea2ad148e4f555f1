// SPDX-License-Identifier: GPL-3.0-or-later
// Shared by tests of the hall: a hall of the shipped games with its own folder of sagas.
#pragma once

#include "games.h"
#include "heorot/hall_page.h"
#include "session/saga_file.h"
#include "widget_tools.h"

#include <QSignalSpy>
#include <QTemporaryDir>

#include <functional>

namespace heorot::test {

using namespace app;

class HallFixture : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase() { QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion"))); }
    void init() { sagas_ = std::make_unique<QTemporaryDir>(); }

  protected:
    HallPage& open(const QSize& size = {1024, 600}, double textScale = 1, const QString& games = gameFolder()) {
        page_.reset();
        catalog_ = std::make_unique<plugin::PluginCatalog>(
            plugin::PluginFolders{games, QStringLiteral(HEOROT_BINARY_DIR "/share/heorot/data"), {}});
        actions_.retranslate();
        page_ = std::make_unique<HallPage>(*catalog_, art_, actions_, sagas_->path());
        Settings settings;
        settings.textScale = textScale;
        page_->setSettings(settings);
        actions_.setStyle(page_->pageStyle());
        page_->resize(size);
        return *page_;
    }
    void load() {
        QSignalSpy loaded(page_.get(), &HallPage::loaded);
        QSignalSpy results(page_.get(), &HallPage::resultsShown);
        page_->show();
        if (loaded.isEmpty() && !loaded.wait()) qFatal("the hall is not loaded");
        if (results.isEmpty() && !results.wait()) qFatal("the hall shows no results");
        QCoreApplication::processEvents();
    }
    static QString gameFolder() { return QStringLiteral(HEOROT_BINARY_DIR "/lib/heorot/games"); }
    /// A saga of The Movie, finished if `ended`, otherwise at its beginning.
    QString keepSaga(const char* name, bool ended, const QDateTime& saved) {
        const auto& game = movie_.module();
        const session::NewGame begun = newGame(QStringLiteral("movie"), {"human", "easy"});
        auto match = game.newMatch(begun.setup, begun.seating, {});
        while (ended && !match->isOver()) match->play(game.think(*match, ai::Level::Random, match->moves().size()));
        const QString path = sagas_->filePath(QLatin1String(name));
        session::saveSaga(path, game, *match);
        QFile file(path);
        if (!file.open(QIODevice::ReadWrite) || !file.setFileTime(saved, QFileDevice::FileModificationTime))
            qFatal("the saga has no date");
        return path;
    }

    /// Changes the text but keeps the date.
    static void alter(const QString& path, const std::function<void(std::string&)>& change) {
        QFile file(path);
        const QDateTime saved = QFileInfo(path).lastModified();
        if (!file.open(QIODevice::ReadWrite)) qFatal("the saga cannot be altered");
        std::string text = file.readAll().toStdString();
        change(text);
        file.resize(0);
        file.write(QByteArray::fromStdString(text));
        file.flush();
        file.setFileTime(saved, QFileDevice::FileModificationTime);
    }

    ShippedGame movie_{QStringLiteral("movie")};
    ui::ArtCache art_;
    QWidget owner_;
    WindowActions actions_{owner_};
    std::unique_ptr<QTemporaryDir> sagas_;
    std::unique_ptr<plugin::PluginCatalog> catalog_;
    std::unique_ptr<HallPage> page_;
    const QDateTime today_ = QDateTime::currentDateTime();
};

}
