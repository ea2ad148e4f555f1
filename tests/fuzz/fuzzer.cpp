// SPDX-License-Identifier: GPL-3.0-or-later
// A program of libFuzzer (`./dev fuzz`) for the target of its name. It aborts at a fault, and libFuzzer keeps the
// input.
#include "fuzz/targets.h"

#include <QCoreApplication>

#include <cstdio>
#include <cstdlib>
#include <exception>

using heorot::fuzz::Target;

static const Target& target() {
    static const Target* found = heorot::fuzz::targetOf(HEOROT_FUZZ_TARGET);
    if (!found) std::abort();
    return *found;
}

extern "C" int LLVMFuzzerInitialize(int* argc, char*** argv) {
    static const QCoreApplication application(*argc, *argv);
    return 0;
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    try {
        // NOLINTNEXTLINE(cppcoreguidelines-pro-type-reinterpret-cast)
        target().run({reinterpret_cast<const char*>(data), size});
    } catch (const std::exception& error) {
        std::fprintf(stderr, "%s\n", error.what());
        std::abort();
    }
    return 0;
}
