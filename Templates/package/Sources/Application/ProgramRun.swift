import CommandLine
import ModuleKit
import Presentation
import Storage
import Terminal

extension Application {
    /// Runs the command line of this process, and returns its exit status.
    package static func run(as program: String) -> Int32 {
        let context = ModuleContext(
            console: Console(for: program, .standard),
            store: .standard(for: program),
            router: CommandRouter(program: program)
        )
        return Application(context).run(RawText.arguments).rawValue
    }
}
