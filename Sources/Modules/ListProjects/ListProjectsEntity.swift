import Entities

/// Projects within projects, with what is counted of each.
struct ProjectTree: Entity {
    struct Branch: Entity {
        let path: ProjectPath
        /// Of the project itself.
        let own: StatusCount
        /// Together with what lies within it.
        let whole: StatusCount
        let hasParts: Bool

        var depth: Int { path.parents.count }
    }

    /// By name, what lies within a project behind it.
    let branches: [Branch]
    /// The items that have no project.
    let without: StatusCount

    /// A project that has only others within it is there as well.
    init(_ counts: [NamedCount]) {
        var own: [ProjectPath: StatusCount] = [:]
        var parts: [ProjectPath: StatusCount] = [:]
        var without = StatusCount()
        for entry in counts {
            guard let path = entry.name.map({ ProjectPath($0) }) else {
                without = without + entry.count
                continue
            }
            own[path] = entry.count
            for parent in path.parents { parts[parent] = (parts[parent] ?? StatusCount()) + entry.count }
        }
        self.without = without
        branches = Set(own.keys).union(parts.keys).sorted().map { path in
            let count = own[path] ?? StatusCount()
            return Branch(
                path: path,
                own: count,
                whole: count + (parts[path] ?? StatusCount()),
                hasParts: parts[path] != nil
            )
        }
    }
}
