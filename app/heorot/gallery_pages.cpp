// SPDX-License-Identifier: GPL-3.0-or-later
#include "heorot/gallery_pages.h"

#include "heorot/coach_page.h"
#include "heorot/moment_layer.h"
#include "record/file_error.h"

#include <QCoreApplication>
#include <QEventLoop>
#include <QMouseEvent>

namespace heorot::app {

using record::Fault;

namespace {

/// The table after a line of the log, some lines ago.
void showPast(TablePage& page) {
    int ago = 5;
    for (std::size_t move = page.session().match().moves().size(); move-- > 0;)
        if (!page.session().report(move, page.session().viewer()).lines.empty() && --ago == 0)
            emit page.findChild<LogPanel*>()->moveChosen(move, {});
}

}

void showCard(TablePage& page, GalleryTable::Card card) {
    session::Session& session = page.session();
    session.closeHint();
    emit page.findChild<WhyCard*>()->closed();
    const auto wait = [](const auto& isDone) {
        while (!isDone()) QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    };
    switch (card) {
    case GalleryTable::Card::Hint: {
        constexpr int enough = 1000;
        page.actions().hint->trigger();
        wait([&] {
            return !session.isHintOpen() ||
                   (session.hint() && (session.hint()->iterations >= enough || !session.isHintRefining()));
        });
        return;
    }
    case GalleryTable::Card::Why: return page.actions().why->trigger();
    case GalleryTable::Card::Chapter:
        emit page.findChild<LogPanel*>()->chapterChosen(session.chapters().size() - 2);
        return;
    case GalleryTable::Card::Ledger:
        page.actions().log->setChecked(false);
        page.actions().log->trigger();
        return page.findChild<QToolButton*>(QStringLiteral("ledger"))->setChecked(true);
    case GalleryTable::Card::Recap: return page.actions().later->trigger();
    case GalleryTable::Card::Past: return showPast(page);
    case GalleryTable::Card::Coach: break;
    }
    constexpr int iterations = 40;
    auto& coach = *page.findChild<CoachPage*>();
    coach.review(0, {.iterations = iterations});
    wait([&] { return coach.isDone(); });
}

void pointAt(ui::BoardWidget& board, const QString& id) {
    const game::Spot* spot = board.scene().find(id);
    if (!spot) throw record::FileError(id.toStdString(), 0, Fault::tr("the table has no such spot to point at"));
    const QPointF at = board.spotArea(id).center();
    QMouseEvent move(QEvent::MouseMove, at, board.mapToGlobal(at), Qt::NoButton, Qt::NoButton, Qt::NoModifier);
    QCoreApplication::sendEvent(&board, &move);
}

void showMoment(TablePage& page) {
    const record::AnyMatch& match = page.session().match();
    for (std::size_t move = match.moves().size(); move-- > 0;) {
        auto moments = page.session().view()->moments(match, move, page.session().momentViewer(), page.board().look());
        if (moments.empty()) continue;
        moments.erase(moments.begin(), moments.begin() + static_cast<std::ptrdiff_t>(moments.size() / 2));
        page.findChild<MomentLayer*>()->play(std::move(moments), std::nullopt);
        return;
    }
}

}
