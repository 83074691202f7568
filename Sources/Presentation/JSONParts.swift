/// JSON that may become long, in parts: one long text that grows would be in memory twice whenever it has to move.
package struct JSONParts {
    private static let longest = 1 << 16

    /// What is being written; it goes on behind the parts that are kept.
    package var json: JSONText
    private var parts: [String] = []

    package init(_ json: JSONText = JSONText()) {
        self.json = json
    }

    /// Ends a part where it is long enough; to be called between values.
    package mutating func keep() {
        if json.text.utf8.count > JSONParts.longest { parts.append(json.takeText()) }
    }

    /// All that was written so far, which is not kept any longer.
    package mutating func takeAll() -> [String] {
        defer { parts = [] }
        return parts + [json.takeText()]
    }
}
