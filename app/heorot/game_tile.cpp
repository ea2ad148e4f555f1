// SPDX-License-Identifier: GPL-3.0-or-later
#include "heorot/game_tile.h"

#include "game/game_view.h"
#include "heorot/breakable_text.h"
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
#include <utility>

namespace heorot::app {

using game::Tone;

namespace {

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

GameTile::GameTile(const plugin::GameMeta& meta, int key, QWidget* parent)
    : QFrame(parent), meta_(meta), key_(key), column_(new QVBoxLayout(this)), cover_(new CoverBox), title_(new QLabel),
      feel_(new QLabel), facts_(new QWidget), buttons_(new QWidget), lessons_(new QWidget), lessonsDone_(new QLabel),
      dotRow_(new QWidget), nextLesson_(new QLabel), result_(new ResultLine), digit_(new QLabel),
      newGame_(new QPushButton), learn_(new QPushButton), demo_(new QPushButton), rules_(new QPushButton),
      box_(new QPushButton) {
    setObjectName(QStringLiteral("tile-") + meta.id);
    setProperty("role", QStringLiteral("panel"));
    title_->setObjectName(QStringLiteral("title"));
    feel_->setObjectName(QStringLiteral("feel"));
    newGame_->setObjectName(QStringLiteral("newGame-") + meta.id);
    newGame_->setProperty("primary", true);
    learn_->setObjectName(QStringLiteral("learn-") + meta.id);
    lessons_->setObjectName(QStringLiteral("lessons-") + meta.id);
    demo_->setObjectName(QStringLiteral("demo-") + meta.id);
    rules_->setObjectName(QStringLiteral("rules-") + meta.id);
    box_->setObjectName(QStringLiteral("box-") + meta.id);
    result_->setObjectName(QStringLiteral("result-") + meta.id);
    cover_->setPicture(QStringLiteral("%1/cover-%1").arg(meta.id));
    for (QLabel* label : {title_, feel_}) {
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
    makeCorners();
    column_->addWidget(cover_, 100);
    column_->addWidget(title_);
    column_->addWidget(feel_);
    column_->addStretch(1);
    facts_->setLayout(facts);
    buttons_->setLayout(buttons);
    column_->addWidget(facts_);
    lessons_->setLayout(makeLessons());
    column_->addWidget(lessons_);
    column_->addWidget(result_);
    column_->addWidget(buttons_);
    lessons_->hide();
    connect(result_, &ResultLine::wanted, this, &GameTile::resultWanted);
    connect(result_, &ResultLine::watchWanted, this, &GameTile::watchWanted);
    learn_->hide();
    setTabOrder(newGame_, learn_);
    setTabOrder(learn_, demo_);
    setTabOrder(demo_, box_);
    setTabOrder(box_, rules_);
    connect(newGame_, &QPushButton::clicked, this, [this] { emit newGame(meta_.id); });
    connect(learn_, &QPushButton::clicked, this, [this] { emit learn(meta_.id, -1); });
    connect(demo_, &QPushButton::clicked, this, [this] { emit demo(meta_.id); });
    connect(box_, &QPushButton::clicked, this, [this] { emit box(meta_.id); });
    connect(rules_, &QPushButton::clicked, this, [this] { emit rules(meta_.id); });
    retranslateUi();
}

/// Small buttons and the digit stand one below the other at the sides of the picture, which they leave free.
void GameTile::makeCorners() {
    digit_->setObjectName(QStringLiteral("digit"));
    digit_->setAlignment(Qt::AlignCenter);
    auto* sides = new QGridLayout(cover_);
    sides->setContentsMargins(6, 6, 6, 6);
    sides->setSpacing(6);
    sides->addWidget(demo_, 0, 0, Qt::AlignLeft | Qt::AlignTop);
    sides->addWidget(box_, 1, 0, Qt::AlignLeft | Qt::AlignTop);
    sides->addWidget(digit_, 0, 1, Qt::AlignRight | Qt::AlignTop);
    sides->addWidget(rules_, 1, 1, Qt::AlignRight | Qt::AlignTop);
    sides->setRowStretch(2, 1);
}

QLayout* GameTile::makeLessons() {
    lessonsDone_->setObjectName(QStringLiteral("lessonsDone"));
    nextLesson_->setObjectName(QStringLiteral("nextLesson"));
    nextLesson_->setWordWrap(true);
    nextLesson_->setAlignment(Qt::AlignHCenter);
    auto* dots = new QHBoxLayout(dotRow_);
    dots->setContentsMargins(0, 0, 0, 0);
    dots->setSpacing(3);
    dots->setSizeConstraint(QLayout::SetFixedSize);
    auto* line = new QWidget;
    auto* flow = new FlowLayout(12, 2, Qt::AlignHCenter);
    flow->addWidget(lessonsDone_);
    flow->addWidget(dotRow_);
    line->setLayout(flow);
    auto* column = new QVBoxLayout;
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    column->addWidget(line);
    column->addWidget(nextLesson_);
    return column;
}

/// Whether there is room for more than one line of each kind.
bool GameTile::isRoomy() const {
    constexpr double tall = 700;
    constexpr double largeText = 1.2;
    return style_.look.size.height() >= tall && style_.textScale <= largeText * style_.tableScale;
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
    if (!std::exchange(hasReadLessons_, true)) entries_ = lessonsOf(meta_.id);
    progress_ = LessonProgress::load(meta_.id);
    while (dots_.size() < entries_.size()) {
        const std::size_t lesson = dots_.size();
        auto* dot = new LessonDot;
        dot->setObjectName(QStringLiteral("lesson-%1-%2").arg(meta_.id).arg(lesson + 1));
        connect(dot, &QAbstractButton::clicked, this,
                [this, lesson] { emit learn(meta_.id, entries_[lesson].number); });
        dotRow_->layout()->addWidget(dot);
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
    gild();
    nameLessons();
}

/// Gold is what fits: to learn as long as lessons are left and nothing was played, then to play.
void GameTile::gild() {
    const auto isLeft = [this](const LessonEntry& entry) { return !progress_.done.contains(entry.name); };
    const bool learns = !result_->hasSaga() && std::any_of(entries_.begin(), entries_.end(), isLeft);
    for (QPushButton* button : {newGame_, learn_}) {
        button->setProperty("primary", (button == learn_) == learns);
        button->style()->unpolish(button);
        button->style()->polish(button);
    }
    styleLessons();
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
    const QString all = locale.toString(static_cast<int>(entries_.size()));
    QStringList names;
    for (const LessonEntry& entry : entries_) names << entry.name;
    const auto next = progress_.next(names);
    if (static_cast<std::size_t>(done) == entries_.size())
        //: In the tile of a game in the hall: %n lessons, all of them done
        lessonsDone_->setText(tr("All %n lesson(s) done", nullptr, static_cast<int>(entries_.size())));
    else if (done > 0)
        //: In the tile of a game in the hall: %1 lessons done, %2 of all lessons
        lessonsDone_->setText(tr("%1 of %2 lessons").arg(locale.toString(static_cast<int>(done)), all));
    else
        //: In the tile of a game in the hall
        lessonsDone_->setText(tr("%n lesson(s)", nullptr, static_cast<int>(entries_.size())));
    //: In the tile of a game in the hall: %1 the title of a lesson and its minutes
    nextLesson_->setText(next ? keptTogether(tr("Next: %1").arg(dots_[*next]->toolTip()))
                              : tr("Look again whenever you like."));
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
    for (LessonDot* dot : dots_) dot->setStyle(style_, measure(24, 18));
    const double scale = style_.textScale;
    const bool compact = style_.look.compact();
    lessonsDone_->setFont(style_.theme.font(game::Type::Body, (compact ? 14 : 18) * scale, true));
    nextLesson_->setFont(style_.theme.font(game::Type::Value, (compact ? 12 : 15) * scale));
    nextLesson_->setVisible(isRoomy());
    const int inside = isRoomy() ? measure(12, 9) : 0;
    lessons_->layout()->setContentsMargins(inside, inside, inside, inside);
    dotRow_->layout()->activate();
    for (QPushButton* button : {newGame_, learn_}) {
        const Tone tone = button->property("primary").toBool() ? Tone::Night : Tone::Ink;
        const QString icon = button == learn_ ? QStringLiteral("icons/learn") : QStringLiteral("icons/play");
        button->setIcon(style_.labelIcon(icon, measure(18, 18), tone));
    }
}

int GameTile::textWidth() const {
    const QMargins margins = column_->contentsMargins();
    return std::max(1, contentsRect().width() - margins.left() - margins.right());
}

void GameTile::setTitleSize(double part) {
    const double pixels = (style_.look.compact() ? 21 : 36) * style_.textScale * part;
    title_->setFont(style_.theme.font(game::Type::Title, pixels));
}

int GameTile::titleLines() const {
    return title_->heightForWidth(textWidth()) / title_->fontMetrics().height();
}

GameTile::Heights GameTile::needed() const {
    const int wide = textWidth();
    return {title_->heightForWidth(wide),           feel_->heightForWidth(wide),
            facts_->layout()->heightForWidth(wide), entries_.empty() ? 0 : lessons_->layout()->heightForWidth(wide),
            result_->heightForWidth(wide),          buttons_->layout()->heightForWidth(wide)};
}

void GameTile::setHeights(const Heights& heights) {
    const std::array<QWidget*, 6> parts{title_, feel_, facts_, lessons_, result_, buttons_};
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
    setTitleSize(1);
    QFont feel = style.theme.font(game::Type::Body, (compact ? 14 : 19) * scale);
    feel.setItalic(true);
    feel_->setFont(feel);
    result_->setStyle(style, (compact ? 12 : 15) * scale, isRoomy() ? measure(16, 16) : measure(10, 4));
    digit_->setFont(style.theme.font(game::Type::Value, (compact ? 13 : 18) * scale, true));
    digit_->setStyleSheet(QStringLiteral("background: %1; color: %2; border: 2px solid %2; border-radius: 4px;")
                              .arg(style.color(Tone::Bone).name(), style.color(Tone::Night).name()));
    digit_->setFixedSize(digit_->fontMetrics().height() + 8, digit_->fontMetrics().height() + 8);
    const int icon = static_cast<int>((compact ? 16 : 24) * scale);
    for (QLabel* label : {seats_, minutes_, weight_})
        label->setFont(style.theme.font(game::Type::Value, (compact ? 12 : 16) * scale));
    seatsIcon_->setPixmap(style.picture(QStringLiteral("icons/seats"), {icon, icon}));
    minutesIcon_->setPixmap(style.picture(QStringLiteral("icons/time"), {icon, icon}));
    weightIcon_->setPixmap(weightPicture(style, meta_.weight, icon));
    for (QPushButton* button : {newGame_, learn_}) {
        button->setIconSize(PageStyle::labelIconSize(measure(18, 18)));
        button->setMinimumHeight(measure(48, 34));
        // Gold says enough where bold words would need a second line.
        button->setStyleSheet(compact ? QStringLiteral("QPushButton { font-weight: normal; }") : QString());
    }
    newGame_->setMinimumWidth(measure(200, 130));
    styleLessons();
    demo_->setIcon(style.icon(QStringLiteral("icons/demo"), measure(18, 18), Tone::Ink));
    rules_->setIcon(style.icon(QStringLiteral("icons/rules"), measure(18, 18), Tone::Ink));
    box_->setIcon(style.icon(QStringLiteral("icons/cards"), measure(18, 18), Tone::Ink));
    for (QPushButton* button : {demo_, box_, rules_}) {
        button->setIconSize({measure(18, 18), measure(18, 18)});
        button->setStyleSheet(QStringLiteral("QPushButton { padding: 3px; }"));
    }
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
    if (isRoomy() && lessons_->isVisible()) {
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(style_.color(Tone::Line));
        painter.setBrush(style_.color(Tone::PanelLit));
        painter.drawRoundedRect(QRectF(lessons_->geometry()).adjusted(1, 1, -1, -1), 6, 6);
        painter.setBrush(Qt::NoBrush);
    }
    if (!underMouse() && !isCurrent_) return;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(style_.color(Tone::Gold), 5));
    painter.drawRoundedRect(QRectF(rect()).adjusted(2.5, 2.5, -2.5, -2.5), 7, 7);
}

void GameTile::setResult(const std::optional<ListedSaga>& saga) {
    result_->setSaga(saga);
    gild();
}

void GameTile::focusBest() {
    QPushButton* best = learn_->property("primary").toBool() && !learn_->isHidden() ? learn_ : newGame_;
    best->setFocus(Qt::TabFocusReason);
}

void GameTile::setCurrent(bool current) {
    isCurrent_ = current;
    update();
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

}
