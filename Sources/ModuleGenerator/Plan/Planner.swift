import CommandLine
import ProgramOutput

/// Plans the files and edits of a module or package.
struct Planner {
    let library: TemplateLibrary
    let files: any FileSystem

    /// Plans a module of a package.
    func plan(
        _ name: String,
        _ template: Template,
        _ given: [String: String],
        in project: Project
    ) throws(ToolError) -> Plan {
        let kind = try kind(of: template, in: project)
        if let unmetRequirement = project.unmetRequirement(for: template.manifest) {
            throw ToolError(
                .badData,
                "Template \(template.name) is not for this package: \(unmetRequirement). See viper-gen list for others."
            )
        }
        try PackageManifest.checkTools(files.text("\(project.root)/\(PackageManifest.file)") ?? "")
        let taken = TakenNames(in: project, files)
        let validated = try validated(name, template, given) { name, arguments, rendered throws(ToolError) in
            NameCheck(name, arguments, try kind.folders(of: name), taken).problem(in: rendered)
        }
        if let problem = try TemplateCheck(template, kind).problem(in: validated.rendered, name) {
            throw ToolError(.badData, problem)
        }
        let record = try kind.recordPath(name)
        let edits = try Registration(root: project.root, files: files).adding(name, to: kind.lists)
        let paths = validated.rendered.files.map(\.path) + [RelativePath(record)].compactMap { $0 }
        let originalState = try OriginalState(name, paths, kind.lists, in: project, files)
        var plan = plan(
            name,
            template,
            validated.arguments,
            validated.rendered,
            edits,
            root: project.root,
            record: record,
            originalState: originalState
        )
        plan.emptyFolders = originalState.emptyFolders
        plan.folders = try kind.folders(of: name)
        plan.warning = NameCheck(name, validated.arguments, plan.folders, taken).warning
        return plan
    }

    private func kind(of template: Template, in project: Project) throws(ToolError) -> Project.Kind {
        if let kind = project.kind(template.manifest.kind) { return kind }
        throw ToolError(.badData, TemplateCheck.unknownKind(template, project))
    }

    /// Plans a new package inside a folder.
    func plan(
        _ name: String,
        _ template: Template,
        _ given: [String: String],
        below folder: String
    ) throws(ToolError) -> Plan {
        let validated = try validated(name, template, given) { name, arguments, rendered throws(ToolError) in
            NameCheck.problem(inPackage: name, arguments, rendered)
        }
        if let problem = try TemplateCheck(template, nil).problem(in: validated.rendered, name) {
            throw ToolError(.badData, problem)
        }
        let own: String
        do {
            own = try Renderer(validated.arguments.values).text(
                template.manifest.folder ?? "",
                file: template.manifest.file
            )
        } catch {
            throw error.toolError
        }
        guard let path = RelativePath(own) else {
            throw ToolError(
                .badData,
                "\(template.manifest.file): “\(own)” is not a valid package folder. Choose another."
            )
        }
        return plan(
            name,
            template,
            validated.arguments,
            validated.rendered,
            [],
            root: folder == "/" ? "/\(path.text)" : "\(folder)/\(path.text)",
            record: Project.Kind.record
        )
    }

    func plan(
        _ name: String,
        _ template: Template,
        _ arguments: TemplateArguments,
        _ rendered: RenderedTemplate,
        _ edits: [Plan.Edit],
        root: String,
        record path: String,
        originalState: OriginalState = OriginalState()
    ) -> Plan {
        let kind = template.manifest.kind
        let record = Record(name, kind: kind, template: template.name, arguments.values, rendered.files, originalState)
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
            manualSteps: rendered.instructions
        )
    }
}

// MARK: - Names

extension Planner {
    typealias Check = (String, TemplateArguments, RenderedTemplate) throws(ToolError) -> NameProblem?

    /// Renders the template and checks its names. If a name can't be used, the error suggests one that passes the same
    /// checks.
    func validated(
        _ name: String,
        _ template: Template,
        _ given: [String: String],
        _ check: Check
    ) throws(ToolError) -> Validated {
        switch try result(name, template, given, check) {
        case .success(let validated): return validated
        case .failure(let problem):
            let message = problem.message { candidate in
                let isName = problem.parameter == "name"
                let others = isName ? given : given.merging([problem.parameter: candidate]) { $1 }
                let result = try? result(isName ? candidate : name, template, others, check)
                guard case .success? = result else { return false }
                return true
            }
            throw ToolError(.wrongUsage, message)
        }
    }

    struct Validated {
        let arguments: TemplateArguments
        let rendered: RenderedTemplate
    }

    private func result(
        _ name: String,
        _ template: Template,
        _ given: [String: String],
        _ check: Check
    ) throws(ToolError) -> Result<Validated, NameProblem> {
        var typed = ["name": name]
        for parameter in template.manifest.parameters where parameter.type == .name && parameter.name != "name" {
            typed[parameter.name] = given[parameter.name]
        }
        for (parameter, value) in typed.sorted(by: { $0.key < $1.key }) {
            if let problem = NameRule.problem(in: value, for: parameter) { return .failure(problem) }
        }
        let arguments = try TemplateArguments(template.manifest, name: name, given: given)
        let rendered = try RenderedTemplate(template, arguments, library, files)
        if let problem = try check(name, arguments, rendered) { return .failure(problem) }
        return .success(Validated(arguments: arguments, rendered: rendered))
    }
}
