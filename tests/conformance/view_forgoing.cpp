// SPDX-License-Identifier: GPL-3.0-or-later
#include "conformance/view_forgoing.h"

#include "conformance/input_driver.h"
#include "conformance/view_tools.h"

#include <QTest>

#include <algorithm>
#include <map>

namespace heorot::conformance {

namespace {

/// A table that records whether something was decided.
class Watched {
  public:
    explicit Watched(const ViewCase& at) : at_(at), table_(at.view, at.module.words(), art_), generator_(at.seed, 84) {
        QObject::connect(&table_, &ui::GameBoard::decided, &table_,
                         [this](engine::Action action) { decided_.push_back(action); });
        table_.resize(1024, 600);
        table_.show();
    }

    std::string check() {
        if (!QTest::qWaitForWindowExposed(&table_)) return "the window is not exposed";
        table_.board().setFocus();
        std::map<std::uint8_t, int> tried;
        for (const engine::Action action : legalOf(at_.match))
            if (at_.match.forgoes(action) && ++tried[action.kind] <= 2)
                for (const InputMethod way : inputMethods) {
                    at_.compared();
                    if (auto wrong = slips(action, way); !wrong.empty())
                        return wrong + " by " + nameOf(way) + ", which gives something up without confirmation";
                }
        return {};
    }

  private:
    std::string done(const char* when) const {
        return decided_.empty() ? "" : '\'' + at_.match.format(decided_.front()) + "' is decided " + when;
    }

    /// Presses all steps of the path except the confirmation, the last of them twice.
    std::string slips(engine::Action action, InputMethod way) {
        decided_.clear();
        const ui::Sitting sitting = sittingOf(at_.match);
        table_.showMatch(at_.match, sitting);
        InputDriver hands(table_, way, generator_);
        game::Path path = at_.view.path(at_.match, action);
        if (path.back() == QStringList{game::confirmSpot}) path.pop_back();
        for (const QStringList& step : path)
            if (auto wrong = hands.press(step.front()); !wrong.empty()) return wrong;
        if (auto wrong = done("by its last step"); !wrong.empty()) return wrong;
        if (table_.board().spotArea(game::confirmSpot).isEmpty()) return "there is no confirmation for " + name(action);
        if (table_.board().scene().find(path.back().front()))
            if (auto wrong = hands.press(path.back().front()); !wrong.empty()) return wrong;
        return done("when its last step is pressed twice");
    }
    std::string name(engine::Action action) const { return '\'' + at_.match.format(action) + '\''; }

    const ViewCase& at_;
    ui::ArtCache art_;
    ui::GameBoard table_;
    engine::Pcg generator_;
    std::vector<engine::Action> decided_;
};

}

std::string forgoingTakesConfirmation(const ViewCase& at) {
    const auto legal = legalOf(at.match);
    const auto forgoes = [&](engine::Action action) { return at.match.forgoes(action); };
    if (std::none_of(legal.begin(), legal.end(), forgoes)) return {};
    return Watched(at).check();
}

}
