// SPDX-License-Identifier: GPL-3.0-or-later
// Shows what a translator saves while the program runs.
#pragma once

#include "language/translations.h"

#include <QFileSystemWatcher>
#include <QObject>
#include <QTimer>

namespace heorot::language {

/// Reads the texts in use anew soon after a file of the overlay has changed, come or gone.
class HEOROT_LANGUAGE_EXPORT TextWatch final : public QObject {
    Q_OBJECT

  public:
    /// `translations` must outlive this.
    explicit TextWatch(Translations& translations, QObject* parent = nullptr);

  signals:
    /// The texts in use were read anew; see Translations::faults.
    void reloaded();

  private:
    void reload();
    void watchFiles();

    Translations& translations_;
    QFileSystemWatcher watcher_;
    QTimer settled_;
};

}
