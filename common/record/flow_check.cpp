// SPDX-License-Identifier: GPL-3.0-or-later
#include "record/flow_check.h"

#include "record/file_error.h"
#include "record/yaml_faults.h"

#include <algorithm>

namespace heorot::record {

namespace {

class FlowScan {
  public:
    FlowScan(std::string_view text, const std::string& name, int deepest)
        : text_(text), name_(name), deepest_(deepest) {}

    void run() {
        while (at_ < text_.size()) {
            const char c = text_[at_];
            if (c == '\n')
                newLine();
            else if (c == ' ' || c == '\t' || c == '\r')
                ++at_;
            else if (c == '#' && isAfterBlank())
                at_ = std::min(text_.find('\n', at_), text_.size());
            else
                token(c);
        }
    }

  private:
    bool isAfterBlank() const { return at_ == 0 || std::string_view(" \t\n").find(text_[at_ - 1]) != text_.npos; }
    bool isBlankAt(std::size_t at) const {
        return at >= text_.size() || std::string_view(" \t\r\n").find(text_[at]) != text_.npos;
    }
    [[noreturn]] void fail(const Fault& why) const { throw FileError(name_, line_, why); }

    void newLine() {
        ++line_;
        ++at_;
        lineStart_ = at_;
        isTokenStart_ = true;
    }

    void token(char c) {
        const bool opens = c == '[' || c == '{';
        if (opens && (depth_ > 0 || isTokenStart_)) return open();
        if (depth_ > 0 && (c == ']' || c == '}' || c == ',')) return separate(c);
        if (isTokenStart_ && (c == '"' || c == '\'')) return quote(c);
        if (isTokenStart_ && depth_ == 0 && (c == '|' || c == '>')) return block();
        // After an indicator (`- `, `? `, `key: `) the next token begins.
        const bool indicates = std::string_view("-?:").find(c) != std::string_view::npos && isBlankAt(at_ + 1);
        isTokenStart_ = indicates;
        ++at_;
    }

    void open() {
        if (depth_ == deepest_) fail(tooDeep());
        if (depth_++ == 0) held_ = 0;
        count();
    }

    void separate(char c) {
        if (c != ',') --depth_;
        count();
    }

    void count() {
        if (++held_ > longestFlow) fail(Fault::tr("there are more than 20,000 items in one pair of brackets"));
        isTokenStart_ = true;
        ++at_;
    }

    void quote(char mark) {
        for (++at_; at_ < text_.size(); ++at_) {
            if (text_[at_] == '\n') ++line_;
            if (mark == '"' && text_[at_] == '\\') {
                ++at_;
            } else if (text_[at_] == mark) {
                if (mark == '"' || !text_.substr(at_ + 1).starts_with('\'')) break;
                ++at_;
            }
        }
        ++at_;
        isTokenStart_ = false;
    }

    /// A block scalar: it continues while lines are empty or indented further than its start.
    void block() {
        const std::size_t margin = text_.find_first_not_of(" -", lineStart_) - lineStart_;
        at_ = std::min(text_.find('\n', at_), text_.size());
        while (at_ < text_.size()) {
            newLine();
            const std::size_t first = text_.find_first_not_of(' ', at_);
            if (first == std::string_view::npos) at_ = text_.size();
            if (at_ == text_.size() || (text_[first] != '\n' && first - at_ < std::max<std::size_t>(margin, 1))) return;
            at_ = std::min(text_.find('\n', first), text_.size());
        }
    }

    std::string_view text_;
    const std::string& name_;
    const int deepest_;
    std::size_t at_ = 0;
    std::size_t lineStart_ = 0;
    int line_ = 1;
    int depth_ = 0;
    int held_ = 0;
    /// Whether a quote or bracket here is one, rather than a character of a plain word.
    bool isTokenStart_ = true;
};

}

void checkFlow(std::string_view text, const std::string& name, int deepest) {
    FlowScan(text, name, deepest).run();
}

}
