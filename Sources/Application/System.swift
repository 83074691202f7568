import Glibc

/// What the application takes from the process that it runs in.
struct System {
    let arguments: [[UInt8]]
    let variable: (String) -> String?
    let isTerminal: (Int32) -> Bool
    let columns: (Int32) -> Int?

    static var process: System {
        System(
            arguments: CommandLine.bytes,
            variable: { name in getenv(name).map { String(cString: $0) } },
            isTerminal: { isatty($0) == 1 },
            columns: { descriptor in
                var size = winsize()
                guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
                return Int(size.ws_col)
            }
        )
    }
}

extension CommandLine {
    /// The arguments as they came, as `CommandLine.arguments` repairs what is not UTF-8.
    fileprivate static var bytes: [[UInt8]] {
        (1..<max(1, Int(argc))).compactMap { index in
            unsafeArgv[index].map { argument in
                Array(UnsafeRawBufferPointer(start: argument, count: strlen(argument)))
            }
        }
    }
}
