// SPDX-License-Identifier: GPL-3.0-or-later
#include "heorot/replay_controls.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QVBoxLayout>

#include <utility>

namespace heorot::app {

using game::Tone;

ReplayControls::ReplayControls(ReplayActions& actions, QWidget* parent)
    : QFrame(parent), actions_(actions), line_(new ReplayLine), ways_(new QWidget), place_(new QLabel),
      speed_(new SegmentedControl), perspective_(new QToolButton), playOn_(new QToolButton),
      perspectives_(new QMenu(this)), playOns_(new QMenu(this)) {
    setObjectName(QStringLiteral("replayControls"));
    setProperty("role", QStringLiteral("strip"));
    place_->setObjectName(QStringLiteral("replayPlace"));
    speed_->setObjectName(QStringLiteral("replaySpeed"));
    perspective_->setObjectName(QStringLiteral("replayEyes"));
    playOn_->setObjectName(QStringLiteral("replayOn"));
    perspectives_->setObjectName(QStringLiteral("replayEyesMenu"));
    playOns_->setObjectName(QStringLiteral("replayOnMenu"));
    for (QToolButton* button : {perspective_, playOn_}) {
        button->setPopupMode(QToolButton::InstantPopup);
        button->setFocusPolicy(Qt::TabFocus);
    }
    perspective_->setMenu(perspectives_);
    playOn_->setMenu(playOns_);
    place_->setMinimumWidth(1);
    auto* ways = new QHBoxLayout(ways_);
    ways->setContentsMargins(0, 0, 0, 0);
    ways->setSpacing(3);
    for (QAction* action : {actions.markBack, actions.turnBack, actions.back, actions.play, actions.forward,
                            actions.turnForward, actions.markForward}) {
        buttons_.push_back(way(action));
        ways->addWidget(buttons_.back());
    }
    // Where these keys have no other meaning.
    for (QWidget* part : std::initializer_list<QWidget*>{ways_, line_}) part->addActions(actions.ways());
    line_->addAction(actions.play);
    auto* row = new QHBoxLayout;
    row->setSpacing(8);
    row->addWidget(ways_);
    row->addWidget(speed_);
    row->addWidget(place_, 1);
    row->addWidget(perspective_);
    row->addWidget(playOn_);
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(8, 3, 8, 4);
    whole->setSpacing(2);
    whole->addWidget(line_);
    whole->addLayout(row);
    retranslateUi();
}

QToolButton* ReplayControls::way(QAction* action) {
    auto* button = new QToolButton;
    button->setDefaultAction(action);
    button->setObjectName(QStringLiteral("tool_") + action->objectName());
    button->setToolButtonStyle(Qt::ToolButtonIconOnly);
    button->setFocusPolicy(Qt::TabFocus);
    return button;
}

void ReplayControls::setPlace(const QString& text) {
    placeText_ = text;
    arrange();
}

void ReplayControls::setPerspective(const QIcon& icon, const QString& name) {
    perspective_->setIcon(icon);
    if (name == std::exchange(perspectiveName_, name)) return;
    retranslateUi();
}

void ReplayControls::setPlayOnRefusal(const QString& why) {
    playOn_->setEnabled(why.isEmpty());
    actions_.playOn->setEnabled(why.isEmpty());
    if (why == std::exchange(playOnRefusal_, why)) return;
    retranslateUi();
}

void ReplayControls::setStyle(const PageStyle& style) {
    style_ = style;
    line_->setStyle(style);
    const bool compact = style.look.compact();
    const int size = qRound((compact ? 20 : 24) * style.tableScale);
    for (QToolButton* button : buttons_) {
        button->setIconSize({size, size});
        button->setFixedSize(size + (compact ? 12 : 16), size + (compact ? 8 : 12));
    }
    const QFont font = style.font(game::Type::Value, true);
    for (QWidget* part : std::initializer_list<QWidget*>{place_, perspective_, playOn_}) part->setFont(font);
    playOn_->setIcon(style.labelIcon(QStringLiteral("icons/play"), size - 4, Tone::OnDark));
    for (QToolButton* button : {perspective_, playOn_}) {
        button->setIconSize(PageStyle::labelIconSize(size - 4));
        button->setMinimumHeight(size + (compact ? 8 : 12));
    }
    for (int i = 0; i < speed_->count(); ++i) {
        speed_->button(i).setFont(font);
        // A click leaves the keys on the line.
        speed_->button(i).setFocusPolicy(Qt::TabFocus);
    }
    for (QMenu* menu : {perspectives_, playOns_}) menu->setFont(style.font(game::Type::Body));
    arrange();
}

void ReplayControls::resizeEvent(QResizeEvent*) {
    arrange();
}

/// Where there is little room, buttons lose their texts, and the place is shortened.
void ReplayControls::arrange() {
    if (!style_.art) return;
    const QFontMetrics metrics(place_->font());
    const int placeWidth = metrics.horizontalAdvance(placeText_) + 8;
    const auto taken = [&] {
        return ways_->sizeHint().width() + speed_->sizeHint().width() + perspective_->sizeHint().width() +
               playOn_->sizeHint().width() + 60;
    };
    perspective_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    perspective_->setText(metrics.elidedText(perspectiveName_, Qt::ElideRight, width() / 5));
    playOn_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    if (taken() + placeWidth > width()) playOn_->setToolButtonStyle(Qt::ToolButtonIconOnly);
    const int room = std::max(0, width() - taken());
    place_->setText(metrics.elidedText(placeText_, Qt::ElideRight, std::max(room, 40)));
    place_->setToolTip(placeText_);
    place_->setAccessibleName(placeText_);
}

void ReplayControls::changeEvent(QEvent* event) {
    QFrame::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) retranslateUi();
}

void ReplayControls::retranslateUi() {
    //: The control of a whole game that is looked at again
    line_->setAccessibleName(tr("Time line of the game"));
    //: How fast a game is played again
    const QString speed = tr("Speed of the replay");
    speed_->setAccessibleName(speed);
    speed_->setChoices({//: A speed, as a factor
                        {tr("1×"), {}, tr("Slow: time to read every line")},
                        //: A speed, as a factor
                        {tr("2×"), {}, tr("Twice as fast")},
                        //: A speed, as a factor
                        {tr("6×"), {}, tr("Fast: the game flies by")}});
    //: %1 whose hand is shown: "What everyone could see", "Anna"
    perspective_->setAccessibleName(tr("Perspective: %1").arg(perspectiveName_));
    perspective_->setToolTip(actions_.perspective->toolTip());
    playOn_->setText(actions_.playOn->text());
    playOn_->setAccessibleName(actions_.playOn->text());
    playOn_->setToolTip(playOnRefusal_.isEmpty() ? actions_.playOn->toolTip() : playOnRefusal_);
    playOn_->setAccessibleDescription(playOnRefusal_);
    arrange();
}

}
