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
    lock_fails,
    access_fails,
    // A part of it is done, and then it says that it failed.
    write_stops_half_way,
    delete_is_not_synced,
    // SQLite gets no memory.
    allocation_fails,
    // The machine loses power before the operation has an effect that lasts.
    power_fails,
};

// Whether it is this operation's turn to go wrong; each of the kind that is wanted is counted.
int is_turn_of(enum torment kind);

// Has SQLite take its memory from us; answers one of its codes.
int begin_memory(void);

// MARK: Power

// What the disk has of a file, and what it may have of it.
struct shadow;

struct shadow *shadow_before_open(const char *path, int flags);
void shadow_after_open(struct shadow *shadow);
void shadow_write(struct shadow *shadow, const void *bytes, int count, sqlite3_int64 offset);
void shadow_truncate(struct shadow *shadow, sqlite3_int64 size);
void shadow_sync(struct shadow *shadow);
void shadow_delete(const char *path);
void shadow_deleted(const char *path, int is_synced);

// Gives every file what a power cut at this moment may leave of it.
void cut_power(unsigned long long seed);
