// SPDX-License-Identifier: GPL-3.0-or-later
// The handbook beside a table, for tests of the window.
#pragma once

#include "heorot/handbook_view.h"
#include "table_fixture.h"

namespace heorot::test {

class HandbookFixture : public TableFixture {
  protected:
    app::HandbookView& opened(app::TablePage& page) {
        page.actions().rules->trigger();
        return *part<app::HandbookView>("handbook");
    }
    static QString anchorOf(app::HandbookView& view) {
        return view.shown() ? view.book()->sections()[*view.shown()].anchor : QString();
    }
    /// The first section with a picture.
    static std::size_t pictured(const handbook::Handbook& book) {
        for (std::size_t i = 0; i < book.sections().size(); ++i)
            for (const handbook::Block& block : book.sections()[i].blocks)
                if (block.kind == handbook::Block::Kind::Picture) return i;
        qFatal("there is no picture");
    }
};

}
