#include <fcntl.h>
#include <stdio.h>
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

// The bytes of a file, whatever names it has.
struct shadow {
    // Kept open to the end: to close it would be to give up the locks of the process on the file.
    int descriptor;
    struct stat facts;
    struct image lasting;
    struct step *first, **last;
    int makes_folder_sync;
    struct shadow *next;
};

// What has the name, and what has it on the disk; nobody where nothing has it.
struct name {
    char *path;
    struct shadow *now, *lasting;
    struct name *next;
};

static struct shadow *shadows;
static struct name *names;

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

// MARK: What happens to the bytes of a file

static int is_same(const struct stat *one, const struct stat *other) {
    return one->st_dev == other->st_dev && one->st_ino == other->st_ino;
}

static struct shadow *shadow_of(const struct stat *facts) {
    for (struct shadow *shadow = shadows; shadow; shadow = shadow->next) {
        if (is_same(&shadow->facts, facts)) return shadow;
    }
    return 0;
}

// Nobody where nothing is there that has bytes.
static struct shadow *shadow_at(const char *path) {
    struct stat facts;
    if (lstat(path, &facts) != 0 || !S_ISREG(facts.st_mode)) return 0;
    struct shadow *shadow = shadow_of(&facts);
    if (shadow) return shadow;
    int descriptor = open(path, O_RDWR | O_CLOEXEC);
    if (descriptor < 0) return 0;
    shadow = taken(calloc(1, sizeof *shadow));
    shadow->descriptor = descriptor;
    shadow->facts = facts;
    shadow->last = &shadow->first;
    shadow->next = shadows;
    shadows = shadow;
    resize(&shadow->lasting, (size_t)facts.st_size, 0);
    if (pread(descriptor, shadow->lasting.bytes, shadow->lasting.size, 0) != facts.st_size) abort();
    return shadow;
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
    if (!shadow->makes_folder_sync) return;
    shadow->makes_folder_sync = 0;
    for (struct name *name = names; name; name = name->next) {
        if (name->now == shadow) name_sync_folder_of(name->path);
    }
}

void shadow_sync_descriptor(int descriptor) {
    struct stat facts;
    if (fstat(descriptor, &facts) == 0) shadow_sync(shadow_of(&facts));
}

// MARK: What happens to a name

// As SQLite says it: from the root on, and of the folder that the links lead to.
static char *full(const char *path) {
    const char *slash = strrchr(path, '/');
    char *folder = slash ? taken(strndup(path, (size_t)(slash - path) + 1)) : taken(strdup("./"));
    char *real = realpath(folder, 0);
    free(folder);
    if (!real) return taken(strdup(path));
    const char *last = slash ? slash + 1 : path;
    size_t size = strlen(real) + strlen(last) + 2;
    char *whole = taken(malloc(size));
    snprintf(whole, size, "%s/%s", real, last);
    free(real);
    return whole;
}

static struct name *name_of(const char *path) {
    char *whole = full(path);
    for (struct name *name = names; name; name = name->next) {
        if (strcmp(name->path, whole) == 0) {
            free(whole);
            return name;
        }
    }
    struct name *name = taken(calloc(1, sizeof *name));
    name->path = whole;
    name->now = shadow_at(whole);
    // An empty file may have been made a moment ago.
    if (name->now && name->now->lasting.size > 0) name->lasting = name->now;
    name->next = names;
    return names = name;
}

void name_before_open(const char *path) { name_of(path); }

struct shadow *name_after_open(const char *path, int is_journal) {
    struct name *name = name_of(path);
    if (name->now) return name->now;
    name->now = shadow_at(name->path);
    // A file of the same name that was deleted is gone for good by now.
    name->lasting = 0;
    // As SQLite's own file system does where it creates a journal.
    if (name->now) name->now->makes_folder_sync = is_journal;
    return name->now;
}

void name_delete(const char *path) { name_of(path)->now = 0; }

void name_link(const char *path, const char *other) { name_of(other)->now = name_of(path)->now; }

void name_move(const char *path, const char *other) {
    struct name *name = name_of(path);
    // Two names of one file stay as they are.
    if (shadow_at(name->path)) return;
    name_of(other)->now = name->now;
    name->now = 0;
}

static int is_in_folder(const struct name *name, const char *folder, size_t length) {
    return strncmp(name->path, folder, length) == 0 && name->path[length] == '/' && !strchr(name->path + length + 1, '/');
}

static void sync_folder(const char *folder, size_t length) {
    for (struct name *name = names; name; name = name->next) {
        if (is_in_folder(name, folder, length)) name->lasting = name->now;
    }
}

void name_sync_folder_of(const char *path) {
    char *whole = full(path);
    sync_folder(whole, (size_t)(strrchr(whole, '/') - whole));
    free(whole);
}

void name_sync_folder(int descriptor) {
    char link[64], folder[4096];
    snprintf(link, sizeof link, "/proc/self/fd/%d", descriptor);
    ssize_t length = readlink(link, folder, sizeof folder);
    if (length > 0) sync_folder(folder, (size_t)length);
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

static void tear(struct shadow *shadow) {
    unsigned fate = (unsigned)(next() >> 40) % 4;
    for (struct step *step = shadow->first; step && fate > 0; step = step->next) {
        if (fate == 1) {
            apply(&shadow->lasting, step);
        } else {
            apply_torn(&shadow->lasting, step);
        }
    }
}

// Whoever had the name on the disk, or has it now.
static void choose(struct name *name) {
    if (name->now != name->lasting && coin()) name->lasting = name->now;
    unlink(name->path);
}

static void leave(const struct shadow *shadow) {
    const char *first = 0;
    for (struct name *name = names; name; name = name->next) {
        if (name->lasting != shadow) continue;
        if (first) {
            if (link(first, name->path) != 0) abort();
            continue;
        }
        first = name->path;
        int file = open(first, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0600);
        if (file < 0 || fchmod(file, shadow->facts.st_mode & 07777) != 0) abort();
        if (write(file, shadow->lasting.bytes, shadow->lasting.size) != (ssize_t)shadow->lasting.size) abort();
        close(file);
    }
}

void cut_power(unsigned long long seed) {
    state = seed;
    for (struct shadow *shadow = shadows; shadow; shadow = shadow->next) tear(shadow);
    for (struct name *name = names; name; name = name->next) choose(name);
    for (struct shadow *shadow = shadows; shadow; shadow = shadow->next) leave(shadow);
}
