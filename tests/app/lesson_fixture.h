// SPDX-License-Identifier: GPL-3.0-or-later
// Shared by tests of lessons: the shipped lessons and games, and a page that plays one.
#pragma once

#include "games.h"
#include "heorot/lesson_page.h"
#include "widget_tools.h"

#include <QDir>
#include <QStandardPaths>

#include <map>

namespace heorot::test {

using namespace app;

class LessonFixture : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase() { QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion"))); }
    void init() {
        QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support )")));
        ownSettings_ = std::make_unique<OwnSettings>();
    }
    void cleanup() { page_.reset(); }

  protected:
    static constexpr std::array<const char*, 3> games{"legend", "movie", "raiders"};

    const game::GameModule& moduleOf(const QString& game) {
        auto& shipped = shipped_[game];
        if (!shipped) shipped = std::make_unique<ShippedGame>(game);
        return shipped->module();
    }
    static std::vector<std::filesystem::path> filesOf(const QString& game) {
        return session::lessonFiles(QStringLiteral(HEOROT_SOURCE_DIR "/resources/lessons"), game.toStdString());
    }
    template <class What>
    static void eachLesson(const What& what) {
        for (const char* id : games) {
            const QString game = QString::fromLatin1(id);
            for (const auto& file : filesOf(game))
                what(game, QString::fromStdString(file.string()),
                     game + u' ' + QString::fromStdString(file.stem().string()));
        }
    }
    static void lessonRows() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("file");
        eachLesson([](const QString& game, const QString& file, const QString& name) {
            QTest::newRow(qPrintable(name)) << game << file;
        });
    }
    record::Lesson lessonAt(const QString& game, const QString& file) {
        return record::readLesson(file.toStdString(), game::finderOf(moduleOf(game)));
    }
    LessonPage& open(const QString& game, QSize size, std::size_t lesson = 0, std::size_t step = 0) {
        page_ = std::make_unique<LessonPage>(LessonChoice{moduleOf(game), filesOf(game), lesson, step},
                                             QStringLiteral("Ada"), quickSettings(), art_);
        page_->run().setPace(0);
        page_->resize(size);
        page_->show();
        page_->activateWindow();
        if (!QTest::qWaitForWindowActive(page_.get())) qFatal("the window does not become active");
        page_->begin();
        page_->setFocus();
        return *page_;
    }
    template <class Widget>
    Widget* part(const char* name) {
        auto* widget = page_->findChild<Widget*>(QLatin1String(name));
        if (!widget) qFatal("there is no '%s'", name);
        return widget;
    }
    ui::BoardWidget& board() { return page_->table().board().board(); }

    std::map<QString, std::unique_ptr<ShippedGame>> shipped_;
    ui::ArtCache art_;
    std::unique_ptr<OwnSettings> ownSettings_;
    std::unique_ptr<LessonPage> page_;
};

}
