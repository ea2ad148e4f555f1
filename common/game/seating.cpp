// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/seating.h"

#include <QCoreApplication>

#include <algorithm>
#include <stdexcept>

namespace heorot::game {

using record::Fault;

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
    if (word == personWord || refusePlayer(game, word))
        throw std::invalid_argument(refusePlayerIn(Company::ComputersOnly, game, word).english());
    return *ai::opponentOf(word);
}

namespace {

std::vector<std::string> styleWords() {
    std::vector<std::string> words;
    for (const std::string_view style : ai::styleNames)
        if (style != ai::styleName(ai::Style::Plain)) words.emplace_back(style);
    return words;
}

/// The words that can play the game, without styles.
std::vector<std::string> playerWords(Company company, const record::AnyGame& game) {
    std::vector<std::string> words = game.computerPlayers();
    if (company == Company::WithPersons) words.insert(words.begin(), std::string(personWord));
    return words;
}

}

Fault refusePlayerIn(Company company, const record::AnyGame& game, const std::string& word) {
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
        //: %1 what was typed, %2 a list of words that are typed in every language
        return Fault::tr("%1 is not a style of computer player; use %2")
            .arg(Fault::quoted(word.substr(dash + 1)), record::choices(styleWords()));
    //: %1 what was typed, %2 a list of words that are typed in every language, such as "human" and "easy"
    return Fault::tr("%1 is not a kind of player; use %2")
        .arg(Fault::quoted(word), record::choices(playerWords(company, game)));
}

Fault refusePlayer(const record::AnyGame& game, const std::string& word) {
    return refusePlayerIn(Company::WithPersons, game, word);
}

QString refusedComputer(const QString& name, const QString& saga) {
    //: %1 a player
    QString told =
        QCoreApplication::translate("kit", "The computer player %1 chose something the rules don’t allow, so the game "
                                           "stops here. This is a bug in the program; please report it.")
            .arg(name);
    //: %1 a file; comes after the request to report a fault
    if (!saga.isEmpty())
        told += u' ' + QCoreApplication::translate("kit", "The game’s file reproduces it: %1").arg(saga);
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
