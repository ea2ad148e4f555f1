// SPDX-License-Identifier: GPL-3.0-or-later
#include "record/plain_text.h"

#include <algorithm>
#include <array>

namespace heorot::record {

namespace {

constexpr std::size_t longestQuote = 60;

bool isControlByte(char c) {
    const auto byte = static_cast<unsigned char>(c);
    return (byte < 0x20 && c != '\t' && c != '\n') || byte == 0x7F;
}

/// U+0080 to U+009F; then U+2028, U+2029, U+202A to U+202E, U+2066 to U+2069.
bool isControlAt(std::string_view text, std::size_t at) {
    const auto byte = [&](std::size_t i) {
        return at + i < text.size() ? static_cast<unsigned char>(text[at + i]) : 0u;
    };
    if (byte(0) == 0xC2) return byte(1) >= 0x80 && byte(1) <= 0x9F;
    if (byte(0) != 0xE2) return false;
    return (byte(1) == 0x80 && byte(2) >= 0xA8 && byte(2) <= 0xAE) ||
           (byte(1) == 0x81 && byte(2) >= 0xA6 && byte(2) <= 0xA9);
}

/// The index of the character after the one at `at`.
std::size_t nextCharacter(std::string_view text, std::size_t at) {
    do ++at;
    while (at < text.size() && (static_cast<unsigned char>(text[at]) & 0xC0) == 0x80);
    return at;
}

}

bool hasControls(std::string_view text) {
    for (std::size_t at = 0; at < text.size(); ++at)
        if (isControlByte(text[at]) || isControlAt(text, at)) return true;
    return false;
}

bool hasUnseen(std::string_view text) {
    // U+00AD, U+200B to U+200F, U+2060, U+FEFF
    constexpr std::array<std::string_view, 8> unseen{"\xC2\xAD",     "\xE2\x80\x8B", "\xE2\x80\x8C", "\xE2\x80\x8D",
                                                     "\xE2\x80\x8E", "\xE2\x80\x8F", "\xE2\x81\xA0", "\xEF\xBB\xBF"};
    return std::any_of(unseen.begin(), unseen.end(),
                       [&](std::string_view sign) { return text.find(sign) != std::string_view::npos; });
}

namespace {

/// At most about `most` bytes of it.
std::string plain(std::string_view text, std::size_t most) {
    std::string shown;
    std::size_t at = 0;
    while (at < text.size() && shown.size() < most) {
        const std::size_t next = nextCharacter(text, at);
        if (text[at] == '\n' || text[at] == '\t')
            shown += ' ';
        else if (isControlByte(text[at]) || isControlAt(text, at))
            shown += '?';
        else
            shown += text.substr(at, next - at);
        at = next;
    }
    return at < text.size() ? shown + "..." : shown;
}

}

std::string shortened(std::string_view text) {
    return plain(text, longestQuote);
}

std::string onOneLine(std::string_view text) {
    return plain(text, std::string_view::npos);
}

std::string cut(std::string_view text, std::size_t most) {
    if (text.size() <= most) return std::string(text);
    while (most > 0 && (static_cast<unsigned char>(text[most]) & 0xC0) == 0x80) --most;
    return std::string(text.substr(0, most)) + "...";
}

std::string ending(std::string_view text, std::size_t most) {
    if (text.size() <= most) return std::string(text);
    std::size_t from = text.size() - most;
    while (from < text.size() && (static_cast<unsigned char>(text[from]) & 0xC0) == 0x80) ++from;
    return "..." + std::string(text.substr(from));
}

std::string inQuotes(std::string_view text) {
    return '\'' + shortened(text) + '\'';
}

}
