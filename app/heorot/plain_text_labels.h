// SPDX-License-Identifier: GPL-3.0-or-later
// Makes labels show text literally: a name or a file's text may contain markup characters.
#pragma once

#include <QObject>

namespace heorot::app {

/// An event filter for the application that makes each label plain before it is first shown, including those of message
/// boxes and tooltips. Labels explicitly set to rich text stay rich.
class PlainTextLabels final : public QObject {
    Q_OBJECT

  public:
    using QObject::QObject;

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

}
