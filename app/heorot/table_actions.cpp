// SPDX-License-Identifier: GPL-3.0-or-later
#include "heorot/table_actions.h"

#include <QCoreApplication>

namespace heorot::app {

namespace {

struct Say {
    Q_DECLARE_TR_FUNCTIONS(TableActions)
};

QAction* make(QWidget& page, const char* name, const QList<QKeySequence>& keys = {}) {
    auto* action = new QAction(&page);
    action->setObjectName(QLatin1String(name));
    action->setShortcuts(keys);
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    action->setAutoRepeat(false);
    page.addAction(action);
    return action;
}

void name(QAction* action, const QString& text, const QString& tip) {
    action->setText(text);
    const QString key = action->shortcut().toString(QKeySequence::NativeText);
    //: %1 a sentence that says what a button does, %2 its key
    action->setToolTip(key.isEmpty() ? tip : Say::tr("%1 (%2)").arg(tip, key));
}

}

TableActions::TableActions(QWidget& page)
    : home(make(page, "home")), undo(make(page, "undo", {QKeySequence(Qt::CTRL | Qt::Key_Z)})),
      redo(make(page, "redo", {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), QKeySequence(Qt::CTRL | Qt::Key_Y)})),
      reset(make(page, "reset", {QKeySequence(Qt::CTRL | Qt::Key_R)})),
      hint(make(page, "hint", {QKeySequence(Qt::Key_H)})), why(make(page, "why", {QKeySequence(Qt::Key_W)})),
      pause(make(page, "pause", {QKeySequence(Qt::Key_P)})), step(make(page, "step", {QKeySequence(Qt::Key_N)})),
      rules(make(page, "rules", {QKeySequence(Qt::Key_F1)})),
      box(make(page, "box", {QKeySequence(Qt::CTRL | Qt::Key_B)})), log(make(page, "log", {QKeySequence(Qt::Key_L)})),
      fullScreen(make(page, "fullScreen", {QKeySequence(Qt::Key_F11)})), settings(make(page, "settings")),
      saveAs(make(page, "saveAs", {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S)})),
      open(make(page, "open", {QKeySequence(Qt::CTRL | Qt::Key_O)})),
      keys(make(page, "keys", {QKeySequence(Qt::Key_Question)})),
      earlier(make(page, "earlier", {QKeySequence(Qt::ALT | Qt::Key_Left)})),
      later(make(page, "later", {QKeySequence(Qt::ALT | Qt::Key_Right)})),
      before(make(page, "before", {QKeySequence(Qt::ALT | Qt::Key_Down)})) {
    pause->setCheckable(true);
    log->setCheckable(true);
}

std::vector<QAction*> TableActions::all() const {
    return {undo,   redo,  reset, hint,       why,      pause,  step, log,  earlier, later,
            before, rules, box,   fullScreen, settings, saveAs, open, keys, home};
}

void TableActions::retranslate(bool paused) {
    name(home, Say::tr("Back to the hall"), Say::tr("Leave the table; the game is saved."));
    setUndoTip({});
    //: Plays what was taken back again
    name(redo, Say::tr("Redo"), Say::tr("Replay what was taken back."));
    name(reset, Say::tr("Reset turn"), Say::tr("Take back this whole turn."));
    //: Points out a choice
    name(hint, Say::tr("Hint"), Say::tr("Show what the best computer player would do, and why."));
    //: Explains the last move of a computer player
    name(why, Say::tr("Why?"), Say::tr("Show why a computer player made its last move."));
    if (paused)
        name(pause, Say::tr("Resume"), Say::tr("Let the computer players continue."));
    else
        //: Makes the computer players wait
        name(pause, Say::tr("Pause"), Say::tr("Make the computer players wait."));
    name(step, Say::tr("One step"), Say::tr("Let one computer player move, then wait again."));
    //: Opens the handbook of the game
    name(rules, Say::tr("Handbook"), Say::tr("Open the handbook at what you point at, or close it."));
    //: Opens the list of everything in the game’s box
    name(box, Say::tr("Open box"), Say::tr("Look at every card, tile, and number in the game."));
    //: The list of what happened
    name(log, Say::tr("Log"), Say::tr("Open or close the log."));
    name(fullScreen, Say::tr("Full screen"), Say::tr("Enter or leave full screen."));
    //: Opens the settings
    name(settings, Say::tr("Settings"), Say::tr("Change how the program looks and how much it helps."));
    name(saveAs, Say::tr("Save as…"), Say::tr("Save the game to a file of your choice."));
    name(open, Say::tr("Open…"), Say::tr("Open another saved game."));
    const QString others = Say::tr("Show what the others did since your turn, move by move.");
    name(earlier, Say::tr("What the others did: previous move"), others);
    name(later, Say::tr("What the others did: next move"), others);
    name(before, Say::tr("What the others did: the table before the move, and back"), others);
    //: Opens the list of keys
    name(keys, Say::tr("Keys"), Say::tr("List all keys."));
}

void TableActions::setUndoTip(const QString& whyNot) {
    //: Takes the last decision back
    name(undo, Say::tr("Undo"), whyNot.isEmpty() ? Say::tr("Take back the last decision.") : whyNot);
}

void TableActions::setStyle(const PageStyle& style, bool paused) {
    const int size = qRound((style.look.compact() ? 20 : 24) * style.tableScale);
    const std::pair<QAction*, const char*> icons[] = {{home, "home"},
                                                      {undo, "undo"},
                                                      {redo, "redo"},
                                                      {reset, "reset-turn"},
                                                      {hint, "hint"},
                                                      {why, "why"},
                                                      {step, "step"},
                                                      {rules, "rules"},
                                                      {box, "cards"},
                                                      {log, "log"},
                                                      {settings, "settings"},
                                                      {saveAs, "save-as"},
                                                      {fullScreen, "full-screen"},
                                                      {open, "open"},
                                                      {keys, "keys"},
                                                      {pause, paused ? "play" : "pause"},
                                                      {earlier, "back"},
                                                      {later, "forward"},
                                                      {before, "time"}};
    for (const auto& [action, icon] : icons)
        action->setIcon(style.icon(QLatin1String("icons/") + QLatin1String(icon), size, game::Tone::OnDark));
    if (paused) pause->setIcon(style.icon(QStringLiteral("icons/play"), size, game::Tone::Night));
}

}
