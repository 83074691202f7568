// SQLite trusts any file with the name of its rollback journal: it restores the pages in it and deletes the super-journal
// it names. https://sqlite.org/fileformat2.html#the_rollback_journal
// Someone else can put such a file into a shared folder or next to a list on a USB stick. The file systems here are
// SQLite's own, except that a journal is used only if
// - it is a regular file with one name, because SQLite would wait for a pipe and write to any file,
// - it belongs to the owner of the list, to root or to the user, which is checked on the open file, and
// - it names no super-journal, because adder never writes one,
// and that nothing but the journals of lists that were opened is deleted. The same holds for the files of WAL mode. They
// also count read errors, and report a damaged file system as one.

#include "file_guard.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <sqlite3.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

// SQLite's files beside a list.
enum side_file { JOURNAL, WAL, SHM, NO_SIDE_FILE };

static const char *const suffixes[] = {"-journal", "-wal", "-shm"};

static int code_of(enum adder_refusal refusal, enum side_file file) {
    return SQLITE_PERM | (int)refusal << 8 | (int)file << 16;
}

// SQLite ends the transaction only if the primary code is an I/O error. Its own extended codes are smaller.
static const int undeletable_journal = SQLITE_IOERR | adder_not_permitted_journal << 8 | 1 << 24;

enum adder_refusal adder_refusal(int code) {
    int is_refusal = code == undeletable_journal || ((code & 0xff) == SQLITE_PERM && code >> 16 < NO_SIDE_FILE);
    return is_refusal ? (enum adder_refusal)(code >> 8 & 0xff) : adder_no_refusal;
}

const char *adder_refused_suffix(int code) { return suffixes[code == undeletable_journal ? JOURNAL : code >> 16]; }

// MARK: Open lists

// A database file that was opened, and its owner.
struct list {
    struct list *next;
    uid_t owner;
    char path[];
};

static struct list *lists;
static pthread_mutex_t lists_lock = PTHREAD_MUTEX_INITIALIZER;

static int remember(const char *path, uid_t owner) {
    pthread_mutex_lock(&lists_lock);
    struct list *list = lists;
    while (list && strcmp(list->path, path) != 0) list = list->next;
    if (!list && (list = malloc(sizeof *list + strlen(path) + 1))) {
        strcpy(list->path, path);
        list->next = lists;
        lists = list;
    }
    if (list) list->owner = owner;
    pthread_mutex_unlock(&lists_lock);
    return list != 0;
}

// Finds the list that has a journal or WAL file of this name.
static int find_owner(const char *path, const char *suffix, uid_t *owner) {
    size_t length = strlen(path), suffix_length = strlen(suffix);
    if (length < suffix_length || strcmp(path + length - suffix_length, suffix) != 0) return 0;
    length -= suffix_length;
    pthread_mutex_lock(&lists_lock);
    struct list *list = lists;
    while (list && !(strncmp(list->path, path, length) == 0 && list->path[length] == 0)) list = list->next;
    if (list) *owner = list->owner;
    pthread_mutex_unlock(&lists_lock);
    return list != 0;
}

int adder_find_owner(const char *path, uid_t *owner) { return find_owner(path, "", owner); }

// MARK: Checks

// Returns whether the journal ends with the name of a super-journal.
static int names_super_journal(int descriptor, off_t size) {
    static const unsigned char magic[8] = {0xd9, 0xd5, 0x05, 0xf9, 0x20, 0xa1, 0x63, 0xd7};
    unsigned char tail[16];
    return size >= (off_t)sizeof tail
        && pread(descriptor, tail, sizeof tail, size - (off_t)sizeof tail) == (ssize_t)sizeof tail
        && memcmp(tail + 8, magic, sizeof magic) == 0 && (tail[0] | tail[1] | tail[2] | tail[3]) != 0;
}

static int is_foreign(const char *path, const struct stat *details, enum side_file file) {
    uid_t owner;
    if (!find_owner(path, suffixes[file], &owner)) return 1;
    return details->st_uid != owner && details->st_uid != 0 && details->st_uid != geteuid();
}

static enum adder_refusal check_file(const char *path, int descriptor, enum side_file file) {
    struct stat details;
    if (fstat(descriptor, &details) != 0 || !S_ISREG(details.st_mode)) return adder_irregular_journal;
    if (details.st_nlink > 1) return adder_linked_journal;
    if (is_foreign(path, &details, file)) return adder_foreign_journal;
    return file == JOURNAL && names_super_journal(descriptor, details.st_size) ? adder_super_journal : adder_no_refusal;
}

// Explains why a file could not be opened. A missing one is no reason to refuse.
static enum adder_refusal check_unopened(const char *path, enum side_file file, int error) {
    struct stat details;
    if (lstat(path, &details) != 0) return adder_no_refusal;
    if (!S_ISREG(details.st_mode)) return adder_irregular_journal;
    if (error != EACCES && error != EPERM) return adder_no_refusal;
    return is_foreign(path, &details, file) ? adder_foreign_journal : adder_not_permitted_journal;
}

