// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/archive.h"

#include "record/file_error.h"
#include "record/yaml.h"

#include <archive.h>
#include <archive_entry.h>

#include <QCoreApplication>
#include <QString>

#include <algorithm>
#include <ctime>
#include <memory>

namespace heorot::report {

namespace {

struct Say {
    Q_DECLARE_TR_FUNCTIONS(kit)
};

using Writer = std::unique_ptr<archive, decltype(&archive_write_free)>;
using Reader = std::unique_ptr<archive, decltype(&archive_read_free)>;
using Entry = std::unique_ptr<archive_entry, decltype(&archive_entry_free)>;

la_ssize_t append(archive*, void* text, const void* bytes, std::size_t size) {
    static_cast<std::string*>(text)->append(static_cast<const char*>(bytes), size);
    return static_cast<la_ssize_t>(size);
}

[[noreturn]] void refuse(const std::filesystem::path& path, const QString& why) {
    throw record::FileError(path.filename().string(), 0, record::Fault::plain(why.toStdString()));
}

/// Whether a name is relative, without "..", and has no part that only another system would take for a folder.
bool isPlainName(const std::string& name) {
    if (name.empty() || name.front() == '/' || name.find('\\') != std::string::npos ||
        name.find(':') != std::string::npos)
        return false;
    const std::filesystem::path parts(name);
    return std::none_of(parts.begin(), parts.end(), [](const auto& part) { return part == ".."; });
}

void readEntry(archive& tar, const std::filesystem::path& path, std::size_t room, std::string& bytes) {
    char part[1 << 14];
    for (;;) {
        const la_ssize_t size = archive_read_data(&tar, part, sizeof part);
        if (size == 0) return;
        if (size < 0) refuse(path, Say::tr("this archive is damaged"));
        bytes.append(part, static_cast<std::size_t>(size));
        if (bytes.size() > room) refuse(path, Say::tr("this archive is too large for a problem report"));
    }
}

}

std::string toTar(const std::vector<ArchivedFile>& files, const std::string& folder) {
    std::string text;
    const Writer tar(archive_write_new(), archive_write_free);
    archive_write_set_format_pax_restricted(tar.get());
    archive_write_open(tar.get(), &text, nullptr, append, nullptr);
    const Entry entry(archive_entry_new(), archive_entry_free);
    for (const ArchivedFile& file : files) {
        constexpr int permissions = 0644;
        archive_entry_clear(entry.get());
        archive_entry_set_pathname(entry.get(), (folder + '/' + file.name).c_str());
        archive_entry_set_size(entry.get(), static_cast<la_int64_t>(file.bytes.size()));
        archive_entry_set_filetype(entry.get(), AE_IFREG);
        archive_entry_set_perm(entry.get(), permissions);
        archive_entry_set_mtime(entry.get(), std::time(nullptr), 0);
        archive_write_header(tar.get(), entry.get());
        archive_write_data(tar.get(), file.bytes.data(), file.bytes.size());
    }
    archive_write_close(tar.get());
    return text;
}

bool isTar(const std::filesystem::path& path) {
    constexpr std::size_t magicAt = 257;
    constexpr std::string_view magic = "ustar";
    try {
        const std::string head = record::readBeginning(path, magicAt + magic.size());
        return head.size() == magicAt + magic.size() && head.compare(magicAt, magic.size(), magic) == 0;
    } catch (const record::FileError&) {
        return false;
    }
}

std::vector<ArchivedFile> readTar(const std::filesystem::path& path) {
    const std::string text = record::readBeginning(path, largestArchive + 1);
    if (text.size() > largestArchive) refuse(path, Say::tr("this archive is too large for a problem report"));
    const Reader tar(archive_read_new(), archive_read_free);
    archive_read_support_format_tar(tar.get());
    if (archive_read_open_memory(tar.get(), text.data(), text.size()) != ARCHIVE_OK)
        refuse(path, Say::tr("this is not a tar archive"));
    std::vector<ArchivedFile> files;
    archive_entry* entry = nullptr;
    std::size_t room = largestArchive;
    std::size_t entries = 0;
    for (;;) {
        const int status = archive_read_next_header(tar.get(), &entry);
        if (status == ARCHIVE_EOF) return files;
        if (status != ARCHIVE_OK)
            refuse(path, files.empty() ? Say::tr("this is not a tar archive") : Say::tr("this archive is damaged"));
        if (++entries > mostFiles) refuse(path, Say::tr("this archive has too many files for a problem report"));
        const char* name = archive_entry_pathname(entry);
        if (!name || !isPlainName(name))
            refuse(path, Say::tr("a file in this archive has a name that points outside it"));
        if (archive_entry_filetype(entry) == AE_IFDIR) continue;
        if (archive_entry_filetype(entry) != AE_IFREG || archive_entry_hardlink(entry))
            refuse(path, Say::tr("this archive contains something other than plain files"));
        files.push_back({std::filesystem::path(name).filename().string(), {}});
        readEntry(*tar, path, room, files.back().bytes);
        room -= files.back().bytes.size();
    }
}

}
