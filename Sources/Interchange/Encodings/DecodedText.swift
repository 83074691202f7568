package import Vocabulary

/// The text of a file as UTF-8.
package final class DecodedText {
    private let source: ByteReader.Source
    private var decoder: TextDecoder
    /// The reason why the text ended early.
    package private(set) var error: ForeignFileError?

    package init(_ source: @escaping ByteReader.Source, _ encoding: TextEncoding) {
        (self.source, decoder) = (source, TextDecoder(encoding))
    }

    /// Returns the next portion, empty at the end or after an error.
    package func next() -> [UInt8] {
        do throws(ForeignFileError) {
            while error == nil, case let bytes = source(), !bytes.isEmpty {
                let text = try decoder.decode(bytes)
                if !text.isEmpty { return text }
            }
            try decoder.end()
        } catch {
            self.error = error
        }
        return []
    }
}
