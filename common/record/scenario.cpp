// SPDX-License-Identifier: GPL-3.0-or-later
#include "record/scenario.h"

#include "record/path_fault.h"
#include "record/plain_text.h"
#include "record/written_play.h"
#include "record/yaml.h"

#include <algorithm>
#include <set>

namespace heorot::record {

using engine::Outcomes;
using engine::Seat;

namespace {

/// Runs the steps of one scenario on one match. Every failure is a FileError at its line.
class Runner {
  public:
    Runner(const Cursor& root, const GameFinder& games) : root_(root), play_(games) {}

    std::unique_ptr<AnyMatch> run() {
        MapCursor map = root_.map();
        title_ = map.required("scenario").text();
        map.required("source").text();
        play_.start(map);
        if (const auto steps = map.optional("steps")) {
            for (const Cursor& step : steps->items()) runStep(step.map());
        } else {
            runStep(map);
            return play_.finish();
        }
        map.finish();
        return play_.finish();
    }

    const std::string& title() const { return title_; }

  private:
    void runStep(MapCursor step) {
        const std::size_t before = match().moves().size();
        if (const auto moves = step.optional("moves"))
            for (const Cursor& move : moves->items()) play_.play(move);
        if (const auto expect = step.optional("expect")) check(expect->map(), before);
        step.finish();
    }

    const AnyMatch& match() const { return play_.match(); }
    std::string nameOf(Seat seat) const { return seat == engine::nobody ? "nobody" : match().seating().names[seat]; }

    void check(MapCursor expect, std::size_t before) {
        if (const auto seat = expect.optional("to_move")) same(*seat, seat->text(), nameOf(match().toMove()));
        if (const auto over = expect.optional("over"); over && over->flag() != match().isOver())
            over->fail(otherThan(over->text(), over->flag() ? "false" : "true"));
        if (const auto state = expect.optional("state")) matches(*state, match().describeState());
        if (const auto seen = expect.optional("seen"))
            for (const auto& [seat, part] : seen->map().all()) matches(part, match().describeSeen(seatAt(part, seat)));
        if (const auto lines = expect.optional("legal")) checkLegal(*lines, false);
        if (const auto lines = expect.optional("only_legal")) checkLegal(*lines, true);
        if (const auto lines = expect.optional("illegal")) checkIllegal(*lines);
        if (const auto events = expect.optional("events")) checkEvents(*events, before);
        if (const auto totals = expect.optional("scores")) checkScores(*totals);
        if (const auto places = expect.optional("places")) checkPlaces(*places);
        expect.finish();
    }

    static Fault otherThan(const std::string& expected, const std::string& actual) {
        //: The report of a test: %1 and %2 values
        return Fault::tr("expected: %1, actual: %2").arg(expected, actual);
    }

    void same(const Cursor& at, const std::string& expected, const std::string& actual) const {
        if (expected != actual) at.fail(otherThan(expected, actual));
    }

    void matches(const Cursor& at, const Node& actual) const {
        const Difference difference = compare(at.node(), actual, at.path());
        if (!difference) return;
        throw FileError(at.file(), difference.line, difference.path, otherThan(difference.expected, difference.actual));
    }

    Seat seatAt(const Cursor& at, const std::string& name) const {
        return name == "nobody" ? engine::nobody : playerAt(at, name);
    }

    Seat playerAt(const Cursor& at, const std::string& name) const {
        const auto& names = match().seating().names;
        const auto found = std::find(names.begin(), names.end(), name);
        if (found == names.end()) at.fail(Fault::tr("there is no player with this name"));
        return static_cast<Seat>(found - names.begin());
    }

