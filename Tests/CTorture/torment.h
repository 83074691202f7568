#pragma once

#include <sqlite3.h>

// What goes wrong.
enum torment {
    nothing,
    // The operation is not done, and says so.
    read_fails,
    write_fails,
    write_finds_no_room,
    sync_fails,
    truncate_fails,
    open_fails,
    delete_fails,
    link_fails,
    rename_fails,
    lock_fails,
    access_fails,
    // The file system knows no files with two names.
    link_is_unknown,
    // A part of it is done, and then it says that it failed.
    write_stops_half_way,
    // The names in a folder are not brought onto the disk, and it says so.
    folder_is_not_synced,
    // SQLite gets no memory.
    allocation_fails,
    // The machine loses power before the operation has an effect that lasts.
    power_fails,
};

// Whether it is this operation's turn to go wrong; each of the kind that is wanted is counted.
int is_turn_of(enum torment kind);

// Ends the process where it is the turn of the power.
void has_power_or_ends(void);

// Whether the program itself is at work, and not what SQLite asks of the system on its behalf.
int is_program_at_work(void);

// Has SQLite take its memory from us; answers one of its codes.
int begin_memory(void);

// MARK: Power

// What the disk has of a file, and what it may have of it.
struct shadow;

// Before the program opens a file; what is there by then has reached the disk.
void name_before_open(const char *path);
struct shadow *name_after_open(const char *path, int is_journal);

void shadow_write(struct shadow *shadow, const void *bytes, int count, sqlite3_int64 offset);
void shadow_truncate(struct shadow *shadow, sqlite3_int64 size);
void shadow_sync(struct shadow *shadow);
void shadow_sync_descriptor(int descriptor);

void name_delete(const char *path);
void name_link(const char *path, const char *other);
void name_move(const char *path, const char *other);
void name_sync_folder_of(const char *path);
void name_sync_folder(int descriptor);

// Gives every file what a power cut at this moment may leave of it.
void cut_power(unsigned long long seed);
