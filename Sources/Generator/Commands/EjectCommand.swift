import Boundary

extension Workshop {
    /// What the template includes of what is shared comes along, so that the copy stands on its own.
    func eject() throws(Refusal) -> ExitStatus {
        let template = try catalogue.template(invocation.operands[0])
        let folder = surroundings.absolute(invocation.operands[1])
        let goal = folder == "/" ? "/\(template.name)" : "\(folder)/\(template.name)"
        guard files.facts(of: goal) == nil else {
            throw Refusal(
                .cannotCreate,
                "\(surroundings.shown(goal)) is there already; choose another folder, or delete it first."
            )
        }
        var copied: [String: [UInt8]] = [:]
        var modes: [String: UInt32] = [:]
        do {
            for path in files.everything(below: template.folder) where files.isFile("\(template.folder)/\(path)") {
                copied[path] = try files.read("\(template.folder)/\(path)")
                modes[path] = files.facts(of: "\(template.folder)/\(path)")?.mode
            }
        } catch {
            throw Refusal(.notFound, "\(surroundings.shown(error.path)): \(error.reason); check its permissions.")
        }
        addIncludes(of: template, to: &copied)
        let steps = copied.sorted { $0.key < $1.key }.map { path, bytes in
            Destinations.Step(
                path: "\(template.name)/\(path)",
                state: .new,
                before: nil,
                after: bytes,
                mode: modes[path] ?? 0o644
            )
        }
        try Transaction(in: folder, files).commit(steps)
        page.write(Tree.text(steps))
        let shown = surroundings.shown(folder)
        page.talk("Edit it, then type viper-gen lint \(surroundings.shown(goal)), and new … --templates \(shown).\n")
        return .done
    }

    private func addIncludes(of template: Template, to copied: inout [String: [UInt8]]) {
        let source = catalogue.source(for: template)
        var open = Array(copied.values)
        while let bytes = open.popLast() {
            guard let text = String(validating: bytes, as: UTF8.self),
                let tokens = try? TemplateLexer.tokens(text, file: template.shown)
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
