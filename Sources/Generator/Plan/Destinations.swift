/// What a plan meets in the package: what of it is new, what is there, and what is in the way.
struct Destinations {
    enum State: String, Equatable {
        case new
        case unchanged
        case replaced
        case removed
        case changed
    }

    /// What becomes of one path.
    struct Step: Equatable {
        let path: String
        let state: State
        let before: [UInt8]?
        let after: [UInt8]?
        var mode: UInt32 = 0o644
        /// For a file of which only a part is ours.
        var places: [String] = []
    }

    private(set) var steps: [Step] = []
    private(set) var obstacles: [Refusal.Place] = []
    private let root: String
    private let files: any FileSystem
    private let isForced: Bool
    /// What was generated before.
    private let record: Record?
    /// Whether there is a record that tells nothing.
    private let isDamaged: Bool

    init(of plan: Plan, isForced: Bool, _ files: any FileSystem) {
        root = plan.root
        self.files = files
        self.isForced = isForced
        let hasRecord = files.isFile("\(plan.root)/\(plan.recordPath)")
        let text = hasRecord ? files.text("\(plan.root)/\(plan.recordPath)") : nil
        record = text.flatMap { try? Record($0, file: plan.recordPath) }.flatMap { $0.name == plan.name ? $0 : nil }
        isDamaged = hasRecord && record == nil
        for file in plan.files { meet(file, isRecord: file.path.text == plan.recordPath) }
        for edit in plan.edits { meet(edit) }
        if isForced { meetLeftovers(of: plan) }
        if isForced || record == nil { meetForeigners(in: plan) }
        if plan.folders.isEmpty { meetTargets(of: plan) }
        steps.sort { $0.path < $1.path }
    }

    /// Whether some of what is there was generated before.
    var wasGenerated: Bool { record != nil || isDamaged }

    var changesNothing: Bool {
        obstacles.isEmpty && steps.allSatisfy { $0.state == .unchanged }
    }

    private mutating func meet(_ file: RenderedTemplate.File, isRecord: Bool) {
        let path = file.path.text
        if let obstacle = obstacle(onTheWayTo: file.path) {
            if !obstacles.contains(obstacle) { obstacles.append(obstacle) }
            return
        }
        guard let facts = files.facts(of: "\(root)/\(path)") else {
            steps.append(Step(path: path, state: .new, before: nil, after: file.bytes, mode: file.mode))
            return
        }
        guard facts.kind == .file, let before = try? files.read("\(root)/\(path)") else {
            let reason = facts.kind == .folder ? "is a folder" : facts.kind == .link ? "is a link" : "cannot be read"
            obstacles.append(Refusal.Place(path, reason))
            return
        }
        // What would be generated as it was then may have been edited since.
        let isEdited = !isForced && record?.files[path] == Fingerprint.of(file.bytes)
        if isEdited {
            steps.append(Step(path: path, state: .unchanged, before: before, after: before, mode: facts.mode))
        } else if before == file.bytes {
            steps.append(Step(path: path, state: .unchanged, before: before, after: before, mode: facts.mode))
        } else if isForced, isRecord || isOurs(path, before) {
            steps.append(Step(path: path, state: .replaced, before: before, after: file.bytes, mode: facts.mode))
        } else {
            obstacles.append(Refusal.Place(path, reason(for: path, before, isRecord: isRecord)))
        }
    }

    private mutating func meet(_ edit: Plan.Edit) {
        guard let path = RelativePath(edit.path) else { return }
        let facts = files.facts(of: "\(root)/\(edit.path)")
        if let obstacle = obstacle(onTheWayTo: path) {
            if !obstacles.contains(obstacle) { obstacles.append(obstacle) }
        } else if facts?.kind != .file {
            obstacles.append(Refusal.Place(edit.path, "is a link; modules register in it"))
        } else {
            let state: State = edit.isNeeded ? .changed : .unchanged
            steps.append(
                Step(
                    path: edit.path,
                    state: state,
                    before: edit.before,
                    after: edit.after,
                    mode: facts?.mode ?? 0o644,
                    places: edit.places
                )
            )
        }
    }

