import Glibc

extension String {
    /// Hides Swift's own function, which would link the library for regular expressions.
    func contains(_ part: String) -> Bool { withCString { strstr($0, part) } != nil }
}
