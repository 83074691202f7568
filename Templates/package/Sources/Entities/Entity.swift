/// A plain value that interactors work with; it knows neither the storage nor the screen.
package protocol Entity: Equatable, Sendable {}
