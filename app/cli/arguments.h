// SPDX-License-Identifier: GPL-3.0-or-later
// Arguments shared by several commands: the game, its seats, its options.
#pragma once

#include "commands.h"

#include "game/seating.h"
#include "language/translations.h"

#include <QCommandLineParser>
#include <QDir>

#include <memory>
#include <optional>
#include <vector>

namespace heorot::cli {

/// One seat as written: `LEVEL[-STYLE][@ITERATIONS][:NAME]`, with iterations only in the league; a person has no
/// opponent.
struct SeatArgument {
    std::optional<ai::Opponent> opponent;
    /// Of each decision; 0: those of the level.
    int iterations = 0;
    /// The name as typed, and the seat's actual name.
    std::optional<QString> given;
    QString name{};
    bool isPerson() const { return !opponent.has_value(); }
};

/// Whether a command takes file or folder names besides its options.
enum class Files : std::uint8_t { None, Some };

/// Parses the arguments. Throws UsageError with Qt's sentence for unknown options and missing values, for repeated
/// options (except --option), and for stray arguments.
void parse(QCommandLineParser& parser, const QStringList& arguments, Files files = Files::None);
void addGame(QCommandLineParser& parser);
/// The seed and the options of a game.
void addDealOptions(QCommandLineParser& parser);
/// The game, its seats, seed and options.
void addGameOptions(QCommandLineParser& parser);

/// Parses the arguments of a command that takes one folder. Throws UsageError unless it exists and can be read.
QDir folderOf(QCommandLineParser& parser, const QStringList& arguments);

/// `--language CODE`, that of the system by default, and `--translations DIR`.
void addLanguage(QCommandLineParser& parser);
/// The texts of these options, in use as long as they exist. Reports what cannot be read on standard error. Throws
/// UsageError if there are none.
std::unique_ptr<language::Translations> languageOf(const QCommandLineParser& parser);

/// The language that `--language` names among these arguments, if the program has it, otherwise the system's.
QString languageWanted(const QStringList& arguments, const language::Translations& translations);

/// The game of `--game`. Throws UsageError if it is missing, unknown or does not load.
const game::GameModule& gameOf(plugin::PluginCatalog& catalog, const QCommandLineParser& parser);

/// The seats of `--seats`, as many as the game accepts, with missing names filled in. Throws UsageError.
std::vector<SeatArgument> seatsOf(const QCommandLineParser& parser, const game::GameModule& game,
                                  game::Company company);

/// `--option id=value`, `--seed`. Throws UsageError.
engine::Setup setupOf(const QCommandLineParser& parser, const game::GameModule& game, int seats);

/// An option's whole number. Throws UsageError unless it is within least .. most.
qulonglong numberOf(const QCommandLineParser& parser, const QString& option, qulonglong least, qulonglong most);

}
