import Almanac
package import CommandLine

/// Reads counts, such as the argument of commands that take only a number.
package enum CountWords {
    /// Returns the number, or `nil` if there is no argument.
    package static func read(_ invocation: Invocation) throws(InputError) -> Int? {
        try invocation.operands.first.map { (word) throws(InputError) in try read(word.text) }
    }

    package static func read(_ text: String) throws(InputError) -> Int {
        guard text.utf8.count <= 9, let count = Int(digits: text), count > 0 else { throw .command(.notACount(text)) }
        return count
    }
}
