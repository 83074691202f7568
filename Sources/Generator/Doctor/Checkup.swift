/// Compares the folders of a package with its lists and its records.
struct Checkup {
    private let project: Project
    private let files: any FileSystem
    /// Whether a module's files that are gone would be written again.
    private let comesBack: (String) -> Bool

    init(_ project: Project, _ files: any FileSystem, comesBack: @escaping (String) -> Bool = { _ in false }) {
        (self.project, self.files, self.comesBack) = (project, files, comesBack)
    }

    func findings() throws(Refusal) -> [Finding] {
        var findings: [Finding] = []
        if isThere(Transaction.stage), files.lock(project.root) {
            files.unlock()
            let reason = "viper-gen was interrupted; type the same command again, which brings it to its end"
            findings.append(Finding(Transaction.stage, 1, reason))
        }
        for kind in project.kinds {
            let modules = self.modules(of: kind)
            for list in kind.lists { findings += self.findings(in: list, modules) }
            findings += strayImports(of: kind)
            for module in modules { findings += try self.findings(about: module, kind) }
            findings += emptyFolders(of: kind)
            findings += try leftovers(of: kind, modules)
        }
        return findings
    }

    /// Those that have a folder with something in it.
    func modules(of kind: Project.Kind) -> [String] {
        folders(in: kind.home).filter { !isEmpty("\(kind.home)/\($0)") }.compactMap(kind.module)
    }

    private func emptyFolders(of kind: Project.Kind) -> [Finding] {
        folders(in: kind.home).filter { kind.module(ofFolder: $0) != nil && isEmpty("\(kind.home)/\($0)") }.map {
            Finding("\(kind.home)/\($0)", 1, "the folder is empty; delete it")
        }
    }

    private func isEmpty(_ folder: String) -> Bool {
        files.everything(below: "\(project.root)/\(folder)").isEmpty
    }

    private func folders(in home: String) -> [String] {
        let path = "\(project.root)/\(home)"
        return ((try? files.names(in: path)) ?? []).filter { files.isFolder("\(path)/\($0)") }
    }

    private func isThere(_ path: String) -> Bool {
        files.facts(of: "\(project.root)/\(path)") != nil
    }
}

// MARK: - Lists

extension Checkup {
    private func findings(in list: Project.List, _ modules: [String]) -> [Finding] {
        guard let text = files.text("\(project.root)/\(list.file)") else {
            return [Finding(list.file, 1, "it cannot be read, and modules register there")]
        }
        let registered: RegisteredList
        do {
            registered = try RegisteredList(list, in: text)
        } catch {
            return [Finding(list.file, error.line, error.reason)]
        }
        let listed = Set(registered.modules)
        let form = ListEntry(list.entry)
        let missing = modules.filter { !listed.contains($0) }.map { module in
            let entry = form.text(for: module)
            return Finding(list.file, registered.firstLine, "\(module) is not registered; add \(entry)")
        }
        // What else is imported is nobody's module.
        let gone = registered.isImports ? [] : registered.modules.filter { !modules.contains($0) }
        return missing + uses(in: registered, list)
            + gone.map { module in
                Finding(
                    list.file,
                    registered.line(of: module) ?? 1,
                    "\(module) is registered, and its folder is gone; take the entry out"
                )
            } + registered.troubles.map { Finding(list.file, $0.line, $0.reason) }
    }
}

extension Checkup {
    /// What an entry uses has to be a module of some kind, or a folder of its own.
    private func uses(in registered: RegisteredList, _ list: Project.List) -> [Finding] {
        let uses = registered.uses
        guard !uses.isEmpty else { return [] }
        let known = project.kinds.flatMap { modules(of: $0) } + folders(in: "Sources")
        return uses.filter { !known.contains($0.used) }.map { use in
            let near = NearMiss.word(to: use.used, among: known)
            let way = near.map { "write \($0)" } ?? "take it out"
            return Finding(
                list.file,
                use.line,
                "\(use.module) uses \(use.used), and there is no such module; \(way)"
            )
        }
    }
}

