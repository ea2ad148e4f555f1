// SPDX-License-Identifier: GPL-3.0-or-later
#include "laws/view_play.h"

#include "laws/runner.h"
#include "laws/view_tools.h"
#include "ui/accessible_board.h"
#include "ui/game_board.h"

#include <QAccessible>
#include <QApplication>
#include <QStandardPaths>
#include <QStyleFactory>
#include <QTest>

#include <span>

namespace heorot::laws {

namespace {

/// A person at the table with one way of pressing things.
class Hands {
  public:
    Hands(ui::GameBoard& table, Way way, engine::Pcg& generator)
        : table_(table), board_(table.board()), way_(way), generator_(generator) {}

    /// Empty, or why the spot cannot be pressed.
    std::string press(const QString& spot) {
        if (!board_.scene().find(spot)) return spot.toStdString() + " is not on the table";
        switch (way_) {
        case Way::Mouse: return click(spot);
        case Way::Keys: return type(spot);
        case Way::Accessible: return act(spot);
        }
        return {};
    }

    std::string goBack() {
        if (way_ != Way::Keys) return press(ui::backSpot);
        QTest::keyClick(&board_, Qt::Key_Escape);
        return {};
    }

  private:
    std::string click(const QString& spot) {
        const QPoint middle = board_.spotArea(spot).center().toPoint();
        QTest::mouseMove(&board_, middle);
        if (board_.spotAt(middle) != spot) return "another spot lies in the middle of " + spot.toStdString();
        QTest::mouseClick(&board_, Qt::LeftButton, {}, middle);
        return {};
    }

    /// A digit where there is one, else arrows a part of the way, Tab the rest, and Enter.
    std::string type(const QString& spot) {
        if (const int digit = digitOf(spot); digit > 0 && generator_.below(2) == 0) {
            QTest::keyClick(&board_, static_cast<Qt::Key>(Qt::Key_0 + digit));
            return {};
        }
        constexpr std::array arrows{Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down};
        for (int i = 0; i < 4 && board_.focusedSpot() != spot; ++i)
            QTest::keyClick(&board_, arrows[generator_.below(arrows.size())]);
        const bool back = generator_.below(2) == 0;
        tabTo(spot, back);
        tabTo(spot, !back);
        if (board_.focusedSpot() != spot) return spot.toStdString() + " cannot be reached by keys";
        QTest::keyClick(&board_, Qt::Key_Return);
        return {};
    }

    /// As far as the first or last spot at most; there Tab leaves the board.
    void tabTo(const QString& spot, bool back) {
        const auto& spots = board_.scene().spots;
        const QString end = (back ? spots.front() : spots.back()).id;
        for (std::size_t i = 0; i <= spots.size() && board_.focusedSpot() != spot && board_.focusedSpot() != end; ++i)
            QTest::keyClick(&board_, back ? Qt::Key_Backtab : Qt::Key_Tab, back ? Qt::ShiftModifier : Qt::NoModifier);
    }

    int digitOf(const QString& spot) const {
        QString zone = QStringLiteral("hand/");
        for (const ui::Spot& other : board_.scene().spots)
            if (other.id.startsWith(QStringLiteral("choice/"))) zone = QStringLiteral("choice/");
        int digit = 0;
        for (const ui::Spot& other : board_.scene().spots) {
            if (!other.id.startsWith(zone)) continue;
            ++digit;
            if (other.id == spot) return digit <= 9 ? digit : 0;
        }
        return 0;
    }

    std::string act(const QString& spot) {
        QAccessibleInterface* whole = QAccessible::queryAccessibleInterface(&board_);
        if (!whole) return "the table cannot be read aloud";
        const auto& spots = board_.scene().spots;
        if (whole->childCount() != static_cast<int>(spots.size())) return "there is not one child for each spot";
        for (std::size_t i = 0; i < spots.size(); ++i) {
            if (spots[i].id != spot) continue;
            QAccessibleInterface* child = whole->child(static_cast<int>(i));
            if (!child || child->text(QAccessible::Name) != spots[i].name)
                return spot.toStdString() + " is read aloud as another spot";
            QAccessibleActionInterface* actions = child->actionInterface();
            if (!actions) return spot.toStdString() + " has no action";
            actions->doAction(QAccessibleActionInterface::pressAction());
        }
        return {};
    }

