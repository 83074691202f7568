/// Compares a plan with the package: the changes to make, and the obstacles to them.
struct ChangeSet {
    enum State: String, Equatable {
        case new
        case unchanged
        case replaced
        case removed
        case changed
    }

    /// The change to one path.
    struct Step: Equatable {
        let path: String
        let state: State
        let before: [UInt8]?
        let after: [UInt8]?
        var mode: UInt32 = 0o644
        /// The edited places in a file that viper-gen only edits.
        var entries: [String] = []
    }

    private(set) var steps: [Step] = []
    private(set) var obstacles: [ToolError.Detail] = []
    private let root: String
    private let files: any FileSystem
    private let isForced: Bool
    /// The record of the previous generation.
    private let record: Record?
    /// True if there is a record that can't be read.
    private let isDamaged: Bool

    init(of plan: Plan, isForced: Bool, _ files: any FileSystem) {
        root = plan.root
        self.files = files
        self.isForced = isForced
        let hasRecord = files.isFile("\(plan.root)/\(plan.recordPath)")
        let text = hasRecord ? files.text("\(plan.root)/\(plan.recordPath)") : nil
        record = text.flatMap { try? Record($0, file: plan.recordPath) }.flatMap { $0.name == plan.name ? $0 : nil }
        isDamaged = hasRecord && record == nil
        for file in plan.files { add(file, isRecord: file.path.text == plan.recordPath) }
        for edit in plan.edits { add(edit) }
        if isForced { addLeftovers(of: plan) }
        if isForced || record == nil { addForeignFiles(in: plan) }
        if plan.folders.isEmpty { addTargetConflicts(of: plan) }
        steps.sort { $0.path < $1.path }
    }

    /// True if the module or package was generated before.
    var wasGenerated: Bool { record != nil || isDamaged }

    var changesNothing: Bool {
        obstacles.isEmpty && steps.allSatisfy { $0.state == .unchanged }
    }

    private mutating func add(_ file: RenderedTemplate.File, isRecord: Bool) {
        let path = file.path.text
        if let obstacle = obstacle(onPathTo: file.path) {
            if !obstacles.contains(obstacle) { obstacles.append(obstacle) }
            return
        }
        guard let attributes = files.attributes(of: "\(root)/\(path)") else {
            steps.append(Step(path: path, state: .new, before: nil, after: file.bytes, mode: file.mode))
            return
        }
        guard attributes.kind == .file, let before = try? files.read("\(root)/\(path)") else {
            let reason =
                attributes.kind == .folder ? "is a folder" : attributes.kind == .link ? "is a link" : "cannot be read"
            obstacles.append(ToolError.Detail(path, reason))
            return
        }
        // If the output is the same as last time, the file keeps any edits made since.
        let isEdited = !isForced && record?.files[path] == Fingerprint.of(file.bytes)
        if isEdited {
            steps.append(Step(path: path, state: .unchanged, before: before, after: before, mode: attributes.mode))
        } else if before == file.bytes {
            steps.append(Step(path: path, state: .unchanged, before: before, after: before, mode: attributes.mode))
        } else if isForced, isRecord || isOurs(path, before) {
            steps.append(Step(path: path, state: .replaced, before: before, after: file.bytes, mode: attributes.mode))
        } else {
            obstacles.append(ToolError.Detail(path, reason(for: path, before, isRecord: isRecord)))
        }
    }

    private mutating func add(_ edit: Plan.Edit) {
        guard let path = RelativePath(edit.path) else { return }
        let attributes = files.attributes(of: "\(root)/\(edit.path)")
        if let obstacle = obstacle(onPathTo: path) {
            if !obstacles.contains(obstacle) { obstacles.append(obstacle) }
        } else if attributes?.kind != .file {
            obstacles.append(ToolError.Detail(edit.path, "is a link, not a file"))
        } else {
            let state: State = edit.isNeeded ? .changed : .unchanged
            steps.append(
                Step(
                    path: edit.path,
                    state: state,
                    before: edit.before,
                    after: edit.after,
                    mode: attributes?.mode ?? 0o644,
                    entries: edit.entries
                )
            )
        }
    }

