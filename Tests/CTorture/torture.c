#include "torture.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "faults.h"

static const struct {
    const char *name;
    enum fault kind;
} kinds[] = {
    {"read", read_fails},
    {"write", write_fails},
    {"full", disk_is_full},
    {"half", write_is_partial},
    {"sync", sync_fails},
    {"truncate", truncate_fails},
    {"open", open_fails},
    {"delete", delete_fails},
    {"link", link_fails},
    {"onename", links_are_unsupported},
    {"rename", rename_fails},
    {"unsynced", directory_sync_fails},
    {"lock", lock_fails},
    {"unlock", unlock_fails},
    {"access", access_fails},
    {"allocation", allocation_fails},
    {"power", power_fails},
};

static enum fault active_fault = no_fault;
static long first;
static long counts[power_fails + 1];
static int is_persistent, has_occurred;
static unsigned long long seed;
// Set when the program starts.
static int is_counting;
// Set during calls of SQLite's own file system.
static int is_in_sqlite_vfs;

int should_fail(enum fault kind) {
    if (!is_counting) return 0;
    long count = counts[kind] += 1;
    if (kind != active_fault) return 0;
    int fails = is_persistent ? first && count >= first : count == first;
    if (fails) has_occurred = 1;
    return fails;
}

int is_called_by_program(void) { return is_counting && !is_in_sqlite_vfs; }

// MARK: Exit

static void report(void) {
    const char *path = getenv("ADDER_TORTURE_REPORT");
    int file = path ? open(path, O_CREAT | O_TRUNC | O_WRONLY | O_CLOEXEC, 0600) : -1;
    if (file < 0) return;
    dprintf(file, "happened %d\n", has_occurred);
    for (unsigned index = 0; index < sizeof kinds / sizeof *kinds; index += 1) {
        dprintf(file, "%s %ld\n", kinds[index].name, counts[kinds[index].kind]);
    }
    close(file);
}

// The power can also fail after the last operation, which loses unsynced data.
static void finish(void) {
    is_counting = 0;
    if (active_fault == power_fails && !has_occurred) cut_power(seed + (unsigned long long)counts[power_fails] + 1);
    report();
}

static void cut_power_and_exit(void) {
    is_counting = 0;
    cut_power(seed + (unsigned long long)counts[power_fails]);
    report();
    _exit(99);
}

// MARK: File system

struct file {
    sqlite3_file base;
    struct shadow *shadow;
};

// The SQLite file system without locks, with which adder writes private copies.
static const char *const unlocked_vfs = "unix-none";

static sqlite3_vfs *below(sqlite3_vfs *self) { return self->pAppData; }

static sqlite3_file *real(sqlite3_file *file) { return (sqlite3_file *)((struct file *)file + 1); }

static struct shadow *shadow(sqlite3_file *file) { return ((struct file *)file)->shadow; }

static int fail_with(int code, int reason) {
    errno = reason;
    return code;
}

void check_power(void) {
    if (should_fail(power_fails)) cut_power_and_exit();
}

static int close_file(sqlite3_file *file) {
    is_in_sqlite_vfs = 1;
    int code = real(file)->pMethods->xClose(real(file));
    is_in_sqlite_vfs = 0;
    return code;
}

static int read_file(sqlite3_file *file, void *bytes, int count, sqlite3_int64 offset) {
    // SQLite's own code for EIO.
    if (should_fail(read_fails)) return fail_with(SQLITE_IOERR_CORRUPTFS, EIO);
    return real(file)->pMethods->xRead(real(file), bytes, count, offset);
}

static int write_file(sqlite3_file *file, const void *bytes, int count, sqlite3_int64 offset) {
    if (should_fail(write_fails)) return fail_with(SQLITE_IOERR_WRITE, EIO);
    if (should_fail(disk_is_full)) return fail_with(SQLITE_FULL, ENOSPC);
    int is_partial = should_fail(write_is_partial);
    shadow_write(shadow(file), bytes, count, offset);
    check_power();
    int code = real(file)->pMethods->xWrite(real(file), bytes, is_partial ? count / 2 : count, offset);
    return is_partial ? fail_with(SQLITE_IOERR_WRITE, EIO) : code;
}

static int truncate_file(sqlite3_file *file, sqlite3_int64 size) {
    if (should_fail(truncate_fails)) return fail_with(SQLITE_IOERR_TRUNCATE, EIO);
    shadow_truncate(shadow(file), size);
    check_power();
    return real(file)->pMethods->xTruncate(real(file), size);
}

// The data is not actually synced, which would be slow and make no difference.
static int sync_file(sqlite3_file *file, int flags) {
    (void)flags;
    if (should_fail(sync_fails)) return fail_with(SQLITE_IOERR_FSYNC, EIO);
    check_power();
    shadow_sync(shadow(file));
    return SQLITE_OK;
}

static int file_size(sqlite3_file *file, sqlite3_int64 *size) {
    return real(file)->pMethods->xFileSize(real(file), size);
}

static int lock_file(sqlite3_file *file, int level) {
    if (should_fail(lock_fails)) return fail_with(SQLITE_IOERR_LOCK, ENOLCK);
    return real(file)->pMethods->xLock(real(file), level);
}

