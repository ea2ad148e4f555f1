// SPDX-License-Identifier: GPL-3.0-or-later
#include "conformance/hot_seat.h"

#include "conformance/runner.h"
#include "conformance/view_tools.h"
#include "heorot/table_page.h"
#include "record/yaml.h"
#include "ui/compose.h"

#include <QApplication>
#include <QTest>

#include <algorithm>
#include <set>

namespace heorot::conformance {

namespace {

using engine::nobody;
using engine::Seat;
using session::Session;

/// In milliseconds; longer than any test.
constexpr int never = 3'600'000;
/// One decision in this many is tried in every way.
constexpr std::uint32_t triedOf = 16;
/// One in this many is taken back.
constexpr std::uint32_t takenBackOf = 8;
constexpr int mostTakenBack = 8;

app::Settings settingsOf(std::uint64_t seed) {
    app::Settings settings;
    settings.paceMs = 0;
    settings.animationSpeed = seed % 2 == 0 ? 1 : 0;
    settings.playForced = false;
    settings.assist = app::Assist::Hints;
    return settings;
}

std::unique_ptr<record::AnyMatch> matchOf(const game::GameModule& module, int seats, std::uint64_t seed,
                                          const std::string& position) {
    record::Seating seating = seatingOf(seats);
    seating.players.assign(static_cast<std::size_t>(seats), "human");
    if (seats > 2) seating.players.back() = "random";
    auto match = module.newMatch(setupOf(module, seats, seed), seating);
    if (position.empty()) return match;
    const std::string file = "position";
    const record::Node tree = record::parseYaml(position, file);
    match->arrange(record::Cursor(tree, file));
    return match;
}

std::unique_ptr<session::Session> sessionOf(const game::GameModule& module, std::unique_ptr<record::AnyMatch> match) {
    const session::Options options = optionsOf(settingsOf(match->setup().seed));
    return std::make_unique<session::Session>(module, std::move(match), QString(), QString(), options);
}

/// A table page and the people around it. The test tracks for itself who has the table: only the last one who took it,
/// and only until another person must decide.
class HotSeat {
  public:
    HotSeat(const game::GameModule& module, std::unique_ptr<record::AnyMatch> match, Comparisons& comparisons)
        : module_(module), comparisons_(comparisons), generator_(match->setup().seed, 91),
          settings_(settingsOf(match->setup().seed)), page_(sessionOf(module, std::move(match)), settings_, art_),
          card_(*page_.findChild<app::HandOverCard*>()), moments_(*page_.findChild<app::MomentLayer*>()),
          chapter_(*page_.findChild<app::ChapterPage*>()), session_(page_.session()) {
        session_.setLeastPace(0);
        page_.setAttribute(Qt::WA_DontShowOnScreen);
        page_.resize(1024, 600);
        page_.show();
        card_.setDelay(never);
        page_.begin();
    }

    std::string play() {
        while (!match().isOver()) {
            if (auto wrong = decision(); !wrong.empty()) return wrong + where();
            if (auto wrong = moments(); !wrong.empty()) return wrong + where();
        }
        auto wrong = check("at the end");
        return wrong.empty() ? wrong : wrong + where();
    }

  private:
    const record::AnyMatch& match() const { return session_.match(); }
    bool isPerson(Seat seat) const { return match().persons().has(seat); }

    std::string where() const {
        std::string text = "\n  " + setupText(module_, match().setup()) + ", after " +
                           std::to_string(match().moves().size()) + " actions";
        for (const engine::Move& move : match().moves()) text += "\n    " + match().format(move.action);
        return text;
    }

    /// Collects the sentences that only one seat may read.
    void learn() {
        if (learned_ == 0 && public_.empty())
            for (const engine::Event& event : match().dealEvents()) learn(event);
        learned_ = std::min(learned_, match().moves().size());
        for (; learned_ < match().moves().size(); ++learned_)
            for (const engine::Event& event : match().moves()[learned_].events) learn(event);
    }

