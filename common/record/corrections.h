// SPDX-License-Identifier: GPL-3.0-or-later
// What an owner of a box has corrected in a game's data: single values with what they replace, laid over the data
// files before the game reads them. Written to a file of their own, and into sagas that are played with them.
#pragma once

#include "record/cursor.h"
#include "record/node.h"

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace heorot::record {

/// The name of the file beside a player's own data.
inline constexpr const char* correctionsFile = "corrections.yaml";

/// One value: a text, or a list of texts.
struct Correction {
    /// A data file of the game, and the path in it (data_path.h).
    std::string file;
    std::string path;
    Node was = Node::list();
    Node value = Node::list();

    bool operator==(const Correction&) const = default;
};

/// Whether it only says how sure a value is, which changes no rule.
HEOROT_RECORD_EXPORT bool isConfidence(const Correction& correction);

class HEOROT_RECORD_EXPORT Corrections {
  public:
    const std::vector<Correction>& all() const { return all_; }
    bool empty() const { return all_.empty(); }
    /// nullptr if this value is not corrected.
    const Correction* find(std::string_view file, std::string_view path) const;
    /// Adds or replaces a correction; one that changes nothing is removed.
    void set(Correction correction);
    void remove(std::string_view file, std::string_view path);
    /// Without what only says how sure a value is: what sagas are played with.
    Corrections ofValues() const;

    /// The tree of a file with its corrections; `refused` names the file they come from. Throws FileError for a path
    /// that does not exist, a value of another kind, or one that replaces another value than stands there.
    void applyTo(Node& tree, const std::string& file, const std::string& refused) const;

    bool operator==(const Corrections&) const = default;

  private:
    std::vector<Correction> all_;
};

/// As a list, and back. Reading throws FileError for anything that is not one.
HEOROT_RECORD_EXPORT Node describe(const Corrections& corrections);
HEOROT_RECORD_EXPORT Corrections correctionsAt(const Cursor& at);

/// A file of corrections: which game they belong to, and the fingerprint of the data they correct.
struct CorrectionsText {
    std::string game;
    std::string data;
    Corrections corrections;
};
HEOROT_RECORD_EXPORT std::string writeCorrections(const CorrectionsText& text);
/// `name` is the file's name in messages. Throws FileError, also for another game than `game`.
HEOROT_RECORD_EXPORT CorrectionsText readCorrections(std::string_view text, const std::string& name,
                                                     std::string_view game);
/// Those in a player's folder of own data; none if there is no such file. Throws FileError, also for one that cannot be
/// read.
HEOROT_RECORD_EXPORT Corrections correctionsIn(const std::filesystem::path& folder, std::string_view game);

}
