#pragma once

// Makes SQLite's default file system one in which things go wrong, as ADDER_TORTURE says: nothing, or KIND:N, or KIND:N+
// for the Nth and all that follow, and behind another colon a seed. To be called before anything else is asked of SQLite.
// What came of it is written into the file ADDER_TORTURE_REPORT when the process ends: whether an operation went wrong,
// and how many there were of each kind. Answers 0 unless the variable makes no sense.
int adder_torture_begin(void);
