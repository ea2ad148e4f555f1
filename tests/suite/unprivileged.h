// SPDX-License-Identifier: GPL-3.0-or-later
// Root ignores file permissions: during the lifetime of this object, a test run by root acts as another user.
#pragma once

#include <QFile>
#include <QString>

#include <unistd.h>

namespace heorot::test {

class Unprivileged {
  public:
    /// Gives the other user access to `folder`, which belongs to root.
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
