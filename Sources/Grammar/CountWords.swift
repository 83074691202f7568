import Almanac
package import Boundary

/// How many are meant, where a command takes nothing but a number.
package enum CountWords {
    /// Nil where none was typed.
    package static func read(_ invocation: Invocation) throws(Misunderstanding) -> Int? {
        guard let word = invocation.operands.first else { return nil }
        guard word.text.utf8.count <= 9, let count = Int(digits: word.text), count > 0 else {
            throw .notACount(word.text)
        }
        return count
    }
}
