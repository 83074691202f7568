#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "torment.h"

// Smaller than any sector that a disk writes as one, so that what is written in one go may arrive in pieces.
enum { sector = 512 };

struct image {
    unsigned char *bytes;
    size_t size;
};

// A write, or with no bytes a new size, of which nobody knows whether it has reached the disk.
struct step {
    unsigned char *bytes;
    size_t offset, count;
    struct step *next;
};

struct shadow {
    char *path;
    // Kept open to the end: to close it would be to give up the locks of the process on the file.
    int descriptor;
    struct image lasting;
    struct step *first, **last;
    int exists, existence_lasts, makes_folder_sync;
    struct shadow *next;
};

static struct shadow *shadows;

static void *taken(void *bytes) {
    if (!bytes) abort();
    return bytes;
}

// MARK: Images

static void resize(struct image *image, size_t size, unsigned char filling) {
    image->bytes = taken(realloc(image->bytes, size + 1));
    if (size > image->size) memset(image->bytes + image->size, filling, size - image->size);
    image->size = size;
}

static void put(struct image *image, const unsigned char *bytes, size_t count, size_t offset, unsigned char filling) {
    if (offset + count > image->size) resize(image, offset + count, filling);
    memcpy(image->bytes + offset, bytes, count);
}

static void apply(struct image *image, const struct step *step) {
    if (step->bytes) {
        put(image, step->bytes, step->count, step->offset, 0);
    } else {
        resize(image, step->offset, 0);
    }
}

static void load(struct shadow *shadow) {
    struct stat facts;
    if (fstat(shadow->descriptor, &facts) != 0) return;
    resize(&shadow->lasting, (size_t)facts.st_size, 0);
    if (pread(shadow->descriptor, shadow->lasting.bytes, shadow->lasting.size, 0) != facts.st_size) abort();
}

// MARK: What happens to a file

static struct shadow *shadow_of(const char *path) {
    for (struct shadow *shadow = shadows; shadow; shadow = shadow->next) {
        if (strcmp(shadow->path, path) == 0 && shadow->exists) return shadow;
    }
    return 0;
}

static struct shadow *new_shadow(const char *path) {
    struct shadow *shadow = taken(calloc(1, sizeof *shadow));
    shadow->path = taken(strdup(path));
    shadow->descriptor = open(path, O_RDWR | O_CLOEXEC);
    shadow->last = &shadow->first;
    shadow->next = shadows;
    shadow->exists = 1;
    shadows = shadow;
    if (shadow->descriptor >= 0) load(shadow);
    // An empty file may have been made a moment ago.
    shadow->existence_lasts = shadow->lasting.size > 0;
    return shadow;
}

struct shadow *shadow_before_open(const char *path, int flags) {
    struct shadow *shadow = shadow_of(path);
    if (shadow) return shadow;
    // A file of the same name that was deleted is gone for good by now.
    for (struct shadow *other = shadows; other; other = other->next) {
        if (strcmp(other->path, path) == 0) other->existence_lasts = 1;
    }
    shadow = new_shadow(path);
    // As SQLite's own file system does where it creates a journal.
    if (shadow->descriptor < 0) {
        shadow->makes_folder_sync = (flags & (SQLITE_OPEN_MAIN_JOURNAL | SQLITE_OPEN_SUPER_JOURNAL)) != 0;
    }
    return shadow;
}

void shadow_after_open(struct shadow *shadow) {
    if (shadow && shadow->descriptor < 0) shadow->descriptor = open(shadow->path, O_RDWR | O_CLOEXEC);
}

static void add(struct shadow *shadow, const void *bytes, size_t count, size_t offset) {
    if (!shadow) return;
    struct step *step = taken(calloc(1, sizeof *step));
    if (bytes) step->bytes = memcpy(taken(malloc(count + 1)), bytes, count);
    step->count = count;
    step->offset = offset;
    *shadow->last = step;
    shadow->last = &step->next;
}

void shadow_write(struct shadow *shadow, const void *bytes, int count, sqlite3_int64 offset) {
    add(shadow, bytes, (size_t)count, (size_t)offset);
}

void shadow_truncate(struct shadow *shadow, sqlite3_int64 size) { add(shadow, 0, 0, (size_t)size); }

static void sync_folder(void) {
    for (struct shadow *shadow = shadows; shadow; shadow = shadow->next) shadow->existence_lasts = 1;
}

void shadow_sync(struct shadow *shadow) {
    if (!shadow) return;
    for (struct step *step = shadow->first, *next; step; step = next) {
        apply(&shadow->lasting, step);
        next = step->next;
        free(step->bytes);
        free(step);
    }
    shadow->first = 0;
    shadow->last = &shadow->first;
    if (shadow->makes_folder_sync) sync_folder();
    shadow->makes_folder_sync = 0;
}

void shadow_delete(const char *path) {
    struct shadow *shadow = shadow_of(path);
    if (!shadow) {
        if (access(path, F_OK) != 0) return;
        shadow = new_shadow(path);
        shadow->existence_lasts = 1;
    }
    shadow->exists = 0;
    shadow->existence_lasts = 0;
}

void shadow_deleted(const char *path, int is_synced) {
    (void)path;
    if (is_synced) sync_folder();
}

// MARK: The cut

static unsigned long long state;

// https://prng.di.unimi.it/splitmix64.c
static unsigned long long next(void) {
    unsigned long long mixed = (state += 0x9E3779B97F4A7C15);
    mixed = (mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9;
    mixed = (mixed ^ (mixed >> 27)) * 0x94D049BB133111EB;
    return mixed ^ (mixed >> 31);
}

static int coin(void) { return (int)(next() >> 40 & 1); }

static void apply_torn(struct image *image, const struct step *step) {
    if (!step->bytes) {
        if (coin()) apply(image, step);
        return;
    }
    // What a file was to grow by is there, and nobody knows what is in it.
    if (coin() && step->offset + step->count > image->size) {
        resize(image, step->offset + step->count, (unsigned char)next());
    }
    size_t done = 0;
    while (done < step->count) {
        size_t offset = step->offset + done;
        size_t count = sector - offset % sector;
        if (count > step->count - done) count = step->count - done;
        if (coin()) put(image, step->bytes + done, count, offset, (unsigned char)next());
        done += count;
    }
}

static void leave(struct shadow *shadow) {
    struct image *image = &shadow->lasting;
    unsigned fate = (unsigned)(next() >> 40) % 4;
    for (struct step *step = shadow->first; step && fate > 0; step = step->next) {
        if (fate == 1) {
            apply(image, step);
        } else {
            apply_torn(image, step);
        }
    }
    int exists = shadow->existence_lasts ? shadow->exists : coin();
    if (!exists) {
        if (shadow->existence_lasts && !shadow->exists) return;
        unlink(shadow->path);
        return;
    }
    if (!shadow->exists) shadow->descriptor = open(shadow->path, O_CREAT | O_RDWR | O_CLOEXEC, 0600);
    if (shadow->descriptor < 0) return;
    if (ftruncate(shadow->descriptor, 0) != 0) abort();
    if (pwrite(shadow->descriptor, image->bytes, image->size, 0) != (ssize_t)image->size) abort();
}

void cut_power(unsigned long long seed) {
    state = seed;
    for (struct shadow *shadow = shadows; shadow; shadow = shadow->next) leave(shadow);
}
