// SPDX-License-Identifier: GPL-3.0-or-later
#include "heorot/picture_card.h"

#include "heorot/scroll_card.h"

#include <QEvent>
#include <QLocale>
#include <QPainter>
#include <QVBoxLayout>

namespace heorot::app {

namespace {
/// Width of the plait along the edges.
constexpr int plait = 20;
constexpr int corner = 26;
constexpr int sideMargin = 44;
constexpr int smallSideMargin = 30;
/// Of the frame at its thickest.
constexpr int edge = 3;
/// Fills the space the texts leave.
constexpr int ornament = 150;
}

QString seatsText(const plugin::GameMeta& meta) {
    const QLocale locale;
    //: %1 a number of players
    if (meta.minSeats == meta.maxSeats) return PictureCard::tr("%1 players").arg(locale.toString(meta.minSeats));
    //: %1 and %2 numbers of players
    return PictureCard::tr("%1 to %2 players").arg(locale.toString(meta.minSeats), locale.toString(meta.maxSeats));
}

QString minutesText(const plugin::GameMeta& meta) {
    const QLocale locale;
    if (meta.leastMinutes == meta.mostMinutes)
        //: How long a game takes: %1 a number
        return PictureCard::tr("About %1 minutes").arg(locale.toString(meta.mostMinutes));
    //: How long a game takes: %1 and %2 numbers
    return PictureCard::tr("%1 to %2 minutes")
        .arg(locale.toString(meta.leastMinutes), locale.toString(meta.mostMinutes));
}

PictureCard::PictureCard(const game::GameModule& game, const plugin::GameMeta& meta, QWidget* parent)
    : QFrame(parent), game_(game), meta_(meta), cover_(new QLabel), title_(new QLabel), summary_(new QLabel),
      facts_(new QLabel) {
    setObjectName(QStringLiteral("pictureCard"));
    setProperty("role", QStringLiteral("panel"));
    title_->setProperty("role", QStringLiteral("heading"));
    summary_->setProperty("role", QStringLiteral("body"));
    facts_->setProperty("role", QStringLiteral("caption"));
    facts_->setProperty("second", true);
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(sideMargin, 46, sideMargin, 40);
    whole->setSpacing(14);
    cover_->setMinimumSize(1, 1);
    for (QLabel* label : {cover_, title_, summary_, facts_}) {
        label->setAlignment(Qt::AlignCenter);
        label->setWordWrap(label != cover_);
        whole->addWidget(label);
    }
    whole->addStretch(1);
    retranslateUi();
}

void PictureCard::setStyle(const PageStyle& style) {
    style_ = style;
    const bool small = style.look.compact();
    side_ = small ? smallSideMargin : sideMargin;
    layout()->setContentsMargins(side_, small ? 34 : 46, side_, small ? 30 : 40);
    setRole(title_, small ? "title" : "heading");
    showCover();
    update();
}

void PictureCard::showCover() {
    if (!style_.art) return;
    const QString id = QString::fromStdString(game_.id());
    const QString cover = QStringLiteral("%1/cover-%1").arg(id);
    const QSize box(std::max(1, width() - 2 * (side_ + edge)), std::max(1, height() * 2 / 5));
    const bool hasCover = !style_.art->fitted(cover, box).isEmpty();
    const QPixmap picture = style_.picture(hasCover ? cover : QStringLiteral("hall/heorot"), box);
    if (!picture.isNull()) cover_->setPixmap(picture);
}

void PictureCard::resizeEvent(QResizeEvent*) {
    showCover();
}

void PictureCard::paintEvent(QPaintEvent* event) {
    QFrame::paintEvent(event);
    if (!style_.art) return;
    QPainter painter(this);
    const QPixmap along = style_.picture(QStringLiteral("hall/knot-run"), {4 * plait, plait});
    const QPixmap upright = style_.picture(QStringLiteral("hall/knot-run-upright"), {plait, 4 * plait});
    const QPixmap knot = style_.picture(QStringLiteral("hall/knot-corner"), {corner, corner});
    const QRect run = rect().adjusted(6, 6, -6, -6);
    painter.drawTiledPixmap(run.left() + corner, run.top(), run.width() - 2 * corner, plait, along);
    painter.drawTiledPixmap(run.left() + corner, run.bottom() + 1 - plait, run.width() - 2 * corner, plait, along);
    painter.drawTiledPixmap(run.left(), run.top() + corner, plait, run.height() - 2 * corner, upright);
    painter.drawTiledPixmap(run.right() + 1 - plait, run.top() + corner, plait, run.height() - 2 * corner, upright);
    const int free = run.bottom() - plait - facts_->geometry().bottom();
    if (free > 2 * ornament)
        painter.drawPixmap((width() - ornament) / 2, facts_->geometry().bottom() + (free - ornament) / 2,
                           style_.picture(QStringLiteral("hall/knot-trefoil"), {ornament, ornament}));
    for (const int x : {run.left(), run.right() + 1 - corner})
        for (const int y : {run.top(), run.bottom() + 1 - corner}) painter.drawPixmap(x, y, knot);
}

void PictureCard::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslateUi();
    QFrame::changeEvent(event);
}

void PictureCard::retranslateUi() {
    title_->setText(game_.words().title());
    summary_->setText(game_.words().summary());
    summary_->setVisible(!summary_->text().isEmpty());
    facts_->setText(QStringLiteral("%1\n%2").arg(seatsText(meta_), minutesText(meta_)));
}

}
