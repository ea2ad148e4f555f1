// SPDX-License-Identifier: GPL-3.0-or-later
#include "heorot/message_index.h"

namespace heorot::app {

MessageIndex::Known& MessageIndex::knownIn(const QString& language) {
    Known& known = known_[language];
    if (!known.finder) known.finder = std::make_unique<language::TextFinder>(folders_, language);
    return known;
}

void MessageIndex::add(const QString& picture, const QString& language, const QStringList& texts) {
    Known& known = knownIn(language);
    for (const QString& text : texts) {
        if (!known.found.contains(text)) known.found.insert(text, known.finder->find(text));
        for (const std::size_t index : known.found.value(text)) {
            const language::KnownText& found = known.finder->texts()[index];
            QString name = found.message.context + QStringLiteral(": ") + found.message.source;
            if (!found.message.comment.isEmpty()) name += QStringLiteral(" (%1)").arg(found.message.comment);
            QStringList& pictures = pictures_[found.module][name];
            if (!pictures.contains(picture)) pictures << picture;
        }
    }
}

QString MessageIndex::html() const {
    QString html = QStringLiteral("<!DOCTYPE html><html><head><meta charset=\"utf-8\"><title>Heorot</title><style>"
                                  "body{font-family:sans-serif;background:#14202A;color:#FBF6E9}a{color:#E0B04C}"
                                  "td{vertical-align:top;padding:4px 12px}</style></head><body>\n");
    for (const auto& [module, messages] : pictures_) {
        html += QStringLiteral("<h2>%1</h2>\n<table>\n").arg(module.toHtmlEscaped());
        for (const auto& [message, pictures] : messages) {
            html += QStringLiteral("<tr><td>%1</td><td>").arg(message.toHtmlEscaped());
            for (const QString& picture : pictures) html += QStringLiteral("<a href=\"%1\">%1</a> ").arg(picture);
            html += QStringLiteral("</td></tr>\n");
        }
        html += QStringLiteral("</table>\n");
    }
    return html + QStringLiteral("</body></html>\n");
}

}
