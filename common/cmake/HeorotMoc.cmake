# SPDX-License-Identifier: GPL-3.0-or-later
# Qt's moc, run without the include folders of the system (moc.sh.in).
if(CMAKE_HOST_UNIX)
  foreach(location IMPORTED_LOCATION IMPORTED_LOCATION_NONE IMPORTED_LOCATION_RELEASE)
    if(NOT HEOROT_QT_MOC)
      get_target_property(HEOROT_QT_MOC Qt6::moc ${location})
    endif()
  endforeach()
  set(HEOROT_MOC ${CMAKE_BINARY_DIR}/generated/moc.sh)
  configure_file(${CMAKE_CURRENT_LIST_DIR}/moc.sh.in ${HEOROT_MOC} @ONLY
                 FILE_PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
endif()

# Writes what Qt needs to know about the target's classes when it is built.
function(heorot_moc target)
  set_target_properties(${target} PROPERTIES AUTOMOC ON)
  if(HEOROT_MOC)
    set_target_properties(${target} PROPERTIES AUTOMOC_EXECUTABLE ${HEOROT_MOC})
  endif()
endfunction()
