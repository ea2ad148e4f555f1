// SPDX-License-Identifier: GPL-3.0-or-later
#include "language/text_translator.h"

#include "language/plural_rules.h"

#include <algorithm>

namespace heorot::language {

TextTranslator::TextTranslator(const TextFile& file, QString language) : language_(std::move(language)) {
    for (const TextMessage& message : file.messages) {
        const bool isWhole =
            !message.forms.isEmpty() && std::none_of(message.forms.begin(), message.forms.end(),
                                                     [](const QString& form) { return form.isEmpty(); });
        if (isWhole) texts_.insert(message.key(), message.forms);
    }
}

QString TextTranslator::translate(const char* context, const char* source, const char* comment, int number) const {
    TextMessage asked;
    asked.context = QString::fromUtf8(context);
    asked.source = QString::fromUtf8(source);
    asked.comment = QString::fromUtf8(comment);
    const auto found = texts_.find(asked.key());
    if (found == texts_.end()) return {};
    const qsizetype form = number < 0 || found->size() == 1 ? 0 : pluralForm(language_, number);
    return found->value(std::min(form, found->size() - 1));
}

}
