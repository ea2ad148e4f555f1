// SPDX-License-Identifier: GPL-3.0-or-later
#include "record/scenario.h"

#include "record/path_fault.h"
#include "record/plain_text.h"
#include "record/yaml.h"

#include <algorithm>
#include <set>

namespace heorot::record {

using engine::Action;
using engine::ActionList;
using engine::Outcomes;
using engine::Seat;

namespace {

/// Runs the steps of one scenario on one match. Every failure is a FileError at its line.
class Runner {
  public:
    Runner(const Cursor& root, const GameFinder& games) : root_(root), games_(games) {}

    std::unique_ptr<AnyMatch> run() {
        MapCursor map = root_.map();
        title_ = map.required("scenario").text();
        map.required("source").text();
        start(map);
        if (const auto position = map.optional("position")) match_->arrange(*position);
        if (const auto chance = map.optional("chance"))
            for (const Cursor& item : chance->items()) {
                script_.push_back(match_->readOutcome(item));
                scriptAt_.push_back(item);
            }
        if (const auto steps = map.optional("steps")) {
            for (const Cursor& step : steps->items()) runStep(step.map());
        } else {
            runStep(map);
            return finish();
        }
        map.finish();
        return finish();
    }

    const std::string& title() const { return title_; }

  private:
    void start(MapCursor& map) {
        const AnyGame* game = &gameAt(map.required("game"), games_);
        engine::Setup setup;
        Seating seating;
        const Cursor seats = map.required("seats");
        for (const Cursor& name : seats.items()) {
            if (const auto wrong = refuseSeatName(name.text(), seating.names); !wrong.empty()) name.fail(wrong);
            seating.names.push_back(name.text());
        }
        setup.seats = static_cast<int>(seating.names.size());
        if (setup.seats < game->minSeats() || setup.seats > game->maxSeats())
            seats.fail("the game is for " + std::to_string(game->minSeats()) + " to " +
                       std::to_string(game->maxSeats()) + " seats");
        if (const auto first = map.optional("first")) setup.first = static_cast<Seat>(first->oneOf(seating.names));
        setup.options = defaultOptions(*game);
        if (const auto options = map.optional("options")) setup.options = readOptions(*game, *options);
        if (const auto seed = map.optional("seed")) setup.seed = seed->natural();
        match_ = game->newMatch(setup, seating);
    }

    void runStep(MapCursor step) {
        const std::size_t before = match_->moves().size();
        if (const auto moves = step.optional("moves"))
            for (const Cursor& move : moves->items()) play(move);
        if (const auto expect = step.optional("expect")) check(expect->map(), before);
        step.finish();
    }

    Action actionAt(const Cursor& at, const std::string& line) const {
        if (const auto action = match_->parse(line)) return *action;
        at.fail(inQuotes(line) + " is not an action of this game");
    }

    void play(const Cursor& at) {
        const auto pairs = at.map().all();
        if (pairs.size() != 1) at.fail("a move is one seat and its action");
        const auto& [seat, line] = pairs.front();
        const std::string mover = nameOf(match_->toMove());
        if (mover != seat) at.fail("expected to move: " + seat + ", actual: " + mover);
        const Action action = actionAt(line, line.text());
        try {
            if (const auto refused = playNext(action))
                line.fail("expected: legal, actual: refused as " + match_->refusalName(refused) + legalLines());
        } catch (const engine::ChanceMismatch& mismatch) {
            line.fail(mismatch.what());
        }
    }

    /// Plays with the remaining scripted outcomes; unused ones stay for the next action.
    engine::Violation playNext(Action action) {
        std::size_t offered = script_.size();
        std::optional<engine::ChanceMismatch> mismatch;
        for (bool fits = false; !fits;) {
            try {
                if (const auto refused = match_->playScripted(action, {script_.data(), offered})) return refused;
                fits = true;
            } catch (const engine::ChanceMismatch& why) {
                if (offered-- == 0) throw;
                mismatch = why;
            }
        }
        script_.erase(script_.begin(), script_.begin() + static_cast<std::ptrdiff_t>(offered));
        if (mismatch && match_->moves().back().outcomes.size() > offered) throw engine::ChanceMismatch(*mismatch);
        return engine::allowed;
    }

