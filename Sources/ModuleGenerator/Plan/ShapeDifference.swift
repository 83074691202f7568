/// The files by which a new module differs from the modules that a package already has, such as those that an earlier
/// version of a template wrote.
struct ShapeDifference {
    /// The sources that most other modules have and the new one lacks, named as they would be in the new one.
    let missing: [String]
    /// The sources of the new module that no other module has.
    let added: [String]

    init(_ plan: Plan, _ kind: Project.Kind, in project: Project, _ files: any FileSystem) throws(ToolError) {
        let pattern = kind.folders[0]
        let folder = try Project.Kind.expand(pattern, plan.name)
        let own = Set(plan.files.map(\.path.text).filter { $0.hasPrefix("\(folder)/") }.compactMap(Self.sourceName))
        var others: [[String]] = []
        for name in ProjectCheck(project, files).modules(of: kind) where name != plan.name {
            let folder = "\(project.root)/\(try Project.Kind.expand(pattern, name))"
            let sources = ((try? files.names(in: folder)) ?? []).compactMap(Self.sourceName)
            let renamed = sources.filter { $0.hasPrefix(name) }.map { plan.name + $0.dropFirst(name.count) }
            if !renamed.isEmpty { others.append(renamed) }
        }
        var counts: [String: Int] = [:]
        for name in others.joined() { counts[name, default: 0] += 1 }
        missing = counts.filter { $0.value > max(1, others.count / 2) && !own.contains($0.key) }.keys.sorted()
        added = own.filter { counts[$0] == nil }.sorted()
    }

    private static func sourceName(_ path: String) -> String? {
        path.hasSuffix(".swift") ? path.split(separator: "/").last.map(String.init) : nil
    }

    /// Says what differs, with the endings of the files; `nil` if nothing is missing.
    func message(_ plan: Plan) -> String? {
        guard let missing = list(missing, plan.name) else { return nil }
        let added = list(added, plan.name).map { " No other module here has \($0)." } ?? ""
        return "Most modules here have \(missing), which this template doesn't write.\(added)"
    }

    private func list(_ files: [String], _ name: String) -> String? {
        let endings = files.map { $0.hasPrefix(name) ? "…\($0.dropFirst(name.count))" : $0 }
        guard let last = endings.last else { return nil }
        return endings.count == 1 ? last : "\(endings.dropLast().joined(separator: ", ")) and \(last)"
    }
}
