#pragma once

#include <stddef.h>
#include <stdint.h>

// Has libFuzzer think of input until it finds what the closure crashes on, or as its arguments say; -1 where the program
// was built without libFuzzer. https://llvm.org/docs/LibFuzzer.html
int adder_fuzz(int argc, char **argv, int (*take)(const uint8_t *bytes, size_t count));
