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

    func commit(_ steps: [Destinations.Step]) throws(Refusal) {
        let steps = steps.filter { $0.state != .unchanged }
        guard !steps.isEmpty else { return }
        guard files.facts(of: stagePath) == nil else {
            throw Refusal(
                .busy,
                "Another viper-gen is at work here, or was interrupted; wait for it, or look into \(Transaction.stage), which "
                    + "holds what it had moved away, and delete that."
            )
        }
        var undos: [Undo] = []
        do {
            try begin(&undos)
            for (index, step) in steps.enumerated() { try stage(step, index, &undos) }
            for (index, step) in steps.enumerated() { try put(step, index, &undos) }
            for step in steps where step.state == .removed { try prune(above: step.path, &undos) }
        } catch {
            throw takenBack(undos, because: error)
        }
        // All is in its place by now; what is left of the stage is not worth taking that back.
        for name in (try? files.names(in: stagePath)) ?? [] { try? files.removeFile("\(stagePath)/\(name)") }
        try? files.removeFolder(stagePath)
    }

    private var stagePath: String { "\(root)/\(Transaction.stage)" }

    private func begin(_ undos: inout [Undo]) throws(FileTrouble) {
        try makeFolders(root, &undos)
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

    private func put(_ step: Destinations.Step, _ index: Int, _ undos: inout [Undo]) throws(FileTrouble) {
        let path = "\(root)/\(step.path)"
        guard try current(path) == step.before else {
            throw FileTrouble(path, "somebody has changed it in the meantime; try again")
        }
        if step.after == nil {
            try files.move(path, to: "\(stagePath)/\(index).old")
            undos.append(.moveBack(from: "\(stagePath)/\(index).old", to: path))
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

    /// Folders in which nothing is left go too.
    private func prune(above path: String, _ undos: inout [Undo]) throws(FileTrouble) {
        for folder in (RelativePath(path)?.folders ?? []).reversed() {
            let place = "\(root)/\(folder)"
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
        let path = trouble.path.hasPrefix("\(root)/") ? String(trouble.path.dropFirst(root.count + 1)) : trouble.path
        let consequence =
            left.isEmpty
            ? "everything is as it was"
            : "what is listed could not be put back, look into \(Transaction.stage)"
        return Refusal(.cannotCreate, "\(path): \(trouble.reason); \(consequence).", places: left)
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
