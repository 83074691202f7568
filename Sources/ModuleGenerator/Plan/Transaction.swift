import CommandLine
import ProgramOutput

/// Applies all changes or none: new files are written to a staging folder first, then moved into place.
struct Transaction {
    static let stage = ".viper-gen-stage"

    private let root: String
    private let files: any FileSystem

    init(in root: String, _ files: any FileSystem) {
        (self.root, self.files) = (root, files)
    }

    /// The reversal of a step.
    private enum Undo {
        case removeFile(String)
        case moveBack(from: String, to: String)
        case removeFolder(String)
        case makeFolder(String)
    }

    /// Applies the steps with signals blocked, which takes less than a second. Then removes the given `folders` if they
    /// are empty, except those in `kept`.
    func commit(
        _ steps: [ChangeSet.Step],
        pruning folders: [String] = [],
        keeping kept: [String] = []
    ) throws(ToolError) {
        let steps = Transaction.ordered(steps.filter { $0.state != .unchanged })
        try Transaction.checkStage(of: root, files)
        guard !steps.isEmpty || files.attributes(of: stagePath) != nil else { return }
        SignalMask.block()
        defer { SignalMask.unblock() }
        var undos: [Undo] = []
        do {
            try makeFolders(root, &undos)
        } catch {
            throw rollBack(undos, after: error)
        }
        guard files.lock(root) else {
            throw ToolError(.busy, "Another viper-gen is running here. Wait for it to finish, then try again.")
        }
        defer { files.unlock() }
        try clearStage()
        do {
            try makeStage(&undos)
            for (index, step) in steps.enumerated() { try stage(step, index, &undos) }
            for (index, step) in steps.enumerated() {
                if Transaction.isRecord(step) {
                    for folder in folders { try prune(above: "\(folder)/any", kept, &undos) }
                }
                try apply(step, index, kept, &undos)
            }
        } catch {
            throw rollBack(undos, after: error)
        }
        // All changes are in place: a failure to clean up is not worth a rollback.
        try? clearStage()
    }

    /// Orders the steps so that a killed run can be repeated: a module's record exists as long as any of its files, and
    /// registered modules always exist.
    private static func ordered(_ steps: [ChangeSet.Step]) -> [ChangeSet.Step] {
        let isRemoval = steps.contains { isRecord($0) && $0.state == .removed }
        func rank(_ step: ChangeSet.Step) -> Int {
            switch step.state {
            case _ where isRecord(step): step.state == .new ? 0 : 4
            case .changed: isRemoval ? 1 : 3
            default: 2
            }
        }
        return steps.sorted { (rank($0), $0.path) < (rank($1), $1.path) }
    }

    private static func isRecord(_ step: ChangeSet.Step) -> Bool {
        step.path.split(separator: "/").last.map(String.init) == Project.Kind.record
    }

    /// Deletes the staging folder of a killed run; its files exist elsewhere or can be generated again.
    private func clearStage() throws(ToolError) {
        try Transaction.checkStage(of: root, files)
        guard files.attributes(of: stagePath) != nil else { return }
        do throws(FileError) {
            let names = try files.names(in: stagePath)
            guard names.allSatisfy(Transaction.isStaged) else {
                throw FileError(
                    stagePath,
                    "The folder contains other files. Move them elsewhere and delete the folder"
                )
            }
            for name in names { try files.removeFile("\(stagePath)/\(name)") }
            try files.removeFolder(stagePath)
        } catch {
            throw ToolError(.cannotCreate, "\(displayPath(error.path)): \(error.reason).")
        }
    }

    /// Rejects a staging folder that is a link or a file.
    static func checkStage(of root: String, _ files: any FileSystem) throws(ToolError) {
        let kind = files.attributes(of: "\(root)/\(stage)")?.kind
        guard kind == nil || kind == .folder else {
            throw ToolError(.cannotCreate, "\(stage) is not a folder. Move it out of the way.")
        }
    }

    private static func isStaged(_ name: String) -> Bool {
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count == 2 && Int(parts[0]) != nil && ["new", "old"].contains(parts[1])
    }

