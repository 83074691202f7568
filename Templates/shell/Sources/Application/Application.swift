import CommandLine
import ModuleKit
import Presentation
import Storage
import Terminal

typealias UseCases = [UseCase]

/// A run of the program: one command, or a session of many.
package struct Application {
    private let program: String
    private let context: ModuleContext
    private let input: LineInput

    init(_ program: String, _ context: ModuleContext, _ input: LineInput) {
        (self.program, self.context, self.input) = (program, context, input)
    }

    /// Runs the command line of this process, or without one a session, and returns the exit status.
    package static func run(as program: String) -> Int32 {
        let arguments = RawText.arguments
        let context = ModuleContext(
            console: Console(for: program, .standard),
            store: .standard(for: program),
            router: CommandRouter(program: arguments.isEmpty ? nil : program)
        )
        return Application(program, context, .standard(prompt: "\(program)> ")).run(arguments).rawValue
    }

    func run(_ arguments: [[UInt8]]) -> ExitStatus {
        guard arguments.isEmpty else {
            carryOut(arguments)
            return context.console.finish()
        }
        while let line = input.next(), carryOut(line: line) {
            _ = context.console.finish()
        }
        let status = context.console.finish()
        return input.isInteractive ? .done : status
    }

    /// Runs a line of the session. Returns `false` if it ends the session.
    private func carryOut(line: [UInt8]) -> Bool {
        do throws(LineError) {
            let words = try LineSplitter.words(of: line)
            if let word = words.first, ["exit", "quit"].contains(word) { return false }
            if !words.isEmpty { carryOut(words.map { Array($0.utf8) }) }
        } catch {
            let errorMessage =
                switch error {
                case .notText: ErrorMessage(.badData, "This line is not UTF-8 text. Retype it.")
                case .unclosedQuote: ErrorMessage(.wrongUsage, "A quote is not closed. Add \" at the end.")
                }
            context.console.report(errorMessage)
        }
        return true
    }

    private func carryOut(_ arguments: [[UInt8]]) {
        do throws(InputError) {
            perform(try CommandLineParser(useCases.map(\.command)).parse(RawText.words(arguments)))
        } catch {
            context.console.report(InputSentences.errorMessage(error, context.router))
        }
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
