import Boundary
import Glibc

/// viper-gen as it runs on its own.
package enum ToolProcess {
    package static func run() -> Int32 {
        signal(SIGPIPE, SIG_IGN)
        signal(SIGXFSZ, SIG_IGN)
        let page = ProcessPage()
        let status = Tool(.process, DiskFileSystem(), ProcessPrograms(), page).run()
        page.flush()
        guard let failure = page.failure else { return status.rawValue }
        page.talk("viper-gen: The answer could not be written: \(failure); what was asked for is done all the same.\n")
        return ExitStatus.outputFailed.rawValue
    }
}