    void learn(const engine::Event& event) {
        const auto say = [&](Seat seat) { return module_.words().sentence(match(), module_.seen(event, seat)); };
        const QString open = say(nobody);
        public_.insert(open);
        for (int seat = 0; seat < match().setup().seats; ++seat) {
            const QString own = say(static_cast<Seat>(seat));
            if (own != open && !own.isEmpty()) private_[static_cast<std::size_t>(seat)].insert(own);
        }
    }

    /// The seat that may see its own hand now.
    Seat looker() {
        const Seat mover = match().toMove();
        if (match().isOver() || (isPerson(mover) && mover != sitter_)) sitter_ = nobody;
        return sitter_;
    }

    // Observations

    std::string check(const std::string& when) {
        learn();
        const Seat looks = looker();
        std::string wrong = moments_.isPlaying() ? momentIsPublic() : sceneIsFor(looks);
        if (wrong.empty()) wrong = textsAreFor(looks);
        if (wrong.empty() && looks == nobody && !match().isOver() && match().usesSecrets() &&
            page_.board().chooser().isOpen())
            wrong = "a choice among hidden pieces is open";
        return wrong.empty() ? wrong : wrong + ' ' + when + ", where " + viewerText(looks) + " looks";
    }

    std::string sceneIsFor(Seat looks) {
        const game::Look& look = page_.board().look();
        const QRectF prompt = stripOf(page_.board().board().scene());
        ui::Sitting sitting;
        sitting.viewer = looks;
        sitting.look = look;
        sitting.opened = page_.board().openedSeat();
        const game::Scene right = ui::compose({match(), *session_.view(), module_.words(), sitting},
                                              page_.board().chooser(), page_.board().board().pointedSpot());
        const game::Scene& shown = page_.board().board().scene();
        for (const game::Sprite& sprite : shown.sprites)
            if (!prompt.contains(sprite.area) && !contains(right.sprites, sprite))
                return "'" + (sprite.piece + sprite.art + sprite.text).toStdString() + "' is drawn";
        for (const game::Spot& spot : shown.spots)
            if (!prompt.contains(spot.area) && !contains(right.spots, spot))
                return spot.id.toStdString() + " ('" + spot.name.toStdString() + "') is on the table";
        const ui::Chooser& chooser = page_.board().chooser();
        const QString head = page_.board().prompt().head;
        if (chooser.chosen().isEmpty() && head != module_.words().prompt(match(), looks))
            return "'" + head.toStdString() + "' is the prompt";
        return {};
    }

    /// The strip of the prompt, which grows upward for a second row of buttons and keeps that height during a turn.
    QRectF stripOf(const game::Scene& scene) {
        QRectF strip = game::frameOf(page_.board().look(), match().setup().seats).prompt;
        for (const game::Sprite& sprite : scene.sprites)
            if (sprite.fill == game::Tone::PanelLit && sprite.area.bottomLeft() == strip.bottomLeft() &&
                sprite.area.width() == strip.width() && sprite.area.height() < 3 * strip.height())
                strip = sprite.area;
        return strip;
    }

    /// A moment that is shown must be one of the last moves as a spectator sees it.
    std::string momentIsPublic() {
        const auto& moves = match().moves();
        for (std::size_t move = moves.size(); move-- > 0 && move + 12 > moves.size();)
            for (const game::Moment& showing : session_.view()->moments(match(), move, nobody, momentLook_))
                if (showing.scene == page_.board().board().scene()) return {};
        return "a moment is shown that a spectator may not see";
    }

    template <class List, class Item>
    static bool contains(const List& list, const Item& item) {
        return std::find(list.begin(), list.end(), item) != list.end();
    }

    std::string textsAreFor(Seat looks) {
        QStringList labels;
        for (const QLabel* label : page_.findChildren<QLabel*>())
            if (!label->text().isEmpty()) labels << label->text();
        const QAbstractItemModel& log = *page_.findChild<app::LogPanel*>()->view().model();
        for (int seat = 0; seat < match().setup().seats; ++seat) {
            if (seat == int{looks}) continue;
            const std::set<QString>& own = private_[static_cast<std::size_t>(seat)];
            const auto isSecret = [&](const QString& sentence) {
                return own.count(sentence) > 0 && public_.count(sentence) == 0;
            };
            for (int row = 0; row < log.rowCount(); ++row)
                if (const QString line = log.index(row, 0).data().toString(); isSecret(line))
                    return "the log shows '" + line.toStdString() + '\'';
            for (const QString& sentence : own)
                for (const QString& label : labels)
                    if (label.contains(sentence) && isSecret(sentence))
                        return "a label shows '" + label.toStdString() + '\'';
        }
        return {};
    }

