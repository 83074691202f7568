import ProgramOutput

/// Plans the removal of a generated module, and collects the obstacles to it.
struct Removal {
    private let name: String
    private let project: Project
    private let kind: Project.Kind
    private let folders: [String]
    private var obstacles: [ToolError.Detail] = []

    static func plan(of name: String, in project: Project) throws(ToolError) -> Plan {
        let folders = project.kinds.values.map { ($0, $0.folders(of: name)) }
        guard let (kind, own) = folders.first(where: { Disk.exists("\(project.root)/\($0.1[0])") }) else {
            let known = project.kinds.values.flatMap { Disk.names(in: "\(project.root)/\($0.parent)") }
            let hint = ToolError.suggestion(for: name, among: known, otherwise: "Check its name.")
            throw ToolError(.notFound, "“\(name)” is not a module. \(hint)")
        }
        var removal = Removal(name: name, project: project, kind: kind, folders: own)
        return try removal.plan()
    }

    private init(name: String, project: Project, kind: Project.Kind, folders: [String]) {
        (self.name, self.project, self.kind, self.folders) = (name, project, kind, folders)
    }

    private mutating func plan() throws(ToolError) -> Plan {
        let path = kind.record(of: name)
        guard let text = Disk.text("\(project.root)/\(path)") else {
            throw ToolError(
                .notPermitted,
                "“\(name)” has no \(path), so viper-gen didn't generate it. Remove it by hand."
            )
        }
        let record: Record = try JSONFile.read(text, file: path)
        var removed: [String] = []
        for folder in folders {
            for file in Disk.files(below: "\(project.root)/\(folder)").map({ "\(folder)/\($0)" }) where file != path {
                removed.append(file)
                guard let fingerprint = record.files[file] else {
                    add(file, "was added by hand")
                    continue
                }
                let bytes = Disk.isFile("\(project.root)/\(file)") ? Disk.bytes("\(project.root)/\(file)") : nil
                if bytes.map(Record.fingerprint) != fingerprint { add(file, "was edited") }
            }
        }
        let edits = try edits()
        addImports(outside: edits.map(\.path))
        guard obstacles.isEmpty else {
            throw ToolError(
                .notPermitted,
                "Nothing was removed: \(name) has changed since it was generated. "
                    + "Undo the changes below, or remove it yourself.",
                details: obstacles
            )
        }
        return Plan(root: project.root, edits: edits, removed: removed + [path])
    }

    private mutating func add(_ path: String, _ reason: String) {
        obstacles.append(ToolError.Detail(path, reason))
    }

    private mutating func edits() throws(ToolError) -> [Plan.Edit] {
        let name = name
        for list in kind.lists {
            let text = Disk.text("\(project.root)/\(list.file)") ?? ""
            guard let registered = try? RegisteredList(list, in: text) else { continue }
            for line in registered.foreignLines(naming: name) { add("\(list.file):\(line)", "was edited, or uses it") }
        }
        return try kind.edits(in: project.root) { list, entry in
            (list.removing(name), "without \(entry.text(for: name))")
        }
    }

    /// Adds the imports of the module outside its own files and entries.
    private mutating func addImports(outside lists: [String]) {
        for parent in ["Sources", "Tests"] {
            for inner in Disk.files(below: "\(project.root)/\(parent)") where inner.hasSuffix(".swift") {
                let path = "\(parent)/\(inner)"
                guard !lists.contains(path), !folders.contains(where: { path.hasPrefix("\($0)/") }),
                    let text = Disk.text("\(project.root)/\(path)"), text.contains(name)
                else { continue }
                let tokens = Lexer(text).tokens
                for (keyword, named) in zip(tokens, tokens.dropFirst())
                where keyword.isWord("import") && named.isWord(name) {
                    add("\(path):\(named.line)", "imports it")
                }
            }
        }
    }
}
