#pragma once

#include <signal.h>
#include <sys/signalfd.h>
#include <sys/syscall.h>
#include <sys/timerfd.h>
#include <sys/types.h>
#include <sys/vfs.h>
#include <unistd.h>

// What Linux has a descriptor for, which can be waited for together with others; not in Swift's Glibc module.

// Readable once the process has ended; variadic, and older than most systems' headers.
static inline int adder_watch(pid_t process) {
    return (int)syscall(SYS_pidfd_open, process, 0);
}

static inline int adder_signalfd(const sigset_t *_Nonnull signals) {
    return signalfd(-1, signals, SFD_CLOEXEC | SFD_NONBLOCK);
}

// By the wall clock, so that the time in which the machine sleeps counts; also rings when that clock is set.
static inline int adder_timer(void) {
    return timerfd_create(CLOCK_REALTIME, TFD_CLOEXEC | TFD_NONBLOCK);
}

static inline void adder_timer_set(int timer, long second) {
    struct itimerspec once = {.it_value = {.tv_sec = second}};
    timerfd_settime(timer, TFD_TIMER_ABSTIME | TFD_TIMER_CANCEL_ON_SET, &once, 0);
}

// In so many milliseconds, less than a second.
static inline void adder_timer_set_soon(int timer, long milliseconds) {
    struct itimerspec once = {.it_value = {.tv_nsec = milliseconds * 1000000}};
    timerfd_settime(timer, 0, &once, 0);
}

// Whether another machine, or a program, keeps the disk that the file is on: NFS, SMB in its three ages, AFS, Coda, Ceph,
// 9P, FUSE. The numbers are those of statfs(2).
static inline int adder_is_remote(const char *_Nonnull path) {
    struct statfs facts;
    if (statfs(path, &facts) != 0) return 0;
    switch ((unsigned int)facts.f_type) {
    case 0x6969u:
    case 0x517Bu:
    case 0xFF534D42u:
    case 0xFE534D42u:
    case 0x5346414Fu:
    case 0x73757245u:
    case 0x00C36400u:
    case 0x01021997u:
    case 0x65735546u: return 1;
    default: return 0;
    }
}
