// SPDX-License-Identifier: GPL-3.0-or-later
#include "language/catalogue_check.h"

#include <QtEndian>

#include <optional>

namespace heorot::language {

namespace {

/// The first 16 bytes of every catalogue, and the tags of Qt's format: those of its sections and of the parts of a
/// message.
constexpr char magic[] = "\x3C\xB8\x64\x18\xCA\xEF\x9C\x95\xCD\x21\x1C\xBF\x60\xA1\xBD\xDD";
enum Section : quint8 {
    Contexts = 0x2F,
    Hashes = 0x42,
    Messages = 0x69,
    Numerus = 0x88,
    Dependencies = 0x96,
    Language = 0xA7
};
enum Part : quint8 { End = 1, Translation = 3, Obsolete = 5, SourceText = 6, Context = 7, Comment = 8 };

/// Reads forward and never past its bytes.
class Bytes {
  public:
    explicit Bytes(QByteArrayView bytes) : left_(bytes) {}

    bool isEmpty() const { return left_.isEmpty(); }
    template <class Number>
    std::optional<Number> number() {
        const auto bytes = take(sizeof(Number));
        return bytes ? std::optional(qFromBigEndian<Number>(bytes->data())) : std::nullopt;
    }
    std::optional<QByteArrayView> take(qsizetype size) {
        if (size < 0 || size > left_.size()) return std::nullopt;
        const QByteArrayView taken = left_.first(size);
        left_ = left_.sliced(size);
        return taken;
    }
    /// As many bytes as the preceding length says.
    std::optional<QByteArrayView> sized() {
        const auto size = number<quint32>();
        return size ? take(static_cast<qsizetype>(*size)) : std::nullopt;
    }

  private:
    QByteArrayView left_;
};

bool isWholeMessage(Bytes message) {
    while (const auto part = message.number<quint8>()) {
        switch (*part) {
        case End: return true;
        case Obsolete:
            if (!message.take(4)) return false;
            break;
        case Translation:
        case SourceText:
        case Context:
        case Comment: {
            const auto size = message.number<quint32>();
            // An untranslated form has an odd size, and Qt stops there.
            if (size && *part == Translation && *size % 2 != 0) return true;
            if (!size || !message.take(static_cast<qsizetype>(*size))) return false;
            break;
        }
        default: return false;
        }
    }
    return false;
}

/// Pairs of a hash and the offset of its message.
bool areWholeMessages(QByteArrayView hashes, QByteArrayView messages) {
    if (hashes.size() % 8 != 0) return false;
    for (Bytes left(hashes); !left.isEmpty();) {
        left.take(4);
        const auto at = left.number<quint32>();
        if (!at || *at >= messages.size() || !isWholeMessage(Bytes(messages.sliced(*at)))) return false;
    }
    return true;
}

/// A table of offsets of names, each preceded by its length; a length of 0 ends a bucket.
bool areWholeContexts(QByteArrayView contexts) {
    if (contexts.isEmpty()) return true;
    Bytes table(contexts);
    const auto size = table.number<quint16>();
    if (!size || *size == 0) return false;
    for (int i = 0; i < *size; ++i) {
        const auto place = table.number<quint16>();
        if (!place) return false;
        if (*place == 0) continue;
        const qsizetype at = 2 + (qsizetype{*size} << 1) + (qsizetype{*place} << 1);
        if (at >= contexts.size()) return false;
        Bytes names(contexts.sliced(at));
        std::optional<quint8> length;
        while ((length = names.number<quint8>()) && *length > 0)
            if (!names.take(*length)) return false;
        if (!length) return false;
    }
    return true;
}

}

CatalogueState checkCatalogue(QByteArrayView file) {
    const QByteArrayView beginning(magic, 16);
    if (!file.startsWith(beginning)) return CatalogueState::Damaged;
    QByteArrayView contexts, hashes, messages;
    for (Bytes left(file.sliced(beginning.size())); !left.isEmpty();) {
        const auto tag = left.number<quint8>();
        if (tag && *tag == 0) break; // Qt stops here, too
        const auto section = left.sized();
        if (!section) return CatalogueState::Damaged;
        switch (*tag) {
        case Contexts: contexts = *section; break;
        case Hashes: hashes = *section; break;
        case Messages: messages = *section; break;
        case Numerus:
        case Dependencies:
        case Language: break;
        default: return CatalogueState::Damaged;
        }
    }
    if (!areWholeMessages(hashes, messages) || !areWholeContexts(contexts)) return CatalogueState::Damaged;
    return hashes.isEmpty() ? CatalogueState::Empty : CatalogueState::Whole;
}

}
