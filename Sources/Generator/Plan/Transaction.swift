import Boundary

/// Writes what is planned, all of it or nothing: everything is written to a stage beside it first, and moved then.
struct Transaction {
    static let stage = ".viper-gen-stage"

    private let root: String
    private let files: any FileSystem

    init(in root: String, _ files: any FileSystem) {
        (self.root, self.files) = (root, files)
    }

    /// How a step is taken back.
    private enum Undo {
        case removeFile(String)
        case moveBack(from: String, to: String)
        case removeFolder(String)
        case makeFolder(String)
    }

    /// What is begun is brought to its end, which takes less than a second: no signal comes in between.
    /// Of some folders nothing is left where they are empty then, and others stay so.
    func commit(
        _ steps: [Destinations.Step],
        pruning folders: [String] = [],
        keeping kept: [String] = []
    ) throws(Refusal) {
        let steps = Transaction.ordered(steps.filter { $0.state != .unchanged })
        try Transaction.checkStage(of: root, files)
        guard !steps.isEmpty || files.facts(of: stagePath) != nil else { return }
        Interruption.hold()
        defer { Interruption.allow() }
        var undos: [Undo] = []
        do {
            try makeFolders(root, &undos)
        } catch {
            throw takenBack(undos, because: error)
        }
        guard files.lock(root) else {
            throw Refusal(.busy, "Another viper-gen is at work here; wait for it, and type the same again.")
        }
        defer { files.unlock() }
        try clearStage()
        do {
            try begin(&undos)
            for (index, step) in steps.enumerated() { try stage(step, index, &undos) }
            for (index, step) in steps.enumerated() {
                if Transaction.isRecord(step) {
                    for folder in folders { try prune(above: "\(folder)/any", kept, &undos) }
                }
                try put(step, index, kept, &undos)
            }
        } catch {
            throw takenBack(undos, because: error)
        }
        // All is in its place by now; what is left of the stage is not worth taking that back.
        try? clearStage()
    }

    /// So that a run which is killed can be had again: as long as something of a module is there, so is its record, and
    /// what is registered is there.
    private static func ordered(_ steps: [Destinations.Step]) -> [Destinations.Step] {
        let isRemoval = steps.contains { isRecord($0) && $0.state == .removed }
        func rank(_ step: Destinations.Step) -> Int {
            switch step.state {
            case _ where isRecord(step): step.state == .new ? 0 : 4
            case .changed: isRemoval ? 1 : 3
            default: 2
            }
        }
        return steps.sorted { (rank($0), $0.path) < (rank($1), $1.path) }
    }

    private static func isRecord(_ step: Destinations.Step) -> Bool {
        step.path.split(separator: "/").last.map(String.init) == Project.Kind.record
    }

    /// A run that was killed has left nothing in its stage that is not somewhere else, or can be generated again.
    private func clearStage() throws(Refusal) {
        try Transaction.checkStage(of: root, files)
        guard files.facts(of: stagePath) != nil else { return }
        do throws(FileTrouble) {
            let names = try files.names(in: stagePath)
            guard names.allSatisfy(Transaction.isStaged) else {
                throw FileTrouble(
                    stagePath,
                    "somebody has put something into it; move that away, and delete the folder"
                )
            }
            for name in names { try files.removeFile("\(stagePath)/\(name)") }
            try files.removeFolder(stagePath)
        } catch {
            throw Refusal(.cannotCreate, "\(shown(error.path)): \(error.reason).")
        }
    }

    /// What is behind a link is somebody else's.
    static func checkStage(of root: String, _ files: any FileSystem) throws(Refusal) {
        let kind = files.facts(of: "\(root)/\(stage)")?.kind
        guard kind == nil || kind == .folder else {
            throw Refusal(.cannotCreate, "\(stage) is no folder; move it away.")
        }
    }

    private static func isStaged(_ name: String) -> Bool {
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count == 2 && Int(parts[0]) != nil && ["new", "old"].contains(parts[1])
    }

    private var stagePath: String { "\(root)/\(Transaction.stage)" }

    private func begin(_ undos: inout [Undo]) throws(FileTrouble) {
        try files.makeFolder(stagePath)
        undos.append(.removeFolder(stagePath))
    }

    /// What is to be replaced is copied as well, so that it can be put back.
    private func stage(_ step: Destinations.Step, _ index: Int, _ undos: inout [Undo]) throws(FileTrouble) {
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

    private func put(
        _ step: Destinations.Step,
        _ index: Int,
        _ kept: [String],
        _ undos: inout [Undo]
    ) throws(FileTrouble) {
        let path = "\(root)/\(step.path)"
        guard try current(path) == step.before else {
            throw FileTrouble(path, "somebody has changed it in the meantime; try again")
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

    private func current(_ path: String) throws(FileTrouble) -> [UInt8]? {
        files.facts(of: path) == nil ? nil : try files.read(path)
    }

    private func folder(of path: String) -> String {
        path.split(separator: "/").dropLast().map { "/\($0)" }.joined()
    }

    private func makeFolders(_ path: String, _ undos: inout [Undo]) throws(FileTrouble) {
        guard !path.isEmpty, files.facts(of: path) == nil else { return }
        try makeFolders(folder(of: path), &undos)
        try files.makeFolder(path)
        undos.append(.removeFolder(path))
    }

    /// Folders in which nothing is left go too, but for those in which nothing was.
    private func prune(above path: String, _ kept: [String], _ undos: inout [Undo]) throws(FileTrouble) {
        for folder in (RelativePath(path)?.folders ?? []).reversed() {
            let place = "\(root)/\(folder)"
            guard !kept.contains(folder) else { return }
            guard files.isFolder(place) else { continue }
            guard try files.names(in: place).isEmpty else { return }
            try files.removeFolder(place)
            undos.append(.makeFolder(place))
        }
    }
}

// MARK: - Back again

extension Transaction {
    private func takenBack(_ undos: [Undo], because trouble: FileTrouble) -> Refusal {
        var left: [Refusal.Place] = []
        for undo in undos.reversed() {
            do {
                try take(back: undo)
            } catch {
                left.append(Refusal.Place(error.path, error.reason))
            }
        }
        let consequence =
            left.isEmpty
            ? "everything is as it was"
            : "what is listed could not be put back, look into \(Transaction.stage)"
        return Refusal(.cannotCreate, "\(shown(trouble.path)): \(trouble.reason); \(consequence).", places: left)
    }

    private func shown(_ path: String) -> String {
        path.hasPrefix("\(root)/") ? String(path.dropFirst(root.count + 1)) : path
    }

    private func take(back undo: Undo) throws(FileTrouble) {
        switch undo {
        // What was staged may have been moved since.
        case .removeFile(let path): if files.facts(of: path) != nil { try files.removeFile(path) }
        case .moveBack(let from, let to): try files.move(from, to: to)
        case .removeFolder(let path): try files.removeFolder(path)
        case .makeFolder(let path): try files.makeFolder(path)
        }
    }
}
