// SPDX-License-Identifier: GPL-3.0-or-later
// A visible board with the small scene, for tests that press it.
#pragma once

#include "small_scene.h"
#include "ui/board_widget.h"

#include <QSignalSpy>
#include <QTest>

namespace heorot::test {

inline const QString space0 = QStringLiteral("space/0"), space1 = QStringLiteral("space/1"),
                     space2 = QStringLiteral("space/2"), space3 = QStringLiteral("space/3"),
                     hand0 = QStringLiteral("hand/0"), hand1 = QStringLiteral("hand/1"),
                     pass = QStringLiteral("choice/pass");

struct Board {
    ui::ArtCache art;
    ui::BoardWidget widget{art};
    QSignalSpy chosen{&widget, &ui::BoardWidget::chosen};
    QSignalSpy pointed{&widget, &ui::BoardWidget::pointed};

    Board() {
        widget.resize(1024, 600);
        widget.setLook(smallLook());
        widget.setScene(table());
        widget.show();
    }
    /// Returns whether the board has the keyboard focus.
    bool focus() {
        widget.activateWindow();
        widget.setFocus();
        return QTest::qWaitForWindowActive(widget.window()) && widget.hasFocus();
    }
    QPoint middle(const QString& spot) const { return widget.spotArea(spot).center().toPoint(); }
    static QString last(const QSignalSpy& spy) { return spy.isEmpty() ? QString() : spy.last().first().toString(); }
};

}
