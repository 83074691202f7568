#include "arguments.h"

static int count;
static char **arguments;

// glibc passes the arguments of main to constructors too.
__attribute__((constructor)) static void remember(int argc, char **argv) {
    count = argc;
    arguments = argv;
}

int adder_argument_count(void) { return count; }

const char *adder_argument(int index) { return index >= 0 && index < count ? arguments[index] : 0; }
