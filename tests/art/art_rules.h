// SPDX-License-Identifier: GPL-3.0-or-later
// What a picture may contain so that Qt Svg draws it as intended.
#pragma once

#include <QByteArray>
#include <QMap>
#include <QString>
#include <QStringList>

namespace heorot::test {

struct Palette {
    QMap<QString, QString> colors; ///< name, #RRGGBB
    QMap<QString, QString> seats;

    static Palette read(const QString& file);
    QString seatPlaceholder() const { return seats.value(QStringLiteral("seat-1")); }
    QString iconPlaceholder() const { return colors.value(QStringLiteral("ink-1")); }
};

/// Each fault as `rule: what`, with the names of `ruleNames`. `name` is the file below resources/, which decides
/// whether a seat's hue is allowed, and whether the picture is a one-color icon.
QStringList faultsOf(const QByteArray& svg, const QString& name, const Palette& palette);

/// A picture that breaks one rule.
struct BadPicture {
    const char* rule;
    const char* what;
    const char* body; ///< the content of <svg viewBox="0 0 24 24">, unless it begins with <svg or <?xml
    const char* name = "movie/tile.svg";
};
const QList<BadPicture>& badPictures();
QByteArray wholePicture(const BadPicture& bad);

}
