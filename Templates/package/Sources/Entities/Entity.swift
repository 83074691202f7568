/// A plain value used by interactors, independent of storage and user interface.
package protocol Entity: Equatable, Sendable {}
