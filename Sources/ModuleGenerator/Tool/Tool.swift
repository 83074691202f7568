import CommandLine
import ProgramOutput

/// One run of viper-gen.
struct Tool {
    private let context: ToolContext
    private let output: any Output

    init(_ context: ToolContext, _ output: any Output) {
        (self.context, self.output) = (context, output)
    }

    func run() -> ExitStatus {
        do {
            try execute(try parse())
            return .done
        } catch {
            output.writeMessage("viper-gen: \(error.message)\n")
            for line in HelpText.columns(error.details.map { ($0.path, $0.reason) }) {
                output.writeMessage("\(line)\n")
            }
            return error.status
        }
    }

    private func parse() throws(ToolError) -> Invocation {
        do {
            let words = try RawText.words(context.arguments)
            return try CommandLineParser(.viperGen, ToolCommand.all.map(\.command)).parse(words)
        } catch {
            throw ToolError(error)
        }
    }

    private func execute(_ invocation: Invocation) throws(ToolError) {
        if invocation.has(.version) {
            output.write(ToolPages.version)
        } else if invocation.has(.help) || context.arguments.isEmpty {
            output.write(try ToolPages.help(for: invocation))
        } else if let known = ToolCommand.all.first(where: { $0.command.name == invocation.command }) {
            switch known.action {
            case .text(let page): output.write(try page(invocation))
            case .run(let action): try action(try CommandRunner(context, output, invocation))
            }
        } else {
            throw ToolError(.wrongUsage, "Missing command. Run viper-gen help for a list.")
        }
    }
}
