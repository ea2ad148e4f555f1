// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/scenario_suite.h"

#include "record/yaml.h"

#include <QFile>
#include <QRegularExpression>
#include <QTest>

namespace heorot::test {

std::set<std::string> numbered(const std::string& letter, int last) {
    std::set<std::string> numbers;
    for (int number = 1; number <= last; ++number) numbers.insert(letter + std::to_string(number));
    return numbers;
}

QString missing(const std::set<std::string>& wanted, const std::set<std::string>& found) {
    QStringList names;
    for (const auto& name : wanted)
        if (!found.contains(name)) names << QString::fromStdString(name);
    return names.join(QStringLiteral(", "));
}

std::string firstWord(const std::string& line) {
    return line.substr(0, line.find(' '));
}

void ScenarioSuite::initTestCase() {
    for (const auto& file : record::scenarioFiles(goals_.scenarios)) scenarios_.push_back(record::readYaml(file));
}

void ScenarioSuite::scenarioHolds_data() {
    QTest::addColumn<QString>("file");
    for (const auto& file : record::scenarioFiles(goals_.scenarios))
        QTest::newRow(file.lexically_relative(goals_.scenarios).string().c_str())
            << QString::fromStdU16String(file.u16string());
}

void ScenarioSuite::scenarioHolds() {
    QFETCH(QString, file);
    const auto result = record::runScenario(std::filesystem::path(file.toStdU16String()), goals_.finder);
    QVERIFY2(result.passed(), result.failure().c_str());
}

void ScenarioSuite::everyRefusalIsShown() {
    std::set<std::string> found;
    for (const auto& scenario : scenarios_)
        eachValue(scenario, "illegal", [&](const record::Node& lines) {
            for (const auto& line : lines.entries()) found.insert(line.value.text());
        });
    QCOMPARE(missing(goals_.refusals, found), QString());
}

void ScenarioSuite::everyEventIsShown() {
    std::set<std::string> found;
    for (const auto& scenario : scenarios_)
        eachValue(scenario, "events", [&](const record::Node& lines) {
            for (const auto& line : lines.items()) found.insert(firstWord(line.text()));
        });
    QCOMPARE(missing(goals_.events, found), QString());
}

std::set<std::string> ScenarioSuite::citedRulings() const {
    static const QRegularExpression cited(QStringLiteral("RULINGS\\.md ([A-Za-z0-9, ]+)"));
    std::set<std::string> numbers;
    for (const auto& scenario : scenarios_) {
        auto matches = cited.globalMatch(QString::fromStdString(scenario.find("source")->text()));
        while (matches.hasNext())
            for (const QString& number : matches.next().captured(1).split(QStringLiteral(", ")))
                numbers.insert(number.toStdString());
    }
    return numbers;
}

void ScenarioSuite::everyQuestionIsHeld() {
    QCOMPARE(missing(numbered("Q", goals_.questions), citedRulings()), QString());
}

void ScenarioSuite::everyRulingIsHeld() {
    static const QRegularExpression part(QStringLiteral("[a-z]$"));
    std::set<std::string> found;
    for (const auto& number : citedRulings()) found.insert(QString::fromStdString(number).remove(part).toStdString());
    QCOMPARE(missing(goals_.rulings, found), QString());
}

void ScenarioSuite::citedRulingsAreThere() {
    QFile file(QString::fromStdU16String(goals_.rulingsFile.u16string()));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QString rulings = QString::fromUtf8(file.readAll());
    for (const auto& number : citedRulings())
        QVERIFY2(rulings.contains(QStringLiteral("\n| %1 |").arg(QString::fromStdString(number))), number.c_str());
}

}
