/// Turns bytes from outside into text, or says where they are none.
package enum RawText {
    /// The words of a command line, the first one after the program's name being word 1.
    package static func words(_ arguments: [[UInt8]]) throws(Misunderstanding) -> [String] {
        var words: [String] = []
        for bytes in arguments {
            guard let word = String(validating: bytes, as: UTF8.self) else { throw .notText(word: words.count + 1) }
            words.append(word)
        }
        return words
    }
}
