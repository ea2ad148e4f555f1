// SPDX-License-Identifier: GPL-3.0-or-later
#include "heorot/setup_choices.h"

#include "game/characters.h"
#include "game/seating.h"
#include "heorot/user_settings.h"
#include "record/plain_text.h"
#include "ui/theme.h"

#include <algorithm>

namespace heorot::app {

namespace {

QString groupOf(const QString& game) {
    return QStringLiteral("new-game/%1").arg(game);
}

QStringList playersToChoose(const record::AnyGame& game) {
    QStringList players{personWord()};
    for (const std::string& word : game.computerPlayers())
        if (ai::isForPeople(*ai::levelOf(word))) players << QString::fromStdString(word);
    return players;
}

}

SetupChoices::SetupChoices(const record::AnyGame& game)
    : id_(QString::fromStdString(game.id())), least_(game.minSeats()), most_(game.maxSeats()),
      players_(playersToChoose(game)), options_(record::defaultOptions(game)) {
    for (const engine::OptionSpec& option : game.options()) {
        optionIds_.push_back(option.id);
        optionValues_.push_back(option.values);
    }
    const int usual = std::clamp(2, least_, most_);
    seats_.push_back({game::nameFor({}, {}), freeColors().front(), personWord()});
    while (seatCount() < usual) add();
}

QString SetupChoices::Seat::level() const {
    const auto opponent = ai::opponentOf(player.toStdString());
    if (!opponent) return player;
    const std::string_view level = ai::levelName(opponent->level);
    return QString::fromLatin1(level.data(), static_cast<qsizetype>(level.size()));
}

bool SetupChoices::Seat::hasProposedName() const {
    if (name.isEmpty()) return true;
    const auto seated = ai::opponentOf(player.toStdString());
    const game::Character* character = seated ? game::characterOf(seated->style) : nullptr;
    return character ? name == character->name : game::playerNames().contains(name);
}

void SetupChoices::add() {
    if (!canAdd()) return;
    const ai::Opponent opponent(ai::Level::Easy, freeStyle());
    seats_.push_back({{}, freeColors().front(), {}});
    seatPlayer(seatCount() - 1, QString::fromStdString(ai::wordOf(opponent)));
}

void SetupChoices::remove(int seat) {
    if (!canRemove() || !isThere(seat)) return;
    seats_.erase(seats_.begin() + seat);
    if (first_ == engine::nobody) return;
    if (first_ == seat)
        first_ = engine::nobody;
    else if (first_ > seat)
        --first_;
}

void SetupChoices::swap(int seat, int other) {
    if (!isThere(seat) || !isThere(other)) return;
    std::swap(at(seat), at(other));
    if (first_ == seat)
        first_ = static_cast<engine::Seat>(other);
    else if (first_ == other)
        first_ = static_cast<engine::Seat>(seat);
}

void SetupChoices::setName(int seat, const QString& name) {
    // Names that look the same compare equal.
    if (isThere(seat)) at(seat).name = name.normalized(QString::NormalizationForm_C);
}

int SetupChoices::seatOf(ai::Style style) const {
    for (int seat = 0; seat < seatCount(); ++seat)
        if (!at(seat).isPerson() && at(seat).opponent().style == style) return seat;
    return -1;
}

ai::Style SetupChoices::freeStyle() const {
    for (const game::Character& each : game::characters())
        if (seatOf(each.style) < 0) return each.style;
    return game::characters().front().style;
}

void SetupChoices::seatPlayer(int seat, const QString& player) {
    Seat& changed = at(seat);
    const bool isProposed = changed.hasProposedName();
    changed.player = player;
    if (!isProposed) return;
    QStringList taken;
    for (int other = 0; other < seatCount(); ++other)
        if (other != seat) taken << at(other).name;
    changed.name = game::nameFor(ai::opponentOf(player.toStdString()), taken);
}

void SetupChoices::setPlayer(int seat, const QString& player) {
    if (!isThere(seat) || at(seat).level() == player) return;
    const auto level = ai::levelOf(player.toStdString());
    if (!level) return seatPlayer(seat, player);
    const ai::Style style = at(seat).isPerson() ? freeStyle() : at(seat).opponent().style;
    seatPlayer(seat, QString::fromStdString(ai::wordOf({*level, style})));
}

void SetupChoices::setOpponent(int seat, ai::Style style) {
    if (!isThere(seat) || at(seat).isPerson() || seatOf(style) == seat) return;
    const auto withStyle = [this](int changed, ai::Style its) {
        return QString::fromStdString(ai::wordOf({at(changed).opponent().level, its}));
    };
    const int other = seatOf(style);
    if (other < 0) return seatPlayer(seat, withStyle(seat, style));
    const ai::Style before = at(seat).opponent().style;
    // Neither proposed name is free for the other seat.
    if (at(seat).hasProposedName() && at(other).hasProposedName()) std::swap(at(seat).name, at(other).name);
    at(seat).player = withStyle(seat, style);
    at(other).player = withStyle(other, before);
}

void SetupChoices::setColor(int seat, int color) {
    if (!isThere(seat)) return;
    for (Seat& other : seats_)
        if (other.color == color) other.color = at(seat).color;
    at(seat).color = color;
}

std::vector<int> SetupChoices::freeColors() const {
    std::vector<int> free;
    for (int color = 0; color < ui::seatColors; ++color)
        if (std::none_of(seats_.begin(), seats_.end(), [=](const Seat& seat) { return seat.color == color; }))
            free.push_back(color);
    return free;
}

NameFault SetupChoices::fault(int seat) const {
    const QString typed = at(seat).name.trimmed();
    if (typed.isEmpty()) return NameFault::Empty;
    for (int i = 0; i < seatCount(); ++i)
        if (i != seat && game::isSameName(typed, at(i).name.trimmed())) return NameFault::Twin;
    const std::string name = typed.toStdString();
    if (record::hasControls(name) || record::hasUnseen(name)) return NameFault::Unseen;
    return record::refuseSeatName(name, {}) ? NameFault::Reserved : NameFault::None;
}

std::optional<std::uint64_t> SetupChoices::seedNumber() const {
    bool isNumber = false;
    const std::uint64_t number = seed_.toULongLong(&isNumber);
    return isNumber && seed_.at(0).isDigit() ? std::optional(number) : std::nullopt;
}

bool SetupChoices::canStart() const {
    for (int seat = 0; seat < seatCount(); ++seat)
        if (fault(seat) != NameFault::None) return false;
    return seedIsGood();
}

session::NewGame SetupChoices::game(std::uint64_t newSeed) const {
    session::NewGame begun;
    begun.game = id_;
    begun.setup = {seatCount(), first_, options_, seedNumber().value_or(newSeed)};
    for (int i = 0; i < seatCount(); ++i) {
        const Seat& seat = seats_[static_cast<std::size_t>(i)];
        begun.seating.names.push_back(seat.name.trimmed().toStdString());
        begun.seating.players.push_back(seat.player.toStdString());
        begun.seating.colors.push_back(static_cast<std::uint8_t>(seat.color));
    }
    return begun;
}

void SetupChoices::save() const {
    QSettings file = userSettings();
    file.beginGroup(groupOf(id_));
    file.remove(QString());
    for (std::size_t i = 0; i < optionIds_.size(); ++i)
        file.setValue(QStringLiteral("option-%1").arg(QString::fromStdString(optionIds_[i])),
                      QString::fromStdString(optionValues_[i][options_[i]]));
    file.setValue(QStringLiteral("first"), first_ == engine::nobody ? -1 : int{first_});
    file.beginWriteArray(QStringLiteral("seats"), seatCount());
    for (int i = 0; i < seatCount(); ++i) {
        const Seat& seat = seats_[static_cast<std::size_t>(i)];
        file.setArrayIndex(i);
        file.setValue(QStringLiteral("name"), seat.name.trimmed());
        file.setValue(QStringLiteral("colour"), seat.color);
        file.setValue(QStringLiteral("player"), seat.player);
    }
    file.endArray();
}

SetupChoices SetupChoices::load(const record::AnyGame& game) {
    SetupChoices plain(game);
    SetupChoices kept = plain;
    QSettings file = userSettings();
    file.beginGroup(groupOf(kept.id_));
    for (std::size_t i = 0; i < kept.optionIds_.size(); ++i) {
        const auto& values = kept.optionValues_[i];
        const QString key = QStringLiteral("option-%1").arg(QString::fromStdString(kept.optionIds_[i]));
        const auto value = std::find(values.begin(), values.end(), file.value(key).toString().toStdString());
        if (value != values.end()) kept.options_[i] = static_cast<std::uint8_t>(value - values.begin());
    }
    plain.options_ = kept.options_;
    const int first = file.value(QStringLiteral("first"), -1).toInt();

    const int seats = file.beginReadArray(QStringLiteral("seats"));
    if (seats < kept.least_ || seats > kept.most_) return plain;
    kept.seats_.clear();
    for (int i = 0; i < seats; ++i) {
        file.setArrayIndex(i);
        const Seat seat{file.value(QStringLiteral("name")).toString(), file.value(QStringLiteral("colour"), -1).toInt(),
                        file.value(QStringLiteral("player")).toString()};
        const auto free = kept.freeColors();
        if (std::find(free.begin(), free.end(), seat.color) == free.end()) return plain;
        if (!kept.players_.contains(seat.level())) return plain;
        kept.seats_.push_back(seat);
    }
    // Earlier versions had computer players without a style.
    for (Seat& seat : kept.seats_)
        if (!seat.isPerson() && seat.opponent().style == ai::Style::Plain)
            seat.player = QString::fromStdString(ai::wordOf({seat.opponent().level, kept.freeStyle()}));
    if (first >= 0 && first < seats) kept.first_ = static_cast<engine::Seat>(first);
    return kept.canStart() ? kept : plain;
}

}
