// SPDX-License-Identifier: GPL-3.0-or-later
// Words that say everything in notation, for laws about rules alone.
#pragma once

#include "plugin/words.h"

namespace heorot::test {

class PlainWords final : public plugin::Words {
  public:
    QString title() const override { return QStringLiteral("Raiders"); }
    QString summary() const override { return title(); }
    QString option(int) const override { return title(); }
    QString optionValue(int, int) const override { return title(); }
    QString optionHelp(int) const override { return title(); }
    QString scoreSource(int) const override { return title(); }
    QString sentence(const record::AnyMatch& match, const engine::Event& event) const override {
        return QString::fromStdString(match.format(event));
    }
    QString action(const record::AnyMatch& match, engine::Action action) const override {
        return QString::fromStdString(match.format(action));
    }
    QString refusal(const record::AnyMatch& match, const engine::Violation& refused) const override {
        return QString::fromStdString(match.refusalName(refused));
    }
    QString prompt(const record::AnyMatch&, engine::Seat) const override { return title(); }
    QString table(const record::AnyMatch&, engine::Seat) const override { return title(); }
};

}
