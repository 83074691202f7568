/// A finished run of another program on this machine.
package struct ProgramRun: Equatable, Sendable {
    private static let maximumOutput = 1 << 16
    /// The time limit in seconds. A program may have to ask for a passphrase in a window.
    package static let maximumTime = 60

    /// The exit status, or the negative number of the signal that terminated the program.
    package let status: Int32
    package let output: [UInt8]

    /// Runs the program without a shell and without showing its messages.
    /// - Parameter seconds: The time limit.
    package init(
        _ program: String,
        _ arguments: [String],
        input: [UInt8] = [],
        within seconds: Int = maximumTime
    ) throws(ProgramFailure) {
        var output: [UInt8] = []
        let process = try ChildProcess(program, arguments, input: MemoryFile(input))
        status = try process.read(for: seconds) { bytes in
            output += bytes
            return output.count < ProgramRun.maximumOutput
        }
        self.output = output
    }
}
