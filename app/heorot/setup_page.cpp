// SPDX-License-Identifier: GPL-3.0-or-later
#include "heorot/setup_page.h"

#include "heorot/scroll_card.h"

#include <QEvent>
#include <QKeyEvent>
#include <QRandomGenerator>
#include <QTimer>
#include <QVBoxLayout>

namespace heorot::app {

using game::Tone;

SetupPage::SetupPage(const game::GameModule& game, const plugin::GameMeta& meta, ui::ArtCache& art,
                     const Settings& settings, QWidget* parent)
    : QWidget(parent), game_(game), settings_(settings), choices_(SetupChoices::load(game)),
      picture_(new PictureCard(game, meta)), seats_(new SeatsCard(choices_, game.minSeats(), game.maxSeats())),
      opponents_(new OpponentsCard(choices_)), panel_(new OptionsPanel(game, choices_, settings)),
      options_(new OptionsCard), footer_(new SetupFooter(choices_, meta)) {
    setObjectName(QStringLiteral("setupPage"));
    setProperty("role", QStringLiteral("page"));
    setAttribute(Qt::WA_StyledBackground);
    style_.art = &art;
    cards_ = new QHBoxLayout;
    for (QWidget* card : std::initializer_list<QWidget*>{picture_, seats_, opponents_}) cards_->addWidget(card);
    cards_->addWidget(options_, 560);
    seats_->hold(*panel_);
    options_->hide();
    content_ = new QVBoxLayout;
    content_->addLayout(cards_, 1);
    content_->addWidget(footer_);
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->setSpacing(0);
    whole->addWidget(makeBar());
    whole->addLayout(content_, 1);

    connectParts();
    retranslateUi();
    // Starts with the small layout: a window grows to the needs of the large one and does not shrink again.
    restyle();
}

void SetupPage::connectParts() {
    connect(seats_, &SeatsCard::changed, this, &SetupPage::changed);
    connect(seats_, &SeatsCard::entered, this, [this](int seat) {
        opponents_->setSeat(seat);
        changed();
    });
    connect(opponents_, &OpponentsCard::changed, this, [this] {
        seats_->fill();
        changed();
    });
    connect(panel_, &OptionsPanel::changed, this, &SetupPage::changed);
    connect(panel_, &OptionsPanel::settingsChosen, this, [this](const Settings& chosen) {
        settings_ = chosen;
        emit settingsChosen(chosen);
    });
    connect(footer_, &SetupFooter::back, this, &SetupPage::back);
    connect(footer_, &SetupFooter::start, this, &SetupPage::tryStart);
    changed();
}

/// The parts show the choices again.
void SetupPage::changed() {
    opponents_->fill();
    panel_->fill();
    footer_->fill();
    seats_->setCurrent(opponents_->seat());
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
    panel_->setSettings(settings);
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
    arrange();
    home_->setIcon(style_.icon(QStringLiteral("icons/home"), 22, Tone::OnDark));
    settingsTool_->setIcon(style_.icon(QStringLiteral("icons/settings"), 22, Tone::OnDark));
    for (QToolButton* tool : {home_, settingsTool_}) tool->setIconSize({22, 22});
    picture_->setStyle(style_);
    seats_->setStyle(style_);
    opponents_->setStyle(style_);
    panel_->setStyle(style_);
    footer_->setStyle(style_);
    changed();
}

void SetupPage::arrange() {
    // What else can be set is a card of its own, otherwise folded below the seats.
    constexpr int roomForOptions = 1800;
    constexpr int roomForPicture = 1200;
    const bool isPlain = !style_.hasLargeText();
    const bool isWide = width() >= roomForOptions && isPlain;
    const bool isLow = style_.isLow();
    const bool isTight = style_.look.compact();
    const int gap = isTight ? 8 : 32;
    const int side = isLow ? 10 : isTight ? 20 : 64;
    content_->setContentsMargins(side, gap, side, gap);
    content_->setSpacing(gap);
    cards_->setSpacing(isTight && !isLow ? 16 : gap);
    picture_->setVisible(width() >= roomForPicture && isPlain && !isLow);
    for (const auto& [card, share] : std::initializer_list<std::pair<QWidget*, int>>{
             {picture_, isTight ? 270 : 340}, {seats_, isTight ? 478 : 640}, {opponents_, isTight ? 460 : 640}})
        cards_->setStretchFactor(card, share);
    if (isWide == options_->isVisibleTo(this)) return;
    if (isWide)
        options_->hold(*panel_);
    else
        seats_->hold(*panel_);
    panel_->show(); // a change of its parent hides it
    panel_->setOpen(isWide);
    options_->setVisible(isWide);
}

void SetupPage::tryStart() {
    if (!choices_.canStart()) {
        if (seats_->focusFault()) return;
        panel_->focusSeed();
        // Once the fold has been laid out.
        QTimer::singleShot(0, this, [this] {
            if (QWidget* field = panel_->focusWidget()) seats_->reveal(*field);
        });
        return;
    }
    choices_.save();
    emit start(choices_.game(QRandomGenerator::global()->generate64()));
}

void SetupPage::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape) return emit back();
    const bool isPlain = (event->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
    if (isPlain && opponents_->choose(event->key() - Qt::Key_0)) return;
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
    //: %1 the title of a game
    title_->setText(tr("New game: %1").arg(game_.words().title()));
    say(home_, tr("Back to the hall"));
    say(settingsTool_, tr("Settings"));
}

}
