// SPDX-License-Identifier: GPL-3.0-or-later
#include "plugin/player_words.h"

#include "ai/level.h"
#include "record/plain_text.h"

namespace heorot::plugin {

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

const QStringList& sagaNames() {
    static const QStringList names{QStringLiteral("Hrothgar"), QStringLiteral("Wealhtheow"), QStringLiteral("Wiglaf"),
                                   QStringLiteral("Unferth"),  QStringLiteral("Hygelac"),    QStringLiteral("Freawaru"),
                                   QStringLiteral("Breca")};
    return names;
}

}
