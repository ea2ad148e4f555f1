// SPDX-License-Identifier: GPL-3.0-or-later
#include "arguments.h"

#include "say.h"

#include "game/characters.h"
#include "game/seating.h"
#include "language/fault_words.h"
#include "record/path_fault.h"
#include "record/plain_text.h"

#include <QDir>
#include <QRandomGenerator>
#include <QTextStream>

#include <algorithm>

namespace heorot::cli {

using game::GameModule;

namespace {

QString list(const QStringList& words) {
    return words.join(QStringLiteral(", "));
}

QStringList toStrings(std::span<const std::string> texts) {
    QStringList strings;
    for (const auto& text : texts) strings << QString::fromStdString(text);
    return strings;
}

/// The number after the `@` of a seat in the league, which is cut off; 0 without one.
int readIterations(QString& word) {
    const qsizetype at = word.indexOf(u'@');
    if (at < 0) return 0;
    bool isNumber = false;
    const int iterations = word.mid(at + 1).toInt(&isNumber);
    if (!isNumber || iterations < 1 || iterations > 10'000'000)
        throw UsageError(
            //: %1 what was typed
            Say::tr("--seats: “%1”: the iterations must be a number from 1 to 10000000").arg(quotable(word)));
    word.truncate(at);
    return iterations;
}

SeatArgument readSeat(const QString& text, const game::GameModule& game, game::Company company) {
    const qsizetype colon = text.indexOf(u':');
    QString level = text.left(colon < 0 ? text.size() : colon).trimmed();
    const int iterations = company == game::Company::League ? readIterations(level) : 0;
    const std::string word = level.toStdString();
    if (word == game::personWord && company != game::Company::WithPersons)
        throw UsageError(Say::tr("--seats: people can’t be simulated; name levels of computer players"));
    if (const auto why = game::refusePlayerIn(company, game, word))
        throw UsageError(QStringLiteral("--seats: %1").arg(language::sentence(why)));
    const auto opponent = ai::opponentOf(word);
    if (iterations > 0 && opponent->level < ai::Level::Easy)
        //: %1 a level of computer players, as it was typed
        throw UsageError(Say::tr("--seats: “%1” doesn’t search, so it has no iterations").arg(level));
    return {opponent, iterations, colon < 0 ? std::nullopt : std::optional(text.mid(colon + 1).trimmed())};
}

void nameSeats(std::vector<SeatArgument>& seats) {
    std::vector<QString> taken;
    const auto twinOf = [&](const QString& name) {
        return std::find_if(taken.begin(), taken.end(),
                            [&](const QString& other) { return game::isSameName(name, other); });
    };
    for (SeatArgument& seat : seats) {
        if (!seat.given) continue;
        seat.name = seat.given->normalized(QString::NormalizationForm_C);
        if (const auto why = record::refuseSeatName(seat.name.toStdString(), {}))
            throw UsageError(QStringLiteral("--seats: %1").arg(language::sentence(why)));
        const auto twin = twinOf(seat.name);
        if (twin != taken.end() && *twin == seat.name)
            //: %1 a name
            throw UsageError(Say::tr("--seats: two players are called “%1”").arg(*twin));
        if (twin != taken.end())
            //: %1 and %2 names
            throw UsageError(Say::tr("--seats: the names “%1” and “%2” are too alike").arg(*twin, seat.name));
        taken.push_back(seat.name);
    }
    for (SeatArgument& seat : seats) {
        if (seat.given) continue;
        seat.name = game::nameFor(seat.opponent, {taken.begin(), taken.end()});
        taken.push_back(seat.name);
    }
}

/// Parses one `--option` and adds its id to `given`.
void readOption(const QString& text, const game::GameModule& game, QStringList& given, engine::Setup& setup) {
    const auto options = game.options();
    const QString id = text.section(u'=', 0, 0);
    const QString value = text.section(u'=', 1);
    const auto option = std::find_if(options.begin(), options.end(),
                                     [&](const auto& spec) { return QString::fromStdString(spec.id) == id; });
    if (option == options.end()) {
        QStringList ids;
        for (const auto& spec : options) ids << QString::fromStdString(spec.id);
        if (ids.isEmpty()) throw UsageError(Say::tr("--option: the game has no options"));
        //: %1 what was typed, %2 a list of options
        throw UsageError(Say::tr("--option: the game has no option “%1”; it has: %2").arg(quotable(id), list(ids)));
    }
    //: %1 an option of a game
    if (given.contains(id)) throw UsageError(Say::tr("--option: “%1” is given twice").arg(id));
    given << id;
    const qsizetype at = toStrings(option->values).indexOf(value);
    //: %1 an option of a game, %2 a list of its values
    if (at < 0) throw UsageError(Say::tr("--option: “%1” must be one of: %2").arg(id, list(toStrings(option->values))));
    setup.options[static_cast<std::size_t>(option - options.begin())] = static_cast<std::uint8_t>(at);
}

}

void parse(QCommandLineParser& parser, const QStringList& arguments, Files files) {
    parser.addHelpOption();
    if (!parser.parse(arguments)) throw UsageError(quotable(parser.errorText()));
    if (parser.isSet(QStringLiteral("help"))) parser.showHelp(done);
    QStringList seen;
    for (const QString& name : parser.optionNames()) {
        if (seen.contains(name) && name != QLatin1String("option"))
            //: %1 an option
            throw UsageError(Say::tr("--%1 is given twice").arg(name));
        seen << name;
        if (parser.values(name).contains(QString()))
            //: %1 an option
            throw UsageError(Say::tr("--%1 needs a value").arg(name));
    }
    const QStringList words = parser.positionalArguments();
    if (files == Files::None && !words.isEmpty())
        throw UsageError(
            //: %1 a command, %2 what was typed
            Say::tr("%1: unexpected argument “%2”").arg(arguments.first(), quotable(words.first())));
    //: %1 a command
    if (words.contains(QString())) throw UsageError(Say::tr("%1: a file name is empty").arg(arguments.first()));
}

QDir folderOf(QCommandLineParser& parser, const QStringList& arguments) {
    parse(parser, arguments, Files::Some);
    const QString& command = arguments.first();
    //: %1 a command
    if (parser.positionalArguments().size() != 1) throw UsageError(Say::tr("%1: name one folder").arg(command));
    const QDir folder(parser.positionalArguments().constFirst());
    const auto fault = record::pathFault(folder.path().toStdU16String());
    if (fault && fault->kind != record::PathFault::Kind::Missing)
        throw UsageError(QStringLiteral("%1: %2").arg(command, language::sentence(record::faultOf(*fault))));
    if (!folder.exists())
        //: %1 a command, %2 a folder
        throw UsageError(Say::tr("%1: there is no folder “%2”").arg(command, quotablePath(folder.path())));
    if (!folder.isReadable())
        throw UsageError(
            //: %1 a command, %2 a folder
            Say::tr("%1: the folder “%2” can’t be read").arg(command, quotablePath(folder.path())));
    return folder;
}

void addGame(QCommandLineParser& parser) {
    parser.addOption({QStringLiteral("game"), Say::tr("The game, see “heorot-cli games”."),
                      /*: A placeholder in the help: what is typed in its place */ Say::tr("ID")});
}

void addDealOptions(QCommandLineParser& parser) {
    parser.addOptions({{QStringLiteral("seed"), Say::tr("Seed of decks and dice."), QStringLiteral("N")},
                       {QStringLiteral("option"), Say::tr("An option of the game."),
                        /*: A placeholder in the help: what is typed in its place */ Say::tr("ID=VALUE")}});
}

void addGameOptions(QCommandLineParser& parser) {
    addGame(parser);
    parser.addOption({QStringLiteral("seats"), Say::tr("The players: LEVEL[-STYLE][:NAME], separated by commas."),
                      /*: A placeholder in the help: what is typed in its place */ Say::tr("SEATS")});
    addDealOptions(parser);
}

void addLanguage(QCommandLineParser& parser) {
    parser.addOptions({{QStringLiteral("language"), Say::tr("Language of the texts."),
                        /*: A placeholder in the help: what is typed in its place */ Say::tr("CODE")},
                       {QStringLiteral("translations"), Say::tr("Texts that take precedence over the program’s own."),
                        /*: A placeholder in the help: what is typed in its place */ Say::tr("DIR")}});
}

std::unique_ptr<language::Translations> languageOf(const QCommandLineParser& parser) {
    const QString overlay = parser.value(QStringLiteral("translations"));
    if (parser.isSet(QStringLiteral("translations")) && !QDir(overlay).exists())
        //: %1 a folder
        throw UsageError(Say::tr("--translations: there is no folder “%1”").arg(quotablePath(overlay)));
    auto translations =
        std::make_unique<language::Translations>(language::Translations::folderOfApplication(), overlay);
    const QString language =
        parser.isSet(QStringLiteral("language")) ? parser.value(QStringLiteral("language")) : translations->preferred();
    if (!translations->use(language) && parser.isSet(QStringLiteral("language")))
        //: %1 what was typed, %2 a list of codes of languages
        throw UsageError(Say::tr("--language: there are no texts in “%1”; the languages are: %2")
                             .arg(quotable(language), list(translations->languages())));
    QTextStream errors(stderr);
    for (const QString& catalogue : translations->damaged())
        //: %1 is a file with texts in one language
        errors << Say::tr("%1 is damaged and was left out; its texts appear in English.").arg(quotablePath(catalogue))
               << '\n';
    for (const QString& fault : translations->faults()) errors << fault << '\n';
    return translations;
}

QString languageWanted(const QStringList& arguments, const language::Translations& translations) {
    const QString option = QStringLiteral("--language");
    QString wanted;
    for (qsizetype i = 0; i < arguments.size(); ++i) {
        if (arguments[i] == option) wanted = arguments.value(i + 1);
        if (arguments[i].startsWith(option + u'=')) wanted = arguments[i].mid(option.size() + 1);
    }
    return translations.speaks(wanted) ? wanted : translations.preferred();
}

const GameModule& gameOf(plugin::PluginCatalog& catalog, const QCommandLineParser& parser) {
    const auto withOthers = [&](const QString& why) {
        //: %1 why a game cannot be played, %2 a list of games
        return catalog.ids().isEmpty() ? why : Say::tr("%1; the games are: %2").arg(why, list(catalog.ids()));
    };
    if (!parser.isSet(QStringLiteral("game"))) throw UsageError(withOthers(Say::tr("--game is missing")));
    const QString id = parser.value(QStringLiteral("game"));
    if (const auto* game = catalog.game(id)) return *game;
    if (catalog.isRefused(id))
        //: %1 the id of a game, %2 why
        throw UsageError(Say::tr("the game “%1” can’t be played: %2").arg(id, catalog.why(id)));
    throw UsageError(withOthers(QStringLiteral("--game: ") + catalog.why(id)));
}

std::vector<SeatArgument> seatsOf(const QCommandLineParser& parser, const game::GameModule& game,
                                  game::Company company) {
    if (!parser.isSet(QStringLiteral("seats")))
        //: The example is typed in every language
        throw UsageError(Say::tr("--seats is missing; for example: --seats human:Anna,easy"));
    std::vector<SeatArgument> seats;
    for (const QString& text : parser.value(QStringLiteral("seats")).split(u','))
        seats.push_back(readSeat(text.trimmed(), game, company));
    const int count = static_cast<int>(seats.size());
    if (count < game.minSeats() || count > game.maxSeats())
        //: %1 to %3 numbers
        throw UsageError(Say::tr("--seats: the game is for %1 to %2 players, not for %3")
                             .arg(game.minSeats())
                             .arg(game.maxSeats())
                             .arg(count));
    nameSeats(seats);
    return seats;
}

engine::Setup setupOf(const QCommandLineParser& parser, const game::GameModule& game, int seats) {
    engine::Setup setup;
    setup.seats = seats;
    setup.options = record::defaultOptions(game);
    QStringList given;
    for (const QString& text : parser.values(QStringLiteral("option"))) readOption(text, game, given, setup);
    setup.seed = parser.isSet(QStringLiteral("seed")) ? numberOf(parser, QStringLiteral("seed"), 0, ~0ULL)
                                                      : QRandomGenerator::system()->generate();
    return setup;
}

qulonglong numberOf(const QCommandLineParser& parser, const QString& option, qulonglong least, qulonglong most) {
    bool ok = false;
    const QString text = parser.value(option);
    const qulonglong value = text.toULongLong(&ok);
    const auto isDigit = [](QChar c) { return c >= u'0' && c <= u'9'; };
    if (!ok || !std::all_of(text.begin(), text.end(), isDigit) || value < least || value > most)
        //: %1 an option, %2 what was typed, %3 and %4 numbers
        throw UsageError(
            Say::tr("--%1: “%2” is not a whole number from %3 to %4").arg(option, quotable(text)).arg(least).arg(most));
    return value;
}

}
