// SPDX-License-Identifier: GPL-3.0-or-later
// An altered copy of raiders.yaml in a folder of its own, like the one an owner of the box might have.
#pragma once

#include "raiders_fixture.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

namespace heorot::test {

class AlteredData {
  public:
    AlteredData() : text_(QByteArray::fromStdString(record::readFile(raidersData / "raiders.yaml"))) {}

    /// Replaces the first occurrence of `from` in the file, which must exist.
    void replace(const QByteArray& from, const QByteArray& to) {
        const auto at = text_.indexOf(from);
        if (at < 0) qFatal("raiders.yaml has no '%s'", from.constData());
        text_.replace(at, from.size(), to);
    }
    std::filesystem::path folder() {
        QFile file(folder_.filePath(QStringLiteral("raiders.yaml")));
        if (!file.open(QIODevice::WriteOnly) || file.write(text_) != text_.size()) qFatal("cannot write raiders.yaml");
        return folder_.path().toStdU16String();
    }

  private:
    QTemporaryDir folder_;
    QByteArray text_;
};

}
