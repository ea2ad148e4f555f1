// SPDX-License-Identifier: GPL-3.0-or-later
#include "plugin/library_check.h"

#include <QCoreApplication>
#include <QFile>

#include <algorithm>
#include <array>
#include <cstring>
#include <optional>
#include <type_traits>
#include <vector>

namespace heorot::plugin {

using record::Fault;

namespace {

// The tables of an ELF file for this machine, where an address is as wide as a pointer.
using Address = quintptr;

struct Header {
    std::array<char, 16> ident; // magic number, width, byte order, version
    quint16 type;
    quint16 machine;
    quint32 version;
    Address entry;
    Address segments;
    Address sections;
    quint32 flags;
    quint16 headerSize;
    quint16 segmentSize;
    quint16 segmentCount;
    quint16 sectionSize;
    quint16 sectionCount;
    quint16 sectionNames;
};
constexpr quint16 sharedObject = 3;

struct Segment64 {
    quint32 type;
    quint32 flags;
    Address offset;
    Address address;
    Address physical;
    Address fileSize;
    Address memorySize;
    Address alignment;
};
struct Segment32 {
    quint32 type;
    Address offset;
    Address address;
    Address physical;
    Address fileSize;
    Address memorySize;
    quint32 flags;
    Address alignment;
};
using Segment = std::conditional_t<sizeof(Address) == 8, Segment64, Segment32>;
constexpr quint32 loaded = 1;
constexpr quint32 dynamicTable = 2;
constexpr quint32 stackFlags = 0x6474'E551;

struct Section {
    quint32 name;
    quint32 type;
    Address flags;
    Address address;
    Address offset;
    Address size;
    quint32 link;
    quint32 info;
    Address alignment;
    Address entrySize;
};
constexpr quint32 withoutContent = 8;
constexpr Address isLoaded = 2;
constexpr Address isOfThreads = 0x400;

/// An entry of the dynamic table, through which the loader finds everything else.
struct Entry {
    Address tag;
    Address value;
};
constexpr Address stringTable = 5;
constexpr Address symbolTable = 6;

std::optional<Header> headerOf(QFile& file) {
    Header header;
    if (!file.seek(0)) return {};
    const QByteArray bytes = file.read(sizeof header);
    if (bytes.size() < static_cast<qsizetype>(sizeof header)) return {};
    std::memcpy(&header, bytes.constData(), sizeof header);
    return header;
}

bool isElf(const QByteArray& begin) {
    return begin.startsWith("\x7F"
                            "ELF");
}

/// Whether the `size` bytes from `begin` are within the `wholeSize` bytes from `wholeBegin`.
bool isWithin(Address begin, Address size, Address wholeBegin, Address wholeSize) {
    return begin >= wholeBegin && begin - wholeBegin <= wholeSize && size <= wholeSize - (begin - wholeBegin);
}

/// Empty if the table exceeds the file.
template <class Row>
std::vector<Row> tableOf(QFile& file, Address begin, Address count) {
    const Address size = count * sizeof(Row);
    if (!isWithin(begin, size, 0, static_cast<Address>(file.size())) || !file.seek(static_cast<qint64>(begin)))
        return {};
    std::vector<Row> table(count);
    if (table.empty()) return table;
    const QByteArray bytes = file.read(static_cast<qint64>(size));
    if (bytes.size() < static_cast<qsizetype>(size)) return {};
    std::memcpy(table.data(), bytes.constData(), size);
    return table;
}

/// Whether the loader can map it, and it is above the previous segment.
bool isMappable(const Segment& segment, Address end, Address length) {
    const bool isPower = segment.alignment != 0 && (segment.alignment & (segment.alignment - 1)) == 0;
    return isPower && (segment.address - segment.offset) % segment.alignment == 0 && segment.address >= end &&
           segment.memorySize > 0 && segment.fileSize <= segment.memorySize &&
           isWithin(segment.offset, segment.fileSize, 0, length) &&
           segment.address + segment.memorySize > segment.address;
}

class Segments {
  public:
    Segments(std::vector<Segment> all, Address length) : all_(std::move(all)), length_(length) {}

