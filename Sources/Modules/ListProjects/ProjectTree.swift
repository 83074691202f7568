import Entities
import Vocabulary

/// The projects and subprojects with their counts.
struct ProjectTree: Entity {
    struct Branch: Entity {
        let path: ProjectPath
        /// Without subprojects.
        let own: ItemCounts
        /// With subprojects; `nil` if there are none.
        let total: ItemCounts?

        var depth: Int { path.parents.count }
    }

    /// Sorted by name, subprojects after their project. Includes projects that only have items in subprojects.
    let branches: [Branch]

    init(_ projects: [NamedCount]) {
        var own: [ProjectPath: ItemCounts] = [:]
        var parts: [ProjectPath: ItemCounts] = [:]
        for project in projects {
            guard let path = project.name.map({ ProjectPath($0) }) else { continue }
            own[path] = project.count
            for parent in path.parents { parts[parent] = (parts[parent] ?? ItemCounts()) + project.count }
        }
        branches = Set(own.keys).union(parts.keys).sorted().map { path in
            let count = own[path] ?? ItemCounts()
            return Branch(path: path, own: count, total: parts[path].map { count + $0 })
        }
    }
}
