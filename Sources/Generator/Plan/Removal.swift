import Boundary

/// What takes a generated module back.
struct Removal {
    private(set) var steps: [Destinations.Step] = []
    private(set) var obstacles: [Refusal.Place] = []
    let name: String
    let kind: Project.Kind
    private let project: Project
    private let files: any FileSystem

    init(of name: String, from project: Project, _ files: any FileSystem) throws(Refusal) {
        (self.name, self.project, self.files) = (name, project, files)
        let (kind, path, record) = try Removal.record(of: name, project, files)
        self.kind = kind
        for path in record.files.keys.sorted() { meet(path, record) }
        if let bytes = try? files.read("\(project.root)/\(path)") {
            steps.append(Destinations.Step(path: path, state: .removed, before: bytes, after: nil))
        }
        for folder in kind.folders { meetOthers(in: try Project.Kind.filled(folder, name), record) }
        for edit in try Registration(root: project.root, files: files).removing(name, from: kind.lists)
        where edit.isNeeded {
            meetUses(in: edit)
            let facts = files.facts(of: "\(project.root)/\(edit.path)")
            steps.append(
                Destinations.Step(
                    path: edit.path,
                    state: .changed,
                    before: edit.before,
                    after: edit.after,
                    mode: facts?.mode ?? 0o644,
                    places: edit.places
                )
            )
        }
        steps.sort { $0.path < $1.path }
    }

    private static func record(
        of name: String,
        _ project: Project,
        _ files: any FileSystem
    ) throws(Refusal) -> (Project.Kind, String, Record) {
        var known: [String] = []
        for kind in project.kinds {
            let folder = try Project.Kind.filled(kind.folders[0], name)
            let path = "\(folder)/\(Project.Kind.record)"
            if RelativePath(path) != nil, let text = files.text("\(project.root)/\(path)") {
                return (kind, path, try Record(text, file: path))
            }
            if RelativePath(folder) != nil, files.isFolder("\(project.root)/\(folder)") {
                throw Refusal(
                    .notPermitted,
                    "“\(name)” was not generated, as \(folder) has no \(Project.Kind.record); remove it by hand."
                )
            }
            known += ((try? files.names(in: "\(project.root)/\(kind.home)")) ?? []).compactMap(kind.module)
        }
        let way = Refusal.meant(name, among: known, otherwise: "viper-gen doctor lists what there is.")
        throw Refusal(.notFound, "There is no module “\(name)”; \(way)")
    }

    /// What still names the module once its own entries are gone uses it.
    private mutating func meetUses(in edit: Plan.Edit) {
        let lines = String(decoding: edit.after, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        for (index, line) in lines.enumerated() where line.contains("\"\(name)\"") {
            obstacles.append(Refusal.Place("\(edit.path):\(index + 1)", "uses it"))
        }
    }

    /// What is gone already need not be removed.
    private mutating func meet(_ path: String, _ record: Record) {
        guard files.facts(of: "\(project.root)/\(path)") != nil else { return }
        guard files.isFile("\(project.root)/\(path)"), let bytes = try? files.read("\(project.root)/\(path)") else {
            obstacles.append(Refusal.Place(path, "is no file any more"))
            return
        }
        if Fingerprint.of(bytes) == record.files[path] {
            steps.append(Destinations.Step(path: path, state: .removed, before: bytes, after: nil))
        } else {
            obstacles.append(Refusal.Place(path, "was edited"))
        }
    }

    private mutating func meetOthers(in folder: String, _ record: Record) {
        for name in (try? files.files(below: "\(project.root)/\(folder)")) ?? [] {
            let path = "\(folder)/\(name)"
            if record.files[path] == nil { obstacles.append(Refusal.Place(path, "was added by hand")) }
        }
    }
}
