import Boundary

/// Makes the plan for a template with a name and answers.
struct Planner {
    let catalogue: Catalogue
    let files: any FileSystem

    /// For a module of a package.
    func plan(_ name: String, _ template: Template, _ answers: Answers, in project: Project) throws(Refusal) -> Plan {
        let manifest = template.manifest
        guard let kind = project.kind(manifest.kind) else {
            let known = project.kinds.map(\.name)
            let all = "\(Project.file) has \(known.joined(separator: ", "))."
            throw Refusal(
                .badData,
                "\(manifest.file): There is no kind “\(manifest.kind)” in this package; "
                    + Refusal.meant(manifest.kind, among: known, otherwise: all)
            )
        }
        if let lack = project.lack(for: manifest) {
            throw Refusal(
                .badData,
                "The template \(template.name) is made for other packages: \(lack); viper-gen list shows what fits."
            )
        }
        let rendered = try RenderedTemplate(template, answers, catalogue, files)
        try checkBlocks(rendered, template)
        var command: String?
        if case .word(let word)? = answers.values["command"] { command = word }
        try NameCheck(name, kind, of: project, files).check(rendered, command: command)
        let edits = try Registration(root: project.root, files: files).adding(name, to: kind.lists)
        return plan(name, template, answers, rendered, edits, root: project.root, record: try kind.recordPath(name))
    }

    /// For a package of its own, below a folder.
    func plan(_ name: String, _ template: Template, _ answers: Answers, below folder: String) throws(Refusal) -> Plan {
        let rendered = try RenderedTemplate(template, answers, catalogue, files)
        try checkBlocks(rendered, template)
        let own: String
        do {
            own = try Renderer(answers.values).text(template.manifest.folder ?? "", file: template.manifest.file)
        } catch {
            throw error.refusal
        }
        guard let path = RelativePath(own) else {
            throw Refusal(.badData, "\(template.manifest.file): “\(own)” is no folder for a package; name another.")
        }
        return plan(
            name,
            template,
            answers,
            rendered,
            [],
            root: folder == "/" ? "/\(path.text)" : "\(folder)/\(path.text)",
            record: Project.Kind.record
        )
    }

    private func checkBlocks(_ rendered: RenderedTemplate, _ template: Template) throws(Refusal) {
        guard let block = rendered.blocks.first else { return }
        throw Refusal(
            .badData,
            "\(template.manifest.file): Something is appended to \(block.file.text), which only init does; "
                + "leave it to a package that is there already."
        )
    }

    func plan(
        _ name: String,
        _ template: Template,
        _ answers: Answers,
        _ rendered: RenderedTemplate,
        _ edits: [Plan.Edit],
        root: String,
        record path: String
    ) -> Plan {
        let kind = template.manifest.kind
        let record = Record(name, kind: kind, template: template.name, answers.values, rendered.files)
        let files = RelativePath(path).map {
            [RenderedTemplate.File(path: $0, bytes: record.bytes, mode: 0o644)]
        }
        return Plan(
            root: root,
            name: name,
            template: template.name,
            files: ((files ?? []) + rendered.files).sorted { $0.path.text < $1.path.text },
            edits: edits,
            recordPath: path,
            byHand: rendered.told
        )
    }
}
