#pragma once

// The arguments of the process, the name of the program included. Swift's CommandLine reads them from /proc, and has none
// if it can't.
int adder_argument_count(void);
const char *_Nullable adder_argument(int index);
