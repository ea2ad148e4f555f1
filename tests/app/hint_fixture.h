// SPDX-License-Identifier: GPL-3.0-or-later
// Shared by tests of hints at the table: asks for one, and says what the board points out.
#pragma once

#include "heorot/hint_card.h"
#include "table_fixture.h"

namespace heorot::test {

class HintFixture : public TableFixture {
    Q_OBJECT

  protected:
    app::HintCard& hint() { return *part<app::HintCard>("hintCard"); }
    session::Session& session() { return page_->session(); }
    /// Asks and waits for the last answer.
    void askHint() {
        key(Qt::Key_H);
        if (!QTest::qWaitFor([&] { return session().hint() && !session().isHintRefining(); }, 30'000))
            qFatal("there is no hint");
    }
    /// What the board points out.
    QStringList hinted() {
        QStringList spots;
        for (const QStringList& step : page_->board().board().marks().hinted) spots << step;
        return spots;
    }
    QStringList path(engine::Action action) {
        QStringList spots;
        for (const QStringList& step : session().view()->path(session().match(), action)) spots << step;
        return spots;
    }
};

}
