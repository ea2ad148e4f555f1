// SPDX-License-Identifier: GPL-3.0-or-later
// `heorot-cli scenario`: runs rules tests written as files.
#include "arguments.h"
#include "say.h"

#include "language/fault_words.h"
#include "record/scenario.h"

#include <QFile>
#include <QTextStream>
#include <QXmlStreamWriter>

namespace heorot::cli {

namespace {

using Results = std::vector<record::ScenarioResult>;

/// The report format that CI servers read.
void writeJunit(const QString& path, const Results& results, int failed) {
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        throw UsageError(QStringLiteral("--junit: %1: %2").arg(quotablePath(path), file.errorString()));
    QXmlStreamWriter xml(&file);
    xml.setAutoFormatting(true);
    xml.writeStartDocument();
    xml.writeStartElement(QStringLiteral("testsuite"));
    xml.writeAttribute(QStringLiteral("name"), QStringLiteral("scenarios"));
    xml.writeAttribute(QStringLiteral("tests"), QString::number(results.size()));
    xml.writeAttribute(QStringLiteral("failures"), QString::number(failed));
    for (const auto& result : results) {
        xml.writeStartElement(QStringLiteral("testcase"));
        xml.writeAttribute(QStringLiteral("classname"), QString::fromStdString(result.file));
        xml.writeAttribute(QStringLiteral("name"), QString::fromStdString(result.title));
        if (!result.passed()) xml.writeTextElement(QStringLiteral("failure"), QString::fromStdString(result.failure()));
        xml.writeEndElement();
    }
    xml.writeEndElement();
    xml.writeEndDocument();
    if (!file.flush()) throw UsageError(QStringLiteral("--junit: %1: %2").arg(quotablePath(path), file.errorString()));
}

}

int scenario(plugin::PluginCatalog&, const QStringList& arguments) {
    QCommandLineParser parser;
    parser.addOption({QStringLiteral("junit"), Say::tr("Write a JUnit report."), Say::tr("FILE")});
    parser.addPositionalArgument(Say::tr("FILE"), Say::tr("Scenario files, or folders of them."));
    parse(parser, arguments, Files::Some);
    if (parser.positionalArguments().isEmpty()) throw UsageError(Say::tr("scenario: name at least one file or folder"));
    refuseSagaName(QStringLiteral("--junit"), parser.value(QStringLiteral("junit")));
    // Uses the shipped data: a rules test must not depend on the user's own data.
    plugin::PluginFolders folders = plugin::PluginFolders::ofApplication();
    folders.ownData.clear();
    plugin::PluginCatalog shipped(folders);
    const auto games = shipped.finder();
    Results results;
    QTextStream out(stdout);
    int failed = 0;
    for (const QString& place : parser.positionalArguments())
        for (const auto& file : record::scenarioFiles(std::filesystem::path(place.toStdU16String()))) {
            results.push_back(record::runScenario(file, games));
            if (results.back().passed()) continue;
            ++failed;
            //: A rules test that failed; its title follows
            out << Say::tr("FAILED") << "  " << QString::fromStdString(results.back().title) << "\n        "
                << language::sentence(*results.back().error) << '\n';
        }
    //: How many rules tests passed and failed: %1 and %2 numbers
    out << Say::tr("%1 passed, %2 failed").arg(results.size() - static_cast<std::size_t>(failed)).arg(failed) << '\n';
    if (parser.isSet(QStringLiteral("junit"))) writeJunit(parser.value(QStringLiteral("junit")), results, failed);
    return failed > 0 ? checkFailed : done;
}

}
