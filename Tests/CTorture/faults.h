#pragma once

#include <sqlite3.h>

// The operation that fails.
enum fault {
    no_fault,
    // The operation is not carried out and returns an error.
    read_fails,
    write_fails,
    disk_is_full,
    sync_fails,
    truncate_fails,
    open_fails,
    delete_fails,
    link_fails,
    rename_fails,
    lock_fails,
    unlock_fails,
    access_fails,
    // The file system has no hard links.
    links_are_unsupported,
    // Half of the data is written before the error.
    write_is_partial,
    // Syncing a directory fails.
    directory_sync_fails,
    // SQLite can't allocate memory.
    allocation_fails,
    // The power fails before the operation reaches the disk.
    power_fails,
};

// Counts an operation of this kind and returns whether it fails.
int should_fail(enum fault kind);

// Counts an operation and ends the process if the power fails.
void check_power(void);

// Returns whether the program made the call, not SQLite's own file system.
int is_called_by_program(void);

// Installs allocation functions that can fail. Returns an SQLite result code.
int install_memory_hooks(void);

// MARK: Power

// The contents of a file on the disk and its unsynced writes.
struct shadow;

// Called before a file is opened. Its existing contents count as synced.
void name_before_open(const char *path);
struct shadow *name_after_open(const char *path, int is_journal);

void shadow_write(struct shadow *shadow, const void *bytes, int count, sqlite3_int64 offset);
void shadow_truncate(struct shadow *shadow, sqlite3_int64 size);
void shadow_sync(struct shadow *shadow);
void shadow_sync_descriptor(int descriptor);

void name_delete(const char *path);
void name_link(const char *path, const char *other);
void name_rename(const char *path, const char *other);
void sync_directory_of_name(const char *path);
void sync_directory_descriptor(int descriptor);

// Replaces every file with contents that a power cut could leave.
void cut_power(unsigned long long seed);
