// SPDX-License-Identifier: GPL-3.0-or-later
#include "handbook/placeholders.h"

#include "handbook/spans.h"
#include "language/numbers.h"

namespace heorot::handbook {

using record::Fault;
using record::Node;

namespace {

const Node* step(const Node& node, const QString& key) {
    if (node.kind() == Node::Kind::Map) return node.find(key.toStdString());
    bool isNumber = false;
    const auto index = static_cast<std::size_t>(key.toULongLong(&isNumber));
    if (node.kind() == Node::Kind::Text || !isNumber || index >= node.items().size()) return nullptr;
    return &node.items()[index];
}

const Node* follow(const Node& data, const QString& path) {
    const Node* node = &data;
    for (const QString& key : path.split(u'.'))
        if (node) node = step(*node, key);
    return node;
}

/// Empty if there is no such value.
QString valueOf(const Node& data, const QString& path) {
    const QString counted = QStringLiteral("count:");
    if (path.startsWith(counted)) {
        const Node* node = follow(data, path.mid(counted.size()));
        if (!node || node->kind() == Node::Kind::Text) return {};
        return language::plainNumber(
            static_cast<int>(node->kind() == Node::Kind::List ? node->items().size() : node->entries().size()));
    }
    const Node* node = follow(data, path);
    if (!node || node->kind() != Node::Kind::Text) return {};
    const QString text = QString::fromStdString(node->text());
    bool isNumber = false;
    const int number = text.toInt(&isNumber);
    return isNumber && !node->quoted() ? language::plainNumber(number) : text;
}

}

QString fillIn(const QString& text, const Node& data, QStringList& unknown) {
    QString filled;
    qsizetype at = 0;
    for (qsizetype open = text.indexOf(QLatin1String("{{")); open >= 0; open = text.indexOf(QLatin1String("{{"), at)) {
        const qsizetype close = text.indexOf(QLatin1String("}}"), open);
        if (close < 0) throw BadText{Fault::tr("the placeholder that begins with “{{” is not closed")};
        const QString path = text.mid(open + 2, close - open - 2).trimmed();
        const QString value = valueOf(data, path);
        if (value.isEmpty()) unknown << path;
        filled += text.mid(at, open - at) + (value.isEmpty() ? QStringLiteral("?") : value);
        at = close + 2;
    }
    return filled + text.mid(at);
}

}
