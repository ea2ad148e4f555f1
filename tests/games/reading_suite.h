// SPDX-License-Identifier: GPL-3.0-or-later
// Reads out every sentence of a game's log in every language and compares it with tests/translations/readings, where
// people read it. For a game `movie`, tst_movie_readings.cpp contains:
//
//     HEOROT_SUITE_FUNCTION {
//         using namespace heorot;
//         return test::runReadings<movie::Game, movie::GameWords>({}, argc, argv);
//     }
//
// With the argument --write, the suite rewrites the files; the target write_readings does so for every game.
#pragma once

#include "game/erased_words.h"
#include "games/event_kinds.h"

#include <QObject>

#include <filesystem>
#include <functional>
#include <set>

namespace heorot::test {

/// The sentence of one event for players of these names, the first of whom acts; empty if it has none.
struct ReadEvent {
    std::string kind;
    std::function<QString(const record::Seating&)> sentence;
};

struct ReadingOptions {
    /// Kinds of events whose sentence may have a colon, which introduces a sum, a title or a whole sentence.
    std::set<std::string> colons;
    /// Kinds of events with numbers that can be below 0.
    std::set<std::string> negative;
    /// Completes an event that notation does not tell wholly; false for one that cannot happen.
    std::function<bool(engine::Event&)> complete = [](engine::Event&) { return true; };
};

class ReadingSuite final : public QObject {
    Q_OBJECT

  public:
    ReadingSuite(std::string game, std::vector<ReadEvent> events, ReadingOptions options, QString translations)
        : game_(std::move(game)), events_(std::move(events)), options_(std::move(options)),
          translations_(std::move(translations)) {}
    /// Replaces the stored readings; returns an exit code.
    int write() const;

  private slots:
    void readingIsKept_data();
    void readingIsKept();
    void sentencesReadWell_data();
    void sentencesReadWell();
    void faultsAreFound_data();
    void faultsAreFound();

  private:
    QString reading(const QString& language) const;

    std::string game_;
    std::vector<ReadEvent> events_;
    ReadingOptions options_;
    QString translations_;
};

int runReadings(const std::string& game, const std::vector<ReadEvent>& events, const ReadingOptions& options, int argc,
                char** argv);

template <class G, class W>
int runReadings(const ReadingOptions& options, int argc, char** argv) {
    record::DataSource data(std::filesystem::path(HEOROT_SOURCE_DIR) / "games" / G::id / "data");
    const std::shared_ptr<const typename G::Rules> rules = G::load(data);
    std::vector<ReadEvent> events;
    for (const auto& [kind, event] : everyEvent([&](const std::vector<std::string>&seats,
                                                    const engine::Event&each) { return format(*rules, seats, each); },
                                                options.negative, options.complete))
        events.push_back({kind, [rules, event = event](const record::Seating& seating) {
                              return W::sentence(*rules, seating, event);
                          }});
    return runReadings(std::string(G::id), events, options, argc, argv);
}

}
