import CommandLine
import ModuleKit
import Presentation
import Storage
import Terminal

extension Application {
    /// Runs the command line of this process, or without one a session, and returns the exit status.
    package static func run(as program: String) -> Int32 {
        let arguments = RawText.arguments
        let context = ModuleContext(
            console: Console(for: program, .standard),
            store: .standard(for: program),
            router: CommandRouter(program: arguments.isEmpty ? nil : program)
        )
        let application = Application(context)
        let status =
            arguments.isEmpty
            ? application.runSession(.standard(prompt: "\(program)> ")) : application.run(arguments)
        return status.rawValue
    }

    /// Runs the lines as commands until one ends the session. Errors don't count if a person has seen them.
    func runSession(_ input: LineInput) -> ExitStatus {
        while let line = input.next(), perform(line) {}
        let status = context.console.finish()
        return input.isInteractive ? .done : status
    }

    /// Returns `false` if the line ends the session.
    private func perform(_ line: [UInt8]) -> Bool {
        do throws(LineError) {
            let words = try LineSplitter.words(of: line)
            if let word = words.first, ["exit", "quit"].contains(word) { return false }
            if !words.isEmpty { _ = run(words.map { Array($0.utf8) }) }
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
}
