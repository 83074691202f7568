/// A plain value used by interactors, independent of storage and output.
package protocol Entity: Equatable, Sendable {}
