#pragma once

#include <signal.h>
#include <sys/signalfd.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/sysmacros.h>
#include <sys/timerfd.h>
#include <sys/types.h>
#include <sys/vfs.h>
#include <unistd.h>

// Linux file descriptors for events, and other calls missing from Swift's Glibc module.

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
