#include "torture.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "torment.h"

static const struct {
    const char *name;
    enum torment kind;
} kinds[] = {
    {"read", read_fails},
    {"write", write_fails},
    {"full", write_finds_no_room},
    {"half", write_stops_half_way},
    {"sync", sync_fails},
    {"truncate", truncate_fails},
    {"open", open_fails},
    {"delete", delete_fails},
    {"link", link_fails},
    {"onename", link_is_unknown},
    {"rename", rename_fails},
    {"unsynced", folder_is_not_synced},
    {"lock", lock_fails},
    {"access", access_fails},
    {"allocation", allocation_fails},
    {"power", power_fails},
};

static enum torment wanted = nothing;
static long first;
static long counts[power_fails + 1];
static int lasts, has_happened;
static unsigned long long seed;
// Set once the program itself begins.
static int is_counting;
// Set while SQLite's own file system is at work.
static int is_below;

int is_turn_of(enum torment kind) {
    if (!is_counting) return 0;
    long count = counts[kind] += 1;
    if (kind != wanted) return 0;
    int is_turn = lasts ? first && count >= first : count == first;
    if (is_turn) has_happened = 1;
    return is_turn;
}

int is_program_at_work(void) { return is_counting && !is_below; }

// MARK: The end

static void report(void) {
    const char *path = getenv("ADDER_TORTURE_REPORT");
    int file = path ? open(path, O_CREAT | O_TRUNC | O_WRONLY | O_CLOEXEC, 0600) : -1;
    if (file < 0) return;
    dprintf(file, "happened %d\n", has_happened);
    for (unsigned index = 0; index < sizeof kinds / sizeof *kinds; index += 1) {
        dprintf(file, "%s %ld\n", kinds[index].name, counts[kinds[index].kind]);
    }
    close(file);
}

// A power cut behind the last operation takes what was said to be done and is not on the disk.
static void end(void) {
    is_counting = 0;
    if (wanted == power_fails && !has_happened) cut_power(seed + (unsigned long long)counts[power_fails] + 1);
    report();
}

static void end_at_once(void) {
    is_counting = 0;
    cut_power(seed + (unsigned long long)counts[power_fails]);
    report();
    _exit(99);
}

// MARK: The file system

struct file {
    sqlite3_file base;
    struct shadow *shadow;
};

// What adder's copies are written with, which nobody else sees.
static const char *const private_name = "unix-none";

static sqlite3_vfs *below(sqlite3_vfs *self) { return self->pAppData; }

static sqlite3_file *real(sqlite3_file *file) { return (sqlite3_file *)((struct file *)file + 1); }

static struct shadow *shadow(sqlite3_file *file) { return ((struct file *)file)->shadow; }

static int failing(int code, int reason) {
    errno = reason;
    return code;
}

void has_power_or_ends(void) {
    if (is_turn_of(power_fails)) end_at_once();
}

static int close_file(sqlite3_file *file) {
    is_below = 1;
    int code = real(file)->pMethods->xClose(real(file));
    is_below = 0;
    return code;
}

static int read_file(sqlite3_file *file, void *bytes, int count, sqlite3_int64 offset) {
    if (is_turn_of(read_fails)) return failing(SQLITE_IOERR_READ, EIO);
    return real(file)->pMethods->xRead(real(file), bytes, count, offset);
}

static int write_file(sqlite3_file *file, const void *bytes, int count, sqlite3_int64 offset) {
    if (is_turn_of(write_fails)) return failing(SQLITE_IOERR_WRITE, EIO);
    if (is_turn_of(write_finds_no_room)) return failing(SQLITE_FULL, ENOSPC);
    int is_cut = is_turn_of(write_stops_half_way);
    shadow_write(shadow(file), bytes, count, offset);
    has_power_or_ends();
    int code = real(file)->pMethods->xWrite(real(file), bytes, is_cut ? count / 2 : count, offset);
    return is_cut ? failing(SQLITE_IOERR_WRITE, EIO) : code;
}

static int truncate_file(sqlite3_file *file, sqlite3_int64 size) {
    if (is_turn_of(truncate_fails)) return failing(SQLITE_IOERR_TRUNCATE, EIO);
    shadow_truncate(shadow(file), size);
    has_power_or_ends();
    return real(file)->pMethods->xTruncate(real(file), size);
}

