// SPDX-License-Identifier: GPL-3.0-or-later
#include "heorot/story_strip.h"

#include "heorot/breakable_text.h"

#include <QEvent>
#include <QFontMetrics>
#include <QKeyEvent>
#include <QLocale>
#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace heorot::app {

using game::Tone;
using game::Type;

namespace {

/// Tables below this height have a low strip.
constexpr double leastHigh = 690;

/// The types of the sentence, the largest first. Enlarged, it is never smaller than it usually is.
std::vector<Type> typesOf(const PageStyle& style) {
    std::vector<Type> types{Type::Prompt, Type::Body, Type::Value, Type::Caption};
    const double usual = style.look.pixels(Type::Prompt);
    if (style.textScale > 1)
        std::erase_if(types, [&](Type type) { return style.look.pixels(type) * style.textScale < usual; });
    return types;
}

/// Whether a word is a number that says nothing without what follows it.
bool isAmount(const QString& word) {
    return std::all_of(word.begin(), word.end(),
                       [](QChar letter) { return letter.isDigit() || letter == u'+' || letter == QChar(0x2212); });
}

}

StoryStrip::StoryStrip(const QString& name, QWidget* parent)
    : QFrame(parent), mark_(nullptr), picture_(nullptr), sentence_(nullptr), more_(new QToolButton),
      middle_(new QHBoxLayout), buttons_(new QHBoxLayout), back_(nullptr), forward_(nullptr), place_(nullptr) {
    setObjectName(name);
    setProperty("role", QStringLiteral("strip"));
    setAttribute(Qt::WA_NoMousePropagation);
    setFocusPolicy(Qt::StrongFocus);
    auto* whole = new QHBoxLayout(this);
    mark_ = addLabel("Mark", *whole);
    picture_ = addLabel("Picture", *whole);
    sentence_ = addLabel("Sentence", *whole);
    whole->setStretchFactor(sentence_, 1);
    sentence_->setWordWrap(true);
    sentence_->setMinimumWidth(1);
    for (QLabel* label : {mark_, picture_}) label->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    more_->setObjectName(objectName() + QStringLiteral("More"));
    more_->setFocusPolicy(Qt::TabFocus);
    more_->hide();
    connect(more_, &QToolButton::clicked, this, &StoryStrip::openRest);
    whole->addWidget(more_);
    whole->addLayout(middle_);
    whole->addLayout(buttons_);
    back_ = addButton("Back", "back");
    forward_ = addButton("Forward", "forward");
    place_ = addLabel("Place", *buttons_);
    connect(back_, &QToolButton::clicked, this, &StoryStrip::backWanted);
    connect(forward_, &QToolButton::clicked, this, &StoryStrip::forwardWanted);
    hide();
}

double StoryStrip::heightFor(const game::Look& look) {
    // Room for two or three lines of a sentence.
    constexpr double low = 32, high = 44, large = 54;
    if (!look.compact()) return large;
    return look.size.height() < leastHigh ? low : high;
}

bool StoryStrip::isLow() const {
    return style_.look.compact() && style_.look.size.height() < leastHigh;
}

int StoryStrip::measure(double units) const {
    return qRound(units * style_.tableScale);
}

QLabel* StoryStrip::addLabel(const char* part, QHBoxLayout& row) {
    auto* label = new QLabel;
    label->setObjectName(objectName() + QLatin1String(part));
    row.addWidget(label);
    return label;
}

QToolButton* StoryStrip::addButton(const char* part, const char* icon) {
    auto* button = new QToolButton;
    button->setObjectName(objectName() + QLatin1String(part));
    // Pressed by the mouse, they leave the keys where they are.
    button->setFocusPolicy(Qt::TabFocus);
    buttons_->addWidget(button);
    icons_.emplace_back(button, QLatin1String("icons/") + QLatin1String(icon));
    return button;
}

void StoryStrip::setLabel(QToolButton* button, const QString& text, bool isShown) {
    button->setText(text);
    button->setToolButtonStyle(isShown ? Qt::ToolButtonTextBesideIcon : Qt::ToolButtonIconOnly);
    if (isShown)
        labeled_.insert(button);
    else
        labeled_.erase(button);
}

