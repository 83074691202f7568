/// Converts external bytes to text.
package enum RawText {
    /// Returns the arguments as text. Argument 1 is the first one after the program's name.
    package static func words(_ arguments: [[UInt8]]) throws(InputError) -> [String] {
        var words: [String] = []
        for bytes in arguments {
            guard let word = String(validating: bytes, as: UTF8.self) else { throw .notText(word: words.count + 1) }
            words.append(word)
        }
        return words
    }
}
