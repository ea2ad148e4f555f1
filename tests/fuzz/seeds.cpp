// SPDX-License-Identifier: GPL-3.0-or-later
// `fuzz_seeds TARGET FOLDER` copies the files that the fuzzing of a target starts from into a folder; without arguments
// it lists the targets.
#include "fuzz/targets.h"

#include <cstdio>

int main(int argc, char** argv) {
    if (argc == 1) {
        for (const auto& each : heorot::fuzz::targets()) std::puts(std::string(each.name).c_str());
        return 0;
    }
    const heorot::fuzz::Target* target = argc == 3 ? heorot::fuzz::targetOf(argv[1]) : nullptr;
    if (!target) {
        std::fprintf(stderr, "Usage: %s [TARGET FOLDER]\n", argv[0]);
        return 2;
    }
    const std::filesystem::path folder = argv[2];
    std::filesystem::create_directories(folder);
    int number = 0;
    for (const auto& seed : heorot::fuzz::seedsOf(*target))
        std::filesystem::copy_file(seed, folder / (std::to_string(++number) + "-" + seed.filename().string()),
                                   std::filesystem::copy_options::overwrite_existing);
    return 0;
}
