// SPDX-License-Identifier: GPL-3.0-or-later
#include "conformance/input_driver.h"

#include "ui/key_spots.h"
#include "ui/spot_moves.h"

#include <QAccessible>
#include <QTest>

#include <array>
#include <map>

namespace heorot::conformance {

namespace {

/// One in this many spots is reached step by step.
constexpr std::uint32_t stridden = 4;

}

std::string InputDriver::press(const QString& spot) {
    if (!board_.scene().find(spot)) return spot.toStdString() + " is not on the table";
    switch (way_) {
    case InputMethod::Mouse: return click(spot);
    case InputMethod::Keys: return type(spot);
    case InputMethod::Accessible: return act(spot);
    }
    return {};
}

std::string InputDriver::goBack() {
    if (way_ != InputMethod::Keys) return press(ui::backSpot);
    QTest::keyClick(&board_, Qt::Key_Escape);
    return {};
}

std::string InputDriver::click(const QString& spot) {
    const QPoint middle = board_.spotArea(spot).center().toPoint();
    QTest::mouseMove(&board_, middle);
    if (board_.spotAt(middle) != spot) return "another spot covers the center of " + spot.toStdString();
    QTest::mouseClick(&board_, Qt::LeftButton, {}, middle);
    return {};
}

/// Types a digit if there is one; otherwise arrows part of the way, Tab or arrows for the rest, and Enter. Most times
/// the focus is set at once, since each step of the way draws the table.
std::string InputDriver::type(const QString& spot) {
    if (const int digit = board_.digitOf(spot); digit > 0 && generator_.below(2) == 0) {
        QTest::keyClick(&board_, static_cast<Qt::Key>(Qt::Key_0 + digit));
        return {};
    }
    if (generator_.below(stridden) != 0) {
        board_.focusSpot(spot);
        QTest::keyClick(&board_, Qt::Key_Return);
        return {};
    }
    constexpr std::array arrows{Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down};
    for (int i = 0; i < 4 && board_.focusedSpot() != spot; ++i)
        QTest::keyClick(&board_, arrows[generator_.below(arrows.size())]);
    const bool back = generator_.below(2) == 0;
    tabTo(spot, back);
    tabTo(spot, !back);
    if (board_.focusedSpot() != spot) walkTo(spot);
    if (board_.focusedSpot() != spot) return spot.toStdString() + " cannot be reached by keys";
    QTest::keyClick(&board_, Qt::Key_Return);
    return {};
}

/// At most to the first or last stop, where Tab leaves the board.
void InputDriver::tabTo(const QString& spot, bool back) {
    const game::Scene& scene = board_.scene();
    const QStringList stops = ui::tabStops(scene, board_.marks());
    const int end = scene.indexOf(back ? stops.front() : stops.back());
    const auto isOut = [&] {
        const int at = scene.indexOf(board_.focusedSpot());
        return back ? at <= end : at >= end;
    };
    for (qsizetype i = 0; i <= stops.size() && board_.focusedSpot() != spot && !isOut(); ++i)
        QTest::keyClick(&board_, back ? Qt::Key_Backtab : Qt::Key_Tab, back ? Qt::ShiftModifier : Qt::NoModifier);
}

/// Moves by arrows, from a stop of the same zone.
void InputDriver::walkTo(const QString& spot) {
    const auto& spots = board_.scene().spots;
    const int goal = board_.scene().indexOf(spot);
    for (const QString& stop : ui::tabStops(board_.scene(), board_.marks()))
        if (ui::zoneOf(*board_.scene().find(stop)) == ui::zoneOf(spots[static_cast<std::size_t>(goal)])) {
            tabTo(stop, true);
            tabTo(stop, false);
            break;
        }
    // Breadth-first search: the previous spot and the arrow that lead to each spot.
    std::map<int, std::pair<int, ui::Way>> reached;
    std::vector<int> open{board_.scene().indexOf(board_.focusedSpot())};
    const int start = open.front();
    for (std::size_t i = 0; i < open.size() && open.front() >= 0; ++i)
        for (const ui::Way way : {ui::Way::Left, ui::Way::Right, ui::Way::Up, ui::Way::Down}) {
            const int to = ui::stepInside(spots, open[i], way);
            if (to < 0 || to == start || !reached.emplace(to, std::pair(open[i], way)).second) continue;
            open.push_back(to);
        }
    std::vector<ui::Way> steps;
    for (int at = goal; at != start && reached.contains(at); at = reached.at(at).first)
        steps.push_back(reached.at(at).second);
    constexpr std::array arrows{Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down};
    for (auto way = steps.rbegin(); way != steps.rend(); ++way)
        QTest::keyClick(&board_, arrows[static_cast<std::size_t>(*way)]);
}

std::string InputDriver::act(const QString& spot) {
    QAccessibleInterface* whole = QAccessible::queryAccessibleInterface(&board_);
    if (!whole) return "the table cannot be read aloud";
    const auto& spots = board_.scene().spots;
    if (whole->childCount() != static_cast<int>(spots.size()))
        return "the table does not have one accessible child per spot";
    for (std::size_t i = 0; i < spots.size(); ++i) {
        if (spots[i].id != spot) continue;
        QAccessibleInterface* child = whole->child(static_cast<int>(i));
        if (!child || child->text(QAccessible::Name) != spots[i].name)
            return spot.toStdString() + " is read aloud as a different spot";
        QAccessibleActionInterface* actions = child->actionInterface();
        if (!actions) return spot.toStdString() + " has no action";
        actions->doAction(QAccessibleActionInterface::pressAction());
        // The press may have changed the table.
        return {};
    }
    return {};
}

}
