// SPDX-License-Identifier: GPL-3.0-or-later
// What boxes are made of inside the kit: a node measures itself and draws itself. Views use layout.h.
#pragma once

#include "ui/layout.h"

#include <memory>
#include <utility>
#include <vector>

namespace heorot::ui {

/// More than any table has.
inline constexpr double unlimited = 1e6;

struct Box::Node {
    Node() = default;
    Node(const Node&) = delete;
    Node& operator=(const Node&) = delete;
    virtual ~Node() = default;

    virtual Extent across(const Canvas& canvas, double height) const = 0;
    virtual Extent down(const Canvas& canvas, double width) const = 0;
    virtual void draw(Canvas& canvas, const QRectF& area) const = 0;
    virtual int rank() const { return 0; }

    /// The last measures, as parents ask for them again and again. A box is laid out for one canvas only.
    struct Measured {
        double room = -1;
        Extent extent;
    };
    mutable Measured lastAcross, lastDown;
};

/// The lengths of boxes that share `room` along one direction: their wishes and what they get of the rest, or less, in
/// proportion to what they can give up. Below their least sizes all are made smaller alike.
std::vector<double> shared(const std::vector<Extent>& extents, double room);

template <class N, class... Arguments>
Box make(Arguments&&... arguments) {
    return Box(std::make_shared<const N>(std::forward<Arguments>(arguments)...));
}

}