    private var stagePath: String { "\(root)/\(Transaction.stage)" }

    private func makeStage(_ undos: inout [Undo]) throws(FileError) {
        try files.makeFolder(stagePath)
        undos.append(.removeFolder(stagePath))
    }

    /// Writes the new contents to the staging folder, and a copy of the old contents for a rollback.
    private func stage(_ step: ChangeSet.Step, _ index: Int, _ undos: inout [Undo]) throws(FileError) {
        if let after = step.after {
            let path = "\(stagePath)/\(index).new"
            try files.write(after, to: path, mode: step.mode, isExact: step.before != nil)
            undos.append(.removeFile(path))
        }
        if let before = step.before, step.after != nil {
            let path = "\(stagePath)/\(index).old"
            try files.write(before, to: path, mode: step.mode, isExact: true)
            undos.append(.removeFile(path))
        }
    }

    private func apply(
        _ step: ChangeSet.Step,
        _ index: Int,
        _ kept: [String],
        _ undos: inout [Undo]
    ) throws(FileError) {
        let path = "\(root)/\(step.path)"
        guard try current(path) == step.before else {
            throw FileError(path, "The file was changed during the run")
        }
        if step.after == nil {
            try files.move(path, to: "\(stagePath)/\(index).old")
            undos.append(.moveBack(from: "\(stagePath)/\(index).old", to: path))
            try prune(above: step.path, kept, &undos)
            return
        }
        if step.before == nil { try makeFolders(folder(of: path), &undos) }
        try files.move("\(stagePath)/\(index).new", to: path)
        undos.append(
            step.before == nil ? .removeFile(path) : .moveBack(from: "\(stagePath)/\(index).old", to: path)
        )
    }

    private func current(_ path: String) throws(FileError) -> [UInt8]? {
        files.attributes(of: path) == nil ? nil : try files.read(path)
    }

    private func folder(of path: String) -> String {
        path.split(separator: "/").dropLast().map { "/\($0)" }.joined()
    }

    private func makeFolders(_ path: String, _ undos: inout [Undo]) throws(FileError) {
        guard !path.isEmpty, files.attributes(of: path) == nil else { return }
        try makeFolders(folder(of: path), &undos)
        try files.makeFolder(path)
        undos.append(.removeFolder(path))
    }

    /// Removes parent folders that are now empty, except those in `kept`.
    private func prune(above path: String, _ kept: [String], _ undos: inout [Undo]) throws(FileError) {
        for folder in (RelativePath(path)?.folders ?? []).reversed() {
            let location = "\(root)/\(folder)"
            guard !kept.contains(folder) else { return }
            guard files.isFolder(location) else { continue }
            guard try files.names(in: location).isEmpty else { return }
            try files.removeFolder(location)
            undos.append(.makeFolder(location))
        }
    }
}

// MARK: - Rollback

extension Transaction {
    private func rollBack(_ undos: [Undo], after failure: FileError) -> ToolError {
        var left: [ToolError.Detail] = []
        for undo in undos.reversed() {
            do {
                try revert(undo)
            } catch {
                left.append(ToolError.Detail(error.path, error.reason))
            }
        }
        let consequence =
            left.isEmpty
            ? "All changes were rolled back."
            : "The paths below could not be restored; look in \(Transaction.stage)."
        return ToolError(
            .cannotCreate,
            "\(displayPath(failure.path)): \(failure.reason). \(consequence)",
            details: left
        )
    }

    private func displayPath(_ path: String) -> String {
        path.hasPrefix("\(root)/") ? String(path.dropFirst(root.count + 1)) : path
    }

    private func revert(_ undo: Undo) throws(FileError) {
        switch undo {
        // A staged file may already have been moved.
        case .removeFile(let path): if files.attributes(of: path) != nil { try files.removeFile(path) }
        case .moveBack(let from, let to): try files.move(from, to: to)
        case .removeFolder(let path): try files.removeFolder(path)
        case .makeFolder(let path): try files.makeFolder(path)
        }
    }
}
