#pragma once

#include <malloc.h>
#include <sqlite3.h>
#include <string.h>

// Swift can't call the variadic sqlite3_db_config.
// https://sqlite.org/c3ref/c_dbconfig_defensive.html
static inline int adder_db_switch(sqlite3 *db, int option, int on) {
    return sqlite3_db_config(db, option, on, (int *)0);
}

// Must be called before any other SQLite function.
static inline int adder_configure_memory(void) {
    // By default, malloc returns the cache of each change to the system, which has to clear it for the next change.
    mallopt(M_TRIM_THRESHOLD, 8 << 20);
    // Statistics take a lock for every allocation and aren't used here. https://sqlite.org/malloc.html#memstatus
    return sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0);
}

// Swift can't import SQLITE_TRANSIENT, a cast of -1.
static inline int adder_bind_text(sqlite3_stmt *statement, int index, const char *text, int count) {
    return sqlite3_bind_text(statement, index, text, count, SQLITE_TRANSIENT);
}

static inline int adder_bind_blob(sqlite3_stmt *statement, int index, const void *bytes, int count) {
    return sqlite3_bind_blob(statement, index, bytes, count, SQLITE_TRANSIENT);
}

// Reads the size and the first bytes of the database file without taking a lock or rolling back a journal, so that
// files of other programs stay untouched.
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

// Returns a number that differs after a change, also by another process. Call in a transaction.
// https://sqlite.org/c3ref/c_fcntl_begin_atomic_write.html#sqlitefcntldataversion
static inline unsigned adder_data_version(sqlite3 *db) {
    unsigned version = 0;
    sqlite3_file_control(db, "main", SQLITE_FCNTL_DATA_VERSION, &version);
    return version;
}

// Returns whether the open file was renamed, replaced or deleted.
// https://sqlite.org/c3ref/c_fcntl_begin_atomic_write.html#sqlitefcntlhasmoved
static inline int adder_has_moved(sqlite3 *db) {
    int moved = 0;
    return sqlite3_file_control(db, "main", SQLITE_FCNTL_HAS_MOVED, &moved) == SQLITE_OK && moved;
}

// Swift doesn't import result codes defined as expressions. https://sqlite.org/rescode.html#ioerr_dir_fsync
static const int adder_folder_not_synced = SQLITE_IOERR_DIR_FSYNC;
static const int adder_lock_not_lowered = SQLITE_IOERR_RDLOCK;
static const int adder_lock_not_released = SQLITE_IOERR_UNLOCK;
static const int adder_no_memory_for_file = SQLITE_IOERR_NOMEM;

static inline void adder_result_text(sqlite3_context *context, const char *text, int count) {
    sqlite3_result_text(context, text, count, SQLITE_TRANSIENT);
}

// Returns whether two values have the same type and contents. https://sqlite.org/c3ref/value_blob.html
static inline int adder_is_same_value(sqlite3_value *left, sqlite3_value *right) {
    int type = sqlite3_value_type(left);
    if (type != sqlite3_value_type(right)) return 0;
    if (type == SQLITE_NULL) return 1;
    if (type == SQLITE_INTEGER) return sqlite3_value_int64(left) == sqlite3_value_int64(right);
    const void *start = sqlite3_value_blob(left), *other = sqlite3_value_blob(right);
    int count = sqlite3_value_bytes(left);
    if (count != sqlite3_value_bytes(right)) return 0;
    // Without memory for the bytes, the values count as different, which keeps more than is needed.
    return count == 0 || (start && other && memcmp(start, other, (size_t)count) == 0);
}
