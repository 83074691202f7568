/// Converts external bytes to text.
package enum RawText {
    /// The arguments of the process, without the program's name.
    package static var arguments: [[UInt8]] {
        (1..<max(1, Int(Swift.CommandLine.argc))).compactMap { index in
            guard let start = Swift.CommandLine.unsafeArgv[index] else { return nil }
            var bytes: [UInt8] = []
            while start[bytes.count] != 0 { bytes.append(UInt8(bitPattern: start[bytes.count])) }
            return bytes
        }
    }

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
