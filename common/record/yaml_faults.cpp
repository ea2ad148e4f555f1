// SPDX-License-Identifier: GPL-3.0-or-later
#include "record/yaml_faults.h"

#include <algorithm>

namespace heorot::record {

namespace {

/// The sentences of yaml-cpp (exceptions.h) that a file can cause; others stay English.
const std::vector<Fault>& parserFaults() {
    static const std::vector<Fault> faults{
        Fault::tr("YAML directives must have exactly one argument"),
        Fault::tr("YAML major version too large"),
        Fault::tr("repeated YAML directive"),
        Fault::tr("TAG directives must have exactly two arguments"),
        Fault::tr("repeated TAG directive"),
        Fault::tr("end of map not found"),
        Fault::tr("end of map flow not found"),
        Fault::tr("end of sequence not found"),
        Fault::tr("end of sequence flow not found"),
        Fault::tr("illegal document indicator in scalar"),
        Fault::tr("illegal EOF in scalar"),
        Fault::tr("illegal character in scalar"),
        Fault::tr("illegal tab when looking for indentation"),
        Fault::tr("illegal flow end"),
        Fault::tr("illegal block entry"),
        Fault::tr("illegal map key"),
        Fault::tr("illegal map value"),
        Fault::tr("alias not found after *"),
        Fault::tr("anchor not found after &"),
        Fault::tr("illegal character found while scanning alias"),
        Fault::tr("illegal character found while scanning anchor"),
        Fault::tr("illegal character found while scanning tag handle"),
        Fault::tr("tag handle with no suffix"),
        Fault::tr("end of verbatim tag not found"),
        Fault::tr("cannot set zero indentation for a block scalar"),
        Fault::tr("unexpected character in block scalar"),
        Fault::tr("bad character found while scanning hex number"),
        Fault::tr("the referenced anchor is not defined"),
        Fault::tr("unknown token"),
    };
    return faults;
}

}

Fault tooDeep() {
    return Fault::tr("this is nested deeper than 32 levels");
}

Fault tooLarge() {
    return Fault::tr("the file is larger than 4 MiB");
}

Fault notYaml(const std::string& reason) {
    constexpr std::string_view escape = "unknown escape character: ";
    const auto known = std::find_if(parserFaults().begin(), parserFaults().end(),
                                    [&](const Fault& fault) { return reason == fault.text(); });
    Fault why = known == parserFaults().end() ? Fault::plain(reason) : *known;
    //: %1 the character after a backslash
    if (reason.starts_with(escape)) why = Fault::tr("unknown escape character: %1").arg(reason.substr(escape.size()));
    //: %1 a reason; YAML is the format of the file
    return Fault::tr("this is not valid YAML: %1").arg(why);
}

}
