// SPDX-License-Identifier: GPL-3.0-or-later
// What digits and Tab mean on a table. Pure but for the digits that a turn has given out.
#pragma once

#include "ui/marks.h"
#include "ui/ui_export.h"

#include <array>
#include <map>

namespace heorot::ui {

/// Gives digits to what may be chosen now. A piece keeps its digit for as long as it may be chosen in a turn, though
/// others come and go around it.
class HEOROT_UI_EXPORT Digits {
  public:
    static constexpr int most = 9;

    /// Whatever was given out is forgotten.
    void beginTurn();
    /// Gives digits to Marks::keyed, buttons first, then in the order of the scene. Buttons that stand dark keep theirs
    /// free. Of a kind that has more spots than there are digits none has one, save the hand, of which the first ones
    /// have.
    void assign(const game::Scene& scene, const Marks& marks);

    /// 0 for none.
    int of(const QString& spot) const;
    /// Empty for none.
    QString at(int digit) const;

  private:
    /// What has a digit; nothing where the id is empty.
    struct Place {
        QString id;
        QString name;
        /// A dark button keeps its digit free.
        bool isOpen = false;
    };

    static bool isSame(const Place& one, const Place& other);
    static QString keyOf(const Place& place);
    static std::vector<Place> candidates(const game::Scene& scene, const Marks& marks);
    void give(int digit, const Place& place);
    /// Gives their digits to those for which `digitOf` finds a free one, and leaves the others.
    template <class DigitOf>
    void giveAgain(std::vector<Place>& left, const DigitOf& digitOf);
    void giveNew(const std::vector<Place>& left, const QStringList& chosen);

    std::array<Place, most + 1> places_;
    std::map<QString, int> given_;
};

/// Spots where Tab stops, in the order of the scene: buttons, what may be chosen next, and one spot of each zone where
/// nothing may.
HEOROT_UI_EXPORT QStringList tabStops(const game::Scene& scene, const Marks& marks);

}