static int unlock_file(sqlite3_file *file, int level) {
    if (should_fail(unlock_fails)) return fail_with(SQLITE_IOERR_UNLOCK, EIO);
    return real(file)->pMethods->xUnlock(real(file), level);
}

static int check_reserved_lock(sqlite3_file *file, int *answer) {
    if (should_fail(lock_fails)) return fail_with(SQLITE_IOERR_CHECKRESERVEDLOCK, ENOLCK);
    return real(file)->pMethods->xCheckReservedLock(real(file), answer);
}

static int control_file(sqlite3_file *file, int request, void *argument) {
    return real(file)->pMethods->xFileControl(real(file), request, argument);
}

static int sector_size(sqlite3_file *file) { return real(file)->pMethods->xSectorSize(real(file)); }

static int characteristics(sqlite3_file *file) {
    return real(file)->pMethods->xDeviceCharacteristics(real(file));
}

// Version 1 has no shared memory and no memory mapping. adder uses neither.
static const sqlite3_io_methods methods = {
    .iVersion = 1,
    .xClose = close_file,
    .xRead = read_file,
    .xWrite = write_file,
    .xTruncate = truncate_file,
    .xSync = sync_file,
    .xFileSize = file_size,
    .xLock = lock_file,
    .xUnlock = unlock_file,
    .xCheckReservedLock = check_reserved_lock,
    .xFileControl = control_file,
    .xSectorSize = sector_size,
    .xDeviceCharacteristics = characteristics,
};

static int open_file(sqlite3_vfs *self, const char *path, sqlite3_file *file, int flags, int *flags_out) {
    file->pMethods = 0;
    ((struct file *)file)->shadow = 0;
    if (should_fail(open_fails)) return fail_with(SQLITE_CANTOPEN, EMFILE);
    if (path) name_before_open(path);
    is_in_sqlite_vfs = 1;
    int code = below(self)->xOpen(below(self), path, real(file), flags, flags_out);
    is_in_sqlite_vfs = 0;
    if (real(file)->pMethods) file->pMethods = &methods;
    if (code != SQLITE_OK) return code;
    int is_journal = (flags & (SQLITE_OPEN_MAIN_JOURNAL | SQLITE_OPEN_SUPER_JOURNAL)) != 0;
    ((struct file *)file)->shadow = path ? name_after_open(path, is_journal) : 0;
    return SQLITE_OK;
}

static int delete_file(sqlite3_vfs *self, const char *path, int needs_sync) {
    if (should_fail(delete_fails)) return fail_with(SQLITE_IOERR_DELETE, EIO);
    check_power();
    name_before_open(path);
    is_in_sqlite_vfs = 1;
    int code = below(self)->xDelete(below(self), path, 0);
    is_in_sqlite_vfs = 0;
    if (code != SQLITE_OK) return code;
    name_delete(path);
    if (needs_sync && should_fail(directory_sync_fails)) return fail_with(SQLITE_IOERR_DIR_FSYNC, EIO);
    if (needs_sync) sync_directory_of_name(path);
    return SQLITE_OK;
}

static int check_access(sqlite3_vfs *self, const char *path, int flags, int *answer) {
    if (should_fail(access_fails)) return fail_with(SQLITE_IOERR_ACCESS, EIO);
    return below(self)->xAccess(below(self), path, flags, answer);
}

// MARK: Start

static int parse(const char *text) {
    if (strcmp(text, "nothing") == 0) return 1;
    char name[16];
    int length = 0;
    if (sscanf(text, "%15[a-z]:%ld%n", name, &first, &length) != 2) return 0;
    const char *rest = text + length;
    if (*rest == '+') {
        is_persistent = 1;
        rest += 1;
    }
    if (*rest == ':') {
        char *end;
        seed = strtoull(rest + 1, &end, 10) * 1000003;
        rest = end;
    }
    if (*rest) return 0;
    for (unsigned index = 0; index < sizeof kinds / sizeof *kinds; index += 1) {
        if (strcmp(name, kinds[index].name) == 0) active_fault = kinds[index].kind;
    }
    return active_fault != no_fault;
}

static int replace_vfs(const char *name, const char *new_name, sqlite3_vfs *vfs) {
    sqlite3_vfs *real = sqlite3_vfs_find(name);
    if (!real) return SQLITE_ERROR;
    if (name && sqlite3_vfs_unregister(real) != SQLITE_OK) return SQLITE_ERROR;
    *vfs = *real;
    vfs->zName = new_name;
    vfs->szOsFile = (int)sizeof(struct file) + real->szOsFile;
    vfs->pNext = 0;
    vfs->pAppData = real;
    vfs->xOpen = open_file;
    vfs->xDelete = delete_file;
    vfs->xAccess = check_access;
    return sqlite3_vfs_register(vfs, name == 0);
}

int adder_torture_begin(void) {
    static sqlite3_vfs default_vfs, private_vfs;
    const char *text = getenv("ADDER_TORTURE");
    if (text && !parse(text)) return 1;
    if ((active_fault == allocation_fails || active_fault == no_fault) && install_memory_hooks() != SQLITE_OK) return 1;
    if (replace_vfs(unlocked_vfs, unlocked_vfs, &private_vfs) != SQLITE_OK) return 1;
    if (replace_vfs(0, "torture", &default_vfs) != SQLITE_OK || atexit(finish) != 0) return 1;
    is_counting = 1;
    return 0;
}
