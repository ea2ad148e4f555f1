// SPDX-License-Identifier: GPL-3.0-or-later
#include "heorot/end_hero.h"

#include "heorot/breakable_text.h"

#include <QGridLayout>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace heorot::app {

using game::Tone;
using game::Type;

namespace {

constexpr double sceneWidth = 300;
constexpr double plaitHeight = 12;

}

EndHero::EndHero(QWidget* parent)
    : QWidget(parent), column_(new QVBoxLayout(this)), title_(new QLabel), line_(new QLabel), sentences_(new QWidget) {
    setObjectName(QStringLiteral("endHero"));
    title_->setObjectName(QStringLiteral("endHeading"));
    line_->setObjectName(QStringLiteral("endLine"));
    for (QLabel* label : {title_, line_}) label->setWordWrap(true);
    column_->addStretch(1);
    column_->addWidget(title_);
    column_->addWidget(line_);
    column_->addSpacing(6);
    column_->addWidget(sentences_);
    column_->addStretch(1);
}

void EndHero::setStory(const Story& story, const std::vector<engine::Seat>& winners, const QString& picture) {
    story_ = story;
    winners_ = winners;
    picture_ = picture;
    title_->setText(breakable(story.title));
    line_->setText(breakable(story.line));
    fill();
    update();
}

void EndHero::fill() {
    delete sentences_->layout();
    qDeleteAll(sentences_->findChildren<QWidget*>(Qt::FindDirectChildrenOnly));
    auto* grid = new QGridLayout(sentences_);
    grid->setContentsMargins(0, measure_.px(8), 0, 0);
    grid->setHorizontalSpacing(measure_.px(10));
    grid->setVerticalSpacing(measure_.px(4));
    grid->setColumnStretch(1, 1);
    const int side = measure_.textPx(24);
    for (std::size_t i = 0; i < story_.sentences.size(); ++i) {
        const StorySentence& sentence = story_.sentences[i];
        const int row = static_cast<int>(i);
        auto* mark = new QLabel;
        mark->setFixedSize(side, side);
        mark->setAlignment(Qt::AlignCenter);
        if (style_.art) mark->setPixmap(style_.mark(sentence.seat, side * 3 / 4));
        mark->setStyleSheet(
            QStringLiteral("background: %1; border-radius: %2px;").arg(style_.color(Tone::Bone).name()).arg(side / 2));
        auto* text = new QLabel(breakable(sentence.text));
        text->setObjectName(QStringLiteral("endSentence%1").arg(i));
        text->setWordWrap(true);
        text->setFont(measure_.font(style_, Type::Body, 18));
        grid->addWidget(mark, row, 0, Qt::AlignTop);
        grid->addWidget(text, row, 1);
    }
}

void EndHero::setStyle(const PageStyle& style, const EndMeasure& measure) {
    style_ = style;
    measure_ = measure;
    connect(style.art, &ui::ArtCache::ready, this, qOverload<>(&QWidget::update), Qt::UniqueConnection);
    const QString sheet = QStringLiteral("#endHero QLabel { color: %1; } #endHero #endHeading { color: %2; }")
                              .arg(style.color(Tone::Bone).name(), style.color(Tone::Gold).name());
    if (sheet != styleSheet()) setStyleSheet(sheet);
    title_->setFont(measure.font(style, Type::Title, 38));
    QFont italic = measure.font(style, Type::Body, 17);
    italic.setItalic(true);
    line_->setFont(italic);
    column_->setContentsMargins(measure.px(sceneWidth + 44), measure.px(12), measure.px(28),
                                measure.px(10 + plaitHeight));
    column_->setSpacing(measure.px(2));
    setMinimumHeight(measure.px(196));
    fill();
    update();
}

QRectF EndHero::sceneRoom() const {
    return {measure_.px(18) * 1., measure_.px(10) * 1., measure_.px(sceneWidth) * 1.,
            height() - measure_.px(20 + plaitHeight) * 1.};
}

