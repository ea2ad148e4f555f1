// SPDX-License-Identifier: GPL-3.0-or-later
// Labels show texts as they are: a name or a file's words with signs of markup in them are no markup.
#pragma once

#include <QObject>

namespace heorot::app {

/// Installed at the application, it makes each label plain before it is shown first, those of message boxes and tips
/// too. Labels that were set to rich text on purpose stay so.
class PlainTextLabels final : public QObject {
    Q_OBJECT

  public:
    using QObject::QObject;

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

}
