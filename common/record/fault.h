// SPDX-License-Identifier: GPL-3.0-or-later
// What is wrong with a file or an argument, as a value: an English sentence without its full stop, and what fills its
// places. The programs show it in the user's language (language/fault_words.h); `english` is for tests and logs.
#pragma once

#include "record/record_export.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <system_error>
#include <type_traits>
#include <vector>

namespace heorot::record {

class HEOROT_RECORD_EXPORT Fault {
  public:
#ifdef HEOROT_READ_BY_LUPDATE // names the context; the compiler takes the function below
    Q_DECLARE_TR_FUNCTIONS(Fault)
#endif
    enum class Kind : std::uint8_t {
        None,     ///< nothing is wrong
        Sentence, ///< a text of the catalogues, with places
        Plain,    ///< a text that is the same in every language, or is translated already
        Quoted,   ///< a text from outside, shown in quotation marks
        System,   ///< an error of the operating system
    };

    /// Nothing is wrong.
    Fault() = default;
    /// A sentence or a part of one. Write it without a namespace, so that lupdate finds its context.
    static Fault tr(std::string_view text) {
        return {Kind::Sentence, text};
    }
    static Fault plain(std::string_view text) {
        return {Kind::Plain, text};
    }
    /// On one line and cut to about 60 characters.
    static Fault quoted(std::string_view text);
    static Fault system(std::error_code error);

    /// Fills the places %1, %2, ... in order.
    template <class... Parts>
    Fault arg(const Parts&... parts) && {
        (parts_.push_back(partOf(parts)), ...);
        return std::move(*this);
    }

    explicit operator bool() const {
        return kind_ != Kind::None;
    }
    Kind kind() const {
        return kind_;
    }
    const std::string& text() const {
        return text_;
    }
    const std::vector<Fault>& parts() const {
        return parts_;
    }
    const std::error_code& error() const {
        return error_;
    }
    std::string english() const;

  private:
    Fault(Kind kind, std::string_view text) : kind_(kind), text_(text) {}

    static Fault partOf(const Fault& part) {
        return part;
    }
    static Fault partOf(std::string_view part) {
        return plain(part);
    }
    static Fault partOf(std::integral auto number) {
        return plain(std::to_string(number));
    }

    Kind kind_ = Kind::None;
    std::string text_;
    std::vector<Fault> parts_;
    std::error_code error_;
};

/// A fault in a field of a position: `seats.Anna.food`; an empty field is the position itself.
struct FieldFault {
    std::string field{};
    Fault why{};
    explicit operator bool() const { return static_cast<bool>(why); }
};

/// Several texts as a list for a sentence: "'a', 'b', or 'c'", cut after about 100 characters.
HEOROT_RECORD_EXPORT Fault choices(const std::vector<std::string>& names);

}
