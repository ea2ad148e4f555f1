// SPDX-License-Identifier: GPL-3.0-or-later
#include "language/fault_words.h"

#include "language/phrase.h"
#include "language/sentences.h"
#include "record/file_error.h"
#include "record/game_refused.h"

#include <QCoreApplication>

namespace heorot::language {

namespace {

struct Say {
    Q_DECLARE_TR_FUNCTIONS(kit)
};

QString filled(const record::Fault& fault) {
    QStringList parts;
    for (const record::Fault& part : fault.parts()) parts << sentence(part);
    return Phrase(QCoreApplication::translate("Fault", fault.text().c_str())).filled(parts);
}

}

QString sentence(const record::Fault& fault) {
    using enum record::Fault::Kind;
    switch (fault.kind()) {
    case Sentence: return filled(fault);
    //: Quotation marks: %1 a word of a file, or what was typed
    case Quoted: return Say::tr("“%1”").arg(QString::fromStdString(fault.text()));
    case System: return reasonOf(fault.error());
    case Plain: return QString::fromStdString(fault.text());
    case None: break;
    }
    return {};
}

QString sentence(const std::exception& error) {
    if (const auto* bad = dynamic_cast<const record::FileError*>(&error))
        return QString::fromStdString(bad->place()) + QStringLiteral(": ") + sentence(bad->fault());
    if (const auto* refused = dynamic_cast<const record::GameRefused*>(&error)) return sentence(refused->fault());
    return QString::fromUtf8(error.what());
}

QString sentences(const std::vector<record::Fault>& faults) {
    QStringList all;
    for (const record::Fault& fault : faults) all << sentence(fault);
    return joined(all);
}

QString reasonOf(const std::error_code& error) {
    //: Reason why a file cannot be read or written; comes after a colon
    if (error == std::errc::permission_denied || error == std::errc::operation_not_permitted)
        return Say::tr("permission denied");
    //: Reason why a file cannot be written; comes after a colon
    if (error == std::errc::no_space_on_device) return Say::tr("the disk is full");
    //: Reason why a file cannot be written; comes after a colon
    if (error == std::errc::file_too_large) return Say::tr("the disk has no room for a file of this size");
    //: Reason why a file cannot be written; comes after a colon
    if (error == std::errc::read_only_file_system) return Say::tr("the disk is write-protected");
    //: Reason why a file cannot be read or written; comes after a colon
    if (error == std::errc::filename_too_long) return Say::tr("the name is too long");
    //: Reason why a file cannot be read; comes after a colon
    if (error == std::errc::is_a_directory) return Say::tr("this is a folder");
    //: Reason why a file cannot be read or written; comes after a colon
    if (error == std::errc::io_error) return Say::tr("the disk reports an error");
    //: Reason why a file cannot be read; comes after a colon
    if (error == std::errc::too_many_symbolic_link_levels) return Say::tr("its links form a loop");
    return QString::fromLocal8Bit(QByteArray::fromStdString(error.message()));
}

}
