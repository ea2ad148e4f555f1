// SPDX-License-Identifier: GPL-3.0-or-later
#include "language/plural_rules.h"

#include <QStringList>

#include <algorithm>
#include <array>
#include <cstdlib>

namespace heorot::language {

namespace {

bool within(int number, int least, int most) {
    return number >= least && number <= most;
}

struct Rule {
    /// Separated by spaces.
    const char* languages;
    int forms;
    /// The form of a number that is not negative.
    int (*formOf)(int number);
};

constexpr std::array rules{
    Rule{"pt_PT", 2, [](int n) { return n == 1 ? 0 : 1; }},
    Rule{"id ja jv km ko lo ms su th vi zh bo dz fa hu ka tr tt yo", 1, [](int) { return 0; }},
    Rule{"fr pt hy br ln mg nso ti wa oc fil tl", 2, [](int n) { return n > 1 ? 1 : 0; }},
    Rule{"is", 2, [](int n) { return n % 10 == 1 && n % 100 != 11 ? 0 : 1; }},
    Rule{"mk", 3, [](int n) { return n % 10 == 1   ? 0
                                     : n % 10 == 2 ? 1
                                                   : 2; }},
    Rule{"ru uk be sr hr bs", 3,
         [](int n) {
             if (n % 10 == 1 && n % 100 != 11) return 0;
             return within(n % 10, 2, 4) && !within(n % 100, 12, 14) ? 1 : 2;
         }},
    Rule{"pl", 3,
         [](int n) {
             if (n == 1) return 0;
             return within(n % 10, 2, 4) && !within(n % 100, 12, 14) ? 1 : 2;
         }},
    Rule{"cs sk", 3, [](int n) { return n == 1            ? 0
                                        : within(n, 2, 4) ? 1
                                                          : 2; }},
    Rule{"lt", 3,
         [](int n) {
             if (n % 10 == 1 && n % 100 != 11) return 0;
             return n % 10 != 0 && !within(n % 100, 11, 19) ? 1 : 2;
         }},
    Rule{"lv", 3, [](int n) { return n % 10 == 1 && n % 100 != 11 ? 0
                                     : n != 0                     ? 1
                                                                  : 2; }},
    Rule{"ro mo", 3, [](int n) { return n == 1                             ? 0
                                        : n == 0 || within(n % 100, 1, 19) ? 1
                                                                           : 2; }},
    Rule{"ga", 3, [](int n) { return n == 1   ? 0
                                     : n == 2 ? 1
                                              : 2; }},
    Rule{"sl", 4,
         [](int n) {
             if (n % 100 == 1) return 0;
             return n % 100 == 2 ? 1 : within(n % 100, 3, 4) ? 2 : 3;
         }},
    Rule{"mt", 4,
         [](int n) {
             if (n == 1) return 0;
             return n == 0 || within(n % 100, 1, 10) ? 1 : within(n % 100, 11, 19) ? 2 : 3;
         }},
    Rule{"cy", 5,
         [](int n) {
             if (n <= 1) return n;
             return within(n, 2, 5) ? 2 : n == 6 ? 3 : 4;
         }},
    Rule{"ar", 6,
         [](int n) {
             if (n <= 2) return n;
             return within(n % 100, 3, 10) ? 3 : n >= 11 && n % 100 >= 11 ? 4 : 5;
         }},
};

constexpr Rule asInEnglish{"", 2, [](int n) { return n == 1 ? 0 : 1; }};

const Rule& ruleOf(const QString& language) {
    for (const QString& code : {language, language.section(u'_', 0, 0)})
        for (const Rule& rule : rules)
            if (QString::fromLatin1(rule.languages).split(u' ').contains(code)) return rule;
    return asInEnglish;
}

}

int pluralForms(const QString& language) {
    return ruleOf(language).forms;
}

int pluralForm(const QString& language, int number) {
    return ruleOf(language).formOf(std::abs(number));
}

}
