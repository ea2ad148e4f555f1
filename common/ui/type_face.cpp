// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/type_face.h"

#include <QFontDatabase>

namespace heorot::ui {

namespace {

const QString serif = QStringLiteral("DejaVu Serif");

/// Its capitals are then about as tall as those of DejaVu Serif, and its lines hardly taller, so that it fits
/// everywhere.
constexpr double libertineScale = 1.07;

TypeFace findTitleFace() {
    // As Debian names it, and as others do.
    for (const char* family : {"Linux Libertine O", "Linux Libertine"})
        if (QFontDatabase::hasFamily(QLatin1String(family)))
            return {{QString::fromLatin1(family), serif}, libertineScale};
    return {{serif}, 1};
}

}

TypeFace faceOf(game::Type type) {
    static const TypeFace title = findTitleFace();
    switch (type) {
    case game::Type::Title:
    case game::Type::Heading: return title;
    case game::Type::Prompt:
    case game::Type::Body:
    case game::Type::Number: return {{serif}, 1};
    case game::Type::Value:
    case game::Type::Caption: break;
    }
    return {{QStringLiteral("DejaVu Sans")}, 1};
}

}
