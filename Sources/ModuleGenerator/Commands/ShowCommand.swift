import CommandLine
import ProgramOutput

extension CommandRunner {
    func show() throws(ToolError) -> ExitStatus {
        let template = try template(invocation.operands[0].text)
        let manifest = template.manifest
        output.write("\(template.name): \(manifest.summary)\n")
        output.write("Folder: \(template.displayPath) (\(template.origin.rawValue))\n")
        output.write("Kind: \(manifest.kind)\n")
        if !manifest.needs.isEmpty { output.write("Required layers: \(manifest.needs.joined(separator: ", "))\n") }
        output.write("\nParameters:\n")
        let parameters = manifest.parameters.map { parameter in
            let defaultValue = parameter.defaultValue.map { $0.isEmpty ? "" : " (default: \($0))" } ?? ""
            return ("\(parameter.name)=\(parameter.type.placeholder)", parameter.summary + defaultValue)
        }
        output.write(HelpText.columns(parameters).map { "\($0)\n" }.joined())
        output.write("\nFiles:\n")
        for file in manifest.files {
            let condition = file.condition.map { " (if \($0.text))" } ?? ""
            let destination =
                file.to ?? file.appendedTo.map { "block at the end of \($0)" } ?? "instructions for manual steps"
            output.write("  \(destination)\(condition)\n")
        }
        return .done
    }

    /// Returns the template with the given name or in the given folder.
    func template(_ word: String) throws(ToolError) -> Template {
        let folder = context.absolute(word)
        guard word.contains("/") || word == ".", files.isFile("\(folder)/\(TemplateManifest.name)") else {
            return try library.template(word)
        }
        let name = folder.split(separator: "/").last.map(String.init) ?? word
        return try library.template(inFolder: folder, named: name, origin: .given)
    }
}

extension Condition {
    var text: String {
        let sign = expected.map { " \(isNegated ? "!=" : "==") \($0)" }
        return sign.map { parameter + $0 } ?? (isNegated ? "not \(parameter)" : parameter)
    }
}
