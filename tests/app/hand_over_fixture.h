// SPDX-License-Identifier: GPL-3.0-or-later
// Shared by tests of tables that pass from person to person.
#pragma once

#include "table_fixture.h"

namespace heorot::test {

class HandOverFixture : public TableFixture {
    Q_OBJECT

  protected:
    /// In milliseconds; longer than any test.
    static constexpr int never = 3'600'000;

    app::HandOverCard& card() { return *part<app::HandOverCard>("handOverCard"); }
    QPushButton& take() { return *part<QPushButton>("takeTable"); }
    session::Session& session() { return page_->session(); }
    engine::Seat waiting() { return session().waitingFor(); }
    /// The first person has bid; the card asks the second and cannot be taken yet.
    void handOver() {
        open({"human", "human"});
        press("takeTable");
        card().setDelay(never);
        QVERIFY(play(session(), "bid done"));
        QCOMPARE(waiting(), engine::Seat{1});
    }
};

}
