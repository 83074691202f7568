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
        let surroundings = Surroundings(console: .standard(for: program), reader: .system)
        return Application(program, surroundings).run(Array(CommandLine.arguments.dropFirst())).rawValue
    }

    func run(_ arguments: [String]) -> Ending {
        do {
            perform(try CommandLineParser(useCases.map(\.command)).parse(arguments))
        } catch {
            surroundings.console.complain(complaint(error))
        }
        return surroundings.console.status
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
        }
    }
}
