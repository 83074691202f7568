import Entities
import Vocabulary

/// The projects and subprojects with their counts.
struct ProjectTree: Entity {
    struct Branch: Entity {
        let path: ProjectPath
        /// Without subprojects.
        let own: ItemCounts
        /// With subprojects.
        let total: ItemCounts
        let hasParts: Bool

        var depth: Int { path.parents.count }
    }

    /// Sorted by name, subprojects after their project.
    let branches: [Branch]
    /// Items without a project.
    let without: ItemCounts

    /// Includes projects that only have items in subprojects.
    init(_ counts: [NamedCount]) {
        var own: [ProjectPath: ItemCounts] = [:]
        var parts: [ProjectPath: ItemCounts] = [:]
        var without = ItemCounts()
        for entry in counts {
            guard let path = entry.name.map({ ProjectPath($0) }) else {
                without = without + entry.count
                continue
            }
            own[path] = entry.count
            for parent in path.parents { parts[parent] = (parts[parent] ?? ItemCounts()) + entry.count }
        }
        self.without = without
        branches = Set(own.keys).union(parts.keys).sorted().map { path in
            let count = own[path] ?? ItemCounts()
            return Branch(
                path: path,
                own: count,
                total: count + (parts[path] ?? ItemCounts()),
                hasParts: parts[path] != nil
            )
        }
    }
}
