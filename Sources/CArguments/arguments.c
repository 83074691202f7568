#include "arguments.h"

#include <stdlib.h>

static int count;
static char **arguments;
static int has_set_backtrace;

// glibc passes the arguments of main to constructors too. This one runs before those of the Swift runtime, which look for
// a program that prints backtraces of crashes. That takes eight system calls, and the runtime aborts if /proc can't be
// read. Naming a program avoids it.
__attribute__((constructor(101))) static void remember(int argc, char **argv) {
    count = argc;
    arguments = argv;
    has_set_backtrace =
        !getenv("SWIFT_BACKTRACE") && setenv("SWIFT_BACKTRACE", "enable=no,swift-backtrace=/", 0) == 0;
}

int adder_argument_count(void) {
    // Programs that this one starts don't inherit the setting.
    if (has_set_backtrace) unsetenv("SWIFT_BACKTRACE");
    has_set_backtrace = 0;
    return count;
}

const char *adder_argument(int index) { return index >= 0 && index < count ? arguments[index] : 0; }