// MARK: System calls

// SQLite does not reveal the descriptors of its files, and as root it takes ownership of a journal that it opens. So
// the check is part of the system call. https://sqlite.org/c3ref/vfs.html
static int (*system_open)(const char *, int, int);

// The file that this thread opens, and the reason why it was refused.
static _Thread_local struct {
    int flags;
    int refusal;
    int owner_is_known;
    uid_t owner;
} opening;

static int open_side_file(const char *path, int flags, int mode, enum side_file file) {
    // Opening a pipe would wait for another program to open it.
    int descriptor = system_open(path, flags | O_NONBLOCK, mode);
    int error = errno;
    enum adder_refusal refusal =
        descriptor < 0 ? check_unopened(path, file, error) : check_file(path, descriptor, file);
    if (refusal != adder_no_refusal) {
        opening.refusal = code_of(refusal, file);
        if (descriptor >= 0) {
            close(descriptor);
            error = EPERM;
        }
        descriptor = -1;
    }
    errno = error;
    return descriptor;
}

static int checked_open(const char *path, int flags, int mode) {
    if (opening.flags & SQLITE_OPEN_MAIN_JOURNAL) return open_side_file(path, flags, mode, JOURNAL);
    if (opening.flags & SQLITE_OPEN_WAL) return open_side_file(path, flags, mode, WAL);
    // SQLite opens the file for shared memory on its own.
    uid_t owner;
    if (!opening.flags && find_owner(path, suffixes[SHM], &owner)) return open_side_file(path, flags, mode, SHM);
    int descriptor = system_open(path, flags, mode);
    if (descriptor >= 0 && opening.flags & SQLITE_OPEN_MAIN_DB) {
        struct stat details;
        opening.owner_is_known = fstat(descriptor, &details) == 0;
        opening.owner = details.st_uid;
    }
    return descriptor;
}

// MARK: File systems

struct guarded_vfs {
    sqlite3_vfs vfs;
    sqlite3_vfs *below;
    int locks;
};

// SQLite's I/O methods for one kind of file, and a copy with some of them overridden.
struct guarded_methods {
    sqlite3_io_methods methods;
    const sqlite3_io_methods *below;
    int locks;
};

// Files with and without locks, each in two file systems, have methods of their own.
static struct guarded_methods all_methods[4];
static pthread_mutex_t methods_lock = PTHREAD_MUTEX_INITIALIZER;

static const sqlite3_io_methods *below(sqlite3_file *file) {
    return ((const struct guarded_methods *)file->pMethods)->below;
}

static _Thread_local long read_errors;

long adder_read_errors(void) { return read_errors; }

// SQLite reports some read errors as a damaged file system, and then as a damaged database. But the database may be
// intact. https://sqlite.org/rescode.html#ioerr_corruptfs
static int read_file(sqlite3_file *file, void *bytes, int count, sqlite3_int64 offset) {
    int code = below(file)->xRead(file, bytes, count, offset);
    if (code == SQLITE_IOERR_CORRUPTFS) code = SQLITE_IOERR_READ;
    if (code != SQLITE_OK && code != SQLITE_IOERR_SHORT_READ) read_errors += 1;
    return code;
}

static int map_shared_memory(sqlite3_file *file, int region, int size, int extends, void volatile **memory) {
    opening.refusal = 0;
    int code = below(file)->xShmMap(file, region, size, extends, memory);
    return (code & 0xff) == SQLITE_CANTOPEN && opening.refusal ? opening.refusal : code;
}

// If the open file was replaced, a journal under its name belongs to the new file. SQLite would mistake it for a hot
// journal and roll it back into the old file, since that one isn't locked. So a moved file reports that it is locked.
// https://sqlite.org/c3ref/io_methods.html https://sqlite.org/lockingv3.html#rollback
static int is_being_written(sqlite3_file *file, int *answer) {
    int code = below(file)->xCheckReservedLock(file, answer);
    int moved = 0;
    if (code == SQLITE_OK && !*answer && below(file)->xFileControl(file, SQLITE_FCNTL_HAS_MOVED, &moved) == SQLITE_OK) {
        *answer = moved;
    }
    return code;
}

// The file may also be replaced between that answer and the lock under which SQLite rolls a hot journal back. Afterwards it
// can't be, since a restore takes a lock that this one excludes.
static int lock_file(sqlite3_file *file, int level) {
    int before = SQLITE_LOCK_NONE, moved = 0;
    below(file)->xFileControl(file, SQLITE_FCNTL_LOCKSTATE, &before);
    int code = below(file)->xLock(file, level);
    int is_rollback = before == SQLITE_LOCK_SHARED && level == SQLITE_LOCK_EXCLUSIVE;
    if (code != SQLITE_OK || !is_rollback) return code;
    below(file)->xFileControl(file, SQLITE_FCNTL_HAS_MOVED, &moved);
    return moved ? SQLITE_READONLY_DBMOVED : code;
}

