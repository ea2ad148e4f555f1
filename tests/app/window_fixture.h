// SPDX-License-Identifier: GPL-3.0-or-later
// Shared by tests of the window: the window with the sample game, its own settings and sagas, and prepared answers
// instead of dialogs.
#pragma once

#include "games.h"
#include "heorot/main_window.h"
#include "session/saga_file.h"
#include "widget_tools.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>

namespace heorot::test {

using namespace app;

/// Gives the test's answers and records messages.
class Answers final : public Dialogs {
  public:
    QString fileToOpen(QWidget*, const QString& folder) override {
        shown << folder;
        return file;
    }
    QString fileToSave(QWidget*, const QString& proposed) override {
        shown << proposed;
        return names.isEmpty() ? file : names.takeFirst();
    }
    QString correctionsToOpen(QWidget*) override { return file; }
    QString correctionsToSave(QWidget*, const QString& proposed) override {
        shown << proposed;
        return file;
    }
    bool mayReplace(QWidget*, const QString& sentence) override {
        asked << sentence;
        return replaces;
    }
    QString fileToWrite(QWidget*, const QString& proposed, const QString&, const QString&) override {
        shown << proposed;
        return file;
    }
    bool mayRemove(QWidget*, const QString& sentence) override {
        asked << sentence;
        return removes;
    }
    Unsaved leaveUnsaved(QWidget*) override {
        ++unsavedAsked;
        return unsaved;
    }
    void showMessage(QWidget*, const QString& sentence) override { told << sentence; }

    QString file;
    /// Typed one after the other, before `file`.
    QStringList names;
    bool replaces = false;
    bool removes = false;
    Unsaved unsaved = Unsaved::Stay;

    QStringList shown;
    QStringList asked;
    int unsavedAsked = 0;
    QStringList told;
};

class WindowFixture : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase() { QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion"))); }
    void init() {
        ownSettings_ = std::make_unique<OwnSettings>();
        home_ = std::make_unique<QTemporaryDir>();
        // Sagas of this test only, even if it runs twice at the same time.
        qputenv("XDG_DATA_HOME", QFile::encodeName(home_->path()));
        answers_ = {};
    }
    void cleanup() { window_.reset(); }

  protected:
    MainWindow& open() {
        window_.reset();
        window_ = std::make_unique<MainWindow>(WindowServices{catalog_, translations_, art_, answers_});
        window_->resize(1024, 600);
        QSignalSpy loaded(&window_->hall(), &HallPage::loaded);
        window_->show();
        window_->activateWindow();
        if (!QTest::qWaitForWindowActive(window_.get())) qFatal("the window does not become active");
        if (loaded.isEmpty() && !loaded.wait()) qFatal("the hall is not loaded");
        return *window_;
    }
    void click(const char* name) {
        auto* button = window_->findChild<QAbstractButton*>(QLatin1String(name));
        if (!button || !button->isVisible()) qFatal("there is no button %s", name);
        QTest::mouseClick(button, Qt::LeftButton);
    }

    plugin::PluginCatalog catalog_{
        {QStringLiteral(HEOROT_BINARY_DIR "/tests/games"), QStringLiteral(HEOROT_BINARY_DIR "/tests/data"), {}}};
    language::Translations translations_{QString()};
    ui::ArtCache art_;
    std::unique_ptr<OwnSettings> ownSettings_;
    std::unique_ptr<QTemporaryDir> home_;
    Answers answers_;
    std::unique_ptr<MainWindow> window_;
};

}
