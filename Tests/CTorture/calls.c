// What the program asks of the system itself, past SQLite; defined here, these come before those of the C library.

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "torment.h"

static int failing(int reason) {
    errno = reason;
    return -1;
}

// As with SQLite's syncs, nothing is really brought onto the disk.
int fsync(int descriptor) {
    if (!is_program_at_work()) return (int)syscall(SYS_fsync, descriptor);
    struct stat facts;
    if (fstat(descriptor, &facts) != 0) return -1;
    int is_folder = S_ISDIR(facts.st_mode);
    if (is_turn_of(is_folder ? folder_is_not_synced : sync_fails)) return failing(EIO);
    has_power_or_ends();
    if (is_folder) {
        name_sync_folder(descriptor);
    } else {
        shadow_sync_descriptor(descriptor);
    }
    return 0;
}

int link(const char *path, const char *other) {
    if (!is_program_at_work()) return (int)syscall(SYS_linkat, AT_FDCWD, path, AT_FDCWD, other, 0);
    if (is_turn_of(link_fails)) return failing(EIO);
    if (is_turn_of(link_is_unknown)) return failing(EPERM);
    has_power_or_ends();
    name_before_open(path);
    name_before_open(other);
    if (syscall(SYS_linkat, AT_FDCWD, path, AT_FDCWD, other, 0) != 0) return -1;
    name_link(path, other);
    return 0;
}

int rename(const char *path, const char *other) {
    if (!is_program_at_work()) return (int)syscall(SYS_renameat2, AT_FDCWD, path, AT_FDCWD, other, 0);
    if (is_turn_of(rename_fails)) return failing(EIO);
    has_power_or_ends();
    name_before_open(path);
    name_before_open(other);
    if (syscall(SYS_renameat2, AT_FDCWD, path, AT_FDCWD, other, 0) != 0) return -1;
    name_move(path, other);
    return 0;
}

int unlink(const char *path) {
    if (!is_program_at_work()) return (int)syscall(SYS_unlinkat, AT_FDCWD, path, 0);
    if (is_turn_of(delete_fails)) return failing(EIO);
    has_power_or_ends();
    name_before_open(path);
    if (syscall(SYS_unlinkat, AT_FDCWD, path, 0) != 0) return -1;
    name_delete(path);
    return 0;
}
