// Runs two commands in turns, A B A B …, each as a whole process, and prints one line of a table: the median time of
// each with the spread from the 10th to the 90th percentile, the ratio of the medians, and the peak memory of each.
//
//   pairs LABEL ROUNDS A… :: B…
//
// A word {} stands for the next line of the file that the variable PAIRS_LINES names, the same one on both sides.

#define _GNU_SOURCE

#include <fcntl.h>
#include <spawn.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "measure.h"

extern char **environ;

typedef struct {
    char **words;
    // Those of the words that stand for a line.
    char ***holes;
    double *times;
    long peak;
} Side;

// The child's answer goes into a pipe that is read to its end, as in a shell; it is asked no questions, and what it
// says beside it is not heard.
static pid_t start(char **words, int *answer) {
    int ends[2];
    posix_spawn_file_actions_t actions;
    pid_t child;
    if (pipe2(ends, O_CLOEXEC) != 0) fail("pipe");
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
    posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO);
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
    errno = posix_spawn(&child, words[0], &actions, NULL, words, environ);
    if (errno) fail(words[0]);
    posix_spawn_file_actions_destroy(&actions);
    close(ends[1]);
    *answer = ends[0];
    return child;
}

static double run(Side *side) {
    static char sink[1 << 16];
    struct rusage usage;
    int answer, status;
    double began = milliseconds();
    pid_t child = start(side->words, &answer);
    while (read(answer, sink, sizeof sink) > 0) {}
    if (wait4(child, &status, 0, &usage) != child) fail("wait4");
    double ended = milliseconds();
    close(answer);
    if (!WIFEXITED(status) || WEXITSTATUS(status) != 0) {
        fprintf(stderr, "pairs: %s failed\n", side->words[0]);
        exit(1);
    }
    if (usage.ru_maxrss > side->peak) side->peak = usage.ru_maxrss;
    return ended - began;
}

static char ***holes_of(char **words) {
    int count = 0, found = 0;
    while (words[count]) count++;
    char ***holes = calloc((size_t)count + 1, sizeof *holes);
    if (!holes) fail("calloc");
    for (int i = 0; i < count; i++)
        if (strcmp(words[i], "{}") == 0) holes[found++] = words + i;
    return holes;
}

static void fill_holes(Side *sides, FILE *lines) {
    static char line[256];
    if (!*sides[0].holes && !*sides[1].holes) return;
    if (!lines || !fgets(line, sizeof line, lines)) {
        fputs("pairs: PAIRS_LINES names no file with a line for every round\n", stderr);
        exit(1);
    }
    line[strcspn(line, "\n")] = '\0';
    for (int i = 0; i < 2; i++)
        for (char ***hole = sides[i].holes; *hole; hole++) **hole = line;
}

int main(int count, char **words) {
    tool = "pairs";
    int middle = 3;
    while (middle < count && strcmp(words[middle], "::") != 0) middle++;
    int rounds = count > 2 ? atoi(words[2]) : 0;
    if (rounds < 1 || middle == 3 || middle + 1 >= count) {
        fputs("usage: pairs LABEL ROUNDS A… :: B…\n", stderr);
        return 64;
    }
    words[middle] = NULL;
    Side sides[2] = {{.words = words + 3}, {.words = words + middle + 1}};
    const char *path = getenv("PAIRS_LINES");
    FILE *lines = path ? fopen(path, "r") : NULL;
    for (int i = 0; i < 2; i++) {
        sides[i].holes = holes_of(sides[i].words);
        sides[i].times = times_of(rounds);
    }
    for (int round = -WARM_UP; round < rounds; round++) {
        fill_holes(sides, lines);
        for (int i = 0; i < 2; i++) {
            double time = run(&sides[i]);
            if (round >= 0) sides[i].times[round] = time;
        }
    }
    printf("%-20s", words[1]);
    double mine = print_times(sides[0].times, rounds);
    double other = print_times(sides[1].times, rounds);
    printf(" %6.2f %8ld %8ld\n", mine / other, sides[0].peak, sides[1].peak);
    return 0;
}
