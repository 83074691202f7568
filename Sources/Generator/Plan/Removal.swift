import Boundary

/// What takes a generated module back.
struct Removal {
    private(set) var steps: [Destinations.Step] = []
    private(set) var obstacles: [Refusal.Place] = []
    let name: String
    let kind: Project.Kind
    private let project: Project
    private let files: any FileSystem
    let folders: [String]
    let record: Record
    private let recordPath: String

    init(of name: String, from project: Project, _ files: any FileSystem) throws(Refusal) {
        (self.name, self.project, self.files) = (name, project, files)
        (kind, recordPath, record) = try Removal.record(of: name, project, files)
        folders = try kind.folders(of: name)
        for path in record.files.keys.sorted() { meet(path) }
        meetRecord()
        for folder in folders { meetOthers(in: folder) }
        try meetLists()
        meetImports()
        steps.sort { $0.path < $1.path }
    }

    private func path(_ relative: String) -> String {
        "\(project.root)/\(relative)"
    }

    private mutating func add(_ path: String, _ reason: String) {
        let place = Refusal.Place(path, reason)
        if !obstacles.contains(place) { obstacles.append(place) }
    }
}

// MARK: - Its record

extension Removal {
    private static func record(
        of name: String,
        _ project: Project,
        _ files: any FileSystem
    ) throws(Refusal) -> (Project.Kind, String, Record) {
        var known: [String] = []
        for kind in project.kinds {
            let folder = try Project.Kind.filled(kind.folders[0], name)
            let path = "\(folder)/\(Project.Kind.record)"
            if RelativePath(path) != nil, files.facts(of: "\(project.root)/\(path)") != nil {
                return (kind, path, try record(at: path, of: name, kind, project, files))
            }
            if RelativePath(folder) != nil, files.isFolder("\(project.root)/\(folder)") {
                let isEmpty = files.everything(below: "\(project.root)/\(folder)").isEmpty
                let why =
                    cameWithPackage(folder, project, files)
                    ? "came with the package" : "was not generated, as \(folder) has no \(Project.Kind.record)"
                throw Refusal(
                    .notPermitted,
                    isEmpty
                        ? "Of “\(name)” there is only an empty folder, \(folder); delete it."
                        : "“\(name)” \(why); remove it by hand."
                )
            }
            known += ((try? files.names(in: "\(project.root)/\(kind.home)")) ?? []).compactMap(kind.module)
        }
        let way = Refusal.meant(name, among: known, otherwise: "viper-gen doctor lists what there is.")
        throw Refusal(.notFound, "There is no module “\(name)”; \(way)")
    }

    private static func cameWithPackage(_ folder: String, _ project: Project, _ files: any FileSystem) -> Bool {
        let text = files.text("\(project.root)/\(Project.Kind.record)")
        let record = text.flatMap { try? Record($0, file: Project.Kind.record) }
        return record?.files.keys.contains { $0.hasPrefix("\(folder)/") } ?? false
    }

    /// A record that cannot be read is no dead end.
    private static func record(
        at path: String,
        of name: String,
        _ kind: Project.Kind,
        _ project: Project,
        _ files: any FileSystem
    ) throws(Refusal) -> Record {
        let way = "type " + Record.wayBack(for: name) + ", and then remove it."
        guard let text = files.text("\(project.root)/\(path)") else {
            throw Refusal(.badData, "\(path) is no text; delete it, and \(way)")
        }
        let record: Record
        do {
            record = try Record(text, file: path)
        } catch {
            throw Refusal(.badData, "\(error.sentence.dropLast()); \(way)")
        }
        guard record.name == name, record.kind == kind.name else {
            throw Refusal(.badData, "\(path) is the record of the \(record.kind) \(record.name); delete it, and \(way)")
        }
        return record
    }
}

// MARK: - Files

extension Removal {
    private mutating func meet(_ relative: String) {
        guard folders.contains(where: { relative.hasPrefix("\($0)/") }) else {
            return add(relative, "is in none of the folders of \(name); take it out of \(recordPath)")
        }
        if let detour = files.detour(to: relative, from: project.root) { return add(detour, reason(for: detour)) }
        // What is gone already need not be removed.
        guard files.facts(of: path(relative)) != nil else { return }
        guard files.isFile(path(relative)), let bytes = try? files.read(path(relative)) else {
            return add(relative, files.facts(of: path(relative))?.kind == .link ? "is a link" : "is no file any more")
        }
        if Fingerprint.of(bytes) == record.files[relative] {
            steps.append(Destinations.Step(path: relative, state: .removed, before: bytes, after: nil))
        } else {
            add(relative, "was edited")
        }
    }

    private mutating func meetRecord() {
        if let detour = files.detour(to: recordPath, from: project.root) { return add(detour, reason(for: detour)) }
        guard files.isFile(path(recordPath)), let bytes = try? files.read(path(recordPath)) else {
            return add(recordPath, "is a link")
        }
        steps.append(Destinations.Step(path: recordPath, state: .removed, before: bytes, after: nil))
    }

    private func reason(for detour: String) -> String {
        guard files.facts(of: path(detour))?.kind == .link else { return "is no folder" }
        return files.real(path(detour)).map { "is a link to \($0)" } ?? "is a link to nothing"
    }

    /// Hidden ones too.
    private mutating func meetOthers(in folder: String) {
        guard files.detour(to: "\(folder)/any", from: project.root) == nil else { return }
        for name in files.everything(below: path(folder)) {
            let relative = "\(folder)/\(name)"
            if relative != recordPath, record.files[relative] == nil { add(relative, "was added by hand") }
        }
    }
}

// MARK: - Entries

extension Removal {
    private mutating func meetLists() throws(Refusal) {
        for edit in try Registration(root: project.root, files: files).removing(name, from: kind.lists, record.met)
        where edit.isNeeded {
            let facts = files.facts(of: path(edit.path))
            if let detour = files.detour(to: edit.path, from: project.root) {
                add(detour, reason(for: detour))
            } else if facts?.kind != .file {
                add(edit.path, "is a link; modules register in it")
            }
            steps.append(
                Destinations.Step(
                    path: edit.path,
                    state: .changed,
                    before: edit.before,
                    after: edit.after,
                    mode: facts?.mode ?? 0o644,
                    places: edit.places
                )
            )
        }
        for list in kind.lists {
            let registered = try RegisteredList.read(list, files.text(path(list.file)) ?? "")
            for (line, reason) in registered.strangers(of: name) { add("\(list.file):\(line)", reason) }
            guard !registered.isImports else { continue }
            for line in registered.lines(speakingOf: name, by: [registered.form]) {
                add("\(list.file):\(line)", "uses it")
            }
        }
    }

    /// Whoever imports the module uses it; its own entries go anyway.
    private mutating func meetImports() {
        let form = ListEntry("import {{name}}")
        let lists = Set(kind.lists.map(\.file))
        for home in ["Sources", "Tests"] {
            for inner in (try? files.files(below: path(home))) ?? [] where inner.hasSuffix(".swift") {
                let relative = "\(home)/\(inner)"
                guard !lists.contains(relative), !folders.contains(where: { relative.hasPrefix("\($0)/") }),
                    let text = files.text(path(relative)), text.contains(name)
                else { continue }
                let tokens = Lexer(text).tokens
                for (keyword, named) in zip(tokens, tokens.dropFirst())
                where keyword.isWord("import") && form.speaks(named, of: name) {
                    add("\(relative):\(named.line)", "imports it")
                }
            }
        }
    }
}
