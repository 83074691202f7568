import CommandLine
import ProgramOutput

/// The changes that remove a generated module, and the obstacles to them.
struct Removal {
    private(set) var steps: [ChangeSet.Step] = []
    private(set) var obstacles: [ToolError.Detail] = []
    let name: String
    let kind: Project.Kind
    private let project: Project
    private let files: any FileSystem
    let folders: [String]
    let record: Record
    private let recordPath: String

    init(of name: String, from project: Project, _ files: any FileSystem) throws(ToolError) {
        (self.name, self.project, self.files) = (name, project, files)
        (kind, recordPath, record) = try Removal.record(of: name, project, files)
        folders = try kind.folders(of: name)
        for path in record.files.keys.sorted() { addFile(path) }
        addRecord()
        for folder in folders { addForeignFiles(in: folder) }
        try addListEdits()
        addImporters()
        steps.sort { $0.path < $1.path }
    }

    private func path(_ relative: String) -> String {
        "\(project.root)/\(relative)"
    }

    private mutating func addObstacle(_ path: String, _ reason: String) {
        let obstacle = ToolError.Detail(path, reason)
        if !obstacles.contains(obstacle) { obstacles.append(obstacle) }
    }
}

// MARK: - Record

extension Removal {
    private static func record(
        of name: String,
        _ project: Project,
        _ files: any FileSystem
    ) throws(ToolError) -> (Project.Kind, String, Record) {
        var known: [String] = []
        for kind in project.kinds {
            let folder = try Project.Kind.expand(kind.folders[0], name)
            let path = "\(folder)/\(Project.Kind.record)"
            if RelativePath(path) != nil, files.attributes(of: "\(project.root)/\(path)") != nil {
                return (kind, path, try record(at: path, of: name, kind, project, files))
            }
            if RelativePath(folder) != nil, files.isFolder("\(project.root)/\(folder)") {
                let isEmpty = files.everything(below: "\(project.root)/\(folder)").isEmpty
                let reason =
                    cameWithPackage(folder, project, files)
                    ? "came with the package" : "was not generated: \(folder) has no \(Project.Kind.record)"
                throw ToolError(
                    .notPermitted,
                    isEmpty
                        ? "“\(name)” is only an empty folder, \(folder). Delete it."
                        : "“\(name)” \(reason). Remove it by hand."
                )
            }
            known += ((try? files.names(in: "\(project.root)/\(kind.parentFolder)")) ?? []).compactMap(kind.module)
        }
        let hint = ToolError.suggestion(
            for: name,
            among: known,
            otherwise: "Run viper-gen doctor --metrics for a list."
        )
        throw ToolError(.notFound, "“\(name)” is not a module. \(hint)")
    }

    private static func cameWithPackage(_ folder: String, _ project: Project, _ files: any FileSystem) -> Bool {
        let text = files.text("\(project.root)/\(Project.Kind.record)")
        let record = text.flatMap { try? Record($0, file: Project.Kind.record) }
        return record?.files.keys.contains { $0.hasPrefix("\(folder)/") } ?? false
    }

    /// Reads the record. If that fails, the error says how to recover.
    private static func record(
        at path: String,
        of name: String,
        _ kind: Project.Kind,
        _ project: Project,
        _ files: any FileSystem
    ) throws(ToolError) -> Record {
        let hint = "\(Record.recoveryAdvice(for: name)), then try again."
        guard let text = files.text("\(project.root)/\(path)") else {
            throw ToolError(.badData, "\(path) is not text. Delete it, \(hint)")
        }
        let record: Record
        do {
            record = try Record(text, file: path)
        } catch {
            throw ToolError(.badData, "\(error.message) To rewrite the record, \(hint)")
        }
        guard record.name == name, record.kind == kind.name else {
            throw ToolError(.badData, "\(path) is the record of the \(record.kind) \(record.name). Delete it, \(hint)")
        }
        return record
    }
}

// MARK: - Files

