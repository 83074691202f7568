import Boundary
import Grammar
import Storage
import Terminal
import Wiring

typealias UseCases = [UseCase]

/// One run of the program: takes the command line apart, has it done, and ends with a status.
package struct Application {
    private let program: String
    private let surroundings: Surroundings

    init(_ program: String, _ surroundings: Surroundings) {
        self.program = program
        self.surroundings = surroundings
    }

    /// Runs the command line of this process, and answers its exit status.
    package static func run(as program: String) -> Int32 {
        let surroundings = Surroundings(console: Console(for: program, .standard), reader: .system)
        return Application(program, surroundings).run(rawArguments).rawValue
    }

    /// As they were given, before anything makes text of them.
    private static var rawArguments: [[UInt8]] {
        (1..<max(1, Int(CommandLine.argc))).compactMap { index in
            guard let start = CommandLine.unsafeArgv[index] else { return nil }
            var bytes: [UInt8] = []
            while start[bytes.count] != 0 { bytes.append(UInt8(bitPattern: start[bytes.count])) }
            return bytes
        }
    }

    func run(_ arguments: [[UInt8]]) -> Ending {
        do {
            perform(try CommandLineParser(useCases.map(\.command)).parse(RawText.words(arguments)))
        } catch {
            surroundings.console.complain(complaint(error))
        }
        return surroundings.console.finish()
    }

    private func perform(_ invocation: Invocation) {
        let commands = useCases.map(\.command)
        switch invocation {
        case .help(of: let name):
            let command = commands.first { $0.name == name }
            let page = command.map { HelpText.page($0, of: program) }
            surroundings.console.line(page ?? HelpText.overview(commands, of: program))
        case .command(let name, let words):
            useCases.first { $0.command.name == name }?.run(words, surroundings)
        }
    }

    private func complaint(_ misunderstanding: Misunderstanding) -> Complaint {
        switch misunderstanding {
        case .unknownCommand(let word):
            Complaint(.wrongUsage, "There is no command “\(word)”; \(program) help lists them.")
        case .unknownOption(let word):
            Complaint(.wrongUsage, "There is no option \(word); put -- before it if it is a word.")
        case .notText(let number):
            Complaint(.badData, "Word \(number) is not UTF-8 text; retype it.")
        }
    }
}