    /// Whether the loader finds what it needs: exactly one dynamic table, and no segment outside the mapped ones.
    bool areSound() const {
        Address end = 0;
        int tables = 0;
        for (const Segment& segment : all_) {
            if (segment.type == loaded) {
                if (!isMappable(segment, end, length_)) return false;
                end = segment.address + segment.memorySize;
            } else if (segment.type == dynamicTable) {
                ++tables;
            }
        }
        return tables == 1 && std::all_of(all_.begin(), all_.end(), [this](const Segment& segment) {
                   const bool isPart = segment.type != 0 && segment.type != loaded && segment.type != stackFlags;
                   return !isPart || isMapped(segment.address, segment.memorySize, segment.offset, segment.fileSize);
               });
    }

    /// Whether the whole range is mapped, with its content at the right offset of the file.
    bool isMapped(Address address, Address size, Address offset, Address contentSize) const {
        return std::any_of(all_.begin(), all_.end(), [=](const Segment& segment) {
            return segment.type == loaded && isWithin(address, size, segment.address, segment.memorySize) &&
                   (contentSize == 0 || (offset - segment.offset == address - segment.address &&
                                         isWithin(offset, contentSize, segment.offset, segment.fileSize)));
        });
    }
    const Segment& dynamic() const {
        return *std::find_if(all_.begin(), all_.end(), [](const Segment& each) { return each.type == dynamicTable; });
    }
    bool cover(const Section& section) const {
        if (section.size == 0 || (section.flags & isLoaded) == 0 || (section.flags & isOfThreads) != 0) return true;
        return isMapped(section.address, section.size, section.offset,
                        section.type == withoutContent ? 0 : section.size);
    }

  private:
    std::vector<Segment> all_;
    Address length_;
};

/// Whether the table ends with its end entry and has the entries every library needs.
bool isSound(const std::vector<Entry>& table, const Segments& segments) {
    const auto isEmpty = [](const Entry& entry) { return entry.tag == 0; };
    const auto end = std::find_if(table.begin(), table.end(), isEmpty);
    const auto has = [&](Address tag) {
        return std::any_of(table.begin(), end, [&](const Entry& entry) {
            return entry.tag == tag && segments.isMapped(entry.value, 1, 0, 0);
        });
    };
    return end != table.end() && std::all_of(end, table.end(), isEmpty) && has(stringTable) && has(symbolTable);
}

/// Checks a file of the same format as this program.
Fault faultOf(QFile& file, const Header& header) {
    if (header.type != sharedObject || header.segmentSize != sizeof(Segment) ||
        (header.sectionCount > 0 && header.sectionSize != sizeof(Section)))
        return Fault::tr("its header is damaged");
    const auto sections = tableOf<Section>(file, header.sections, header.sectionCount);
    if (sections.size() != header.sectionCount) return Fault::tr("the file is truncated");
    const Segments segments(tableOf<Segment>(file, header.segments, header.segmentCount),
                            static_cast<Address>(file.size()));
    const bool isCovered =
        std::all_of(sections.begin(), sections.end(), [&](const Section& section) { return segments.cover(section); });
    if (!segments.areSound() || !isCovered) return Fault::tr("its program header is damaged");
    const Segment& dynamic = segments.dynamic();
    const auto table = tableOf<Entry>(file, dynamic.offset, dynamic.fileSize / sizeof(Entry));
    return isSound(table, segments) ? Fault() : Fault::tr("its dynamic table is damaged");
}

}

Fault libraryFault(const QString& path) {
    QFile file(path);
    QFile program(QCoreApplication::applicationFilePath());
    if (!file.open(QIODevice::ReadOnly) || !program.open(QIODevice::ReadOnly)) return {};
    if (file.size() == 0) return Fault::tr("the file is truncated");
    if (!isElf(file.peek(4)) || !isElf(program.peek(4))) return {};
    const auto own = headerOf(program);
    const auto header = headerOf(file);
    if (!header || !own) return Fault::tr("the file is truncated");
    const bool isAsWide = std::equal(own->ident.begin(), own->ident.begin() + 7, header->ident.begin());
    if (!isAsWide || header->machine != own->machine)
        return Fault::tr("it was built for another kind of machine, or its header is damaged");
    return faultOf(file, *header);
}

}
