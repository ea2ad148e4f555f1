// SPDX-License-Identifier: GPL-3.0-or-later
// The labels of the numbers in the open box, and the names that stand as values in raiders.yaml.
#include "record/data_path.h"
#include "rules/names.h"
#include "words/names.h"
#include "words/say.h"
#include "words/words.h"

#include <algorithm>
#include <optional>

namespace heorot::raiders {

namespace {

struct Term {
    const char* text;
    const char* note;
};
struct Label {
    std::string_view key;
    Term term;
};

template <std::size_t N>
std::optional<QString> labelOf(const std::array<Label, N>& labels, const std::string& key) {
    const auto at = std::find_if(labels.begin(), labels.end(), [&](const Label& label) { return label.key == key; });
    if (at == labels.end()) return {};
    return QCoreApplication::translate("raiders", at->term.text, at->term.note);
}

/// Of values that are alone, or the last key of a path.
constexpr std::array lasts{
    Label{"clan", QT_TRANSLATE_NOOP3("raiders", "Clan", "label in the open box")},
    Label{"copies", QT_TRANSLATE_NOOP3("raiders", "Copies", "label in the open box")},
    Label{"value", QT_TRANSLATE_NOOP3("raiders", "Number", "label in the open box")},
    Label{"values", QT_TRANSLATE_NOOP3("raiders", "Numbers", "label in the open box")},
    Label{"sides", QT_TRANSLATE_NOOP3("raiders", "Sides", "label in the open box: of a die")},
    Label{"location", QT_TRANSLATE_NOOP3("raiders", "Location", "label in the open box")},
    Label{"stores", QT_TRANSLATE_NOOP3("raiders", "Die that powers it", "label in the open box: of an artifact")},
    Label{"effect", QT_TRANSLATE_NOOP3("raiders", "Effect", "label in the open box")},
    Label{"amount", QT_TRANSLATE_NOOP3("raiders", "Amount", "label in the open box: of an effect")},
    Label{"glory", QT_TRANSLATE_NOOP3("raiders", "Glory", "label in the open box")},
    Label{"upgrade", QT_TRANSLATE_NOOP3("raiders", "Upgrade tile", "label in the open box")},
    Label{"defense", QT_TRANSLATE_NOOP3("raiders", "Defense", "label in the open box")},
    Label{"combination", QT_TRANSLATE_NOOP3("raiders", "Signs that win", "label in the open box: of a battle")},
    Label{"set", QT_TRANSLATE_NOOP3("raiders", "Glory of a set", "label in the open box: for 1, 2, ... cards")},
    Label{"per", QT_TRANSLATE_NOOP3("raiders", "For each", "label in the open box: what a prophecy counts")},
    Label{"icons", QT_TRANSLATE_NOOP3("raiders", "Signs", "label in the open box: of dice")},
    Label{"each", QT_TRANSLATE_NOOP3("raiders", "Glory of each pawn", "label in the open box")},
    Label{"most", QT_TRANSLATE_NOOP3("raiders", "Glory for the most", "label in the open box")},
    Label{"loss", QT_TRANSLATE_NOOP3("raiders", "Glory lost", "label in the open box")},
    Label{"more",
          QT_TRANSLATE_NOOP3("raiders", "For each further one", "label in the open box: glory lost for terror")},
    Label{"food", QT_TRANSLATE_NOOP3("raiders", "Food", "label in the open box")},
    Label{"favor", QT_TRANSLATE_NOOP3("raiders", "Favor", "label in the open box")},
    Label{"terror", QT_TRANSLATE_NOOP3("raiders", "Terror", "label in the open box")},
    Label{"relief", QT_TRANSLATE_NOOP3("raiders", "Terror discarded", "label in the open box")},
    Label{"dice", QT_TRANSLATE_NOOP3("raiders", "Dice", "label in the open box")},
    Label{"free-dice", QT_TRANSLATE_NOOP3("raiders", "Dice on any side", "label in the open box")},
    Label{"die", QT_TRANSLATE_NOOP3("raiders", "Die", "label in the open box")},
    Label{"roll", QT_TRANSLATE_NOOP3("raiders", "Dice to roll", "label in the open box")},
    Label{"pawn", QT_TRANSLATE_NOOP3("raiders", "Pawn", "label in the open box")},
    Label{"goods", QT_TRANSLATE_NOOP3("raiders", "Artifact or upgrade", "label in the open box")},
    Label{"leader", QT_TRANSLATE_NOOP3("raiders", "Leader", "label in the open box")},
    Label{"dice-of-leader", QT_TRANSLATE_NOOP3("raiders", "Die of the Leader’s clan", "label in the open box")},
    Label{"spoils", QT_TRANSLATE_NOOP3("raiders", "Spoils cards", "label in the open box")},
    Label{"villages", QT_TRANSLATE_NOOP3("raiders", "Village spoils", "label in the open box")},
    Label{"keeps", QT_TRANSLATE_NOOP3("raiders", "Keep spoils", "label in the open box")},
    Label{"reavers", QT_TRANSLATE_NOOP3("raiders", "Reavers", "label in the open box")},
    Label{"prophecies", QT_TRANSLATE_NOOP3("raiders", "Prophecies", "label in the open box")},
    Label{"cards", QT_TRANSLATE_NOOP3("raiders", "Cards", "label in the open box")},
    Label{"count", QT_TRANSLATE_NOOP3("raiders", "Cards", "label in the open box")},
    Label{"draw", QT_TRANSLATE_NOOP3("raiders", "Cards drawn from", "label in the open box: a deck")},
    Label{"turn", QT_TRANSLATE_NOOP3("raiders", "Die to turn", "label in the open box")},
    Label{"runes", QT_TRANSLATE_NOOP3("raiders", "Terror discarded", "label in the open box")},
    Label{"pay-reaver", QT_TRANSLATE_NOOP3("raiders", "Price: a Reaver", "label in the open box")},
    Label{"bonus", QT_TRANSLATE_NOOP3("raiders", "Bonus by turn order", "label in the open box")}};

/// What several values belong to, in front of what they are.
constexpr std::array firsts{
    Label{"promote", QT_TRANSLATE_NOOP3("raiders", "Promotion", "label in the open box, before a colon")},
    Label{"active", QT_TRANSLATE_NOOP3("raiders", "Active player", "label in the open box, before a colon")},
    Label{"cost", QT_TRANSLATE_NOOP3("raiders", "Cost", "label in the open box, before a colon")},
    Label{"gain", QT_TRANSLATE_NOOP3("raiders", "Gain", "label in the open box, before a colon")},
    Label{"rally", QT_TRANSLATE_NOOP3("raiders", "Rally", "label in the open box, before a colon")},
    Label{"now", QT_TRANSLATE_NOOP3("raiders", "Ability", "label in the open box, before a colon")},
    Label{"ability", QT_TRANSLATE_NOOP3("raiders", "Ability", "label in the open box, before a colon")},
    Label{"discard", QT_TRANSLATE_NOOP3("raiders", "Ability, price", "label in the open box, before a colon")},
    Label{"then", QT_TRANSLATE_NOOP3("raiders", "Ability, gain", "label in the open box, before a colon")},
    Label{"other", QT_TRANSLATE_NOOP3("raiders", "Or instead", "label in the open box, before a colon")},
    Label{"choice", QT_TRANSLATE_NOOP3("raiders", "Either", "label in the open box, before a colon")},
    Label{"pillage", QT_TRANSLATE_NOOP3("raiders", "Pillaged", "label in the open box, before a colon")},
    Label{"pay", QT_TRANSLATE_NOOP3("raiders", "Price", "label in the open box, before a colon")},
    Label{"paid", QT_TRANSLATE_NOOP3("raiders", "If paid", "label in the open box, before a colon")},
    Label{"lose", QT_TRANSLATE_NOOP3("raiders", "Otherwise you lose", "label in the open box, before a colon")},
    Label{"reward", QT_TRANSLATE_NOOP3("raiders", "Reward", "label in the open box, before a colon")}};

QString join(const QString& whole, const QString& part) {
    //: Label of a number in the open box: %1 what it belongs to, such as "Reward", %2 what it is, such as "Food"
    return Say::tr("%1: %2", "open box").arg(whole, part);
}

}

QString GameWords::boxLabel(const game::DataEntry&, const std::string& inner) {
    auto steps = record::stepsOf(inner);
    const std::string last = steps.back();
    // Of a flat list of dice.
    if (steps.size() == 1)
        if (const auto whole = labelOf(firsts, last)) return *whole;
    const QString what = labelOf(lasts, last).value_or(QString::fromStdString(last));
    if (steps.size() == 1) return what;
    if (steps[0] == "rewards")
        //: Label in the open box: one of the rewards on the backs of a territory; %1 its number
        return join(Say::tr("Reward %1").arg(numberText(game::DataEntry::index(steps[1]) + 1)), what);
    steps.pop_back();
    return join(labelOf(firsts, steps.back()).value_or(QString()), what);
}

namespace {

constexpr std::array effects{
    Label{"keep-card", QT_TRANSLATE_NOOP3("raiders", "draw a keep card", "effect of an artifact")},
    Label{"specialize-ability", QT_TRANSLATE_NOOP3("raiders", "an ability again", "effect of an artifact")},
    Label{"turn-die", QT_TRANSLATE_NOOP3("raiders", "turn a die", "effect of an artifact")},
    Label{"swap-prophecy", QT_TRANSLATE_NOOP3("raiders", "swap a Prophecy", "effect of an artifact")},
    Label{"discard-terror", QT_TRANSLATE_NOOP3("raiders", "discard terror", "effect of an artifact")},
    Label{"combat-dice", QT_TRANSLATE_NOOP3("raiders", "combat dice", "effect of an artifact")},
    Label{"food", QT_TRANSLATE_NOOP3("raiders", "food", "effect of an artifact")},
    Label{"favor", QT_TRANSLATE_NOOP3("raiders", "favor", "effect of an artifact")},
    Label{"roll-dice", QT_TRANSLATE_NOOP3("raiders", "roll dice", "effect of an artifact")},
    Label{"promote-bonus", QT_TRANSLATE_NOOP3("raiders", "the bonus of a promotion", "effect of an artifact")},
    Label{"level-three", QT_TRANSLATE_NOOP3("raiders", "a level 3 territory", "effect of an artifact")},
    Label{"cancel-journey", QT_TRANSLATE_NOOP3("raiders", "cancel a Sea Journey", "effect of an artifact")}};

/// What a Prophecy counts.
constexpr std::array counted{
    Label{"armor", QT_TRANSLATE_NOOP3("raiders", "armor", "counted by a Prophecy")},
    Label{"battle", QT_TRANSLATE_NOOP3("raiders", "Sea Battle", "counted by a Prophecy")},
    Label{"artifact", QT_TRANSLATE_NOOP3("raiders", "artifact", "counted by a Prophecy")},
    Label{"treasure", QT_TRANSLATE_NOOP3("raiders", "treasure", "counted by a Prophecy")},
    Label{"art", QT_TRANSLATE_NOOP3("raiders", "art", "counted by a Prophecy")},
    Label{"tapestry", QT_TRANSLATE_NOOP3("raiders", "tapestry", "counted by a Prophecy")},
    Label{"prophecy", QT_TRANSLATE_NOOP3("raiders", "Prophecy", "counted by a Prophecy")},
    Label{"upgrade", QT_TRANSLATE_NOOP3("raiders", "ship upgrade", "counted by a Prophecy")},
    Label{"food-territory", QT_TRANSLATE_NOOP3("raiders", "food territory", "counted by a Prophecy")},
    Label{"favor-territory", QT_TRANSLATE_NOOP3("raiders", "favor territory", "counted by a Prophecy")},
    Label{"dice-territory", QT_TRANSLATE_NOOP3("raiders", "dice territory", "counted by a Prophecy")},
    Label{"red-reaver", QT_TRANSLATE_NOOP3("raiders", "red Reaver", "counted by a Prophecy")},
    Label{"blue-reaver", QT_TRANSLATE_NOOP3("raiders", "blue Reaver", "counted by a Prophecy")},
    Label{"yellow-reaver", QT_TRANSLATE_NOOP3("raiders", "yellow Reaver", "counted by a Prophecy")}};

template <class Names, class Text>
QString among(const Names& names, const std::string& name, const Text& text) {
    const auto at = std::find(names.begin(), names.end(), name);
    return at == names.end() ? QString() : text(static_cast<std::uint8_t>(at - names.begin()));
}

}

QString GameWords::boxValue(const std::string& inner, const std::string& name) {
    const std::string key = record::stepsOf(inner).back();
    if (key == "effect") return labelOf(effects, name).value_or(QString());
    if (key == "per" && !name.ends_with("-pawn")) return labelOf(counted, name).value_or(QString());
    //: In the open box: a value that stands for all of them, such as every location
    if (name == "any") return Say::tr("any", "open box");
    if (const Die die = dieNamed(name); die != none) return dieText(die);
    for (const QString& text :
         {among(colorNames, name, [](std::uint8_t id) { return colorText(static_cast<Color>(id)); }),
          among(clanNames, name, [](std::uint8_t id) { return clanText(static_cast<Color>(id)); }),
          among(locationNames, name, [](std::uint8_t id) { return locationText(static_cast<Location>(id)); }),
          among(pawnNames, name, [](std::uint8_t id) { return pawnText(static_cast<Pawn>(id)); }),
          among(upgradeNames, name, [](std::uint8_t id) { return upgradeText(static_cast<Upgrade>(id)); }),
          among(clanIconNames, name, [](std::uint8_t id) { return iconText(static_cast<Color>(id), Icon::Clan); })})
        if (!text.isEmpty()) return text;
    //: In the open box: the side of a die with the sign of its clan
    if (name == "clan") return Say::tr("clan", "open box");
    return among(iconNames, name, [](std::uint8_t id) { return iconText(Color::Red, static_cast<Icon>(id)); });
}

}
