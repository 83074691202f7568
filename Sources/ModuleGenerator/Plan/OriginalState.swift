import CommandLine

/// The details of the original state that removing a module has to restore and could not infer.
struct OriginalState: Equatable {
    /// The parent folders of its files that existed and were empty.
    var emptyFolders: [String] = []
    /// The lists whose only entry had a trailing comma.
    var trailingCommas: [String] = []

    init(emptyFolders: [String] = [], trailingCommas: [String] = []) {
        (self.emptyFolders, self.trailingCommas) = (emptyFolders, trailingCommas)
    }

    /// Inherits the state recorded by other modules, which may be removed first.
    init(
        _ name: String,
        _ paths: [RelativePath],
        _ lists: [Project.List],
        in project: Project,
        _ files: any FileSystem
    ) throws(ToolError) {
        if let own = Record.of(name, in: project, files) {
            self = own.originalState
            return
        }
        let folders = Set(paths.flatMap(\.folders))
        let others = project.kinds.flatMap { kind in
            ((try? files.names(in: "\(project.root)/\(kind.parentFolder)")) ?? []).compactMap(kind.module)
        }.compactMap { Record.of($0, in: project, files)?.originalState }
        // Empty folders may come from an interrupted run.
        let isInterrupted = files.attributes(of: "\(project.root)/\(Transaction.stage)") != nil
        let empty = folders.filter { folder in
            !isInterrupted && (try? files.names(in: "\(project.root)/\(folder)"))?.isEmpty ?? false
        }
        emptyFolders = empty.union(others.flatMap(\.emptyFolders)).intersection(folders).sorted()
        var commas: Set<String> = []
        for list in lists {
            let registered = try RegisteredList.read(list, files.text("\(project.root)/\(list.file)") ?? "")
            let isOnly = registered.entries.count == 1 && registered.entries[0].comma != nil
            let isInherited = others.contains { $0.trailingCommas.contains(list.identifier) }
            if !registered.isImports, isOnly || isInherited { commas.insert(list.identifier) }
        }
        trailingCommas = commas.sorted()
    }
}

extension Project.List {
    /// The name of the list in a record.
    var identifier: String { "\(file): \(list)" }
}
