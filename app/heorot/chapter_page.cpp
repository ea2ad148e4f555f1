// SPDX-License-Identifier: GPL-3.0-or-later
#include "heorot/chapter_page.h"

#include "heorot/breakable_text.h"
#include "language/numbers.h"

#include <QAction>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPainter>

#include <algorithm>

namespace heorot::app {

using engine::Seat;
using game::Tone;
using game::Type;

namespace {

/// The mouse that only crosses a bar does not hide the page.
constexpr int restMs = 180;

void clear(QLayout& layout) {
    while (QLayoutItem* item = layout.takeAt(0)) {
        delete item->widget();
        delete item;
    }
}

QLabel* wrapped(const char* name) {
    auto* label = new QLabel;
    label->setObjectName(QLatin1String(name));
    label->setWordWrap(true);
    return label;
}

}

ChapterPage::ChapterPage(const session::Session& session, QWidget* parent)
    : QWidget(parent), session_(session), card_(new QFrame(this)), emblem_(new QLabel), title_(wrapped("chapterTitle")),
      sentence_(wrapped("chapterSentence")), reasons_(wrapped("chapterReasons")), scroll_(new QScrollArea),
      columns_(nullptr), seats_(new QVBoxLayout), newsCard_(nullptr), newsArt_(new QLabel),
      newsTitle_(wrapped("chapterNext")), picture_(new QLabel), lines_(new QVBoxLayout), board_(new QPushButton),
      again_(new QPushButton), rule_(new QPushButton), continue_(new QPushButton), strip_(new QFrame(this)),
      stripTitle_(new QLabel), peek_(new QLabel(this)), back_(new QPushButton), on_(new QPushButton) {
    setObjectName(QStringLiteral("chapterPage"));
    for (QFrame* frame : {card_, strip_}) frame->setProperty("role", QStringLiteral("panel"));
    auto* head = new QHBoxLayout;
    head->setSpacing(14);
    head->addWidget(emblem_);
    auto* words = new QVBoxLayout;
    words->setSpacing(2);
    words->addWidget(title_);
    words->addWidget(sentence_);
    words->addWidget(reasons_);
    head->addLayout(words, 1);

    auto* content = new QWidget;
    columns_ = new QBoxLayout(QBoxLayout::LeftToRight, content);
    columns_->setContentsMargins(0, 0, 6, 0);
    columns_->setSpacing(16);
    seats_->setSpacing(8);
    columns_->addLayout(seats_, 3);
    columns_->addWidget(makeNews(), 2);
    scroll_->setWidget(content);
    scroll_->setWidgetResizable(true);
    scroll_->setFocusPolicy(Qt::NoFocus);
    scroll_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);

    auto* whole = new QVBoxLayout(card_);
    whole->setContentsMargins(20, 14, 20, 14);
    whole->setSpacing(10);
    whole->addLayout(head);
    whole->addWidget(scroll_, 1);
    whole->addLayout(makeButtons());

    auto* row = new QHBoxLayout(strip_);
    row->setContentsMargins(12, 4, 6, 4);
    row->addWidget(stripTitle_, 1);
    row->addWidget(back_);
    row->addWidget(on_);
    strip_->hide();
    peek_->setObjectName(QStringLiteral("chapterPeek"));
    peek_->setProperty("role", QStringLiteral("panel"));
    peek_->setAlignment(Qt::AlignCenter);
    peek_->setAttribute(Qt::WA_TransparentForMouseEvents);
    peek_->hide();
    pointing_.setSingleShot(true);
    pointing_.setInterval(restMs);
    connect(&pointing_, &QTimer::timeout, this, &ChapterPage::showPointed);
    // As shortcuts: a button that has the keys would pass them on with its arrows.
    for (const auto& [key, by] : {std::pair(Qt::Key_Down, 1), std::pair(Qt::Key_Up, -1)}) {
        auto* stepping = new QAction(this);
        stepping->setShortcut(key);
        stepping->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        connect(stepping, &QAction::triggered, this, [this, by = by] {
            if (!isLooking_) step(by);
        });
        addAction(stepping);
    }
    hide();
    retranslateUi();
}

QFrame* ChapterPage::makeNews() {
    newsCard_ = new QFrame;
    newsCard_->setObjectName(QStringLiteral("chapterNews"));
    newsCard_->setProperty("role", QStringLiteral("panel"));
    picture_->setAlignment(Qt::AlignCenter);
    auto* band = new QFrame;
    band->setObjectName(QStringLiteral("chapterBand"));
    auto* head = new QHBoxLayout(band);
    head->setContentsMargins(12, 5, 12, 5);
    head->addWidget(newsArt_);
    head->addWidget(newsTitle_, 1);
    auto* inside = new QVBoxLayout;
    inside->setContentsMargins(14, 8, 14, 10);
    inside->setSpacing(8);
    inside->addWidget(picture_);
    inside->addLayout(lines_);
    inside->addStretch();
    auto* whole = new QVBoxLayout(newsCard_);
    whole->setContentsMargins(2, 2, 2, 2);
    whole->setSpacing(2);
    whole->addWidget(band);
    whole->addLayout(inside, 1);
    return newsCard_;
}

