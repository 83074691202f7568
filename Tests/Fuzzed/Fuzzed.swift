import CFuzz
import Glibc

/// What people type, thought up by libFuzzer; `make fuzz` builds it in.
let status = adder_fuzz(CommandLine.argc, CommandLine.unsafeArgv) { bytes, count in
    Typed.understand(Array(UnsafeBufferPointer(start: bytes, count: count)))
    return 0
}
if status < 0 { print("This is built without libFuzzer; type make fuzz.") }
exit(status < 0 ? 69 : status)
