// Runs several commands in turns, A B C A B C …, each as a process of its own. Prints the median time, the 10th and 90th
// percentile, the ratio to the first command, and the peak memory of each.
//
//   turns LABEL ITEMS ROUNDS :: NAME [SETTING…] /PATH WORD… :: NAME [SETTING…] /PATH WORD…
//
//   home=FOLDER     sets HOME
//   lines=FILE      replaces the argument {} by the next line of the file
//   before=COMMAND  shell command to run before each run, not measured
//   input=FILE      standard input, through a pipe
//   only=ROUNDS     limit for the number of rounds
//   none=STATUS     exit status for an empty answer, not a failure
//   seconds=NUMBER  time limit for all runs; a slow command has fewer runs, but at least one
//   cap=NUMBER      time limit for one run; a command that exceeds it or fails is not run again.
//                   Without a cap a failure ends the measurement.
//
// Appends a tab-separated line per command to the file BENCH_RESULTS.

#define _GNU_SOURCE

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "measure.h"

#define MAX_SIDES 8
#define UNCAPPED 1e8

extern char **environ;

typedef struct {
    const char *name, *home, *before, *input;
    char **words;
    FILE *lines;
    double *times;
    // The total time, including preparations.
    double spent;
    // Time limits for all runs and for one run, in milliseconds.
    double budget, cap;
    int rounds, max_rounds, none;
    bool is_over, has_failed;
    long peak;
} Side;

// Writes a file to a pipe in a child process and returns the read end.
static int piped(const char *path, pid_t *writer) {
    int ends[2];
    if (pipe2(ends, O_CLOEXEC) != 0) fail("pipe");
    *writer = fork();
    if (*writer < 0) fail("fork");
    if (*writer == 0) {
        static char bytes[1 << 16];
        int file = open(path, O_RDONLY);
        if (file < 0) fail(path);
        close(ends[0]);
        for (ssize_t count; (count = read(file, bytes, sizeof bytes)) > 0;)
            if (write(ends[1], bytes, (size_t)count) != count) break;
        _exit(0);
    }
    close(ends[1]);
    return ends[0];
}

// Starts a command with its standard output in a pipe and its standard error discarded.
static pid_t start(const Side *side, int input, int *answer) {
    int ends[2];
    posix_spawn_file_actions_t actions;
    posix_spawnattr_t attributes;
    pid_t child;
    if (pipe2(ends, O_CLOEXEC) != 0) fail("pipe");
    posix_spawnattr_init(&attributes);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP);
    posix_spawn_file_actions_init(&actions);
    if (input >= 0) posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO);
    else posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
    posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO);
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
    errno = posix_spawn(&child, side->words[0], &actions, &attributes, side->words, environ);
    if (errno) fail(side->words[0]);
    posix_spawn_file_actions_destroy(&actions);
    posix_spawnattr_destroy(&attributes);
    close(ends[1]);
    *answer = ends[0];
    return child;
}

// Returns false after the time limit.
static bool read_to_end(int answer, double began, double cap) {
    static char sink[1 << 16];
    struct pollfd source = {.fd = answer, .events = POLLIN};
    for (;;) {
        int left = (int)(cap - (milliseconds() - began));
        int ready = left > 0 ? poll(&source, 1, left) : 0;
        if (ready == 0) return false;
        if (ready > 0 && read(answer, sink, sizeof sink) <= 0) return true;
    }
}

static void fail_side(Side *side, const char *what) {
    side->has_failed = true;
    if (side->cap < UNCAPPED) return;
    fprintf(stderr, "turns: %s %s:", side->name, what);
    for (char **word = side->words; *word; word++) fprintf(stderr, " %s", *word);
    fputc('\n', stderr);
    exit(1);
}

static double run(Side *side) {
    struct rusage usage;
    int answer, status, input = -1;
    pid_t writer = 0;
    if (side->home) setenv("HOME", side->home, 1);
    if (side->before && system(side->before) != 0) fail_side(side, "could not be prepared");
    if (side->has_failed) return 0;
    if (side->input) input = piped(side->input, &writer);
    double began = milliseconds();
    pid_t child = start(side, input, &answer);
    side->is_over = !read_to_end(answer, began, side->cap);
    if (side->is_over) kill(-child, SIGKILL);
    if (wait4(child, &status, 0, &usage) != child) fail("wait4");
    double ended = milliseconds();
    close(answer);
    if (input >= 0) close(input);
    if (writer) waitpid(writer, NULL, 0);
    bool is_success = WIFEXITED(status) && (WEXITSTATUS(status) == 0 || WEXITSTATUS(status) == side->none);
    if (!side->is_over && !is_success) fail_side(side, "failed");
    if (usage.ru_maxrss > side->peak) side->peak = usage.ru_maxrss;
    return ended - began;
}