extension Checkup {
    /// An import that stands beside those of modules, and whose module is gone.
    private func strayImports(of kind: Project.Kind) -> [Finding] {
        let registered = kind.lists.compactMap { list in
            files.text("\(project.root)/\(list.file)").flatMap { try? RegisteredList(list, in: $0) }.map {
                (list.file, $0)
            }
        }
        let manifest = Lexer(files.text("\(project.root)/\(PackageManifest.file)") ?? "").tokens
        // Packages that this one depends on are named there too, and so are modules that are gone.
        let named = Set(manifest.filter { $0.kind == .text }.map(\.text))
            .subtracting(registered.filter { !$1.isImports }.flatMap { $1.modules })
        let known = Set(project.kinds.flatMap { modules(of: $0) } + folders(in: "Sources") + project.floors)
            .union(ReservedNames.modules).union(named)
        return registered.filter { $1.isImports }.flatMap { file, list in
            list.modules.filter { !known.contains($0) }.map { module in
                let reason = "\(module) is imported, and there is no such module; take the import out"
                return Finding(file, list.line(of: module) ?? 1, reason)
            }
        }
    }
}

// MARK: - Modules

extension Checkup {
    private func findings(about module: String, _ kind: Project.Kind) throws(Refusal) -> [Finding] {
        var findings: [Finding] = []
        for folder in kind.folders {
            let path = try Project.Kind.filled(folder, module)
            if !isThere(path) { findings.append(Finding(path, 1, "\(module) has no such folder; make it")) }
        }
        for pattern in kind.files {
            let path = try Project.Kind.filled(pattern, module)
            if !isThere(path) { findings.append(Finding(path, 1, "\(module) has no such file; write it")) }
        }
        let path = try kind.recordPath(module)
        guard let text = files.text("\(project.root)/\(path)") else { return findings }
        do {
            let record = try Record(text, file: path)
            return findings + self.findings(about: record, of: module, kind, path, but: findings.map(\.path))
        } catch {
            return findings + [Finding(path, 1, Self.sentence(for: error, path, module))]
        }
    }

    private func findings(
        about record: Record,
        of module: String,
        _ kind: Project.Kind,
        _ path: String,
        but known: [String]
    ) -> [Finding] {
        guard record.name == module, record.kind == kind.name else {
            return [
                Finding(path, 1, "the record is of \(record.kind) \(record.name), and stands with \(module); delete it")
            ]
        }
        let gone = record.files.keys.sorted().filter { !isThere($0) }
        if !gone.isEmpty, gone.count == record.files.count {
            return [Finding(path, 1, "the record is stale, as nothing is left of what it names; delete it")]
        }
        let lost = gone.filter { !known.contains($0) }
        guard !lost.isEmpty else { return [] }
        let way = comesBack(module) ? "viper-gen new \(module) brings it back" : "restore it from version control"
        return lost.map { Finding($0, 1, "the file was generated for \(module) and is gone; \(way)") }
    }

    private static func sentence(for mistake: Refusal, _ path: String, _ module: String) -> String {
        "the record cannot be read (\(mistake.sentence.dropLast().replacing("\(path):", with: "line "))); type "
            + Record.wayBack(for: module)
    }

    /// The files of each module that were edited since they were generated, which is what they are for.
    func edited() throws(Refusal) -> [(module: String, files: [String])] {
        // What an interrupted run has replaced was edited by nobody.
        guard !isThere(Transaction.stage) else { return [] }
        var edited: [(module: String, files: [String])] = []
        for kind in project.kinds {
            for module in modules(of: kind) {
                let path = try kind.recordPath(module)
                guard let text = files.text("\(project.root)/\(path)"), let record = try? Record(text, file: path)
                else { continue }
                let names = record.files.keys.sorted().filter { name in
                    guard let bytes = try? files.read("\(project.root)/\(name)") else { return false }
                    return Fingerprint.of(bytes) != record.files[name]
                }
                if !names.isEmpty { edited.append((module, names)) }
            }
        }
        return edited
    }

    /// Folders that belong to modules that are gone.
    private func leftovers(of kind: Project.Kind, _ modules: [String]) throws(Refusal) -> [Finding] {
        kind.folders.dropFirst().flatMap { pattern -> [Finding] in
            let parts = pattern.split(separator: "/").map(String.init)
            let home = parts.dropLast().joined(separator: "/")
            return folders(in: home).compactMap { folder in
                guard let module = Project.Kind.module(of: folder, by: parts.last ?? ""), !modules.contains(module)
                else { return nil }
                return Finding("\(home)/\(folder)", 1, "\(module) is gone, and this is left of it; delete it")
            }
        }
    }
}
