import Entities

/// How the list stands at one moment.
struct ListStanding: Entity {
    let overdue: Int
    let today: Int
    let version: ListVersion
}

/// Another one after each change to the list, whoever made it.
struct ListVersion: Entity {
    let file: Int
    /// Nil where nothing was ever changed.
    let lastChange: Int?
}