    void checkLegal(const Cursor& at, bool only) const {
        const auto lines = play_.legal();
        const auto items = at.items();
        std::set<std::string> named;
        for (const Cursor& item : items) {
            const std::string line = match().format(play_.actionAt(item, item.text()));
            //: %1 an action
            if (!named.insert(line).second) item.fail(Fault::tr("%1 is listed here twice").arg(Fault::quoted(line)));
            if (!std::binary_search(lines.begin(), lines.end(), line))
                //: The report of a test: %1 a list of actions
                item.fail(Fault::tr("expected: legal, actual: not legal; legal: %1").arg(play_.legalLines()));
        }
        if (only && items.size() != lines.size())
            //: The report of a test: %1 and %2 numbers, %3 a list of actions
            at.fail(Fault::tr("expected: %1 legal actions, actual: %2; legal: %3")
                        .arg(items.size(), lines.size(), play_.legalLines()));
    }

    void checkIllegal(const Cursor& at) const {
        for (const auto& [line, reason] : at.map().all()) {
            const auto refused = match().validate(play_.actionAt(reason, line));
            same(reason, reason.text(), refused ? match().refusalName(refused) : "legal");
        }
    }

    void checkEvents(const Cursor& at, std::size_t before) const {
        std::vector<std::string> happened;
        for (std::size_t i = before; i < match().moves().size(); ++i)
            for (const auto& event : match().moves()[i].events) happened.push_back(match().format(event));
        std::size_t next = 0;
        for (const Cursor& item : at.items()) {
            const auto found =
                std::find(happened.begin() + static_cast<std::ptrdiff_t>(next), happened.end(), item.text());
            if (found == happened.end()) {
                std::string actual;
                for (std::size_t i = next; i < happened.size(); ++i) actual += (i > next ? "; " : "") + happened[i];
                const Fault event = Fault::quoted(item.text());
                //: The report of a test: %1 an event
                if (actual.empty()) item.fail(Fault::tr("expected: the event %1, actual: no further event").arg(event));
                //: The report of a test: %1 an event, %2 several others
                item.fail(Fault::tr("expected: the event %1, actual: %2").arg(event, cut(actual, 200)));
            }
            next = static_cast<std::size_t>(found - happened.begin()) + 1;
        }
    }

    void checkScores(const Cursor& at) const {
        const engine::Scores scores = match().scores();
        for (const auto& [name, expected] : at.map().all()) {
            const Seat seat = playerAt(expected, name);
            if (expected.node().kind() == Node::Kind::Text) {
                same(expected, expected.text(), std::to_string(scores.total[seat]));
                continue;
            }
            Node parts = Node::map();
            for (int i = 0; i < scores.sources; ++i)
                parts.set(match().scoreSourceName(i), Node::ofNumber(scores.part[seat][static_cast<std::size_t>(i)]));
            parts.set("total", Node::ofNumber(scores.total[seat]));
            matches(expected, parts);
        }
    }

    void checkPlaces(const Cursor& at) const {
        const engine::Scores scores = match().scores();
        for (const auto& [name, expected] : at.map().all())
            same(expected, expected.text(), std::to_string(scores.place[playerAt(expected, name)]));
    }

    Cursor root_;
    WrittenPlay play_;
    std::string title_;
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
        result.error = error;
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
        throw FileError(place.string(), 0, faultOf(*fault));
    if (!fs::is_directory(place, error)) {
        const bool isThere = fs::symlink_status(place, error).type() != fs::file_type::not_found;
        throw FileError(place.string(), 0,
                        isThere ? Fault::tr("this is neither a file nor a folder")
                                : Fault::tr("there is no such file or folder"));
    }
    std::vector<fs::path> files;
    for (const auto& entry : fs::recursive_directory_iterator(place, error))
        if (entry.is_regular_file() && entry.path().extension() == ".yaml") files.push_back(entry.path());
    //: %1 a reason such as "permission denied"
    if (error) throw FileError(place.string(), 0, Fault::tr("the folder can’t be read: %1").arg(Fault::system(error)));
    if (files.empty()) throw FileError(place.string(), 0, Fault::tr("there is no scenario (*.yaml) in this folder"));
    std::sort(files.begin(), files.end());
    return files;
}

}
