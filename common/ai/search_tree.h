// SPDX-License-Identifier: GPL-3.0-or-later
// The tree of a search: nodes and edges in two arrays, allocated once.
#pragma once

#include "engine/action.h"

#include <cassert>
#include <cstdint>
#include <vector>

namespace heorot::ai {

/// A node is a decision as the searching seat sees it, an edge an action taken there. Chance and hidden choices are not
/// in the tree: after the same action, different positions share a node unless their keys differ.
class SearchTree {
  public:
    using Index = std::uint32_t;
    static constexpr Index none = 0xFFFFFFFF;
    /// The edge that leads to the root.
    static constexpr Index start = 0;

    struct Edge {
        engine::Action action;
        /// The next edge of the same node.
        Index next = none;
        /// The first of the nodes that it leads to.
        Index node = none;
        std::uint32_t visits = 0;
        /// How often its node was visited while the action was legal.
        std::uint32_t available = 0;
        /// The sum of the values for the seat that decides.
        double valueSum = 0;
    };
    struct Node {
        std::uint32_t key = 0;
        /// The next node after the same edge.
        Index sibling = none;
        /// The newest edge.
        Index edge = none;
        std::uint32_t visits = 0;
    };

    /// An iteration adds at most one node and one edge.
    explicit SearchTree(int iterations) {
        nodes_.reserve(static_cast<std::size_t>(iterations) + 1);
        edges_.reserve(static_cast<std::size_t>(iterations) + 2);
        edges_.emplace_back();
    }

    Edge& edge(Index index) { return edges_[index]; }
    const Edge& edge(Index index) const { return edges_[index]; }
    Node& node(Index index) { return nodes_[index]; }
    const Node& node(Index index) const { return nodes_[index]; }

    /// The node with the key after the edge; adds it if there is none.
    Index nodeAfter(Index edge, std::uint32_t key) {
        for (Index at = edges_[edge].node; at != none; at = nodes_[at].sibling)
            if (nodes_[at].key == key) return at;
        assert(nodes_.size() < nodes_.capacity());
        nodes_.push_back({key, edges_[edge].node});
        return edges_[edge].node = static_cast<Index>(nodes_.size() - 1);
    }
    /// Adds an edge.
    Index open(Index node, engine::Action action) {
        assert(edges_.size() < edges_.capacity());
        edges_.push_back({action, nodes_[node].edge});
        return nodes_[node].edge = static_cast<Index>(edges_.size() - 1);
    }
    bool hasEdge(Index node, engine::Action action) const {
        for (Index at = nodes_[node].edge; at != none; at = edges_[at].next)
            if (edges_[at].action == action) return true;
        return false;
    }

    /// Calls `visit(edge)` for each action at the root, oldest last.
    template <class Visit>
    void eachRootEdge(Visit visit) const {
        for (Index node = edges_[start].node; node != none; node = nodes_[node].sibling)
            for (Index at = nodes_[node].edge; at != none; at = edges_[at].next) visit(edges_[at]);
    }

  private:
    std::vector<Node> nodes_;
    std::vector<Edge> edges_;
};

}
