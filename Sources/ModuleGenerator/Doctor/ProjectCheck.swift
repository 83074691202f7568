/// Compares the folders of a package with its lists and records.
struct ProjectCheck {
    private let project: Project
    private let files: any FileSystem
    /// Returns true if generating a module again would restore its missing files.
    private let canRegenerate: (String) -> Bool

    init(_ project: Project, _ files: any FileSystem, canRegenerate: @escaping (String) -> Bool = { _ in false }) {
        (self.project, self.files, self.canRegenerate) = (project, files, canRegenerate)
    }

    func findings() throws(ToolError) -> [Finding] {
        var findings: [Finding] = []
        if exists(Transaction.stage), files.lock(project.root) {
            files.unlock()
            let reason = "viper-gen was interrupted. Run the same command again to finish."
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

    /// Returns the modules that have a non-empty folder.
    func modules(of kind: Project.Kind) -> [String] {
        folders(in: kind.parentFolder).filter { !isEmpty("\(kind.parentFolder)/\($0)") }.compactMap(kind.module)
    }

    private func emptyFolders(of kind: Project.Kind) -> [Finding] {
        folders(in: kind.parentFolder).filter {
            kind.module(ofFolder: $0) != nil && isEmpty("\(kind.parentFolder)/\($0)")
        }.map {
            Finding("\(kind.parentFolder)/\($0)", 1, "The folder is empty. Delete it.")
        }
    }

    private func isEmpty(_ folder: String) -> Bool {
        files.everything(below: "\(project.root)/\(folder)").isEmpty
    }

    private func folders(in parent: String) -> [String] {
        let path = "\(project.root)/\(parent)"
        return ((try? files.names(in: path)) ?? []).filter { files.isFolder("\(path)/\($0)") }
    }

    private func exists(_ path: String) -> Bool {
        files.attributes(of: "\(project.root)/\(path)") != nil
    }
}

// MARK: - Lists

extension ProjectCheck {
    private func findings(in list: Project.List, _ modules: [String]) -> [Finding] {
        guard let text = files.text("\(project.root)/\(list.file)") else {
            return [Finding(list.file, 1, "Can't read this file, where modules are registered. Check its permissions.")]
        }
        let registered: RegisteredList
        do {
            registered = try RegisteredList(list, in: text)
        } catch {
            return [Finding(list.file, error.line, error.reason)]
        }
        let listed = Set(registered.modules)
        let form = ListEntry(list.entry)
        // A module that others present is only named elsewhere.
        let missing = modules.filter { module in
            let isNamed = !form.isUnique && !registered.lines(mentioning: module, by: [form]).isEmpty
            return !listed.contains(module) && !isNamed
        }.map { module in
            let entry = form.text(for: module)
            return Finding(list.file, registered.firstLine, "\(module) is not registered. Add \(entry).")
        }
        // Other imports are not modules of this package.
        let gone = registered.isImports ? [] : registered.modules.filter { !modules.contains($0) }
        return missing + uses(in: registered, list)
            + gone.map { module in
                Finding(
                    list.file,
                    registered.line(of: module) ?? 1,
                    "\(module) is registered, but its folder is missing. Remove the entry."
                )
            } + registered.problems.map { Finding(list.file, $0.line, $0.reason) }
    }
}

extension ProjectCheck {
    /// Finds entries that use something that is neither a module nor another folder in Sources.
    private func uses(in registered: RegisteredList, _ list: Project.List) -> [Finding] {
        let uses = registered.uses
        guard !uses.isEmpty else { return [] }
        let known = project.kinds.flatMap { modules(of: $0) } + folders(in: "Sources")
        return uses.filter { !known.contains($0.used) }.map { use in
            let near = ClosestMatch.find(use.used, among: known)
            let hint = near.map { "Did you mean “\($0)”?" } ?? "Remove it."
            return Finding(
                list.file,
                use.line,
                "\(use.module) uses \(use.used), which is not a module. \(hint)"
            )
        }
    }
}

extension ProjectCheck {
    /// Finds imports of modules that no longer exist.
    private func strayImports(of kind: Project.Kind) -> [Finding] {
        let registered = kind.lists.compactMap { list in
            files.text("\(project.root)/\(list.file)").flatMap { try? RegisteredList(list, in: $0) }.map {
                (list.file, $0)
            }
        }
        let manifest = Lexer(files.text("\(project.root)/\(PackageManifest.file)") ?? "").tokens
        // The manifest also names the package's dependencies, and modules that no longer exist.
        let named = Set(manifest.filter { $0.kind == .text }.map(\.text))
            .subtracting(registered.filter { !$1.isImports }.flatMap { $1.modules })
        let known = Set(project.kinds.flatMap { modules(of: $0) } + folders(in: "Sources") + project.layers)
            .union(ReservedNames.modules).union(named)
        return registered.filter { $1.isImports }.flatMap { file, list in
            list.modules.filter { !known.contains($0) }.map { module in
                let reason = "\(module) is imported, but there is no such module. Remove the import."
                return Finding(file, list.line(of: module) ?? 1, reason)
            }
        }
    }
}

// MARK: - Modules

extension ProjectCheck {
    private func findings(about module: String, _ kind: Project.Kind) throws(ToolError) -> [Finding] {
        var findings: [Finding] = []
        for folder in kind.folders {
            let path = try Project.Kind.expand(folder, module)
            if !exists(path) { findings.append(Finding(path, 1, "\(module) needs this folder. Create it.")) }
        }
        for pattern in kind.files {
            let path = try Project.Kind.expand(pattern, module)
            if !exists(path) { findings.append(Finding(path, 1, "\(module) needs this file. Create it.")) }
        }
        let path = try kind.recordPath(module)
        guard let text = files.text("\(project.root)/\(path)") else { return findings }
        do {
            let record = try Record(text, file: path)
            return findings + self.findings(about: record, of: module, kind, path, but: findings.map(\.path))
        } catch {
            return findings + [Finding(path, 1, Self.message(for: error, path, module))]
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
                Finding(path, 1, "This is the record of \(record.kind) \(record.name), not of \(module). Delete it.")
            ]
        }
        let gone = record.files.keys.sorted().filter { !exists($0) }
        if !gone.isEmpty, gone.count == record.files.count {
            return [Finding(path, 1, "The record is stale: none of its files exist. Delete it.")]
        }
        let lost = gone.filter { !known.contains($0) }
        guard !lost.isEmpty else { return [] }
        let hint =
            canRegenerate(module) ? "Run viper-gen new \(module) to restore it." : "Restore it from version control."
        return lost.map { Finding($0, 1, "This file was generated for \(module) and is missing. \(hint)") }
    }

    private static func message(for error: ToolError, _ path: String, _ module: String) -> String {
        "Can't read the record (\(error.message.dropLast().replacing("\(path):", with: "line "))). To rewrite it, "
            + "\(Record.recoveryAdvice(for: module))."
    }

    /// Returns the files of each module edited since they were generated. This is normal, not a problem.
    func edited() throws(ToolError) -> [(module: String, files: [String])] {
        // After an interrupted run, replaced files would look edited.
        guard !exists(Transaction.stage) else { return [] }
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

    /// Finds folders of modules that no longer exist.
    private func leftovers(of kind: Project.Kind, _ modules: [String]) throws(ToolError) -> [Finding] {
        kind.folders.dropFirst().flatMap { pattern -> [Finding] in
            let parts = pattern.split(separator: "/").map(String.init)
            let parent = parts.dropLast().joined(separator: "/")
            return folders(in: parent).compactMap { folder in
                guard let module = Project.Kind.module(of: folder, by: parts.last ?? ""), !modules.contains(module)
                else { return nil }
                return Finding(
                    "\(parent)/\(folder)",
                    1,
                    "\(module) no longer exists, but this folder remains. Delete it."
                )
            }
        }
    }
}
