// SPDX-License-Identifier: GPL-3.0-or-later
#include "heorot/coach_page.h"

#include "game/position.h"
#include "heorot/breakable_text.h"
#include "heorot/flow_layout.h"
#include "heorot/seat_change_row.h"
#include "session/play_on.h"
#include "ui/scene_picture.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLocale>

#include <algorithm>

namespace heorot::app {

using game::Tone;
using game::Type;

namespace {

/// The table in pictures of moments: small, so that its pieces are large.
constexpr QSizeF pictured{1100, 700};

}

CoachPage::CoachPage(const session::Session& session, QWidget* parent)
    : QFrame(parent), session_(session), coach_(session.game()), heading_(new QLabel), kept_(new QLabel),
      meaning_(new QLabel), help_(new QToolButton), explanation_(new QLabel), progress_(new QProgressBar),
      scroll_(new QScrollArea), entries_(nullptr), chance_(new QCheckBox), back_(new QPushButton) {
    setObjectName(QStringLiteral("coachPage"));
    setProperty("role", QStringLiteral("panel"));
    setAttribute(Qt::WA_NoMousePropagation);
    heading_->setObjectName(QStringLiteral("coachHeading"));
    kept_->setObjectName(QStringLiteral("coachKept"));
    meaning_->setObjectName(QStringLiteral("coachMeaning"));
    help_->setObjectName(QStringLiteral("coachHelp"));
    explanation_->setObjectName(QStringLiteral("coachExplanation"));
    progress_->setObjectName(QStringLiteral("coachProgress"));
    chance_->setObjectName(QStringLiteral("coachChance"));
    back_->setObjectName(QStringLiteral("coachBack"));
    for (QLabel* label : {heading_, kept_, explanation_, meaning_}) label->setWordWrap(true);
    help_->setText(QStringLiteral("?"));
    help_->setFocusPolicy(Qt::StrongFocus);
    help_->setCheckable(true);
    explanation_->hide();
    connect(help_, &QToolButton::toggled, explanation_, &QWidget::setVisible);
    progress_->setTextVisible(false);
    chance_->setChecked(true);

    auto* content = new QWidget;
    entries_ = new QVBoxLayout(content);
    entries_->setContentsMargins(0, 0, 8, 0);
    entries_->setSpacing(8);
    scroll_->setWidget(content);
    scroll_->setWidgetResizable(true);
    scroll_->setFrameShape(QFrame::NoFrame);
    scroll_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll_->setFocusPolicy(Qt::NoFocus);

    auto* top = new QHBoxLayout;
    top->addWidget(kept_, 1);
    top->addWidget(help_, 0, Qt::AlignTop);
    auto* foot = new FlowLayout(20, 6);
    foot->addWidget(back_);
    foot->addWidget(chance_);
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(20, 14, 20, 14);
    whole->addWidget(heading_);
    whole->addLayout(top);
    whole->addWidget(explanation_);
    whole->addWidget(meaning_);
    whole->addWidget(progress_);
    whole->addWidget(scroll_, 1);
    whole->addLayout(foot);
    connect(back_, &QPushButton::clicked, this, &CoachPage::closed);
    connect(&coach_, &session::Coach::progressed, this, &CoachPage::showProgress);
    connect(&coach_, &session::Coach::finished, this, &CoachPage::showReview);
    retranslateUi();
    hide();
}

void CoachPage::review(engine::Seat seat, const session::ReviewSpec& spec) {
    show();
    raise();
    back_->setFocus();
    if (seat == seat_ && review_) return;
    seat_ = seat;
    review_.reset();
    done_ = 0;
    decisions_ = 0;
    retranslateUi();
    coach_.start(session_.match(), seat, spec);
}

void CoachPage::leave() {
    coach_.cancel();
    hide();
}

void CoachPage::showProgress(int done, int decisions) {
    done_ = done;
    decisions_ = decisions;
    retranslateUi();
}

void CoachPage::showReview(const session::Review& review) {
    review_ = review;
    retranslateUi();
    if (review.decisions > 0) emit reviewed(review.seat, review.kept);
    if (auto* first = findChild<QPushButton*>(QStringLiteral("playOn0")); first && back_->hasFocus()) first->setFocus();
}

QString CoachPage::nameText() const {
    return QString::fromStdString(session_.match().seating().names.at(seat_));
}

void CoachPage::fillEntries() {
    while (QLayoutItem* item = entries_->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    chance_->setVisible(review_ && !review_->losses.empty());
    if (review_) {
        int number = 0;
        for (const session::Loss& loss : review_->losses) entries_->addWidget(entryOf(loss, number++));
    }
    entries_->addStretch();
}

/// The table before the decision, as its player saw it: what was played is outlined as 1, what was better as 2. Null if
/// neither is a place on the table.
QImage CoachPage::pictureOf(const session::Loss& loss, const record::AnyMatch& before) const {
    const auto view = session_.view();
    if (!style_.art || !view) return {};
    game::Look look = style_.look;
    look.size = pictured;
    const game::Scene scene = view->scene(before, seat_, look);
    std::vector<ui::Outline> outlines;
    int number = 0;
    for (const engine::Action action : {loss.taken, loss.better}) {
        ui::Outline outline;
        outline.seat = seat_;
        outline.number = ++number;
        outline.isChosen = number == 2;
        for (const QStringList& equals : view->path(before, action)) {
            const auto there =
                std::find_if(equals.begin(), equals.end(), [&](const QString& spot) { return scene.find(spot); });
            if (there != equals.end()) outline.spots << *there;
        }
        if (!outline.spots.isEmpty()) outlines.push_back(std::move(outline));
    }
    if (outlines.empty()) return {};
    const game::Frame frame = game::frameOf(look, before.setup().seats);
    // Without the panels of the seats, so that the rest is large.
    const double left = frame.seats.front().right() + frame.gap / 2;
    const QRectF part(QPointF(left, frame.track.bottom() + 2), QPointF(frame.log.left(), frame.hand.bottom()));
    const double wide = (style_.look.compact() ? 380 : 560) * style_.textScale;
    const ui::ScenePainter painter(*style_.art, look, style_.theme, ui::ArtMode::Now);
    return ui::pictureOf(scene, part, {wide, wide}, style_.ratio, painter, outlines);
}

/// Beside the texts, or above them where both have no room.
QLabel* CoachPage::pictureLabel(const QImage& picture) {
    auto* label = new QLabel;
    label->setObjectName(QStringLiteral("coachPicture"));
    label->setPixmap(QPixmap::fromImage(picture));
    label->setAccessibleName(tr("The table before this move: 1 is what was played, 2 is what was better."));
    label->setToolTip(label->accessibleName());
    return label;
}

/// Of the player, and of all others whose points change.
QWidget* CoachPage::changesOf(const session::ChoiceText& choice, int number) {
    auto* changes = new QWidget;
    auto* flow = new FlowLayout(16, 2);
    changes->setLayout(flow);
    for (const session::SeatChange& change : choice.changes) {
        const bool isOwn = change.seat == seat_;
        if (!isOwn && change.points == 0) continue;
        auto* row = new SeatChangeRow(QStringLiteral("coachChange%1-%2").arg(number).arg(change.seat));
        row->setStyle(style_);
        //: The reader, in a list of players
        const QString you = tr("You");
        row->show(change, isOwn && !session_.isShared() ? you : game::nameOf(session_.match().seating(), change.seat),
                  isOwn);
        flow->addWidget(row);
    }
    return changes;
}

QFrame* CoachPage::entryOf(const session::Loss& loss, int number) {
    auto* entry = new QFrame;
    entry->setProperty("role", QStringLiteral("lit"));
    entry->setObjectName(QStringLiteral("coachEntry%1").arg(number));
    auto* texts = new QVBoxLayout;
    texts->setSpacing(2);
    const auto add = [&](const QString& text, Type type, bool bold) {
        auto* label = new QLabel(breakable(text));
        label->setWordWrap(true);
        setType(*label, style_, type, bold);
        texts->addWidget(label);
    };
    const auto position = session::matchUntil(session_.game(), session_.match(), loss.move);
    const game::Words& words = session_.game().words();
    const QString step = QLocale().toString(qulonglong{session::stepOf(session_.match(), loss.move)});
    //: A moment of the game: %1 a number of the log
    add(tr("Move %1").arg(step), Type::Caption, false);
    const QImage picture = pictureOf(loss, *position);
    const bool isPictured = !picture.isNull();
    //: %1 what the player did, as a command: "Place a Thane on c3"
    QString taken = tr("Played: %1");
    //: %1 what the player did, as a command: "Place a Thane on c3"; it is number 1 in a picture
    if (isPictured) taken = tr("Played (1): %1");
    add(taken.arg(words.action(*position, loss.taken)), Type::Body, false);
    //: %1 what the player should have done, as a command: "Place a Thane on c3"
    QString better = tr("Better: %1");
    //: %1 what the player should have done, as a command: "Place a Thane on c3"; it is number 2 in a picture
    if (isPictured) better = tr("Better (2): %1");
    const session::ChoiceText choice = session::betterOf(session_.game(), *position, loss);
    add(better.arg(choice.sentence), Type::Body, true);
    for (const QString& reason : choice.reasons) add(QStringLiteral("◆ ") + reason, Type::Body, false);
    if (!choice.outlook.isEmpty()) add(choice.outlook, Type::Body, false);
    if (!choice.changes.empty()) {
        //: Above changes of points: what a better move was expected to bring by the end of the game
        add(tr("Expected by the end, compared with what was played:"), Type::Caption, false);
        texts->addWidget(changesOf(choice, number));
    }
    //: Button: a new game that begins before a bad decision
    auto* play = new QPushButton(tr("Play on from here"));
    play->setObjectName(QStringLiteral("playOn%1").arg(number));
    play->setFont(style_.font(Type::Body));
    //: %1 a number of the log
    play->setAccessibleName(tr("Play on from before move %1").arg(step));
    if (style_.art) {
        play->setIcon(style_.labelIcon(QStringLiteral("icons/play"), 20, Tone::Ink));
        play->setIconSize(PageStyle::labelIconSize(20));
    }
    connect(play, &QPushButton::clicked, this,
            [this, move = loss.move] { emit playOnWanted(move, chance_->isChecked()); });
    auto* button = new QHBoxLayout;
    button->addWidget(play);
    button->addStretch();
    texts->addLayout(button);
    texts->addStretch();
    auto* whole = new QBoxLayout(style_.hasLargeText() ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight, entry);
    whole->setSpacing(14);
    if (isPictured) whole->addWidget(pictureLabel(picture), 0, Qt::AlignLeft | Qt::AlignTop);
    whole->addLayout(texts, 1);
    return entry;
}

void CoachPage::setStyle(const PageStyle& style) {
    style_ = style;
    setType(*heading_, style, Type::Heading, true);
    setType(*kept_, style, Type::Title, true);
    for (QLabel* label : {explanation_, meaning_}) setType(*label, style, Type::Body);
    back_->setFont(style.font(Type::Body));
    help_->setFont(style.font(Type::Body, true));
    chance_->setFont(style.font(Type::Body));
    back_->setIcon(style.labelIcon(QStringLiteral("icons/back"), 20, Tone::Ink));
    back_->setIconSize(PageStyle::labelIconSize(20));
    fillEntries();
}

bool CoachPage::event(QEvent* event) {
    // Escape closes this page only, not the screen around it, whose shortcut it is.
    if (event->type() == QEvent::ShortcutOverride && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape)
        event->accept();
    return QFrame::event(event);
}

void CoachPage::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape) return emit closed();
    auto* button = qobject_cast<QPushButton*>(focusWidget());
    if (button && (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)) return button->click();
    QFrame::keyPressEvent(event);
}

