// SPDX-License-Identifier: GPL-3.0-or-later
#include "heorot/seats_menu.h"

#include "game/characters.h"
#include "game/position.h"
#include "language/capitals.h"

#include <QEvent>

namespace heorot::app {

SeatsMenu::SeatsMenu(session::Session& session, QWidget* parent) : QMenu(parent), session_(session) {
    setObjectName(QStringLiteral("seatsMenu"));
    refresh();
}

void SeatsMenu::refresh() {
    const record::AnyMatch& match = session_.match();
    // An open menu must not change under the mouse.
    Shown now{match.seating().players, match.isOver()};
    if (shown_ == now) return;
    shown_ = std::move(now);
    //: A menu of the table: who plays the seats
    setTitle(tr("Players"));
    qDeleteAll(findChildren<QMenu*>(QString(), Qt::FindDirectChildrenOnly));
    clear();
    for (engine::Seat seat = 0; seat < match.setup().seats; ++seat) {
        const QString name = game::nameOf(match.seating(), seat).replace(u'&', QLatin1String("&&"));
        if (session_.isPerson(seat)) addLevels(seat, name);
        if (session_.isAway(seat))
            //: A menu: the person comes back to its seat; %1 its name
            on(addAction(tr("%1 plays again").arg(name)), [this, seat] { session_.handBack(seat); });
    }
    menuAction()->setEnabled(!match.isOver() && !isEmpty());
}

void SeatsMenu::addLevels(engine::Seat seat, const QString& name) {
    //: A menu of levels: a computer player takes a person's seat; %1 the person's name
    QMenu* levels = addMenu(tr("Let the computer play for %1").arg(name));
    levels->setObjectName(QStringLiteral("takeOver%1").arg(seat));
    for (const std::string& word : session_.game().computerPlayers()) {
        const ai::Level level = *ai::levelOf(word);
        if (!ai::isForPeople(level)) continue;
        QAction* action = levels->addAction(language::capitalized(game::levelText(level)));
        action->setObjectName(QString::fromStdString(word));
        if (level == ai::Level::Medium) levels->setDefaultAction(action);
        on(action, [this, seat, level] { session_.takeOver(seat, level); });
    }
}

QMenu* SeatsMenu::levelsOf(engine::Seat seat) const {
    return findChild<QMenu*>(QStringLiteral("takeOver%1").arg(seat));
}

/// Later, because it replaces the menu's actions.
void SeatsMenu::on(QAction* action, const std::function<void()>& what) {
    connect(action, &QAction::triggered, this, what, Qt::QueuedConnection);
}

void SeatsMenu::changeEvent(QEvent* event) {
    QMenu::changeEvent(event);
    if (event->type() != QEvent::LanguageChange) return;
    shown_.reset();
    refresh();
}

}
