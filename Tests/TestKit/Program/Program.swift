import Glibc

/// The built program with a temporary home directory.
package final class Program {
    package let home: TemporaryFolder
    /// The complete environment.
    package var variables: [String: String]

    package init(_ more: [String: String] = [:]) throws(SystemFailure) {
        home = try TemporaryFolder()
        let own = [
            "HOME": home.path,
            "XDG_DATA_HOME": "\(home.path)/data",
            "XDG_CONFIG_HOME": "\(home.path)/config",
            "XDG_STATE_HOME": "\(home.path)/state",
            "TMPDIR": home.path,
            "PATH": "\(Program.folder):/usr/bin:/bin",
            "TZ": "UTC",
            "PAGER": "",
            "ADDER_NOW": "2026-11-21T09:30",
        ]
        variables = own.merging(more) { $1 }
    }

    /// The path of the default list.
    package var list: String { "\(home.path)/data/adder/adder.db" }

    /// `ADDER_BINARY`, or else the program built beside the tests.
    package static let path = getenv("ADDER_BINARY").map { String(cString: $0) } ?? "\(testFolder)/adder"

    /// The build of the program that simulates a failing disk.
    package static let tortured = "\(testFolder)/adder-tortured"

    /// A program with a screen that does little.
    package static let screenSample = "\(testFolder)/adder-screen-sample"

    /// The module generator built beside the tests.
    package static let generator = "\(testFolder)/viper-gen"

    private static var folder: Substring { path[..<(path.lastIndex(of: "/") ?? path.startIndex)] }

    private static var testFolder: String {
        var buffer = [UInt8](repeating: 0, count: Int(PATH_MAX))
        let count = readlink("/proc/self/exe", &buffer, buffer.count)
        let own = String(decoding: buffer.prefix(max(0, count)), as: UTF8.self)
        return String(own[..<(own.lastIndex(of: "/") ?? own.startIndex)])
    }

    func launch(_ arguments: [[UInt8]], through path: String = path) -> Launch {
        Launch(path: path, arguments: arguments, variables: variables, folder: home.path)
    }
}

// MARK: - Running

extension Program {
    /// Runs the program in its home.
    package func run(_ arguments: String..., input: String = "") throws -> Outcome {
        try run(arguments: arguments.map { Array($0.utf8) }, input: Array(input.utf8))
    }

    /// Runs the program with arguments and input that need not be UTF-8.
    package func run(arguments: [[UInt8]], input: [UInt8] = []) throws -> Outcome {
        try RunningProcess(launch(arguments), input: input).finish()
    }

    /// Runs a shell command line.
    package func shell(_ line: String, input: String = "") throws -> Outcome {
        try start(line: line, input: input).finish()
    }

    package func start(line: String, input: String = "") throws -> RunningProcess {
        let arguments = ["-c", line].map { Array($0.utf8) }
        return try RunningProcess(launch(arguments, through: "/bin/sh"), input: Array(input.utf8))
    }

    /// Runs the program as an unprivileged user, because root bypasses file permissions.
    package func runUnprivileged(_ command: String) throws -> Outcome {
        let prefix = geteuid() == 0 ? "setpriv --reuid=65534 --regid=65534 --clear-groups " : ""
        return try shell("exec \(prefix)adder \(command)")
    }

    /// Runs another program in the same home.
    package func run(tool path: String, _ arguments: String..., input: String = "") throws -> Outcome {
        try run(tool: path, arguments: arguments, input: input)
    }

    package func run(tool path: String, arguments: [String], input: String = "") throws -> Outcome {
        let launch = launch(arguments.map { Array($0.utf8) }, through: path)
        return try RunningProcess(launch, input: Array(input.utf8)).finish()
    }

    /// Starts the program without waiting for it.
    package func start(_ arguments: String..., input: String = "") throws -> RunningProcess {
        try start(arguments: arguments, input: input)
    }

    package func start(arguments: [String], input: String = "") throws -> RunningProcess {
        try RunningProcess(launch(arguments.map { Array($0.utf8) }), input: Array(input.utf8))
    }
}