void StoryStrip::showLabels(bool shown) {
    const Qt::ToolButtonStyle wanted = shown ? Qt::ToolButtonTextBesideIcon : Qt::ToolButtonIconOnly;
    for (const auto& [button, icon] : icons_) {
        if (!labeled_.contains(button) || button->toolButtonStyle() == wanted) continue;
        button->setToolButtonStyle(wanted);
        dress(button, icon);
    }
    layout()->invalidate();
    layout()->activate();
}

void StoryStrip::dress(QToolButton* button, const QString& icon) {
    const int size = measure(isLow() ? 16 : 20);
    const bool hasText = button->toolButtonStyle() == Qt::ToolButtonTextBesideIcon;
    button->setIcon(hasText ? style_.labelIcon(icon, size, Tone::OnDark) : style_.icon(icon, size, Tone::OnDark));
    button->setIconSize(hasText ? PageStyle::labelIconSize(size) : QSize(size, size));
}

void StoryStrip::nameButton(QToolButton* button, const QString& tip, const QKeySequence& key) {
    button->setAccessibleName(tip);
    //: %1 a sentence that says what a button does, %2 its key
    button->setToolTip(key.isEmpty() ? tip : tr("%1 (%2)").arg(tip, key.toString(QKeySequence::NativeText)));
}

void StoryStrip::tell(const Story& story) {
    if (story.sentences != story_.sentences) closeRest();
    story_ = story;
    const QString all = story.texts.value(0);
    sentence_->setToolTip(all);
    sentence_->setAccessibleName(all);
    if (!style_.art) return;
    const int small = isLow() ? 16 : 20;
    mark_->setVisible(story.seat != engine::nobody);
    if (story.seat != engine::nobody) mark_->setPixmap(style_.mark(story.seat, measure(small), Tone::Bone));
    picture_->setVisible(!story.art.isEmpty());
    const int wide = measure(isLow() ? 22 : 28);
    if (!story.art.isEmpty()) picture_->setPixmap(style_.picture(story.art, {wide, wide}, story.hue, Tone::OnDark));
    fit();
    update();
}

void StoryStrip::forget() {
    story_ = {};
    closeRest();
    more_->hide();
    sentence_->clear();
    sentence_->setToolTip({});
    sentence_->setAccessibleName({});
    setAccessibleName({});
}

void StoryStrip::setPlace(int number, int count) {
    const QLocale locale;
    //: The place of something among others: %1 its number, %2 how many there are
    place_->setText(tr("%1 of %2").arg(locale.toString(number), locale.toString(count)));
}

QString StoryStrip::shownText() const {
    return sentence_->text();
}

bool StoryStrip::fits(const QString& text) {
    sentence_->setText(breakable(text));
    const int wide = sentence_->width();
    const QFontMetrics metrics(sentence_->font());
    const QStringList words = text.split(u' ');
    const bool isWhole = std::all_of(words.begin(), words.end(),
                                     [&](const QString& word) { return metrics.horizontalAdvance(word) <= wide; });
    return isWhole && sentence_->heightForWidth(wide) <= contentsRect().height();
}

/// Whether the whole has room, in the largest type in which it has.
bool StoryStrip::fitsWhole() {
    offerRest(0, false);
    for (const Type type : typesOf(style_)) {
        setType(*sentence_, style_, type, true);
        if (fits(story_.texts.value(0))) return true;
    }
    return false;
}

/// The longest text that has room, in the largest type in which it has, otherwise the beginning of the shortest. The
/// whole is worth the words on the buttons, and the smallest type. What is left out is never left out silently.
void StoryStrip::fit() {
    if (!style_.art || width() <= 0) return;
    for (const bool hasLabels : {true, false}) {
        showLabels(hasLabels);
        if (fitsWhole()) return;
    }
    const qsizetype last = story_.texts.size() - 1;
    for (qsizetype left = 1; left <= last; ++left) {
        offerRest(left, false);
        for (const Type type : typesOf(style_)) {
            if (left < last && type == Type::Caption) continue;
            setType(*sentence_, style_, type, true);
            if (fits(story_.texts[left])) return;
        }
    }
    offerRest(std::max<qsizetype>(0, last), true);
    QStringList words = story_.texts.value(last).split(u' ');
    const auto isCutNumber = [&] { return words.size() > 1 && isAmount(words.constLast()); };
    while (words.size() > 1 && (isCutNumber() || !fits(words.join(u' ') + QStringLiteral(" …")))) words.removeLast();
}

