// Sits at a terminal of 80 columns and 24 rows in place of a person, and measures what a shell does there.
//
//   typed prompt ITEMS ROUNDS PROMPT A… :: B…            from the start of A to its prompt, beside the whole of B, in turns
//   typed answer LABEL ITEMS ROUNDS PROMPT KEYS TEXT A…  from keys that are typed at the prompt of A to a text that answers
//   typed idle ITEMS SECONDS PROMPT A…                   what A does while it waits
//
// BENCH_RESULTS is a file that gets one more line for each thing measured, its parts behind tabs.

#define _GNU_SOURCE

#include <fcntl.h>
#include <poll.h>
#include <pty.h>
#include <signal.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include "measure.h"

#define PATIENCE 10000

typedef struct {
    pid_t child;
    int terminal;
    // What was read since the text was found that was waited for last.
    char seen[1 << 16];
    size_t length;
} Seat;

static void sit(Seat *seat, char **words) {
    struct winsize size = {.ws_row = 24, .ws_col = 80};
    int other;
    seat->length = 0;
    if (openpty(&seat->terminal, &other, NULL, NULL, &size) != 0) fail("openpty");
    // Of the two ways to begin the one that does not copy this process.
    seat->child = vfork();
    if (seat->child < 0) fail("vfork");
    if (seat->child == 0) {
        setsid();
        ioctl(other, TIOCSCTTY, 0);
        for (int stream = 0; stream < 3; stream++) dup2(other, stream);
        close(other);
        close(seat->terminal);
        execv(words[0], words);
        _exit(127);
    }
    close(other);
}

// False at the end of what is written there.
static int read_more(Seat *seat) {
    struct pollfd source = {.fd = seat->terminal, .events = POLLIN};
    if (poll(&source, 1, PATIENCE) <= 0) {
        fprintf(stderr, "%s: nothing comes behind: %.*s\n", tool, (int)seat->length, seat->seen);
        exit(1);
    }
    if (seat->length > sizeof seat->seen / 2) {
        seat->length = sizeof seat->seen / 4;
        memmove(seat->seen, seat->seen + sizeof seat->seen / 4, seat->length);
    }
    ssize_t count = read(seat->terminal, seat->seen + seat->length, sizeof seat->seen - seat->length);
    if (count <= 0) return 0;
    seat->length += (size_t)count;
    return 1;
}

static void wait_for(Seat *seat, const char *text) {
    char *found;
    while (!(found = memmem(seat->seen, seat->length, text, strlen(text))))
        if (!read_more(seat)) {
            fprintf(stderr, "%s: it ended without “%s”: %.*s\n", tool, text, (int)seat->length, seat->seen);
            exit(1);
        }
    found += strlen(text);
    seat->length -= (size_t)(found - seat->seen);
    memmove(seat->seen, found, seat->length);
}

static void type(Seat *seat, const char *keys) {
    if (write(seat->terminal, keys, strlen(keys)) != (ssize_t)strlen(keys)) fail("write");
}

static void leave(Seat *seat) {
    while (read_more(seat)) {}
    close(seat->terminal);
    if (waitpid(seat->child, NULL, 0) != seat->child) fail("waitpid");
}

static double until_prompt(const char *prompt, char **words) {
    static Seat seat;
    double began = milliseconds();
    sit(&seat, words);
    wait_for(&seat, prompt);
    double time = milliseconds() - began;
    type(&seat, "\004");
    leave(&seat);
    return time;
}

static double until_end(char **words) {
    static Seat seat;
    double began = milliseconds();
    sit(&seat, words);
    leave(&seat);
    return milliseconds() - began;
}

static double until_answer(const char *prompt, const char *keys, const char *answer, char **words) {
    static Seat seat;
    sit(&seat, words);
    wait_for(&seat, prompt);
    double began = milliseconds();
    type(&seat, keys);
    wait_for(&seat, answer);
    double time = milliseconds() - began;
    // Ctrl-U, and then Ctrl-D on an empty line.
    type(&seat, "\025\004");
    leave(&seat);
    return time;
}

