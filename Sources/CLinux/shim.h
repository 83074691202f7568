#pragma once

#include <asm/ioctls.h>
#include <limits.h>
#include <signal.h>
#include <spawn.h>
#include <string.h>
#include <sys/signalfd.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/sysmacros.h>
#include <sys/time.h>
#include <sys/timerfd.h>
#include <sys/types.h>
#include <sys/vfs.h>
#include <unistd.h>

// The path of the file that a signal deletes. Swift only links variables that are inside functions.
static inline char *_Nonnull adder_draft_path(void) {
    static char path[PATH_MAX];
    return path;
}

static inline void adder_delete_draft(int number) {
    unlink(adder_draft_path());
    raise(number);
}

// Lets the signals that terminate the program delete a file first, unless they are ignored. A null path ends this.
static inline void adder_delete_on_termination(const char *_Nullable path) {
    const int signals[] = {SIGHUP, SIGINT, SIGTERM};
    struct sigaction from = {.sa_handler = SIG_DFL}, to = {.sa_handler = SIG_DFL};
    if (path) {
        if (strlen(path) >= PATH_MAX) return;
        strcpy(adder_draft_path(), path);
        to = (struct sigaction){.sa_handler = adder_delete_draft, .sa_flags = (int)(SA_RESETHAND | SA_NODEFER)};
    } else {
        from.sa_handler = adder_delete_draft;
    }
    for (size_t index = 0; index < sizeof signals / sizeof *signals; index++) {
        struct sigaction present;
        sigaction(signals[index], NULL, &present);
        if (present.sa_handler == from.sa_handler) sigaction(signals[index], &to, NULL);
    }
}

// Linux file descriptors for events, and other calls missing from Swift's Glibc module.

extern char **environ;

// Starts a program with no signals blocked or ignored, searching PATH for a name without a slash. The child's standard
// streams become `streams`, where -1 means the parent's. The child also inherits the descriptors `kept`. In a session of
// its own, it gets no signals of the terminal. Returns 0 or an error number.
static inline int adder_spawn(pid_t *_Nonnull child, const char *_Nonnull name,
                              char *_Nullable const *_Nonnull words, const int streams[_Nonnull 3],
                              const int *_Nullable kept, size_t kept_count, _Bool has_own_session) {
    posix_spawnattr_t attributes;
    posix_spawn_file_actions_t actions;
    sigset_t all, none;
    sigfillset(&all);
    sigemptyset(&none);
    posix_spawnattr_init(&attributes);
    posix_spawnattr_setsigdefault(&attributes, &all);
    posix_spawnattr_setsigmask(&attributes, &none);
    posix_spawnattr_setflags(&attributes, (short)(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK |
                                              // POSIX_SPAWN_SETSID, which needs _GNU_SOURCE.
                                              (has_own_session ? 0x80 : 0)));
    posix_spawn_file_actions_init(&actions);
    for (int stream = 0; stream < 3; stream++)
        if (streams[stream] >= 0) posix_spawn_file_actions_adddup2(&actions, streams[stream], stream);
    // Duplicating a descriptor onto itself clears FD_CLOEXEC in the child.
    for (size_t index = 0; index < kept_count; index++)
        posix_spawn_file_actions_adddup2(&actions, kept[index], kept[index]);
    int code = posix_spawnp(child, name, &actions, &attributes, words, environ);
    posix_spawn_file_actions_destroy(&actions);
    posix_spawnattr_destroy(&attributes);
    return code;
}

// Returns a new empty file in memory. syscall, because memfd_create needs _GNU_SOURCE. The flag is MFD_CLOEXEC.
static inline int adder_memory_file(void) {
    return (int)syscall(SYS_memfd_create, "adder", 1u);
}

// Returns a descriptor that becomes readable when the process exits. syscall is variadic, and older headers have no
// pidfd_open.
static inline int adder_watch(pid_t process) {
    return (int)syscall(SYS_pidfd_open, process, 0);
}

static inline int adder_signalfd(const sigset_t *_Nonnull signals) {
    return signalfd(-1, signals, SFD_CLOEXEC | SFD_NONBLOCK);
}

// Uses the wall clock, so that time spent suspended counts. Also becomes readable when that clock is set.
static inline int adder_timer(void) {
    return timerfd_create(CLOCK_REALTIME, TFD_CLOEXEC | TFD_NONBLOCK);
}

