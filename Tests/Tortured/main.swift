import Application
import CTorture
import Glibc

/// The unmodified program with disk and memory faults selected by `ADDER_TORTURE`.
guard adder_torture_begin() == 0 else { exit(2) }
exit(Application.run())
