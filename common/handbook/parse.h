// SPDX-License-Identifier: GPL-3.0-or-later
// Reads a handbook's file: Markdown of headings, paragraphs, lists, tables, pictures and links within the file.
//
//     # Title
//     ## Chapter {#chapter}
//     ### Section {#section thing="Name|Other name" refusals="space-taken,draw-first"}
//     Text with {{start-points.value}} from the data and a [link](#chapter).
//     ![caption](scenario:NAME#space/c4,space/d4)
#pragma once

#include "handbook/handbook.h"
#include "record/node.h"

#include <string>
#include <string_view>

namespace heorot::handbook {

/// `name` is the file's name in messages, `data` the game's data for placeholders. Throws record::FileError for what is
/// not of this form, for a heading of a chapter or section without an anchor, for an anchor or a refusal that occurs
/// twice, and for a link that leads nowhere.
HEOROT_HANDBOOK_EXPORT Handbook parse(std::string_view text, const std::string& name, const record::Node& data);

}
