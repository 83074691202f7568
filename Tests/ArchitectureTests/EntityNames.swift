/// The names of entities that are visible in a module's files.
struct EntityNames {
    private var paths: Set<String>
    /// The modules that may qualify a name.
    private let modules: Set<String>

    /// Collects the module's own entities and those declared in the layers that its entity-free roles import.
    init(in module: String, of files: [SourceFile]) {
        let layers = Role.allCases.map(\.rights).filter { !$0.namesEntities }.flatMap(\.imports) + ["Entities"]
        let known = files.filter { ([module] + layers).contains($0.target) }
        modules = Set(known.map(\.target))
        paths = Set(
            known.flatMap { file -> [String] in
                let declares = file.target == "Entities" || file.role == .entity
                let isInternal = file.role == .interactor || file.role == .dataManager
                return file.outline.types.filter { declares || isInternal && $0.isEntity }.map(\.path)
                    + (declares ? file.outline.aliases.map(\.path) : [])
            }
        )
        follow(known.flatMap(\.outline.aliases))
    }

    /// Adds the aliases of entities, and the aliases of those aliases.
    private mutating func follow(_ aliases: [Outline.Alias]) {
        var count: Int
        repeat {
            count = paths.count
            for alias in aliases where alias.meanings.contains(where: { entity(in: $0) != nil }) {
                paths.insert(alias.path)
            }
        } while paths.count > count
    }

    /// Returns the longest entity name that is a prefix of these names.
    func entity(in names: [String]) -> String? {
        let names = names.count > 1 && modules.contains(names[0]) ? Array(names.dropFirst()) : names
        return names.indices.reversed()
            .map { names[...$0].joined(separator: ".") }
            .first(where: paths.contains)
    }
}
