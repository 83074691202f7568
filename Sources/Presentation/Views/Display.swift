/// A value that a view shows. Interactors and data managers work with entities instead.
package protocol Display: Equatable, Sendable {}