QHBoxLayout* ChapterPage::makeButtons() {
    const std::pair<QPushButton*, const char*> names[] = {{board_, "chapterBoard"}, {again_, "chapterAgain"},
                                                          {rule_, "chapterRule"},   {continue_, "chapterContinue"},
                                                          {back_, "chapterBack"},   {on_, "chapterOn"}};
    for (const auto& [button, name] : names) button->setObjectName(QLatin1String(name));
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(5);
    for (QPushButton* button : {board_, again_, rule_}) buttons->addWidget(button);
    buttons->addStretch();
    buttons->addWidget(continue_);
    continue_->setDefault(true);
    on_->setDefault(true);
    connect(board_, &QPushButton::clicked, this, [this] { look(true); });
    connect(back_, &QPushButton::clicked, this, [this] { look(false); });
    connect(again_, &QPushButton::clicked, this, &ChapterPage::replayWanted);
    connect(rule_, &QPushButton::clicked, this, &ChapterPage::ruleWanted);
    connect(continue_, &QPushButton::clicked, this, &ChapterPage::continued);
    connect(on_, &QPushButton::clicked, this, &ChapterPage::continued);
    return buttons;
}

void ChapterPage::showChapter(std::size_t place, bool canReplay) {
    place_ = place;
    canReplay_ = canReplay;
    isLooking_ = false;
    point({});
    fill();
    show();
    // The sizes of its parts are known once they are shown.
    arrange();
    raise();
    takeFocus();
}

void ChapterPage::takeFocus() {
    (isLooking_ ? on_ : continue_)->setFocus();
}

QString ChapterPage::sentence() const {
    const QString reasons = news_.reasons.isEmpty() ? QString() : u' ' + reasons_->text();
    return title_->text() + QStringLiteral(". ") + sentence_->text() + reasons;
}

void ChapterPage::look(bool isLooking) {
    point({});
    isLooking_ = isLooking;
    arrange();
    takeFocus();
    emit looked();
}

/// The texts for the viewer, in the program's language.
void ChapterPage::fill() {
    const auto& chapters = session_.chapters();
    if (place_ + 1 >= chapters.size()) return;
    const auto [first, end] = movesOf(session_, place_);
    const Seat viewer = session_.momentViewer();
    news_ = session_.game().words().chapterNews(session_.match(), first, end, viewer);
    results_ = chapterResult(session_, place_, viewer, news_);
    const QString& chapter = chapters[place_].chapter.title;
    title_->setText(breakable(news_.title.isEmpty() ? chapter : news_.title));
    stripTitle_->setText(title_->text());
    sentence_->setText(breakable(leadersText(results_)));
    reasons_->setText(breakable(news_.reasons.join(u' ')));
    reasons_->setVisible(!news_.reasons.isEmpty());
    newsTitle_->setText(breakable(news_.next.isEmpty() ? chapters[place_ + 1].chapter.title : news_.next));
    setAccessibleName(sentence());
    fillSeats();
    fillNews();
    restyleButtons();
}

void ChapterPage::fillSeats() {
    point({});
    shownSeats_.clear();
    clear(*seats_);
    GainRange range;
    for (const SeatResult& result : results_)
        for (const game::ChapterGain& gain : result.gains) range = range.with(gain.points);
    const bool isCovered =
        std::any_of(results_.begin(), results_.end(), [](const SeatResult& result) { return result.isCovered; });
    const bool isTied = isCovered || (results_.size() > 1 && results_[0].compared() == results_[1].compared());
    for (const SeatResult& result : results_) {
        const bool leads = !isTied && result.seat == results_.front().seat;
        auto* seat = new ChapterSeat(result, result.seat == session_.momentViewer(), leads, range);
        seat->setStyle(style_);
        connect(seat, &ChapterSeat::pointed, this, [this, place = shownSeats_.size()](int gain) {
            point({gain < 0 ? 0 : place, gain});
        });
        shownSeats_.push_back(seat);
        seats_->addWidget(seat, static_cast<int>(std::max<std::size_t>(2, result.gains.size())));
        // Now, as the page takes its height from it.
        seat->show();
    }
    seats_->addStretch();
}

void ChapterPage::fillNews() {
    clear(*lines_);
    constexpr std::size_t most = 4;
    for (std::size_t i = 0; i < std::min(most, news_.lines.size()); ++i) addLine(news_.lines[i]);
    newsCard_->setVisible(!newsTitle_->text().isEmpty());
    if (!style_.art) return;
    const auto& chapters = session_.chapters();
    const QString art = news_.art.isEmpty() ? chapters[place_ + 1].chapter.art : news_.art;
    const int size = qRound((style_.look.compact() ? 34 : 44) * style_.textScale);
    newsArt_->setPixmap(art.isEmpty() ? QPixmap() : style_.picture(art, {2 * size, size}));
    const QString emblem = chapters[place_].chapter.art;
    emblem_->setPixmap(emblem.isEmpty() ? QPixmap() : style_.picture(emblem, {2 * size, qRound(size * 1.4)}));
}

