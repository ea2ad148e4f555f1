// SPDX-License-Identifier: GPL-3.0-or-later
#include "suite/suite.h"

#include <cstdio>
#include <filesystem>
#include <map>
#include <string>

namespace heorot::test {

namespace {

std::map<std::string, SuiteFunction>& suites() {
    static std::map<std::string, SuiteFunction> all;
    return all;
}

}

SuiteRegistration::SuiteRegistration(const char* file, SuiteFunction run) {
    const std::string stem = std::filesystem::path(file).stem().string();
    suites().emplace(stem.starts_with("tst_") ? stem.substr(4) : stem, run);
}

static int runNamedSuite(int argc, char** argv) {
    const auto suite = argc > 1 ? suites().find(argv[1]) : suites().end();
    if (suite != suites().end()) {
        argv[1] = argv[0];
        return suite->second(argc - 1, argv + 1);
    }
    if (argc > 1) std::fprintf(stderr, "There is no suite '%s' here.\n", argv[1]);
    std::fprintf(stderr, "Usage: %s SUITE [ARGUMENTS OF QT TEST]\nSuites:\n", argv[0]);
    for (const auto& [name, run] : suites()) std::fprintf(stderr, "  %s\n", name.c_str());
    return 2;
}

}

int main(int argc, char** argv) {
    return heorot::test::runNamedSuite(argc, argv);
}
