// SPDX-License-Identifier: GPL-3.0-or-later
#include "record/lesson.h"

#include "record/play_faults.h"
#include "record/written_play.h"
#include "record/yaml.h"

#include <algorithm>
#include <regex>

namespace heorot::record {

namespace {

constexpr int mostMinutes = 30;

class Reader {
  public:
    Reader(const Cursor& root, const GameFinder& games) : root_(root), play_(games) {}

    Lesson read(const std::string& name) {
        MapCursor map = root_.map();
        lesson_.name = name;
        lesson_.game = map.required("lesson").text();
        lesson_.title = map.required("title").text();
        lesson_.goal = map.required("goal").text();
        lesson_.minutes = map.required("minutes").integer(1, mostMinutes);
        lesson_.teacher = map.required("teacher").text();
        start(map.required("position"));
        const Cursor steps = map.required("steps");
        for (const Cursor& step : steps.items()) readStep(step.map());
        if (lesson_.steps.empty()) steps.fail(Fault::tr("a lesson must have at least one step"));
        map.finish();
        play_.finish();
        return std::move(lesson_);
    }

    std::unique_ptr<AnyMatch> begin() {
        MapCursor map = root_.map();
        lesson_.game = map.required("lesson").text();
        start(map.required("position"));
        return play_.release();
    }

  private:
    void start(const Cursor& at) {
        MapCursor position = at.map();
        play_.start(position);
        position.finish();
    }

    void readStep(MapCursor map) {
        LessonStep step;
        step.line = map.at().node().line();
        if (const auto moves = map.optional("moves"))
            for (const Cursor& move : moves->items()) {
                play_.play(move);
                const engine::Move& played = play_.match().moves().back();
                if (played.seat == learner) move.fail(Fault::tr("the learner’s own moves belong under “try”"));
                step.moves.push_back({played.action, played.outcomes});
            }
        step.idea = map.required("idea").text();
        step.text = map.required("text").text();
        if (const auto lit = map.optional("light"))
            for (const Cursor& spot : lit->items()) step.lit.push_back(spot.text());
        if (const auto section = map.optional("see")) step.section = section->text();
        if (const auto wanted = map.optional("try")) step.task = readTask(*wanted, map);
        map.finish();
        lesson_.steps.push_back(std::move(step));
    }

    LessonTask readTask(const Cursor& wanted, MapCursor& map) {
        if (play_.match().toMove() != learner) wanted.fail(Fault::tr("it is not the learner’s turn"));
        LessonTask task;
        for (const Cursor& item : wanted.items()) {
            const engine::Action action = play_.actionAt(item, item.text());
            // Others may become legal only after another alternative of an earlier step.
            if (const auto refused = play_.match().validate(action); refused && task.wanted.empty())
                item.fail(play_.refusedAs(play_.match().refusalName(refused)));
            task.wanted.push_back(action);
        }
        if (task.wanted.empty()) wanted.fail(Fault::tr("a step must ask for at least one action"));
        task.good = map.required("good").text();
        if (const auto answers = map.optional("fine"))
            for (const auto& [beginning, text] : answers->map().all()) {
                checkAnswer(task, text, beginning);
                task.answers.push_back({beginning, text.text()});
            }
        task.other = map.required("other").text();
        try {
            play_.play(task.wanted.front());
            task.outcomes = play_.match().moves().back().outcomes;
        } catch (const engine::ChanceMismatch& mismatch) {
            wanted.fail(faultOf(mismatch));
        }
        return task;
    }

    /// An answer must be to something that can be done and is not wanted.
    void checkAnswer(const LessonTask& task, const Cursor& at, const std::string& beginning) const {
        const auto legal = play_.legal();
        const bool fits = std::any_of(legal.begin(), legal.end(), [&](const std::string& line) {
            return line.starts_with(beginning) &&
                   std::find(task.wanted.begin(), task.wanted.end(), play_.actionAt(at, line)) == task.wanted.end();
        });
        //: %1 the beginning of an action
        if (!fits)
            at.fail(Fault::tr("apart from the actions wanted, no legal action begins with %1")
                        .arg(Fault::quoted(beginning)));
    }

    Cursor root_;
    WrittenPlay play_;
    Lesson lesson_;
};

}

Lesson readLesson(const std::filesystem::path& file, const GameFinder& games) {
    const Node tree = readYaml(file);
    const std::string name = file.filename().string();
    return Reader(Cursor(tree, name), games).read(file.stem().string());
}

std::vector<int> numbersIn(const std::string& text) {
    static const std::regex bracket(R"(\((\d+(?:(?:, | to )\d+)*)\)( to )?)");
    static const std::regex part(R"((, | to )?(\d+))");
    std::vector<int> numbers;
    bool isRange = false;
    for (auto found = std::sregex_iterator(text.begin(), text.end(), bracket); found != std::sregex_iterator();
         ++found) {
        const std::string inside = (*found)[1];
        for (auto each = std::sregex_iterator(inside.begin(), inside.end(), part); each != std::sregex_iterator();
             ++each) {
            const int number = std::stoi((*each)[2]);
            isRange = isRange || (*each)[1] == " to ";
            for (int between = isRange ? numbers.back() + 1 : number; between <= number; ++between)
                numbers.push_back(between);
            isRange = false;
        }
        isRange = (*found)[2].matched;
    }
    std::sort(numbers.begin(), numbers.end());
    numbers.erase(std::unique(numbers.begin(), numbers.end()), numbers.end());
    return numbers;
}

LessonHead readLessonHead(const std::filesystem::path& file) {
    const Node tree = readYaml(file);
    const std::string name = file.filename().string();
    MapCursor map = Cursor(tree, name).map();
    return {map.required("title").text(), map.required("minutes").integer(1, mostMinutes)};
}

std::unique_ptr<AnyMatch> beginLesson(const std::filesystem::path& file, const GameFinder& games) {
    const Node tree = readYaml(file);
    const std::string name = file.filename().string();
    return Reader(Cursor(tree, name), games).begin();
}

const std::string& answerTo(const LessonTask& task, const std::string& notation) {
    const LessonAnswer* best = nullptr;
    for (const LessonAnswer& answer : task.answers)
        if (notation.starts_with(answer.beginning) && (!best || answer.beginning.size() > best->beginning.size()))
            best = &answer;
    return best ? best->text : task.other;
}

std::vector<std::string> textsOf(const Lesson& lesson) {
    std::vector<std::string> texts{lesson.title, lesson.goal};
    for (const LessonStep& step : lesson.steps) {
        texts.push_back(step.idea);
        texts.push_back(step.text);
        if (!step.task) continue;
        texts.push_back(step.task->good);
        for (const LessonAnswer& answer : step.task->answers) texts.push_back(answer.text);
        texts.push_back(step.task->other);
    }
    return texts;
}

}
