import Boundary

extension Workshop {
    func show() throws(Refusal) -> ExitStatus {
        let template = try template(invocation.operands[0])
        let manifest = template.manifest
        page.write("\(template.name): \(manifest.summary)\n")
        page.write("From \(template.shown) (\(template.origin.rawValue)), of the kind \(manifest.kind).\n")
        if !manifest.needs.isEmpty { page.write("For packages with \(manifest.needs.joined(separator: ", ")).\n") }
        page.write("\nParameters:\n")
        let parameters = manifest.parameters.map { parameter in
            let standard = parameter.standard.map { $0.isEmpty ? "" : "; \($0), if not given" } ?? ""
            return ("\(parameter.name)=\(parameter.type.noun)", parameter.summary + standard)
        }
        page.write(ToolHelp.table(parameters).map { "\($0)\n" }.joined())
        page.write("\nFiles:\n")
        for file in manifest.files {
            let condition = file.condition.map { ", if \($0.text)" } ?? ""
            let goal = file.to ?? file.appendedTo.map { "the end of \($0)" } ?? "what is told to do by hand"
            page.write("  \(goal)\(condition)\n")
        }
        return .done
    }

    /// By its name, or by its folder.
    func template(_ word: String) throws(Refusal) -> Template {
        let folder = surroundings.absolute(word)
        guard word.contains("/") || word == ".", files.isFile("\(folder)/\(TemplateManifest.name)") else {
            return try catalogue.template(word)
        }
        let name = folder.split(separator: "/").last.map(String.init) ?? word
        return try catalogue.template(inFolder: folder, named: name, origin: .given)
    }
}

extension Condition {
    var text: String {
        let sign = wanted.map { " \(isDenied ? "!=" : "==") \($0)" }
        return sign.map { parameter + $0 } ?? (isDenied ? "not \(parameter)" : parameter)
    }
}
