// SPDX-License-Identifier: GPL-3.0-or-later
// Words that are the notation itself, so that the rules can be tested without the texts of the program.
#pragma once

#include "plugin/words.h"

namespace heorot::test {

class PlainWords final : public plugin::Words {
  public:
    QString title() const override { return QStringLiteral("legend"); }
    QString summary() const override { return QStringLiteral("legend"); }
    QString option(int index) const override { return QString::number(index); }
    QString optionValue(int, int value) const override { return QString::number(value); }
    QString optionHelp(int index) const override { return QString::number(index); }
    QString scoreSource(int index) const override { return QString::number(index); }
    QString sentence(const record::AnyMatch& match, const engine::Event& event) const override {
        return QString::fromStdString(match.format(event));
    }
    QString action(const record::AnyMatch& match, engine::Action action) const override {
        return QString::fromStdString(match.format(action));
    }
    QString refusal(const record::AnyMatch& match, const engine::Violation& violation) const override {
        return QString::fromStdString(match.refusalName(violation));
    }
    QString prompt(const record::AnyMatch& match, engine::Seat) const override {
        return QString::number(match.toMove());
    }
    QString table(const record::AnyMatch&, engine::Seat) const override { return QStringLiteral("table"); }
};

}
