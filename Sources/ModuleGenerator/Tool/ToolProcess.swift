import Glibc
import ProgramOutput

/// The entry point of the executable.
package enum ToolProcess {
    package static func run() -> Int32 {
        signal(SIGPIPE, SIG_IGN)
        signal(SIGXFSZ, SIG_IGN)
        let output = ProcessOutput()
        let status = Tool(.process, output).run()
        output.flush()
        guard let failure = output.failure else { return status.rawValue }
        output.writeMessage("viper-gen: Can't write the output: \(failure). The command itself was carried out.\n")
        return ExitStatus.outputFailed.rawValue
    }
}
