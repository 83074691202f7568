import Almanac

/// A JSON writer. It escapes control characters, so that the output is safe to print in a terminal.
package struct JSONText {
    /// Bytes rather than a string: appending to a string checks each time whether it is still ASCII.
    private var bytes: [UInt8] = []
    private var needsComma = false

    package init() {}

    package var text: String { String(decoding: bytes, as: UTF8.self) }

    package mutating func object(_ key: String? = nil, _ body: (inout JSONText) -> Void) {
        beginObject(key)
        body(&self)
        endObject()
    }

    package mutating func array(_ key: String? = nil, _ body: (inout JSONText) -> Void) {
        beginArray(key)
        body(&self)
        endArray()
    }

    package mutating func string(_ key: String? = nil, _ value: String) {
        begin(key)
        quote(value)
    }

    package mutating func integer(_ key: String? = nil, _ value: Int) {
        begin(key)
        append(value.digits)
    }

    /// Writes a number of hundredths as a decimal.
    package mutating func decimal(_ key: String? = nil, hundredths: Int) {
        begin(key)
        append(hundredths.digitsOfHundredths)
    }

    package mutating func boolean(_ key: String? = nil, _ value: Bool) {
        begin(key)
        append(value ? "true" : "false")
    }

    private mutating func begin(_ key: String?) {
        if needsComma { bytes.append(UInt8(ascii: ",")) }
        needsComma = true
        if let key {
            quote(key)
            bytes.append(UInt8(ascii: ":"))
        }
    }

    private mutating func append(_ text: String) {
        var text = text
        text.withUTF8 { bytes.append(contentsOf: $0) }
    }

    private mutating func quote(_ value: String) {
        var value = value
        bytes.append(UInt8(ascii: "\""))
        value.withUTF8 { text in
            var (start, index) = (0, 0)
            while index < text.count {
                guard EscapedScalar.mayBegin(with: text[index]), let escaped = EscapedScalar(in: text, at: index) else {
                    index += 1
                    continue
                }
                bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<index]))
                append(escaped.escape)
                index += escaped.byteCount
                start = index
            }
            bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start...]))
        }
        bytes.append(UInt8(ascii: "\""))
    }
}

// MARK: - Incremental writing

extension JSONText {
    package mutating func beginObject(_ key: String? = nil) {
        open(UInt8(ascii: "{"), key)
    }

    package mutating func endObject() {
        close(UInt8(ascii: "}"))
    }

    package mutating func beginArray(_ key: String? = nil) {
        open(UInt8(ascii: "["), key)
    }

    package mutating func endArray() {
        close(UInt8(ascii: "]"))
    }

    private mutating func open(_ bracket: UInt8, _ key: String?) {
        begin(key)
        bytes.append(bracket)
        needsComma = false
    }

    private mutating func close(_ bracket: UInt8) {
        bytes.append(bracket)
        needsComma = true
    }
}

extension JSONText {
    /// Returns an object on one line that begins with the schema version.
    package static func document(_ body: (inout JSONText) -> Void) -> String {
        var json = beginningDocument()
        body(&json)
        json.endDocument()
        return json.text
    }

    /// Returns the beginning of a document that is written incrementally.
    package static func beginningDocument() -> JSONText {
        var json = JSONText()
        json.beginObject()
        json.integer("adder", 1)
        return json
    }

    package mutating func endDocument() {
        endObject()
        bytes.append(UInt8(ascii: "\n"))
    }

    /// Returns and removes the UTF-8 text written since the last call.
    package mutating func takeBytes() -> [UInt8] {
        defer { bytes = [] }
        return bytes
    }

    /// Returns and removes the text written since the last call if it is long. Call this between values.
    package mutating func takeLongPart() -> [UInt8]? {
        bytes.count > JSONText.longPartLength ? takeBytes() : nil
    }

    private static let longPartLength = 1 << 16
}