// Processor time in clock ticks, and how often it was woken.
static long number_in(pid_t child, const char *file, const char *format) {
    char path[64], line[1024];
    long number = -1, rest;
    snprintf(path, sizeof path, "/proc/%d/%s", (int)child, file);
    FILE *stream = fopen(path, "r");
    if (!stream) fail(path);
    while (number < 0 && fgets(line, sizeof line, stream)) {
        int count = sscanf(line, format, &number, &rest);
        if (count == 2) number += rest;
    }
    fclose(stream);
    return number;
}

static void idle(const char *items, int seconds, const char *prompt, char **words) {
    static const char *ticks = "%*d %*s %*c %*d %*d %*d %*d %*d %*u %*u %*u %*u %*u %ld %ld";
    static const char *wakes = "voluntary_ctxt_switches: %ld";
    static Seat seat;
    sit(&seat, words);
    wait_for(&seat, prompt);
    sleep(1);
    long before[2] = {number_in(seat.child, "stat", ticks), number_in(seat.child, "status", wakes)};
    sleep((unsigned)seconds);
    long after[2] = {number_in(seat.child, "stat", ticks), number_in(seat.child, "status", wakes)};
    long wakes_seen = after[1] - before[1], spent = (after[0] - before[0]) * 1000 / sysconf(_SC_CLK_TCK);
    printf("  idle for %d s: woken %ld times, %ld ms of processor time\n", seconds, wakes_seen, spent);
    record("idle\t-\t%s\tadder\t%d\t%ld\t%ld\n", items, seconds, wakes_seen, spent);
    type(&seat, "\004");
    leave(&seat);
}

static int usage(void) {
    fputs("usage: typed prompt ITEMS ROUNDS PROMPT A… :: B…\n"
          "       typed answer LABEL ITEMS ROUNDS PROMPT KEYS TEXT A…\n"
          "       typed idle ITEMS SECONDS PROMPT A…\n", stderr);
    return 64;
}

static void tell(const char *label, const char *items, const char *side, double *times, int rounds) {
    printf("  %-12s", *label ? label : side);
    print_times(times, rounds);
    printf("\n");
    record_times(*label ? label : "shell", items, side, times, rounds, 0);
}

static int measure_prompt(const char *items, int rounds, char **words, int count) {
    int middle = 1;
    while (middle < count && strcmp(words[middle], "::") != 0) middle++;
    if (middle == 1 || middle + 1 >= count) return usage();
    words[middle] = NULL;
    double *mine = times_of(rounds), *other = times_of(rounds);
    for (int round = -WARM_UP; round < rounds; round++) {
        double times[2] = {until_prompt(words[0], words + 1), until_end(words + middle + 1)};
        if (round >= 0) mine[round] = times[0], other[round] = times[1];
    }
    tell("", items, "adder", mine, rounds);
    tell("", items, "floor", other, rounds);
    return 0;
}

static int measure_answer(const char *label, const char *items, int rounds, char **words) {
    double *times = times_of(rounds);
    for (int round = -WARM_UP; round < rounds; round++) {
        double time = until_answer(words[0], words[1], words[2], words + 3);
        if (round >= 0) times[round] = time;
    }
    tell(label, items, "adder", times, rounds);
    return 0;
}

int main(int count, char **words) {
    tool = "typed";
    bool is_answer = count > 8 && strcmp(words[1], "answer") == 0;
    int number = count > 5 ? atoi(words[is_answer ? 4 : 3]) : 0;
    if (number < 1) return usage();
    if (is_answer) return measure_answer(words[2], words[3], number, words + 5);
    if (strcmp(words[1], "prompt") == 0) return measure_prompt(words[2], number, words + 4, count - 4);
    if (strcmp(words[1], "idle") != 0) return usage();
    idle(words[2], number, words[4], words + 5);
    return 0;
}
