/// The names under which a module's files can speak of entities.
struct EntityNames {
    private var paths: Set<String>
    /// What may stand before a name to say where it comes from.
    private let modules: Set<String>

    /// Its own names, and those of the floors that it sees where entities have no place.
    init(in module: String, of files: [SourceFile]) {
        let floors = Room.allCases.map(\.rights).filter { !$0.namesEntities }.flatMap(\.imports) + ["Entities"]
        let known = files.filter { ([module] + floors).contains($0.target) }
        modules = Set(known.map(\.target))
        paths = Set(
            known.flatMap { file in
                let declares = file.target == "Entities" || file.room == .entity
                return file.outline.types.filter { declares || $0.isEntity }.map(\.path)
                    + (declares ? file.outline.aliases.map(\.path) : [])
            }
        )
        follow(known.flatMap(\.outline.aliases))
    }

    /// Another name for an entity is an entity's name, and so is another name for that.
    private mutating func follow(_ aliases: [Outline.Alias]) {
        var count: Int
        repeat {
            count = paths.count
            for alias in aliases where alias.meanings.contains(where: { entity(in: $0) != nil }) {
                paths.insert(alias.path)
            }
        } while paths.count > count
    }

    /// The longest name of an entity that these names begin with.
    func entity(in names: [String]) -> String? {
        let names = names.count > 1 && modules.contains(names[0]) ? Array(names.dropFirst()) : names
        return names.indices.reversed()
            .map { names[...$0].joined(separator: ".") }
            .first(where: paths.contains)
    }
}