    std::string nameOf(Seat seat) const { return seat == engine::nobody ? "nobody" : match_->seating().names[seat]; }

    std::vector<std::string> legal() const {
        ActionList actions;
        match_->legalActions(actions);
        std::vector<std::string> lines;
        for (const Action action : actions) lines.push_back(match_->format(action));
        std::sort(lines.begin(), lines.end());
        return lines;
    }

    std::string legalLines() const {
        std::string text = "; legal:";
        const auto lines = legal();
        for (std::size_t i = 0; i < std::min<std::size_t>(lines.size(), 12); ++i) text += (i ? ", " : " ") + lines[i];
        return lines.size() > 12 ? text + ", ..." : text;
    }

    void check(MapCursor expect, std::size_t before) {
        if (const auto seat = expect.optional("to_move")) same(*seat, seat->text(), nameOf(match_->toMove()));
        if (const auto over = expect.optional("over"); over && over->flag() != match_->isOver())
            over->fail(std::string("expected: ") + over->text() + ", actual: " + (over->flag() ? "false" : "true"));
        if (const auto state = expect.optional("state")) matches(*state, match_->describeState());
        if (const auto seen = expect.optional("seen"))
            for (const auto& [seat, part] : seen->map().all()) matches(part, match_->describeSeen(seatAt(part, seat)));
        if (const auto lines = expect.optional("legal")) checkLegal(*lines, false);
        if (const auto lines = expect.optional("only_legal")) checkLegal(*lines, true);
        if (const auto lines = expect.optional("illegal")) checkIllegal(*lines);
        if (const auto events = expect.optional("events")) checkEvents(*events, before);
        if (const auto totals = expect.optional("scores")) checkScores(*totals);
        if (const auto places = expect.optional("places")) checkPlaces(*places);
        expect.finish();
    }

    void same(const Cursor& at, const std::string& expected, const std::string& actual) const {
        if (expected != actual) at.fail("expected: " + expected + ", actual: " + actual);
    }

    void matches(const Cursor& at, const Node& actual) const {
        const Difference difference = compare(at.node(), actual, at.path());
        if (!difference) return;
        throw FileError(at.file(), difference.line,
                        difference.path + ": expected: " + difference.expected + ", actual: " + difference.actual);
    }

    Seat seatAt(const Cursor& at, const std::string& name) const {
        return name == "nobody" ? engine::nobody : playerAt(at, name);
    }

    Seat playerAt(const Cursor& at, const std::string& name) const {
        const auto& names = match_->seating().names;
        const auto found = std::find(names.begin(), names.end(), name);
        if (found == names.end()) at.fail("there is no seat with this name");
        return static_cast<Seat>(found - names.begin());
    }

    void checkLegal(const Cursor& at, bool only) const {
        const auto lines = legal();
        const auto items = at.items();
        std::set<std::string> named;
        for (const Cursor& item : items) {
            const std::string line = match_->format(actionAt(item, item.text()));
            if (!named.insert(line).second) item.fail(inQuotes(line) + " stands here twice");
            if (!std::binary_search(lines.begin(), lines.end(), line))
                item.fail("expected: legal, actual: not legal" + legalLines());
        }
        if (only && items.size() != lines.size())
            at.fail("expected: " + std::to_string(items.size()) +
                    " legal actions, actual: " + std::to_string(lines.size()) + legalLines());
    }

    void checkIllegal(const Cursor& at) const {
        for (const auto& [line, reason] : at.map().all()) {
            const auto refused = match_->validate(actionAt(reason, line));
            same(reason, reason.text(), refused ? match_->refusalName(refused) : "legal");
        }
    }

