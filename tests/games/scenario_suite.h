// SPDX-License-Identifier: GPL-3.0-or-later
// The scenarios of a game: every one holds, and together they show every refusal, every event, every question and every
// ruling. A game says what there is to show.
#pragma once

#include "record/scenario.h"

#include <QObject>
#include <QString>

#include <filesystem>
#include <set>
#include <string>
#include <vector>

namespace heorot::test {

/// What the scenarios of a game must show, as it stands in them.
struct ScenarioGoals {
    std::filesystem::path scenarios;
    record::GameFinder finder;
    /// Names of all refusals but those that no scenario can write.
    std::set<std::string> refusals;
    /// First words of the lines of all events.
    std::set<std::string> events;
    /// Questions of the game's page: Q1 to Q`questions`.
    int questions = 0;
    /// Numbers of rulings, without the letters of their parts.
    std::set<std::string> rulings;
    std::filesystem::path rulingsFile;
};

/// Numbers from 1 to `last`, each after `letter`.
std::set<std::string> numbered(const std::string& letter, int last);
/// What is wanted and not found, as a list.
QString missing(const std::set<std::string>& wanted, const std::set<std::string>& found);
/// Up to the first blank.
std::string firstWord(const std::string& line);

/// Calls `visit(value)` for each value of a key, however deep it stands.
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
    /// Numbers of RULINGS.md, as `Q5` and `1b`, in the sources of scenarios.
    std::set<std::string> citedRulings() const;

    ScenarioGoals goals_;
    std::vector<record::Node> scenarios_;
};

}
