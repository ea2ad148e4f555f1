// SPDX-License-Identifier: GPL-3.0-or-later
// The scenarios of a game: each must pass, and together they must cover every refusal, event, question and ruling
// listed by the game.
#pragma once

#include "record/scenario.h"

#include <QObject>
#include <QString>

#include <filesystem>
#include <set>
#include <string>
#include <vector>

namespace heorot::test {

/// What the scenarios of a game must cover, in their notation.
struct ScenarioGoals {
    std::filesystem::path scenarios;
    record::GameFinder finder;
    /// Names of all refusals except those a scenario cannot express.
    std::set<std::string> refusals;
    /// First words of the lines of all events.
    std::set<std::string> events;
    /// Number of questions on the game's rulings page: Q1 to Q`questions`.
    int questions = 0;
    /// Numbers of rulings, without the letters of their parts.
    std::set<std::string> rulings;
    std::filesystem::path rulingsFile;
};

/// `letter` followed by each number from 1 to `last`.
std::set<std::string> numbered(const std::string& letter, int last);
/// Lists what is wanted but not found.
QString missing(const std::set<std::string>& wanted, const std::set<std::string>& found);
/// Up to the first blank.
std::string firstWord(const std::string& line);

/// Calls `visit(value)` for each value of a key, at any depth.
template <class Visit>
void eachValue(const record::Node& node, const std::string& key, Visit visit) {
    for (const auto& entry : node.entries()) {
        if (entry.key == key) visit(entry.value);
        eachValue(entry.value, key, visit);
    }
    for (const auto& item : node.items()) eachValue(item, key, visit);
}

class ScenarioSuite : public QObject {
    Q_OBJECT

  public:
    explicit ScenarioSuite(ScenarioGoals goals) : goals_(std::move(goals)) {}

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
    /// Numbers of RULINGS.md, such as `Q5` and `1b`, cited as sources of scenarios.
    std::set<std::string> citedRulings() const;

    ScenarioGoals goals_;
    std::vector<record::Node> scenarios_;
};

}
