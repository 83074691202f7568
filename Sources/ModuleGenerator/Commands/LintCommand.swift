import CommandLine
import ProgramOutput

extension CommandRunner {
    func lint() throws(ToolError) -> ExitStatus {
        let template = try template(invocation.operands[0].text)
        let problems = TemplateLint(template, library, files, project).problems()
        guard problems.isEmpty else {
            let count = problems.count == 1 ? "a problem: " : "\(problems.count) problems:\n  "
            throw ToolError(
                .badData,
                "Template \(template.name) has \(count)\(problems.joined(separator: "\n  "))"
            )
        }
        output.write("No problems found in template \(template.name).\n")
        return .done
    }
}
