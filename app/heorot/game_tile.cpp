// SPDX-License-Identifier: GPL-3.0-or-later
#include "heorot/game_tile.h"

#include "game/game_view.h"
#include "heorot/flow_layout.h"
#include "heorot/knotwork.h"
#include "session/lesson_run.h"

#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLocale>
#include <QPainter>
#include <QStyle>

#include <algorithm>

namespace heorot::app {

using game::Tone;

namespace {

constexpr int leastCover = 84;
/// Between a text and the border.
constexpr int textMargin = 6;

/// As many filled diamonds as the weight has.
QPixmap weightPicture(const PageStyle& style, plugin::Weight weight, int size) {
    QPixmap row(QSize(3 * size, size) * style.ratio);
    row.setDevicePixelRatio(style.ratio);
    row.fill(Qt::transparent);
    QPainter painter(&row);
    for (int i = 0; i < 3; ++i) {
        const QString id =
            i <= static_cast<int>(weight) ? QStringLiteral("icons/diamond-full") : QStringLiteral("icons/diamond");
        painter.drawPixmap(i * size, 0, style.picture(id, {size, size}));
    }
    return row;
}

}

CoverBox::CoverBox(QWidget* parent) : QWidget(parent) {
    setMinimumSize(100, leastCover);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void CoverBox::setStyle(const PageStyle& style) {
    style_ = style;
    update();
}

void CoverBox::setPicture(const QString& id) {
    picture_ = id;
    update();
}

void CoverBox::resizeEvent(QResizeEvent*) {
    // Pictures of games are 432x280; the remaining height stays free below the text.
    setMaximumHeight(std::max(minimumHeight(), width() * 280 / 432));
}

void CoverBox::paintEvent(QPaintEvent*) {
    if (!style_.art) return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    constexpr double edge = 3;
    const QSizeF room = QSizeF(size()) - QSizeF(2 * edge, 2 * edge);
    QSize pixels = style_.art->fitted(picture_, room * style_.ratio);
    const QString id = pixels.isEmpty() ? QStringLiteral("hall/heorot") : picture_;
    if (pixels.isEmpty()) pixels = style_.art->fitted(id, room * style_.ratio);
    const QSizeF shown =
        id == picture_ ? QSizeF(pixels) / style_.ratio : QSizeF(room.height() * 432 / 280, room.height());
    const QRectF frame(QPointF((width() - shown.width()) / 2, (height() - shown.height()) / 2), shown);
    painter.setPen(QPen(style_.color(Tone::Ink), 2 * edge));
    painter.setBrush(style_.color(Tone::Table));
    painter.drawRoundedRect(frame, 5, 5);
    const ui::Art art{id, pixels, {}, {}};
    QPixmap picture = style_.art->pixmap(art);
    if (picture.isNull()) picture = style_.art->standIn(art);
    const QSizeF size = QSizeF(pixels) / style_.ratio;
    const QPointF corner(frame.center() - QPointF(size.width() / 2, size.height() / 2));
    if (!picture.isNull()) painter.drawPixmap(QRectF(corner, size), picture, QRectF(picture.rect()));
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(style_.color(Tone::Ink), edge));
    painter.drawRoundedRect(frame, 5, 5);
}

GameTile::GameTile(const plugin::GameMeta& meta, int key, QWidget* parent)
    : QFrame(parent), meta_(meta), key_(key), column_(new QVBoxLayout(this)), cover_(new CoverBox), title_(new QLabel),
      summary_(new QLabel), facts_(new QWidget), buttons_(new QWidget), lessons_(new QWidget),
      newGame_(new QPushButton), learn_(new QPushButton), demo_(new QPushButton), rules_(new QPushButton) {
    setObjectName(QStringLiteral("tile-") + meta.id);
    setProperty("role", QStringLiteral("panel"));
    title_->setObjectName(QStringLiteral("title"));
    summary_->setObjectName(QStringLiteral("summary"));
    newGame_->setObjectName(QStringLiteral("newGame-") + meta.id);
    newGame_->setProperty("primary", true);
    learn_->setObjectName(QStringLiteral("learn-") + meta.id);
    lessons_->setObjectName(QStringLiteral("lessons-") + meta.id);
    demo_->setObjectName(QStringLiteral("demo-") + meta.id);
    rules_->setObjectName(QStringLiteral("rules-") + meta.id);
    cover_->setPicture(QStringLiteral("%1/cover-%1").arg(meta.id));
    for (QLabel* label : {title_, summary_}) {
        // Texts with fewer lines than those beside them align at the top.
        label->setAlignment(Qt::AlignHCenter | Qt::AlignTop);
        label->setWordWrap(true);
        label->setMargin(textMargin);
    }
    auto* facts = new FlowLayout(14, 4, Qt::AlignHCenter);
    seats_ = fact(facts, seatsIcon_);
    minutes_ = fact(facts, minutesIcon_);
    weight_ = fact(facts, weightIcon_);
    auto* buttons = new FlowLayout(8, 8, Qt::AlignHCenter);
    buttons->addWidget(newGame_);
    buttons->addWidget(learn_);
    // In the corners of the picture, where they need no room of their own.
    auto* corner = new QGridLayout(cover_);
    corner->setContentsMargins(6, 6, 6, 6);
    corner->addWidget(demo_, 0, 0, Qt::AlignLeft | Qt::AlignTop);
    corner->addWidget(rules_, 0, 0, Qt::AlignRight | Qt::AlignTop);
    column_->addWidget(cover_, 100);
    column_->addWidget(title_);
    column_->addWidget(summary_);
    column_->addStretch(1);
    facts_->setLayout(facts);
    buttons_->setLayout(buttons);
    column_->addWidget(facts_);
    auto* lessons = new FlowLayout(4, 2, Qt::AlignHCenter);
    lessons_->setLayout(lessons);
    column_->addWidget(lessons_);
    column_->addWidget(buttons_);
    lessons_->hide();
    learn_->hide();
    setTabOrder(newGame_, learn_);
    setTabOrder(learn_, demo_);
    setTabOrder(demo_, rules_);
    connect(newGame_, &QPushButton::clicked, this, [this] { emit newGame(meta_.id); });
    connect(learn_, &QPushButton::clicked, this, [this] { emit learn(meta_.id, -1); });
    connect(demo_, &QPushButton::clicked, this, [this] { emit demo(meta_.id); });
    connect(rules_, &QPushButton::clicked, this, [this] { emit rules(meta_.id); });
    retranslateUi();
}

QLabel* GameTile::fact(QLayout* row, QLabel*& icon) {
    auto* pair = new QWidget;
    auto* line = new QHBoxLayout(pair);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(6);
    line->setSizeConstraint(QLayout::SetFixedSize);
    icon = new QLabel;
    auto* text = new QLabel;
    line->addWidget(icon);
    line->addWidget(text);
    row->addWidget(pair);
    return text;
}

void GameTile::setModule(const game::GameModule& module) {
    module_ = &module;
    if (const auto view = module.createView(); view && !view->cover().isEmpty()) cover_->setPicture(view->cover());
    retranslateUi();
}

void GameTile::refreshLessons() {
    entries_ = lessonsOf(meta_.id);
    progress_ = LessonProgress::load(meta_.id);
    while (dots_.size() > entries_.size()) {
        delete dots_.back();
        dots_.pop_back();
    }
    while (dots_.size() < entries_.size()) {
        const std::size_t lesson = dots_.size();
        auto* dot = new LessonDot;
        dot->setObjectName(QStringLiteral("lesson-%1-%2").arg(meta_.id).arg(lesson + 1));
        connect(dot, &QAbstractButton::clicked, this,
                [this, lesson] { emit learn(meta_.id, entries_[lesson].number); });
        lessons_->layout()->addWidget(dot);
        dots_.push_back(dot);
    }
    QStringList names;
    for (const LessonEntry& entry : entries_) names << entry.name;
    const auto next = progress_.next(names);
    for (std::size_t i = 0; i < dots_.size(); ++i)
        dots_[i]->setState(next == i                                   ? DotState::Next
                           : progress_.done.contains(entries_[i].name) ? DotState::Done
                                                                       : DotState::ToCome);
    lessons_->setVisible(!entries_.empty());
    learn_->setVisible(!entries_.empty());
    // Gold is what fits: to learn first, to play after it.
    const bool isNew = !entries_.empty() && progress_.done.isEmpty();
    for (QPushButton* button : {newGame_, learn_}) {
        button->setProperty("primary", (button == learn_) == isNew);
        button->style()->unpolish(button);
        button->style()->polish(button);
    }
    styleLessons();
    nameLessons();
}

void GameTile::nameLessons() {
    const QLocale locale;
    for (std::size_t i = 0; i < dots_.size(); ++i) {
        //: A lesson in the hall: %1 its title, %2 minutes
        dots_[i]->setToolTip(
            tr("%1, %2 min")
                .arg(session::lessonText(entries_[i].title.toStdString()), locale.toString(entries_[i].minutes)));
        //: Read aloud of a lesson in the hall: %1 its number, %2 its title and minutes
        dots_[i]->setAccessibleName(
            tr("Lesson %1: %2").arg(locale.toString(static_cast<int>(i) + 1), dots_[i]->toolTip()));
    }
    //: Button in the hall: opens the lessons of a game
    learn_->setText(tr("Learn"));
    const auto done = std::count_if(entries_.begin(), entries_.end(),
                                    [this](const LessonEntry& entry) { return progress_.done.contains(entry.name); });
    //: %1 a number of lessons that are done, %2 of all lessons
    learn_->setToolTip(
        tr("Learn the game at the table: %1 of %2 lessons done.")
            .arg(locale.toString(static_cast<int>(done)), locale.toString(static_cast<int>(entries_.size()))));
    //: %1 the title of a game
    learn_->setAccessibleName(tr("Learn: %1").arg(title_->text()));
}

void GameTile::styleLessons() {
    if (!style_.art) return;
    const auto measure = [&](int large, int small) {
        return qRound((style_.look.compact() ? small : large) * style_.tableScale);
    };
    for (LessonDot* dot : dots_) dot->setStyle(style_, measure(26, 19));
    for (QPushButton* button : {newGame_, learn_}) {
        const Tone tone = button->property("primary").toBool() ? Tone::Night : Tone::Ink;
        const QString icon = button == learn_ ? QStringLiteral("icons/learn") : QStringLiteral("icons/play");
        button->setIcon(style_.labelIcon(icon, measure(18, 18), tone));
    }
}

GameTile::Heights GameTile::needed() const {
    const QMargins margins = column_->contentsMargins();
    const int wide = std::max(1, contentsRect().width() - margins.left() - margins.right());
    return {title_->heightForWidth(wide), summary_->heightForWidth(wide), facts_->layout()->heightForWidth(wide),
            entries_.empty() ? 0 : lessons_->layout()->heightForWidth(wide), buttons_->layout()->heightForWidth(wide)};
}

void GameTile::setHeights(const Heights& heights) {
    const std::array<QWidget*, 5> parts{title_, summary_, facts_, lessons_, buttons_};
    for (std::size_t i = 0; i < parts.size(); ++i) parts[i]->setMinimumHeight(heights[i]);
    for (QWidget* text : {parts[0], parts[1]}) text->setMaximumHeight(text->minimumHeight());
}

void GameTile::setStyle(const PageStyle& style) {
    style_ = style;
    const bool compact = style.look.compact();
    const double scale = style.textScale;
    const auto measure = [&](int large, int small) { return qRound((compact ? small : large) * style.tableScale); };
    const int side = measure(40, 16);
    column_->setContentsMargins(side, side, side, measure(36, 22));
    column_->setSpacing(measure(12, 5));
    cover_->setMinimumHeight(measure(leastCover, leastCover));
    title_->setFont(style.theme.font(game::Type::Title, (compact ? 21 : 36) * scale));
    summary_->setFont(style.theme.font(game::Type::Body, (compact ? 14 : 18) * scale));
    const int icon = static_cast<int>((compact ? 16 : 24) * scale);
    for (QLabel* label : {seats_, minutes_, weight_})
        label->setFont(style.theme.font(game::Type::Value, (compact ? 12 : 16) * scale));
    seatsIcon_->setPixmap(style.picture(QStringLiteral("icons/seats"), {icon, icon}));
    minutesIcon_->setPixmap(style.picture(QStringLiteral("icons/time"), {icon, icon}));
    weightIcon_->setPixmap(weightPicture(style, meta_.weight, icon));
    for (QPushButton* button : {newGame_, learn_}) {
        button->setIconSize(PageStyle::labelIconSize(measure(18, 18)));
        button->setMinimumHeight(measure(48, 34));
    }
    newGame_->setMinimumWidth(measure(200, 130));
    styleLessons();
    demo_->setIcon(style.icon(QStringLiteral("icons/demo"), measure(18, 18), Tone::Ink));
    rules_->setIcon(style.icon(QStringLiteral("icons/rules"), measure(18, 18), Tone::Ink));
    for (QPushButton* button : {demo_, rules_}) button->setIconSize({measure(18, 18), measure(18, 18)});
    cover_->setStyle(style);
    for (QLabel* label : {seats_, minutes_, weight_}) label->parentWidget()->layout()->activate();
    column_->invalidate();
    update();
}

void GameTile::paintEvent(QPaintEvent* event) {
    QFrame::paintEvent(event);
    if (!style_.art) return;
    QPainter painter(this);
    const int plait = qRound((style_.look.compact() ? 12 : 20) * style_.tableScale);
    paintKnotFrame(painter, rect().adjusted(6, 6, -6, -6), plait, style_);
    if (!underMouse()) return;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(style_.color(Tone::Gold), 5));
    painter.drawRoundedRect(QRectF(rect()).adjusted(2.5, 2.5, -2.5, -2.5), 7, 7);
}

