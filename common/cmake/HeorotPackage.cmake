# SPDX-License-Identifier: GPL-3.0-or-later
# The Debian package: `cpack -G DEB` in a build folder, or `./dev deb`.
set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME heorot)
set(CPACK_PACKAGE_CONTACT "The authors of Heorot <heorot@localhost>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "${PROJECT_DESCRIPTION}")
set(CPACK_DEBIAN_PACKAGE_DESCRIPTION "Beowulf: The Legend, Beowulf: The Movie and Raiders of Midgard for one
computer, with other people and with computer players, in English, German and
French.")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_RESOURCE_FILE_LICENSE ${CMAKE_SOURCE_DIR}/LICENSE)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION games)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS_PRIVATE_DIRS ${CMAKE_LIBRARY_OUTPUT_DIRECTORY})
# Qt finds its platforms, its pictures in SVG, its driver for SQLite and its own translations at run time, so no library names these packages.
set(CPACK_DEBIAN_PACKAGE_DEPENDS "libqt6svg6, libqt6sql6-sqlite, qt6-qpa-plugins")
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "qt6-translations-l10n, qt6-wayland, fonts-linuxlibertine")
# Whatever the umask is.
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ
    WORLD_EXECUTE)
set(CPACK_PRE_BUILD_SCRIPTS ${CMAKE_CURRENT_LIST_DIR}/HeorotCompressDocs.cmake)

string(TIMESTAMP HEOROT_BUILD_DATE "%a, %d %b %Y %H:%M:%S +0000" UTC)
configure_file(${CMAKE_SOURCE_DIR}/resources/desktop/debian/changelog.in ${CMAKE_BINARY_DIR}/resources/desktop/changelog @ONLY)
install(FILES ${CMAKE_BINARY_DIR}/resources/desktop/changelog ${CMAKE_SOURCE_DIR}/resources/desktop/debian/copyright
        DESTINATION ${CMAKE_INSTALL_DOCDIR})
include(CPack)