extension Removal {
    private mutating func addFile(_ relative: String) {
        guard folders.contains(where: { relative.hasPrefix("\($0)/") }) else {
            return addObstacle(relative, "is outside the folders of \(name); remove it from \(recordPath)")
        }
        if let nonFolder = files.nonFolder(onPathTo: relative, from: project.root) {
            return addObstacle(nonFolder, reason(for: nonFolder))
        }
        guard files.attributes(of: path(relative)) != nil else { return }
        guard files.isFile(path(relative)), let bytes = try? files.read(path(relative)) else {
            return addObstacle(
                relative,
                files.attributes(of: path(relative))?.kind == .link ? "is a link" : "is no longer a file"
            )
        }
        if Fingerprint.of(bytes) == record.files[relative] {
            steps.append(ChangeSet.Step(path: relative, state: .removed, before: bytes, after: nil))
        } else {
            addObstacle(relative, "was edited")
        }
    }

    private mutating func addRecord() {
        if let nonFolder = files.nonFolder(onPathTo: recordPath, from: project.root) {
            return addObstacle(nonFolder, reason(for: nonFolder))
        }
        guard files.isFile(path(recordPath)), let bytes = try? files.read(path(recordPath)) else {
            return addObstacle(recordPath, "is a link")
        }
        steps.append(ChangeSet.Step(path: recordPath, state: .removed, before: bytes, after: nil))
    }

    private func reason(for nonFolder: String) -> String {
        guard files.attributes(of: path(nonFolder))?.kind == .link else { return "is not a folder" }
        return files.realPath(of: path(nonFolder)).map { "is a link to \($0)" } ?? "is a broken link"
    }

    /// Adds obstacles for files that were not generated, including hidden ones.
    private mutating func addForeignFiles(in folder: String) {
        guard files.nonFolder(onPathTo: "\(folder)/any", from: project.root) == nil else { return }
        for name in files.everything(below: path(folder)) {
            let relative = "\(folder)/\(name)"
            if relative != recordPath, record.files[relative] == nil { addObstacle(relative, "was added by hand") }
        }
    }
}

// MARK: - Entries

extension Removal {
    private mutating func addListEdits() throws(ToolError) {
        for edit in try Registration(root: project.root, files: files).removing(
            name,
            from: kind.lists,
            record.originalState
        )
        where edit.isNeeded {
            let attributes = files.attributes(of: path(edit.path))
            if let nonFolder = files.nonFolder(onPathTo: edit.path, from: project.root) {
                addObstacle(nonFolder, reason(for: nonFolder))
            } else if attributes?.kind != .file {
                addObstacle(edit.path, "is a link, not a file")
            }
            steps.append(
                ChangeSet.Step(
                    path: edit.path,
                    state: .changed,
                    before: edit.before,
                    after: edit.after,
                    mode: attributes?.mode ?? 0o644,
                    entries: edit.entries
                )
            )
        }
        for list in kind.lists {
            let registered = try RegisteredList.read(list, files.text(path(list.file)) ?? "")
            for (line, reason) in registered.editedEntries(of: name) { addObstacle("\(list.file):\(line)", reason) }
            guard !registered.isImports else { continue }
            for line in registered.lines(mentioning: name, by: [registered.form]) {
                addObstacle("\(list.file):\(line)", "uses it")
            }
        }
    }

    /// Adds obstacles for imports of the module outside its own files and entries.
    private mutating func addImporters() {
        let form = ListEntry("import {{name}}")
        let lists = Set(kind.lists.map(\.file))
        for parent in ["Sources", "Tests"] {
            for inner in (try? files.files(below: path(parent))) ?? [] where inner.hasSuffix(".swift") {
                let relative = "\(parent)/\(inner)"
                guard !lists.contains(relative), !folders.contains(where: { relative.hasPrefix("\($0)/") }),
                    let text = files.text(path(relative)), text.contains(name)
                else { continue }
                let tokens = Lexer(text).tokens
                for (keyword, named) in zip(tokens, tokens.dropFirst())
                where keyword.isWord("import") && form.isName(named, of: name) {
                    addObstacle("\(relative):\(named.line)", "imports it")
                }
            }
        }
    }
}
