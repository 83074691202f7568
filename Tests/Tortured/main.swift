import Application
import CTorture
import Glibc

/// The program as it is, on a disk and in a memory that fail as ADDER_TORTURE says.
guard adder_torture_begin() == 0 else { exit(2) }
exit(Application.run())
