// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/correction_file.h"

#include "record/yaml.h"
#include "session/save_words.h"
#include "session/whole_file.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace heorot::session {

using record::Fault;

namespace {

[[noreturn]] void refuse(const QString& path, const QString& why) {
    //: Comes after the name of a file and a colon; %1 a reason such as "permission denied"
    throw record::FileError(path.toStdString(), 0,
                            Fault::tr("the corrections can’t be saved here: %1").arg(why.toStdString()));
}

void replace(FileTurn& turn, const QString& path, const std::string& text) {
    if (!turn.refusal().isEmpty()) refuse(path, turn.refusal());
    if (const QString why = turn.replace(text); !why.isEmpty()) refuse(path, why);
}

bool exists(const QString& path) {
    return QFileInfo::exists(path) || QFileInfo(path).isSymLink();
}

}

CorrectionFile::CorrectionFile(const QString& folder, const game::GameModule& game)
    : path_(QDir(folder).filePath(QLatin1String(record::correctionsFile))),
      draft_(QDir(folder).filePath(correctionDraft)), game_(game) {}

record::Corrections CorrectionFile::readFile(const QString& path) const {
    const std::filesystem::path file(path.toStdU16String());
    return record::readCorrections(record::readFile(file), path.toStdString(), game_.id()).corrections;
}

record::Corrections CorrectionFile::ownFile(const QString& path) const {
    return exists(path) ? readFile(path) : record::Corrections();
}

record::Corrections CorrectionFile::wanted() const {
    return ownFile(exists(draft_) ? draft_ : path_);
}

CorrectionState CorrectionFile::stateOf(record::Corrections wanted) const {
    Fault fault = game_.refuse(wanted);
    record::Corrections inEffect = !fault ? wanted : ownFile(path_);
    return {std::move(wanted), std::move(inEffect), std::move(fault)};
}

CorrectionState CorrectionFile::read() const {
    return stateOf(wanted());
}

std::string CorrectionFile::textOf(const record::Corrections& corrections) const {
    return record::writeCorrections({game_.id(), game_.with({}).fingerprint(), corrections});
}

void CorrectionFile::write(const QString& path, const record::Corrections& corrections) const {
    FileTurn turn(path);
    replace(turn, path, textOf(corrections));
}

CorrectionState CorrectionFile::change(const std::vector<record::Correction>& edits) const {
    // From reading to writing, so that another program’s corrections are kept.
    FileTurn turn(path_);
    if (!turn.refusal().isEmpty()) refuse(path_, turn.refusal());
    record::Corrections corrections = wanted();
    for (const record::Correction& edit : edits) corrections.set(edit);
    CorrectionState state = stateOf(std::move(corrections));
    // The draft first: whenever the program is killed, one of the two files has everything.
    if (exists(draft_) || state.fault) write(draft_, state.wanted);
    if (state.fault) return state;
    replace(turn, path_, textOf(state.wanted));
    QFile::remove(draft_);
    return state;
}

CorrectionState CorrectionFile::importFrom(const QString& path) const {
    return change(readFile(path).all());
}

void CorrectionFile::exportTo(const QString& path) const {
    write(path, wanted());
}

}
