// SPDX-License-Identifier: GPL-3.0-or-later
// What tests of the set-up page share: a page of a game, its parts by name, its controls pressed as people do.
#pragma once

#include "games.h"
#include "heorot/setup_page.h"
#include "ui/art_cache.h"
#include "widgets.h"

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
        const plugin::GameModule& game = shipped ? movie_.module() : sample_.module();
        const plugin::GameMeta meta{
            QString::fromStdString(game.id()), game.words().title(), game.minSeats(), game.maxSeats(), 30, 60};
    }
