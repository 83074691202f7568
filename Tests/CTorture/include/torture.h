#pragma once

// Makes operations of SQLite's default file system fail as ADDER_TORTURE says: `nothing`, `KIND:N` for the Nth operation
// of a kind, or `KIND:N+` for that and all later ones, each optionally followed by `:SEED`. Call it before any other
// SQLite function. On exit it writes the number of operations of each kind, and whether one failed, to the file named by
// ADDER_TORTURE_REPORT. Returns 0 unless ADDER_TORTURE is invalid.
int adder_torture_begin(void);
