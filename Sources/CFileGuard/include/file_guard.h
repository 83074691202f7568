#pragma once

// The result codes with which SQLite reports a journal that adder must not use.
extern const int adder_foreign_journal, adder_foreign_wal, adder_super_journal;

// The names of SQLite's file systems with guards against the journals of others. They are registered by the first call;
// a name is null if SQLite refused.
const char *adder_guarded_vfs(void);
// Without locks, for private copies.
const char *adder_guarded_vfs_without_locks(void);

// The number of reads of this thread that failed. SQLite's integrity check reports read errors as damage.
long adder_read_errors(void);
