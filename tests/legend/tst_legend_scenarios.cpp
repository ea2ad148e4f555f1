// SPDX-License-Identifier: GPL-3.0-or-later
// Every scenario of The Legend holds, and together they show every refusal, every event, every question and every
// ruling.
#include "legend.h"

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

class TestLegendScenarios : public QObject {
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

  private:
    std::set<std::string> inSources(const QString& pattern) const;
    std::set<std::string> citedRulings() const;

    Legend legend_;
    std::vector<record::Node> scenarios_;
};

void TestLegendScenarios::initTestCase() {
    for (const auto& file : record::scenarioFiles(legendScenarios)) scenarios_.push_back(record::readYaml(file));
}

void TestLegendScenarios::scenarioHolds_data() {
    QTest::addColumn<QString>("file");
    for (const auto& file : record::scenarioFiles(legendScenarios))
        QTest::newRow(file.lexically_relative(legendScenarios).string().c_str())
            << QString::fromStdU16String(file.u16string());
}

void TestLegendScenarios::scenarioHolds() {
    QFETCH(QString, file);
    const auto result = record::runScenario(std::filesystem::path(file.toStdU16String()), legend_.finder());
    QVERIFY2(result.passed(), result.failure.c_str());
}

/// Only unknown-action cannot be written: what is no action of the game has no notation.
void TestLegendScenarios::everyRefusalIsShown() {
    const auto match = legend_.newMatch({"Sandra", "Martha"});
    std::set<std::string> wanted;
    for (int code = 2; code < legend::refusals; ++code)
        wanted.insert(match->refusalName({static_cast<std::uint16_t>(code), {}}));
    QCOMPARE(wanted.size(), std::size_t{legend::refusals - 2});
    std::set<std::string> found;
    for (const auto& scenario : scenarios_)
        eachValue(scenario, "illegal", [&](const record::Node& lines) {
            for (const auto& line : lines.entries()) found.insert(line.value.text());
        });
    QCOMPARE(missing(wanted, found), QString());
}

/// Hidden is an event as others see it; start cards are dealt before the first move (tst_legend_play).
void TestLegendScenarios::everyEventIsShown() {
    const auto match = legend_.newMatch({"Sandra", "Martha"});
    const auto verbOf = [](const std::string& line) { return line.substr(0, line.find(' ')); };
    std::set<std::string> wanted;
    for (int kind = static_cast<int>(legend::Happening::StepBegins); kind <= legend::happenings; ++kind)
        wanted.insert(verbOf(match->format(legend::event(static_cast<legend::Happening>(kind), 0))));
    QCOMPARE(wanted.size(), std::size_t{legend::happenings - 1});
    wanted.erase("dealt");
    std::set<std::string> found;
    for (const auto& scenario : scenarios_)
        eachValue(scenario, "events", [&](const record::Node& lines) {
            for (const auto& line : lines.items()) found.insert(verbOf(line.text()));
        });
    QCOMPARE(missing(wanted, found), QString());
}

std::set<std::string> TestLegendScenarios::inSources(const QString& pattern) const {
    const QRegularExpression expression(pattern);
    std::set<std::string> found;
    for (const auto& scenario : scenarios_) {
        auto matches = expression.globalMatch(QString::fromStdString(scenario.find("source")->text()));
        while (matches.hasNext()) found.insert(matches.next().captured(1).toStdString());
    }
    return found;
}

/// Numbers of RULINGS.md, as `Q5` and `1b`, in the sources of scenarios.
std::set<std::string> TestLegendScenarios::citedRulings() const {
    std::set<std::string> cited;
    for (const auto& list : inSources(QStringLiteral("RULINGS\\.md ([A-Za-z0-9, ]+)")))
        for (const QString& number : QString::fromStdString(list).split(QStringLiteral(", ")))
            cited.insert(number.toStdString());
    return cited;
}

void TestLegendScenarios::everyQuestionIsHeld() {
    std::set<std::string> wanted;
    for (int question = 1; question <= 68; ++question) wanted.insert('Q' + std::to_string(question));
    QCOMPARE(missing(wanted, citedRulings()), QString());
}

void TestLegendScenarios::everyRulingIsHeld() {
    static const QRegularExpression letter(QStringLiteral("[a-z]$"));
    std::set<std::string> found;
    for (const auto& number : citedRulings()) found.insert(QString::fromStdString(number).remove(letter).toStdString());
    std::set<std::string> wanted;
    for (int ruling = 1; ruling <= 15; ++ruling) wanted.insert(std::to_string(ruling));
    QCOMPARE(missing(wanted, found), QString());
}

void TestLegendScenarios::citedRulingsAreThere() {
    QFile file(QStringLiteral(HEOROT_SOURCE_DIR "/games/legend/RULINGS.md"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QString rulings = QString::fromUtf8(file.readAll());
    for (const auto& number : citedRulings())
        QVERIFY2(rulings.contains(QStringLiteral("\n| %1 |").arg(QString::fromStdString(number))), number.c_str());
}

QTEST_APPLESS_MAIN(TestLegendScenarios)
#include "tst_legend_scenarios.moc"