static inline void adder_timer_set(int timer, long second) {
    struct itimerspec once = {.it_value = {.tv_sec = second}};
    timerfd_settime(timer, TFD_TIMER_ABSTIME | TFD_TIMER_CANCEL_ON_SET, &once, 0);
}

// Sets a relative time, which must be less than a second.
static inline void adder_timer_set_soon(int timer, long milliseconds) {
    struct itimerspec once = {.it_value = {.tv_nsec = milliseconds * 1000000}};
    timerfd_settime(timer, 0, &once, 0);
}

static inline void adder_wake(int number) { (void)number; }

// Wakes system calls that sleep, several times a second, until it is switched off.
static inline void adder_wake_often(int is_on) {
    struct sigaction action = {.sa_handler = adder_wake};
    sigaction(SIGALRM, &action, NULL);
    const suseconds_t interval = is_on ? 200 * 1000 : 0;
    const struct itimerval timer = {{0, interval}, {0, interval}};
    setitimer(ITIMER_REAL, &timer, NULL);
}

enum adder_disk { adder_local_disk, adder_network_disk, adder_user_space_disk };

// Classifies a file system: NFS, SMB (three versions), AFS, Coda, Ceph and 9P are on a network. FUSE is local on a
// block device of its own, as with NTFS; otherwise the files may be anywhere. For the numbers see statfs(2).
static inline enum adder_disk adder_disk_of(unsigned int type, dev_t device) {
    switch (type) {
    case 0x6969u:
    case 0x517Bu:
    case 0xFF534D42u:
    case 0xFE534D42u:
    case 0x5346414Fu:
    case 0x73757245u:
    case 0x00C36400u:
    case 0x01021997u: return adder_network_disk;
    case 0x65735546u: return major(device) == 0 ? adder_user_space_disk : adder_local_disk;
    default: return adder_local_disk;
    }
}

static inline enum adder_disk adder_disk_of_path(const char *_Nonnull path) {
    struct statfs facts;
    struct stat file;
    if (statfs(path, &facts) != 0 || stat(path, &file) != 0) return adder_local_disk;
    return adder_disk_of((unsigned int)facts.f_type, file.st_dev);
}

// The modes that a terminal gets back if the program crashes, and what handled the signals of crashes before.
struct adder_crash_guard {
    volatile sig_atomic_t is_on;
    int is_installed, terminal;
    // The bytes to write to the terminal.
    const char *_Nullable ending;
    // As the kernel stores them, so that <termios.h> remains a part of the C library's module in Swift.
    long modes[16];
    struct sigaction before[NSIG];
};

static inline struct adder_crash_guard *_Nonnull adder_crash_guard(void) {
    static struct adder_crash_guard guard;
    return &guard;
}

static inline void adder_handle_crash(int number) {
    struct adder_crash_guard *guard = adder_crash_guard();
    if (guard->is_on) {
        syscall(SYS_ioctl, guard->terminal, TCSETS, guard->modes);
        (void)!write(guard->terminal, guard->ending, strlen(guard->ending));
    }
    sigaction(number, &guard->before[number], NULL);
    raise(number);
}

// From now on, a crash restores the present modes of the terminal and writes `ending`, which must live until then.
static inline void adder_begin_crash_guard(int terminal, const char *_Nonnull ending) {
    const int signals[] = {SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGABRT, SIGTRAP, SIGSYS};
    struct adder_crash_guard *guard = adder_crash_guard();
    guard->terminal = terminal;
    guard->ending = ending;
    guard->is_on = syscall(SYS_ioctl, terminal, TCGETS, guard->modes) == 0;
    if (guard->is_installed) return;
    guard->is_installed = 1;
    // The stack may be what overflowed.
    static char stack[1 << 16];
    const stack_t alternative = {.ss_sp = stack, .ss_size = sizeof stack};
    sigaltstack(&alternative, NULL);
      struct sigaction action = {.sa_handler = adder_handle_crash, .sa_flags = SA_ONSTACK};
    for (size_t index = 0; index < sizeof signals / sizeof *signals; index++) {
        sigaction(signals[index], &action, &guard->before[signals[index]]);
    }
}

static inline void adder_end_crash_guard(void) { adder_crash_guard()->is_on = 0; }
