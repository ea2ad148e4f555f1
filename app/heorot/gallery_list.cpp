// SPDX-License-Identifier: GPL-3.0-or-later
#include "heorot/gallery_list.h"
#include "game/seating.h"

#include "record/yaml.h"

#include <QCoreApplication>
#include <QDir>

namespace heorot::app {

namespace {

using engine::Seat;
using record::Cursor;
using record::Fault;
using record::MapCursor;

void readSeat(const Cursor& at, const game::GameModule& game, record::Seating& seating) {
    const std::string& text = at.text();
    const auto colon = text.find(':');
    const std::string player = text.substr(0, colon);
    if (colon == std::string::npos) at.fail(Fault::tr("this is not LEVEL:NAME"));
    if (const auto why = game::refusePlayer(game, player)) at.fail(why);
    seating.players.push_back(player);
    seating.names.push_back(text.substr(colon + 1));
    if (const auto why = record::refuseSeatName(seating.names.back(), {})) at.fail(why);
}

/// Computer players decide for every seat until `moves` moves were made and a person is to move.
void playOn(const game::GameModule& game, record::AnyMatch& match, std::size_t moves) {
    const engine::SeatSet persons = match.persons();
    while (!match.isOver() && (match.moves().size() < moves || !persons.has(match.toMove())))
        match.play(game.think(match, ai::Level::V1, match.setup().seed));
}

std::unique_ptr<record::AnyMatch> played(MapCursor& at, const game::GameModule& game) {
    record::Seating seating;
    const Cursor seats = at.required("seats");
    for (const Cursor& seat : seats.items()) readSeat(seat, game, seating);
    engine::Setup setup;
    setup.seats = static_cast<int>(seating.names.size());
    if (setup.seats < game.minSeats() || setup.seats > game.maxSeats())
        seats.fail(Fault::tr("these seats differ from those of the game"));
    setup.options = record::defaultOptions(game);
    setup.seed = at.required("seed").natural();
    if (const auto colors = at.optional("colours"))
        for (const Cursor& color : colors->items())
            seating.colors.push_back(static_cast<std::uint8_t>(color.integer(0, engine::maxSeats - 1)));
    auto match = game.newMatch(setup, seating);
    playOn(game, *match, static_cast<std::size_t>(at.required("moves").integer(0, 100000)));
    return match;
}

GalleryTable readTable(MapCursor at, const game::GameModule& game, const std::filesystem::path& folder,
                       const record::GameFinder& games) {
    GalleryTable table;
    table.name = QString::fromStdString(at.required("name").text());
    if (const auto show = at.optional("show"))
        table.show =
            show->oneOf({"hand-over", "moment"}) == 0 ? GalleryTable::Show::HandOver : GalleryTable::Show::Moment;
    if (const auto scenario = at.optional("scenario"))
        table.match = record::playScenario(folder / scenario->text(), games);
    else
        table.match = played(at, game);
    if (const auto choose = at.optional("choose"))
        for (const Cursor& spot : choose->items()) table.choose << QString::fromStdString(spot.text());
    if (const auto point = at.optional("point")) table.point = QString::fromStdString(point->text());
    if (const auto cards = at.optional("cards"))
        for (const Cursor& card : cards->items())
            table.cards.push_back(static_cast<GalleryTable::Card>(
                card.oneOf({"hint", "why", "coach", "chapter", "ledger", "recap", "past"})));
    at.finish();
    return table;
}

}

QString cardName(GalleryTable::Card card) {
    switch (card) {
    case GalleryTable::Card::Hint: return QStringLiteral("hint");
    case GalleryTable::Card::Why: return QStringLiteral("why");
    case GalleryTable::Card::Chapter: return QStringLiteral("chapter");
    case GalleryTable::Card::Ledger: return QStringLiteral("ledger");
    case GalleryTable::Card::Recap: return QStringLiteral("recap");
    case GalleryTable::Card::Past: return QStringLiteral("past");
    case GalleryTable::Card::Coach: break;
    }
    return QStringLiteral("coach");
}

std::filesystem::path galleryFolderOfApplication() {
    const QString folder =
        QDir(QCoreApplication::applicationDirPath()).filePath(QStringLiteral("../share/heorot/gallery"));
    return QDir::cleanPath(folder).toStdU16String();
}

std::vector<GalleryTable> galleryTables(const std::filesystem::path& folder, const game::GameModule& game,
                                        const record::GameFinder& games) {
    std::vector<GalleryTable> tables;
    const std::filesystem::path path = folder / (game.id() + ".yaml");
    if (!std::filesystem::exists(path)) return tables;
    const record::Node root = record::readYaml(path);
    const std::string file = path.filename().string();
    MapCursor top = Cursor(root, file).map();
    for (const Cursor& picture : top.required("pictures").items())
        tables.push_back(readTable(picture.map(), game, folder, games));
    top.finish();
    return tables;
}

std::vector<statistics::PlayedGame> galleryResults(const std::vector<statistics::PlayedGame>& finished) {
    constexpr int count = 30;
    constexpr int week = 7;
    std::vector<statistics::PlayedGame> results;
    for (int i = 0; i < count && !finished.empty(); ++i) {
        statistics::PlayedGame game = finished[static_cast<std::size_t>(i) % finished.size()];
        game.fingerprint = QString::number(i);
        game.finished = QDateTime(QDate(2026, 1, 4).addDays(i * week), QTime(20, 0));
        game.players.front().player = QStringLiteral("human");
        for (statistics::PlayedSeat& player : game.players) {
            // Neither regular nor random.
            const int change = player.points * ((i * 7 + player.seat * 5 + i * i) % 11 - 5) / 12;
            player.points += change;
            if (!player.sources.empty()) player.sources.front().points += change;
        }
        for (statistics::PlayedSeat& player : game.players) {
            player.place = 1;
            for (const statistics::PlayedSeat& other : game.players)
                player.place += other.points > player.points ? 1 : 0;
        }
        if (i % 2 == 0) game.players.front().kept = 70 + (i * 13) % 29;
        results.push_back(std::move(game));
    }
    return results;
}

}
