// SPDX-License-Identifier: GPL-3.0-or-later
// A program of libFuzzer (`./dev fuzz`) for the target that HEOROT_FUZZ_TARGET names. It aborts at a fault, and
// libFuzzer keeps the input.
#include "fuzz/targets.h"

#include <QCoreApplication>

#include <cstdio>
#include <cstdlib>
#include <exception>

using heorot::fuzz::Target;

static const Target* target = nullptr;

extern "C" int LLVMFuzzerInitialize(int* argc, char*** argv) {
    static const QCoreApplication application(*argc, *argv);
    const std::string name = qgetenv("HEOROT_FUZZ_TARGET").toStdString();
    target = heorot::fuzz::targetOf(name);
    if (target) return 0;
    std::fprintf(stderr, "HEOROT_FUZZ_TARGET: there is no target \"%s\"\n", name.c_str());
    std::exit(2);
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    try {
        // NOLINTNEXTLINE(cppcoreguidelines-pro-type-reinterpret-cast)
        target->run({reinterpret_cast<const char*>(data), size});
    } catch (const std::exception& error) {
        std::fprintf(stderr, "%s\n", error.what());
        std::abort();
    }
    return 0;
}
