#include "fuzz.h"

__attribute__((weak)) int LLVMFuzzerRunDriver(int *argc, char ***argv, int (*take)(const uint8_t *, size_t));

int adder_fuzz(int argc, char **argv, int (*take)(const uint8_t *bytes, size_t count)) {
    return LLVMFuzzerRunDriver ? LLVMFuzzerRunDriver(&argc, &argv, take) : -1;
}
