import CommandLine
package import ProgramOutput

/// One run of viper-gen.
package struct Tool {
    private let context: ToolContext
    private let files: any FileSystem
    private let output: any Output
    private let programs: any ProgramRunning

    package init(
        _ context: ToolContext,
        _ files: any FileSystem,
        _ programs: any ProgramRunning,
        _ output: any Output
    ) {
        (self.context, self.files, self.programs, self.output) = (context, files, programs, output)
    }

    package func run() -> ExitStatus {
        do {
            let invocation = try parse()
            do {
                return try execute(invocation)
            } catch {
                report(error, inJSON: invocation.has(.json))
                return error.status
            }
        } catch {
            report(error, inJSON: context.arguments.contains(Array("--json".utf8)))
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

    private func execute(_ invocation: Invocation) throws(ToolError) -> ExitStatus {
        let text: String
        if invocation.has(.version) {
            text = ToolPages.version
        } else if invocation.has(.help) || context.arguments.isEmpty {
            text = try ToolPages.help(for: invocation)
        } else if let known = ToolCommand.all.first(where: { $0.command.name == invocation.command }) {
            switch known.action {
            case .text(let page): text = try page(invocation)
            case .run(let action):
                return try action(try CommandRunner(context, files, programs, output, known.command, invocation))
            }
        } else {
            throw ToolError(.wrongUsage, "Missing command. Run viper-gen help for a list.")
        }
        output.write(text)
        return .done
    }

    private func report(_ error: ToolError, inJSON: Bool) {
        guard !inJSON else {
            output.writeMessage(JSONOutput.document("error", JSONOutput.error(error)))
            return
        }
        output.writeMessage("viper-gen: \(error.message)\n")
        for line in HelpText.columns(error.details.map { ($0.path, $0.reason) }) { output.writeMessage("\(line)\n") }
    }
}
