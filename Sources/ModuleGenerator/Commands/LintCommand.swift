import CommandLine
import ProgramOutput

extension CommandRunner {
    func lint() throws(ToolError) {
        let template = try template(invocation.operands[0].text)
        let problems = problems(in: template)
        guard problems.isEmpty else {
            throw ToolError(.badData, problems.joined(separator: "\n"))
        }
        output.write("No problems found in template \(template.name).\n")
    }

    /// Returns the template with the given name or in the given folder.
    private func template(_ word: String) throws(ToolError) -> Template {
        let folder = context.absolute(word)
        guard word.contains("/") || word == ".", Disk.isFile("\(folder)/\(TemplateManifest.name)") else {
            return try library.template(word)
        }
        return try library.template(inFolder: folder, origin: .given)
    }

    /// Returns the error messages of a template that is rendered with unusual names: a short one, one with an acronym, and
    /// one with a digit at the end.
    private func problems(in template: Template) -> [String] {
        var problems: [String] = []
        func add(_ message: String) {
            if !problems.contains(message) { problems.append(message) }
        }
        let kind = project?.kinds[template.manifest.kind]
        if let project, let reason = project.unmetRequirement(for: template.manifest) {
            add("\(template.file): This package can't use the template: \(reason).")
        }
        for name in ["X", "HTTPThing", "ItemReschedule2"] {
            for isNew in template.manifest.isPackage ? [true, false] : [true] {
                do {
                    let values = try Values(
                        name,
                        command: nil,
                        summary: name == "X" ? nil : "say \"it\"",
                        template.manifest
                    )
                    let rendered = try RenderedTemplate(template, values, library, isNew: isNew)
                    if let problem = kind?.problem(in: rendered, of: name) { add("\(template.file): \(problem)") }
                } catch {
                    add(error.message)
                }
            }
        }
        return problems
    }
}