/// The button for what has no room; its words take room from the sentence.
void StoryStrip::offerRest(qsizetype leftOut, bool isCut) {
    const bool isOffered = !story_.sentences.isEmpty() && (leftOut > 0 || isCut);
    more_->setVisible(isOffered);
    if (isOffered && leftOut > 0)
        //: Button behind a sentence on what others did: opens %n more sentences
        setLabel(more_, tr("%n more …", nullptr, static_cast<int>(leftOut)), true);
    else if (isOffered)
        //: Button behind the beginning of a sentence: opens the whole
        setLabel(more_, tr("more …"), true);
    if (isOffered) nameButton(more_, tr("Show all of it."), {});
    layout()->invalidate();
    layout()->activate();
}

void StoryStrip::openRest() {
    if (story_.sentences.isEmpty()) return;
    closeRest();
    // Not a child of the strip: it lies on the page, in the colors of a panel.
    rest_ = new QFrame(parentWidget(), Qt::Popup);
    rest_->setObjectName(objectName() + QStringLiteral("Rest"));
    rest_->setProperty("role", QStringLiteral("panel"));
    rest_->setAttribute(Qt::WA_DeleteOnClose);
    auto* lines = new QVBoxLayout(rest_);
    for (const QString& sentence : story_.sentences) {
        auto* line = new QLabel(breakable(sentence));
        line->setWordWrap(true);
        setType(*line, style_, Type::Body);
        lines->addWidget(line);
    }
    const int wide = std::min(width(), measure(640));
    rest_->setFixedWidth(wide);
    rest_->setFixedHeight(lines->heightForWidth(wide));
    rest_->setAccessibleName(story_.sentences.join(u' '));
    rest_->move(mapToGlobal(QPoint(std::max(0, more_->x() + more_->width() - wide), 0)) -
                QPoint(0, rest_->height() + 2));
    rest_->show();
    rest_->setFocus();
}

void StoryStrip::closeRest() {
    if (rest_) rest_->close();
}

void StoryStrip::setStyle(const PageStyle& style) {
    style_ = style;
    // A part of the table: its text grows with the table.
    style_.textScale = std::min(style.textScale, style.tableScale);
    if (!style_.art) return;
    layout()->setContentsMargins(measure(14), 0, measure(4), 0);
    layout()->setSpacing(measure(8));
    middle_->setSpacing(measure(8));
    buttons_->setSpacing(measure(4));
    setType(*place_, style_, isLow() ? Type::Value : Type::Body, true);
    retranslateUi();
    more_->setFont(style_.font(Type::Value, true));
    more_->setMinimumHeight(measure(isLow() ? 22 : 26));
    for (const auto& [button, icon] : icons_) {
        dress(button, icon);
        button->setFont(style_.font(Type::Value, true));
        button->setMinimumSize(measure(isLow() ? 24 : 30), measure(isLow() ? 22 : 26));
    }
    tell(Story(story_));
}

void StoryStrip::retranslateUi() {}

void StoryStrip::changeEvent(QEvent* event) {
    QFrame::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) retranslateUi();
}

void StoryStrip::resizeEvent(QResizeEvent*) {
    fit();
}

void StoryStrip::paintEvent(QPaintEvent* event) {
    QFrame::paintEvent(event);
    if (story_.seat == engine::nobody || !style_.art) return;
    QPainter painter(this);
    constexpr int edge = 2;
    painter.fillRect(QRect(edge, edge, measure(8), height() - 2 * edge), style_.hue(story_.seat));
}

void StoryStrip::keyPressEvent(QKeyEvent* event) {
    const bool isPlain = (event->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
    if (!isPlain) return QFrame::keyPressEvent(event);
    switch (event->key()) {
    case Qt::Key_Left: return emit backWanted();
    case Qt::Key_Right: return emit forwardWanted();
    case Qt::Key_Escape: return emit closed();
    default: QFrame::keyPressEvent(event);
    }
}

/// Blocks input to what is under the strip.
void StoryStrip::mousePressEvent(QMouseEvent* event) {
    event->accept();
}

}
