// SPDX-License-Identifier: GPL-3.0-or-later
// Empty: the pictures are linked in beside this library, and a library wants a source.
