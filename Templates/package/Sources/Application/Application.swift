import CommandLine
import ModuleKit
import Presentation
import Storage
import Terminal

typealias UseCases = [UseCase]

/// A run of the program, from the command line to its exit status.
package struct Application {
    private let program: String
    private let context: ModuleContext

    init(_ program: String, _ context: ModuleContext) {
        self.program = program
        self.context = context
    }

    /// Runs the command line of this process, and returns its exit status.
    package static func run(as program: String) -> Int32 {
        let context = ModuleContext(
            console: Console(for: program, .standard),
            reader: .system,
            router: CommandRouter(program: program)
        )
        return Application(program, context).run(RawText.arguments).rawValue
    }

    func run(_ arguments: [[UInt8]]) -> ExitStatus {
        do {
            perform(try CommandLineParser(useCases.map(\.command)).parse(RawText.words(arguments)))
        } catch {
            context.console.report(InputSentences.errorMessage(error, context.router))
        }
        return context.console.finish()
    }

    private func perform(_ invocation: Invocation) {
        let commands = useCases.map(\.command)
        switch invocation {
        case .help(of: let name):
            let command = commands.first { $0.name == name }
            let page = command.map { HelpText.page($0, of: program) }
            context.console.line(page ?? HelpText.overview(commands, of: program))
        case .command(let name, let words):
            useCases.first { $0.command.name == name }?.run(words, context)
        }
    }
}