    // Actions

    /// The page at the end of an act or a round says only what everybody may know.
    std::string closeChapter() {
        if (!chapter_.isOpen()) return {};
        auto wrong = check("on the page of a chapter");
        emit chapter_.continued();
        return wrong;
    }

    std::string decision() {
        if (auto wrong = closeChapter(); !wrong.empty()) return wrong;
        if (auto wrong = check("at a decision"); !wrong.empty()) return wrong;
        momentLook_ = page_.board().look();
        if (!isPerson(match().toMove())) {
            const std::size_t before = match().moves().size();
            if (!QTest::qWaitFor([&] { return match().moves().size() > before || chapter_.isOpen(); }))
                return "a computer player does not move";
            return {};
        }
        const bool isFirstCovered = !triedCovered_ && session_.waitingFor() != nobody;
        if (generator_.below(triedOf) == 0 || isFirstCovered)
            if (auto wrong = tryEverything(); !wrong.empty()) return wrong;
        if (takenBack_ < mostTakenBack && generator_.below(takenBackOf) == 0)
            if (auto wrong = takeBack(); !wrong.empty()) return wrong;
        if (match().isOver() || !isPerson(match().toMove())) return {};
        if (auto wrong = sitDown(); !wrong.empty()) return wrong;
        return decide();
    }

    std::string sitDown() {
        if (auto wrong = closeChapter(); !wrong.empty()) return wrong;
        if (session_.waitingFor() == nobody) return {};
        card_.setDelay(0);
        QTest::mouseClick(page_.findChild<QWidget*>(QStringLiteral("takeTable")), Qt::LeftButton);
        card_.setDelay(never);
        if (session_.waitingFor() != nobody) return "a fresh press does not take the table";
        sitter_ = match().toMove();
        comparisons_.add("hand-overs");
        return check("once the table is taken");
    }

    std::string decide() {
        if (!page_.board().chooser().isOpen()) return "nothing can be chosen";
        const auto legal = legalOf(match());
        momentLook_ = page_.board().look();
        if (session_.play(legal[generator_.below(static_cast<std::uint32_t>(legal.size()))]))
            return "a legal action is refused";
        return check("after a decision");
    }

    std::string moments() {
        while (moments_.isPlaying()) {
            comparisons_.add("moments");
            if (auto wrong = check("while a moment is shown"); !wrong.empty()) return wrong;
            if (generator_.below(3) == 0) page_.resize(page_.width() == 1024 ? QSize(1280, 800) : QSize(1024, 600));
            if (auto wrong = check("while a moment is shown and the window resized"); !wrong.empty()) return wrong;
            moments_.skip();
        }
        return {};
    }

    /// Undoes from the table or from the card, and redoes as far as possible.
    std::string takeBack() {
        if (!session_.canUndo()) return {};
        ++takenBack_;
        comparisons_.add("undo");
        auto* button = page_.findChild<QWidget*>(QStringLiteral("handOverUndo"));
        if (card_.isVisible() && button->isVisible()) {
            card_.setDelay(0);
            QTest::mouseClick(button, Qt::LeftButton);
            card_.setDelay(never);
        } else {
            page_.actions().undo->trigger();
        }
        if (auto wrong = check("after undo"); !wrong.empty()) return wrong;
        for (bool goesOn = generator_.below(2) == 0; goesOn && session_.canUndo() && session_.waitingFor() == nobody;
             goesOn = generator_.below(2) == 0) {
            page_.actions().undo->trigger();
            if (auto wrong = check("after more undo"); !wrong.empty()) return wrong;
        }
        if (generator_.below(2) == 0) return {};
        for (int i = 0; i < 20 && !match().undone().empty(); ++i) {
            if (auto wrong = sitDown(); !wrong.empty()) return wrong;
            page_.actions().redo->trigger();
            if (auto wrong = check("after redo"); !wrong.empty()) return wrong;
        }
        return match().undone().empty() ? "" : "redo does not restore all moves";
    }