    void checkEvents(const Cursor& at, std::size_t before) const {
        std::vector<std::string> happened;
        for (std::size_t i = before; i < match_->moves().size(); ++i)
            for (const auto& event : match_->moves()[i].events) happened.push_back(match_->format(event));
        std::size_t next = 0;
        for (const Cursor& item : at.items()) {
            const auto found =
                std::find(happened.begin() + static_cast<std::ptrdiff_t>(next), happened.end(), item.text());
            if (found == happened.end()) {
                std::string actual;
                for (std::size_t i = next; i < happened.size(); ++i) actual += (i > next ? "; " : "") + happened[i];
                item.fail("expected: the event " + inQuotes(item.text()) +
                          ", actual: " + (actual.empty() ? "no further event" : cut(actual, 200)));
            }
            next = static_cast<std::size_t>(found - happened.begin()) + 1;
        }
    }

    void checkScores(const Cursor& at) const {
        const engine::Scores scores = match_->scores();
        for (const auto& [name, expected] : at.map().all()) {
            const Seat seat = playerAt(expected, name);
            if (expected.node().kind() == Node::Kind::Text) {
                same(expected, expected.text(), std::to_string(scores.total[seat]));
                continue;
            }
            Node parts = Node::map();
            for (int i = 0; i < scores.sources; ++i)
                parts.set(match_->scoreSourceName(i), Node::ofNumber(scores.part[seat][static_cast<std::size_t>(i)]));
            parts.set("total", Node::ofNumber(scores.total[seat]));
            matches(expected, parts);
        }
    }

    void checkPlaces(const Cursor& at) const {
        const engine::Scores scores = match_->scores();
        for (const auto& [name, expected] : at.map().all())
            same(expected, expected.text(), std::to_string(scores.place[playerAt(expected, name)]));
    }

    std::unique_ptr<AnyMatch> finish() {
        if (!script_.empty()) scriptAt_[scriptAt_.size() - script_.size()].fail("this outcome was not used");
        return std::move(match_);
    }

    Cursor root_;
    const GameFinder& games_;
    std::string title_;
    std::unique_ptr<AnyMatch> match_;
    Outcomes script_; ///< the remaining outcomes
    std::vector<Cursor> scriptAt_;
};

}

ScenarioResult runScenario(const std::filesystem::path& file, const GameFinder& games) {
    ScenarioResult result{file.string(), {}, {}};
    try {
        const Node tree = readYaml(file);
        const std::string name = file.filename().string();
        Runner runner(Cursor(tree, name), games);
        try {
            runner.run();
        } catch (...) {
            result.title = runner.title();
            throw;
        }
        result.title = runner.title();
    } catch (const FileError& error) {
        result.failure = error.what();
    }
    return result;
}

std::unique_ptr<AnyMatch> playScenario(const std::filesystem::path& file, const GameFinder& games) {
    const Node tree = readYaml(file);
    const std::string name = file.filename().string();
    return Runner(Cursor(tree, name), games).run();
}

std::vector<std::filesystem::path> scenarioFiles(const std::filesystem::path& place) {
    namespace fs = std::filesystem;
    std::error_code error;
    if (fs::is_regular_file(place, error)) return {place};
    if (const auto fault = pathFault(place); fault && fault->kind != PathFault::Kind::Missing)
        throw FileError(place.string(), 0, sentenceOf(*fault));
    if (!fs::is_directory(place, error)) {
        const bool isThere = fs::symlink_status(place, error).type() != fs::file_type::not_found;
        throw FileError(place.string(), 0,
                        isThere ? "this is neither a file nor a folder" : "there is no such file or folder");
    }
    std::vector<fs::path> files;
    for (const auto& entry : fs::recursive_directory_iterator(place, error))
        if (entry.is_regular_file() && entry.path().extension() == ".yaml") files.push_back(entry.path());
    if (error) throw FileError(place.string(), 0, "the folder cannot be read: " + error.message());
    if (files.empty()) throw FileError(place.string(), 0, "no scenario (*.yaml) lies in this folder");
    std::sort(files.begin(), files.end());
    return files;
}

}
