// SPDX-License-Identifier: GPL-3.0-or-later
// Empty: the targets of HeorotBuild.cmake that precompile headers for others need a source.
