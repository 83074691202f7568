import CommandLine
import ProgramOutput

extension CommandRunner {
    /// Lists all templates, broken ones included.
    func list() {
        let rows = library.names.map { name in
            let template = Result { () throws(ToolError) in try library.template(name) }
            return HelpEntry(name, description(of: template))
        }
        if rows.isEmpty {
            output.writeMessage("No templates found. Run viper-gen help list for the folders searched.\n")
        }
        output.write(HelpText.columns(rows.map { ($0.word, $0.meaning) }).map { "\($0)\n" }.joined())
    }

    private func description(of template: Result<Template, ToolError>) -> String {
        switch template {
        case .failure(let error): return "broken: \(error.message)"
        case .success(let template):
            let summary = "\(template.manifest.summary) (\(template.origin.rawValue))"
            let reason = project?.unmetRequirement(for: template.manifest)
            return reason.map { "\(summary); not for this package: \($0)" } ?? summary
        }
    }
}
