// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/playthrough_suite.h"

#include "language/translations.h"
#include "record/yaml.h"

#include <QCoreApplication>
#include <QTest>

#include <algorithm>
#include <cstdio>
#include <fstream>

namespace heorot::test {

namespace {

/// Replaces everything in the folder.
int writeAll(const std::filesystem::path& folder, const std::vector<KeptText>& texts) {
    std::filesystem::remove_all(folder);
    std::filesystem::create_directories(folder);
    std::size_t bytes = 0;
    for (const KeptText& text : texts) {
        std::ofstream file(folder / text.file, std::ios::binary);
        if (!(file << text.text).flush()) {
            std::fprintf(stderr, "%s cannot be written\n", (folder / text.file).c_str());
            return 1;
        }
        bytes += text.text.size();
    }
    std::printf("%s: %zu files, %zu KB\n", folder.c_str(), texts.size(), bytes / 1000);
    return 0;
}

}

void PlaythroughSuite::textIsKept_data() {
    QTest::addColumn<int>("index");
    for (std::size_t i = 0; i < texts_.size(); ++i) QTest::newRow(texts_[i].file.c_str()) << static_cast<int>(i);
}

void PlaythroughSuite::textIsKept() {
    QFETCH(int, index);
    const KeptText& text = texts_[static_cast<std::size_t>(index)];
    const std::filesystem::path file = folder_ / text.file;
    if (!std::filesystem::exists(file)) QFAIL("there is no such file; if it is to be, build write_playthroughs");
    const std::string difference = firstDifference(record::readFile(file), text.text);
    if (!difference.empty())
        QFAIL((difference + "\n  if the change is meant, build write_playthroughs and read what git shows").c_str());
}

void PlaythroughSuite::noOtherFileIsKept() {
    for (const auto& entry : std::filesystem::directory_iterator(folder_)) {
        const std::string name = entry.path().filename().string();
        const bool known =
            std::any_of(texts_.begin(), texts_.end(), [&](const KeptText& text) { return text.file == name; });
        if (!known) QFAIL(("nothing is played for " + name).c_str());
    }
}

void PlaythroughSuite::differencesAreFound_data() {
    QTest::addColumn<QString>("kept");
    QTest::addColumn<QString>("now");
    QTest::addColumn<QString>("difference");
    const auto row = [](const char* name, const char* kept, const char* now, const QString& difference) {
        QTest::newRow(name) << QString::fromUtf8(kept) << QString::fromUtf8(now) << difference;
    };
    row("none", "deal\n1 Ada: x\n", "deal\n1 Ada: x\n", {});
    row("a line", "head\ndeal\n1 Ada: x\ndoes: a\n", "head\ndeal\n1 Ada: x\ndoes: b\n",
        QStringLiteral("line 4, in '1 Ada: x'\n  kept: does: a\n  now:  does: b"));
    row("the head", "head\n", "body\n", QStringLiteral("line 1, in 'the head'\n  kept: head\n  now:  body"));
    row("an end", "deal\nx\n", "deal\n", QStringLiteral("line 2, in 'deal'\n  kept: x\n  now:  (the end)"));
    row("a line break", "deal\n", "deal", QStringLiteral("one text ends with a line break and the other does not"));
    const QByteArray lead(200, '-');
    const QByteArray tail(200, '+');
    row("within a long line", (lead + "a" + tail).constData(), (lead + "b" + tail).constData(),
        QStringLiteral("line 1, in 'the head'\n  kept: ...%1a%2...\n  now:  ...%1b%2...")
            .arg(QString(40, u'-'), QString(119, u'+')));
}

void PlaythroughSuite::differencesAreFound() {
    QFETCH(QString, kept);
    QFETCH(QString, now);
    QFETCH(QString, difference);
    QCOMPARE(QString::fromStdString(firstDifference(kept.toStdString(), now.toStdString())), difference);
}

int runPlaythroughs(const game::GameModule& module, const std::filesystem::path& folder, const QString& translations,
                    int argc, char** argv) {
    const QCoreApplication app(argc, argv);
    language::Translations texts(translations);
    if (!texts.use(QStringLiteral("en"))) {
        std::fprintf(stderr, "there are no English texts; build the target translations\n");
        return 2;
    }
    auto games = keptTexts(module);
    if (argc == 2 && std::string_view(argv[1]) == "--write") return writeAll(folder, games);
    PlaythroughSuite suite(folder, std::move(games));
    return QTest::qExec(&suite, argc, argv);
}

}
