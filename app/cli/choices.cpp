// SPDX-License-Identifier: GPL-3.0-or-later
#include "choices.h"

namespace heorot::cli {

namespace {

constexpr std::size_t fewChoices = 12;
constexpr qsizetype lineWidth = 100;

/// All words but the last one, or the only one.
QString commonWords(const QString& notation) {
    const qsizetype space = notation.lastIndexOf(u' ');
    return space < 0 ? notation : notation.left(space);
}

}

Choices::Choices(const record::AnyMatch& match, const plugin::Words& words) {
    engine::ActionList actions;
    match.legalActions(actions);
    for (const engine::Action action : actions)
        choices_.push_back({action, QString::fromStdString(match.format(action)), words.action(match, action)});
}

QString Choices::text() const {
    return choices_.size() <= fewChoices ? eachOnALine() : gathered();
}

QString Choices::eachOnALine() const {
    QString text;
    for (std::size_t i = 0; i < choices_.size(); ++i)
        text += QStringLiteral("%1  %2  %3\n").arg(i + 1, 3).arg(choices_[i].notation, -28).arg(choices_[i].meaning);
    return text;
}

QString Choices::gathered() const {
    QString text;
    QString line;
    for (std::size_t i = 0; i < choices_.size(); ++i) {
        const QString& notation = choices_[i].notation;
        const QString common = commonWords(notation);
        const bool alone = common == notation;
        if (i == 0 || alone || common != commonWords(choices_[i - 1].notation)) {
            if (!line.isEmpty()) text += line + u'\n';
            line = alone ? QString() : QStringLiteral("  %1:").arg(common);
        }
        const QString choice =
            QStringLiteral("  %1 %2").arg(i + 1).arg(alone ? notation : notation.mid(common.size() + 1));
        if (line.size() + choice.size() > lineWidth) {
            text += line + u'\n';
            line = QStringLiteral("   ");
        }
        line += choice;
    }
    return text + line + u'\n';
}

std::optional<engine::Action> Choices::numbered(const QString& input) const {
    bool isNumber = false;
    const qulonglong number = input.toULongLong(&isNumber);
    if (!isNumber || number < 1 || number > choices_.size()) return std::nullopt;
    return choices_[number - 1].action;
}

}
