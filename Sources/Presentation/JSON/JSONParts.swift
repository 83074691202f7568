package import ProgramOutput
import Vocabulary

/// A long JSON text in parts. A single growing string would be in memory twice whenever it is reallocated.
package struct JSONParts {
    /// The part being written.
    package var json: JSONText
    private var parts: [[UInt8]] = []

    package init(_ json: JSONText = JSONText()) {
        self.json = json
    }

    /// Ends the part if it is long enough. Call this between values.
    package mutating func endPartIfLong() {
        if let part = json.takeLongPart() { parts.append(part) }
    }

    /// Returns and removes all text written so far.
    package mutating func takeAll() -> [[UInt8]] {
        defer { parts = [] }
        return parts + [json.takeBytes()]
    }
}
