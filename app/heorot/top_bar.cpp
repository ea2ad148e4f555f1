// SPDX-License-Identifier: GPL-3.0-or-later
#include "heorot/top_bar.h"

#include <QEvent>
#include <QFontMetricsF>
#include <QLocale>
#include <QPainter>
#include <QVBoxLayout>
#include <QWidgetAction>

#include <algorithm>
#include <cmath>

namespace heorot::app {

using game::Tone;

TopBar::TopBar(const TableActions& actions, QWidget* parent)
    : QWidget(parent), home_(tool(actions.home)), title_(new QLabel(this)), marked_(new QLabel(this)),
      more_(new QToolButton(this)), menu_(new QMenu(this)) {
    setObjectName(QStringLiteral("topBar"));
    title_->setObjectName(QStringLiteral("title"));
    marked_->setObjectName(QStringLiteral("marked"));
    marked_->hide();
    tools_ = {tool(actions.undo), tool(actions.redo)};
    tools_.push_back(tool(actions.reset));
    largeOnly_ = {tools_.back()};
    tools_.push_back(tool(actions.hint));
    tools_.push_back(tool(actions.pause));
    tools_.push_back(tool(actions.step));
    largeOnly_.push_back(tools_.back());
    tools_.push_back(tool(actions.rules));
    tools_.push_back(tool(actions.settings));
    more_->setObjectName(QStringLiteral("more"));
    more_->setPopupMode(QToolButton::InstantPopup);
    more_->setMenu(menu_);
    tools_.push_back(more_);
    fillMenu(actions);
    retranslateUi();
}

QToolButton* TopBar::tool(QAction* action) {
    auto* button = new QToolButton(this);
    button->setDefaultAction(action);
    button->setToolButtonStyle(Qt::ToolButtonIconOnly);
    button->setObjectName(QStringLiteral("tool_") + action->objectName());
    return button;
}

void TopBar::fillMenu(const TableActions& actions) {
    menu_->addActions({actions.reset, actions.hint, actions.why, actions.log});
    menu_->addSeparator();
    menu_->addActions({actions.pause, actions.step});
    auto* box = new QWidget;
    auto* column = new QVBoxLayout(box);
    column->setContentsMargins(8, 2, 8, 4);
    paceLabel_ = new QLabel;
    pace_ = new QSlider(Qt::Horizontal);
    pace_->setObjectName(QStringLiteral("pace"));
    pace_->setRange(0, 30);
    column->addWidget(paceLabel_);
    column->addWidget(pace_);
    auto* entry = new QWidgetAction(menu_);
    entry->setDefaultWidget(box);
    menu_->addAction(entry);
    paceEntry_ = entry;
    menu_->addSeparator();
    connect(pace_, &QSlider::valueChanged, this, [this](int tenths) {
        sayPace();
        emit paceChosen(tenths * 100);
    });
    menu_->addActions(
        {actions.saveAs, actions.open, actions.fullScreen, actions.keys, actions.rules, actions.box, actions.settings});
    general_ = actions.saveAs;
    menu_->addSeparator();
    menu_->addAction(actions.home);
}

void TopBar::addToMenu(QMenu* menu) {
    menu_->insertMenu(general_, menu);
    menu_->insertSeparator(general_);
}

void TopBar::setPaceShown(bool shown) {
    if (paceEntry_->isVisible() == shown) return;
    paceEntry_->setVisible(shown);
    arrange();
}

void TopBar::setPace(int milliseconds) {
    const QSignalBlocker quiet(pace_);
    pace_->setValue(milliseconds / 100);
    sayPace();
}

void TopBar::sayPace() {
    //: %1 seconds with one decimal, before a computer player's move is shown
    paceLabel_->setText(tr("Pace of computer players: %1 s").arg(QLocale().toString(pace_->value() / 10., 'f', 1)));
    pace_->setAccessibleName(paceLabel_->text());
}

void TopBar::setTitle(const QString& title) {
    shownTitle_ = title;
    title_->setText(title);
    arrange();
}

void TopBar::setMarked(bool marked) {
    marked_->setVisible(marked);
    arrange();
}

void TopBar::setStyle(const PageStyle& style, const QRectF& track) {
    style_ = style;
    track_ = track;
    const int size = measure(24, 20);
    more_->setIcon(style.icon(QStringLiteral("icons/open-below"), size, Tone::OnDark));
    marked_->setPixmap(style.picture(QStringLiteral("icons/warning"), {size, size}, engine::nobody, Tone::Gold));
    arrange();
    update();
}

/// One of two lengths, for the large table or the compact one, as the table is scaled.
int TopBar::measure(int large, int small) const {
    return qRound((style_.look.compact() ? small : large) * style_.tableScale);
}

void TopBar::arrange() {
    const bool compact = style_.look.compact();
    const QSize size(measure(40, 30), measure(34, 27));
    const QSize icon(measure(24, 20), measure(24, 20));
    const int step = measure(48, 34);
    const int top = (height() - 2 - size.height()) / 2;
    const auto place = [&](QToolButton* button, int x) {
        button->setIconSize(icon);
        button->setGeometry(QRect(QPoint(x, top), size));
    };
    place(home_, measure(10, 4));
    for (QToolButton* button : tools_) {
        const bool isLargeOnly = std::find(largeOnly_.begin(), largeOnly_.end(), button) != largeOnly_.end();
        const bool isOffered = !button->defaultAction() || button->defaultAction()->isVisible();
        button->setVisible(isOffered && !(compact && isLargeOnly));
    }
    int x = width() - measure(16, 6) - size.width();
    for (auto button = tools_.rbegin(); button != tools_.rend(); ++button) {
        if ((*button)->isHidden()) continue;
        place(*button, x);
        x -= step;
    }
    const int left = home_->geometry().right() + measure(20, 8);
    const int markWidth = marked_->isHidden() ? 0 : size.width();
    const int room = static_cast<int>(track_.left()) - left - markWidth - 4;
    double pixels = style_.look.pixels(game::Type::Title) * .92 * style_.tableScale;
    QFont font = style_.theme.font(game::Type::Title, pixels, true);
    const auto fits = [&] { return std::ceil(QFontMetricsF(font).horizontalAdvance(shownTitle_)) + 1 <= room; };
    while (pixels > style_.look.floor() * style_.tableScale && !fits())
        font = style_.theme.font(game::Type::Title, --pixels, true);
    title_->setFont(font);
    const int wide = std::min(room, QFontMetrics(font).horizontalAdvance(shownTitle_) + 4);
    title_->setGeometry(left, 0, wide, height() - 2);
    marked_->setGeometry(left + wide + 4, 0, size.width(), height() - 2);
    setMask(QRegion(rect()) - QRegion(track_.toAlignedRect()));
}

void TopBar::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), style_.color(Tone::Bar));
    painter.fillRect(QRect(0, height() - 2, width(), 2), style_.color(Tone::Gold));
}

void TopBar::resizeEvent(QResizeEvent*) {
    arrange();
}

void TopBar::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) retranslateUi();
}

void TopBar::retranslateUi() {
    more_->setToolTip(tr("More actions for this table."));
    more_->setAccessibleName(more_->toolTip());
    marked_->setToolTip(tr("In this game, a move was undone after something had been revealed."));
    marked_->setAccessibleName(marked_->toolTip());
    sayPace();
}

}
