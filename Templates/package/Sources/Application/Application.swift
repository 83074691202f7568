import CommandLine
import ModuleKit
import Presentation
import Terminal

typealias UseCases = [UseCase]

/// Runs commands and keeps the exit status.
package struct Application {
    let context: ModuleContext

    init(_ context: ModuleContext) {
        self.context = context
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
            let program = context.router.program
            let command = commands.first { $0.name == name }
            let page = command.map { HelpText.page($0, of: program) }
            context.console.line(page ?? HelpText.overview(commands, of: program))
        case .command(let name, let words):
            useCases.first { $0.command.name == name }?.run(words, context)
        }
    }
}
