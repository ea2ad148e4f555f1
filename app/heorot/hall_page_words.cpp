// SPDX-License-Identifier: GPL-3.0-or-later
// The texts of the hall.
#include "heorot/hall_page.h"

#include <QCoreApplication>
#include <QKeySequence>

namespace heorot::app {

std::vector<std::pair<QString, QString>> HallPage::keyLines() {
    const auto text = [](Qt::Key key) { return QKeySequence(key).toString(QKeySequence::NativeText); };
    return {//: A key or keys, as printed on them
            {tr("1 to 9"), tr("Choose players and options for this game.")},
            {text(Qt::Key_L), tr("Continue the lessons of this game.")},
            {text(Qt::Key_R), tr("Open the handbook of this game.")},
            {text(Qt::Key_B), tr("Open the box of this game.")},
            //: Keys, as printed on them
            {tr("Arrow keys"), tr("Go from game to game, and up to the last saga.")},
            {text(Qt::Key_Enter), tr("Press the button that has the focus; otherwise continue the last saga.")},
            {text(Qt::Key_Tab), tr("Go to the next button.")}};
}

void HallPage::retranslateUi() {
    //: The page where games are chosen
    barTitle_->setText(tr("Hall"));
    title_->setText(QStringLiteral("Heorot"));
    subtitle_->setText(tr("The hall of sagas"));
    news_->setText(
        tiles_.empty()
            ? tr("No game is installed here.")
            : /*: %1 the version of the program */ tr("Heorot %1").arg(QCoreApplication::applicationVersion()));
    //: Keys of the hall, in one line
    keys_->setText(tr("1 to 9 open a game, L its lessons, R its handbook; Enter continues, ? lists all keys"));
    // The saga's sentence comes from the game.
    if (canContinue()) strip_->retranslate(catalog_);
    // So do the titles of the results.
    if (loaded_ && !finished_.empty()) showResults();
    if (loaded_) QMetaObject::invokeMethod(this, &HallPage::alignTiles, Qt::QueuedConnection);
}

}
