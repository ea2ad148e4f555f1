// SPDX-License-Identifier: GPL-3.0-or-later
#include "conformance/view_buttons.h"

#include "conformance/runner.h"
#include "conformance/view_tools.h"
#include "engine/random.h"
#include "ui/game_board.h"

#include <QTest>

#include <optional>

namespace heorot::conformance {

namespace {

struct Button {
    QString spot;
    QRectF area;
    bool givesUp = false;
};

class PressedGame {
  public:
    PressedGame(const game::GameModule& module, const game::GameView& view, const engine::Setup& setup,
                const QSize& size)
        : view_(view), match_(module.newMatch(setup, seatingOf(setup.seats))), table_(view, module.words(), art_),
          generator_(setup.seed, 85) {
        QObject::connect(&table_, &ui::GameBoard::decided, &table_,
                         [this](engine::Action action) { decided_ = action; });
        table_.resize(size);
        table_.show();
    }

    std::string play() {
        if (!QTest::qWaitForWindowExposed(&table_)) return "the window is not exposed";
        while (!match_->isOver()) {
            ui::Sitting sitting = sittingOf(*match_);
            for (const char* command : {"hint", "reset-turn"}) {
                ui::PromptButton button{ui::commandZone + QLatin1String(command), QLatin1String(command),
                                        QStringLiteral("icons/") + QLatin1String(command)};
                button.isBrief = true;
                sitting.commands.push_back(button);
            }
            table_.showMatch(*match_, sitting);
            step();
            const auto legal = legalOf(*match_);
            // Occasionally begins something else and cancels it.
            if (generator_.below(4) == 0) begin(legal[pick(legal.size())]);
            choose(legal[pick(legal.size())]);
            if (!failure_.empty()) return failure_ + ", after '" + lastLines() + '\'';
            if (!decided_) return "nothing was decided, after '" + lastLines() + '\'';
            table_.forget();
            if (match_->play(*decided_)) return "the match refuses the decided action";
        }
        return {};
    }

  private:
    std::size_t pick(std::size_t count) { return generator_.below(static_cast<std::uint32_t>(count)); }
    std::string lastLines() const {
        std::string text;
        const auto& moves = match_->moves();
        for (std::size_t i = moves.size() - std::min<std::size_t>(moves.size(), 5); i < moves.size(); ++i)
            text += match_->format(moves[i].action) + "; ";
        return text;
    }

    void begin(engine::Action action) {
        const game::Path path = view_.path(*match_, action);
        if (path.size() < 2) return;
        press(path.front().front());
        press(generator_.below(2) == 0 ? ui::backSpot : path.front().front());
    }
    void choose(engine::Action action) {
        decided_.reset();
        for (const QStringList& step : view_.path(*match_, action))
            if (failure_.empty()) press(step[static_cast<qsizetype>(pick(static_cast<std::size_t>(step.size())))]);
    }
    void press(const QString& spot) {
        pressed_ = spot;
        table_.choose(spot);
        if (!decided_) step();
    }

    /// Compares the table after a step with the one before.
    void step() {
        std::vector<Button> buttons;
        for (const ui::PromptButton& button : table_.prompt().buttons)
            if (const game::Spot* spot = table_.board().scene().find(button.spot))
                buttons.push_back({button.spot, spot->area, button.givesUp});
        if (match_->toMove() == seat_) compare(buttons);
        seat_ = match_->toMove();
        before_ = std::move(buttons);
    }

    void compare(const std::vector<Button>& buttons) {
        if (!failure_.empty()) return;
        for (const Button& button : buttons) {
            const std::string name = button.spot.toStdString();
            for (const Button& was : before_) {
                if (was.spot == button.spot && was.area != button.area) failure_ = name + " has moved";
                if (was.spot == button.spot || !was.area.intersects(button.area)) continue;
                if (button.givesUp && !was.givesUp)
                    failure_ = name + " gives something up and is where " + was.spot.toStdString() + " was";
                if (button.spot == game::confirmSpot && was.spot == pressed_)
                    failure_ = name + " is under " + was.spot.toStdString() + ", which was pressed";
            }
        }
    }

    const game::GameView& view_;
    std::unique_ptr<record::AnyMatch> match_;
    ui::ArtCache art_;
    ui::GameBoard table_;
    engine::Pcg generator_;
    std::optional<engine::Action> decided_;
    engine::Seat seat_ = engine::nobody;
    std::vector<Button> before_;
    QString pressed_;
    std::string failure_;
};

}

std::string buttonsKeepTheirPlaces(const game::GameModule& module, const game::GameView& view, int seats, int games) {
    for (int seed = 1; seed <= games; ++seed) {
        const QSize size = (seats + seed) % 2 == 0 ? QSize(1024, 600) : QSize(1366, 768);
        PressedGame game(module, view, setupOf(module, seats, static_cast<std::uint64_t>(seed)), size);
        if (auto wrong = game.play(); !wrong.empty())
            return wrong + ", at " + std::to_string(size.width()) + ", seed " + std::to_string(seed);
    }
    return games > 0 ? "" : "no game is played";
}

}
