// SPDX-License-Identifier: GPL-3.0-or-later
// Every scenario of Raiders of Midgard holds, and together they show every refusal, every event, every question and
// every ruling.
#include "raiders.h"

#include <QFile>
#include <QRegularExpression>
#include <QTest>

#include <set>

using namespace heorot;
using namespace heorot::test;

namespace {

/// Calls `visit(value)` for each value of a key, however deep it stands.
template <class Visit>
void eachValue(const record::Node& node, const std::string& key, Visit visit) {
    for (const auto& entry : node.entries()) {
        if (entry.key == key) visit(entry.value);
        eachValue(entry.value, key, visit);
    }
    for (const auto& item : node.items()) eachValue(item, key, visit);
}

QString missing(const std::set<std::string>& wanted, const std::set<std::string>& found) {
    QStringList names;
    for (const auto& name : wanted)
        if (!found.contains(name)) names << QString::fromStdString(name);
    return names.join(QStringLiteral(", "));
}

}

class TestRaidersScenarios : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase();
    void scenarioHolds_data();
    void scenarioHolds();
    void everyRefusalIsShown();
    void everyEventIsShown();
    void everyQuestionIsHeld();
    void everyRulingIsHeld();
    void citedRulingsAreThere();
    void everyPieceIsShown();

  private:
    std::set<std::string> inSources(const QString& pattern) const;
    std::set<std::string> citedRulings() const;

    Raiders raiders_;
    std::vector<record::Node> scenarios_;
};

void TestRaidersScenarios::initTestCase() {
    for (const auto& file : record::scenarioFiles(raidersScenarios)) scenarios_.push_back(record::readYaml(file));
}

void TestRaidersScenarios::scenarioHolds_data() {
    QTest::addColumn<QString>("file");
    for (const auto& file : record::scenarioFiles(raidersScenarios))
        QTest::newRow(file.lexically_relative(raidersScenarios).string().c_str())
            << QString::fromStdU16String(file.u16string());
}

void TestRaidersScenarios::scenarioHolds() {
    QFETCH(QString, file);
    const auto result = record::runScenario(std::filesystem::path(file.toStdU16String()), raiders_.finder());
    QVERIFY2(result.passed(), result.failure.c_str());
}

/// Two cannot be written: what is no action of the game has no notation, and the shipped dice have every face
/// (tst_raiders_data takes one away).
void TestRaidersScenarios::everyRefusalIsShown() {
    const auto match = raiders_.newMatch({"Sandra", "Ylva"});
    std::set<std::string> wanted;
    for (int code = 2; code < raiders::refusals; ++code)
        wanted.insert(match->refusalName({static_cast<std::uint16_t>(code), {}}));
    QCOMPARE(wanted.size(), std::size_t{raiders::refusals - 2});
    QCOMPARE(wanted.erase("no-such-face"), std::size_t{1});
    std::set<std::string> found;
    for (const auto& scenario : scenarios_)
        eachValue(scenario, "illegal", [&](const record::Node& lines) {
            for (const auto& line : lines.entries()) found.insert(line.value.text());
        });
    QCOMPARE(missing(wanted, found), QString());
}

void TestRaidersScenarios::everyEventIsShown() {
    const auto match = raiders_.newMatch({"Sandra", "Ylva"});
    const auto verbOf = [](const std::string& line) { return line.substr(0, line.find(' ')); };
    std::set<std::string> wanted;
    for (int kind = 1; kind <= static_cast<int>(raiders::Happening::GameOver); ++kind)
        wanted.insert(verbOf(match->format(raiders::event(static_cast<raiders::Happening>(kind), 0))));
    QCOMPARE(wanted.size(), static_cast<std::size_t>(raiders::Happening::GameOver));
    std::set<std::string> found;
    for (const auto& scenario : scenarios_)
        eachValue(scenario, "events", [&](const record::Node& lines) {
            for (const auto& line : lines.items()) found.insert(verbOf(line.text()));
        });
    QCOMPARE(missing(wanted, found), QString());
}

std::set<std::string> TestRaidersScenarios::inSources(const QString& pattern) const {
    const QRegularExpression expression(pattern);
    std::set<std::string> found;
    for (const auto& scenario : scenarios_) {
        auto matches = expression.globalMatch(QString::fromStdString(scenario.find("source")->text()));
        while (matches.hasNext()) found.insert(matches.next().captured(1).toStdString());
    }
    return found;
}

/// Numbers of RULINGS.md, as `Q5` and `1b`, in the sources of scenarios.
std::set<std::string> TestRaidersScenarios::citedRulings() const {
    std::set<std::string> cited;
    for (const auto& list : inSources(QStringLiteral("RULINGS\\.md ([A-Za-z0-9, ]+)")))
        for (const QString& number : QString::fromStdString(list).split(QStringLiteral(", ")))
            cited.insert(number.toStdString());
    return cited;
}

void TestRaidersScenarios::everyQuestionIsHeld() {
    std::set<std::string> wanted;
    for (int question = 1; question <= 63; ++question) wanted.insert('Q' + std::to_string(question));
    QCOMPARE(missing(wanted, citedRulings()), QString());
}

void TestRaidersScenarios::everyRulingIsHeld() {
    std::set<std::string> wanted;
    for (int ruling = 1; ruling <= 16; ++ruling) wanted.insert(std::to_string(ruling));
    for (int reading = 1; reading <= 11; ++reading) wanted.insert('D' + std::to_string(reading));
    QCOMPARE(missing(wanted, citedRulings()), QString());
}

void TestRaidersScenarios::citedRulingsAreThere() {
    QFile file(QStringLiteral(HEOROT_SOURCE_DIR "/games/raiders/RULINGS.md"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QString rulings = QString::fromUtf8(file.readAll());
    for (const auto& number : citedRulings())
        QVERIFY2(rulings.contains(QStringLiteral("\n| %1 |").arg(QString::fromStdString(number))), number.c_str());
}

/// Every card, tile and artifact works in some scenario of its name and is refused, or is part of what is refused, in
/// one.
void TestRaidersScenarios::everyPieceIsShown() {
    std::set<std::string> wanted;
    const auto add = [&wanted](const auto& names) { wanted.insert(names.begin(), names.end()); };
    add(raiders::reaverNames);
    add(raiders::artifactNames);
    add(raiders::villageCardNames);
    add(raiders::keepNames);
    add(raiders::journeyNames);
    add(raiders::battleNames);
    add(raiders::territoryNames);
    add(raiders::prophecyNames);
    std::set<std::string> works;
    std::set<std::string> refused;
    for (const auto& file : record::scenarioFiles(raidersScenarios)) {
        // The longest name that the file's begins with: `chosen-of-seidr` is not the Chosen's.
        std::string about;
        for (const auto& name : wanted)
            if ((file.stem().string() + '-').rfind(name + '-', 0) == 0 && name.size() > about.size()) about = name;
        if (about.empty()) continue;
        const record::Node scenario = record::readYaml(file);
        for (const char* key : {"state", "events", "scores"})
            eachValue(scenario, key, [&](const auto&) { works.insert(about); });
        eachValue(scenario, "illegal", [&](const auto&) { refused.insert(about); });
    }
    QCOMPARE(missing(wanted, works), QString());
    QCOMPARE(missing(wanted, refused), QString());
}

QTEST_APPLESS_MAIN(TestRaidersScenarios)
#include "tst_raiders_scenarios.moc"
