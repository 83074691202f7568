/// A plain value that interactors work with; it knows neither the store nor the screen.
package protocol Entity: Equatable, Sendable {}