    /// What was generated before and is not any more.
    private mutating func meetLeftovers(of plan: Plan) {
        let planned = Set(plan.files.map(\.path.text))
        for path in (record?.files.keys.sorted() ?? []) where !planned.contains(path) {
            if let place = RelativePath(path), let obstacle = obstacle(onTheWayTo: place) {
                if !obstacles.contains(obstacle) { obstacles.append(obstacle) }
                continue
            }
            guard files.facts(of: "\(root)/\(path)") != nil else { continue }
            guard files.isFile("\(root)/\(path)"), let before = try? files.read("\(root)/\(path)") else {
                obstacles.append(Refusal.Place(path, "is no file any more"))
                continue
            }
            if isOurs(path, before) {
                steps.append(Step(path: path, state: .removed, before: before, after: nil))
            } else {
                obstacles.append(Refusal.Place(path, reason(for: path, before, isRecord: false)))
            }
        }
    }
}

// MARK: - What is in the way

extension Destinations {
    /// A package's rooms are targets, which nothing else of the package may be.
    private mutating func meetTargets(of plan: Plan) {
        let folders = DeclaredTargets.folders(of: plan.files.map(\.path.text))
        let planned = Set(plan.files.map(\.path.text))
        for folder in folders where files.isFolder("\(root)/\(folder)") {
            let sources = ((try? files.files(below: "\(root)/\(folder)")) ?? []).filter { $0.hasSuffix(".swift") }
            guard sources.contains(where: { !planned.contains("\(folder)/\($0)") }) else { continue }
            let reason = "is a target already, and what is written would become part of it"
            obstacles.append(Refusal.Place(folder, reason))
        }
        let names = Set(folders.map { DeclaredTargets.name(of: $0).lowercased() })
        let edit = plan.edits.first { $0.path == PackageManifest.file }
        let manifest = String(decoding: edit?.before ?? [], as: UTF8.self)
        for target in DeclaredTargets.named(in: manifest) where names.contains(target.name.lowercased()) {
            obstacles.append(
                Refusal.Place("\(PackageManifest.file):\(target.line)", "declares a target “\(target.name)” already")
            )
        }
    }

    /// What is neither planned nor was generated, hidden or not.
    private mutating func meetForeigners(in plan: Plan) {
        let known = Set(plan.files.map(\.path.text) + (record?.files.keys.map { $0 } ?? []))
        for folder in plan.folders where files.isFolder("\(root)/\(folder)") {
            for path in files.everything(below: "\(root)/\(folder)").map({ "\(folder)/\($0)" })
            where !known.contains(path) && !obstacles.contains(where: { $0.path == path }) {
                obstacles.append(Refusal.Place(path, record == nil ? "is there" : "was added by hand"))
            }
        }
        obstacles.sort { $0.path < $1.path }
    }
}

extension Destinations {
    private func isOurs(_ path: String, _ bytes: [UInt8]) -> Bool {
        record?.files[path] == Fingerprint.of(bytes)
    }

    private func reason(for path: String, _ bytes: [UInt8], isRecord: Bool) -> String {
        if isRecord { return isDamaged ? "is a record that cannot be read" : "was generated with other answers" }
        if isOurs(path, bytes) { return "was generated with other answers" }
        return record?.files[path] == nil ? "is there" : "was edited since it was generated"
    }

    private func obstacle(onTheWayTo path: RelativePath) -> Refusal.Place? {
        var deepest = root
        for folder in [""] + path.folders {
            let place = folder.isEmpty ? root : "\(root)/\(folder)"
            guard let facts = files.facts(of: place) else { break }
            switch facts.kind {
            case .folder: deepest = place
            case .link where folder.isEmpty: deepest = place
            case .link:
                let goal = files.real(place)
                return Refusal.Place(folder, "is a link\(goal.map { " to \($0)" } ?? " to nothing")")
            default: return Refusal.Place(folder, "is no folder")
            }
        }
        // A folder that is not there yet is made in the nearest that is.
        let existing = files.facts(of: deepest) == nil ? Self.existing(above: root, files) : deepest
        guard !files.canWrite(in: existing) else { return nil }
        let shown = existing.hasPrefix("\(root)/") ? String(existing.dropFirst(root.count + 1)) : existing
        return Refusal.Place(shown, "cannot be written to")
    }

    private static func existing(above folder: String, _ files: any FileSystem) -> String {
        var parts = folder.split(separator: "/")
        while !parts.isEmpty {
            parts.removeLast()
            let path = parts.isEmpty ? "/" : parts.map { "/\($0)" }.joined()
            if files.facts(of: path) != nil { return path }
        }
        return "/"
    }
}