    ui::GameBoard& table_;
    ui::BoardWidget& board_;
    Way way_;
    engine::Pcg& generator_;
};

class PlayedGame {
  public:
    PlayedGame(const plugin::GameModule& module, const ui::GameView& view, const engine::Setup& setup, Way way)
        : module_(module), view_(view), match_(module.newMatch(setup, seatingOf(setup.seats))),
          table_(view, module.words(), art_), generator_(setup.seed, 83), hands_(table_, way, generator_) {
        QObject::connect(&table_, &ui::GameBoard::decided, &table_,
                         [this](engine::Action action) { decided_.push_back(action); });
        table_.resize(setup.seed % 2 ? QSize(1024, 600) : QSize(1366, 768));
    }

    std::string play() {
        table_.show();
        if (!QTest::qWaitForWindowExposed(&table_)) return "the window does not show";
        table_.board().setFocus();
        while (!match_->isOver()) {
            ui::Sitting sitting = sittingOf(*match_);
            table_.showMatch(*match_, sitting);
            const auto legal = legalOf(*match_);
            const engine::Action meant = legal[generator_.below(static_cast<std::uint32_t>(legal.size()))];
            std::string wrong = detour(legal);
            if (wrong.empty()) wrong = choose(meant);
            if (!wrong.empty()) return wrong + "\n  while choosing '" + match_->format(meant) + "', " + where();
            table_.forget();
            if (match_->play(meant)) return "the match refuses what was decided, " + where();
        }
        return {};
    }

  private:
    std::string where() const {
        std::string text =
            setupText(module_, match_->setup()) + ", after " + std::to_string(match_->moves().size()) + " actions";
        for (const engine::Move& move : match_->moves()) text += "\n    " + match_->format(move.action);
        return text;
    }

    /// Something else is begun now and then, and taken back.
    std::string detour(const std::vector<engine::Action>& legal) {
        const engine::Action other = legal[generator_.below(static_cast<std::uint32_t>(legal.size()))];
        const ui::Path path = view_.path(*match_, other);
        if (path.size() < 2 || generator_.below(4) != 0) return {};
        if (auto wrong = hands_.press(path.front().front()); !wrong.empty()) return wrong;
        if (table_.chooser().chosen().isEmpty()) return path.front().front().toStdString() + " was not chosen";
        if (auto wrong = hands_.goBack(); !wrong.empty()) return wrong;
        return table_.chooser().chosen().isEmpty() ? "" : "what was chosen is not taken back";
    }

    std::string choose(engine::Action meant) {
        decided_.clear();
        for (const QStringList& step : view_.path(*match_, meant)) {
            if (!decided_.empty()) return "something is decided too early";
            const QString spot =
                step[static_cast<qsizetype>(generator_.below(static_cast<std::uint32_t>(step.size())))];
            if (auto wrong = hands_.press(spot); !wrong.empty()) return wrong;
        }
        if (decided_.empty()) return "nothing is decided";
        if (decided_.size() > 1) return "it is decided twice";
        return decided_.front() == meant ? "" : "'" + match_->format(decided_.front()) + "' is decided";
    }

    const plugin::GameModule& module_;
    const ui::GameView& view_;
    std::unique_ptr<record::AnyMatch> match_;
    ui::ArtCache art_;
    ui::GameBoard table_;
    engine::Pcg generator_;
    Hands hands_;
    std::vector<engine::Action> decided_;
};

}

std::string nameOf(Way way) {
    constexpr std::array names{"mouse", "keys", "accessible actions"};
    return names[static_cast<std::size_t>(way)];
}

std::string playsWholeGames(const plugin::GameModule& module, const ui::GameView& view, int seats, Way way, int games) {
    for (int seed = 1; seed <= games; ++seed) {
        PlayedGame game(module, view, setupOf(module, seats, static_cast<std::uint64_t>(seed)), way);
        if (auto wrong = game.play(); !wrong.empty()) return wrong;
    }
    return {};
}

int runWindowSuite(std::vector<LawRow> rows, int argc, char** argv) {
    QStandardPaths::setTestModeEnabled(true);
    QApplication app(argc, argv);
    ui::installAccessibility();
    QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
    LawSuite suite(std::move(rows));
    return QTest::qExec(&suite, argc, argv);
}

}