void EndHero::paintEvent(QPaintEvent*) {
    if (!style_.art) return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    QLinearGradient ground(0, 0, width(), 0);
    ground.setColorAt(0, style_.color(Tone::Night));
    ground.setColorAt(.45, style_.theme.id() == ui::ThemeId::HighContrast ? style_.color(Tone::Night)
                                                                          : style_.color(Tone::Sea));
    ground.setColorAt(1, style_.color(Tone::Night));
    QPainterPath shape;
    const double round = measure_.px(9);
    shape.setFillRule(Qt::WindingFill);
    shape.addRoundedRect(rect(), round, round);
    shape.addRect(QRectF(rect()).adjusted(0, round, 0, 0));
    painter.fillPath(shape, ground);
    // The rule between title and story.
    const double y = sentences_->y() + measure_.px(2);
    painter.setPen(QPen(style_.color(Tone::Gold), 1.5 * measure_.scale));
    painter.drawLine(QPointF(sentences_->x(), y), QPointF(sentences_->x() + sentences_->width(), y));
    paintKnotRun(painter, {0, height() - measure_.px(plaitHeight), width(), measure_.px(plaitHeight)}, style_);
    paintScene(painter);
}

/// A round picture stands before rays, any other in a golden frame; the winners' marks are at its foot.
void EndHero::paintScene(QPainter& painter) const {
    const QRectF room = sceneRoom();
    const double edge = 3 * measure_.scale;
    const QPixmap picture = style_.picture(picture_, (room.size() - QSizeF(4 * edge, 4 * edge)).toSize());
    if (picture.isNull()) return;
    const QSizeF size = picture.deviceIndependentSize();
    const QRectF shown(room.center() - QPointF(size.width() / 2, size.height() / 2), size);
    painter.setBrush(Qt::NoBrush);
    if (std::abs(size.width() - size.height()) < 2) {
        QColor ray = style_.color(Tone::Gold);
        ray.setAlphaF(.22F);
        painter.setPen(Qt::NoPen);
        painter.setBrush(ray);
        constexpr int rays = 28;
        const double reach = room.width() / 2;
        for (int i = 0; i < rays; ++i) {
            const double angle = 2 * std::numbers::pi * i / rays, half = std::numbers::pi / rays / 2;
            const auto at = [&](double turn) {
                return room.center() + reach * QPointF(std::cos(turn), std::sin(turn));
            };
            painter.save();
            painter.setClipRect(room.adjusted(0, -room.top(), 0, measure_.px(8)));
            painter.drawPolygon(QPolygonF{room.center(), at(angle - half), at(angle + half)});
            painter.restore();
        }
        painter.setBrush(style_.color(Tone::Ink));
        painter.setPen(QPen(style_.color(Tone::Gold), 2 * edge));
        painter.drawEllipse(shown.adjusted(-edge, -edge, edge, edge));
        painter.drawPixmap(shown.topLeft(), picture);
    } else {
        painter.setPen(QPen(style_.color(Tone::Gold), 2 * edge));
        painter.setBrush(style_.color(Tone::Ink));
        painter.drawRoundedRect(shown.adjusted(-edge, -edge, edge, edge), 8, 8);
        painter.drawPixmap(shown.topLeft(), picture);
    }
    const double disc = 23 * measure_.scale;
    QPointF at(shown.right() - disc / 2, shown.bottom() - disc / 2);
    for (auto winner = winners_.rbegin(); winner != winners_.rend(); ++winner) {
        painter.setPen(QPen(style_.color(Tone::Ink), 2 * measure_.scale));
        painter.setBrush(style_.color(Tone::Bone));
        painter.drawEllipse(at, disc, disc);
        const int side = qRound(disc * 1.35);
        painter.drawPixmap(at - QPointF(side / 2., side / 2.), style_.mark(*winner, side));
        at -= QPointF(2 * disc + measure_.px(4), 0);
    }
}

}