    /// Adds the removal of files generated before that the plan no longer has.
    private mutating func addLeftovers(of plan: Plan) {
        let planned = Set(plan.files.map(\.path.text))
        for path in (record?.files.keys.sorted() ?? []) where !planned.contains(path) {
            if let location = RelativePath(path), let obstacle = obstacle(onPathTo: location) {
                if !obstacles.contains(obstacle) { obstacles.append(obstacle) }
                continue
            }
            guard files.attributes(of: "\(root)/\(path)") != nil else { continue }
            guard files.isFile("\(root)/\(path)"), let before = try? files.read("\(root)/\(path)") else {
                obstacles.append(ToolError.Detail(path, "is no longer a file"))
                continue
            }
            if isOurs(path, before) {
                steps.append(Step(path: path, state: .removed, before: before, after: nil))
            } else {
                obstacles.append(ToolError.Detail(path, reason(for: path, before, isRecord: false)))
            }
        }
    }
}

// MARK: - Obstacles

extension ChangeSet {
    /// Adds obstacles for existing targets that have the folder or name of a planned target.
    private mutating func addTargetConflicts(of plan: Plan) {
        let folders = DeclaredTargets.folders(of: plan.files.map(\.path.text))
        let planned = Set(plan.files.map(\.path.text))
        for folder in folders where files.isFolder("\(root)/\(folder)") {
            let sources = ((try? files.files(below: "\(root)/\(folder)")) ?? []).filter { $0.hasSuffix(".swift") }
            guard sources.contains(where: { !planned.contains("\(folder)/\($0)") }) else { continue }
            let reason = "is already a target, and the new files would become part of it"
            obstacles.append(ToolError.Detail(folder, reason))
        }
        let names = Set(folders.map { DeclaredTargets.name(of: $0).lowercased() })
        let edit = plan.edits.first { $0.path == PackageManifest.file }
        let manifest = String(decoding: edit?.before ?? [], as: UTF8.self)
        for target in DeclaredTargets.named(in: manifest) where names.contains(target.name.lowercased()) {
            obstacles.append(
                ToolError.Detail("\(PackageManifest.file):\(target.line)", "already declares a target “\(target.name)”")
            )
        }
    }

    /// Adds obstacles for files that are neither planned nor generated before, including hidden ones.
    private mutating func addForeignFiles(in plan: Plan) {
        let known = Set(plan.files.map(\.path.text) + (record?.files.keys.map { $0 } ?? []))
        for folder in plan.folders where files.isFolder("\(root)/\(folder)") {
            for path in files.everything(below: "\(root)/\(folder)").map({ "\(folder)/\($0)" })
            where !known.contains(path) && !obstacles.contains(where: { $0.path == path }) {
                obstacles.append(ToolError.Detail(path, record == nil ? "already exists" : "was added by hand"))
            }
        }
        obstacles.sort { $0.path < $1.path }
    }
}

extension ChangeSet {
    private func isOurs(_ path: String, _ bytes: [UInt8]) -> Bool {
        record?.files[path] == Fingerprint.of(bytes)
    }

    private func reason(for path: String, _ bytes: [UInt8], isRecord: Bool) -> String {
        if isRecord { return isDamaged ? "is an unreadable record" : "was generated with other parameters" }
        if isOurs(path, bytes) { return "was generated with other parameters" }
        return record?.files[path] == nil ? "already exists" : "was edited since it was generated"
    }

    private func obstacle(onPathTo path: RelativePath) -> ToolError.Detail? {
        var deepest = root
        for folder in [""] + path.folders {
            let location = folder.isEmpty ? root : "\(root)/\(folder)"
            guard let attributes = files.attributes(of: location) else { break }
            switch attributes.kind {
            case .folder: deepest = location
            case .link where folder.isEmpty: deepest = location
            case .link:
                let target = files.realPath(of: location)
                return ToolError.Detail(folder, target.map { "is a link to \($0)" } ?? "is a broken link")
            default: return ToolError.Detail(folder, "is not a folder")
            }
        }
        // Missing folders are created in the nearest existing one.
        let existing = files.attributes(of: deepest) == nil ? Self.existing(above: root, files) : deepest
        guard !files.canWrite(in: existing) else { return nil }
        let displayPath = existing.hasPrefix("\(root)/") ? String(existing.dropFirst(root.count + 1)) : existing
        return ToolError.Detail(displayPath, "is not writable")
    }

    private static func existing(above folder: String, _ files: any FileSystem) -> String {
        var parts = folder.split(separator: "/")
        while !parts.isEmpty {
            parts.removeLast()
            let path = parts.isEmpty ? "/" : parts.map { "/\($0)" }.joined()
            if files.attributes(of: path) != nil { return path }
        }
        return "/"
    }
}
