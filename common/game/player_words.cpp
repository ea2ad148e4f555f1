// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/player_words.h"

#include "ai/level.h"
#include "record/plain_text.h"

#include <QCoreApplication>

namespace heorot::game {

QString playerWords(Company company) {
    QStringList words;
    if (company == Company::WithPersons) words << QStringLiteral("human");
    for (const std::string_view name : ai::levelNames)
        if (ai::isPlayable(*ai::levelOf(name)))
            words << QLatin1StringView(name.data(), static_cast<qsizetype>(name.size()));
    const QString last = words.takeLast();
    return words.join(QStringLiteral(", ")) + QStringLiteral(" and ") + last;
}

std::string refusePlayer(const std::string& word) {
    const auto level = ai::levelOf(word);
    if (word == "human" || (level && ai::isPlayable(*level))) return {};
    return record::inQuotes(word) + " can play no seat; there are " + playerWords(Company::WithPersons).toStdString();
}

QString refusedComputer(const QString& name, const QString& saga) {
    //: %1 a player
    QString told = QCoreApplication::translate(
                       "kit", "The computer player %1 chose something the rules do not allow, so the game stops here. "
                              "This is a fault of the program; please report it.")
                       .arg(name);
    //: %1 a file; comes after the request to report a fault
    if (!saga.isEmpty()) told += u' ' + QCoreApplication::translate("kit", "The game's file shows it: %1").arg(saga);
    return told;
}

const QStringList& sagaNames() {
    static const QStringList names{QStringLiteral("Hrothgar"), QStringLiteral("Wealhtheow"), QStringLiteral("Wiglaf"),
                                   QStringLiteral("Unferth"),  QStringLiteral("Hygelac"),    QStringLiteral("Freawaru"),
                                   QStringLiteral("Breca")};
    return names;
}

}
