import Boundary

/// Makes the plan for a template with a name and answers.
struct Planner {
    let catalogue: Catalogue
    let files: any FileSystem

    /// For a module of a package.
    func plan(
        _ name: String,
        _ template: Template,
        _ given: [String: String],
        in project: Project
    ) throws(Refusal) -> Plan {
        let kind = try kind(of: template, in: project)
        if let lack = project.lack(for: template.manifest) {
            throw Refusal(
                .badData,
                "The template \(template.name) is made for other packages: \(lack); viper-gen list shows what fits."
            )
        }
        try PackageManifest.checkTools(files.text("\(project.root)/\(PackageManifest.file)") ?? "")
        let taken = TakenNames(in: project, files)
        let examined = try examined(name, template, given) { name, answers, rendered throws(Refusal) in
            NameCheck(name, answers, try kind.folders(of: name), taken).objection(to: rendered)
        }
        if let mistake = try TemplateCheck(template, kind).mistake(in: examined.rendered, name) {
            throw Refusal(.badData, mistake)
        }
        let record = try kind.recordPath(name)
        let edits = try Registration(root: project.root, files: files).adding(name, to: kind.lists)
        let paths = examined.rendered.files.map(\.path) + [RelativePath(record)].compactMap { $0 }
        let met = try MetBefore(name, paths, kind.lists, in: project, files)
        var plan = plan(
            name,
            template,
            examined.answers,
            examined.rendered,
            edits,
            root: project.root,
            record: record,
            met: met
        )
        plan.emptyFolders = met.emptyFolders
        plan.folders = try kind.folders(of: name)
        return plan
    }

    private func kind(of template: Template, in project: Project) throws(Refusal) -> Project.Kind {
        if let kind = project.kind(template.manifest.kind) { return kind }
        throw Refusal(.badData, TemplateCheck.unknownKind(template, project))
    }

    /// For a package of its own, below a folder.
    func plan(
        _ name: String,
        _ template: Template,
        _ given: [String: String],
        below folder: String
    ) throws(Refusal) -> Plan {
        let examined = try examined(name, template, given) { name, answers, rendered throws(Refusal) in
            NameCheck.objection(toPackage: name, answers, rendered)
        }
        if let mistake = try TemplateCheck(template, nil).mistake(in: examined.rendered, name) {
            throw Refusal(.badData, mistake)
        }
        let own: String
        do {
            own = try Renderer(examined.answers.values).text(
                template.manifest.folder ?? "",
                file: template.manifest.file
            )
        } catch {
            throw error.refusal
        }
        guard let path = RelativePath(own) else {
            throw Refusal(.badData, "\(template.manifest.file): “\(own)” is no folder for a package; name another.")
        }
        return plan(
            name,
            template,
            examined.answers,
            examined.rendered,
            [],
            root: folder == "/" ? "/\(path.text)" : "\(folder)/\(path.text)",
            record: Project.Kind.record
        )
    }

    func plan(
        _ name: String,
        _ template: Template,
        _ answers: Answers,
        _ rendered: RenderedTemplate,
        _ edits: [Plan.Edit],
        root: String,
        record path: String,
        met: MetBefore = MetBefore()
    ) -> Plan {
        let kind = template.manifest.kind
        let record = Record(name, kind: kind, template: template.name, answers.values, rendered.files, met)
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

// MARK: - Names

extension Planner {
    typealias Check = (String, Answers, RenderedTemplate) throws(Refusal) -> NameObjection?

    /// What is proposed in place of a name has been examined itself.
    func examined(
        _ name: String,
        _ template: Template,
        _ given: [String: String],
        _ check: Check
    ) throws(Refusal) -> Good {
        switch try result(name, template, given, check) {
        case .success(let good): return good
        case .failure(let objection):
            let sentence = objection.sentence { candidate in
                let isName = objection.parameter == "name"
                let others = isName ? given : given.merging([objection.parameter: candidate]) { $1 }
                let result = try? result(isName ? candidate : name, template, others, check)
                guard case .success? = result else { return false }
                return true
            }
            throw Refusal(.wrongUsage, sentence)
        }
    }

    struct Good {
        let answers: Answers
        let rendered: RenderedTemplate
    }

    private func result(
        _ name: String,
        _ template: Template,
        _ given: [String: String],
        _ check: Check
    ) throws(Refusal) -> Result<Good, NameObjection> {
        var typed = ["name": name]
        for parameter in template.manifest.parameters where parameter.type == .name && parameter.name != "name" {
            typed[parameter.name] = given[parameter.name]
        }
        for (parameter, value) in typed.sorted(by: { $0.key < $1.key }) {
            if let objection = NameRule.objection(value, for: parameter) { return .failure(objection) }
        }
        let answers = try Answers(template.manifest, name: name, given: given)
        let rendered = try RenderedTemplate(template, answers, catalogue, files)
        if let objection = try check(name, answers, rendered) { return .failure(objection) }
        return .success(Good(answers: answers, rendered: rendered))
    }
}
