// SPDX-License-Identifier: GPL-3.0-or-later
#include "heorot/replay_actions.h"

#include <QCoreApplication>

namespace heorot::app {

namespace {

struct Say {
    Q_DECLARE_TR_FUNCTIONS(ReplayActions)
};

QAction* make(QWidget& page, const char* name, const QList<QKeySequence>& keys) {
    auto* action = new QAction(&page);
    action->setObjectName(QLatin1String(name));
    action->setShortcuts(keys);
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    return action;
}

QAction* makeForPage(QWidget& page, const char* name, const QList<QKeySequence>& keys) {
    QAction* action = make(page, name, keys);
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

ReplayActions::ReplayActions(QWidget& page)
    : play(make(page, "replayPlay", {QKeySequence(Qt::Key_Space)})),
      back(make(page, "replayBack", {QKeySequence(Qt::Key_Left)})),
      forward(make(page, "replayForward", {QKeySequence(Qt::Key_Right)})),
      turnBack(make(page, "replayTurnBack", {QKeySequence(Qt::SHIFT | Qt::Key_Left)})),
      turnForward(make(page, "replayTurnForward", {QKeySequence(Qt::SHIFT | Qt::Key_Right)})),
      markBack(make(page, "replayMarkBack", {QKeySequence(Qt::CTRL | Qt::Key_Left), QKeySequence(Qt::Key_PageUp)})),
      markForward(
          make(page, "replayMarkForward", {QKeySequence(Qt::CTRL | Qt::Key_Right), QKeySequence(Qt::Key_PageDown)})),
      start(make(page, "replayStart", {QKeySequence(Qt::Key_Home)})),
      end(make(page, "replayEnd", {QKeySequence(Qt::Key_End)})),
      slower(makeForPage(page, "replaySlower", {QKeySequence(Qt::Key_Minus)})),
      faster(makeForPage(page, "replayFaster", {QKeySequence(Qt::Key_Plus)})),
      perspective(makeForPage(page, "replayPerspective", {QKeySequence(Qt::Key_V)})),
      playOn(makeForPage(page, "replayPlayOn", {QKeySequence(Qt::Key_P)})),
      log(makeForPage(page, "replayLog", {QKeySequence(Qt::Key_L)})),
      rules(makeForPage(page, "replayRules", {QKeySequence(Qt::Key_F1)})),
      settings(makeForPage(page, "replaySettings", {})),
      fullScreen(makeForPage(page, "replayFullScreen", {QKeySequence(Qt::Key_F11)})),
      keys(makeForPage(page, "replayKeys", {QKeySequence(Qt::Key_Question)})),
      leave(makeForPage(page, "replayLeave", {QKeySequence(Qt::Key_Escape)})) {
    play->setAutoRepeat(false);
    log->setCheckable(true);
}

std::vector<QAction*> ReplayActions::all() const {
    return {play,   back,        forward, turnBack, turnForward, markBack, markForward, start, end,  slower,
            faster, perspective, playOn,  log,      rules,       settings, fullScreen,  keys,  leave};
}

void ReplayActions::retranslate(bool isPlaying) {
    if (isPlaying)
        //: Stops the replay of a game
        name(play, Say::tr("Pause"), Say::tr("Stop here."));
    else
        //: Plays a game as a film
        name(play, Say::tr("Play"), Say::tr("Play the game back as it happened."));
    name(back, Say::tr("Previous step"), Say::tr("Go to the previous step."));
    name(forward, Say::tr("Next step"), Say::tr("Go to the next step."));
    name(turnBack, Say::tr("Previous turn"), Say::tr("Go back to the start of a turn."));
    name(turnForward, Say::tr("Next turn"), Say::tr("Go to the start of the next turn."));
    name(markBack, Say::tr("Previous mark"),
         Say::tr("Go back to a mark: where a part of the game begins, or a battle ends."));
    name(markForward, Say::tr("Next mark"),
         Say::tr("Go to the next mark: where a part of the game begins, or a battle ends."));
    name(start, Say::tr("The start of the game"), Say::tr("Go to the start of the game."));
    name(end, Say::tr("The end of the game"), Say::tr("Go to the end of the game."));
    //: Of the speed of a replay
    name(slower, Say::tr("Slower"), Say::tr("Play slower."));
    //: Of the speed of a replay
    name(faster, Say::tr("Faster"), Say::tr("Play faster."));
    //: Whose hand and hidden pieces are shown in a replay
    name(perspective, Say::tr("Perspective"), Say::tr("Choose whose hand you see."));
    //: A new game that begins with the position shown
    name(playOn, Say::tr("Play on from here"), Say::tr("Play on from here, as a new game."));
    //: The list of what happened
    name(log, Say::tr("Log"), Say::tr("Open or close the log."));
    //: The rules of a game
    name(rules, Say::tr("Handbook"), Say::tr("Open the handbook."));
    //: Opens the settings
    name(settings, Say::tr("Settings"), Say::tr("Change how the program looks and how much it helps."));
    name(fullScreen, Say::tr("Full screen"), Say::tr("Enter or leave full screen."));
    //: Opens the list of keys
    name(keys, Say::tr("Keys"), Say::tr("List all keys."));
    //: Leaves the replay of a game
    name(leave, Say::tr("Back"), Say::tr("Leave the replay."));
}

void ReplayActions::setStyle(const PageStyle& style, bool isPlaying) {
    const int size = qRound((style.look.compact() ? 20 : 24) * style.tableScale);
    const std::pair<QAction*, const char*> icons[] = {{play, isPlaying ? "pause" : "play"},
                                                      {back, "back"},
                                                      {forward, "forward"},
                                                      {turnBack, "turn-back"},
                                                      {turnForward, "turn-forward"},
                                                      {markBack, "mark-back"},
                                                      {markForward, "mark-forward"},
                                                      {log, "log"},
                                                      {rules, "rules"},
                                                      {settings, "settings"},
                                                      {keys, "keys"},
                                                      {leave, "back"},
                                                      {fullScreen, "full-screen"}};
    for (const auto& [action, icon] : icons)
        action->setIcon(style.icon(QLatin1String("icons/") + QLatin1String(icon), size, game::Tone::OnDark));
}

}
