// SPDX-License-Identifier: GPL-3.0-or-later
// What the statistics page shows of the chosen games, in words and charts.
#include "heorot/breakable_text.h"
#include "heorot/statistics_page.h"
#include "language/numbers.h"
#include "language/phrase.h"
#include "language/plural.h"

#include <QFileInfo>
#include <QHBoxLayout>
#include <QLocale>

#include <algorithm>
#include <cmath>

namespace heorot::app {

using game::Tone;
using game::Type;
using language::oneDecimal, language::plainNumber;
using statistics::Record;

namespace {

/// The newest ones.
constexpr std::size_t mostListed = 500;
constexpr std::size_t mostRivals = 8;

QString dayText(const QDateTime& when) {
    return QLocale().toString(when.date(), QLocale::ShortFormat);
}

/// Whole percent.
QString percentText(double share) {
    //: %1 a number: a share in percent
    return StatisticsPage::tr("%1%").arg(QLocale().toString(static_cast<int>(std::lround(share * 100))));
}

void clear(QLayout& layout, int from) {
    while (layout.count() > from) {
        QLayoutItem* item = layout.takeAt(from);
        delete item->widget();
        delete item;
    }
}

}

void StatisticsPage::fill() {
    summary_ = statistics::summaryOf(games_, filters_->choice());
    const bool hasResults = !summary_.results.empty();
    filters_->setVisible(!games_.empty());
    figures_->setVisible(hasResults);
    for (const Card& card : cards_) card.frame->setVisible(hasResults);
    export_->setEnabled(hasResults);
    remove_->setEnabled(!games_.empty());
    if (hasResults) {
        fillFigures();
        fillPlaces();
        fillCourse();
        fillSources();
        fillRivals();
        fillRecords();
        fillGames();
    }
    retranslateUi();
}

void StatisticsPage::addFigure(const char* name, const QString& number, const QString& caption) {
    auto* frame = new QFrame;
    frame->setProperty("role", QStringLiteral("lit"));
    auto* column = new QVBoxLayout(frame);
    column->setContentsMargins(14, 6, 14, 8);
    column->setSpacing(0);
    auto* value = new QLabel(number);
    value->setObjectName(QLatin1String(name));
    value->setFont(style_.theme.font(Type::Title, style_.look.pixels(Type::Title) * 1.4 * style_.textScale, true));
    auto* label = new QLabel(caption);
    setType(*label, style_, Type::Caption);
    column->addWidget(value);
    column->addWidget(label);
    figureLine_->addWidget(frame);
    frame->show();
}

void StatisticsPage::fillFigures() {
    clear(*figureLine_, 0);
    const auto games = static_cast<int>(summary_.results.size());
    addFigure("figureGames", plainNumber(games), tr("finished game(s)", nullptr, games));
    //: %1 how many games, %2 what share of all games, such as "40%"
    addFigure("figureWon", tr("%1 (%2)").arg(plainNumber(summary_.won), percentText(double(summary_.won) / games)),
              //: Below the number of games won: %n of them ended in a tie for the first place
              summary_.shared > 0 ? tr("won, %n of them shared", nullptr, summary_.shared)
                                  //: Below the number of games
                                  : tr("won"));
    //: Below a number such as 1.8
    addFigure("figurePlace", oneDecimal(summary_.meanPlace), tr("average place"));
    if (summary_.hasPoints) {
        //: %1 the mean of some numbers, %2 how much they spread around it
        const QString spread = tr("%1 ± %2").arg(oneDecimal(summary_.meanPoints), oneDecimal(summary_.spread));
        addFigure("figurePoints", games > 1 ? spread : oneDecimal(summary_.meanPoints),
                  games > 1 ? tr("points: average and spread") : tr("points"));
    }
    if (summary_.kept)
        //: Below a percentage: how much of what was there the player kept, as the coach computed it
        addFigure("figureKept", percentText(*summary_.kept / 100), tr("coach’s rating"));
}

void StatisticsPage::fillPlaces() {
    int last = 0;
    for (std::size_t place = 0; place < summary_.places.size(); ++place)
        if (summary_.places[place] > 0) last = static_cast<int>(place);
    for (const statistics::Result& result : summary_.results) last = std::max(last, games_[result.game].seats - 1);
    std::vector<BarRow> rows;
    const double games = static_cast<double>(summary_.results.size());
    for (int place = 0; place <= std::min(last, engine::maxSeats - 1); ++place) {
        const int count = summary_.places[static_cast<std::size_t>(place)];
        BarRow row;
        //: %1 a place: 1 for the winner
        row.label = tr("Place %1").arg(place + 1);
        row.bars = {{double(count), tr("%1 (%2)").arg(plainNumber(count), percentText(count / games))}};
        //: Read aloud: %1 a place, %n how often
        row.sentence = tr("Place %1: %n time(s).", nullptr, count).arg(place + 1);
        rows.push_back(std::move(row));
    }
    places_->setData({{QString(), Tone::Gold, false}}, std::move(rows));
}

void StatisticsPage::fillCourse() {
    course_->setVisible(summary_.hasPoints);
    noPoints_->setVisible(!summary_.hasPoints);
    std::vector<CoursePoint> points;
    if (summary_.hasPoints)
        for (const statistics::Result& result : summary_.results) {
            const statistics::PlayedGame& game = games_[result.game];
            //: %1 a day, %2 points, %3 a place such as 1 for the winner
            const QString first =
                tr("%1: %2 point(s), place %3", nullptr, language::pluralOf(result.points))
                    .arg(dayText(game.finished), plainNumber(result.points), plainNumber(result.place));
            QStringList others;
            for (const statistics::PlayedSeat& seat : game.players)
                if (&seat != &game.players[result.player])
                    //: %1 a player, %2 its points
                    others << tr("%1 %2").arg(seat.name, plainNumber(seat.points));
            points.push_back(
                {game.finished, result.points, result.place == 1, {first, others.join(QStringLiteral(", "))}});
        }
    course_->setPoints(std::move(points));
}

std::map<QString, QString> StatisticsPage::sourceNames(const QString& id) const {
    std::map<QString, QString> names;
    const game::GameModule* game = parts_.catalog.game(id);
    if (!game) return names;
    engine::Setup setup;
    setup.seats = game->minSeats();
    setup.options = record::defaultOptions(*game);
    record::Seating seating;
    for (int seat = 0; seat < setup.seats; ++seat) {
        seating.names.push_back(std::string("ABCDE").substr(static_cast<std::size_t>(seat), 1));
        seating.players.emplace_back("human");
    }
    const auto match = game->newMatch(setup, seating);
    const int sources = match->scores().sources;
    for (int source = 0; source < sources; ++source)
        names[QString::fromStdString(match->scoreSourceName(source))] = game->words().scoreSource(source);
    return names;
}

void StatisticsPage::fillSources() {
    cards_[Sources].frame->setVisible(summary_.hasPoints);
    std::vector<BarRow> rows;
    const auto names =
        summary_.hasPoints ? sourceNames(games_[summary_.results.front().game].game) : std::map<QString, QString>();
    for (const statistics::SourceShare& share : summary_.sources) {
        if (share.own == 0 && share.others == 0) continue;
        const auto name = names.find(share.source);
        BarRow row;
        row.label = name == names.end() ? share.source : name->second;
        row.bars = {{share.own, oneDecimal(share.own)}, {share.others, oneDecimal(share.others)}};
        //: Read aloud: %1 a source of points, %2 the player's mean points from it, %3 those of the others
        row.sentence = tr("%1: %2, the others %3.").arg(row.label, oneDecimal(share.own), oneDecimal(share.others));
        rows.push_back(std::move(row));
    }
    //: Key of a chart: the points of the other players of the same games
    const QString others = tr("The others");
    sources_->setData({{filters_->playerName(), Tone::Gold, false}, {others, Tone::PanelLit, true}}, std::move(rows));
}

void StatisticsPage::fillRivals() {
    std::vector<BarRow> rows;
    for (const statistics::Rival& rival : summary_.rivals) {
        if (rows.size() == mostRivals) break;
        BarRow row;
        const QString name = rivalText(rival);
        //: %1 an opponent, %n how many games against it
        row.label = tr("%1, %n game(s)", nullptr, rival.games).arg(name);
        row.bars = {{double(rival.ahead), plainNumber(rival.ahead)},
                    {double(rival.level), plainNumber(rival.level)},
                    {double(rival.behind), plainNumber(rival.behind)}};
        //: Read aloud: %1 an opponent, %2 to %4 numbers of games
        row.sentence = tr("Against %1: %2 ahead, %3 tied, %4 behind.")
                           .arg(name, plainNumber(rival.ahead), plainNumber(rival.level), plainNumber(rival.behind));
        rows.push_back(std::move(row));
    }
    //: Key of a chart: games in which the player did better than an opponent
    const QString ahead = tr("Ahead");
    //: Key of a chart: games in which the player had the same place as an opponent
    const QString level = tr("Tied");
    //: Key of a chart: games in which the player did worse than an opponent
    const QString behind = tr("Behind");
    rivals_->setData({{ahead, Tone::Gold, false}, {level, Tone::PanelLit, false}, {behind, Tone::Line, true}},
                     std::move(rows));
}

QString StatisticsPage::recordText(const Record& record) const {
    const QString value = plainNumber(record.value);
    const QString day = dayText(games_[record.game].finished);
    switch (record.kind) {
    //: %1 points, %2 a day
    case Record::Kind::MostPoints: return tr("Most points: %1, on %2").arg(value, day);
    //: %1 points, %2 a day
    case Record::Kind::FewestPoints: return tr("Fewest points: %1, on %2").arg(value, day);
    //: %1 points ahead of the second, %2 a day
    case Record::Kind::LargestWin: return tr("Largest win: %1 ahead, on %2").arg(value, day);
    //: %1 points behind the winner, %2 a day
    case Record::Kind::LargestDefeat: return tr("Largest defeat: %1 behind, on %2").arg(value, day);
    case Record::Kind::BestKept: break;
    }
    //: %1 a percentage without its sign: how much of what was there the player kept; %2 a day
    return tr("Coach’s best rating: %1%, on %2").arg(value, day);
}

void StatisticsPage::addRecord(int number, const QString& text, std::optional<std::size_t> game) {
    auto* row = new QWidget;
    auto* line = new QHBoxLayout(row);
    line->setContentsMargins(0, 0, 0, 0);
    auto* label = new QLabel(breakable(text));
    label->setObjectName(QStringLiteral("record%1").arg(number));
    label->setWordWrap(true);
    setType(*label, style_, Type::Body);
    line->addWidget(label, 1);
    if (game && QFileInfo(games_[*game].path).isFile()) {
        auto* button = new QToolButton;
        button->setObjectName(QStringLiteral("openRecord%1").arg(number));
        button->setIcon(style_.icon(QStringLiteral("icons/saga"), 22, Tone::Ink));
        button->setIconSize({22, 22});
        button->setFocusPolicy(Qt::StrongFocus);
        button->setToolTip(tr("Look at the final table of this game."));
        button->setAccessibleName(text);
        button->setAccessibleDescription(button->toolTip());
        connect(button, &QToolButton::clicked, this, [this, game] { openGame(*game); });
        line->addWidget(button);
    }
    cards_[Records].inside->addWidget(row);
}

void StatisticsPage::fillRecords() {
    clear(*cards_[Records].inside, 1);
    const statistics::Streaks& streaks = summary_.streaks;
    int number = 0;
    if (streaks.current > 0)
        addRecord(number++, tr("Now: %n win(s) in a row", nullptr, streaks.current), {});
    else
        addRecord(number++, tr("Now: %n game(s) without a win", nullptr, -streaks.current), {});
    if (streaks.longestWins > 0)
        addRecord(number++, tr("Longest streak: %n win(s) in a row", nullptr, streaks.longestWins), {});
    if (streaks.longestWithout > 0)
        addRecord(number++, tr("Longest wait: %n game(s) without a win", nullptr, streaks.longestWithout), {});
    for (const Record& record : summary_.records) addRecord(number++, recordText(record), record.game);
    cards_[Records].inside->addStretch(1);
}

QString StatisticsPage::gameTitle(const QString& id) const {
    const game::GameModule* game = parts_.catalog.game(id);
    return game ? game->words().title() : id;
}

QString StatisticsPage::gameText(const statistics::PlayedGame& game) const {
    std::vector<statistics::PlayedSeat> seats = game.players;
    std::stable_sort(seats.begin(), seats.end(),
                     [](const auto& one, const auto& other) { return one.place < other.place; });
    QStringList results;
    for (const statistics::PlayedSeat& seat : seats) results << tr("%1 %2").arg(seat.name, plainNumber(seat.points));
    //: A finished game, above its players and their points: %1 a day, %2 the title of a game
    return tr("%1, %2").arg(dayText(game.finished), gameTitle(game.game)) + u'\n' + results.join(QStringLiteral(", "));
}

void StatisticsPage::fillGames() {
    const auto before = currentGame();
    const QString kept = before && *before < games_.size() ? games_[*before].fingerprint : QString();
    const QSignalBlocker quiet(list_);
    list_->clear();
    listed_.clear();
    int row = 0;
    const QIcon icon = style_.icon(QStringLiteral("icons/saga"), 22, Tone::Ink);
    for (auto result = summary_.results.rbegin(); result != summary_.results.rend(); ++result) {
        if (listed_.size() == mostListed) break;
        if (games_[result->game].fingerprint == kept) row = static_cast<int>(listed_.size());
        listed_.push_back(result->game);
        auto* item = new QListWidgetItem(icon, breakable(gameText(games_[result->game])), list_);
        item->setData(Qt::AccessibleTextRole, gameText(games_[result->game]));
    }
    list_->setCurrentRow(row);
    updateGameButtons();
}

void StatisticsPage::retranslateUi() {
    const auto describe = [](QToolButton* tool, const QString& text) {
        tool->setAccessibleName(text);
        tool->setToolTip(text);
    };
    //: Title of a page
    title_->setText(tr("Statistics"));
    describe(home_, tr("Back to the hall"));
    describe(export_, tr("Save these games as a table (CSV)"));
    describe(remove_, tr("Remove from the statistics"));
    //: Menu entry: %1 a player; a translation may have two spellings beside it
    removePlayer_->setText(language::Phrase(tr("All results of %1…")).arg(filters_->playerName()));
    removePlayer_->setEnabled(!filters_->playerName().isEmpty());
    //: Menu entry: removes all games from the statistics
    removeAll_->setText(tr("All games…"));
    //: Heading: how often a player had which place
    cards_[Places].heading->setText(tr("Places"));
    cards_[Course].heading->setText(tr("Points from game to game"));
    cards_[Sources].heading->setText(tr("Where the points come from"));
    //: Heading: the player against each opponent
    cards_[Rivals].heading->setText(tr("Head to head"));
    cards_[Records].heading->setText(tr("Streaks and records"));
    //: Heading of a list of finished games
    cards_[Games].heading->setText(tr("Games"));
    noPoints_->setText(tr("Choose one game above: points of different games can’t be compared."));
    //: Button: opens the saga of a finished game, at its final table
    open_->setText(tr("Look at the end"));
    //: Button: removes a game from the statistics
    removeGame_->setText(tr("Remove…"));
    for (const auto& [chart, card] : std::initializer_list<std::pair<QWidget*, CardName>>{
             {places_, Places}, {sources_, Sources}, {rivals_, Rivals}, {list_, Games}})
        chart->setAccessibleName(cards_[card].heading->text());
    QString state;
    if (files_ > 0)
        //: While finished games are counted: %1 of %2 files
        state = tr("Counting sagas: %1 of %2…").arg(QLocale().toString(done_), QLocale().toString(files_));
    else if (!isRead_ && games_.empty())
        state = tr("Reading the statistics…");
    else if (games_.empty())
        state = tr("No finished game has been counted yet. Play one to the end, and its result will appear here.");
    else if (summary_.results.empty())
        state = tr("No finished game matches. Change the filters above.");
    state_->setText(state);
    state_->setVisible(!state.isEmpty());
}

}
