// SPDX-License-Identifier: GPL-3.0-or-later
// Shared by tests of the set-up page: the page of a game, its parts by name, and its controls.
#pragma once

#include "games.h"
#include "heorot/setup_page.h"
#include "ui/art_cache.h"
#include "widget_tools.h"

#include <QSignalSpy>

namespace heorot::test {

using namespace app;

class SetupFixture : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase() { QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion"))); }
    void init() {
        QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support )")));
        useTheme(ui::ThemeId::Light, 1);
        kept_ = std::make_unique<OwnSettings>();
    }
    void cleanup() { page_.reset(); }

  protected:
    SetupPage& open(QSize size = {1920, 1080}, bool shipped = false, const Settings& settings = {}) {
        const game::GameModule& game = shipped ? movie_.module() : sample_.module();
        const plugin::GameMeta meta{
            QString::fromStdString(game.id()), game.words().title(), game.minSeats(), game.maxSeats(), 30, 60};
        page_ = std::make_unique<SetupPage>(game, meta, art_, settings);
        page_->resize(size);
        page_->show();
        page_->activateWindow();
        if (!QTest::qWaitForWindowActive(page_.get())) qFatal("the page does not become active");
        started_ = std::make_unique<QSignalSpy>(page_.get(), &SetupPage::start);
        return *page_;
    }
    template <class Widget = QWidget>
    Widget& part(const QString& name) {
        auto* widget = page_->findChild<Widget*>(name);
        if (!widget) qFatal("there is no '%s'", qPrintable(name));
        return *widget;
    }
    void press(QWidget& widget) {
        if (!canBeSeen(widget, *page_)) qFatal("'%s' cannot be seen", qPrintable(widget.objectName()));
        QTest::mouseClick(&widget, Qt::LeftButton);
    }
    void press(const char* name) { press(part(QLatin1String(name))); }
    void choose(const char* name, int index) { press(part<SegmentedControl>(QLatin1String(name)).button(index)); }
    void type(const char* name, const QString& text) {
        auto& field = part<QLineEdit>(QLatin1String(name));
        press(field);
        field.selectAll();
        QTest::keyClick(&field, Qt::Key_Delete);
        QTest::keyClicks(&field, text);
    }
    /// Opens a part that is folded away in a small window.
    void unfold(const char* name) {
        press(name);
        QCoreApplication::sendPostedEvents();
    }
    QString said(const char* name) { return part<QLabel>(QLatin1String(name)).text(); }
    bool shown(const char* name) { return part(QLatin1String(name)).isVisible(); }
    session::NewGame start() {
        press("start");
        if (started_->isEmpty()) qFatal("the game does not start");
        return started_->takeLast().first().value<session::NewGame>();
    }

    SampleGame sample_;
    ShippedGame movie_{QStringLiteral("movie")};
    ui::ArtCache art_;
    std::unique_ptr<OwnSettings> kept_;
    std::unique_ptr<SetupPage> page_;
    std::unique_ptr<QSignalSpy> started_;
};

}