// Nothing is really brought onto the disk, which takes long and shows nothing.
static int sync_file(sqlite3_file *file, int flags) {
    (void)flags;
    if (is_turn_of(sync_fails)) return failing(SQLITE_IOERR_FSYNC, EIO);
    has_power_or_ends();
    shadow_sync(shadow(file));
    return SQLITE_OK;
}

static int file_size(sqlite3_file *file, sqlite3_int64 *size) {
    return real(file)->pMethods->xFileSize(real(file), size);
}

static int lock_file(sqlite3_file *file, int level) {
    if (is_turn_of(lock_fails)) return failing(SQLITE_IOERR_LOCK, ENOLCK);
    return real(file)->pMethods->xLock(real(file), level);
}

static int unlock_file(sqlite3_file *file, int level) { return real(file)->pMethods->xUnlock(real(file), level); }

static int check_reserved_lock(sqlite3_file *file, int *answer) {
    if (is_turn_of(lock_fails)) return failing(SQLITE_IOERR_CHECKRESERVEDLOCK, ENOLCK);
    return real(file)->pMethods->xCheckReservedLock(real(file), answer);
}

static int control_file(sqlite3_file *file, int request, void *argument) {
    return real(file)->pMethods->xFileControl(real(file), request, argument);
}

static int sector_size(sqlite3_file *file) { return real(file)->pMethods->xSectorSize(real(file)); }

static int characteristics(sqlite3_file *file) {
    return real(file)->pMethods->xDeviceCharacteristics(real(file));
}

// Of the first version: no shared memory and no maps, which the list does not use either.
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
    if (is_turn_of(open_fails)) return failing(SQLITE_CANTOPEN, EMFILE);
    if (path) name_before_open(path);
    is_below = 1;
    int code = below(self)->xOpen(below(self), path, real(file), flags, flags_out);
    is_below = 0;
    if (real(file)->pMethods) file->pMethods = &methods;
    if (code != SQLITE_OK) return code;
    int is_journal = (flags & (SQLITE_OPEN_MAIN_JOURNAL | SQLITE_OPEN_SUPER_JOURNAL)) != 0;
    ((struct file *)file)->shadow = path ? name_after_open(path, is_journal) : 0;
    return SQLITE_OK;
}

static int delete_file(sqlite3_vfs *self, const char *path, int is_to_sync) {
    if (is_turn_of(delete_fails)) return failing(SQLITE_IOERR_DELETE, EIO);
    has_power_or_ends();
    name_before_open(path);
    is_below = 1;
    int code = below(self)->xDelete(below(self), path, 0);
    is_below = 0;
    if (code != SQLITE_OK) return code;
    name_delete(path);
    if (is_to_sync && is_turn_of(folder_is_not_synced)) return failing(SQLITE_IOERR_DIR_FSYNC, EIO);
    if (is_to_sync) name_sync_folder_of(path);
    return SQLITE_OK;
}

static int check_access(sqlite3_vfs *self, const char *path, int flags, int *answer) {
    if (is_turn_of(access_fails)) return failing(SQLITE_IOERR_ACCESS, EIO);
    return below(self)->xAccess(below(self), path, flags, answer);
}

// MARK: The beginning

static int understand(const char *text) {
    if (strcmp(text, "nothing") == 0) return 1;
    char name[16];
    int length = 0;
    if (sscanf(text, "%15[a-z]:%ld%n", name, &first, &length) != 2) return 0;
    const char *rest = text + length;
    if (*rest == '+') {
        lasts = 1;
        rest += 1;
    }
    if (*rest == ':') {
        char *end;
        seed = strtoull(rest + 1, &end, 10) * 1000003;
        rest = end;
    }
    if (*rest) return 0;
    for (unsigned index = 0; index < sizeof kinds / sizeof *kinds; index += 1) {
        if (strcmp(name, kinds[index].name) == 0) wanted = kinds[index].kind;
    }
    return wanted != nothing;
}

static int take_place_of(const char *name, const char *new_name, sqlite3_vfs *vfs) {
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
    static sqlite3_vfs everyday, private;
    const char *text = getenv("ADDER_TORTURE");
    if (text && !understand(text)) return 1;
    if ((wanted == allocation_fails || wanted == nothing) && begin_memory() != SQLITE_OK) return 1;
    if (take_place_of(private_name, private_name, &private) != SQLITE_OK) return 1;
    if (take_place_of(0, "torture", &everyday) != SQLITE_OK || atexit(end) != 0) return 1;
    is_counting = 1;
    return 0;
}
