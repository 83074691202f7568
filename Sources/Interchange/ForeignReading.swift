package import Entities
package import Vocabulary

/// Reads the items of a file one by one.
package protocol ForeignReading {
    /// Returns the next item, or `nil` at the end of the file.
    mutating func next() throws(ForeignFileError) -> ForeignItem?
    /// Returns the losses found since the last call, of the last item and of what was skipped before it.
    mutating func takeLosses() -> [Loss]
}

/// Writes items one by one.
package protocol ForeignWriting {
    /// Writes what comes before the first item.
    mutating func begin()
    mutating func write(_ item: ExportedItem)
    /// Writes what comes after the last item.
    mutating func end()
    /// Returns and removes the bytes written since the last call.
    mutating func takeBytes() -> [UInt8]
    /// Returns and removes the losses since the last call.
    mutating func takeLosses() -> [Loss]
}

extension ForeignWriting {
    package mutating func begin() {}
    package mutating func end() {}
}
