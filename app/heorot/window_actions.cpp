// SPDX-License-Identifier: GPL-3.0-or-later
#include "heorot/window_actions.h"

#include <QCoreApplication>

namespace heorot::app {

namespace {

struct Say {
    Q_DECLARE_TR_FUNCTIONS(WindowActions)
};

QAction* make(QWidget& window, const char* name, const QKeySequence& key = {}) {
    auto* action = new QAction(&window);
    action->setObjectName(QLatin1String(name));
    action->setShortcut(key);
    action->setAutoRepeat(false);
    window.addAction(action);
    return action;
}

void name(QAction* action, const QString& text, const QString& tip) {
    action->setText(text);
    const QString key = action->shortcut().toString(QKeySequence::NativeText);
    //: %1 a sentence that says what a button does, %2 its key
    action->setToolTip(key.isEmpty() ? tip : Say::tr("%1 (%2)").arg(tip, key));
}

}

WindowActions::WindowActions(QWidget& window)
    : newGame(make(window, "newGame", QKeySequence(Qt::CTRL | Qt::Key_N))),
      open(make(window, "open", QKeySequence(Qt::CTRL | Qt::Key_O))),
      sagas(make(window, "sagas", QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_O))),
      statistics(make(window, "statistics", QKeySequence(Qt::CTRL | Qt::Key_T))),
      settings(make(window, "settings", QKeySequence(Qt::CTRL | Qt::Key_Comma))),
      report(make(window, "report", QKeySequence(Qt::SHIFT | Qt::Key_F1))), about(make(window, "about")),
      fullScreen(make(window, "fullScreen", QKeySequence(Qt::Key_F11))),
      keys(make(window, "keys", QKeySequence(Qt::Key_Question))),
      texts(make(window, "texts", QKeySequence(Qt::Key_F2))),
      quit(make(window, "quit", QKeySequence(Qt::CTRL | Qt::Key_Q))) {
    about->setMenuRole(QAction::AboutRole);
    settings->setMenuRole(QAction::PreferencesRole);
    quit->setMenuRole(QAction::QuitRole);
    retranslate();
}

void WindowActions::setTableShown(bool shown) {
    for (QAction* action : {open, sagas, fullScreen, keys}) action->setEnabled(!shown);
}

void WindowActions::retranslate() {
    //: Begins another game
    name(newGame, Say::tr("New game"), Say::tr("Choose players and options, and begin."));
    name(open, Say::tr("Open a saga"), Say::tr("Resume a saved game."));
    //: Opens the list of saved games
    name(sagas, Say::tr("Sagas"), Say::tr("List all saved games."));
    //: Opens the page with the results of finished games
    name(statistics, Say::tr("Statistics"), Say::tr("See the results of finished games."));
    //: Opens the settings
    name(settings, Say::tr("Settings"), Say::tr("Change how the program looks and how much it helps."));
    //: Opens a dialog that saves what is needed to look into a problem
    name(report, Say::tr("Report a problem…"), Say::tr("Save a file that lets someone else look into a problem."));
    //: Opens a page about the program
    name(about, Say::tr("About"), Say::tr("See what this program is, and which games it found."));
    name(fullScreen, Say::tr("Full screen"), Say::tr("Enter or leave full screen."));
    //: Opens the list of keys
    name(keys, Say::tr("Keys"), Say::tr("List all keys."));
    //: For translators: opens a window that says where each text comes from
    name(texts, Say::tr("Texts on this screen"), Say::tr("For translators: see where a text comes from."));
    //: Ends the program
    name(quit, Say::tr("Quit"), Say::tr("Leave the program; games are saved."));
}

void WindowActions::setStyle(const PageStyle& style) {
    const std::pair<QAction*, const char*> icons[] = {
        {newGame, "new"},       {open, "open"},      {sagas, "saga"},  {statistics, "chart"},
        {settings, "settings"}, {report, "warning"}, {about, "about"}, {fullScreen, "full-screen"},
        {keys, "keys"},         {texts, "language"}, {quit, "quit"}};
    for (const auto& [action, icon] : icons)
        action->setIcon(style.icon(QLatin1String("icons/") + QLatin1String(icon), 24, game::Tone::OnDark));
}

}
