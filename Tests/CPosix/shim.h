#pragma once

#include <spawn.h>
#include <stdlib.h>
#include <sys/wait.h>

// Functions that need _GNU_SOURCE or _XOPEN_SOURCE, which Swift's Glibc module is built without.

extern int pipe2(int descriptors[_Nonnull 2], int flags);
extern int posix_openpt(int flags);
extern int grantpt(int descriptor);
extern int unlockpt(int descriptor);
extern int ptsname_r(int descriptor, char *_Nonnull name, size_t size);
extern int posix_spawn_file_actions_addchdir_np(posix_spawn_file_actions_t *_Nonnull actions,
                                                const char *_Nonnull folder);

#define ADDER_SPAWN_SETSID ((short)0x80)

// Function-like macros are not imported into Swift.

static inline int adder_was_signalled(int status) {
    return WIFSIGNALED(status);
}

static inline int adder_signal(int status) {
    return WTERMSIG(status);
}

static inline int adder_exit_status(int status) {
    return WEXITSTATUS(status);
}
