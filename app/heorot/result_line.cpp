// SPDX-License-Identifier: GPL-3.0-or-later
#include "heorot/result_line.h"

#include "heorot/breakable_text.h"
#include "language/numbers.h"

#include <QCoreApplication>
#include <QEvent>
#include <QLocale>
#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>

namespace heorot::app {

using game::Tone;

namespace {

struct Say {
    Q_DECLARE_TR_FUNCTIONS(ResultLine)
};

QString dayText(const QDateTime& saved, const QDateTime& now) {
    const qint64 days = saved.date().daysTo(now.date());
    constexpr qint64 week = 7;
    //: When a game was finished, at the beginning of a line
    if (days == 0) return Say::tr("Today");
    //: When a game was finished, at the beginning of a line
    if (days == 1) return Say::tr("Yesterday");
    const QLocale locale;
    if (days < 0 || days >= week) return locale.toString(saved.date(), QLocale::ShortFormat);
    QString day = locale.standaloneDayName(saved.date().dayOfWeek());
    day[0] = day[0].toUpper();
    return day;
}

}

QString resultText(const ListedSaga& saga, const QDateTime& now) {
    std::vector<ListedSaga::Seat> seats = saga.seats;
    if (seats.empty() || std::any_of(seats.begin(), seats.end(), [](const auto& seat) { return !seat.points; }))
        return {};
    std::stable_sort(seats.begin(), seats.end(), [](const auto& a, const auto& b) { return *a.points > *b.points; });
    const QString day = dayText(saga.saved, now);
    const QString most = language::plainNumber(*seats.front().points);
    //: %1 a day, %2 a player, %3 points
    if (seats.size() == 1) return Say::tr("%1: %2 finished with %3.").arg(day, seats.front().name, most);
    if (seats[1].points == seats.front().points) {
        QStringList names;
        for (const auto& seat : seats)
            if (seat.points == seats.front().points) names << seat.name;
        //: %1 a day, %2 several players, %3 the points that each of them has
        return Say::tr("%1: %2 were tied at %3.").arg(day, QLocale().createSeparatedList(names), most);
    }
    //: %1 a day, %2 the winner, %3 and %4 the winner's points and those of the second
    return Say::tr("%1: %2 won, %3 to %4.").arg(day, seats.front().name, most, language::plainNumber(*seats[1].points));
}

ResultLine::ResultLine(QWidget* parent)
    : QAbstractButton(parent), heading_(new QLabel), text_(new QLabel), watch_(new QToolButton(this)) {
    setFocusPolicy(Qt::TabFocus);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    auto* column = new QVBoxLayout(this);
    column->setSpacing(0);
    watch_->setObjectName(QStringLiteral("watchResult"));
    watch_->setFocusPolicy(Qt::TabFocus);
    connect(watch_, &QToolButton::clicked, this, [this] {
        if (saga_) emit watchWanted(saga_->path);
    });
    for (QLabel* label : {heading_, text_}) {
        label->setAttribute(Qt::WA_TransparentForMouseEvents);
        label->setWordWrap(true);
        label->setAlignment(Qt::AlignHCenter | Qt::AlignVCenter);
        column->addWidget(label);
    }
    text_->setObjectName(QStringLiteral("resultText"));
    heading_->hide();
    connect(this, &QAbstractButton::clicked, this, [this] {
        if (saga_) emit wanted(saga_->path);
    });
    setSaga({});
}

void ResultLine::setSaga(const std::optional<ListedSaga>& saga, const QString& heading) {
    saga_ = saga;
    heading_->setText(heading);
    heading_->setVisible(!heading.isEmpty());
    setEnabled(saga.has_value());
    setCursor(saga ? Qt::PointingHandCursor : Qt::ArrowCursor);
    retranslateUi();
}

void ResultLine::retranslateUi() {
    //: In the tile of a game in the hall
    text_->setText(saga_ ? breakable(resultText(*saga_, QDateTime::currentDateTime())) : tr("No finished game yet"));
    setToolTip(saga_ ? tr("Look at the final table of this game.") : QString());
    setAccessibleName(heading_->text().isEmpty() ? text_->text() : heading_->text() + u' ' + text_->text());
    watch_->setToolTip(tr("Watch this game from its start."));
    watch_->setAccessibleName(watch_->toolTip());
    setText(accessibleName());
    placeWatch();
    updateGeometry();
}

void ResultLine::setStyle(const PageStyle& style, double pixels, int margin) {
    style_ = style;
    heading_->setFont(style.theme.font(game::Type::Title, pixels, true));
    text_->setFont(style.theme.font(game::Type::Value, pixels));
    layout()->setContentsMargins(margin, margin / 2, margin, margin / 2);
    const int icon = qRound(pixels);
    watch_->setIcon(style.icon(QStringLiteral("icons/watch"), icon, Tone::Ink));
    watch_->setIconSize({icon, icon});
    watch_->setStyleSheet(QStringLiteral("QToolButton { padding: 1px; border: 1px solid transparent; background: "
                                         "transparent; } QToolButton:hover, QToolButton:focus { border-color: %1; }")
                              .arg(style.color(Tone::Ink).name()));
    placeWatch();
    updateGeometry();
    update();
}

/// Beside the sentence, where there is room.
void ResultLine::placeWatch() {
    constexpr int gap = 5;
    const QSize size = watch_->sizeHint();
    watch_->setGeometry(width() - size.width() - gap, (height() - size.height()) / 2, size.width(), size.height());
    const int text = text_->fontMetrics().horizontalAdvance(text_->text());
    watch_->setVisible(saga_ && text + 2 * (size.width() + 2 * gap) <= width());
}

void ResultLine::resizeEvent(QResizeEvent*) {
    placeWatch();
}

int ResultLine::heightForWidth(int width) const {
    return layout()->heightForWidth(width);
}

QSize ResultLine::sizeHint() const {
    return {layout()->minimumSize().width(), layout()->heightForWidth(std::max(60, width()))};
}

void ResultLine::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslateUi();
    QAbstractButton::changeEvent(event);
}

void ResultLine::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool isPointed = isEnabled() && (underMouse() || hasFocus());
    painter.setPen(QPen(style_.color(hasFocus() ? Tone::Sea : isPointed ? Tone::Gold : Tone::Line), isPointed ? 2 : 1));
    painter.setBrush(style_.color(isEnabled() ? Tone::PanelLit : Tone::Panel));
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 6, 6);
}

}
