import Vocabulary

/// A value that differs after every change to the list, by any process.
package struct ListVersion: Entity {
    /// Increases when the list's file is replaced by another one.
    package let generation: Int
    /// SQLite's `data_version`, which differs after a change by another connection.
    package let file: Int
    /// The id of the last change; `nil` if there is none.
    package let lastChange: Int?

    package init(generation: Int, file: Int, lastChange: Int?) {
        (self.generation, self.file, self.lastChange) = (generation, file, lastChange)
    }
}
