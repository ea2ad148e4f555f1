// SPDX-License-Identifier: GPL-3.0-or-later
// Every scenario of The Movie holds, and together they show every refusal, every event, every question and every
// ruling.
#include "movie.h"

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

class TestMovieScenarios : public QObject {
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

    Movie movie_;
    std::vector<record::Node> scenarios_;
};

void TestMovieScenarios::initTestCase() {
    for (const auto& file : record::scenarioFiles(movieScenarios)) scenarios_.push_back(record::readYaml(file));
}

void TestMovieScenarios::scenarioHolds_data() {
    QTest::addColumn<QString>("file");
    for (const auto& file : record::scenarioFiles(movieScenarios))
        QTest::newRow(file.lexically_relative(movieScenarios).string().c_str())
            << QString::fromStdU16String(file.u16string());
}

void TestMovieScenarios::scenarioHolds() {
    QFETCH(QString, file);
    const auto result = record::runScenario(std::filesystem::path(file.toStdU16String()), movie_.finder());
    QVERIFY2(result.passed(), result.failure.c_str());
}

/// Two cannot be written, unknown-action and choose-first: what is no action of the game has no notation.
void TestMovieScenarios::everyRefusalIsShown() {
    const auto match = movie_.newMatch({"Sandra", "Ylva"});
    std::set<std::string> wanted;
    for (int code = 2; code < movie::refusals; ++code)
        if (code != static_cast<int>(movie::Refusal::ChooseFirst))
            wanted.insert(match->refusalName({static_cast<std::uint16_t>(code), {}}));
    QCOMPARE(wanted.size(), std::size_t{movie::refusals - 3});
    std::set<std::string> found;
    for (const auto& scenario : scenarios_)
        eachValue(scenario, "illegal", [&](const record::Node& lines) {
            for (const auto& line : lines.entries()) found.insert(line.value.text());
        });
    QCOMPARE(missing(wanted, found), QString());
}

void TestMovieScenarios::everyEventIsShown() {
    const auto match = movie_.newMatch({"Sandra", "Ylva"});
    const auto verbOf = [](const std::string& line) { return line.substr(0, line.find(' ')); };
    std::set<std::string> wanted;
    for (int kind = 1; kind <= static_cast<int>(movie::Happening::GameOver); ++kind)
        wanted.insert(verbOf(match->format(movie::event(static_cast<movie::Happening>(kind), 0))));
    QCOMPARE(wanted.size(), static_cast<std::size_t>(movie::Happening::GameOver));
    std::set<std::string> found;
    for (const auto& scenario : scenarios_)
        eachValue(scenario, "events", [&](const record::Node& lines) {
            for (const auto& line : lines.items()) found.insert(verbOf(line.text()));
        });
    QCOMPARE(missing(wanted, found), QString());
}

std::set<std::string> TestMovieScenarios::inSources(const QString& pattern) const {
    const QRegularExpression expression(pattern);
    std::set<std::string> found;
    for (const auto& scenario : scenarios_) {
        auto matches = expression.globalMatch(QString::fromStdString(scenario.find("source")->text()));
        while (matches.hasNext()) found.insert(matches.next().captured(1).toStdString());
    }
    return found;
}

/// Numbers of RULINGS.md, as `Q5` and `1b`, in the sources of scenarios.
std::set<std::string> TestMovieScenarios::citedRulings() const {
    std::set<std::string> cited;
    for (const auto& list : inSources(QStringLiteral("RULINGS\\.md ([A-Za-z0-9, ]+)")))
        for (const QString& number : QString::fromStdString(list).split(QStringLiteral(", ")))
            cited.insert(number.toStdString());
    return cited;
}

void TestMovieScenarios::everyQuestionIsHeld() {
    std::set<std::string> wanted;
    for (int question = 1; question <= 37; ++question) wanted.insert('Q' + std::to_string(question));
    QCOMPARE(missing(wanted, citedRulings()), QString());
}

void TestMovieScenarios::everyRulingIsHeld() {
    std::set<std::string> found;
    for (const auto& number : citedRulings()) found.insert(number.substr(0, 1));
    QCOMPARE(missing({"1", "2", "3", "4", "5", "6"}, found), QString());
}

void TestMovieScenarios::citedRulingsAreThere() {
    QFile file(QStringLiteral(HEOROT_SOURCE_DIR "/games/movie/RULINGS.md"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QString rulings = QString::fromUtf8(file.readAll());
    for (const auto& number : citedRulings())
        QVERIFY2(rulings.contains(QStringLiteral("\n| %1 |").arg(QString::fromStdString(number))), number.c_str());
}

QTEST_APPLESS_MAIN(TestMovieScenarios)
#include "tst_movie_scenarios.moc"
