import ProgramOutput

/// All planned changes to a package, in memory.
struct Plan {
    /// An edit of a file that viper-gen did not generate.
    struct Edit {
        let path: String
        let before: String
        let after: String
        /// The lines that are added, or removed.
        let lines: [String]
    }

    let root: String
    /// The files to write. A record comes first, so that `remove` can undo an interrupted run.
    var created: [RenderedTemplate.File] = []
    var edits: [Edit] = []
    /// The files to remove. A record comes last.
    var removed: [String] = []

    /// The changes as a table.
    var listing: String {
        let created = created.map { ($0.path, count($0.text)) }
        let edits = edits.flatMap { edit in edit.lines.map { (edit.path, $0) } }
        let rows = (created + edits + removed.map { ($0, "removed") }).sorted { $0.0 < $1.0 }
        let width = rows.map(\.0.count).max() ?? 0
        return rows.map { path, note in
            "\(path)\(String(repeating: " ", count: width - path.count))  \(note)\n"
        }.joined()
    }

    private func count(_ text: String) -> String {
        let count = text.count { $0 == "\n" }
        return "new, \(count) \(count == 1 ? "line" : "lines")"
    }
}

// MARK: - Carrying out

extension Plan {
    /// The reversal of a change. The paths are absolute.
    private enum Undo {
        case removeFile(String)
        case removeFolder(String)
        case makeFolder(String)
        case create(String, [UInt8])
        case replace(String, [UInt8])
    }

    /// Carries out all changes, or none if one of them fails.
    func perform() throws(ToolError) {
        var undos: [Undo] = []
        do throws(FileError) {
            for file in created {
                try makeFolders(Disk.folder(of: path(file.path)), &undos)
                try Disk.create(path(file.path), Array(file.text.utf8))
                undos.append(.removeFile(path(file.path)))
            }
            for edit in edits where edit.before != edit.after {
                try Disk.replace(path(edit.path), Array(edit.after.utf8))
                undos.append(.replace(path(edit.path), Array(edit.before.utf8)))
            }
            for removed in removed {
                let bytes = Disk.bytes(path(removed)) ?? []
                try Disk.removeFile(path(removed))
                undos.append(.create(path(removed), bytes))
                try removeFolders(Disk.folder(of: path(removed)), &undos)
            }
        } catch {
            throw undo(undos, after: error)
        }
    }

    private func path(_ relative: String) -> String { "\(root)/\(relative)" }

    private func makeFolders(_ folder: String, _ undos: inout [Undo]) throws(FileError) {
        guard !folder.isEmpty, !Disk.exists(folder) else { return }
        try makeFolders(Disk.folder(of: folder), &undos)
        try Disk.makeFolder(folder)
        undos.append(.removeFolder(folder))
    }

    /// Removes a folder and its parents, as far as they are empty now.
    private func removeFolders(_ folder: String, _ undos: inout [Undo]) throws(FileError) {
        guard folder.count > root.count, Disk.names(in: folder).isEmpty else { return }
        try Disk.removeFolder(folder)
        undos.append(.makeFolder(folder))
        try removeFolders(Disk.folder(of: folder), &undos)
    }

    private func undo(_ undos: [Undo], after failure: FileError) -> ToolError {
        var left: [ToolError.Detail] = []
        for undo in undos.reversed() {
            do throws(FileError) {
                switch undo {
                case .removeFile(let path): try Disk.removeFile(path)
                case .removeFolder(let path): try Disk.removeFolder(path)
                case .makeFolder(let path): try Disk.makeFolder(path)
                case .create(let path, let bytes): try Disk.create(path, bytes)
                case .replace(let path, let bytes): try Disk.replace(path, bytes)
                }
            } catch {
                left.append(ToolError.Detail(display(error.path), error.reason))
            }
        }
        let consequence = left.isEmpty ? "Nothing was changed." : "These paths could not be restored:"
        return ToolError(.cannotCreate, "\(display(failure.path)): \(failure.reason). \(consequence)", details: left)
    }

    private func display(_ path: String) -> String {
        path.hasPrefix("\(root)/") ? String(path.dropFirst(root.count + 1)) : path
    }
}
