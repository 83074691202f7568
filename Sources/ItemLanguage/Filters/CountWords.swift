import Almanac
package import CommandLine

/// Reads the argument of commands that take only a number.
package enum CountWords {
    /// Returns the number, or `nil` if there is no argument.
    package static func read(_ invocation: Invocation) throws(InputError) -> Int? {
        guard let word = invocation.operands.first else { return nil }
        guard word.text.utf8.count <= 9, let count = Int(digits: word.text), count > 0 else {
            throw .notACount(word.text)
        }
        return count
    }
}
