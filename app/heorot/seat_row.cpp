// SPDX-License-Identifier: GPL-3.0-or-later
#include "heorot/seat_row.h"

#include <QCoreApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QPainter>
#include <QVBoxLayout>

namespace heorot::app {

using game::Tone;

namespace {
constexpr int toolPixels = 18;
constexpr int markPixels = 28;
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
      faultLabel_(new QLabel), players_(new SegmentedControl) {
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
    named(players_, "players");
    setProperty("role", QStringLiteral("panel"));
    color_->setMenu(colors_);
    color_->setPopupMode(QToolButton::InstantPopup);
    name_->setMaxLength(record::longestSeatName);
    faultLabel_->setProperty("refused", true);
    faultLabel_->setWordWrap(true);
    faultLabel_->hide();

    auto* head = new QHBoxLayout;
    head->setSpacing(8);
    head->addWidget(color_);
    head->addWidget(name_, 1);
    for (QToolButton* tool : {up_, down_, remove_}) {
        head->addWidget(tool);
        tool->setFocusPolicy(Qt::StrongFocus);
    }
    color_->setFocusPolicy(Qt::StrongFocus);
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(12, 10, 12, 10);
    whole->setSpacing(6);
    whole->addLayout(head);
    whole->addWidget(faultLabel_);
    whole->addWidget(players_);

    for (int color = 0; color < ui::seatColors; ++color)
        connect(colors_->addAction(QString()), &QAction::triggered, this, [this, color] { emit colorChosen(color); });
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
    const auto actions = colors_->actions();
    for (int color = 0; color < actions.size(); ++color)
        actions[color]->setIcon(QIcon(style.mark(static_cast<engine::Seat>(color), markPixels)));
    color_->setIconSize({markPixels, markPixels});
    dress();
    retranslateUi();
}

void SeatRow::dress() {
    if (style_.art) color_->setIcon(QIcon(style_.mark(static_cast<engine::Seat>(shownColor_), markPixels)));
    color_->setAccessibleName(tr("Color and mark: %1").arg(colorName(shownColor_)));
    color_->setToolTip(color_->accessibleName());
}

void SeatRow::fill(const SetupChoices& choices) {
    const SetupChoices::Seat& seat = choices.seats()[static_cast<std::size_t>(seat_)];
    shownColor_ = seat.color;
    if (name_->text() != seat.name) name_->setText(seat.name);
    players_->setCurrent(static_cast<int>(words_.indexOf(seat.player)));
    up_->setEnabled(seat_ > 0);
    down_->setEnabled(seat_ + 1 < choices.seatCount());
    remove_->setEnabled(choices.canRemove());
    fault_ = choices.fault(seat_);
    sayFault();
    dress();
}

void SeatRow::focusName() {
    name_->setFocus(Qt::OtherFocusReason);
    name_->selectAll();
}

void SeatRow::sayFault() {
    switch (fault_) {
    case NameFault::None: faultLabel_->clear(); break;
    case NameFault::Empty: faultLabel_->setText(tr("Every seat needs a name.")); break;
    case NameFault::Twin: faultLabel_->setText(tr("Another seat already has this name.")); break;
    case NameFault::Unseen:
        faultLabel_->setText(tr("This name contains an invisible character, as some emoji do."));
        break;
    case NameFault::Reserved:
        faultLabel_->setText(tr("This word has a meaning of its own in saved games; choose another name."));
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
    name_->setAccessibleName(tr("Name of seat %1").arg(seat_ + 1));
    name_->setPlaceholderText(tr("Name"));
    say(up_, tr("Move this seat up in the order of play"));
    say(down_, tr("Move this seat down in the order of play"));
    say(remove_, tr("Remove this seat"));
    for (int color = 0; color < ui::seatColors; ++color) colors_->actions()[color]->setText(colorName(color));

    const QString person = tr("Person");
    //: Who plays a seat: a computer player of this level
    const QString levels[] = {tr("Easy"), tr("Medium"), tr("Hard")};
    //: Who plays a seat: a computer player of this level
    const QString tips[] = {tr("An easy computer player"), tr("A medium computer player"),
                            tr("A hard computer player")};
    const QStringList words{QStringLiteral("easy"), QStringLiteral("medium"), QStringLiteral("hard")};
    std::vector<Segment> choices;
    for (const QString& player : words_) {
        const bool isPerson = player == personWord();
        const auto level = static_cast<std::size_t>(std::max<qsizetype>(0, words.indexOf(player)));
        Segment segment{isPerson ? person : levels[level], {}, isPerson ? tr("A person at this screen") : tips[level]};
        if (style_.art) {
            const QString id = isPerson ? QStringLiteral("hall/person") : QStringLiteral("hall/computer");
            segment.icon = choiceIcon(style_, style_.picture(id, {toolPixels, toolPixels}), toolPixels);
        }
        choices.push_back(segment);
    }
    players_->setAccessibleName(tr("Who plays seat %1").arg(seat_ + 1));
    players_->setChoices(choices, PageStyle::labelIconSize(toolPixels));
    sayFault();
    dress();
}

}
