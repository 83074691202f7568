/// A long JSON text in parts. A single growing string would be in memory twice whenever it is reallocated.
package struct JSONParts {
    private static let maximumByteCount = 1 << 16

    /// The part being written.
    package var json: JSONText
    private var parts: [String] = []

    package init(_ json: JSONText = JSONText()) {
        self.json = json
    }

    /// Ends the part if it is long enough. Call this between values.
    package mutating func endPartIfLong() {
        if json.byteCount > JSONParts.maximumByteCount { parts.append(json.takeText()) }
    }

    /// Returns and removes all text written so far.
    package mutating func takeAll() -> [String] {
        defer { parts = [] }
        return parts + [json.takeText()]
    }
}