void ChapterPage::addLine(const game::ChapterNews::Line& line) {
    auto* row = new QWidget;
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(10);
    auto* picture = new QLabel;
    const int size = qRound((style_.look.compact() ? 26 : 32) * style_.textScale);
    picture->setFixedWidth(size);
    picture->setAlignment(Qt::AlignCenter);
    if (style_.art && line.seat != engine::nobody && line.art.isEmpty())
        picture->setPixmap(style_.mark(line.seat, qRound(size * .8)));
    else if (style_.art && !line.art.isEmpty())
        picture->setPixmap(style_.picture(line.art, {size, size}, session_.momentViewer()));
    auto* text = wrapped("chapterLine");
    text->setText(breakable(line.text));
    setType(*text, style_, Type::Body);
    layout->addWidget(picture, 0, Qt::AlignTop);
    layout->addWidget(text, 1);
    lines_->addWidget(row);
    row->show();
}

void ChapterPage::setPicture(const QImage& picture) {
    picture_->setVisible(!picture.isNull());
    picture_->setPixmap(QPixmap::fromImage(picture));
    arrange();
}

void ChapterPage::setStyle(const PageStyle& style) {
    style_ = style;
    setType(*title_, style, Type::Heading, true);
    setType(*sentence_, style, Type::Body);
    setType(*reasons_, style, Type::Value);
    setType(*newsTitle_, style, Type::Title, true);
    setType(*stripTitle_, style, Type::Body, true);
    back_->setFont(style.font(Type::Body));
    on_->setFont(style.font(Type::Title, true));
    restyleButtons();
    if (isOpen()) fill();
    arrange();
}

void ChapterPage::restyleButtons() {
    if (!style_.art) return;
    const std::tuple<QPushButton*, const char*, bool> icons[] = {
        {board_, "icons/zoom-fit", false}, {again_, "icons/play", false}, {rule_, "icons/rules", false},
        {continue_, "icons/step", true},   {back_, "icons/chart", false}, {on_, "icons/step", true}};
    for (const auto& [button, icon, isMain] : icons) {
        button->setIcon(style_.labelIcon(QLatin1String(icon), 20, isMain ? Tone::Night : Tone::Ink));
        button->setIconSize(PageStyle::labelIconSize(20));
    }
    again_->setVisible(canReplay_);
    rule_->setVisible(!news_.thing.isEmpty());
}

void ChapterPage::paintEvent(QPaintEvent*) {
    if (!isLooking_ && !isPeeking_) QPainter(this).fillRect(rect(), style_.color(Tone::Veil));
}

void ChapterPage::keyPressEvent(QKeyEvent* event) {
    event->accept();
    switch (event->key()) {
    case Qt::Key_Escape:
        if (pointed_.gain >= 0) return point({});
        [[fallthrough]];
    case Qt::Key_B: return look(!isLooking_);
    case Qt::Key_R:
        if (canReplay_ && !isLooking_) emit replayWanted();
        return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (auto* button = qobject_cast<QPushButton*>(focusWidget())) return button->click();
        return emit continued();
    default: event->ignore();
    }
}

void ChapterPage::hideEvent(QHideEvent*) {
    point({});
}

void ChapterPage::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) retranslateUi();
}

void ChapterPage::retranslateUi() {
    const auto withKey = [](QPushButton* button, const QString& text, const QString& tip, Qt::Key key) {
        button->setText(text);
        //: A tip: %1 a sentence, %2 a key
        button->setToolTip(tr("%1 (%2)").arg(tip, QKeySequence(key).toString(QKeySequence::NativeText)));
    };
    //: Button: hides the page at the end of an act or a round for a while
    withKey(board_, tr("Look at the table"), tr("Look at the table; nobody moves while you do."), Qt::Key_B);
    //: Button: shows once more how the act was scored
    withKey(again_, tr("Count again"), tr("Show again how the points were counted."), Qt::Key_R);
    //: Button: opens the handbook
    withKey(rule_, tr("The rule"), tr("Open the handbook at the rule."), Qt::Key_F1);
    //: Button: closes the page at the end of an act or a round
    withKey(continue_, tr("Continue", "after a chapter"), tr("Continue the game."), Qt::Key_Return);
    //: Button: back to the page at the end of an act or a round
    withKey(back_, tr("Back to the result"), tr("Show the result again."), Qt::Key_B);
    withKey(on_, tr("Continue", "after a chapter"), tr("Continue the game."), Qt::Key_Return);
    picture_->setAccessibleName(tr("The next board"));
    if (!isOpen()) return;
    fill();
    arrange();
}

}
