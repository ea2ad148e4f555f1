// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/save_words.h"

#include "record/plain_text.h"

namespace heorot::session {

QString reasonOf(const std::error_code& error) {
    //: Reason why a file cannot be written; comes after a colon
    if (error == std::errc::permission_denied || error == std::errc::operation_not_permitted)
        return Say::tr("permission denied");
    //: Reason why a file cannot be written; comes after a colon
    if (error == std::errc::no_space_on_device) return Say::tr("the disk is full");
    //: Reason why a file cannot be written; comes after a colon
    if (error == std::errc::file_too_large) return Say::tr("the disk has no room for a file of this size");
    //: Reason why a file cannot be written; comes after a colon
    if (error == std::errc::read_only_file_system) return Say::tr("the disk is protected from writing");
    //: Reason why a file cannot be written; comes after a colon
    if (error == std::errc::filename_too_long) return Say::tr("the name is too long");
    return QString::fromLocal8Bit(QByteArray::fromStdString(error.message()));
}

QString pathSentence(const record::PathFault& fault) {
    const QString folder = QString::fromStdString(record::onOneLine(fault.folder.string()));
    switch (fault.kind) {
    //: %1 a folder
    case record::PathFault::Kind::Missing: return Say::tr("there is no folder %1").arg(folder);
    //: %1 the path of something that lies where a folder is needed
    case record::PathFault::Kind::NotAFolder: return Say::tr("%1 is not a folder").arg(folder);
    case record::PathFault::Kind::Closed:
        return pathSentence(
            {record::PathFault::Kind::Other, fault.folder, std::make_error_code(std::errc::permission_denied)});
    case record::PathFault::Kind::Other: break;
    }
    //: %1 a folder, %2 a reason such as "permission denied"
    return Say::tr("the folder %1 cannot be entered: %2").arg(folder, reasonOf(fault.error));
}

}