static void fill_placeholders(Side *side, char *line, size_t size, char **placeholders[]) {
    if (!*placeholders) return;
    if (!side->lines || !fgets(line, (int)size, side->lines)) fail_side(side, "ran out of lines");
    line[strcspn(line, "\n")] = '\0';
    for (; *placeholders; placeholders++) **placeholders = line;
}

static void take_turn(Side *side, bool is_warm_up) {
    char line[256], **placeholders[16] = {NULL};
    int found = 0;
    for (char **word = side->words; *word && found < 15; word++)
        if (strcmp(*word, "{}") == 0) placeholders[found++] = word;
    double began = milliseconds();
    fill_placeholders(side, line, sizeof line, placeholders);
    double time = side->has_failed ? 0 : run(side);
    for (int i = 0; i < found; i++) *placeholders[i] = "{}";
    side->spent += milliseconds() - began;
    // A command too slow for warm-up rounds is measured at once.
    if (!side->is_over && !side->has_failed && (!is_warm_up || side->spent > side->budget / 4)) side->times[side->rounds++] = time;
    if (side->spent > side->budget) side->max_rounds = side->rounds;
}

static const char *value_of(const char *word, const char *key) {
    size_t length = strlen(key);
    return strncmp(word, key, length) == 0 && word[length] == '=' ? word + length + 1 : NULL;
}

static int read_sides(char **words, int count, int rounds, Side *sides) {
    int found = 0;
    for (int at = 0; at < count && found < MAX_SIDES;) {
        if (strcmp(words[at], "::") != 0 || at + 2 >= count) return 0;
        words[at++] = NULL;
        Side *side = sides + found++;
        *side = (Side){.name = words[at++], .max_rounds = rounds, .times = times_of(rounds), .budget = 1e9, .cap = UNCAPPED};
        for (const char *value; at < count && words[at][0] != '/'; at++) {
            if ((value = value_of(words[at], "home"))) side->home = value;
            else if ((value = value_of(words[at], "before"))) side->before = value;
            else if ((value = value_of(words[at], "input"))) side->input = value;
            else if ((value = value_of(words[at], "seconds"))) side->budget = atof(value) * 1000;
            else if ((value = value_of(words[at], "cap"))) side->cap = atof(value) * 1000;
            else if ((value = value_of(words[at], "none"))) side->none = atoi(value);
            else if ((value = value_of(words[at], "only"))) side->max_rounds = atoi(value) < rounds ? atoi(value) : rounds;
            else if (!(value = value_of(words[at], "lines")) || !(side->lines = fopen(value, "r"))) return 0;
        }
        side->words = words + at;
        while (at < count && strcmp(words[at], "::") != 0) at++;
        if (side->words == words + at) return 0;
    }
    return found;
}

static void print_side(const Side *side, const Side *first, const char *label, const char *items) {
    if (side->has_failed) {
        printf("  %-12s fails\n", side->name);
        record("over\t%s\t%s\t%s\tfails\n", label, items, side->name);
        return;
    }
    if (side->is_over) {
        printf("  %-12s more than %g s\n", side->name, side->cap / 1000);
        record("over\t%s\t%s\t%s\t%g\n", label, items, side->name, side->cap / 1000);
        return;
    }
    printf("  %-12s", side->name);
    double median = print_times(side->times, side->rounds);
    printf(" %8.2f %8ld %6d\n", median / first->times[first->rounds / 2], side->peak, side->rounds);
    record_times(label, items, side->name, side->times, side->rounds, side->peak);
}

int main(int count, char **words) {
    static Side sides[MAX_SIDES];
    tool = "turns";
    int rounds = count > 4 ? atoi(words[3]) : 0;
    int found = rounds > 0 ? read_sides(words + 4, count - 4, rounds, sides) : 0;
    if (!found) {
        fputs("usage: turns LABEL ITEMS ROUNDS :: NAME [SETTING…] /PATH WORD… :: …\n", stderr);
        return 64;
    }
    bool is_running = true;
    for (int round = -WARM_UP; is_running; round++) {
        is_running = false;
        for (Side *side = sides; side < sides + found; side++) {
            if (side->is_over || side->has_failed || side->rounds >= side->max_rounds) continue;
            take_turn(side, round < 0);
            is_running = true;
        }
    }
    printf("%s, %s\n", words[1], words[2]);
    for (Side *side = sides; side < sides + found; side++) print_side(side, sides, words[1], words[2]);
    return 0;
}
