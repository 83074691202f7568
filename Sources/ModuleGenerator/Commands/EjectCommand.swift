import CommandLine
import ProgramOutput

extension CommandRunner {
    /// Copies a template together with the shared files it includes, so that the copy is self-contained.
    func eject() throws(ToolError) -> ExitStatus {
        let template = try library.template(invocation.operands[0].text)
        let folder = context.absolute(invocation.operands[1].text)
        let destination = folder == "/" ? "/\(template.name)" : "\(folder)/\(template.name)"
        guard files.attributes(of: destination) == nil else {
            throw ToolError(
                .cannotCreate,
                "\(context.displayPath(destination)) already exists. Choose another folder, or delete it first."
            )
        }
        var copied: [String: [UInt8]] = [:]
        var modes: [String: UInt32] = [:]
        do {
            for path in files.everything(below: template.folder) where files.isFile("\(template.folder)/\(path)") {
                copied[path] = try files.read("\(template.folder)/\(path)")
                modes[path] = files.attributes(of: "\(template.folder)/\(path)")?.mode
            }
        } catch {
            throw ToolError(
                .notFound,
                "Can't read \(context.displayPath(error.path)): \(error.reason). Check its permissions."
            )
        }
        addIncludes(of: template, to: &copied)
        let steps = copied.sorted { $0.key < $1.key }.map { path, bytes in
            ChangeSet.Step(
                path: "\(template.name)/\(path)",
                state: .new,
                before: nil,
                after: bytes,
                mode: modes[path] ?? 0o644
            )
        }
        try Transaction(in: folder, files).commit(steps)
        output.write(Tree.text(steps))
        output.writeMessage(
            "Edit it, then run viper-gen lint \(context.displayPath(destination)). "
                + "To use it, add --templates \(context.displayPath(folder)) to viper-gen new.\n"
        )
        return .done
    }

    private func addIncludes(of template: Template, to copied: inout [String: [UInt8]]) {
        let source = library.source(for: template)
        var open = Array(copied.values)
        while let bytes = open.popLast() {
            guard let text = String(validating: bytes, as: UTF8.self),
                let tokens = try? TemplateLexer.tokens(text, file: template.displayPath)
            else { continue }
            for token in tokens {
                guard case .include(let path, _) = token.kind else { continue }
                guard copied[path] == nil, let found = source(path) else { continue }
                copied[path] = Array(found.text.utf8)
                open.append(Array(found.text.utf8))
            }
        }
    }
}
