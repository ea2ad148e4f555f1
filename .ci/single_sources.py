#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Prints the compile commands of a build that compiles several sources in one go, with a command for each source.

single_sources.py build/dev/compile_commands.json

Precompiled headers are left out, since only the compiler that wrote them can read them.
"""
import json
import re
import sys
from pathlib import Path


def members(source):
    """The sources that are compiled with this file: itself, or those a file of CMake's unity build includes."""
    if "/Unity/unity_" not in source:
        return [source]
    return re.findall(r'^#include "(.*)"', Path(source).read_text(), re.MULTILINE)


commands = []
for entry in json.loads(Path(sys.argv[1]).read_text()):
    plain = re.sub(r" -Winvalid-pch -include \S*cmake_pch.hxx| -fpch-preprocess", "", entry["command"])
    for source in members(entry["file"]):
        commands.append({**entry, "file": source, "command": plain.replace(entry["file"], source)})
json.dump(commands, sys.stdout, indent=1)
