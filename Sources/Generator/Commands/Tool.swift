package import Grammar

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
            let invocation = try ToolInvocation(try context.words())
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

    private func execute(_ invocation: ToolInvocation) throws(ToolError) -> ExitStatus {
        if invocation.has(.help) {
            output.write(ToolHelp.page(invocation.command))
            return .done
        }
        switch invocation.command.action {
        case .text(let text):
            output.write(try text(invocation))
            return .done
        case .run(let action):
            return try action(try CommandRunner(context, files, programs, output, invocation))
        }
    }

    private func report(_ error: ToolError, inJSON: Bool) {
        guard !inJSON else {
            output.writeMessage(JSONOutput.document("error", JSONOutput.error(error)))
            return
        }
        output.writeMessage("viper-gen: \(error.message)\n")
        for line in ToolHelp.table(error.details.map { ($0.path, $0.reason) }) { output.writeMessage("\(line)\n") }
    }
}
