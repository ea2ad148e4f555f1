// SPDX-License-Identifier: GPL-3.0-or-later
// Shared by tests of the table page: a page with its own session, its parts by name, its board by keys and mouse.
#pragma once

#include "games.h"
#include "heorot/moment_layer.h"
#include "heorot/table_page.h"
#include "ui/art_cache.h"

#include <QRegularExpression>
#include <QStandardPaths>
#include <QStyleFactory>
#include <QTemporaryDir>
#include <QTest>

namespace heorot::test {

class TableFixture : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase() {
        QStandardPaths::setTestModeEnabled(true);
        QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
    }
    void init() {
        // Limitations of the offscreen platform do not concern the page.
        QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support )")));
        folder_ = std::make_unique<QTemporaryDir>();
    }
    void cleanup() { page_.reset(); }

  protected:
    app::TablePage& open(const std::vector<std::string>& players, const app::Settings& settings = quickSettings(),
                         QSize size = {1920, 1080}, const game::GameModule* game = nullptr) {
        if (!game) game = &sample_.module();
        auto session =
            std::make_unique<session::Session>(*game, newGame(QString::fromStdString(game->id()), players),
                                               folder_->filePath(QStringLiteral("a.saga")), optionsOf(settings));
        return open(std::move(session), settings, size);
    }
    app::TablePage& open(std::unique_ptr<session::Session> session, const app::Settings& settings, QSize size) {
        session->setLeastPace(0);
        page_ = std::make_unique<app::TablePage>(std::move(session), settings, art_);
        part<app::HandOverCard>("handOverCard")->setDelay(0);
        page_->resize(size);
        page_->show();
        page_->activateWindow();
        if (!QTest::qWaitForWindowActive(page_.get())) qFatal("the window does not become active");
        page_->begin();
        return *page_;
    }
    template <class Widget>
    Widget* part(const char* name) {
        auto* widget = page_->findChild<Widget*>(QLatin1String(name));
        if (!widget) qFatal("there is no '%s'", name);
        return widget;
    }
    void press(const char* button) { QTest::mouseClick(part<QWidget>(button), Qt::LeftButton); }
    void key(int key, Qt::KeyboardModifiers with = Qt::NoModifier) {
        QTest::keyClick(&page_->board().board(), static_cast<Qt::Key>(key), with);
    }
    /// Presses the first available spots until a decision is made.
    void decide() {
        auto* moments = part<app::MomentLayer>("momentLayer");
        while (moments->isPlaying()) QTest::keyClick(moments, Qt::Key_Space);
        const std::size_t before = page_->session().match().moves().size();
        while (page_->session().match().moves().size() == before) {
            const QStringList lit = page_->board().chooser().lit();
            if (lit.isEmpty()) qFatal("nothing is lit");
            QTest::mouseClick(&page_->board().board(), Qt::LeftButton, {},
                              page_->board().board().spotArea(lit.first()).center().toPoint());
        }
    }

    SampleGame sample_;
    ShippedGame movie_{QStringLiteral("movie")};
    ui::ArtCache art_;
    std::unique_ptr<QTemporaryDir> folder_;
    std::unique_ptr<app::TablePage> page_;
};

}
