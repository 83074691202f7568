// Time measurement and result records for turns and typed.
#ifndef MEASURE_H
#define MEASURE_H

#include <errno.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define WARM_UP 5

static const char *tool;

__attribute__((noreturn)) static void fail(const char *what) {
    fprintf(stderr, "%s: %s: %s\n", tool, what, strerror(errno));
    exit(1);
}

static double milliseconds(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec * 1e3 + (double)time.tv_nsec / 1e6;
}

static double *times_of(int rounds) {
    double *times = calloc((size_t)rounds, sizeof *times);
    if (!times) fail("calloc");
    return times;
}

static int by_size(const void *left, const void *right) {
    double difference = *(const double *)left - *(const double *)right;
    return difference < 0 ? -1 : difference > 0;
}

// Sorts the times and prints their median with the spread from the 10th to the 90th percentile.
static double print_times(double *times, int rounds) {
    qsort(times, (size_t)rounds, sizeof *times, by_size);
    printf(" %8.2f (%6.2f-%6.2f)", times[rounds / 2], times[rounds / 10], times[rounds * 9 / 10]);
    return times[rounds / 2];
}

// Appends to the results file that report.sh reads.
__attribute__((format(printf, 1, 2))) static void record(const char *format, ...) {
    const char *path = getenv("BENCH_RESULTS");
    FILE *file = fopen(path ? path : "/dev/null", "a");
    va_list values;
    if (!file) fail(path);
    va_start(values, format);
    vfprintf(file, format, values);
    va_end(values);
    fclose(file);
}

// Expects sorted times.
static void record_times(
    const char *label, const char *items, const char *side, const double *times, int rounds, long peak
) {
    record("time\t%s\t%s\t%s\t%.3f\t%.3f\t%.3f\t%ld\t%d\n", label, items, side, times[rounds / 2],
        times[rounds / 10], times[rounds * 9 / 10], peak, rounds);
}

#endif
