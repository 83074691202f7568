/// A plain value, independent of storage and output.
package protocol Entity: Equatable, Sendable {}
