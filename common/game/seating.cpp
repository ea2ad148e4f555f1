// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/seating.h"

#include "record/plain_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <stdexcept>

namespace heorot::game {

record::Seating withPlayers(record::Seating seating) {
    if (seating.players.empty()) seating.players.assign(seating.names.size(), std::string(personWord));
    return seating;
}

engine::SeatSet personsOf(const record::Seating& seating) {
    if (seating.players.empty()) return engine::SeatSet::all(static_cast<int>(seating.names.size()));
    engine::SeatSet persons;
    const std::size_t seats = std::min<std::size_t>(seating.players.size(), engine::maxSeats);
    for (std::size_t seat = 0; seat < seats; ++seat)
        if (seating.players[seat] == personWord) persons = persons.with(static_cast<engine::Seat>(seat));
    return persons;
}

bool isOnlyPerson(const record::Seating& seating, engine::Seat seat) {
    return seat != engine::nobody && personsOf(seating) == engine::SeatSet::of(seat);
}

ai::Opponent opponentOf(const record::AnyGame& game, const record::Seating& seating, engine::Seat seat) {
    const std::string& word = seating.players.at(seat);
    if (word == personWord || !refusePlayer(game, word).empty())
        throw std::invalid_argument(refusePlayerIn(Company::ComputersOnly, game, word));
    return *ai::opponentOf(word);
}

namespace {

/// "a, b and c"
QString listed(QStringList words) {
    const QString last = words.takeLast();
    return words.join(QStringLiteral(", ")) + QStringLiteral(" and ") + last;
}

std::string styleWords() {
    QStringList words;
    for (const std::string_view style : ai::styleNames)
        if (style != ai::styleName(ai::Style::Plain))
            words << QString::fromLatin1(style.data(), static_cast<qsizetype>(style.size()));
    return listed(words).toStdString();
}

}

QString playerWords(Company company, const record::AnyGame& game) {
    QStringList words;
    if (company == Company::WithPersons)
        words << QString::fromLatin1(personWord.data(), static_cast<qsizetype>(personWord.size()));
    for (const std::string& word : game.computerPlayers()) words << QString::fromStdString(word);
    return listed(words);
}

std::string refusePlayerIn(Company company, const record::AnyGame& game, const std::string& word) {
    if (company == Company::WithPersons && word == personWord) return {};
    const std::vector<std::string> computers = game.computerPlayers();
    const auto isThere = [&](ai::Level level) {
        return std::find(computers.begin(), computers.end(), ai::levelName(level)) != computers.end();
    };
    if (const auto opponent = ai::opponentOf(word)) {
        const ai::Level highest = opponent->level == ai::Level::Seer ? ai::Level::Medium : opponent->level;
        if (isThere(highest) && (opponent->level != ai::Level::Seer || company == Company::League)) return {};
    }
    const std::size_t dash = word.find('-');
    if (const auto level = ai::levelOf(word.substr(0, dash));
        dash != std::string::npos && level && ai::isForPeople(*level) && isThere(*level))
        return record::inQuotes(word.substr(dash + 1)) + " is no style of a computer player; there are " + styleWords();
    return record::inQuotes(word) + " can play no seat; there are " + playerWords(company, game).toStdString();
}

std::string refusePlayer(const record::AnyGame& game, const std::string& word) {
    return refusePlayerIn(Company::WithPersons, game, word);
}

QString refusedComputer(const QString& name, const QString& saga) {
    //: %1 a player
    QString told = QCoreApplication::translate(
                       "kit", "The computer player %1 chose something the rules do not allow, so the game stops here. "
                              "This is a fault of the program; please report it.")
                       .arg(name);
    //: %1 a file; comes after the request to report a fault
    if (!saga.isEmpty())
        told += u' ' + QCoreApplication::translate("kit", "The game's file reproduces it: %1").arg(saga);
    return told;
}

bool isSameName(const QString& one, const QString& other) {
    const auto plain = [](const QString& name) {
        return name.normalized(QString::NormalizationForm_KC).toCaseFolded();
    };
    return plain(one) == plain(other);
}

const QStringList& playerNames() {
    static const QStringList names{QStringLiteral("Sandra"), QStringLiteral("Astrid"), QStringLiteral("Sven"),
                                   QStringLiteral("Inga"),   QStringLiteral("Torben"), QStringLiteral("Sigrid"),
                                   QStringLiteral("Gunnar")};
    return names;
}

}