void CoachPage::changeEvent(QEvent* event) {
    QFrame::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) retranslateUi();
}

void CoachPage::retranslateUi() {
    const bool isShared = session_.isShared();
    //: %1 a player
    heading_->setText(breakable(isShared ? tr("What could %1 have done better?").arg(nameText())
                                         : tr("What could you have done better?")));
    setAccessibleName(heading_->text());
    progress_->setVisible(!review_);
    meaning_->setVisible(review_.has_value());
    if (review_) {
        kept_->setText(breakable(session::keptText(session_.match(), *review_)));
        meaning_->setText(breakable(session::meaningText(session_.match(), *review_)));
    } else {
        kept_->setText(tr("Looking at every decision…"));
        progress_->setRange(0, decisions_);
        progress_->setValue(done_);
    }
    progress_->setAccessibleName(kept_->text());
    const QString help = tr("Every decision is compared with what the best computer player would have done there. 100% "
                            "means the best choice every time; 0% means the worst choice every time.");
    help_->setAccessibleName(tr("What the percentage means"));
    help_->setAccessibleDescription(help);
    help_->setToolTip(help);
    explanation_->setText(help);
    //: Whether dice fall and cards come in a new game from a moment of an old one as they did from there on
    const QString sameRolls = tr("The same rolls and draws as before");
    //: Whether cards or tiles come in a new game from a moment of an old one as they did from there on
    const QString sameDraws = tr("The same draws as before");
    chance_->setText(session::rollsDice(session_.match()) ? sameRolls : sameDraws);
    //: Button: back to the result of the game
    back_->setText(tr("Back to the result"));
    fillEntries();
}

}
