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
        return Application(program, context).run(rawArguments).rawValue
    }

    /// The arguments as bytes, because they may not be valid UTF-8.
    private static var rawArguments: [[UInt8]] {
        (1..<max(1, Int(Swift.CommandLine.argc))).compactMap { index in
            guard let start = Swift.CommandLine.unsafeArgv[index] else { return nil }
            var bytes: [UInt8] = []
            while start[bytes.count] != 0 { bytes.append(UInt8(bitPattern: start[bytes.count])) }
            return bytes
        }
    }

    func run(_ arguments: [[UInt8]]) -> ExitStatus {
        do {
            perform(try CommandLineParser(useCases.map(\.command)).parse(RawText.words(arguments)))
        } catch {
            context.console.report(errorMessage(error))
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

    private func errorMessage(_ inputError: InputError) -> ErrorMessage {
        switch inputError {
        case .unknownCommand(let word):
            ErrorMessage(.wrongUsage, "“\(word)” is not a command. Run \(context.router.command("help")) for a list.")
        case .unknownOption(let word):
            ErrorMessage(.wrongUsage, "Unknown option \(word). To use it as text, put -- before it.")
        case .notText(let number):
            ErrorMessage(.badData, "Argument \(number) is not UTF-8 text. Retype it.")
        }
    }
}
