/// A plain value that interactors work with; it knows neither the storage nor the screen.
package protocol Entity: Equatable, Sendable {}

/// Why something could not be read, in words that know no storage.
package struct SourceTrouble: Error, Entity {
    package let path: String
    package let detail: String

    package init(path: String, detail: String) {
        self.path = path
        self.detail = detail
    }
}
