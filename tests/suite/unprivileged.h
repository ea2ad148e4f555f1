// SPDX-License-Identifier: GPL-3.0-or-later
// Permissions of files count for nothing to root: while this lives, a test that root runs acts as another user.
#pragma once

#include <QFile>
#include <QString>

#include <unistd.h>

namespace heorot::test {

class Unprivileged {
  public:
    /// `folder`, of root, is opened to the other user.
    explicit Unprivileged(const QString& folder) : user_(geteuid()) {
        if (user_ != 0) return;
        constexpr uid_t another = 65534;
        const auto all = QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner;
        if (!QFile::setPermissions(folder,
                                   all | QFile::ReadGroup | QFile::ExeGroup | QFile::ReadOther | QFile::ExeOther) ||
            seteuid(another) != 0)
            qFatal("no other user can be taken");
    }
    ~Unprivileged() {
        if (seteuid(user_) != 0) qFatal("the user cannot be taken back");
    }
    Unprivileged(const Unprivileged&) = delete;
    Unprivileged& operator=(const Unprivileged&) = delete;

  private:
    uid_t user_;
};

}
