// SPDX-License-Identifier: GPL-3.0-or-later
// What a replay shows of its game: the layout of its parts, whose hand is seen, and the words for where it stands.
#include "heorot/replay_page.h"

#include "game/position.h"
#include "heorot/table_fit.h"
#include "session/play_on.h"

#include <QLocale>

#include <algorithm>

namespace heorot::app {

using engine::nobody;
using engine::Seat;
using Kind = Perspective::Kind;

void ReplayPage::setSettings(const Settings& settings) {
    settings_ = settings;
    style_.theme = footStyle_.theme = ui::Theme(settings.theme);
    board_->setTheme(style_.theme);
    board_->setTextScale(settings.textScale);
    restyle();
}

void ReplayPage::restyle() {
    const record::Seating& seating = session_->match().seating();
    style_.ratio = footStyle_.ratio = devicePixelRatioF();
    fitTable(footStyle_, size(), settings_.textScale, seating);
    footStyle_.tableScale = std::max(1., footStyle_.tableScale);
    footStyle_.textScale = std::max(1., footStyle_.textScale);
    controls_->setStyle(footStyle_);
    const int foot = controls_->sizeHint().height();
    controls_->setGeometry(0, height() - foot, width(), foot);
    board_->setGeometry(0, 0, width(), std::max(1, height() - foot));
    fitTable(style_, board_->size(), settings_.textScale, seating);
    setStyleSheet(style_.sheet());
    actions_.setStyle(footStyle_, isPlaying_);
    panel_->setStyle(style_);
    rail_->setStyle(style_);
    showPosition({});
    arrange();
    followPlace();
}

void ReplayPage::arrange() {
    const QSize room = board_->size();
    const game::Frame frame = game::frameOf(style_.look, session_->match().setup().seats);
    const bool compact = style_.look.compact();
    const QRect log = onTable(style_, frame.log, room);
    const QRect prompt = onTable(style_, frame.prompt, room);
    status_->setGeometry(0, 0, 1, 1);
    bar_->setStyle(style_, onTable(style_, frame.track, room), width());
    rail_->setVisible(compact);
    rail_->setGeometry(log);
    panel_->setCloseShown(compact);
    panel_->setVisible(!compact || actions_.log->isChecked());
    if (compact) {
        const int wide = std::min(width() - 40, static_cast<int>(400 * style_.textScale));
        panel_->setGeometry(log.left() - wide, log.top() + 4, wide, prompt.top() - log.top() - 10);
    } else {
        panel_->setGeometry(log);
    }
    bar_->raise();
    notice_->setStyle(style_, onTable(style_, frame.left, room), prompt.translated(0, -prompt.height() - 6));
    momentLayer_->setGeometry(board_->geometry());
    momentLayer_->setStyle(style_, prompt, 0);
    const int top = onTable(style_, frame.track, room).bottom() + 4;
    board_->board().setTipRoom(QRect(0, top, log.left(), room.height() - top), prompt);
}

// What is shown

/// Of the position that is shown; `watchAs` keeps hands hidden while the game goes on.
Seat ReplayPage::viewer() const {
    if (perspective_.kind == Kind::Player) return perspective_.seat;
    if (perspective_.kind == Kind::Everyone || line_.steps() == 0) return nobody;
    return line_.moverOf(std::min(step_ + 1, line_.steps()));
}

ui::Sitting ReplayPage::sitting() const {
    ui::Sitting sitting;
    sitting.viewer = session_->viewer();
    sitting.decides = false;
    sitting.look = style_.look;
    sitting.help = ui::Help::None;
    return sitting;
}

/// The end of a game with its winners; every other position to look at.
void ReplayPage::showPosition(const ui::Transition& transition) {
    if (momentLayer_->isPlaying()) return;
    const record::AnyMatch& match = session_->match();
    const std::size_t moves = line_.movesAfter(step_);
    if (match.isOver() && moves == match.moves().size())
        board_->showMatch(match, sitting(), transition);
    else
        board_->showPast(match, moves, sitting(), sentence(), transition);
    outline();
}

void ReplayPage::outline() {
    std::vector<ui::Outline> outlines;
    if (step_ > 0) {
        ui::Outline last;
        last.seat = line_.moverOf(step_);
        last.isChosen = true;
        for (std::size_t move = line_.movesAfter(step_ - 1); move < line_.movesAfter(step_); ++move) {
            const session::TurnReport& report = session_->report(move, session_->viewer());
            for (const session::ReportLine& line : report.lines) last.spots << line.spots;
            last.movements.insert(last.movements.end(), report.movements.begin(), report.movements.end());
        }
        outlines.push_back(std::move(last));
    }
    board_->setOutlines(std::move(outlines));
}

std::vector<session::ReportLine> ReplayPage::linesOf(std::size_t step) const {
    if (step == 0) return session_->reportOfDeal(session_->viewer());
    std::vector<session::ReportLine> lines;
    for (std::size_t move = line_.movesAfter(step - 1); move < line_.movesAfter(step); ++move) {
        const auto& told = session_->report(move, session_->viewer()).lines;
        lines.insert(lines.end(), told.begin(), told.end());
    }
    return lines;
}

/// What happened last.
QString ReplayPage::sentence() const {
    for (std::size_t step = step_; step > 0; --step)
        if (const auto lines = linesOf(step); !lines.empty()) return lines.back().sentence;
    return tr("Before the first move.");
}

QString ReplayPage::spoken() const {
    QStringList sentences;
    for (const session::ReportLine& line : linesOf(step_)) sentences << line.sentence;
    const QLocale locale;
    //: For screen readers, in a replay: %1 the number of a step, %2 how many there are, %3 what happened
    return tr("Step %1 of %2: %3")
        .arg(locale.toString(qulonglong{step_}), locale.toString(qulonglong{line_.steps()}), sentences.join(u' '));
}

void ReplayPage::followPlace() {
    const QLocale locale;
    //: Where a replay stands: %1 the number of a step, %2 how many there are
    const QString step =
        tr("Step %1 of %2").arg(locale.toString(qulonglong{step_}), locale.toString(qulonglong{line_.steps()}));
    const TimeMark* chapter = line_.chapterAt(step_);
    controls_->setPlace(chapter ? step + QStringLiteral(" · ") + chapter->title : step);
    controls_->setPerspective(perspectiveIcon(perspective_), perspectiveName(perspective_));
    controls_->setPlayOnRefusal(playOnRefusal());
    for (QAction* action : {actions_.back, actions_.turnBack, actions_.markBack, actions_.start})
        action->setEnabled(step_ > 0);
    for (QAction* action : {actions_.forward, actions_.turnForward, actions_.markForward, actions_.end})
        action->setEnabled(step_ < line_.steps());
    actions_.play->setEnabled(line_.steps() > 0);
}

// Whose hand is seen

std::vector<Perspective> ReplayPage::perspectives() const {
    std::vector<Perspective> all{{}};
    if (!session_->match().isOver()) return all;
    all.push_back({Kind::Mover, nobody});
    for (Seat seat = 0; seat < session_->match().setup().seats; ++seat) all.push_back({Kind::Player, seat});
    return all;
}

QString ReplayPage::perspectiveName(const Perspective& perspective) const {
    switch (perspective.kind) {
    //: Perspective of a replay: no hand and nothing hidden
    case Kind::Everyone: return tr("What everyone could see");
    //: Perspective of a replay: always the hand of the player to move
    case Kind::Mover: return tr("Whoever’s turn it is");
    case Kind::Player: break;
    }
    return game::nameOf(session_->match().seating(), perspective.seat);
}

QIcon ReplayPage::perspectiveIcon(const Perspective& perspective) const {
    if (perspective.kind == Kind::Player) return QIcon(footStyle_.mark(perspective.seat, 20, game::Tone::Bone));
    return footStyle_.labelIcon(perspective.kind == Kind::Mover ? QStringLiteral("icons/cards")
                                                                : QStringLiteral("icons/watch"),
                                20, game::Tone::OnDark);
}

void ReplayPage::fillPerspectives() {
    QMenu& menu = controls_->perspectiveMenu();
    menu.clear();
    for (const Perspective& each : perspectives()) {
        QAction* action =
            menu.addAction(perspectiveIcon(each), perspectiveName(each).replace(u'&', QStringLiteral("&&")));
        action->setCheckable(true);
        action->setChecked(each == perspective_);
        connect(action, &QAction::triggered, this, [this, each] { setPerspective(each); });
    }
    if (session_->match().isOver()) return;
    //: In the menu of perspectives, of a game that goes on
    menu.addAction(tr("Hands stay hidden until the game is over."))->setEnabled(false);
}

// Playing on

QString ReplayPage::playOnRefusal() const {
    const record::AnyMatch& match = session_->match();
    //: Why a new game cannot begin from a position of a replay
    if (session_->isDemo()) return tr("No person took part in this game.");
    //: Why a new game cannot begin from a position of a replay
    if (!session::canReplay(match)) return tr("The beginning of this game can no longer be shown.");
    //: Why a new game cannot begin from a position of a replay
    if (match.isOver() && step_ == line_.steps()) return tr("The game is over here; go back to an earlier step.");
    return {};
}

void ReplayPage::fillPlayOn() {
    QMenu& menu = controls_->playOnMenu();
    menu.clear();
    const auto add = [&](const QString& text, bool sameChance) {
        connect(menu.addAction(text), &QAction::triggered, this,
                [this, sameChance] { emit playOn(line_.movesAfter(step_), sameChance); });
    };
    const bool hasDice = session::rollsDice(session_->match());
    //: A new game from a position of an old one: the dice fall and the cards come as they did in the old game
    const QString sameRolls = tr("With the same rolls and draws as before");
    //: A new game from a position of an old one, without dice: the cards or tiles come as they did in the old game
    const QString sameDraws = tr("With the same draws as before");
    //: A new game from a position of an old one: chance decides anew
    const QString newRolls = tr("With new rolls and draws");
    //: A new game from a position of an old one, without dice: chance decides anew
    const QString newDraws = tr("With new draws");
    add(hasDice ? sameRolls : sameDraws, true);
    add(hasDice ? newRolls : newDraws, false);
}

void ReplayPage::retranslateUi() {
    actions_.retranslate(isPlaying_);
    QStringList names;
    for (const std::string& name : session_->match().seating().names) names << QString::fromStdString(name);
    const QSignalBlocker quiet(controls_->line());
    controls_->line().setLine(line_, names);
    controls_->line().setValue(static_cast<int>(step_));
    bar_->setTitle(session_->game().words().title());
    board_->setAccessibleName(session_->game().words().title());
}

}
