// SPDX-License-Identifier: GPL-3.0-or-later
// Writes the texts of lessons as a source that lupdate reads: lesson_texts OUTPUT LESSON.yaml ...
#include "record/cursor.h"
#include "record/yaml.h"

#include <cstdio>
#include <exception>
#include <filesystem>
#include <fstream>
#include <set>
#include <string>

namespace {

using heorot::record::Cursor;
using heorot::record::MapCursor;

std::string literal(const std::string& text) {
    std::string quoted = "\"";
    for (const char letter : text) {
        if (letter == '"' || letter == '\\') quoted += '\\';
        quoted += letter;
    }
    return quoted + '"';
}

class Writer {
  public:
    explicit Writer(const std::filesystem::path& file) : out_(file) {
        out_ << "// Generated from the lessons; only for lupdate.\n#include <QtGlobal>\n\n"
                "static const char* const texts[] = {\n";
    }

    void write(const std::filesystem::path& lesson) {
        const heorot::record::Node tree = heorot::record::readYaml(lesson);
        const std::string file = lesson.filename().string();
        MapCursor map = Cursor(tree, file).map();
        place_ = "Lesson " + map.required("lesson").text() + ' ' + lesson.stem().string();
        say(map.required("title"), "title", 30);
        say(map.required("goal"), "what the player can do afterwards", 120);
        int number = 0;
        for (const Cursor& step : map.required("steps").items()) writeStep(step.map(), ++number);
    }

    void finish() { out_ << "};\n"; }

  private:
    void writeStep(MapCursor step, int number) {
        const std::string at = "step " + std::to_string(number);
        say(step.required("idea"), at + ", one idea", 40);
        say(step.required("text"), at + ", what the teacher says", 220);
        if (!step.optional("try")) return;
        say(step.required("good"), at + ", why it was good", 160);
        if (const auto fine = step.optional("fine"))
            for (const auto& [beginning, text] : fine->map().all())
                say(text, at + ", answer to '" + beginning + "'", 160);
        say(step.required("other"), at + ", answer to anything else", 160);
    }

    void say(const Cursor& at, const std::string& kind, int letters) {
        if (!said_.insert(at.text()).second) return;
        out_ << "    //: " << place_ << ": " << kind << "; at most " << letters << " letters\n"
             << "    QT_TRANSLATE_NOOP(\"Lesson\", " << literal(at.text()) << "),\n";
    }

    std::ofstream out_;
    std::string place_;
    std::set<std::string> said_;
};

}

int main(int argc, char** argv) {
    if (argc < 3) return 2;
    try {
        Writer writer(argv[1]);
        for (int i = 2; i < argc; ++i) writer.write(argv[i]);
        writer.finish();
    } catch (const std::exception& error) {
        std::fprintf(stderr, "%s\n", error.what());
        return 1;
    }
    return 0;
}