    /// None of this may take the table or show what is covered.
    std::string tryEverything() {
        QWidget& board = page_.board().board();
        const Seat waits = session_.waitingFor();
        for (const QSize size : {QSize(1280, 800), QSize(1920, 1080), QSize(1024, 600)}) {
            page_.resize(size);
            if (auto wrong = check("after a change of size"); !wrong.empty()) return wrong;
        }
        if (waits == nobody) return {};
        comparisons_.add("covered tables");
        triedCovered_ = true;
        const std::size_t moves = match().moves().size();
        auto* take = page_.findChild<QWidget*>(QStringLiteral("takeTable"));
        for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Enter, Qt::Key_Space, Qt::Key_Escape, Qt::Key_1, Qt::Key_2,
                                  Qt::Key_Left, Qt::Key_Down, Qt::Key_Tab})
            for (QWidget* target : std::initializer_list<QWidget*>{&page_, &board, &card_, take}) {
                QTest::keyClick(target, key);
                QKeyEvent held(QEvent::KeyPress, key, Qt::NoModifier, {}, true);
                QApplication::sendEvent(target, &held);
            }
        if (auto wrong = check("after keys"); !wrong.empty()) return wrong;
        QTest::mouseClick(take, Qt::LeftButton);
        QTest::mouseDClick(take, Qt::LeftButton);
        for (const game::Spot& spot : std::vector(page_.board().board().scene().spots)) {
            if (generator_.below(4) != 0) continue;
            const QPoint middle = page_.board().board().spotArea(spot.id).center().toPoint();
            QTest::mouseMove(&board, middle);
            QTest::mouseClick(&board, Qt::LeftButton, {}, middle);
            if (auto wrong = check("after a click on " + spot.id.toStdString()); !wrong.empty()) return wrong;
        }
        for (QAction* action : {page_.actions().undo, page_.actions().redo, page_.actions().reset, page_.actions().hint,
                                page_.actions().pause})
            action->trigger();
        session_.setPaused(false);
        if (auto wrong = check("after the tools of the bar"); !wrong.empty()) return wrong;
        if (session_.waitingFor() != waits) return "the table was taken without a fresh press";
        return match().moves().size() == moves ? "" : "something was decided while the table was covered";
    }

    const game::GameModule& module_;
    Comparisons& comparisons_;
    engine::Pcg generator_;
    ui::ArtCache art_;
    app::Settings settings_;
    app::TablePage page_;
    app::HandOverCard& card_;
    app::MomentLayer& moments_;
    app::ChapterPage& chapter_;
    session::Session& session_;
    Seat sitter_ = nobody;
    int takenBack_ = 0;
    bool triedCovered_ = false;
    /// The layout of the table when the last moments were created.
    game::Look momentLook_;
    /// Number of moves whose sentences have been collected.
    std::size_t learned_ = 0;
    std::set<QString> public_;
    std::array<std::set<QString>, engine::maxSeats> private_;
};

}

CheckResult hotSeatHidesHands(const game::GameModule& module, int seats, int games, const std::string& position,
                              const std::vector<std::string>& vacuous) {
    Comparisons comparisons;
    for (const std::string& part : hotSeatParts) comparisons.expect(part);
    const auto play = [&](int seed, const std::string& from) {
        return HotSeat(module, matchOf(module, seats, static_cast<std::uint64_t>(seed), from), comparisons).play();
    };
    for (int seed = 1; seed <= games; ++seed)
        if (auto wrong = play(seed, {}); !wrong.empty()) return wrong;
    if (!position.empty())
        if (auto wrong = play(games + 1, position); !wrong.empty()) return wrong + "\n  from " + position;
    std::string note;
    for (const std::string& part : comparisons.missing()) {
        if (std::find(vacuous.begin(), vacuous.end(), part) == vacuous.end()) return "there were no " + part;
        note += "vacuous: there were no " + part + ' ';
    }
    return {{}, note};
}

}
