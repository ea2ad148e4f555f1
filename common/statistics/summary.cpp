// SPDX-License-Identifier: GPL-3.0-or-later
#include "statistics/summary.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

namespace heorot::statistics {

namespace {

/// Without its style.
QString levelOf(const PlayedSeat& seat) {
    return seat.player.section(u'-', 0, 0);
}

bool isChosen(const PlayedGame& game, const Choice& choice) {
    const auto any = [&game](const auto& fits) { return std::any_of(game.players.begin(), game.players.end(), fits); };
    if (!choice.game.isEmpty() && game.game != choice.game) return false;
    if (choice.seats > 0 && game.seats != choice.seats) return false;
    if (!choice.player.isEmpty() && !any([&](const PlayedSeat& seat) { return playerKey(seat) == choice.player; }))
        return false;
    if (choice.level == personsOnly) return !any([](const PlayedSeat& seat) { return !seat.isPerson(); });
    return choice.level.isEmpty() ||
           any([&](const PlayedSeat& seat) { return !seat.isPerson() && levelOf(seat) == choice.level; });
}

/// Points ahead of the best other seat; nothing if a seat is not known any more.
std::optional<int> marginOf(const PlayedGame& game, std::size_t player) {
    if (static_cast<int>(game.players.size()) != game.seats || game.seats < 2) return {};
    std::optional<int> best;
    for (std::size_t other = 0; other < game.players.size(); ++other)
        if (other != player) best = std::max(best.value_or(game.players[other].points), game.players[other].points);
    return game.players[player].points - *best;
}

bool isSharedWin(const PlayedGame& game, int place) {
    return place == 1 && std::count_if(game.players.begin(), game.players.end(),
                                       [](const PlayedSeat& seat) { return seat.place == 1; }) > 1;
}

void countPlaces(Summary& summary, const std::vector<PlayedGame>& games) {
    double sum = 0;
    for (const Result& result : summary.results) {
        summary.won += result.place == 1 ? 1 : 0;
        summary.shared += isSharedWin(games[result.game], result.place) ? 1 : 0;
        const int place = std::clamp(result.place, 1, engine::maxSeats);
        ++summary.places[static_cast<std::size_t>(place - 1)];
        sum += result.place;
    }
    summary.meanPlace = sum / static_cast<double>(summary.results.size());
}

void countPoints(Summary& summary) {
    const auto count = static_cast<double>(summary.results.size());
    double sum = 0;
    for (const Result& result : summary.results) sum += result.points;
    summary.meanPoints = sum / count;
    double squares = 0;
    for (const Result& result : summary.results) squares += std::pow(result.points - summary.meanPoints, 2);
    summary.spread = summary.results.size() > 1 ? std::sqrt(squares / (count - 1)) : 0;
}

/// In the order of the newest game.
void countSources(Summary& summary, const std::vector<PlayedGame>& games) {
    struct Sum {
        double own = 0, others = 0;
        int ownCount = 0, otherCount = 0;
    };
    std::map<QString, Sum> sums;
    QStringList order;
    for (auto result = summary.results.rbegin(); result != summary.results.rend(); ++result) {
        const PlayedGame& game = games[result->game];
        for (std::size_t seat = 0; seat < game.players.size(); ++seat)
            for (const SourcePoints& part : game.players[seat].sources) {
                if (!sums.count(part.source)) order << part.source;
                Sum& sum = sums[part.source];
                (seat == result->player ? sum.own : sum.others) += part.points;
                ++(seat == result->player ? sum.ownCount : sum.otherCount);
            }
    }
    for (const QString& source : order) {
        const Sum& sum = sums[source];
        summary.sources.push_back(
            {source, sum.own / std::max(1, sum.ownCount), sum.others / std::max(1, sum.otherCount)});
    }
}

/// Several computer players of one level in a game are one opponent, with the best place of them.
void countRivals(Summary& summary, const std::vector<PlayedGame>& games) {
    std::map<QString, Rival> rivals;
    for (const Result& result : summary.results) {
        std::map<QString, const PlayedSeat*> best;
        const PlayedGame& game = games[result.game];
        for (std::size_t seat = 0; seat < game.players.size(); ++seat) {
            const PlayedSeat& other = game.players[seat];
            if (seat == result.player) continue;
            const PlayedSeat*& known = best[playerKey(other)];
            if (!known || other.place < known->place) known = &other;
        }
        for (const auto& [key, other] : best) {
            Rival& rival = rivals[key];
            rival.key = key;
            rival.name = other->isPerson() ? other->name : QString();
            rival.color = other->color;
            ++rival.games;
            ++(result.place < other->place ? rival.ahead : result.place > other->place ? rival.behind : rival.level);
        }
    }
    for (auto& [key, rival] : rivals) summary.rivals.push_back(std::move(rival));
    std::stable_sort(summary.rivals.begin(), summary.rivals.end(),
                     [](const Rival& one, const Rival& other) { return one.games > other.games; });
}

void countStreaks(Summary& summary) {
    Streaks& streaks = summary.streaks;
    for (const Result& result : summary.results) {
        if (result.place == 1)
            streaks.current = std::max(0, streaks.current) + 1;
        else
            streaks.current = std::min(0, streaks.current) - 1;
        streaks.longestWins = std::max(streaks.longestWins, streaks.current);
        streaks.longestWithout = std::max(streaks.longestWithout, -streaks.current);
    }
}

void findRecords(Summary& summary, const std::vector<PlayedGame>& games) {
    std::map<Record::Kind, Record> best;
    const auto offer = [&best](Record::Kind kind, std::size_t game, int value, bool least = false) {
        const auto [there, isNew] = best.try_emplace(kind, Record{kind, game, value});
        if (!isNew && (least ? value < there->second.value : value > there->second.value))
            there->second = {kind, game, value};
    };
    for (const Result& result : summary.results) {
        const std::optional<double> kept = games[result.game].players[result.player].kept;
        if (kept) offer(Record::Kind::BestKept, result.game, static_cast<int>(std::floor(*kept)));
        if (!summary.hasPoints) continue;
        offer(Record::Kind::MostPoints, result.game, result.points);
        offer(Record::Kind::FewestPoints, result.game, result.points, true);
        const std::optional<int> margin = marginOf(games[result.game], result.player);
        if (margin && *margin > 0) offer(Record::Kind::LargestWin, result.game, *margin);
        if (margin && *margin < 0) offer(Record::Kind::LargestDefeat, result.game, -*margin);
    }
    for (const auto& [kind, record] : best) summary.records.push_back(record);
}

void countKept(Summary& summary, const std::vector<PlayedGame>& games) {
    double sum = 0;
    int count = 0;
    for (const Result& result : summary.results)
        if (const auto kept = games[result.game].players[result.player].kept) {
            sum += *kept;
            ++count;
        }
    if (count > 0) summary.kept = sum / count;
}

}

std::vector<PlayerName> people(const std::vector<PlayedGame>& games) {
    std::map<QString, PlayerName> found;
    for (const PlayedGame& game : games)
        for (const PlayedSeat& seat : game.players) {
            if (!seat.isPerson()) continue;
            PlayerName& player = found[playerKey(seat)];
            player = {playerKey(seat), seat.name, player.games + 1, seat.color};
        }
    std::vector<PlayerName> all;
    for (auto& [key, player] : found) all.push_back(std::move(player));
    std::stable_sort(all.begin(), all.end(),
                     [](const PlayerName& one, const PlayerName& other) { return one.games > other.games; });
    return all;
}

QStringList gamesIn(const std::vector<PlayedGame>& games) {
    std::set<QString> ids;
    for (const PlayedGame& game : games) ids.insert(game.game);
    return {ids.begin(), ids.end()};
}

std::vector<int> seatsIn(const std::vector<PlayedGame>& games) {
    std::set<int> numbers;
    for (const PlayedGame& game : games) numbers.insert(game.seats);
    return {numbers.begin(), numbers.end()};
}

QStringList levelsIn(const std::vector<PlayedGame>& games) {
    std::set<QString> levels;
    for (const PlayedGame& game : games)
        for (const PlayedSeat& seat : game.players)
            if (!seat.isPerson()) levels.insert(levelOf(seat));
    return {levels.begin(), levels.end()};
}

std::vector<std::size_t> chosenGames(const std::vector<PlayedGame>& games, const Choice& choice) {
    std::vector<std::size_t> chosen;
    for (std::size_t i = 0; i < games.size(); ++i)
        if (isChosen(games[i], choice)) chosen.push_back(i);
    return chosen;
}

Summary summaryOf(const std::vector<PlayedGame>& games, const Choice& choice) {
    Summary summary;
    if (choice.player.isEmpty()) return summary;
    std::set<QString> kinds;
    for (const std::size_t index : chosenGames(games, choice)) {
        const PlayedGame& game = games[index];
        for (std::size_t seat = 0; seat < game.players.size(); ++seat)
            if (playerKey(game.players[seat]) == choice.player)
                summary.results.push_back({index, seat, game.players[seat].points, game.players[seat].place});
        kinds.insert(game.game);
    }
    if (summary.results.empty()) return summary;
    summary.hasPoints = kinds.size() == 1;
    countPlaces(summary, games);
    if (summary.hasPoints) {
        countPoints(summary);
        countSources(summary, games);
    }
    countRivals(summary, games);
    countStreaks(summary);
    findRecords(summary, games);
    countKept(summary, games);
    return summary;
}

}
