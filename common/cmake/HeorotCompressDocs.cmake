# SPDX-License-Identifier: GPL-3.0-or-later
# Run by CPack between installing and packing: Debian wants manual pages and its changelog compressed, without a time.
file(GLOB_RECURSE documents ${CPACK_TEMPORARY_INSTALL_DIRECTORY}/usr/share/man/*.6
     ${CPACK_TEMPORARY_INSTALL_DIRECTORY}/usr/share/doc/*/changelog)
foreach(document ${documents})
  execute_process(COMMAND gzip -9n ${document} COMMAND_ERROR_IS_FATAL ANY)
endforeach()
