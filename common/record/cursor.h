// SPDX-License-Identifier: GPL-3.0-or-later
// Strict reading of a tree: every node knows its file, line and path, so each refusal is one clear sentence.
#pragma once

#include "record/file_error.h"
#include "record/node.h"

#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace heorot::record {

class MapCursor;

/// A place in a file. Keeps pointers: the tree and the file name must outlive it.
class HEOROT_RECORD_EXPORT Cursor {
  public:
    /// The root of a tree read from `file`.
    Cursor(const Node& node, const std::string& file) : node_(&node), file_(&file) {}

    const Node& node() const { return *node_; }
    const std::string& file() const { return *file_; }
    const std::string& path() const { return path_; }

    /// Any text. Throws FileError for a list or a map; the functions below throw it for values of another form.
    const std::string& text() const;
    /// `-?[0-9]+` without leading zeros or quotes, within least .. most.
    int integer(int least, int most) const;
    /// As integer, for seeds.
    std::uint64_t natural() const;
    /// `true` or `false`.
    bool flag() const;
    /// The index of the text in `names`, which the refusal lists.
    int oneOf(const std::vector<std::string>& names) const;
    std::vector<Cursor> items() const;
    MapCursor map() const;

    /// Throws FileError: file, line, path, fault.
    [[noreturn]] void fail(const Fault& fault) const;

    Cursor at(const Node& node, const std::string& key) const;

  private:
    const Node* node_;
    const std::string* file_;
    std::string path_;
};

/// The keys of a map. Each is requested once; `finish` refuses the keys nothing requested.
class HEOROT_RECORD_EXPORT MapCursor {
  public:
    explicit MapCursor(const Cursor& at) : at_(at) {}

    Cursor required(std::string_view key);
    std::optional<Cursor> optional(std::string_view key);
    /// All keys with their values, for maps whose keys are names.
    std::vector<std::pair<std::string, Cursor>> all();
    void finish() const;
    const Cursor& at() const { return at_; }

  private:
    Cursor at_;
    std::set<std::string, std::less<>> asked_;
};

}
