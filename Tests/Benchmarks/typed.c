// Measures interactive programs on a pseudo-terminal of 80 columns and 24 rows.
//
//   typed prompt ITEMS ROUNDS PROMPT A… :: B…            compares the time to the prompt of A with a complete run of B
//   typed answer LABEL ITEMS ROUNDS PROMPT KEYS TEXT A…  measures the time from typing KEYS to the output of TEXT
//   typed idle ITEMS SECONDS PROMPT A…                   counts wake-ups and processor time while A waits for input
//
// Appends a tab-separated line per measurement to the file BENCH_RESULTS.

#define _GNU_SOURCE

#include <fcntl.h>
#include <poll.h>
#include <pty.h>
#include <signal.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include "measure.h"

#define TIMEOUT 10000

typedef struct {
    pid_t child;
    int terminal;
    // The output after the last text that was waited for.
    char seen[1 << 16];
    size_t length;
} Session;

static void start(Session *session, char **words) {
    struct winsize size = {.ws_row = 24, .ws_col = 80};
    int other;
    session->length = 0;
    if (openpty(&session->terminal, &other, NULL, NULL, &size) != 0) fail("openpty");
    // vfork, because fork would copy the page tables of this process.
    session->child = vfork();
    if (session->child < 0) fail("vfork");
    if (session->child == 0) {
        setsid();
        ioctl(other, TIOCSCTTY, 0);
        for (int stream = 0; stream < 3; stream++) dup2(other, stream);
        close(other);
        close(session->terminal);
        execv(words[0], words);
        _exit(127);
    }
    close(other);
}

// Returns false at the end of the output.
static int read_more(Session *session) {
    struct pollfd source = {.fd = session->terminal, .events = POLLIN};
    if (poll(&source, 1, TIMEOUT) <= 0) {
        fprintf(stderr, "%s: timeout after: %.*s\n", tool, (int)session->length, session->seen);
        exit(1);
    }
    if (session->length > sizeof session->seen / 2) {
        session->length = sizeof session->seen / 4;
        memmove(session->seen, session->seen + sizeof session->seen / 4, session->length);
    }
    ssize_t count = read(session->terminal, session->seen + session->length, sizeof session->seen - session->length);
    if (count <= 0) return 0;
    session->length += (size_t)count;
    return 1;
}

static void wait_for(Session *session, const char *text) {
    char *found;
    while (!(found = memmem(session->seen, session->length, text, strlen(text))))
        if (!read_more(session)) {
            fprintf(stderr, "%s: the program ended without “%s”: %.*s\n", tool, text, (int)session->length, session->seen);
            exit(1);
        }
    found += strlen(text);
    session->length -= (size_t)(found - session->seen);
    memmove(session->seen, found, session->length);
}

static void type(Session *session, const char *keys) {
    if (write(session->terminal, keys, strlen(keys)) != (ssize_t)strlen(keys)) fail("write");
}

static void finish(Session *session) {
    while (read_more(session)) {}
    close(session->terminal);
    if (waitpid(session->child, NULL, 0) != session->child) fail("waitpid");
}

static double until_prompt(const char *prompt, char **words) {
    static Session session;
    double began = milliseconds();
    start(&session, words);
    wait_for(&session, prompt);
    double time = milliseconds() - began;
    type(&session, "\004");
    finish(&session);
    return time;
}

static double until_end(char **words) {
    static Session session;
    double began = milliseconds();
    start(&session, words);
    finish(&session);
    return milliseconds() - began;
}

static double until_answer(const char *prompt, const char *keys, const char *answer, char **words) {
    static Session session;
    start(&session, words);
    wait_for(&session, prompt);
    double began = milliseconds();
    type(&session, keys);
    wait_for(&session, answer);
    double time = milliseconds() - began;
    // Ctrl-U, and then Ctrl-D on an empty line.
    type(&session, "\025\004");
    finish(&session);
    return time;
}

// Returns the sum of the one or two numbers that `format` reads from a file in /proc.
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
    static Session session;
    start(&session, words);
    wait_for(&session, prompt);
    sleep(1);
    long before[2] = {number_in(session.child, "stat", ticks), number_in(session.child, "status", wakes)};
    sleep((unsigned)seconds);
    long after[2] = {number_in(session.child, "stat", ticks), number_in(session.child, "status", wakes)};
    long wake_ups = after[1] - before[1], spent = (after[0] - before[0]) * 1000 / sysconf(_SC_CLK_TCK);
    printf("  idle for %d s: %ld wake-ups, %ld ms of processor time\n", seconds, wake_ups, spent);
    record("idle\t-\t%s\tadder\t%d\t%ld\t%ld\n", items, seconds, wake_ups, spent);
    type(&session, "\004");
    finish(&session);
}

static int usage(void) {
    fputs("usage: typed prompt ITEMS ROUNDS PROMPT A… :: B…\n"
          "       typed answer LABEL ITEMS ROUNDS PROMPT KEYS TEXT A…\n"
          "       typed idle ITEMS SECONDS PROMPT A…\n", stderr);
    return 64;
}

static void print_result(const char *label, const char *items, const char *side, double *times, int rounds) {
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
    print_result("", items, "adder", mine, rounds);
    print_result("", items, "baseline", other, rounds);
    return 0;
}

static int measure_answer(const char *label, const char *items, int rounds, char **words) {
    double *times = times_of(rounds);
    for (int round = -WARM_UP; round < rounds; round++) {
        double time = until_answer(words[0], words[1], words[2], words + 3);
        if (round >= 0) times[round] = time;
    }
    print_result(label, items, "adder", times, rounds);
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