static int guard_file(sqlite3_file *file, int locks) {
    pthread_mutex_lock(&methods_lock);
    struct guarded_methods *guarded = all_methods, *end = all_methods + sizeof all_methods / sizeof *all_methods;
    while (guarded < end && guarded->below && !(guarded->below == file->pMethods && guarded->locks == locks)) guarded += 1;
    if (guarded < end && !guarded->below) {
        guarded->methods = *file->pMethods;
        guarded->methods.xRead = read_file;
        if (file->pMethods->iVersion >= 2 && file->pMethods->xShmMap) guarded->methods.xShmMap = map_shared_memory;
        if (locks) {
            guarded->methods.xCheckReservedLock = is_being_written;
            guarded->methods.xLock = lock_file;
        }
        guarded->below = file->pMethods;
        guarded->locks = locks;
    }
    pthread_mutex_unlock(&methods_lock);
    if (guarded == end) return 0;
    file->pMethods = &guarded->methods;
    return 1;
}

static int close_file(sqlite3_file *file, int code) {
    file->pMethods->xClose(file);
    file->pMethods = 0;
    return code;
}

static int open_file(sqlite3_vfs *self, const char *path, sqlite3_file *file, int flags, int *flags_out) {
    struct guarded_vfs *guarded = (struct guarded_vfs *)self;
    file->pMethods = 0;
    if (flags & SQLITE_OPEN_SUPER_JOURNAL) return code_of(adder_super_journal, JOURNAL);
    int got = 0;
    memset(&opening, 0, sizeof opening);
    opening.flags = path ? flags : 0;
    int code = guarded->below->xOpen(guarded->below, path, file, flags, &got);
    if (flags_out) *flags_out = got;
    opening.flags = 0;
    if (code != SQLITE_OK) return opening.refusal ? opening.refusal : code;
    // SQLite needs to write to this journal, but could open it only for reading.
    if (opening.refusal && flags & SQLITE_OPEN_READWRITE && got & SQLITE_OPEN_READONLY) return close_file(file, opening.refusal);
    if (path && flags & SQLITE_OPEN_MAIN_DB) {
        // SQLite may use a descriptor that it already has.
        struct stat details;
        if (!opening.owner_is_known && stat(path, &details) == 0) {
            opening.owner_is_known = 1;
            opening.owner = details.st_uid;
        }
        if (!opening.owner_is_known || !remember(path, opening.owner)) return close_file(file, SQLITE_NOMEM);
    }
    int has_locks = guarded->locks && path && flags & SQLITE_OPEN_MAIN_DB;
    return guard_file(file, has_locks) ? SQLITE_OK : close_file(file, SQLITE_INTERNAL);
}

static int delete_file(sqlite3_vfs *self, const char *path, int needs_sync) {
    struct guarded_vfs *guarded = (struct guarded_vfs *)self;
    uid_t owner;
    int is_journal = find_owner(path, suffixes[JOURNAL], &owner);
    if (!is_journal && !find_owner(path, suffixes[WAL], &owner)) return code_of(adder_super_journal, JOURNAL);
    errno = 0;
    int code = guarded->below->xDelete(guarded->below, path, needs_sync);
    // In a sticky folder, only the owner of a file can delete it.
    int is_forbidden = is_journal && code == SQLITE_IOERR_DELETE && (errno == EPERM || errno == EACCES);
    return is_forbidden ? undeletable_journal : code;
}

static const char *add(struct guarded_vfs *guarded, const char *name, const char *below, int locks) {
    guarded->below = sqlite3_vfs_find(below);
    if (!guarded->below) return 0;
    guarded->vfs = *guarded->below;
    guarded->vfs.zName = name;
    guarded->vfs.pNext = 0;
    guarded->vfs.xOpen = open_file;
    guarded->vfs.xDelete = delete_file;
    guarded->locks = locks;
    return sqlite3_vfs_register(&guarded->vfs, 0) == SQLITE_OK ? name : 0;
}

static struct guarded_vfs with_locks, without_locks;
static const char *name_with_locks, *name_without_locks;
static pthread_once_t vfs_once = PTHREAD_ONCE_INIT;

static void add_all(void) {
    sqlite3_initialize();
    sqlite3_vfs *system = sqlite3_vfs_find("unix");
    if (!system || system->iVersion < 3) return;
    system_open = (int (*)(const char *, int, int))system->xGetSystemCall(system, "open");
    if (!system_open) return;
    if (system->xSetSystemCall(system, "open", (sqlite3_syscall_ptr)checked_open) != SQLITE_OK) return;
    name_with_locks = add(&with_locks, "adder", 0, 1);
    name_without_locks = add(&without_locks, "adder-without-locks", "unix-none", 0);
}

const char *adder_guarded_vfs(void) {
    pthread_once(&vfs_once, add_all);
    return name_with_locks;
}

const char *adder_guarded_vfs_without_locks(void) {
    pthread_once(&vfs_once, add_all);
    return name_without_locks;
}