void GameTile::enterEvent(QEnterEvent*) {
    update();
}

void GameTile::leaveEvent(QEvent*) {
    update();
}

void GameTile::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslateUi();
    QFrame::changeEvent(event);
}

void GameTile::retranslateUi() {
    const QLocale locale;
    title_->setText(module_ ? module_->words().title() : meta_.title);
    summary_->setText(module_ ? module_->words().summary() : QString());
    const QString least = locale.toString(meta_.minSeats), most = locale.toString(meta_.maxSeats);
    //: %1 and %2 numbers of seats, short
    seats_->setText(least == most ? least : tr("%1 to %2").arg(least, most));
    //: %1 and %2 minutes, short
    minutes_->setText(tr("%1–%2 min").arg(locale.toString(meta_.leastMinutes), locale.toString(meta_.mostMinutes)));
    switch (meta_.weight) {
    //: How much there is to keep in mind in a game
    case plugin::Weight::Light: weight_->setText(tr("Light")); break;
    //: How much there is to keep in mind in a game
    case plugin::Weight::Medium: weight_->setText(tr("Medium")); break;
    //: How much there is to keep in mind in a game
    case plugin::Weight::Rich: weight_->setText(tr("Complex")); break;
    }
    newGame_->setText(tr("New game"));
    //: %1 the title of a game, %2 a digit key
    newGame_->setToolTip(tr("Choose seats and options for %1 (%2).").arg(title_->text(), locale.toString(key_)));
    //: %1 the title of a game
    newGame_->setAccessibleName(tr("New game: %1").arg(title_->text()));
    demo_->setToolTip(tr("Watch computer players at this table."));
    //: %1 the title of a game
    demo_->setAccessibleName(tr("Demo: %1").arg(title_->text()));
    nameLessons();
    rules_->setToolTip(tr("Read the handbook of this game."));
    //: %1 the title of a game
    rules_->setAccessibleName(tr("Handbook: %1").arg(title_->text()));
}

}
