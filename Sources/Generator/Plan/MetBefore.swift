import Boundary

/// What was there before a module came, and looks the same without it as what came with it.
struct MetBefore: Equatable {
    /// Those on the way to its files in which nothing was.
    var emptyFolders: [String] = []
    /// The lists whose only entry had a comma.
    var trailingCommas: [String] = []

    init(emptyFolders: [String] = [], trailingCommas: [String] = []) {
        (self.emptyFolders, self.trailingCommas) = (emptyFolders, trailingCommas)
    }

    /// What others met holds for whoever comes after them, as they may go first.
    init(
        _ name: String,
        _ paths: [RelativePath],
        _ lists: [Project.List],
        in project: Project,
        _ files: any FileSystem
    ) throws(Refusal) {
        if let own = Record.of(name, in: project, files) {
            self = own.met
            return
        }
        let folders = Set(paths.flatMap(\.folders))
        let others = project.kinds.flatMap { kind in
            ((try? files.names(in: "\(project.root)/\(kind.home)")) ?? []).compactMap(kind.module)
        }.compactMap { Record.of($0, in: project, files)?.met }
        // A run that was interrupted has made folders, and has put nothing into them.
        let isInterrupted = files.facts(of: "\(project.root)/\(Transaction.stage)") != nil
        let empty = folders.filter { folder in
            !isInterrupted && (try? files.names(in: "\(project.root)/\(folder)"))?.isEmpty ?? false
        }
        emptyFolders = empty.union(others.flatMap(\.emptyFolders)).intersection(folders).sorted()
        var commas: Set<String> = []
        for list in lists {
            let registered = try RegisteredList.read(list, files.text("\(project.root)/\(list.file)") ?? "")
            let isOnly = registered.entries.count == 1 && registered.entries[0].comma != nil
            let isInherited = others.contains { $0.trailingCommas.contains(list.place) }
            if !registered.isImports, isOnly || isInherited { commas.insert(list.place) }
        }
        trailingCommas = commas.sorted()
    }
}

extension Project.List {
    /// As a record names it.
    var place: String { "\(file): \(list)" }
}
