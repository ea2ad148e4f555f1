// SPDX-License-Identifier: GPL-3.0-or-later
// The one translation context of The Movie. Its name is frozen: moving a class must not lose a translation.
#pragma once

#include "language/phrase.h"

#include <QCoreApplication>

namespace heorot::movie {

struct Say {
#ifdef HEOROT_READ_BY_LUPDATE // names the context; the compiler takes the function below
    Q_DECLARE_TR_FUNCTIONS(movie)
#endif
    static language::Phrase tr(const char* text, const char* note = nullptr, int number = -1) {
        return QCoreApplication::translate("movie", text, note, number);
    }
};

}
