#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "faults.h"

// Smaller than the atomic sector of any disk, so a single write can be torn.
enum { sector = 512 };

struct image {
    unsigned char *bytes;
    size_t size;
};

// A write, or a truncation if `bytes` is null, that may not have reached the disk.
struct step {
    unsigned char *bytes;
    size_t offset, count;
    struct step *next;
};

// The contents of a file under any of its names.
struct shadow {
    // Kept open because closing it would release the locks of the process on the file.
    int descriptor;
    struct stat status;
    struct image lasting;
    struct step *first, **last;
    int needs_directory_sync;
    struct shadow *next;
};

// The file that has the name now, and the one that has it on the disk. Null if there is none.
struct name {
    char *path;
    struct shadow *now, *lasting;
    struct name *next;
};

static struct shadow *shadows;
static struct name *names;

static void *checked(void *bytes) {
    if (!bytes) abort();
    return bytes;
}

// MARK: Images

static void resize(struct image *image, size_t size, unsigned char filling) {
    image->bytes = checked(realloc(image->bytes, size + 1));
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

// MARK: Contents

static int is_same(const struct stat *one, const struct stat *other) {
    return one->st_dev == other->st_dev && one->st_ino == other->st_ino;
}

static struct shadow *shadow_of(const struct stat *status) {
    for (struct shadow *shadow = shadows; shadow; shadow = shadow->next) {
        if (is_same(&shadow->status, status)) return shadow;
    }
    return 0;
}

// Returns null unless the path is a regular file.
static struct shadow *shadow_at(const char *path) {
    struct stat status;
    if (lstat(path, &status) != 0 || !S_ISREG(status.st_mode)) return 0;
    struct shadow *shadow = shadow_of(&status);
    if (shadow) return shadow;
    int descriptor = open(path, O_RDWR | O_CLOEXEC);
    if (descriptor < 0) return 0;
    shadow = checked(calloc(1, sizeof *shadow));
    shadow->descriptor = descriptor;
    shadow->status = status;
    shadow->last = &shadow->first;
    shadow->next = shadows;
    shadows = shadow;
    resize(&shadow->lasting, (size_t)status.st_size, 0);
    if (pread(descriptor, shadow->lasting.bytes, shadow->lasting.size, 0) != status.st_size) abort();
    return shadow;
}

static void add(struct shadow *shadow, const void *bytes, size_t count, size_t offset) {
    if (!shadow) return;
    struct step *step = checked(calloc(1, sizeof *step));
    if (bytes) step->bytes = memcpy(checked(malloc(count + 1)), bytes, count);
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
    if (!shadow->needs_directory_sync) return;
    shadow->needs_directory_sync = 0;
    for (struct name *name = names; name; name = name->next) {
        if (name->now == shadow) sync_directory_of_name(name->path);
    }
}

void shadow_sync_descriptor(int descriptor) {
    struct stat status;
    if (fstat(descriptor, &status) == 0) shadow_sync(shadow_of(&status));
}

// MARK: Names

// Returns the absolute path with resolved links in the directory, as SQLite does.
static char *absolute(const char *path) {
    const char *slash = strrchr(path, '/');
    char *directory = slash ? checked(strndup(path, (size_t)(slash - path) + 1)) : checked(strdup("./"));
    char *real = realpath(directory, 0);
    free(directory);
    if (!real) return checked(strdup(path));
    const char *last = slash ? slash + 1 : path;
    size_t size = strlen(real) + strlen(last) + 2;
    char *result = checked(malloc(size));
    snprintf(result, size, "%s/%s", real, last);
    free(real);
    return result;
}

static struct name *name_of(const char *path) {
    char *result = absolute(path);
    for (struct name *name = names; name; name = name->next) {
        if (strcmp(name->path, result) == 0) {
            free(result);
            return name;
        }
    }
    struct name *name = checked(calloc(1, sizeof *name));
    name->path = result;
    name->now = shadow_at(result);
    // An empty file may be new and not yet synced.
    if (name->now && name->now->lasting.size > 0) name->lasting = name->now;
    name->next = names;
    return names = name;
}

void name_before_open(const char *path) { name_of(path); }

struct shadow *name_after_open(const char *path, int is_journal) {
    struct name *name = name_of(path);
    if (name->now) return name->now;
    name->now = shadow_at(name->path);
    // A deleted file of the same name can't reappear.
    name->lasting = 0;
    // SQLite syncs the directory after the first sync of a new journal.
    if (name->now) name->now->needs_directory_sync = is_journal;
    return name->now;
}

void name_delete(const char *path) { name_of(path)->now = 0; }

void name_link(const char *path, const char *other) { name_of(other)->now = name_of(path)->now; }

void name_rename(const char *path, const char *other) {
    struct name *name = name_of(path);
    // Renaming one hard link of a file to another does nothing.
    if (shadow_at(name->path)) return;
    name_of(other)->now = name->now;
    name->now = 0;
}

static int is_in_directory(const struct name *name, const char *directory, size_t length) {
    return strncmp(name->path, directory, length) == 0 && name->path[length] == '/' && !strchr(name->path + length + 1, '/');
}

static void sync_directory(const char *directory, size_t length) {
    for (struct name *name = names; name; name = name->next) {
        if (is_in_directory(name, directory, length)) name->lasting = name->now;
    }
}

void sync_directory_of_name(const char *path) {
    char *result = absolute(path);
    sync_directory(result, (size_t)(strrchr(result, '/') - result));
    free(result);
}

void sync_directory_descriptor(int descriptor) {
    char link[64], directory[4096];
    snprintf(link, sizeof link, "/proc/self/fd/%d", descriptor);
    ssize_t length = readlink(link, directory, sizeof directory);
    if (length > 0) sync_directory(directory, (size_t)length);
}

// MARK: Power cut

static unsigned long long random_state;

// https://prng.di.unimi.it/splitmix64.c
static unsigned long long next(void) {
    unsigned long long mixed = (random_state += 0x9E3779B97F4A7C15);
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
    // The file has grown, but the new part has undefined contents.
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

// Chooses the previous or the current file of the name.
static void choose_file(struct name *name) {
    if (name->now != name->lasting && coin()) name->lasting = name->now;
    unlink(name->path);
}

static void write_remains(const struct shadow *shadow) {
    const char *first = 0;
    for (struct name *name = names; name; name = name->next) {
        if (name->lasting != shadow) continue;
        if (first) {
            if (link(first, name->path) != 0) abort();
            continue;
        }
        first = name->path;
        int file = open(first, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0600);
        if (file < 0 || fchmod(file, shadow->status.st_mode & 07777) != 0) abort();
        if (write(file, shadow->lasting.bytes, shadow->lasting.size) != (ssize_t)shadow->lasting.size) abort();
        close(file);
    }
}

void cut_power(unsigned long long seed) {
    random_state = seed;
    for (struct shadow *shadow = shadows; shadow; shadow = shadow->next) tear(shadow);
    for (struct name *name = names; name; name = name->next) choose_file(name);
    for (struct shadow *shadow = shadows; shadow; shadow = shadow->next) write_remains(shadow);
}
