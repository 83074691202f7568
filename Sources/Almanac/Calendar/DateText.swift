/// The text of a date, written straight into a string's storage because lists and documents contain many dates.
package struct DateText {
    private let bytes: UnsafeMutableBufferPointer<UInt8>
    private var count = 0

    /// Creates a text of at most `capacity` bytes, which `body` writes.
    package static func text(capacity: Int, _ body: (inout DateText) -> Void) -> String {
        String(unsafeUninitializedCapacity: capacity) { bytes in
            var text = DateText(bytes: bytes)
            body(&text)
            return text.count
        }
    }

    private init(bytes: UnsafeMutableBufferPointer<UInt8>) {
        self.bytes = bytes
    }

    /// Appends the last `width` digits of a number, with leading zeros.
    package mutating func append(_ number: Int, width: Int) {
        precondition(count + width <= bytes.count)
        var rest = number.magnitude
        for index in (count..<count + width).reversed() {
            bytes[index] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
            rest /= 10
        }
        count += width
    }

    package mutating func append(ascii character: Unicode.Scalar) {
        precondition(count < bytes.count)
        bytes[count] = UInt8(ascii: character)
        count += 1
    }

    package mutating func append(_ word: String) {
        var word = word
        word.withUTF8 { letters in
            precondition(count + letters.count <= bytes.count)
            _ = UnsafeMutableBufferPointer(rebasing: bytes[count...]).update(fromContentsOf: letters)
            count += letters.count
        }
    }
}

extension DateText {
    /// Appends a date in ISO 8601 format. Its year has four digits.
    package mutating func append(_ day: Day) {
        let parts = day.components
        append(parts.year, width: 4)
        append(ascii: "-")
        append(parts.month, width: 2)
        append(ascii: "-")
        append(parts.day, width: 2)
    }

    /// Appends a time in ISO 8601 format.
    package mutating func append(_ time: TimeOfDay) {
        append(time.minute / 60, width: 2)
        append(ascii: ":")
        append(time.minute % 60, width: 2)
    }
}
