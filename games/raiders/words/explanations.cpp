// SPDX-License-Identifier: GPL-3.0-or-later
// What a location, card, tile, pawn, clan or die does, by a name as the texts of the game show it.
#include "words/origins.h"
#include "words/piece_rules.h"
#include "words/words.h"

#include "rules/names.h"

#include <QStringList>

namespace heorot::raiders {

namespace {

/// Names are compared in lower case, without blanks and hyphens and with
/// straight apostrophes.
QString plain(const QString& name) {
    return name.toLower().remove(u' ').remove(u'-').replace(QChar(0x2019), u'\'');
}

/// Whether the words of `part` stand in `whole`, as in "Stack 1: Hunter and Scout".
bool holds(const QString& whole, const QString& part) {
    const auto bounded = [&](qsizetype at) { return at < 0 || at >= whole.size() || !whole[at].isLetterOrNumber(); };
    for (qsizetype at = whole.indexOf(part, 0, Qt::CaseInsensitive); at >= 0;
         at = whole.indexOf(part, at + 1, Qt::CaseInsensitive))
        if (bounded(at - 1) && bounded(at + part.size())) return true;
    return false;
}

/// Whether the words of `part` begin or end `whole`, as "Tower" begins "Tower: red and blue".
bool beginOrEnd(const QString& part, QString whole) {
    if (whole.endsWith(u')')) whole.chop(1);
    const qsizetype rest = whole.size() - part.size();
    if (part.isEmpty() || rest <= 0) return false;
    return (whole.startsWith(part, Qt::CaseInsensitive) && !whole[part.size()].isLetterOrNumber()) ||
           (whole.endsWith(part, Qt::CaseInsensitive) && !whole[rest - 1].isLetterOrNumber());
}

/// Finds a name among kinds of things, each named in the language of the program and in notation; else the longest name
/// that stands in the one that is asked for; else all names that begin or end with it.
class Finder {
  public:
    explicit Finder(const QString& name) : asked_(QString(name).replace(u'\'', QChar(0x2019))), wanted_(plain(name)) {}

    template <class Name, class Notation, class Rule>
    Finder& among(int count, Name name, Notation notation, Rule rule) {
        for (int i = 0; i < count && !exact_; ++i) {
            const auto id = static_cast<std::uint8_t>(i);
            const QString own = name(id);
            exact_ = plain(own) == wanted_ || plain(QString::fromStdString(std::string(notation(id)))) == wanted_;
            const bool isBetter = exact_ || (own.size() > length_ && holds(asked_, own));
            if (!isBetter && !beginOrEnd(asked_, own)) continue;
            const QString told = nameAndRule(own, rule(id));
            if (!isBetter) {
                similar_ << told;
                continue;
            }
            length_ = own.size();
            found_ = told;
        }
        return *this;
    }
    QString found() const { return found_.isEmpty() ? similar_.join(u'\n') : found_; }

  private:
    const QString asked_;
    const QString wanted_;
    QString found_;
    QStringList similar_;
    qsizetype length_ = 0;
    bool exact_ = false;
};

template <std::size_t N>
auto in(const std::array<std::string_view, N>& names) {
    return [&names](std::uint8_t id) { return names.at(id); };
}

}

QString GameWords::explanation(const Position& at, const QString& name) {
    const Rules& rules = at.rules;
    const int seats = at.setup.seats;
    const auto with = [&rules](auto rule, auto origin) {
        return [&rules, rule, origin](std::uint8_t id) { return joined({rule(rules, id), origin(rules, id)}); };
    };
    const auto spoil = [&](SpoilId id) {
        return joined({spoilRule(rules, id, runicTerrorOf(at.setup)), spoilOrigin(rules, id)});
    };
    return Finder(name)
        .among(
            locations, [](std::uint8_t id) { return locationText(static_cast<Location>(id)); }, in(locationNames),
            [&](std::uint8_t id) { return locationRule(rules, static_cast<Location>(id), seats); })
        .among(reaverKinds, reaverText, in(reaverNames), with(reaverRule, reaverOrigin))
        .among(
            villageKinds, villageText, [](std::uint8_t id) { return villageName(id); }, spoil)
        .among(keepKinds, keepText, in(keepNames), [&](std::uint8_t id) { return spoil(spoilOfKeep(id)); })
        .among(journeyKinds, journeyText, in(journeyNames), with(journeyRule, journeyOrigin))
        .among(battleKinds, battleText, in(battleNames), with(battleRule, battleOrigin))
        .among(prophecyKinds, prophecyText, in(prophecyNames), with(prophecyRule, prophecyOrigin))
        .among(territoryKinds, territoryText, in(territoryNames), with(territoryRule, territoryOrigin))
        .among(
            upgradeKinds, [](std::uint8_t id) { return upgradeText(static_cast<Upgrade>(id)); }, in(upgradeNames),
            [&](std::uint8_t id) { return upgradeRule(rules, static_cast<Upgrade>(id)); })
        .among(
            pawnKinds, [](std::uint8_t id) { return pawnText(static_cast<Pawn>(id)); }, in(pawnNames),
            [&](std::uint8_t id) { return pawnRule(rules, static_cast<Pawn>(id)); })
        .among(
            colors, [](std::uint8_t id) { return clanText(static_cast<Color>(id)); }, in(clanNames),
            [&](std::uint8_t id) { return clanRule(rules, static_cast<Color>(id)); })
        .among(
            dieKinds, dieText, [](std::uint8_t id) { return dieName(id); }, dieRule)
        .found();
}

}
