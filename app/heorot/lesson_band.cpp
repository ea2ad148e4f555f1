// SPDX-License-Identifier: GPL-3.0-or-later
#include "heorot/lesson_band.h"

#include "heorot/breakable_text.h"

#include <QEvent>
#include <QKeySequence>
#include <QLocale>
#include <QPainter>
#include <QStyle>

#include <algorithm>
#include <cmath>

namespace heorot::app {

using game::Tone;
using game::Type;

namespace {

/// Below this height of the page the band is low.
constexpr int leastHigh = 690;
constexpr int lowHeight = 72;
constexpr int highHeight = 138;
constexpr double leastPixels = 10;

/// A tip with its key.
QString withKey(const QString& tip, const QKeySequence& key) {
    //: %1 a sentence that says what a button does, %2 its key
    return LessonBand::tr("%1 (%2)").arg(tip, key.toString(QKeySequence::NativeText));
}

/// Of a page from 1280x800 up to 1920x1080, whose tables have a design of their own, and beyond, where they only grow.
double growth(const QSize& page) {
    constexpr double most = 1.2;
    const double large = std::min(page.width() / 1920., page.height() / 1080.);
    if (large > 1) return most * large;
    return std::clamp(std::min(page.width() / 1280., page.height() / 800.), 1., most);
}

}

bool LessonBand::isLow(const QSize& page) {
    return page.height() < leastHigh;
}

int LessonBand::heightFor(const QSize& page, double textScale) {
    const double plain = isLow(page) ? lowHeight : highHeight * growth(page);
    return static_cast<int>(std::lround(plain * textScale));
}

LessonBand::LessonBand(const QString& teacher, QWidget* parent)
    : QFrame(parent), teacher_(teacher), name_(new QLabel(this)), lesson_(new QLabel(this)), idea_(new QLabel(this)),
      text_(new QLabel(this)), dots_(new LessonDots(this)), step_(new QLabel(this)), frame_(new QFrame(this)),
      mark_(new QLabel(frame_)), answer_(new QLabel(frame_)), more_(button("lessonMore")),
      leave_(button("lessonLeave")), back_(button("lessonBack")), help_(button("lessonHelp")),
      next_(button("lessonNext")) {
    setObjectName(QStringLiteral("lessonBand"));
    setProperty("role", QStringLiteral("panel"));
    name_->setObjectName(QStringLiteral("lessonTeacher"));
    lesson_->setObjectName(QStringLiteral("lessonName"));
    idea_->setObjectName(QStringLiteral("lessonIdea"));
    text_->setObjectName(QStringLiteral("lessonText"));
    step_->setObjectName(QStringLiteral("lessonStep"));
    frame_->setObjectName(QStringLiteral("lessonAnswerFrame"));
    answer_->setObjectName(QStringLiteral("lessonAnswer"));
    for (QLabel* label : {text_, answer_, idea_}) label->setWordWrap(true);
    for (QLabel* label : {text_, idea_}) label->setAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    connect(next_, &QPushButton::clicked, this, &LessonBand::nextWanted);
    connect(back_, &QPushButton::clicked, this, &LessonBand::backWanted);
    connect(help_, &QPushButton::clicked, this, &LessonBand::helpWanted);
    connect(leave_, &QPushButton::clicked, this, &LessonBand::leaveWanted);
    connect(more_, &QPushButton::clicked, this, &LessonBand::moreWanted);
    retranslateUi();
}

QPushButton* LessonBand::button(const char* name) {
    auto* button = new QPushButton(this);
    button->setObjectName(QLatin1String(name));
    // Pressed by the mouse, they leave the keys on the table.
    button->setFocusPolicy(Qt::TabFocus);
    button->setAutoDefault(false);
    return button;
}

void LessonBand::say(const LessonWords& words) {
    words_ = words;
    name_->setText(words.teacher);
    lesson_->setText(words.lesson);
    idea_->setText(words.idea);
    text_->setText(breakable(keptTogether(words.text)));
    answer_->setText(breakable(keptTogether(words.answer)));
    idea_->setAccessibleName(words.idea);
    text_->setAccessibleName(words.text);
    answer_->setAccessibleName(words.answer);
    dots_->setSteps(words.steps, words.step);
    const QLocale locale;
    //: %1 the number of a step, %2 how many a lesson has
    step_->setText(
        tr("Step %1 of %2").arg(locale.toString(std::min(words.step + 1, words.steps)), locale.toString(words.steps)));
    dots_->setAccessibleName(step_->text());
    next_->setText(words.next);
    next_->setAccessibleName(words.next);
    next_->setEnabled(words.nextIs == LessonWords::Next::Ready);
    back_->setEnabled(words.canGoBack);
    help_->setEnabled(words.canHelp);
    more_->setVisible(words.hasMore);
    restyle();
}

QString LessonBand::spoken() const {
    QStringList parts;
    for (const QString& part : {words_.idea, words_.text, words_.answer})
        if (!part.isEmpty()) parts << part;
    return parts.join(u' ');
}

void LessonBand::setStyle(const PageStyle& style) {
    style_ = style;
    dots_->setStyle(style);
    restyle();
}

/// Pixels of what is one pixel in the smallest band of this kind.
double LessonBand::unit() const {
    const bool low = parentWidget() && isLow(parentWidget()->size());
    return double(height()) / (low ? lowHeight : highHeight);
}

void LessonBand::restyle() {
    if (!style_.art || height() < 2) return;
    const auto name = [&](Tone tone) { return style_.color(tone).name(); };
    const bool isGood = words_.kind == LessonWords::Answer::Good;
    const QString sheet =
        QStringLiteral(R"(
#lessonBand { background: %1; border: none; border-bottom: 2px solid %2; border-radius: 0; }
#lessonTeacher { color: %3; }
#lessonAnswerFrame { background: %4; border: %5px solid %6; border-radius: 7px; }
#lessonBand QPushButton { padding: 1px 8px; }
#lessonNext { background: %2; color: %7; }
#lessonNext:hover { background: %2; }
#lessonNext:disabled { background: transparent; color: %8; border: 2px dashed %8; }
#lessonMore { border: none; background: transparent; color: %9; text-decoration: underline; }
#lessonMore:focus, #lessonMore:hover { background: %4; }
)")
            .arg(name(Tone::PanelLit), name(Tone::Gold), name(Tone::Loss), name(Tone::Field),
                 QString::number(std::max(2, static_cast<int>(2 * unit()))), name(isGood ? Tone::Gain : Tone::Line),
                 name(Tone::Night), name(Tone::SecondInk), name(Tone::Sea));
    if (sheet != styleSheet()) setStyleSheet(sheet);
    const int icon = static_cast<int>(15 * unit());
    const auto put = [&](QPushButton* button, const char* id, Tone tone) {
        button->setIcon(style_.labelIcon(QLatin1String("icons/") + QLatin1String(id), icon, tone));
        button->setIconSize(PageStyle::labelIconSize(icon));
    };
    put(back_, "back", Tone::Ink);
    put(more_, "rules", Tone::Sea);
    arrange();
}

void LessonBand::fit(QLabel& label, Type type, double pixels, bool bold, const QRect& area) {
    double size = pixels;
    for (;; size -= .5) {
        label.setFont(style_.theme.font(type, size, bold));
        const int needed = label.wordWrap() ? label.heightForWidth(area.width()) : label.sizeHint().height();
        const bool fits = needed <= area.height() && (label.wordWrap() || label.sizeHint().width() <= area.width());
        if (fits || size <= leastPixels) break;
    }
    label.setGeometry(area);
}

/// The size at which all texts of the lesson have room, so that it is the same in each step.
double LessonBand::textPixels(double pixels, const QRect& area) const {
    const auto fits = [&](double size) {
        const QFontMetricsF metrics(style_.theme.font(Type::Body, size, false));
        return std::all_of(words_.texts.begin(), words_.texts.end(), [&](const QString& text) {
            const QRectF room(0, 0, area.width(), 10 * area.height());
            return metrics.boundingRect(room, Qt::TextWordWrap, keptTogether(text)).height() <= area.height();
        });
    };
    while (pixels > leastPixels && !fits(pixels)) pixels -= .5;
    return pixels;
}

/// What the longest text of the button takes beyond the present one.
int LessonBand::spareOfNext() const {
    const QFontMetrics metrics(next_->font());
    int most = 0;
    for (const QString& text : words_.nextTexts)
        most = std::max(most, metrics.horizontalAdvance(text) - metrics.horizontalAdvance(words_.next));
    return most;
}

QRect LessonBand::placeButtons(QRect row, const std::vector<QPushButton*>& buttons, int gap) {
    for (QPushButton* each : buttons) {
        each->setFont(style_.theme.font(Type::Value, 13 * unit(), each == next_));
        each->setMinimumSize(0, 0);
        const int wide = each->sizeHint().width() + (each == next_ ? static_cast<int>(14 * unit()) + spareOfNext() : 0);
        each->setGeometry(row.right() - wide + 1, row.top(), wide, row.height());
        row.setRight(row.right() - wide - gap);
    }
    return row;
}

void LessonBand::showAnswer(const QRect& area) {
    const bool isThere = !words_.answer.isEmpty();
    frame_->setVisible(isThere);
    if (!isThere) return;
    frame_->setGeometry(area);
    const int side = static_cast<int>(std::min<double>(area.height() - 8, 26 * unit()));
    const bool isGood = words_.kind == LessonWords::Answer::Good;
    mark_->setPixmap(style_.picture(isGood ? QStringLiteral("icons/tick") : QStringLiteral("icons/back"), {side, side},
                                    engine::nobody, isGood ? Tone::Gain : Tone::SecondInk));
    mark_->setGeometry(8, (area.height() - side) / 2, side, side);
    fit(*answer_, Type::Body, 16 * unit(), false, QRect(side + 16, 3, area.width() - side - 24, area.height() - 6));
}

void LessonBand::arrange() {
    if (!style_.art || !parentWidget()) return;
    if (isLow(parentWidget()->size()))
        arrangeLow();
    else
        arrangeLarge();
    update();
}

void LessonBand::arrangeLarge() {
    const double u = unit();
    const auto px = [u](double pixels) { return static_cast<int>(pixels * u); };
    portrait_ = QRect(px(10), px(8), height() - px(18), height() - px(18));
    const int left = portrait_.right() + px(16);
    const int inner = height() - 2 - px(10);
    const int middle = left + static_cast<int>((width() - left) * .58);
    const int wide = middle - px(14) - left;
    name_->show();
    lesson_->show();
    step_->show();
    fit(*name_, Type::Title, 17 * u, true, QRect(left, px(6), wide, px(20)));
    const int named = std::min(wide, name_->sizeHint().width() + px(14));
    fit(*lesson_, Type::Value, 13 * u, false, QRect(left + named, px(6), wide - named, px(20)));
    fit(*idea_, Type::Title, 24 * u, true, QRect(left, px(26), wide, px(30)));
    text_->show();
    const QRect sentence(left, px(56), wide, inner - px(22) - px(56));
    fit(*text_, Type::Body, textPixels(16 * u, sentence), false, sentence);
    const QRect foot(left, inner - px(20), wide, px(18));
    const int most = words_.steps * px(17);
    dots_->setGeometry(foot.left(), foot.top() + px(2), std::min(most, wide / 2), px(14));
    const int after = dots_->geometry().right() + px(12);
    fit(*step_, Type::Value, 12.5 * u, false, QRect(after, foot.top(), px(110), foot.height()));
    more_->setFont(style_.theme.font(Type::Value, 12.5 * u));
    const int more = std::min(more_->sizeHint().width(), foot.right() - after - px(112));
    more_->setGeometry(foot.right() - more, foot.top() - px(2), more, foot.height() + px(4));
    const QRect right(middle, px(8), width() - middle - px(10), inner - px(8));
    const int buttons = px(32);
    QRect row(right.left(), right.bottom() - buttons, right.width(), buttons);
    leave_->setText(leave_->accessibleName());
    leave_->setToolTip(leave_->accessibleName());
    help_->setText(help_->accessibleName());
    back_->setText(back_->accessibleName());
    leave_->setIcon(QIcon());
    help_->setIcon(QIcon());
    // Long words shrink the row, rather than be cut.
    placeButtons(row, {next_, help_, back_}, px(7));
    leave_->setFont(help_->font());
    const int room = back_->geometry().left() - px(7) - right.left();
    if (leave_->sizeHint().width() > room) {
        // Without room for its words, its picture says it.
        const int icon = px(16);
        leave_->setText(QString());
        leave_->setIcon(style_.icon(QStringLiteral("icons/home"), icon, Tone::Ink));
        leave_->setIconSize({icon, icon});
    }
    leave_->setGeometry(right.left(), row.top(), std::min(room, leave_->sizeHint().width()), buttons);
    showAnswer(QRect(right.left(), right.top(), right.width(), row.top() - px(8) - right.top()));
}

void LessonBand::arrangeLow() {
    const double u = unit();
    const auto px = [u](double pixels) { return static_cast<int>(pixels * u); };
    for (QWidget* part : std::initializer_list<QWidget*>{name_, lesson_, step_}) part->hide();
    const int side = height() - px(8);
    portrait_ = QRect(px(3), px(3), side, side);
    const int left = portrait_.right() + px(8);
    const int right = px(250);
    const QRect end(width() - right - px(4), px(5), right, height() - px(12));
    const int buttons = px(30);
    const QRect row(end.left(), end.bottom() - buttons, end.width(), buttons);
    for (QPushButton* each : {leave_, help_, back_}) each->setText(QString());
    const int icon = px(15);
    leave_->setIcon(style_.icon(QStringLiteral("icons/home"), icon, Tone::Ink));
    help_->setIcon(style_.icon(QStringLiteral("icons/step"), icon, Tone::Ink));
    back_->setIcon(style_.icon(QStringLiteral("icons/back"), icon, Tone::Ink));
    for (QPushButton* each : {leave_, help_, back_}) each->setIconSize({icon, icon});
    placeButtons(row, {next_, help_, back_, leave_}, px(5));
    more_->setFont(style_.theme.font(Type::Value, 11.5 * u));
    const int more = std::min(more_->sizeHint().width(), right * 2 / 3);
    more_->setGeometry(end.right() - more, end.top() - px(2), more, px(22));
    dots_->setGeometry(end.left(), end.top() + px(2), end.width() - more - px(8), px(13));
    // Long words of the buttons leave less room to the sentence.
    const int wide = std::min(end.left(), leave_->geometry().left()) - px(8) - left;
    fit(*idea_, Type::Title, 17 * u, true, QRect(left, px(2), wide, px(21)));
    const QRect below(left, px(23), wide, height() - px(28));
    // The answer takes the place of the sentence.
    text_->setVisible(words_.answer.isEmpty());
    fit(*text_, Type::Body, textPixels(14 * u, below), false, below);
    showAnswer(below);
}

void LessonBand::paintEvent(QPaintEvent* event) {
    QFrame::paintEvent(event);
    if (!style_.art) return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double edge = std::max(2., 3 * unit());
    const QRectF ring = QRectF(portrait_).adjusted(edge, edge, -edge, -edge);
    painter.setPen(QPen(style_.color(Tone::Ink), edge * 2));
    painter.setBrush(style_.color(Tone::Sea));
    painter.drawEllipse(ring);
    painter.setPen(QPen(style_.color(Tone::Gold), edge));
    painter.drawEllipse(ring);
    const int side = static_cast<int>(ring.width() * .74);
    const QPixmap face = style_.picture(QStringLiteral("hall/teacher-") + teacher_, {side, side});
    const QSizeF shown = face.deviceIndependentSize();
    painter.drawPixmap(ring.center() - QPointF(shown.width() / 2, shown.height() / 2), face);
}

void LessonBand::resizeEvent(QResizeEvent*) {
    restyle();
}

void LessonBand::changeEvent(QEvent* event) {
    QFrame::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) retranslateUi();
}

void LessonBand::retranslateUi() {
    const auto name = [](QPushButton* button, const QString& text, const QString& tip) {
        button->setAccessibleName(text);
        button->setToolTip(tip);
    };
    //: Button of a lesson
    name(leave_, tr("Leave lesson"),
         withKey(tr("Back to the hall; the lesson continues from here next time."), QKeySequence(Qt::Key_Escape)));
    //: Button of a lesson: to the step before
    name(back_, tr("Back"), withKey(tr("Go back to the previous step."), QKeySequence(Qt::Key_Backspace)));
    //: Button of a lesson: does what the learner is asked to do
    name(help_, tr("Show me"), withKey(tr("Have this step done for you."), QKeySequence(Qt::Key_S)));
    //: Button of a lesson: opens the handbook
    name(more_, tr("Read more"), tr("Open the handbook at what this step is about."));
    more_->setText(more_->accessibleName());
    next_->setToolTip(withKey(tr("Go to the next step."), QKeySequence(Qt::Key_Return)));
    restyle();
}

}
