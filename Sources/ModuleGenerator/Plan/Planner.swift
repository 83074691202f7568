import ProgramOutput

/// Plans the files and edits of a module or package.
struct Planner {
    let library: TemplateLibrary

    /// Plans a module of a package.
    func module(_ values: Values, _ template: Template, in project: Project) throws(ToolError) -> Plan {
        guard let kind = project.kinds[template.manifest.kind], project.unmetRequirement(for: template.manifest) == nil
        else {
            let reason = project.unmetRequirement(for: template.manifest) ?? ""
            throw ToolError(
                .badData,
                "Template \(template.name) is not for this package: \(reason). Run viper-gen list for others."
            )
        }
        try PackageManifest.checkTools(Disk.text("\(project.root)/\(PackageManifest.file)") ?? "")
        let rendered = try RenderedTemplate(template, values, library)
        let name = values["name"] ?? ""
        if let problem = kind.problem(in: rendered, of: name) {
            throw ToolError(.badData, "\(template.file): \(problem)")
        }
        let obstacles = kind.folders(of: name).filter { Disk.exists("\(project.root)/\($0)") }
        try Planner.check(name, obstacles + Planner.obstacles(to: rendered, in: project.root))
        try TakenNames(in: project).check(values, rendered)
        let record = RenderedTemplate.File(path: kind.record(of: name), text: JSONFile.text(Record(rendered.files)))
        let edits = try kind.edits(in: project.root) { list, entry in
            (list.adding(name), entry.text(for: name))
        }
        return Plan(root: project.root, created: [record] + rendered.files, edits: edits)
    }

    /// Plans a new package inside a folder.
    func package(_ values: Values, _ template: Template, in folder: String) throws(ToolError) -> Plan {
        let name = NameParts(of: values["name"] ?? "").kebab
        let root = folder == "/" ? "/\(name)" : "\(folder)/\(name)"
        guard !Disk.exists(root) else {
            throw ToolError(.cannotCreate, "\(name) already exists. Choose another name, or move it out of the way.")
        }
        let rendered = try RenderedTemplate(template, values, library)
        // The package's name is also the name of its program.
        let targets = Set(rendered.files.compactMap { RelativePath.folders(of: $0.path).dropFirst().first }).filter {
            $0.split(separator: "/").last?.lowercased() == name
        }
        if let other = targets.first(where: { $0 != "Sources/\(name)" }) {
            throw ToolError(.wrongUsage, "“\(name)” would be a second target beside \(other). Use another name.")
        }
        return Plan(root: root, created: rendered.files)
    }

    /// Plans the extension of an existing package, and returns the paths of existing files that it keeps.
    func addition(
        _ values: Values,
        _ template: Template,
        to root: String
    ) throws(ToolError) -> (plan: Plan, instructions: String, kept: [String]) {
        let rendered = try RenderedTemplate(template, values, library, isNew: false)
        let kept = rendered.files.filter { $0.isKept && Disk.exists("\(root)/\($0.path)") }.map(\.path)
        let files = rendered.files.filter { !kept.contains($0.path) }
        try Planner.check("the package", Planner.obstacles(to: rendered, in: root).filter { !kept.contains($0) })
        var edits: [Plan.Edit] = []
        for block in rendered.appended {
            guard let before = Disk.text("\(root)/\(block.path)") else {
                throw ToolError(.notFound, "Can't read \(block.path), which viper-gen init appends to.")
            }
            if let name = PackageManifest.conflict(of: before, with: block.text) {
                throw ToolError(
                    .cannotCreate,
                    "\(block.path) and the block to append both declare “\(name)”. Rename it in \(block.path)."
                )
            }
            let after = PackageManifest.text(before, with: block.text)
            let lines = ["a block at the end"]
            edits.append(Plan.Edit(path: block.path, before: before, after: after, lines: lines))
        }
        return (Plan(root: root, created: files, edits: edits), rendered.instructions, kept)
    }

    /// Returns the paths that exist, or whose parents are not folders.
    private static func obstacles(to rendered: RenderedTemplate, in root: String) -> [String] {
        rendered.files.compactMap { file in
            if Disk.exists("\(root)/\(file.path)") { return file.path }
            return RelativePath.folders(of: file.path).first { folder in
                Disk.kind(of: "\(root)/\(folder)").map { $0 != .folder } ?? false
            }
        }
    }

    private static func check(_ name: String, _ obstacles: [String]) throws(ToolError) {
        guard !obstacles.isEmpty else { return }
        throw ToolError(
            .cannotCreate,
            "Nothing was written: these paths of \(name) already exist. Move them out of the way, or choose another name.",
            details: Set(obstacles).sorted().map { ToolError.Detail($0, "already exists") }
        )
    }
}

extension Project.Kind {
    /// Returns an error message if a file would be outside the folders of its module, where `remove` would not find it.
    func problem(in rendered: RenderedTemplate, of name: String) -> String? {
        let folders = folders(of: name)
        let stray = rendered.files.first { file in !folders.contains { file.path.hasPrefix("\($0)/") } }
        return stray.map { "\($0.path) is outside the folders of the module. Move it into one of them." }
    }

    /// Returns one edit per file, which can contain several lists.
    func edits(
        in root: String,
        _ change: (RegisteredList, ListEntry) throws(ToolError) -> (text: String, line: String)
    ) throws(ToolError) -> [Plan.Edit] {
        var edits: [Plan.Edit] = []
        for path in Set(lists.map(\.file)).sorted() {
            guard RelativePath.isInside(path), Disk.isFile("\(root)/\(path)"), let before = Disk.text("\(root)/\(path)")
            else {
                throw ToolError(.notFound, "Can't read \(path), where modules are registered. See \(Project.file).")
            }
            var text = before
            var lines: [String] = []
            for list in lists where list.file == path {
                let registered: RegisteredList
                do {
                    registered = try RegisteredList(list, in: text)
                } catch {
                    throw ToolError(.badData, "\(path):\(error.line): \(error.reason)")
                }
                let changed = try change(registered, registered.form)
                if changed.text != text { lines.append(changed.line) }
                text = changed.text
            }
            edits.append(Plan.Edit(path: path, before: before, after: text, lines: lines))
        }
        return edits
    }
}
