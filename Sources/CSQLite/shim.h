#pragma once

#include <sqlite3.h>
#include <string.h>

// sqlite3_db_config is variadic, which Swift cannot call.
// https://sqlite.org/c3ref/c_dbconfig_defensive.html
static inline int adder_db_switch(sqlite3 *db, int option, int on) {
    return sqlite3_db_config(db, option, on, (int *)0);
}

// Counting the memory that SQLite takes costs a lock for every piece of it, and nobody asks for the count; this works
// only before anything else is asked of SQLite. https://sqlite.org/malloc.html#memstatus
static inline int adder_leave_memory_uncounted(void) {
    return sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0);
}

// SQLITE_TRANSIENT is a cast of -1, which Swift cannot import.
static inline int adder_bind_text(sqlite3_stmt *statement, int index, const char *text, int count) {
    return sqlite3_bind_text(statement, index, text, count, SQLITE_TRANSIENT);
}

static inline int adder_bind_blob(sqlite3_stmt *statement, int index, const void *bytes, int count) {
    return sqlite3_bind_blob(statement, index, bytes, count, SQLITE_TRANSIENT);
}

// The size of the database file and its first bytes as they are on disk, read without a lock and
// without looking at a journal, so that a file which is not ours stays untouched.
// https://sqlite.org/c3ref/c_fcntl_begin_atomic_write.html#sqlitefcntlfilepointer
static inline int adder_read_header(sqlite3 *db, unsigned char *bytes, int count, sqlite3_int64 *size) {
    sqlite3_file *file = 0;
    int code = sqlite3_file_control(db, "main", SQLITE_FCNTL_FILE_POINTER, &file);
    if (code != SQLITE_OK) return code;
    if (!file || !file->pMethods) return SQLITE_CANTOPEN;
    code = file->pMethods->xFileSize(file, size);
    if (code != SQLITE_OK) return code;
    code = file->pMethods->xRead(file, bytes, count, 0);
    return code == SQLITE_IOERR_SHORT_READ ? SQLITE_OK : code;
}

// Whether the file that is open is not the one any more that bears its name.
// https://sqlite.org/c3ref/c_fcntl_begin_atomic_write.html#sqlitefcntlhasmoved
static inline int adder_has_moved(sqlite3 *db) {
    int moved = 0;
    return sqlite3_file_control(db, "main", SQLITE_FCNTL_HAS_MOVED, &moved) == SQLITE_OK && moved;
}

// SQLite's own methods for files, and the same but for one.
struct adder_methods {
    const sqlite3_io_methods *below;
    sqlite3_io_methods guarded;
};

static inline struct adder_methods *adder_methods(void) {
    static struct adder_methods methods;
    return &methods;
}

static inline int adder_is_being_written(sqlite3_file *file, int *answer) {
    int code = adder_methods()->below->xCheckReservedLock(file, answer);
    int moved = 0;
    if (code == SQLITE_OK && !*answer && file->pMethods->xFileControl(file, SQLITE_FCNTL_HAS_MOVED, &moved) == SQLITE_OK) {
        *answer = moved;
    }
    return code;
}

// Where another file is put in the place of one that is open, a journal beside the name belongs to whoever writes to that
// other file; SQLite would roll it back into this one, as nobody writes to this one. So a file that has moved answers that
// somebody does. https://sqlite.org/c3ref/io_methods.html https://sqlite.org/lockingv3.html#rollback
static inline void adder_guard_journals(sqlite3 *db) {
    sqlite3_file *file = 0;
    if (sqlite3_file_control(db, "main", SQLITE_FCNTL_FILE_POINTER, &file) != SQLITE_OK || !file || !file->pMethods) return;
    struct adder_methods *methods = adder_methods();
    sqlite3_mutex *mutex = sqlite3_mutex_alloc(SQLITE_MUTEX_STATIC_APP1);
    sqlite3_mutex_enter(mutex);
    if (!methods->below) {
        methods->guarded = *file->pMethods;
        methods->guarded.xCheckReservedLock = adder_is_being_written;
        methods->below = file->pMethods;
    }
    sqlite3_mutex_leave(mutex);
    if (file->pMethods == methods->below) file->pMethods = &methods->guarded;
}

// Codes that are made of others do not reach Swift. https://sqlite.org/rescode.html#ioerr_dir_fsync
static const int adder_folder_not_synced = SQLITE_IOERR_DIR_FSYNC;
static const int adder_no_memory_for_file = SQLITE_IOERR_NOMEM;

static inline void adder_result_text(sqlite3_context *context, const char *text, int count) {
    sqlite3_result_text(context, text, count, SQLITE_TRANSIENT);
}
