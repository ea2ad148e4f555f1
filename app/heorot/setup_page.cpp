// SPDX-License-Identifier: GPL-3.0-or-later
#include "heorot/setup_page.h"

#include "heorot/scroll_card.h"

#include <QEvent>
#include <QKeyEvent>
#include <QRandomGenerator>
#include <QVBoxLayout>

namespace heorot::app {

using game::Tone;

SetupPage::SetupPage(const game::GameModule& game, const plugin::GameMeta& meta, ui::ArtCache& art,
                     const Settings& settings, QWidget* parent)
    : QWidget(parent), game_(game), settings_(settings), choices_(SetupChoices::load(game)),
      picture_(new PictureCard(game, meta)), seats_(new SeatsCard(choices_, game.minSeats(), game.maxSeats())),
      opponents_(new OpponentsCard(choices_)), options_(new OptionsCard(game, choices_, settings)),
      footer_(new SetupFooter(choices_, meta)) {
    setObjectName(QStringLiteral("setupPage"));
    setProperty("role", QStringLiteral("page"));
    setAttribute(Qt::WA_StyledBackground);
    style_.art = &art;
    cards_ = new QHBoxLayout;
    cards_->addWidget(picture_, 480);
    cards_->addWidget(seats_, 688);
    cards_->addWidget(opponents_, 560);
    cards_->addWidget(options_, 560);
    content_ = new QVBoxLayout;
    content_->addLayout(cards_, 1);
    content_->addWidget(footer_);
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->setSpacing(0);
    whole->addWidget(makeBar());
    whole->addLayout(content_, 1);

    connect(seats_, &SeatsCard::changed, footer_, &SetupFooter::fill);
    connect(seats_, &SeatsCard::changed, opponents_, &OpponentsCard::fill);
    connect(seats_, &SeatsCard::entered, opponents_, &OpponentsCard::setSeat);
    connect(opponents_, &OpponentsCard::changed, seats_, &SeatsCard::fill);
    connect(opponents_, &OpponentsCard::changed, footer_, &SetupFooter::fill);
    connect(options_, &OptionsCard::changed, footer_, &SetupFooter::fill);
    connect(options_, &OptionsCard::settingsChosen, this, [this](const Settings& chosen) {
        settings_ = chosen;
        emit settingsChosen(chosen);
    });
    connect(footer_, &SetupFooter::back, this, &SetupPage::back);
    connect(footer_, &SetupFooter::start, this, &SetupPage::tryStart);
    retranslateUi();
    // Starts with the small layout: a window grows to the needs of the large one and does not shrink again.
    restyle();
}

QWidget* SetupPage::makeBar() {
    auto* bar = new QWidget;
    bar->setProperty("role", QStringLiteral("bar"));
    home_ = new QToolButton;
    title_ = new QLabel;
    settingsTool_ = new QToolButton;
    home_->setObjectName(QStringLiteral("home"));
    title_->setObjectName(QStringLiteral("title"));
    settingsTool_->setObjectName(QStringLiteral("settings"));
    title_->setProperty("gold", true);
    title_->setProperty("role", QStringLiteral("prompt"));
    title_->setWordWrap(true);
    for (QToolButton* tool : {home_, settingsTool_}) tool->setFocusPolicy(Qt::StrongFocus);
    bar->setMinimumHeight(48);
    auto* line = new QHBoxLayout(bar);
    line->setContentsMargins(10, 3, 10, 4);
    line->setSpacing(14);
    line->addWidget(home_);
    line->addWidget(title_, 1);
    line->addWidget(settingsTool_);
    connect(home_, &QToolButton::clicked, this, &SetupPage::back);
    connect(settingsTool_, &QToolButton::clicked, this, &SetupPage::settingsRequested);
    return bar;
}

void SetupPage::setSettings(const Settings& settings) {
    settings_ = settings;
    options_->setSettings(settings);
    restyle();
}

void SetupPage::resizeEvent(QResizeEvent*) {
    restyle();
}

void SetupPage::showEvent(QShowEvent*) {
    restyle();
    footer_->startButton().setFocus(Qt::OtherFocusReason);
}

void SetupPage::restyle() {
    style_.theme = ui::Theme(settings_.theme);
    style_.look.size = size();
    style_.textScale = settings_.textScale;
    style_.ratio = devicePixelRatioF();
    const bool small = style_.look.compact();
    content_->setContentsMargins(small ? 10 : 64, small ? 8 : 32, small ? 10 : 64, small ? 8 : 32);
    content_->setSpacing(small ? 8 : 32);
    cards_->setSpacing(small ? 8 : 32);
    picture_->setVisible(!small);
    // Elsewhere the portraits of the seats open the list of opponents.
    constexpr int roomForCards = 1800;
    opponents_->setVisible(width() >= roomForCards && style_.textScale <= 1.2);
    home_->setIcon(style_.icon(QStringLiteral("icons/home"), 22, Tone::OnDark));
    settingsTool_->setIcon(style_.icon(QStringLiteral("icons/settings"), 22, Tone::OnDark));
    for (QToolButton* tool : {home_, settingsTool_}) tool->setIconSize({22, 22});
    picture_->setStyle(style_);
    seats_->setStyle(style_);
    opponents_->setStyle(style_);
    options_->setStyle(style_);
    footer_->setStyle(style_);
}

void SetupPage::tryStart() {
    if (!choices_.canStart()) return seats_->focusFault();
    choices_.save();
    emit start(choices_.game(QRandomGenerator::global()->generate64()));
}

void SetupPage::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape) return emit back();
    if (event->key() != Qt::Key_Return && event->key() != Qt::Key_Enter) return QWidget::keyPressEvent(event);
    // Enter presses a button that acts; one that only selects leaves Enter to the page.
    auto* button = qobject_cast<QAbstractButton*>(focusWidget());
    if (button && button->hasFocus() && !button->isCheckable())
        button->click();
    else
        tryStart();
}

void SetupPage::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslateUi();
    QWidget::changeEvent(event);
}

void SetupPage::retranslateUi() {
    const auto say = [](QToolButton* tool, const QString& text) {
        tool->setAccessibleName(text);
        tool->setToolTip(text);
    };
    title_->setText(tr("New game: %1").arg(game_.words().title()));
    say(home_, tr("Back to the hall"));
    say(settingsTool_, tr("Settings"));
}

}
