#pragma once

#include <sys/types.h>

// Why a journal, or a file of WAL mode, is not used.
enum adder_refusal {
    adder_no_refusal,
    // It belongs to another user.
    adder_foreign_journal,
    // It names a file for SQLite to delete.
    adder_super_journal,
    // It is a folder, a pipe or a symbolic link, for example.
    adder_irregular_journal,
    // It has another name as well.
    adder_linked_journal,
    // The user may not open or delete it.
    adder_not_permitted_journal,
};

// The refusal that SQLite reports with this result code.
enum adder_refusal adder_refusal(int code);
// What the refused file adds to the path of the list.
const char *adder_refused_suffix(int code);

// The names of SQLite's file systems with guards against the journals of others. They are registered by the first call;
// a name is null if SQLite refused.
const char *adder_guarded_vfs(void);
// Without locks, for private copies.
const char *adder_guarded_vfs_without_locks(void);

// Finds the owner of a database file that was opened by this path, which is checked on the open file. Returns 0 if there is none.
int adder_find_owner(const char *path, uid_t *owner);

// The number of reads of this thread that failed. SQLite's integrity check reports read errors as damage.
long adder_read_errors(void);

// Returns 1 if the file was created in the last ten seconds and was never written. File systems without a time of creation
// give 0.
int adder_is_new_file(const char *path);

// Renames a file to a name that is not taken. Returns 0 or the error.
int adder_rename_to_new(const char *path, const char *target);
