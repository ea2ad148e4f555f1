// SPDX-License-Identifier: GPL-3.0-or-later
#include "heorot/seat_row.h"

#include "game/characters.h"
#include "heorot/scroll_card.h"
#include "language/capitals.h"

#include <QCoreApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QPainter>
#include <QStyle>
#include <QVBoxLayout>

namespace heorot::app {

using game::Tone;

namespace {
constexpr int toolPixels = 18;
constexpr int markPixels = 28;
constexpr int portraitPixels = 72;
constexpr int smallPortrait = 28;
constexpr int smallMark = 22;

QString personTip() {
    return SeatRow::tr("A person at this screen");
}

QString levelTip(ai::Level level) {
    switch (level) {
    case ai::Level::Easy: return SeatRow::tr("An easy computer player");
    case ai::Level::Medium: return SeatRow::tr("A medium computer player");
    case ai::Level::Hard: return SeatRow::tr("A hard computer player");
    default: return SeatRow::tr("A master computer player");
    }
}

/// What to expect of a level.
QString strengthText(ai::Level level) {
    switch (level) {
    case ai::Level::Easy: return SeatRow::tr("Takes what it sees: good company for first games.");
    case ai::Level::Medium: return SeatRow::tr("A fair match once you know the rules.");
    case ai::Level::Hard: return SeatRow::tr("Thinks up to a second about a move; hard to beat.");
    default: return SeatRow::tr("Thinks for several seconds and forgives little.");
    }
}
}

QString colorName(int color) {
    switch (color) {
    case 0: return SeatRow::tr("Orange circle");
    case 1: return SeatRow::tr("Blue square");
    case 2: return SeatRow::tr("Green diamond");
    case 3: return SeatRow::tr("Purple hexagon");
    default: return SeatRow::tr("Gray shield");
    }
}

QPixmap roomyPicture(const PageStyle& style, const QPixmap& picture, int pixels) {
    QPixmap roomy(PageStyle::labelIconSize(pixels) * style.ratio);
    roomy.setDevicePixelRatio(style.ratio);
    roomy.fill(Qt::transparent);
    QPainter(&roomy).drawPixmap(0, 0, picture);
    return roomy;
}

QIcon choiceIcon(const PageStyle& style, const QPixmap& picture, int pixels) {
    const auto tick = style.picture(QStringLiteral("icons/tick"), {pixels, pixels}, engine::nobody, Tone::Night);
    QIcon icon;
    icon.addPixmap(roomyPicture(style, picture, pixels), QIcon::Normal, QIcon::Off);
    icon.addPixmap(roomyPicture(style, tick, pixels), QIcon::Normal, QIcon::On);
    return icon;
}

SeatRow::SeatRow(int seat, QStringList players, QWidget* parent)
    : QFrame(parent), seat_(seat), words_(std::move(players)), color_(new QToolButton), colors_(new QMenu(this)),
      name_(new QLineEdit), up_(new QToolButton), down_(new QToolButton), remove_(new QToolButton),
      faultLabel_(new QLabel), opponent_(new QToolButton), opponents_(new QMenu(this)), character_(new QLabel),
      players_(new SegmentedControl), strength_(new QLabel) {
    const auto named = [seat](QWidget* widget, const char* name) {
        widget->setObjectName(QStringLiteral("%1%2").arg(QLatin1String(name)).arg(seat));
    };
    named(this, "seat");
    named(color_, "color");
    named(name_, "name");
    named(up_, "up");
    named(down_, "down");
    named(remove_, "remove");
    named(faultLabel_, "fault");
    named(opponent_, "opponent");
    named(character_, "character");
    named(players_, "players");
    named(strength_, "strength");
    setProperty("role", QStringLiteral("panel"));
    color_->setMenu(colors_);
    color_->setPopupMode(QToolButton::InstantPopup);
    name_->setMaxLength(record::longestSeatName);
    faultLabel_->setProperty("refused", true);
    faultLabel_->setWordWrap(true);
    faultLabel_->hide();
    opponent_->setMenu(opponents_);
    opponent_->setPopupMode(QToolButton::InstantPopup);
    character_->setProperty("role", QStringLiteral("body"));
    strength_->setProperty("role", QStringLiteral("caption"));
    strength_->setProperty("second", true);
    for (QLabel* label : {character_, strength_}) label->setWordWrap(true);

    auto* head = new QHBoxLayout;
    head->setSpacing(8);
    head->addWidget(color_);
    head->addWidget(name_, 1);
    for (QToolButton* tool : {up_, down_, remove_}) {
        head->addWidget(tool);
        tool->setFocusPolicy(Qt::StrongFocus);
    }
    for (QToolButton* tool : {color_, opponent_}) tool->setFocusPolicy(Qt::StrongFocus);
    auto* texts = new QVBoxLayout;
    texts->setSpacing(2);
    texts->addLayout(head);
    texts->addWidget(character_);
    texts->addWidget(strength_);
    auto* top = new QHBoxLayout;
    top->setSpacing(10);
    top->addWidget(opponent_, 0, Qt::AlignTop);
    top->addLayout(texts, 1);
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(8, 6, 8, 6);
    whole->setSpacing(5);
    whole->addLayout(top);
    whole->addWidget(faultLabel_);
    whole->addWidget(players_);

    for (int color = 0; color < ui::seatColors; ++color)
        connect(colors_->addAction(QString()), &QAction::triggered, this, [this, color] { emit colorChosen(color); });
    for (const game::Character& each : game::characters())
        connect(opponents_->addAction(QString()), &QAction::triggered, this,
                [this, style = each.style] { emit opponentChosen(style); });
    connect(name_, &QLineEdit::textEdited, this, &SeatRow::nameTyped);
    connect(players_, &SegmentedControl::chosen, this, [this](int index) { emit playerChosen(words_[index]); });
    connect(up_, &QToolButton::clicked, this, [this] { emit moveRequested(-1); });
    connect(down_, &QToolButton::clicked, this, [this] { emit moveRequested(1); });
    connect(remove_, &QToolButton::clicked, this, &SeatRow::removeWanted);
    retranslateUi();
}

void SeatRow::setStyle(const PageStyle& style) {
    style_ = style;
    const std::pair<QToolButton*, const char*> icons[] = {
        {up_, "icons/up-triangle"}, {down_, "icons/down-triangle"}, {remove_, "icons/close"}};
    for (const auto& [tool, id] : icons) {
        tool->setIcon(style.icon(QLatin1String(id), toolPixels, Tone::Ink));
        tool->setIconSize({toolPixels, toolPixels});
    }
    name_->setFont(style.theme.font(game::Type::Body, (style.look.compact() ? 17 : 20) * style.textScale));
    setRole(character_, style.look.compact() ? "caption" : "body");
    const auto actions = colors_->actions();
    for (int color = 0; color < actions.size(); ++color)
        actions[color]->setIcon(QIcon(style.mark(static_cast<engine::Seat>(color), markPixels)));
    retranslateUi();
}

void SeatRow::setTight(bool tight) {
    isTight_ = tight;
}

void SeatRow::setCurrent(bool current) {
    if (property("current").toBool() == current) return;
    setProperty("current", current);
    style()->unpolish(this);
    style()->polish(this);
}

void SeatRow::dress() {
    const int mark = isTight_ ? smallMark : markPixels;
    color_->setIconSize({mark, mark});
    if (style_.art) color_->setIcon(QIcon(style_.mark(static_cast<engine::Seat>(shownColor_), mark)));
    //: %1 a color and the shape of its mark
    color_->setAccessibleName(tr("Color and mark: %1").arg(colorName(shownColor_)));
    color_->setToolTip(color_->accessibleName());
}

/// The portrait of the seat's opponent, its line of character, and what its strength means.
void SeatRow::dressOpponent() {
    opponent_->setVisible(shown_.has_value());
    for (QLabel* line : {character_, strength_}) line->setVisible(shown_ && !isTight_);
    const int portrait = isTight_ ? smallPortrait : portraitPixels;
    opponent_->setIconSize({portrait, portrait});
    const game::Character* character = shown_ ? game::characterOf(shown_->style) : nullptr;
    if (!character) return;
    if (style_.art) opponent_->setIcon(QIcon(style_.picture(character->art, opponent_->iconSize())));
    character_->setText(game::characterLine(character->style));
    strength_->setText(strengthText(shown_->level));
    //: %1 the name of an opponent, such as Ylva
    opponent_->setAccessibleName(tr("Opponent: %1. Choose another.").arg(character->name));
    opponent_->setAccessibleDescription(character_->text());
    opponent_->setToolTip(opponent_->accessibleName());
}

void SeatRow::translateOpponents() {
    const auto& all = game::characters();
    for (std::size_t i = 0; i < all.size(); ++i) {
        QAction& action = *opponents_->actions()[static_cast<qsizetype>(i)];
        const QString line = game::characterLine(all[i].style);
        const QString at = seated_.value(static_cast<qsizetype>(i));
        //: In the list of opponents: %1 a name, %2 a sentence on how the opponent plays
        QString text = tr("%1: %2").arg(all[i].name, line);
        //: In the list of opponents: %1 a name, %2 a sentence on how the opponent plays, %3 the name of a seat that is
        //: already played by the opponent
        if (!at.isEmpty()) text = tr("%1: %2 (plays %3)").arg(all[i].name, line, at);
        action.setText(text.replace(u'&', QStringLiteral("&&")));
        if (style_.art) action.setIcon(QIcon(style_.picture(all[i].art, {markPixels, markPixels})));
    }
}

void SeatRow::fill(const SetupChoices& choices) {
    const SetupChoices::Seat& seat = choices.seats()[static_cast<std::size_t>(seat_)];
    shownColor_ = seat.color;
    shown_ = seat.isPerson() ? std::nullopt : std::optional(seat.opponent());
    seated_.clear();
    for (const game::Character& each : game::characters()) {
        const int at = choices.seatOf(each.style);
        seated_ << (at < 0 ? QString() : choices.seats()[static_cast<std::size_t>(at)].name.trimmed());
    }
    if (name_->text() != seat.name) name_->setText(seat.name);
    players_->setCurrent(static_cast<int>(words_.indexOf(seat.level())));
    up_->setEnabled(seat_ > 0);
    down_->setEnabled(seat_ + 1 < choices.seatCount());
    remove_->setEnabled(choices.canRemove());
    fault_ = choices.fault(seat_);
    sayFault();
    dress();
    dressOpponent();
    translateOpponents();
}

void SeatRow::focusName() {
    name_->setFocus(Qt::OtherFocusReason);
    name_->selectAll();
}

void SeatRow::sayFault() {
    switch (fault_) {
    case NameFault::None: faultLabel_->clear(); break;
    case NameFault::Empty: faultLabel_->setText(tr("Every player needs a name.")); break;
    case NameFault::Twin: faultLabel_->setText(tr("Another player already has this name.")); break;
    case NameFault::Unseen:
        faultLabel_->setText(tr("This name contains an invisible character, as some emoji do."));
        break;
    case NameFault::Reserved:
        faultLabel_->setText(tr("Saved games use this word for something else; choose another name."));
        break;
    }
    faultLabel_->setVisible(fault_ != NameFault::None);
    name_->setAccessibleDescription(faultLabel_->text());
}

void SeatRow::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslateUi();
    QFrame::changeEvent(event);
}

void SeatRow::retranslateUi() {
    const auto say = [](QWidget* widget, const QString& text) {
        widget->setAccessibleName(text);
        widget->setToolTip(text);
    };
    //: %1 the number of a player
    name_->setAccessibleName(tr("Name of player %1").arg(seat_ + 1));
    name_->setPlaceholderText(tr("Name"));
    say(up_, tr("Move this player up in the turn order"));
    say(down_, tr("Move this player down in the turn order"));
    say(remove_, tr("Remove this player"));
    for (int color = 0; color < ui::seatColors; ++color) colors_->actions()[color]->setText(colorName(color));

    translatePlayers();
    translateOpponents();
    sayFault();
    dress();
    dressOpponent();
}

/// A person, and the levels of the game.
void SeatRow::translatePlayers() {
    std::vector<Segment> choices;
    for (const QString& player : words_) {
        const auto level = ai::levelOf(player.toStdString());
        const Segment segment{level ? language::capitalized(game::levelText(*level)) : tr("Human"),
                              {},
                              level ? levelTip(*level) : personTip()};
        choices.push_back(segment);
    }
    //: %1 the number of a player
    players_->setAccessibleName(tr("Who plays as player %1").arg(seat_ + 1));
    players_->setChoices(choices);
}

}
