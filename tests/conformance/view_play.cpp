// SPDX-License-Identifier: GPL-3.0-or-later
#include "conformance/view_play.h"

#include "conformance/input_driver.h"
#include "conformance/runner.h"
#include "conformance/view_tools.h"
#include "ui/accessible_board.h"
#include "ui/opened_seat.h"

#include <QApplication>
#include <QStandardPaths>
#include <QStyleFactory>
#include <QTest>

#include <span>

namespace heorot::conformance {

namespace {

class PlayedGame {
  public:
    PlayedGame(const game::GameModule& module, const game::GameView& view, const engine::Setup& setup, InputMethod way)
        : module_(module), view_(view), match_(module.newMatch(setup, seatingOf(setup.seats))),
          table_(view, module.words(), art_), generator_(setup.seed, 83), hands_(table_, way, generator_) {
        QObject::connect(&table_, &ui::GameBoard::decided, &table_,
                         [this](engine::Action action) { decided_.push_back(action); });
        table_.resize(setup.seed % 2 ? QSize(1024, 600) : QSize(1366, 768));
    }

    std::string play() {
        table_.show();
        if (!QTest::qWaitForWindowExposed(&table_)) return "the window is not exposed";
        table_.board().setFocus();
        while (!match_->isOver()) {
            ui::Sitting sitting = sittingOf(*match_);
            table_.showMatch(*match_, sitting);
            if (hands_.way() == InputMethod::Keys && !table_.board().focusedSpot().isEmpty())
                if (auto wrong = leadsOn(); !wrong.empty()) return wrong + ", " + where();
            const auto legal = legalOf(*match_);
            const engine::Action meant = legal[generator_.below(static_cast<std::uint32_t>(legal.size()))];
            std::string wrong = dead();
            if (wrong.empty()) wrong = detour(legal);
            if (wrong.empty()) wrong = choose(meant);
            if (!wrong.empty()) return wrong + "\n  while choosing '" + match_->format(meant) + "', " + where();
            table_.forget();
            if (match_->play(meant)) return "the match refuses the decided action, " + where();
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

    /// Pressing an unavailable spot explains it and changes nothing; that of a panel opens it.
    std::string dead() {
        std::vector<QString> spots;
        for (const game::Spot& spot : table_.board().scene().spots)
            if (!table_.chooser().isLit(spot.id) && !view_.takesBack(*match_, spot.id)) spots.push_back(spot.id);
        if (spots.empty()) return {};
        const QString spot = spots[generator_.below(static_cast<std::uint32_t>(spots.size()))];
        decided_.clear();
        const std::string name = spot.toStdString();
        if (auto wrong = hands_.press(spot); !wrong.empty()) return wrong;
        if (!decided_.empty() || !table_.chooser().chosen().isEmpty()) return name + " is unavailable but acts";
        if (table_.openedSeat() != engine::nobody) {
            if (auto wrong = hands_.press(ui::closeSpot); !wrong.empty()) return wrong;
            return table_.openedSeat() == engine::nobody ? "" : name + " cannot be closed";
        }
        const ui::Tip& tip = table_.board().tip();
        if (tip.spot != spot || tip.title.isEmpty() || table_.board().tipArea().isEmpty())
            return name + " shows no tip when pressed";
        const auto action = view_.candidate(*match_, {}, spot);
        if (action && match_->validate(*action) && tip.reason.isEmpty() && tip.text.isEmpty())
            return name + " gives no reason";
        return {};
    }

    /// With keys, the focus moves from a choice to the next choices without Tab.
    std::string leadsOn() {
        const QStringList lit = table_.chooser().lit();
        const auto isButton = [](const QString& spot) { return spot.startsWith(u"choice/"); };
        if (std::all_of(lit.begin(), lit.end(), isButton) || lit.contains(table_.board().focusedSpot())) return {};
        return "the focus stays at " + table_.board().focusedSpot().toStdString() +
               ", where there is nothing to choose";
    }

    /// Occasionally begins something else and cancels it.
    std::string detour(const std::vector<engine::Action>& legal) {
        const engine::Action other = legal[generator_.below(static_cast<std::uint32_t>(legal.size()))];
        const game::Path path = view_.path(*match_, other);
        if (path.size() < 2 || generator_.below(4) != 0) return {};
        if (auto wrong = hands_.press(path.front().front()); !wrong.empty()) return wrong;
        if (table_.chooser().chosen().isEmpty()) return path.front().front().toStdString() + " was not chosen";
        if (auto wrong = hands_.goBack(); !wrong.empty()) return wrong;
        return table_.chooser().chosen().isEmpty() ? "" : "what was chosen is not taken back";
    }

    std::string choose(engine::Action meant) {
        decided_.clear();
        for (const QStringList& step : view_.path(*match_, meant)) {
            if (!decided_.empty()) return "an action was decided too early";
            const QString spot =
                step[static_cast<qsizetype>(generator_.below(static_cast<std::uint32_t>(step.size())))];
            if (auto wrong = hands_.press(spot); !wrong.empty()) return wrong;
            if (table_.board().isTipDue()) return spot.toStdString() + " was chosen, but a tip is due";
            if (decided_.empty() && hands_.way() == InputMethod::Keys)
                if (auto wrong = leadsOn(); !wrong.empty()) return wrong;
        }
        if (decided_.empty()) return "nothing was decided";
        if (decided_.size() > 1) return "it was decided twice";
        return decided_.front() == meant ? "" : "'" + match_->format(decided_.front()) + "' is decided";
    }

    const game::GameModule& module_;
    const game::GameView& view_;
    std::unique_ptr<record::AnyMatch> match_;
    ui::ArtCache art_;
    ui::GameBoard table_;
    engine::Pcg generator_;
    InputDriver hands_;
    std::vector<engine::Action> decided_;
};

}

std::string nameOf(InputMethod way) {
    constexpr std::array names{"mouse", "keys", "accessible actions"};
    return names[static_cast<std::size_t>(way)];
}

CheckResult playsWholeGames(const game::GameModule& module, const game::GameView& view, int seats, InputMethod way,
                            int games) {
    for (int seed = 1; seed <= games; ++seed) {
        PlayedGame game(module, view, setupOf(module, seats, static_cast<std::uint64_t>(seed)), way);
        if (auto wrong = game.play(); !wrong.empty()) return wrong;
    }
    return games > 0 ? CheckResult() : CheckResult("no game is played");
}

int runWindowSuite(std::vector<CheckRow> rows, int argc, char** argv) {
    QStandardPaths::setTestModeEnabled(true);
    QApplication app(argc, argv);
    ui::installAccessibility();
    QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
    ConformanceSuite suite(std::move(rows));
    return QTest::qExec(&suite, argc, argv);
}

}
