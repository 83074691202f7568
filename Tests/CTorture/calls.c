// Replaces the C library functions that the program calls without SQLite.

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "faults.h"

static int fail_with(int reason) {
    errno = reason;
    return -1;
}

// As in SQLite's syncs, the data is not actually synced.
int fsync(int descriptor) {
    if (!is_called_by_program()) return (int)syscall(SYS_fsync, descriptor);
    struct stat status;
    if (fstat(descriptor, &status) != 0) return -1;
    int is_directory = S_ISDIR(status.st_mode);
    if (should_fail(is_directory ? directory_sync_fails : sync_fails)) return fail_with(EIO);
    check_power();
    if (is_directory) {
        sync_directory_descriptor(descriptor);
    } else {
        shadow_sync_descriptor(descriptor);
    }
    return 0;
}

int link(const char *path, const char *other) {
    if (!is_called_by_program()) return (int)syscall(SYS_linkat, AT_FDCWD, path, AT_FDCWD, other, 0);
    if (should_fail(link_fails)) return fail_with(EIO);
    if (should_fail(links_are_unsupported)) return fail_with(EPERM);
    check_power();
    name_before_open(path);
    name_before_open(other);
    if (syscall(SYS_linkat, AT_FDCWD, path, AT_FDCWD, other, 0) != 0) return -1;
    name_link(path, other);
    return 0;
}

int rename(const char *path, const char *other) {
    if (!is_called_by_program()) return (int)syscall(SYS_renameat2, AT_FDCWD, path, AT_FDCWD, other, 0);
    if (should_fail(rename_fails)) return fail_with(EIO);
    check_power();
    name_before_open(path);
    name_before_open(other);
    if (syscall(SYS_renameat2, AT_FDCWD, path, AT_FDCWD, other, 0) != 0) return -1;
    name_rename(path, other);
    return 0;
}

int unlink(const char *path) {
    if (!is_called_by_program()) return (int)syscall(SYS_unlinkat, AT_FDCWD, path, 0);
    if (should_fail(delete_fails)) return fail_with(EIO);
    check_power();
    name_before_open(path);
    if (syscall(SYS_unlinkat, AT_FDCWD, path, 0) != 0) return -1;
    name_delete(path);
    return 0;
}
